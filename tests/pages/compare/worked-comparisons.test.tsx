/**
 * Comparisons worked by hand, as the page puts its cards together; sentences are held by texts.test.ts. By the simplified set the
 * year is 2025-26: 16% from 18,200, 30% from 45,000 (tax of 4,288 there); 2% of levy. By the law it is 2026-27: a standard
 * deduction of 1,000, then 15% from 18,200 (4,020 at 45,000); a student loan repays 15% of what is above 69,528.
 */
import { DomUtils } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { all, wordsOf } from '../../support/parsed-html.ts';
import { rowIn } from '../rendered-page.tsx';
import {
  answerIn,
  belowTable,
  cardsOf,
  comparedIn,
  keyOf,
  neededFor,
  rowsOf,
  words,
} from './compared-page.tsx';

type RulesName = 'simplified' | 'legislated';

/** What the page says of two pays; what is left out is not looked at. A row that is undefined is not in the table. */
interface Said {
  readonly answer?: string;
  readonly below?: string;
  readonly bonus?: string | RegExp;
  readonly sacrifice?: string;
  readonly rows?: Readonly<Record<string, readonly string[] | undefined>>;
}

test.each<[string, string, RulesName, Said]>([
  [
    'a higher pay above a step of the student loan',
    '#salary=51549&offer-salary=51560&options=studentLoan',
    'simplified',
    {
      // 68 cents of each of 11 dollars more, less 1% of 51,560; 12% of 11 dollars.
      answer:
        'Offer B pays $11 more, but you take home $508 less a year, and $1.32 more goes into your super.',
      below: 'It is above a limit of the student loan repayment, which takes $516 more.',
      rows: { 'Student loan repayment': ['$0', '$516', '+$516'] },
    },
  ],
  [
    '41.35 an hour for 20 hours of 48 weeks, and as much by the fortnight',
    '#salary=41.35&cycle=hourly&hours=20&weeks=48&offer-salary=1654&offer-cycle=fortnightly&offer-weeks=48',
    'simplified',
    {
      // 41.35 × 20 × 48 is 39,696, less 16% of 21,496 and 2% of it all; 24 fortnights of 1,654 are as much.
      answer: 'Take-home pay is the same: $35,463 a year. For each hour that is $17.50 less.',
      below: '',
      rows: { 'An hour': ['$36.94', '$19.44', '-$17.50'], Super: undefined },
    },
  ],
  [
    '$41.20 an hour for 32 hours or $1,400 a week, of which the law repays nothing, and 15% of 2,272',
    '#salary=41.20&cycle=hourly&hours=32&offer-salary=1400&offer-cycle=weekly&offer-hours=32&options=studentLoan',
    'legislated',
    {
      // 67,556.80 and 71,800 are taxed: 10,787.04 + 1,351.14 leave 56,418.62; 12,060 + 1,436 + 340.80 leave 58,963.20.
      // The differences are those of the figures as they are shown: 58,963 less 56,419, and 35.43 less 33.91.
      answer:
        'With Offer B you take home $2,544 more a year ($45 each week), and $509 more goes into your super. On average, for each hour that is $1.52 more.',
      rows: {
        'Student loan repayment': ['$0', '$341', '+$341'],
        // Of 1,318.40 a week 240 is withheld, of 1,400 it is 267, and 10 for the loan. That is 12,480 and 14,404 in the year.
        'Lands each week': ['$1,078.40', '$1,123.00', '+$44.60'],
        'At tax time': ['$342 back', '$567 back', '+$225'],
        'A week': undefined,
        'An hour on average': ['$33.91', '$35.43', '+$1.52'],
      },
    },
  ],
  [
    'a higher pay of which more is sacrificed',
    '#salary=100000&offer-salary=102000&offer-sacrifice=5000',
    'simplified',
    {
      // 100,000 leaves 77,212; 102,000 less 5,000 leaves 75,172. 85% of 240 and of the 5,000 more in super.
      answer:
        'Offer B pays $2,000 more, but you take home $2,040 less a year. Your super gets $4,454 more, after its 15% tax.',
      below: '',
      rows: {
        'Salary sacrifice': ['$0', '$5,000', '+$5,000'],
        'Super after its 15% tax': ['$10,200', '$14,654', '+$4,454'],
        'Take-home pay and super': ['$87,412', '$89,826', '+$2,414'],
      },
    },
  ],
  [
    'a bonus and a sacrifice with a student loan, with what lands in that pay',
    '#salary=90000&offer-salary=90000&offer-bonus=10000&offer-sacrifice=5000&options=studentLoan',
    'legislated',
    {
      // 30%, 2% and 15% of it. The tables withhold 180 more from a fortnight with 384 more, which is 4,680 in 26 of them.
      bonus:
        "Offer B Of the bonus of $10,000 you keep $5,300, after $4,700 of tax and student loan. $1,200 more goes into super. Paid with a fortnight's pay, $5,320 of it lands in your account. About $20 is left to pay at tax time. What lands from a bonus",
      sacrifice:
        'Offer B You give up $3,400 of take-home pay for $5,000 paid into super. Super gets $4,250 of it after its 15% tax. | What is sacrificed still counts for your student loan.',
    },
  ],
  [
    'the bonus of a working holiday maker, which no table is for',
    '#salary=40000&bonus=1000&offer-salary=1&options=workingHolidayVisa',
    'legislated',
    { bonus: /goes into super\.$/ },
  ],
])('of %s', (_, entered, rules, { answer, below, bonus, sacrifice, rows = {} }) => {
  const cards = cardsOf(entered, rules);
  if (answer !== undefined) expect(answerIn(entered, rules)).toBe(answer);
  if (below !== undefined) expect(belowTable(cards)).toBe(below);
  const found = Object.keys(rows).map((label) => [label, rowIn(cards, label)]);
  expect(Object.fromEntries(found)).toEqual(rows);
  if (bonus !== undefined) expect(words(cards, 'Bonus')).toMatch(bonus);
  if (sacrifice !== undefined) expect(words(cards, 'Salary sacrifice')).toBe(sacrifice);
});

test('at rest, the difference of two pays is that of the figures beside it', () => {
  expect(
    rowIn(cardsOf('#salary=80000&offer-salary=95000', 'legislated'), 'Lands each fortnight'),
  ).toEqual([...['$2,454.92', '$2,847.85', '+$392.93']]);
});

test('a sacrifice that adds no Division 293 tax is not said to', () => {
  const entered = '#salary=280000&offer-salary=300000&bonus=5000&offer-sacrifice=10000';
  // Super is at its cap already: what is sacrificed is above it, and is taxed as income instead.
  const said = words(cardsOf(entered, 'legislated'), 'Salary sacrifice');
  expect(said).toContain('above the 2026-27 cap of $32,500');
  expect(said).not.toContain('Division 293');
});

test("super above the cap counts another job's, as the tax on it does", () => {
  const entered =
    '#salary=100000&offer-salary=100000&offer-sacrifice=15000&options=noTaxFreeThreshold';
  // 12,000 and 15,000 are within 32,500; with 12,000 of the other job they are 6,500 above it.
  expect(words(cardsOf(`${entered}&other-job=100000`, 'legislated'), 'Salary sacrifice')).toContain(
    "With both employers' parts, super is $6,500 above the 2026-27 cap of $32,500.",
  );
  expect(
    comparedIn(`${entered}&other-job=100000`, 'legislated').offer.pay.excessContributions,
  ).toBe(6_500);
});

test('two pays of which one is not entered have no table and no bars, but what to earn', () => {
  expect(answerIn('#salary=80000')).toBe('Enter the offer to see which pay leaves you more.');
  expect(answerIn('#salary=&offer-salary=1')).toBe(
    'Enter Offer A to see which pay leaves you more.',
  );
  expect(all(cardsOf('#salary=80000'), 'table, .pay-bar, section')).toEqual([]);
  expect(neededFor('#salary=80000')).toContain('you need to earn $101,159 a year');
  for (const wanted of ['', '80.000', 'abc']) {
    expect(neededFor(`#want-salary=${wanted}`)).toBe('Enter the take-home pay you want.');
  }
});

test('a second job asks for the pay of the other one by the law, and compares nothing without it', () => {
  const entered = '#salary=20000&offer-salary=25000&options=noTaxFreeThreshold';
  expect(answerIn(entered, 'legislated')).toBe(
    'Enter the pay of your other job, under Tax year and options, to see which pay leaves you more.',
  );
  expect(rowIn(cardsOf(entered, 'legislated'), 'Take-home pay')).toBeUndefined();
  expect(belowTable(cardsOf(`${entered}&other-job=60000`, 'legislated'))).toMatch(
    / The tax is this job's part of the tax on both\.$/,
  );
  // By the simplified set the tax on a pay does not depend on another one.
  expect(answerIn(entered)).toContain('With Offer B you take home');
});

describe('a sacrifice that leaves less than the student loan', () => {
  // By the simplified set 112,985 to 119,764 repays 7.5%, and 97,000 to 100,557 repays 6%.
  const ALL = '#salary=100000&offer-salary=116000&offer-sacrifice=116000';
  const OPTIONS = '&options=noPrivateHospitalCover,studentLoan';
  const SHORT =
    'does not cover its tax and student loan after salary sacrifice. It is $8,700 a year short.';
  const cards = cardsOf(ALL + OPTIONS);

  test('is said in the place of the answer, of the pay that it is of', () => {
    expect(answerIn(`${ALL}&sacrifice=100000&offer-name=Acme${OPTIONS}`)).toBe(`Acme ${SHORT}`);
    const first = `#salary=116000&sacrifice=116000&offer-salary=100000${OPTIONS}`;
    expect(answerIn(first)).toBe(`Offer A ${SHORT}`);
  });

  test('has no take-home pay in the table, and what is missing in the place of its bar', () => {
    expect(belowTable(cards)).toBe('');
    for (const label of ['Take-home pay', 'A fortnight', 'A week']) {
      expect(rowIn(cards, label)).toEqual([expect.stringMatching(/^\$\d/), 'Not covered', '–']);
    }
    expect(rowsOf(cards)).not.toContain('Take-home pay and super');
    expect(all(cards, '.pay-bar svg')).toHaveLength(1);
    expect(all(cards, '.pay-bar p').map(wordsOf)).toEqual(['Offer A', `Offer B ${SHORT}`]);
    // The key has the shares of the other pay alone.
    for (const share of keyOf(cards)) expect(share).toMatch(/^[A-Z][a-z -]+ \d+\.\d%$/);
  });

  test('has no words on its bonus and its sacrifice, and no figure below 0', () => {
    const withBonus = cardsOf(`${ALL}&offer-bonus=6000${OPTIONS}`);
    expect(all(withBonus, 'h2').map(wordsOf)).toEqual(['Side by side', 'Where each pay goes']);
    expect(DomUtils.textContent(withBonus)).not.toMatch(/\$-|-\$\d+ (?!a)|-\d+\.\d%/);
  });
});

test('both bars are on the scale of the larger pay, and have one key, of the shares of each', () => {
  // 80,000 is four fifths: 1,000 units of 1,250.
  const bars = all(cardsOf('#salary=80000&offer-salary=100000'), 'svg');
  expect(bars.map((svg) => svg.attribs.viewbox)).toEqual(['0 0 1250 2', '0 0 1000 2']);
  expect(keyOf(cardsOf('#salary=50000&sacrifice=50000&offer-salary=50000'))).toEqual([
    'Take-home pay 0.0% and 86.4%',
    'Income tax 0.0% and 11.6%',
    'Medicare levy 0.0% and 2.0%',
    'Salary sacrifice 100.0% and 0.0%',
  ]);
});

const DEPENDS = 'The tax on a second job depends on the other one. Choose a week, a fortnight or a';

test.each<[RulesName, string, string]>([
  [
    'simplified',
    'want-salary=900000&want-included=yes',
    'No salary up to $15,000,000 a year, super included, leaves $900,000 a week to take home.',
  ],
  // Cents of a week do not count, those of an hour do.
  [
    'simplified',
    'want-salary=1.5009k',
    'To take home $1,500 a week, you need to earn $101,159 a year.',
  ],
  // 63,612 a year in 1,976 hours is 32.192…, so that 32.20 is 63,627.20 a year, 22.35 dollars of gross further.
  [
    'simplified',
    'want-salary=32.2099&want-cycle=hourly',
    'To take home $32.20 an hour, you need to earn $80,023 a year.',
  ],
  [
    'legislated',
    'want-salary=64200&want-cycle=annually',
    'To take home $64,200 a year, you need to earn $80,000 a year.',
  ],
  // 64,200 ÷ 1,976 is 32.49.
  ['legislated', 'want-salary=32.48&want-cycle=hourly', 'To take home $32.48 an hour on average'],
  [
    'legislated',
    'want-salary=2000000&want-cycle=monthly',
    'No salary up to $15,000,000 a year lands $2,000,000 each month.',
  ],
  // 74,352.68 and 12% of super. Of 6,196.06 a month 1,196 is withheld.
  [
    'legislated',
    'want-salary=5000&want-cycle=monthly&want-included=yes',
    'For $5,000 each month to land in your account, you need to earn $83,275 a year, super included.',
  ],
  // A second job has the rate of one, and its year depends on the other.
  ['legislated', 'want-salary=500&options=noTaxFreeThreshold', 'For $500 each week to land'],
  ['legislated', 'want-cycle=annually&options=noTaxFreeThreshold', DEPENDS],
])('by the %s set, what to earn for %s begins: %s', (rules, wanted, sentence) => {
  expect(neededFor(`#offer-salary=1&${wanted}`, rules).slice(0, sentence.length)).toBe(sentence);
});
