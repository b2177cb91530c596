/** What pages of the legislated rule set show and say that those of the simplified one do not. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { contactPage } from '../../src/pages/contact.tsx';
import { disclaimerPage } from '../../src/pages/disclaimer.tsx';
import { homePage } from '../../src/pages/home/home-page.tsx';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import {
  PLAIN_SITE,
  renderedMain,
  renderedSalaryPage,
  sectionUnder,
  wordsOf,
} from './rendered-page.tsx';

const rules = RULE_SETS.legislated;

const pageOf = (amount: number) => renderedSalaryPage(amount, rules);

function answer(amount: number, question: string): string {
  const found = pageOf(amount)
    .querySelectorAll('details')
    .find((details) => wordsOf(details.querySelector('summary')) === question);
  return wordsOf(found?.querySelector('p') ?? null);
}

function article(amount: number, heading: string): string {
  return wordsOf(sectionUnder(pageOf(amount), heading)).slice(heading.length + 1);
}

function row(page: HTMLElement, label: string): string[] | undefined {
  return page
    .querySelectorAll('table tr')
    .map((cells) => cells.querySelectorAll('th, td').map(wordsOf))
    .find(([first]) => first === label)
    ?.slice(1);
}

describe('a salary page', () => {
  test('is for 2026-27', () => {
    expect(wordsOf(pageOf(80_000).querySelector('.answer'))).toBe(
      '$63,880 a year in your pocket, or $1,228.46 a week, in tax year 2026-27',
    );
  });

  test('has the low income tax offset in the breakdown and in the table where there is one', () => {
    const page = pageOf(40_000);
    expect(wordsOf(sectionUnder(page, 'Tax Breakdown'))).toContain(
      'Income Tax $2,695 Low Income Tax Offset $575 Taken off income tax Medicare Levy (2%) $800 ',
    );
    expect(row(page, 'Tax Offsets')).toEqual(['$11.06', '$22.12', '$47.92', '$575.00']);
    expect(row(page, 'Income Tax')?.at(-1)).toBe('$2,695.00');
  });

  test('has no row of an offset that is 0, and zeros in the table', () => {
    const page = pageOf(66_700);
    expect(wordsOf(sectionUnder(page, 'Tax Breakdown'))).not.toContain('Offset');
    expect(row(page, 'Tax Offsets')).toEqual(['$0.00', '$0.00', '$0.00', '$0.00']);
    expect(row(pageOf(66_600), 'Tax Offsets')?.at(-1)).toBe('$1.00');
  });

  test.each([
    [28_000, 'Why is there no Medicare levy?', 'The levy starts above $28,011.'],
    [35_000, 'How is the Medicare levy worked out?', 'As 10% of the salary above $28,011, until'],
    [35_100, 'How is the Medicare levy worked out?', 'As 2% of the whole salary. Just above'],
  ])('of %d answers %s by the phase-in', (amount, question, words) => {
    expect(answer(amount, question)).toContain(words);
  });

  test('works the income tax out with its offset', () => {
    expect(article(40_000, 'Tax Components')).toContain(
      'At 2026-27 resident rates, the income tax is 15% of income above $18,200, less the low income tax offset of $575.',
    );
    expect(article(80_000, 'Tax Components')).toContain(
      'the income tax is $4,020 plus 30% of income above $45,000.',
    );
  });

  test('says that an offset takes off all tax where it does', () => {
    expect(answer(20_000, 'What is the marginal tax rate?')).toBe(
      '15% on each dollar of income from $18,201 to $45,000, which tax offsets take off in full here.',
    );
  });

  test('gives what employers withhold by the schedule of the year', () => {
    expect(article(80_000, 'PAYG Withholding')).toContain(
      'By its schedule that is $311 of a weekly pay or $1,348 of a monthly one.',
    );
    // A tax of 0, of which some is withheld all the same.
    expect(article(20_000, 'PAYG Withholding')).toContain('$3 of a weekly pay');
    expect(article(15_000, 'PAYG Withholding')).toContain('By its schedule that is nothing.');
  });

  test('stops super at the maximum contribution base', () => {
    expect(article(270_800, 'Superannuation')).toContain('At 12% of the whole salary');
    expect(article(270_900, 'Superannuation')).toContain(
      'At 12% of $270,830, the maximum contribution base, super is $32,500 a year.',
    );
    expect(answer(80_000, 'How much super is paid on $80,000?')).toContain(
      'It is compulsory up to $270,830 of salary, and the cap on contributions ($32,500 a year) is not applied.',
    );
  });

  test.each([
    ['Is the Medicare levy surcharge included?', 'starts above $105,000 for singles'],
    ['Are HELP and other student loans included?', 'starts above $69,528'],
    [
      'Are tax offsets and deductions included?',
      'The low income tax offset (up to $700, for incomes below $66,667) is included. Deductions, with the standard deduction of $1,000 for work expenses, are not.',
    ],
    ['Who are these figures for?', 'all year,'],
  ])('%s: the answer says %s', (question, words) => {
    expect(answer(80_000, question)).toContain(words);
  });

  test.each([
    'deductions (with the standard deduction of $1,000)',
    'families and seniors',
    'part-year residence',
    'fringe benefits',
    'the Medicare levy surcharge',
    'student loans',
  ])('reminds the reader that the sums leave out %s', (omission) => {
    expect(article(80_000, 'Reminder')).toContain(omission);
  });

  test('has eleven questions, whatever the salary', () => {
    for (const amount of [5_000, 20_000, 30_000, 50_000, 80_000, 300_000]) {
      expect(pageOf(amount).querySelectorAll('.faq details')).toHaveLength(11);
    }
  });
});

describe('the home page', () => {
  const page = renderedMain(homePage, { rules });

  test('offers seven tax years and opens with 2026-27', () => {
    expect(page.querySelectorAll('option').map(wordsOf)).toEqual([
      '2026-27 (12.0% super)',
      '2025-26 (12.0% super)',
      '2024-25 (11.5% super)',
      '2023-24 (11.0% super)',
      '2022-23 (10.5% super)',
      '2021-22 (10.0% super)',
      '2020-21 (9.5% super)',
    ]);
    expect(page.querySelector('option[selected]')?.getAttribute('value')).toBe('2026-27');
    expect(wordsOf(page.querySelector('hgroup'))).toBe(
      'Australian Pay Calculator Tax year 2026-27 Income earned from 1 July 2026 to 30 June 2027, after the July 2026 cut to the lowest resident tax rate',
    );
    expect(homePage.title({ ...PLAIN_SITE, rules })).toBe(
      'Australian Pay Calculator: Take-Home Pay and Tax 2026-27',
    );
  });

  test('says what Withhold Tax Offsets does, and of no figure that it departs from the law', () => {
    expect(page.querySelectorAll('.options .hint').map(wordsOf)).toEqual([
      'Leaves tax offsets out of take-home pay. They come with your tax return.',
    ]);
  });

  test('says what its figures leave out', () => {
    expect(wordsOf(sectionUnder(page, 'Disclaimer'))).toContain(
      'They follow the law and leave out deductions (with the standard deduction of $1,000 from 2026-27), rules for families and seniors, part-year residence and fringe benefits.',
    );
  });
});

test.each([
  'the standard deduction of $1,000 for work expenses from 2026-27',
  'Thresholds for families and seniors',
  'The Medicare threshold of 2026-27 is that of the law today.',
  'the low income tax offset and the low and middle income tax offset are worked out',
  'Part-year residence is left out',
  'Fringe benefits',
  'up to the maximum contribution base',
])('the disclaimer says what the estimates leave out: %s', (omission) => {
  const disclaimer = renderedMain(disclaimerPage, { rules });
  expect(wordsOf(sectionUnder(disclaimer, 'What the Estimates Leave Out'))).toContain(omission);
});

test('titles and descriptions fit in search results', () => {
  for (const page of [homePage, contactPage, disclaimerPage]) {
    expect(page.title({ ...PLAIN_SITE, rules }).length).toBeLessThanOrEqual(60);
    expect(page.description({ ...PLAIN_SITE, rules }).length).toBeLessThanOrEqual(155);
  }
});
