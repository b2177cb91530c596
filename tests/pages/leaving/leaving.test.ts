/** Leaving a job: what the entries come to, in the page's words. tests/pay/withholding/leaving.test.ts has the schedules. */
import { expect, test } from 'vitest';
import { countingEntries } from '../../../src/pages/form/form.ts';
import { calculated } from '../../../src/pages/leaving/calculation.ts';
import { leavingForm, leavingLinks } from '../../../src/pages/leaving/form.ts';
import {
  leavingAnswer,
  owedText,
  partRows,
  ruleTexts,
  yearTexts,
} from '../../../src/pages/leaving/texts.ts';
import { legislated } from '../../../src/pay/index.ts';
import { openedBy } from '../rendered-page.tsx';

const form = leavingForm(legislated);
const links = leavingLinks(form, legislated);

function of(fragment: string) {
  return calculated(countingEntries(form, openedBy(links, fragment)), legislated);
}

const cellsOf = (fragment: string) => {
  return partRows(of(fragment)).map(({ label, cells }) => [label, ...cells]);
};

const TWELVE_DAYS = '#leave=12';

test('after eight years at $80,000, half a year in, with twelve days of leave', () => {
  const example = of(TWELVE_DAYS);
  expect(leavingAnswer(example)).toEqual({
    said: 'Of your payout of $25,230.77, $24,048.77 lands.',
    why: '$21,538.46 of it is tax-free, and $1,182 is withheld.',
  });
  // 14 weeks of 80,000 / 52; 12 days of 80,000 / 260, at 32%.
  expect(cellsOf(TWELVE_DAYS)).toEqual([
    ['Tax-free', '$21,538.46', '$0', '$21,538.46'],
    ['Unused leave', '$3,692.31', '$1,182', '$2,510.31'],
    ['All', '$25,230.77', '$1,182', '$24,048.77'],
  ]);
  expect(owedText(example)).toBe(
    'The Fair Work Act has 14 weeks: $21,538. Your award or contract may give more.',
  );
  // 13 pays of 3,076.92 with 622 withheld, and the 1,182. Tax on 42,692: 3,673.85 − 440.38, and 853.85 of levy.
  expect(yearTexts(example)).toEqual([
    'With wages of $40,000, your income of 2026-27 is $43,692.',
    '$9,268 is withheld in all, and the tax is $4,087: about $5,181 back.',
  ]);
});

test('$50,000 of redundancy after three years', () => {
  // 13,598 + 3 × 6,801 is tax-free; 32% of the other 15,999.
  expect(cellsOf('#years=3&redundancy=50000&leave=')).toEqual([
    ['Tax-free', '$34,001.00', '$0', '$34,001.00'],
    ['Redundancy above it', '$15,999.00', '$5,120', '$10,879.00'],
    ['All', '$50,000.00', '$5,120', '$44,880.00'],
  ]);
  expect(ruleTexts(of('#years=3&redundancy=50000&leave=&age=61'))).toEqual([
    'Tax-free up to $34,001: a base, and more for each complete year (3).',
    'Redundancy above it: 17% up to the cap of the year, and 47% of what is above it.',
    'By the schedules of 2026-27.',
  ]);
});

test('who resigns has leave at the rates of a year, and notice at 32%', () => {
  const resigned = '#reason=other&salary=3000&cycle=fortnightly&notice=6000&unit=hours&leave=76';
  // 76 hours of 78,000 / 1,976: 3,000. Spread: 115 a fortnight on 3,000, which bears 36 more 26 times.
  expect(cellsOf(resigned)).toEqual([
    ['Notice and other', '$6,000.00', '$1,920', '$4,080.00'],
    ['Unused leave', '$3,000.00', '$936', '$2,064.00'],
    ['All', '$9,000.00', '$2,856', '$6,144.00'],
  ]);
  expect(owedText(of(resigned))).toBe('');
});

test('a study loan is the surprise', () => {
  const said = yearTexts(of('#salary=120000&worked=26&years=2&redundancy=90000&leave=&loan=yes'));
  // 90,000 − 27,200 is 62,800 more: 122,800 less the deduction of 1,000, and 15% above 69,528.
  expect(said.at(-1)).toBe(
    'The payout counts for your study loan: $7,841 more is repaid, and nobody withholds for it.',
  );
  expect(yearTexts(of('#loan=yes')).at(-1)).toBe('The payout adds nothing to your study loan.');
});

test('a job later in the year joins the income, and what is withheld from it', () => {
  const { year } = of('#leave=12&later=30000');
  expect(year.income).toBeCloseTo(73_692.31, 2);
  expect(year.withheld).toBeGreaterThan(1_182 + of('').query.withheldFromPay);
});

test('a working holiday maker has every part by Schedule 15, and no loan is asked', () => {
  const maker = of(
    '#residency=workingHoliday&loan=yes&redundancy=10000&notice=5000&leave=12&years=0',
  );
  expect(maker.query.studentLoan).toBe(false);
  expect(ruleTexts(maker)).toEqual([
    'Working holiday makers: every part is taxed by Schedule 15, like other pay.',
  ]);
  // All of the redundancy is tax-free; after 40,000 of wages, 15% of the notice, and 15% of the leave, as 45,000 is not passed before it.
  expect(
    cellsOf('#residency=workingHoliday&redundancy=10000&notice=5000&leave=12&years=0'),
  ).toEqual([
    ['Tax-free', '$10,000.00', '$0', '$10,000.00'],
    ['Notice and other', '$5,000.00', '$750', '$4,250.00'],
    ['Unused leave', '$3,692.31', '$554', '$3,138.31'],
    ['All', '$18,692.31', '$1,304', '$17,388.31'],
  ]);
});

test('under a year nothing is owed, and a link from the calculator brings pay and options', () => {
  expect(owedText(of('#years=0.9'))).toBe('Under a year, the Fair Work Act has none.');
  const { entries } = of('#salary=1500&cycle=weekly&options=studentLoan,nonResident&year=2025-26');
  expect(entries).toMatchObject({
    salary: '1500',
    cycle: 'weekly',
    loan: 'yes',
    residency: 'foreign',
    year: '2025-26',
  });
  expect(of('#options=studentLoan').entries).toMatchObject({ salary: '80000', loan: 'yes' });
});

test('from the Age Pension age nothing is tax-free, and around it the page asks', () => {
  const said = (fragment: string) => ruleTexts(of(fragment))[0];
  expect(said('#age=66')).toContain('Tax-free up to $68,006');
  expect(said('#age=66&pension=yes')).toBe(
    'Nothing is tax-free: you had reached the Age Pension age.',
  );
  expect(said('#age=68')).toBe('Nothing is tax-free: you had reached the Age Pension age.');
  // What was answered at 66 does not count at 45.
  expect(said('#age=45&pension=yes')).toContain('Tax-free up to $68,006');
  expect(cellsOf('#age=68&redundancy=50000&leave=10')).toEqual([
    ['Redundancy pay', '$50,000.00', '$8,500', '$41,500.00'],
    ['Unused leave', '$3,076.92', '$988', '$2,088.92'],
    ['All', '$53,076.92', '$9,488', '$43,588.92'],
  ]);
});

test('a link from another calculator brings an hourly pay as that of a week, and a package without its super', () => {
  const pay = ({ entries: { salary, cycle } }: ReturnType<typeof of>) => [salary, cycle];
  expect(pay(of('#salary=36&cycle=hourly'))).toEqual(['1368.00', 'weekly']);
  expect(pay(of('#salary=36&cycle=hourly&hours=20'))).toEqual(['720.00', 'weekly']);
  expect(pay(of('#salary=112000&options=includesSuperannuation'))).toEqual(['100000', 'annually']);
  expect(pay(of('#salary=2240&cycle=weekly&super=15&options=includesSuperannuation'))).toEqual([
    '1947.83',
    'weekly',
  ]);
});

test('without a usual pay the page asks for it', () => {
  for (const fragment of ['#salary=', '#salary=abc']) {
    expect(leavingAnswer(of(fragment)).said).toBe('Enter your usual pay to see what lands.');
    expect(owedText(of(fragment))).toBe('');
  }
});

test('wages without weeks are one pay', () => {
  // A week of 2,307.99 bears 557, and a month 13 / 3 of that.
  const { query } = of('#worked=0&wages=10000&cycle=monthly&salary=5000');
  expect(query.withheldFromPay).toBe(2_414);
});
