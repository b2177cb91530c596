/** A rule set of a year to come, with rates that no law has: pages must have its figures, and no other year's. */
import type { ParentNode } from 'domhandler';
import { describe, expect, test } from 'vitest';
import { disclaimerPage } from '../../src/pages/disclaimer.tsx';
import { page as homePage } from '../../src/pages/home/page.tsx';
import { salaryPageContent } from '../../src/pages/salary/texts.ts';
import { payCalculator } from '../../src/pay/pay.ts';
import type { RuleSet, WithholdingRows } from '../../src/pay/rules/rule-set.ts';
import type { DescribedRuleSet } from '../../src/pay/rules/rule-sets.ts';
import type { Source } from '../../src/pay/rules/sourced.ts';
import { MADE_UP_RULES } from '../pay/made-up-rules.ts';
import { all, first, wordsOf } from '../support/parsed-html.ts';
import { PLAIN_SITE, renderedMain, renderedSalaryPage, sectionUnder } from './opened-page.tsx';

const { taxYears, ...MADE_UP } = MADE_UP_RULES;
const source: Source = { cite: 'made up', confirmed: 0, status: 'provisional' };

/** Withholds a quarter of the week's whole dollars, exactly: the 99 cents that a schedule adds are taken off again. */
const QUARTER: WithholdingRows = [[null, 0.25, 0.2475]];
const schedule = { scales: { 1: QUARTER, 2: QUARTER, 3: QUARTER }, source };

const law: RuleSet<string, 'legislated'> = {
  ...MADE_UP,
  name: 'legislated',
  taxYears: taxYears.map(({ withoutTaxFreeThreshold: _, ...year }) => ({
    ...year,
    superannuation: {
      ...year.superannuation,
      contributionBase: { perQuarter: 25_000, source },
      division293: { threshold: 345_000, rate: 0.35, source },
    },
    withholding: {
      regular: schedule,
      studentLoan: schedule,
      bonus: { limit: 0.47, source },
      workingHoliday: { rates: [{ upTo: null, rate: 0.2 }], source },
    },
  })),
};
const LAW = { rules: law, comparedOn: '2030-03-03' } as const;

/** The law of that year. */
const lawful: DescribedRuleSet = { ...law, law: LAW };

/** A model of it: no phase-in, no offsets, no limits on super, no withholding schedule. */
const simpler: DescribedRuleSet = {
  name: 'simplified',
  defaultTaxYear: '2030-31',
  taxYears: law.taxYears.map(({ withholding: _, ...year }) => ({
    ...year,
    offsets: [],
    medicareLevy: { rate: 0.03, threshold: 22_000, source },
    superannuation: { guarantee: { rate: 0.225, source } },
  })),
  law: LAW,
};

/** The words of the page and of the picture of the bracket: no table, no list of links. */
function words(page: ParentNode): string {
  return all(page, '.answer, .bracket-scale, .article, .faq').map(wordsOf).join(' ');
}

/** Sums and percentages in `text`, each once. */
function figuresIn(text: string): Set<string> {
  return new Set(text.match(/\$[\d,]*\d(\.\d+)?|[\d.]+%/g));
}

function yearsIn(text: string): Set<string> {
  return new Set(text.match(/\b20\d\d(-\d\d)?\b/g));
}

describe('a salary page by the law of a made-up year', () => {
  const page = renderedSalaryPage(30_000, lawful);

  test('has no figure but those of the year and of its pay', () => {
    const figures = [
      // Gross, net, tax, income tax, levy, super; then what lands in the account; then shares of the gross.
      '$30,000 $27,650 $2,350 $1,450 $900 $7,500',
      '$432.92 $865.85 $1,876.00',
      '7.8% 92.2% 4.8% 3.0%',
      // Brackets and the levy; super, and of a package the salary and its super; offsets.
      '0% 12.5% 50% $10,000 $20,000 $50,000 3%',
      '25% $24,000 $6,000',
      '$1,000 $50',
      // Withheld a fortnight; 26 fortnights, less the year's tax; an hour.
      '$288 $5,138',
      '$15.18 $11.39',
      // Of the next $1,000, and the marginal rate: half a cent for each dollar is the offset that is lost.
      '$745 25.5%',
      // The full-time median, and how far below it the salary is.
      '$90,532 67%',
    ];
    expect(figuresIn(words(page))).toEqual(new Set(figures.join(' ').split(' ')));
    expect(yearsIn(words(page).replaceAll('August 2025', ''))).toEqual(new Set(['2030-31']));
  });

  test('names the year in title and description', () => {
    const { title, description } = salaryPageContent(lawful)(30_000);
    expect(title).toContain('After Tax 2030-31');
    expect(yearsIn(description)).toEqual(new Set(['2030-31']));
  });
});

test('a salary page by a model of a made-up law quotes that law where it departs from it', () => {
  const text = words(renderedSalaryPage(110_000, simpler));
  expect(text).toContain("22.5% of the whole salary: $24,750. The law's figure: $25,000.");
  const taxYear = lawful.defaultTaxYear;
  const { netAnnual } = payCalculator(law)({ annualSalary: 90_000, taxYear });
  expect(words(renderedSalaryPage(90_000, simpler))).toContain(
    `No. The law's take-home pay is $${netAnnual.toLocaleString('en-AU')} a year.`,
  );
  expect(yearsIn(text.replaceAll('August 2025', ''))).toEqual(new Set(['2030-31']));
});

describe.each([
  ['the law', lawful, '$19,950', '25.0'],
  ['a model of the law', simpler, '$20,000', '22.5'],
] as const)('the home page by %s of a made-up year', (_, rules, incomeTax, superPercent) => {
  const page = renderedMain(homePage, { rules });
  const text = wordsOf(page);

  test('opens with the year, its days and its rates', () => {
    expect(text).toContain(
      'Tax year 2030-31 Income earned from 1 July 2030 to 30 June 2031, with rates that no law has',
    );
    expect(all(page, '.inputs option').map(wordsOf)).toEqual([`2030-31 (${superPercent}% super)`]);
    expect(first(page, '[name=super]').attribs.placeholder).toBe(superPercent);
    expect(wordsOf(sectionUnder(page, 'Tax Breakdown'))).toContain(`Income Tax ${incomeTax} `);
    expect(wordsOf(sectionUnder(page, 'Tax Breakdown'))).toContain('Medicare Levy (3%) $2,400');
  });

  test('names no other year', () => {
    expect(yearsIn(text)).toEqual(new Set(['2030-31', '2030', '2031']));
    expect(homePage.title({ ...PLAIN_SITE, rules })).toContain('Take-Home Pay and Tax 2030-31');
  });

  test('has a disclaimer with the year, the date and the limits of that law', () => {
    const disclaimer = wordsOf(renderedMain(disclaimerPage, { rules }));
    const others = disclaimer.replaceAll(
      /Last updated: January 2025|August 2025|May 2026|July 2030|3 March 2030/g,
      '',
    );
    expect(yearsIn(others)).toEqual(new Set(['2030-31']));
    expect(disclaimer).toContain('They were compared with the law on 3 March 2030.');
    expect(disclaimer).toContain('above $345,000 (Division 293)');
  });
});
