/** A salary page's texts for search engines, and its parts. `verify` holds its figures and salary-words.test.tsx its sentences. */
import { describe, expect, test } from 'vitest';
import { salaryFacts } from '../../../src/pages/salary/facts.ts';
import { paysOfSalary, salaryPays } from '../../../src/pages/salary/pays.ts';
import { salaryPageContent } from '../../../src/pages/salary/texts.ts';
import { payCalculator } from '../../../src/pay/pay.ts';
import type { DescribedRuleSet } from '../../../src/pay/rules/rule-sets.ts';
import { allSalaryAmounts } from '../../../src/site/salary-amounts.ts';
import { RULE_SETS } from '../../support/known-law.ts';

const { simplified, legislated } = RULE_SETS;

/** The changes within $2,000 above a salary. */
function notesBy(rules: DescribedRuleSet) {
  const factsOf = salaryFacts(rules);
  const calculatePay = payCalculator(rules);
  const taxYear = rules.defaultTaxYear;
  return (annualSalary: number) =>
    factsOf(calculatePay({ annualSalary, taxYear }), 0).nextThousand.notes;
}

describe('the notes on what changes within $2,000', () => {
  const notes = notesBy(simplified);

  const LEVY = 'Above $27,222 the Medicare levy, if single, is 2% of the whole salary.';
  const SURCHARGE =
    'Above $97,000 a Medicare levy surcharge of 1% of the whole salary applies, if single without hospital cover. Families: higher limits.';
  const FIRST_LOAN = 'From $51,550 the student loan repayment is 1% of the whole salary.';

  // The limit of the surcharge is still without it, the first income of the loan already with it.
  test.each([
    ['the Medicare levy', LEVY, [25_300, 27_222], [25_200, 27_223]],
    ['the surcharge', SURCHARGE, [95_000, 97_000], [94_900, 97_100]],
    ['the student loan', FIRST_LOAN, [49_600, 51_500], [49_500, 51_600]],
  ])('name %s', (_, note, named, others) => {
    expect(named.map(notes)).toEqual([[note], [note]]);
    expect(others.map(notes)).toEqual([[], []]);
  });

  test('name several in rising order', () => {
    expect(notes(106_400)).toEqual([
      'Above $106,590 the student loan repayment is 7% of the whole salary.',
      SURCHARGE.replace('$97,000', '$108,000').replace('1%', '1.25%'),
    ]);
  });

  test('are at most two on any page, and none above the last threshold', () => {
    for (const rules of [simplified, legislated]) {
      const notesOf = notesBy(rules);
      const counts = [...allSalaryAmounts()]
        .filter((salary) => salary <= 250_000)
        .map((salary) => [salary, notesOf(salary).length] as const);
      expect(Math.max(...counts.map(([, count]) => count))).toBeLessThanOrEqual(2);
      const last = counts.filter(([, count]) => count > 0).at(-1)?.[0];
      expect(last).toBe(rules === simplified ? 151_200 : 187_000);
    }
  });

  test('say what the law charges in its set', () => {
    const inLaw = notesBy(legislated);
    const LOAN = 'of taxable income the student loan repayment is';
    // The standard deduction leaves 69,528 of 70,528.
    expect([68_500, 70_600].map(inLaw)).toEqual([[], []]);
    expect([29_000, 70_500, 130_000, 186_000].flatMap(inLaw)).toEqual([
      'Above $28,011 of taxable income the Medicare levy, if single, is 10% of the part above. It is 2% of taxable income at most.',
      `Above $69,528 ${LOAN} 15% of the part above.`,
      `Above $129,717 ${LOAN} $9,028 plus 17% of the part above.`,
      `From $186,051 ${LOAN} 10% of taxable income.`,
    ]);
  });
});

const contentOf = salaryPageContent(simplified);

test('links name each salary right when pages with the same place among the kept links alternate', () => {
  // Links are kept by the last twelve bits of their hundreds: 409,600 dollars apart they have one place.
  for (const amount of [80_000, 489_600, 80_000, 899_200]) {
    const { links, own } = contentOf(amount).nearby;
    expect(links[own]?.amount).toBe(`${amount}`);
    expect(contentOf(amount).next?.amount).toBe(`${amount + 100}`);
  }
});

test.each([
  [80_100, undefined, undefined],
  [80_000, 1_000, 'index, follow'],
  [80_100, 1_000, 'noindex, follow'],
])('of %d, with a step of %s, search engines are told: %s', (amount, step, robots) => {
  expect(salaryPageContent(simplified, step)(amount).robots).toBe(robots);
});

// biome-ignore format: one line each
test.each([
  [5_000, '$5,000 a year is $5,000 after tax in 2025-26, $5,000 in 2024-25, or $96.15 a week. Fewer than 1 in 100 full-time employees earn less.'],
  [80_000, '$80,000 a year is $63,612 after tax in 2025-26, $63,612 in 2024-25, or $1,223.31 a week. It is more than about 38 in 100 full-time employees earn.'],
  [300_000, '$300,000 a year is $192,862 after tax in 2025-26, $192,862 in 2024-25, or $3,708.88 a week. The top 2 to 3 in 100 earn $260,000 or more.'],
])('%d is described as: %s', (amount, description) => {
  expect(contentOf(amount).description).toBe(description);
});

test('the title names the salary, and the net pay of the tax year and the one before', () => {
  expect(salaryPageContent(legislated)(80_000).title).toBe(
    '$80,000 After Tax 2026-27 $64,200, 2025-26 $63,612',
  );
});

test('nothing is withheld from a salary where it is nothing in every period', () => {
  const calculatePay = payCalculator(legislated);
  const paysOf = paysOfSalary(legislated);
  const textsOf = salaryPays(legislated);
  const nothing = [];
  for (let annualSalary = 17_000; annualSalary <= 30_000; annualSalary += 100) {
    const pay = calculatePay({ annualSalary, taxYear: legislated.defaultTaxYear });
    const pays = paysOf(pay);
    const withheld = [pays?.weekly, pays?.fortnightly, pays?.monthly].map((each) => each?.total);
    const isNothing = withheld.every((dollars) => dollars === 0);
    const { taxTime } = textsOf(pay, pays, 0);
    expect(taxTime?.isNothingWithheld, `${annualSalary}`).toBe(isNothing);
    // No page says that $0 is withheld a fortnight.
    if (!isNothing) expect(withheld[1], `${annualSalary}`).not.toBe(0);
    nothing.push(isNothing);
  }
  expect(new Set(nothing).size).toBe(2);
});
