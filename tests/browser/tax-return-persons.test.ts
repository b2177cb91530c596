/** The tax return in Chromium for drawn persons and for published examples: every figure that the page shows. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Facts } from '../../src/pay/facts.ts';
import { drawnReturns, fieldsOf, fragmentOf } from '../pages/tax-return/drawn-returns.ts';
import { referenceReturn } from '../pages/tax-return/reference-return.ts';
import type { Example, Figures } from '../pay/examples/published-examples.ts';
import { test } from './calculator-page.ts';
import { fillIn, follow, open, readReturn } from './tax-return-page.ts';

const COUNT = process.env.LONG_TESTS === '1' ? 300 : 25;

/** One person in so many is typed; the others come by a link. */
const TYPED = 10;

test(`${COUNT} drawn persons have every figure of exact arithmetic, by link and by typing`, async ({
  newPage,
}) => {
  const page = await newPage();
  await open(page);
  for (const [index, person] of drawnReturns(COUNT, 2026).entries()) {
    if (index % TYPED === 0) {
      await page.getByRole('button', { name: 'Reset' }).click();
      await fillIn(page, fieldsOf(person));
    } else await follow(page, fragmentOf(person));
    expect(await readReturn(page), fragmentOf(person)).toEqual(referenceReturn(person));
  }
}, 1_200_000);

const EXAMPLES: Example<Facts>[] = JSON.parse(
  readFileSync(new URL('../pay/examples/assess.json', import.meta.url), 'utf8'),
);

test(`${EXAMPLES.length} published examples have the figures that were published`, async ({
  newPage,
}) => {
  const page = await newPage();
  await open(page);
  let compared = 0;
  for (const { id, query, expect: published, differs } of EXAMPLES) {
    await follow(page, fragmentOfFacts(query));
    const shown = shownFigures((await readReturn(page)).lines);
    for (const [name, figure] of publishedFigures(differs ?? published, shown)) {
      expect(shown[name], `${id}: ${name}`).toBeCloseTo(figure, 1);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThanOrEqual(EXAMPLES.length - 1);
}, 600_000);

function fragmentOfFacts(facts: Facts): string {
  const fields: Record<string, string> = {
    year: facts.taxYear,
    jobs: String(Math.max(1, facts.jobs.length)),
    salary: '',
    interest: String(facts.otherIncome ?? ''),
    expenses: String(facts.workExpenses ?? ''),
    deductions: String(facts.otherDeductions ?? ''),
    residency: facts.residency ?? 'resident',
    months: String(facts.residentMonths ?? ''),
    couple: facts.spouse ? 'yes' : '',
    partner: String(facts.spouse?.income ?? ''),
    'partner-senior': facts.spouse?.senior ? 'yes' : '',
    children: String(facts.dependentChildren ?? ''),
    senior: facts.senior ? 'yes' : '',
    apart: facts.senior === 'separatedByIllness' ? 'illness' : '',
    cover: facts.daysWithoutCover ? 'part' : '',
    days: String(facts.daysWithoutCover ?? ''),
    loan: facts.studentLoan ? 'yes' : '',
  };
  for (const [index, job] of facts.jobs.entries()) {
    const prefix = index === 0 ? '' : `job${index + 1}-`;
    fields[`${prefix}salary`] = String(job.pay);
    fields[`${prefix}sacrifice`] = String(job.salarySacrifice ?? '');
    fields[`${prefix}fringe`] = String(job.fringeBenefits ?? '');
    fields[`${prefix}super`] = job.superRate === undefined ? '' : String(job.superRate * 100);
  }
  return `#${new URLSearchParams(fields)}`;
}

/** The page's figures under the names of the examples, in dollars. */
function shownFigures(lines: Readonly<Record<string, string>>): Record<string, number> {
  const dollars = (label: string) => Number((lines[label] ?? '0').replace(/[$,]/g, ''));
  const seniors = dollars('Less seniors and pensioners tax offset');
  const lowIncome = dollars('Less low income tax offset');
  const offsets = Object.keys(lines).filter((label) => / tax offset$/.test(label));
  const grossTax = dollars('Tax on taxable income');
  return {
    taxableIncome: dollars('Taxable income'),
    grossTax,
    incomeTax: offsets.reduce((left, label) => left - dollars(label), grossTax),
    medicareLevy: dollars('Medicare levy'),
    medicareLevySurcharge: dollars('Medicare levy surcharge'),
    studentLoanRepayment: dollars('Student loan repayment'),
    division293Tax: dollars('Division 293 tax'),
    totalTax: dollars('Total tax'),
    seniors,
    lowIncome,
  };
}

/**
 * The figures that an example publishes and the page shows. Of an offset the page shows the part that is used: the
 * entitlement, or the tax.
 */
function publishedFigures(figures: Figures, shown: Record<string, number>): [string, number][] {
  const { taxOffsets = {}, repaymentIncome: _, ...others } = figures;
  const ofOffsets = Object.entries(taxOffsets as Record<string, Record<string, number>>).map(
    ([code, { used, entitled = 0 }]): [string, number] => [
      code,
      used ?? Math.min(entitled, shown.grossTax ?? 0),
    ],
  );
  return [...(Object.entries(others) as [string, number][]), ...ofOffsets];
}
