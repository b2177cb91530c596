/**
 * Comparisons worked by hand from the figures of each set, in the words of the page. By the simplified set the year is
 * 2025-26: 16% from 18,200, 30% from 45,000 (tax of 4,288 there), 37% from 135,000 (31,288) and 45% from 190,000 (51,638); 2%
 * of levy. By the law it is 2026-27: a standard deduction of 1,000, then 15% from 18,200 (4,020 at 45,000, 31,020 at 135,000 and
 * 51,370 at 190,000); a student loan repays 15% of what is above 69,528.
 */
import { DomUtils } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { all, wordsOf } from '../../support/parsed-html.ts';
import {
  answerIn,
  belowTable,
  cardsOf,
  keyOf,
  neededFor,
  row,
  rowsOf,
  words,
} from './compared-page.tsx';

type RulesName = 'simplified' | 'legislated';

/** What the page says of two pays; what is left out is not looked at. A row that is undefined is not in the table. */
interface Said {
  readonly answer?: string;
  readonly below?: string;
  readonly bonus?: string | RegExp;
  readonly sacrifice?: string | RegExp;
  readonly rows?: Readonly<Record<string, readonly string[] | undefined>>;
}

const NURSE =
  '#salary=41.20&cycle=hourly&hours=32&offer-salary=1400&offer-cycle=weekly&offer-hours=32&options=studentLoan';
const SACRIFICED = '#salary=120000&sacrifice=20000&offer-salary=120000';
const WITH_BONUS = '#salary=90000&offer-salary=90000&offer-bonus=10000&options=studentLoan';
const GRADUATE = '#salary=85000&included=yes&offer-salary=78000';
/** 32% of it is tax and levy. */
const KEPT =
  'Offer A Of the bonus of $10,000 you keep $6,800, after $3,200 of tax. $1,200 more goes into super.';

test.each<[string, string, RulesName, Said]>([
  [
    'the example of the page',
    '',
    'simplified',
    {
      // 32% of the further 15,000 is tax and levy, and 12% comes on top as super.
      answer:
        'With Offer B you take home $10,200 more a year ($196 a week), and $1,800 more goes into your super.',
      below: 'You keep 68 cents per extra dollar.',
      rows: { 'Take-home pay and super': ['$73,212', '$85,212', '+$12,000'] },
    },
  ],
  [
    'two equal pays, one by the month',
    '#salary=84000&offer-salary=7000&offer-cycle=monthly',
    'simplified',
    {
      // 84,000 less 15,988 of tax and 1,680 of levy.
      answer: 'Take-home pay is the same: $66,332 a year.',
      below: '',
      // Of super, and of both together, there is nothing to say.
      rows: { 'A month': ['$5,528', '$5,528', '$0'], Super: undefined },
    },
  ],
  [
    'a lower pay that is below a step of the surcharge and leaves more',
    '#salary=98000&offer-salary=97000&options=noPrivateHospitalCover',
    'simplified',
    {
      answer:
        'Offer B pays $1,000 less, but you take home $300 more a year, and $120 less goes into your super.',
      below:
        'It is below a limit of the Medicare levy surcharge (if single), which takes $980 less.',
    },
  ],
  [
    'a surcharge that goes by income with what is sacrificed, and falls on the rest',
    '#salary=120000&offer-salary=120000&offer-sacrifice=10000&options=noPrivateHospitalCover',
    'legislated',
    {
      // 119,000 with the sacrifice, above 105,000; 1% of 119,000 and of 109,000. 33% of the sacrifice is not paid.
      rows: { 'Medicare levy surcharge': ['$1,190', '$1,090', '-$100'] },
      sacrifice:
        'Offer B You give up $6,700 of take-home pay for $10,000 paid into super. Super gets $8,500 of it after its 15% tax. | What is sacrificed still counts towards the limits of the Medicare levy surcharge. The surcharge itself is a share of the rest.',
    },
  ],
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
      rows: { 'An hour': ['$36.94', '$19.44', '-$17.50'] },
    },
  ],
  [
    'the nurse, $41.20 an hour for 32 hours or $1,400 a week, by the simplified set',
    NURSE,
    'simplified',
    {
      // 68,556.80 less 11,355.04, 1,371.14 and 3% of loan; 72,800 less 12,628, 1,456 and 3.5%. The rest by 1,664 hours.
      answer:
        'With Offer B you take home $2,394 more a year ($46 a week), and $509 more goes into your super. For each hour that is $1.44 more.',
      rows: {
        'Student loan repayment': ['$2,057', '$2,548', '+$491'],
        'An hour': ['$32.32', '$33.75', '+$1.44'],
      },
    },
  ],
  [
    'the nurse by the law, who repays nothing of the one, and 15% of 2,272 of the other',
    NURSE,
    'legislated',
    {
      // 67,556.80 and 71,800 are taxed: 10,787.04 + 1,351.14 leave 56,418.62; 12,060 + 1,436 + 340.80 leave 58,963.20.
      answer:
        'With Offer B you take home $2,545 more a year ($45 each week), and $509 more goes into your super. On average, for each hour that is $1.53 more.',
      rows: {
        'Student loan repayment': ['$0', '$341', '+$341'],
        // Of 1,318.40 a week 240 is withheld, of 1,400 it is 267, and 10 for the loan. That is 12,480 and 14,404 in the year.
        'Lands each week': ['$1,078.40', '$1,123.00', '+$44.60'],
        'At tax time': ['$342 back', '$567 back', '+$225'],
        'A week': undefined,
        'An hour on average': ['$33.91', '$35.43', '+$1.53'],
      },
    },
  ],
  [
    'the graduate, a package of $85,000 with super in it or $78,000 and super, by the simplified set',
    GRADUATE,
    'simplified',
    {
      // 85,000 ÷ 1.12 is 75,892.86, so that 2,107.14 more is paid, of which 30% is tax and 2% levy. 12% of it goes into super.
      answer:
        'With Offer B you take home $1,433 more a year ($28 a week), and $253 more goes into your super.',
      rows: {
        'Pay before tax': ['$75,893', '$78,000', '+$2,107'],
        Super: ['$9,107', '$9,360', '+$253'],
      },
    },
  ],
  [
    'the graduate by the law',
    GRADUATE,
    'legislated',
    {
      // From 2,918.96 a fortnight 570 is withheld, and from 3,000 it is 598.
      answer:
        'With Offer B you take home $1,433 more a year ($53 each fortnight), and $253 more goes into your super.',
      // 12,987.86 of tax and 1,497.86 of levy.
      rows: { 'Take-home pay': ['$61,407', '$62,840', '+$1,433'] },
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
      },
    },
  ],
  [
    'a sacrifice of 20,000 by the simplified set',
    SACRIFICED,
    'simplified',
    {
      // 32% of the 20,000 is tax and levy; 15% of it is the fund's tax.
      answer:
        'With Offer B you take home $13,600 more a year ($262 a week). Your super gets $17,000 less, after its 15% tax.',
      below: '',
      sacrifice:
        'Offer A You give up $13,600 of take-home pay for $20,000 paid into super. Super gets $17,000 of it after its 15% tax.',
      rows: {
        'Super after its 15% tax': ['$29,240', '$12,240', '-$17,000'],
        'Take-home pay and super': ['$106,452', '$103,052', '-$3,400'],
      },
    },
  ],
  [
    'a sacrifice of 20,000 by the law, which taxes what is above the cap as income, less 15%',
    SACRIFICED,
    'legislated',
    {
      // 14,400 + 20,000 is 1,900 above 32,500. So 100,900 is taxed: 20,790 less 285, and 2,018 of levy. Without: 26,220 and 2,380.
      answer:
        'With Offer B you take home $13,923 more a year ($523 each fortnight). Your super gets $17,000 less, after its 15% tax.',
      sacrifice:
        "Offer A You give up $13,923 of take-home pay for $20,000 paid into super. Super gets $17,000 of it after its 15% tax. With your employer's part, super is $1,900 above the 2026-27 cap of $32,500. The cap is the most super that gets the lower tax. What is above it is taxed as income, less what super paid on it.",
    },
  ],
  [
    'Division 293 tax, 15% of what is above 250,000 with super',
    '#salary=240000&offer-salary=270000',
    'legislated',
    {
      // 53% of the 30,000 is taken home. 239,000 + 28,800 is 17,800 above, 269,000 + 32,400 is 51,400 above: 15% of that and of
      // the 32,400.
      answer:
        'With Offer B you take home $15,900 more a year ($612 each fortnight), and $3,600 more goes into your super.',
      rows: { 'Division 293 tax, billed later': ['$2,670', '$4,860', '+$2,190'] },
    },
  ],
  [
    'a sacrifice that adds Division 293 tax',
    '#salary=300000&super=5&sacrifice=2000&offer-salary=1',
    'legislated',
    {
      // 297,000 + 17,000 is 64,000 above: 15% of all contributions, of 17,000 in the place of 15,000.
      sacrifice:
        'Offer A You give up $1,060 of take-home pay for $2,000 paid into super. Super gets $1,700 of it after its 15% tax. It adds $300 of Division 293 tax, billed later. Your super can pay it.',
    },
  ],
  [
    'a sacrifice that adds none, since all above 250,000 is taxed without it',
    '#salary=240000&sacrifice=3000&offer-salary=1',
    'legislated',
    { sacrifice: /^(?!.*Division 293)/ },
  ],
  [
    'a bonus with a student loan by the simplified set',
    WITH_BONUS,
    'simplified',
    {
      // 3,200 of tax and levy; 6% of 100,000 less 5.5% of 90,000 is 1,050 of student loan.
      bonus:
        'Offer B Of the bonus of $10,000 you keep $5,750, after $4,250 of tax and student loan. $1,200 more goes into super.',
    },
  ],
  [
    'a bonus with a student loan by the law, with what lands in that pay',
    WITH_BONUS,
    'legislated',
    {
      // 30%, 2% and 15% of it. The tables withhold 862 from a fortnight of 3,461, and 1,044 with 384 more: 26 × 182 is 4,732,
      // limited to 47% of the bonus.
      answer:
        'With Offer B you take home $5,300 more a year, and $1,200 more goes into your super.',
      bonus:
        "Offer B Of the bonus of $10,000 you keep $5,300, after $4,700 of tax and student loan. $1,200 more goes into super. Paid with a fortnight's pay, $5,300 of it lands in your account. What lands from a bonus",
    },
  ],
  [
    'a bonus that crosses a step of the surcharge',
    '#salary=97000&bonus=1000&options=noPrivateHospitalCover&offer-salary=1',
    'simplified',
    {
      bonus:
        'Offer A The bonus of $1,000 costs more than it pays. It takes you above a limit and adds $1,300 of tax. $120 more goes into super.',
    },
  ],
  [
    'a bonus that includes super',
    '#salary=89600&included=yes&bonus=11200&offer-salary=1',
    'simplified',
    {
      // 10,000 of gross and 1,200 of super; 32% of the 10,000 is tax and levy.
      bonus:
        'Offer A Of the bonus of $11,200 you keep $6,800, after $3,200 of tax. $1,200 of it goes into super.',
    },
  ],
  [
    'a bonus in 2025-26, with super on what its quarter has left of the maximum base',
    '#salary=200000&bonus=50000&offer-salary=200000&year=2025-26',
    'legislated',
    {
      // 12% of the 62,500 of a quarter less the 50,000 of its pay, on top of 24,000.
      bonus: /\$1,500 more goes into super\./,
      rows: { Super: ['$25,500', '$24,000', '-$1,500'] },
    },
  ],
  // The tables of 2026-27 withhold 61 more from a week with 192 more, 122 more from a fortnight with 384 more, and 264 more from
  // a month with 833 more: 52, 26 and 12 times as much.
  ...(
    [
      ['weekly', 1_538, 'week', '$6,828', '$28'],
      ['annually', 80_000, 'fortnight', '$6,828', '$28'],
      ['monthly', 6_667, 'month', '$6,832', '$32'],
    ] as const
  ).map(([cycle, pay, period, lands, left]): [string, string, RulesName, Said] => [
    `a bonus that is paid with a ${period}'s pay`,
    `#salary=${pay}&cycle=${cycle}&bonus=10000&offer-salary=1`,
    'legislated',
    {
      bonus: `${KEPT} Paid with a ${period}'s pay, ${lands} of it lands in your account. About ${left} is left to pay at tax time. What lands from a bonus`,
    },
  ]),
  [
    'the bonus of a second job, with what tax time makes of it beside the other one',
    '#salary=80000&bonus=10000&offer-salary=1&options=noTaxFreeThreshold&other-job=50000',
    'legislated',
    { bonus: /at tax time\. What lands from a bonus$/ },
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
  const found = Object.keys(rows).map((label) => [label, row(cards, label)]);
  expect(Object.fromEntries(found)).toEqual(rows);
  for (const [heading, said] of [
    ['Bonus', bonus],
    ['Salary sacrifice', sacrifice],
  ] as const) {
    if (typeof said === 'string') expect(words(cards, heading)).toBe(said);
    if (said instanceof RegExp) expect(words(cards, heading)).toMatch(said);
  }
});

test('two pays reached from another page are called so', () => {
  const entered = '#name=Your%20pay&salary=80000&offer-name=The%20offer&offer-salary=95000';
  expect(answerIn(entered)).toMatch(/^With the offer you take home \$10,200 more a year/);
  const step = `${entered.replace('80000', '97000').replace('95000', '98000')}&options=noPrivateHospitalCover`;
  expect(answerIn(step)).toMatch(/^The offer pays \$1,000 more, but you take home \$300 less/);
});

test('two pays of which one is not entered have no table and no bars, but what to earn', () => {
  expect(answerIn('#salary=80000')).toBe('Enter the offer to see which pay leaves you more.');
  expect(answerIn('#salary=&offer-salary=1')).toBe(
    'Enter Offer A to see which pay leaves you more.',
  );
  expect(all(cardsOf('#salary=80000'), 'table, .pay-bar, section')).toEqual([]);
  expect(neededFor('#salary=80000')).toContain('you need to earn $101,159 a year');
});

describe('a sacrifice that leaves less than the student loan', () => {
  // By the simplified set 112,985 to 119,764 repays 7.5%, and 97,000 to 100,557 repays 6%.
  const ALL = '#salary=100000&offer-salary=116000&offer-sacrifice=116000';
  const OPTIONS = '&options=noPrivateHospitalCover,studentLoan';
  const SHORT =
    'does not cover its tax and student loan after salary sacrifice. It is $8,700 a year short.';
  const cards = cardsOf(ALL + OPTIONS);

  test('is said in the place of the answer, of the pay that it is of', () => {
    expect(answerIn(`${ALL}&offer-name=Acme${OPTIONS}`)).toBe(`Acme ${SHORT}`);
    const first = `#salary=116000&sacrifice=116000&offer-salary=100000${OPTIONS}`;
    expect(answerIn(first)).toBe(`Offer A ${SHORT}`);
    expect(answerIn(`${ALL}&sacrifice=100000${OPTIONS}`)).toBe(`Offer B ${SHORT}`);
  });

  test('has no take-home pay in the table', () => {
    expect(belowTable(cards)).toBe('');
    for (const label of ['Take-home pay', 'A fortnight', 'A week']) {
      const [now, ...rest] = row(cards, label) ?? [];
      expect(now).toMatch(/^\$\d/);
      expect(rest).toEqual(['Not covered', '–']);
    }
    expect(row(cards, 'Student loan repayment')).toEqual(['$6,000', '$8,700', '+$2,700']);
    // 12% of 116,000 and all of that, less 12% of 100,000.
    expect(row(cards, 'Super after its 15% tax')?.[2]).toBe('+$100,232');
    expect(rowsOf(cards)).not.toContain('Take-home pay and super');
  });

  test('has no bar, but what is missing', () => {
    expect(all(cards, '.pay-bar svg')).toHaveLength(1);
    expect(all(cards, '.pay-bar p').map(wordsOf)).toEqual(['Offer A', `Offer B ${SHORT}`]);
    // The key has the shares of the other pay alone.
    for (const share of keyOf(cards)) expect(share).toMatch(/^[A-Z][a-z -]+ \d+\.\d%$/);
  });

  test('has no words on its bonus and its sacrifice, and no figure of the page is below 0', () => {
    const withBonus = cardsOf(
      `#salary=100000&offer-salary=110000&offer-bonus=6000&offer-sacrifice=116000${OPTIONS}`,
    );
    expect(all(withBonus, 'h2').map(wordsOf)).toEqual(['Side by side', 'Where each pay goes']);
    expect(DomUtils.textContent(withBonus)).not.toMatch(/\$-|-\$\d+ (?!a)|-\d+\.\d%/);
  });
});

test.each([
  [
    '#salary=80000&offer-salary=100000',
    ['Take-home pay 79.5% and 77.2%', 'Income tax 18.5% and 20.8%', 'Medicare levy 2.0% and 2.0%'],
  ],
  [
    '#salary=50000&sacrifice=50000&offer-salary=50000',
    [
      'Take-home pay 0.0% and 86.4%',
      'Income tax 0.0% and 11.6%',
      'Medicare levy 0.0% and 2.0%',
      'Salary sacrifice 100.0% and 0.0%',
    ],
  ],
])('both bars have one key, of the shares of each pay: %s', (entered, key) => {
  expect(keyOf(cardsOf(entered))).toEqual(key);
});

test('the bars are on the scale of the larger pay', () => {
  // 80,000 is four fifths: 1,000 units of 1,250.
  const bars = all(cardsOf('#salary=80000&offer-salary=100000'), 'svg');
  expect(bars.map((svg) => svg.attribs.viewbox)).toEqual(['0 0 1250 2', '0 0 1000 2']);
});

test.each([
  ['', []],
  ['&options=studentLoan', ['What is sacrificed still counts for your student loan.']],
])('a sacrifice says what it still counts for: with "%s", %j', (options, said) => {
  const cards = cardsOf(`#salary=100000&sacrifice=1000&offer-salary=1${options}`);
  expect(words(cards, 'Salary sacrifice').split(' | ').slice(1)).toEqual(said);
});

test.each([
  [
    '#want-included=yes',
    'To take home $1,500 a week, you need to earn $113,298 a year, super included.',
  ],
  [
    // The take-home pay of 97,000, which has no surcharge.
    '#want-salary=75172&want-cycle=annually&options=noPrivateHospitalCover',
    'To take home $75,172 a year, you need to earn $97,000 a year.',
  ],
  ['#want-salary=', 'To take home $0 a week, you need to earn $0 a year.'],
  [
    '#want-salary=1000000',
    'No salary up to $15,000,000 a year leaves $1,000,000 a week to take home.',
  ],
  // Cents of a week do not count, those of an hour do.
  ['#want-salary=1.5009k', 'To take home $1,500 a week, you need to earn $101,159 a year.'],
  [
    // 63,612 a year in 1,976 hours is 32.192…, so that 32.20 is 63,627.20 a year, 22.35 dollars of gross further.
    '#want-salary=32.209&want-cycle=hourly',
    'To take home $32.20 an hour, you need to earn $80,023 a year.',
  ],
])('what to earn, with %s: %s', (fragment, sentence) => {
  expect(neededFor(fragment)).toBe(sentence);
});
