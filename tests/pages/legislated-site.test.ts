/** Figures and words of the legislated pages that the simplified ones lack. */
import type { ParentNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { contactPage } from '../../src/pages/contact.tsx';
import { disclaimerPage } from '../../src/pages/disclaimer.tsx';
import { homePage } from '../../src/pages/home/home-page.tsx';
import { salaryPageContent, salaryPagePay } from '../../src/pages/salary/salary-page-content.ts';
import { RULE_SETS } from '../../src/pay/rules/index.ts';
import { all, first, wordsOf } from '../support/parsed-html.ts';
import { PLAIN_SITE, renderedMain, renderedSalaryPage, sectionUnder } from './rendered-page.tsx';

const rules = RULE_SETS.legislated;

const pageOf = (amount: number) => renderedSalaryPage(amount, rules);

function answer(amount: number, question: string): string {
  const found = all(pageOf(amount), 'details').find(
    (details) => wordsOf(first(details, 'summary')) === question,
  );
  if (found === undefined) throw new Error(`Nobody asks '${question}' about ${amount}`);
  return wordsOf(first(found, 'p'));
}

function article(amount: number, heading: string): string {
  return wordsOf(sectionUnder(pageOf(amount), heading)).slice(heading.length + 1);
}

function row(page: ParentNode, label: string): string[] | undefined {
  return all(page, '.pay-table tr')
    .map((cells) => all(cells, 'th, td').map(wordsOf))
    .find(([title]) => title === label)
    ?.slice(1);
}

describe('a salary page', () => {
  test('is for 2026-27', () => {
    expect(wordsOf(first(pageOf(80_000), '.answer'))).toBe(
      '$64,200 take-home pay a year in 2026-27, if single Month $5,318.67 Fortnight $2,454.92 Week $1,227.46 Hour (38 a week) $32.30 At tax time about $372 back Where your pay goes Net pay 80.2% Income tax 17.8% Medicare levy 2.0% Adjust $80,000 in the calculator Compare $80,000 with another pay If you get a bonus',
    );
  });

  test('has the low income tax offset in the breakdown and in the table where there is one', () => {
    const page = pageOf(40_000);
    expect(wordsOf(sectionUnder(page, 'Tax Breakdown'))).toContain(
      'Gross Annual Salary $40,000 Standard Deduction $1,000 Taxable income $39,000 Income Tax $2,495 Low income tax offset $625 Already taken off income tax Medicare Levy (2%) $780 ',
    );
    expect(row(page, 'Tax Offsets')).toEqual(['$12.02', '$24.04', '$52.08', '$625.00']);
    expect(row(page, 'Income Tax')?.at(-1)).toBe('$2,495.00');
  });

  test('has no row of an offset that is 0, and zeros in the table', () => {
    const page = pageOf(67_700);
    expect(wordsOf(sectionUnder(page, 'Tax Breakdown'))).not.toContain('Offset');
    expect(row(page, 'Tax Offsets')).toEqual(['$0.00', '$0.00', '$0.00', '$0.00']);
    expect(row(pageOf(67_600), 'Tax Offsets')?.at(-1)).toBe('$1.00');
  });

  test.each([
    [
      29_000,
      'Why is there no Medicare levy?',
      'If single, it starts above a taxable income of $28,011.',
    ],
    [
      36_000,
      'How is the Medicare levy worked out?',
      'If single, it is 10% of the taxable income above $28,011, until',
    ],
    [36_100, 'How is the Medicare levy worked out?', 'If single, it is 2% of taxable income.'],
  ])('of %d answers %s by the phase-in', (amount, question, words) => {
    expect(answer(amount, question)).toContain(words);
  });

  test('works the income tax out with its offset', () => {
    expect(article(40_000, 'Tax components')).toContain(
      'Income tax is $2,495: 15% of taxable income above $18,200. Already taken off: the low income tax offset of $625.',
    );
    expect(article(80_000, 'Tax components')).toContain(
      'Income tax is $14,220: $4,020 plus 30% of taxable income above $45,000.',
    );
  });

  test('says that an offset takes off all tax where it does', () => {
    expect(answer(20_000, 'What is the marginal tax rate?')).toBe(
      '0% if single, including Medicare. You keep $1,000 of the next $1,000.',
    );
    expect(article(20_000, 'Tax components')).toBe(
      'Income tax is $0: 15% of taxable income above $18,200. Already taken off: the low income tax offset of $120.',
    );
  });

  test('gives what employers withhold by the tables of the year', () => {
    expect(article(80_000, 'PAYG withholding')).toContain(
      'Your employer withholds $622 of tax a fortnight',
    );
    // A tax of 0, of which some is withheld all the same.
    expect(article(20_000, 'PAYG withholding')).toContain('$6 of tax a fortnight');
    expect(article(15_000, 'PAYG withholding')).toContain('there is no tax for your employer');
  });

  test('stops super at the maximum contribution base, and names that only above it', () => {
    expect(article(270_900, 'Superannuation')).toBe(
      'Your employer pays $32,500 a year into your super fund, on top of $270,900. Division 293 tax takes 15% of super that, with income, is above $250,000.',
    );
    expect(answer(270_800, 'How much super is paid on $270,800?')).toBe(
      '12% of the whole salary: $32,496.',
    );
    expect(answer(270_900, 'How much super is paid on $270,900?')).toBe(
      '12% of $270,830, the most that it is compulsory on: $32,500.',
    );
  });

  test.each([
    [80_000, 'What if I have a student loan?', '$1,421 a year is repaid out of your pay.'],
    [70_500, 'What if I have a student loan?', 'Nothing is repaid on $70,500.'],
    [
      107_000,
      'What if I have no private hospital cover?',
      'If single, a Medicare levy surcharge of $1,060 leaves $81,500 a year (families: higher limits).',
    ],
    [
      106_000,
      'What if I have no private hospital cover?',
      'If single, there is no Medicare levy surcharge on $106,000',
    ],
  ])('of %d, %s: the answer says %s', (amount, question, words) => {
    expect(answer(amount, question)).toContain(words);
  });

  test('has what is withheld in each period beside the take-home card, which spreads the tax evenly', () => {
    const page = pageOf(80_000);
    const card = sectionUnder(page, 'Withheld on your payslip');
    expect(wordsOf(card)).toBe(
      'Withheld on your payslip Weekly $311 Fortnightly $622 Monthly $1,348',
    );
    const takeHome = sectionUnder(page, 'Take-Home Pay');
    expect(DomUtils.nextElementSibling(takeHome)).toBe(card);
    expect(wordsOf(takeHome)).toMatch(
      /^Take-Home Pay Daily \(5-day week\) \$246\.92 .* The year's tax, spread evenly\.$/,
    );
  });

  test('has one figure for a week, a fortnight and a month wherever it says what lands in the account', () => {
    const page = pageOf(35_000);
    expect(wordsOf(first(page, '.answer'))).toContain(
      'Month $2,656.67 Fortnight $1,226.15 Week $613.08 Hour (38 a week) $16.13',
    );
    expect(answer(35_000, 'How much is $35,000 after tax?')).toBe(
      '$32,731 a year. Pays are $2,656.67 a month, $1,226.15 a fortnight or $613.08 a week.',
    );
    expect(answer(35_000, 'How much is $35,000 an hour?')).toContain('$16.13 after it');
    const { description } = salaryPageContent(rules)(salaryPagePay(rules)(35_000));
    expect(description).toContain('$32,731 after tax in 2026-27, or $613.08 a week.');
  });

  test('has the fortnight with a student loan by the tables too', () => {
    expect(wordsOf(sectionUnder(pageOf(80_000), 'With a student loan'))).toBe(
      'With a student loan Take-home pay $62,779 Each fortnight $2,394.92',
    );
  });

  test('never says that it is a simplified model', () => {
    expect(wordsOf(pageOf(80_000))).not.toContain('simplified');
  });

  test.each([
    [
      80_000,
      "Employers use the ATO's tax tables, so pays differ slightly from your yearly figure. About $372 extra is taken over 26 pays. Expect it back if this is your only income.",
    ],
    [20_000, 'About $156 extra is taken over 26 pays.'],
    [15_000, 'It should not: nothing is withheld, and no tax is due.'],
  ])('of %d says why a payslip differs, with its own figures', (amount, words) => {
    expect(answer(amount, 'Why does my payslip differ?')).toContain(words);
  });

  test('never says that the law has another figure', () => {
    for (const amount of [5_000, 30_000, 40_000, 60_000, 80_000, 100_000, 130_000, 300_000]) {
      expect(wordsOf(pageOf(amount))).not.toMatch(/by law|the law/i);
    }
  });

  test('has eleven questions, whatever the salary', () => {
    for (const amount of [5_000, 20_000, 30_000, 50_000, 80_000, 300_000]) {
      expect(all(pageOf(amount), '.faq details')).toHaveLength(11);
    }
  });
});

describe('the home page', () => {
  const page = renderedMain(homePage, { rules });

  test('offers seven tax years and opens with 2026-27', () => {
    expect(all(page, 'option').map(wordsOf)).toEqual([
      '2026-27 (12.0% super)',
      '2025-26 (12.0% super)',
      '2024-25 (11.5% super)',
      '2023-24 (11.0% super)',
      '2022-23 (10.5% super)',
      '2021-22 (10.0% super)',
      '2020-21 (9.5% super)',
    ]);
    expect(first(page, 'option[selected]').attribs.value).toBe('2026-27');
    expect(wordsOf(first(page, 'hgroup'))).toBe(
      'Australian Pay Calculator Tax year 2026-27 Income earned from 1 July 2026 to 30 June 2027, with the July 2026 tax cut',
    );
    expect(homePage.title({ ...PLAIN_SITE, rules })).toBe(
      'Australian Pay Calculator: Take-Home Pay and Tax 2026-27',
    );
  });

  test('has the payslip of its default salary, in a table with a name for every row and column', () => {
    const card = sectionUnder(page, 'On your payslip');
    expect(all(card, 'th[scope=col]').map(wordsOf)).toEqual(['Weekly', 'Fortnightly', 'Monthly']);
    expect(all(card, 'tbody tr').map((row) => all(row, 'th[scope=row], td').map(wordsOf))).toEqual([
      ['Gross', '$1,538.46', '$3,076.92', '$6,666.67'],
      ['Tax withheld', '$311', '$622', '$1,348'],
      ['In the account', '$1,227.46', '$2,454.92', '$5,318.67'],
      ['Super', '$184.62', '$369.23', '$800.00'],
      ['At tax time', '$372 back', '$372 back', '$376 back'],
    ]);
  });

  test('says what Withhold Tax Offsets does, and of no figure that it departs from the law', () => {
    expect(all(page, '.options .hint').map(wordsOf)).toEqual(['Pay my offsets as a refund.']);
  });

  test('says what its figures leave out', () => {
    expect(wordsOf(sectionUnder(page, 'Disclaimer'))).toContain(
      'They leave out other income and the rules for seniors. The one deduction is the standard deduction of $1,000 for work expenses, from 2026-27.',
    );
  });
});

test.each([
  'The tax return page counts those that you enter. Elsewhere all are left out but the standard deduction of $1,000 for work expenses, from 2026-27.',
  'Both are those of a single person, unless you say otherwise. Families and seniors have higher limits',
  'Medicare levy limit of 2026-27 The limit of today is used.',
  'Included: the low income tax offset, the low and middle income tax offset and the excess contributions tax offset. The tax return page adds the seniors and pensioners tax offset. All others are left out.',
  'The tax return page also takes months of residence, and jobs for a part of the year.',
  'Fringe benefits and investments count on the tax return page alone. Salary sacrifice counts there and where two pays are compared. A bonus or leave loading counts on the bonus page and where two pays are compared.',
  'Employers need not pay it above a limit, the maximum contribution base.',
  'There is also the extra tax on super where income and contributions together are above $250,000 (Division 293). It is in no total: it is billed later, and your super can pay it.',
])('the disclaimer says what the estimates leave out: %s', (omission) => {
  const disclaimer = renderedMain(disclaimerPage, { rules });
  expect(wordsOf(sectionUnder(disclaimer, 'What the estimates leave out'))).toContain(omission);
});

test('titles and descriptions fit in search results', () => {
  for (const page of [homePage, contactPage, disclaimerPage]) {
    expect(page.title({ ...PLAIN_SITE, rules }).length).toBeLessThanOrEqual(60);
    expect(page.description({ ...PLAIN_SITE, rules }).length).toBeLessThanOrEqual(155);
  }
});

describe('Division 293 tax', () => {
  test('is one line beside super where it is due, and in no figure', () => {
    const page = pageOf(260_000);
    // 15% of 31,200: 259,000 and 31,200 are 40,200 above 250,000.
    expect(wordsOf(sectionUnder(page, 'Take-Home Pay'))).toContain(
      'Division 293 tax, billed later: $4,680. Your super can pay it.',
    );
    // 82,420 and 2% of 259,000.
    expect(wordsOf(sectionUnder(page, 'Tax Breakdown'))).toContain(
      'Total Tax $87,600 Net Annual Salary $172,400',
    );
    expect(wordsOf(page).match(/\$4,680/g)).toHaveLength(1);
    expect(article(260_000, 'Superannuation')).toContain('Division 293 tax takes 15% of super');
    expect(wordsOf(pageOf(224_000))).not.toContain('Division 293');
  });
});
