/**
 * Comparisons worked by hand. By the simplified set the year is 2025-26: 16% from 18,200, 30% from 45,000 (tax of 4,288 there); 2% of levy.
 * By the law it is 2026-27: a standard deduction of 1,000, then 15% from 18,200 (4,020 at 45,000); a student loan repays 15% of what is
 * above 69,528. tests/words/compared-pays.test.ts has the sentences below the table and in the cards.
 */
import type { ParentNode } from 'domhandler';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Compared } from '../../../src/pages/compare/calculation.ts';
import { atTaxTime, comparisonTable, landedBonus } from '../../../src/pages/compare/cards.tsx';
import { page } from '../../../src/pages/compare/page.tsx';
import { payslip } from '../../../src/pages/compare/paid-out.ts';
import type { PayDifference } from '../../../src/pay/compare-pay.ts';
import { PERIODS_PER_YEAR } from '../../../src/pay/periods.ts';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { optionsOn } from '../../../src/words/pay-options.ts';
import { anyOptions } from '../../pay/arbitraries.ts';
import { RULE_SETS } from '../../support/known-law.ts';
import { all, first, wordsOf } from '../../support/parsed-html.ts';
import { answerOn, cardOn, openedMain, openedResult, requestOn, rowIn } from '../opened-page.tsx';

type Row = [rules: RuleSetName, fragment: string, place: string, words: string];

const opened = (rules: RuleSetName, fragment: string) =>
  openedMain(page, `#${fragment}`, RULE_SETS[rules]);
const resultOf = (rules: RuleSetName, fragment: string) =>
  openedResult<Compared>(page, `#${fragment}`, RULE_SETS[rules]);

/** What ends every answer. */
const NOT_COUNTED =
  "We don't count family payments or child care subsidy. With children they can matter more than tax. Contractors pay their own tax, super and leave.";

/** The words in a place: the answer, what it asks for, its bars, what is below the table, a card, or a row of the table. */
function wordsIn(main: ParentNode, place: string): string {
  if (place === 'answer') return answerOn(main).replace(` ${NOT_COUNTED}`, '');
  if (place === 'request') return requestOn(main);
  if (place === 'bars') return wordsOf(first(main, '.answer .pay-bar'));
  if (place === 'below') return all(main, 'table + p').map(wordsOf).join(' ');
  return rowIn(main, place)?.join(' ') ?? cardOn(main, place);
}

const HOURLY =
  'salary=41.35&cycle=hourly&hours=20&weeks=48&offer-salary=1654&offer-cycle=fortnightly&offer-weeks=48';
const WAGES =
  'salary=41.20&cycle=hourly&hours=32&offer-salary=1400&offer-cycle=weekly&offer-hours=32&options=studentLoan';
const MORE_SACRIFICED = 'salary=100000&offer-salary=102000&offer-sacrifice=5000';
const BONUS =
  'salary=90000&offer-salary=90000&offer-bonus=10000&offer-sacrifice=5000&options=studentLoan';
const CAPPED =
  'salary=100000&offer-salary=100000&offer-sacrifice=15000&options=noTaxFreeThreshold&other-job=100000';
const SECOND = 'salary=20000&offer-salary=25000&options=noTaxFreeThreshold';
/** 112,985 to 119,764 repays 7.5%, and 97,000 to 100,557 repays 6%. */
const SHORT =
  'salary=100000&offer-salary=116000&offer-sacrifice=116000&options=noPrivateHospitalCover,studentLoan';
const IS_SHORT =
  'does not cover its tax and student loan after salary sacrifice. It is $8,700 a year short.';

// biome-ignore format: one line each
test.each<Row>([
  // 68 cents of each of 11 dollars more, less 1% of 51,560; 12% of 11 dollars.
  ['simplified', 'salary=51549&offer-salary=51560&options=studentLoan', 'answer', 'Offer B pays $11 more, but you take home $508 less a year, and $1.32 more goes into your super.'],
  ['simplified', 'salary=51549&offer-salary=51560&options=studentLoan', 'below', 'It is above a limit of the student loan repayment, which takes $516 more.'],
  ['simplified', 'salary=51549&offer-salary=51560&options=studentLoan', 'Student loan repayment', '$0 $516 +$516'],
  // 41.35 × 20 × 48 is 39,696, less 16% of 21,496 and 2% of it all; 24 fortnights of 1,654 are as much.
  ['simplified', HOURLY, 'answer', 'Take-home pay is the same: $35,463 a year. For each hour that is $17.50 less.'],
  ['simplified', HOURLY, 'below', ''],
  ['simplified', HOURLY, 'An hour', '$36.94 $19.44 -$17.50'],
  // 67,556.80 and 71,800 are taxed: 10,787.04 + 1,351.14 leave 56,418.62; 12,060 + 1,436 + 340.80 leave 58,963.20.
  // The differences are those of the figures as they are shown: 58,963 less 56,419, and 35.43 less 33.91.
  ['legislated', WAGES, 'answer', 'With Offer B you take home $2,544 more a year ($45 each week), and $509 more goes into your super. On average, for each hour that is $1.52 more.'],
  ['legislated', WAGES, 'Student loan repayment', '$0 $341 +$341'],
  // Of 1,318.40 a week 240 is withheld, of 1,400 it is 267, and 10 for the loan. That is 12,480 and 14,404 in the year.
  ['legislated', WAGES, 'Lands each week', '$1,078.40 $1,123.00 +$44.60'],
  ['legislated', WAGES, 'At tax time', '$342 back $567 back +$225'],
  ['legislated', WAGES, 'An hour on average', '$33.91 $35.43 +$1.52'],
  ['legislated', '', 'Lands each fortnight', '$2,454.92 $2,847.85 +$392.93'],
  // 100,000 leaves 77,212; 102,000 less 5,000 leaves 75,172. 85% of 240 and of the 5,000 more in super.
  ['simplified', MORE_SACRIFICED, 'answer', 'Offer B pays $2,000 more, but you take home $2,040 less a year. Your super gets $4,454 more, after its 15% tax.'],
  ['simplified', MORE_SACRIFICED, 'below', ''],
  ['simplified', MORE_SACRIFICED, 'Salary sacrifice', '$0 $5,000 +$5,000'],
  ['simplified', MORE_SACRIFICED, 'Super after its 15% tax', '$10,200 $14,654 +$4,454'],
  ['simplified', MORE_SACRIFICED, 'Take-home pay and super', '$87,412 $89,826 +$2,414'],
  // 32% of the 1,000 is tax and levy.
  ['simplified', 'offer-salary=80000&offer-sacrifice=1000', 'answer', 'With Offer B you take home $680 less a year ($13 a week). Your super gets $850 more, after its 15% tax.'],
  // 30%, 2% and 15% of it. The tables withhold 180 more from a fortnight with 384 more, which is 4,680 in 26 of them.
  ['legislated', BONUS, 'Bonus', "Bonus Offer B Of the bonus of $10,000 you keep $5,300, after $4,700 of tax and student loan. $1,200 more goes into super. Paid with a fortnight's pay, $5,320 of it lands in your account. About $20 is left to pay at tax time. Bonus"],
  // No table is for a working holiday maker's.
  ['legislated', 'salary=40000&bonus=1000&offer-salary=1&options=workingHolidayVisa', 'Bonus', 'Bonus Offer A Of the bonus of $1,000 you keep $850, after $150 of tax. $120 more goes into super.'],
  // What is left after 12,000 and 15,000 is within 32,500; with 12,000 of the other job they are 6,500 above it.
  ['legislated', CAPPED, 'below', "The tax is this job's part of the tax on both."],
  // One of the two pays hasn't been entered.
  ['simplified', 'salary=80000', 'request', 'Enter the offer to see which leaves you more.'],
  ['simplified', 'salary=80000', 'answer', 'You take home Enter the offer to see which leaves you more.'],
  // It counts as 0 meanwhile, and nothing is said of the difference.
  ['simplified', 'salary=80000', 'Take-home pay', '$63,612 $0 -$63,612'],
  ['simplified', 'salary=80000', 'below', ''],
  ['simplified', 'salary=80000', 'bars', 'Your pay The offer Take-home pay 79.5% and 0.0% Income tax 18.5% and 0.0% Medicare levy 2.0% and 0.0%'],
  ['simplified', 'salary=&offer-salary=1', 'request', 'Enter Offer A to see which leaves you more.'],
  ['simplified', 'salary=&offer-salary=1', 'Take-home pay', '$0 $1 +$1'],
  ['legislated', SECOND, 'request', 'Enter the pay of your other job to see which leaves you more.'],
  ['legislated', SECOND, 'Take-home pay', ''],
  // The take-home pay and the bar of a pay that does not cover its tax, and of both.
  ['simplified', SHORT, 'answer', `Offer B ${IS_SHORT}`],
  ['simplified', `${SHORT}&sacrifice=100000&offer-name=Acme`, 'answer', `Acme ${IS_SHORT}`],
  ['simplified', 'salary=116000&sacrifice=116000&offer-salary=100000&options=noPrivateHospitalCover,studentLoan', 'answer', `Offer A ${IS_SHORT}`],
  ['simplified', SHORT, 'below', ''],
  ['simplified', SHORT, 'Take-home pay', '$70,212 Not covered –'],
  ['simplified', SHORT, 'A week', '$1,350 Not covered –'],
  ['simplified', SHORT, 'Take-home pay and super', ''],
  ['simplified', `${SHORT}&offer-bonus=6000`, 'Bonus', ''],
  ['simplified', SHORT, 'bars', `Offer A Offer B ${IS_SHORT} Take-home pay 70.2% Income tax 20.8% Medicare levy 2.0% Medicare levy surcharge 1.0% Student loan 6.0%`],
  ['simplified', 'salary=50000&sacrifice=50000&offer-salary=50000', 'bars', 'Offer A Offer B Take-home pay 0.0% and 86.4% Income tax 0.0% and 11.6% Medicare levy 0.0% and 2.0% Salary sacrifice 100.0% and 0.0%'],
])('by the %s set, #%s has in the place %s: %s', (rules, fragment, place, words) => {
  expect(wordsIn(opened(rules, fragment), place)).toBe(words);
});

// biome-ignore format: one line each
test.each([
  [BONUS, 'Offer B You give up $3,400 of take-home pay for $5,000 paid into super. Super gets $4,250 of it after its 15% tax. What is sacrificed still counts for your student loan.'],
  // Super is at its cap already: what is sacrificed is above it, and is taxed as income instead of by Division 293.
  ['salary=280000&offer-salary=300000&bonus=5000&offer-sacrifice=10000', "With your employer's part, super is $10,000 above the 2026-27 cap of $32,500."],
  [CAPPED, "With both employers' parts, super is $6,500 above the 2026-27 cap of $32,500."],
])('a salary sacrifice: #%s', (fragment, words) => {
  const said = cardOn(opened('legislated', fragment), 'Salary sacrifice');
  expect(said).toContain(words);
  expect(said).not.toContain('Division 293');
});

test('both bars are on the scale of the larger pay', () => {
  // 80,000 is four fifths: 1,000 units of 1,250.
  const bars = all(opened('simplified', 'offer-salary=100000'), '.pay-bar svg');
  expect(bars.map((svg) => svg.attribs.viewbox)).toEqual(['0 0 1250 2', '0 0 1000 2']);
});

const TAXES = 'Income tax, Medicare levy, ';
const NET = 'Take-home pay, ';
const PERIODS = 'A fortnight, A week';
const PACKAGE = ', Super, Take-home pay and super';

// biome-ignore format: one line each
test.each<[RuleSetName, string, string]>([
  // A row of $0 for both pays is left out. A row stays if either pay has an amount.
  ['simplified', 'offer-salary=80000', TAXES + NET + PERIODS],
  ...['', 'offer-'].map((which): [RuleSetName, string, string] => ['simplified', `offer-salary=80000&${which}sacrifice=100`, `Salary sacrifice, ${TAXES}${NET}${PERIODS}, Super after its 15% tax, Take-home pay and super`]),
  ...['salary=120000&offer-salary=80000', 'offer-salary=120000'].map((pays): [RuleSetName, string, string] => ['simplified', `${pays}&options=noPrivateHospitalCover`, `${TAXES}Medicare levy surcharge, ${NET}${PERIODS}${PACKAGE}`]),
  ['simplified', 'offer-salary=80000&options=studentLoan', `${TAXES}Student loan repayment, ${NET}${PERIODS}`],
  ['simplified', 'salary=5000&cycle=monthly&offer-salary=5000&offer-cycle=weekly', `${TAXES}${NET}A month, ${PERIODS}${PACKAGE}`],
  ['legislated', 'salary=5000&cycle=monthly&offer-salary=50&offer-cycle=hourly', `${TAXES}${NET}Lands each month, Lands each week, At tax time, An hour on average${PACKAGE}`],
  // A deduction that differs, and nothing to settle at tax time.
  ['legislated', 'salary=500&offer-salary=1000', `Standard deduction, ${NET}Lands each fortnight${PACKAGE}`],
  // Super is at its base, and take-home pay is not less for the tax on it.
  ['legislated', 'salary=280000&offer-salary=280000', `${TAXES}${NET}Lands each fortnight, At tax time, Division 293 tax, billed later`],
  ['legislated', 'salary=30000&offer-salary=80000&options=workingHolidayVisa', `Income tax, ${NET}Lands each fortnight at first, At tax time${PACKAGE}`],
])('by the %s set, the rows of #%s are: %s', (rules, fragment, rows) => {
  const labels = all(opened(rules, fragment), 'tbody th').map(wordsOf);
  expect(labels.join(', ')).toBe(`Pay before tax, ${rows}`);
});

test('a difference has a sign, but not one of nothing', () => {
  const { now, ...rest } = resultOf('simplified', 'offer-salary=1');
  const changeOf = (dollars: number) => {
    const { incomeTax, netAnnual } = now.pay;
    const pay = { ...now.pay, incomeTax: incomeTax + dollars, netAnnual: netAnnual - dollars };
    return comparisonTable({ ...rest, now, offer: { ...now, pay } }).rows[1]?.cells[2];
  };
  expect([0.49, 0.51, -0.49, -0.51].map(changeOf)).toEqual(['$0', '+$1', '$0', '-$1']);
});

test('a name counts if a character of it is visible', () => {
  const named = (name: string) =>
    resultOf('simplified', `offer-salary=1&name=${encodeURIComponent(name)}`).now.name;
  const blank = ['', ' \u00a0\u3000', '\u3164', '\u2800 \u2800', '\ufe0f\u{e0100}', '\u17b4\u180b'];
  for (const name of [...blank, '\u0301']) expect(named(name), name).toBe('Offer A');
  const visible = ['A', '7', '.', '\u{1f4b0}', '\u2764\ufe0f', '\u4eca', '\u3164x', 'e\u0301'];
  expect(visible.map(named)).toEqual(visible);
});

/** The answer to two pays that differ by `difference` alone, or as `comparison` has them. */
function answered(difference: Partial<PayDifference>, given: Partial<Compared> = {}): string {
  const same = resultOf('simplified', 'offer-salary=80000');
  const { offer } = same.comparison;
  const more = Object.entries(difference).map(([name, amount]) => [
    name,
    offer[name as 'netAnnual'] + amount,
  ]);
  const comparison = {
    ...same.comparison,
    offer: { ...offer, ...Object.fromEntries(more) },
    difference: { ...same.comparison.difference, ...difference },
  };
  const answer = page.calculator.answer({ ...same, comparison, ...given });
  const { title, figure, words, also = [] } = answer;
  return [title, figure, words, ...also].filter(Boolean).join(' ');
}

const LESS = { netAnnual: -520, weekly: -10 };
const NAMED = {
  offer: { ...resultOf('simplified', 'offer-salary=95000').offer, name: 'The offer' },
};

// biome-ignore format: one line each
test.each<[Partial<PayDifference>, Partial<Compared>, string]>([
  [{ netAnnual: 0.004 }, {}, 'Take-home pay is the same: $63,612 a year.'],
  [{ netAnnual: 0.005 }, {}, 'With Offer B you take home $0.01 more a year ($0.00 a week).'],
  [{ netAnnual: 9.99, weekly: 0.19 }, {}, 'With Offer B you take home $9.99 more a year ($0.19 a week).'],
  [{ netAnnual: 10, weekly: 0.19 }, {}, 'With Offer B you take home $10 more a year ($0.19 a week).'],
  [LESS, {}, 'With Offer B you take home $520 less a year ($10 a week).'],
  [LESS, NAMED, 'With the offer you take home $520 less a year ($10 a week).'],
  // More before tax and less after it, unless that is the same.
  [{ ...LESS, grossAnnual: 0.01 }, NAMED, 'The offer pays $0.01 more, but you take home $520 less a year.'],
  [{ ...LESS, grossAnnual: 0.004 }, {}, 'With Offer B you take home $520 less a year ($10 a week).'],
  // What lands of each pay, where that differs the same way.
  [LESS, { isPaidOut: true, landsMore: -15 }, 'With Offer B you take home $520 less a year ($15 each fortnight).'],
  ...[0.004, 0, 15].map((landsMore): [Partial<PayDifference>, Partial<Compared>, string] => [LESS, { isPaidOut: true, landsMore }, 'With Offer B you take home $520 less a year.']),
  [LESS, { morePerHour: 1.5 }, 'With Offer B you take home $520 less a year ($10 a week). For each hour that is $1.50 more.'],
  [LESS, { morePerHour: -17 }, 'With Offer B you take home $520 less a year ($10 a week). For each hour that is $17.00 less.'],
  [LESS, { morePerHour: 0.004 }, 'With Offer B you take home $520 less a year ($10 a week). For each hour it is the same.'],
  [LESS, { morePerHour: 1.5, isPaidOut: true }, 'With Offer B you take home $520 less a year. On average, for each hour that is $1.50 more.'],
  [{ superannuation: 0.004 }, {}, 'Take-home pay is the same: $63,612 a year.'],
  [{ superannuation: 0.01 }, {}, 'Take-home pay is the same: $63,612 a year, and $0.01 more goes into your super.'],
  [{ superannuation: -1_800 }, {}, 'Take-home pay is the same: $63,612 a year, and $1,800 less goes into your super.'],
  // 1,000 more is sacrificed, and 1,000 less is paid in.
  [{ sacrificed: 1_000, superannuation: -1_000 }, {}, 'Take-home pay is the same: $63,612 a year. Your super gets as much, after its 15% tax.'],
])('two pays that differ by %j, with %o', (difference, given, words) => {
  expect(answered(difference, given)).toBe(words);
});

const anyEntries = fc
  .record({
    year: fc.constantFrom(...RULE_SETS.legislated.taxYears.map(({ label }) => label)),
    salary: fc.integer({ min: 1, max: 4_000 }).map(String),
    cycle: fc.constantFrom('annually', 'monthly', 'fortnightly', 'weekly', 'daily', 'hourly'),
    included: fc.constantFrom('', 'yes'),
    weeks: fc.constantFrom('52', '48', '26.5'),
    bonus: fc.constantFrom('', '1', '20000'),
    sacrifice: fc.constantFrom('', '5000'),
    'other-job': fc.constantFrom('', '30000'),
    options: anyOptions.map((options) =>
      optionsOn({ ...options, includesSuperannuation: false }).join(),
    ),
  })
  // A salary is more than a rate.
  .map((given) =>
    given.cycle === 'annually' ? { ...given, salary: `${Number(given.salary) * 100}` } : given,
  );

test('the pays, the bonus and tax time make the take-home pay of the year, for every cycle and option', () => {
  fc.assert(
    fc.property(anyEntries, (given) => {
      const { legislated } = RULE_SETS;
      const nowOf = (options: string) =>
        resultOf('legislated', `${new URLSearchParams({ ...given, options, 'offer-salary': '1' })}`)
          .now;
      const now = nowOf(given.options);
      const { period, cycle, query } = now;
      const refund = atTaxTime(now, legislated);
      if (refund === undefined) return;
      const isAllYear = cycle === 'annually' || cycle === 'monthly';
      const pays = (isAllYear ? 1 : now.weeksPerYear / 52) * PERIODS_PER_YEAR[period];
      const { netPay, changes } = payslip(now, period, legislated);
      if (changes.length > 0) return;
      const bonus = query.bonus ? (landedBonus(now, legislated)?.lands ?? 0) : 0;
      // Offsets that are not in the pay come with the tax return.
      const options = given.options.replace('withholdTaxOffsets', '');
      const year = nowOf(options).pay.netAnnual;
      expect(pays * netPay + bonus + refund).toBeCloseTo(year, 4);
    }),
  );
});
