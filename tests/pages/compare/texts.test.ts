import { describe, expect, test } from 'vitest';
import { type Compared, compared as comparedBy } from '../../../src/pages/compare/calculation.ts';
import { comparisonTable } from '../../../src/pages/compare/card-texts.ts';
import { compareForm } from '../../../src/pages/compare/form.ts';
import { answerTo, notCovered, spokenAnswer } from '../../../src/pages/compare/texts.ts';
import { initialEntries } from '../../../src/pages/form/form.ts';
import type { BonusKept, PayDifference, Sacrifice } from '../../../src/pay/compare-pay.ts';
import { comparePay, type PayComparison } from '../../../src/pay/compare-pay.ts';
import type { PayQuery } from '../../../src/pay/pay.ts';
import type { PayOptions } from '../../../src/pay/pay-options.ts';
import { type TaxYear, taxYearOf } from '../../../src/pay/rules/rule-set.ts';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { settle } from '../../../src/pay/settle.ts';
import {
  bonusInPayText,
  bonusText,
  keptText,
  sacrificeText,
  stepText,
  stillCountedText,
} from '../../../src/words/compared-pays.ts';
import { isShort } from '../../../src/words/pay-changes.ts';
import { DEFAULT_OPTIONS } from '../../../src/words/pay-options.ts';
import { RULE_SETS } from '../../support/known-law.ts';
import { all, wordsOf } from '../../support/parsed-html.ts';
import { longSentences } from '../long-sentences.ts';
import { answerIn, cardsOf, neededFor, rowsOf } from './compared-page.tsx';

const { legislated, simplified } = RULE_SETS;
const taxYear = '2025-26';

/** Two pays by the simplified set, of 80,000 but for what is given. */
function compared(now: Partial<PayQuery> = {}, offer = now): PayComparison {
  const pay = { annualSalary: 80_000, taxYear };
  return comparePay({ now: { ...pay, ...now }, offer: { ...pay, ...offer } }, simplified);
}

/** Two pays that differ by `difference` alone. */
function differingBy(difference: Partial<PayDifference>): PayComparison {
  const same = compared();
  const more = Object.entries(difference).map(([name, amount]) => {
    return [name, same.offer[name as keyof PayDifference] + amount];
  });
  return {
    ...same,
    offer: { ...same.offer, ...Object.fromEntries(more) },
    difference: { ...same.difference, ...difference },
  };
}

/** Two pays of which so much is sacrificed. */
function sacrificing(now: number, offer: number): PayComparison {
  return compared({ salarySacrifice: now }, { salarySacrifice: offer });
}

/** The answer to two pays as of a set without schedules, but for what is `given`. */
function answer(comparison: PayComparison, given: Partial<Compared> = {}): string {
  return spokenAnswer(answerTo({ ...INITIAL, comparison, ...given }));
}

const INITIAL = comparedBy(initialEntries(compareForm(simplified)), simplified);

describe('what is taken home', () => {
  test.each([
    [0.004, 'Take-home pay is the same: $63,612 a year.'],
    [0.005, 'With Offer B you take home $0.01 more a year ($0.00 a week).'],
    [9.99, 'With Offer B you take home $9.99 more a year ($0.19 a week).'],
    [10, 'With Offer B you take home $10 more a year ($0.19 a week).'],
    [-520, 'With Offer B you take home $520 less a year ($10 a week).'],
  ])('that differs by %d, is told as: %s', (netAnnual, words) => {
    expect(answer(differingBy({ netAnnual, weekly: netAnnual / 52 }))).toBe(words);
  });

  test('that is the other way than gross pay says so, unless that is the same', () => {
    const although = differingBy({ grossAnnual: 0.01, netAnnual: -520, weekly: -10 });
    expect(answer(although)).toBe('Offer B pays $0.01 more, but you take home $520 less a year.');
    const alike = answer(differingBy({ grossAnnual: 0.004, netAnnual: -520, weekly: -10 }));
    expect(alike).toBe('With Offer B you take home $520 less a year ($10 a week).');
  });

  test('has what lands of each pay beside it, where that differs the same way', () => {
    const less = differingBy({ netAnnual: -520, weekly: -10 });
    const told = [-15, 0.004, 0, 15].map((landsMore) =>
      answer(less, { isPaidOut: true, landsMore }),
    );
    const YEAR = 'With Offer B you take home $520 less a year';
    expect(told).toEqual([`${YEAR} ($15 each fortnight).`, ...Array(3).fill(`${YEAR}.`)]);
  });

  test.each([
    [1.5, 'For each hour that is $1.50 more.'],
    [-17, 'For each hour that is $17.00 less.'],
    [0.004, 'For each hour it is the same.'],
  ])('of each hour, %d more, is told as: %s', (perHour, words) => {
    const comparison = differingBy({ netAnnual: 520, weekly: 10 });
    expect(answer(comparison, { morePerHour: perHour })).toBe(
      `With Offer B you take home $520 more a year ($10 a week). ${words}`,
    );
    expect(answer(comparison, { morePerHour: perHour, isPaidOut: true })).toBe(
      `With Offer B you take home $520 more a year. ${words.replace('For', 'On average, for')}`,
    );
  });
});

test('the name that a pay has from another page is small within a sentence', () => {
  const named = { offer: { ...INITIAL.offer, name: 'The offer' } };
  expect(answer(differingBy({ netAnnual: 520, weekly: 10 }), named)).toMatch(/^With the offer you/);
  const although = differingBy({ grossAnnual: 1, netAnnual: -520, weekly: -10 });
  expect(answer(although, named)).toMatch(/^The offer pays/);
});

describe('what goes into super', () => {
  test('ends the sentence where it differs by a cent or more', () => {
    const { now, ...rest } = compared();
    const withSuper = (more: number) =>
      answer({ ...rest, now, offer: { ...now, superannuation: now.superannuation + more } });
    const SAME = 'Take-home pay is the same: $63,612 a year';
    expect(withSuper(0.004)).toBe(`${SAME}.`);
    expect(withSuper(0.01)).toBe(`${SAME}, and $0.01 more goes into your super.`);
    expect(withSuper(-1_800)).toBe(`${SAME}, and $1,800 less goes into your super.`);
  });

  test('is told after its tax where more is sacrificed, and only then', () => {
    // 32% of the 1,000 is tax and levy, so that 680 less is taken home.
    expect(answer(sacrificing(0, 1_000))).toBe(
      'With Offer B you take home $680 less a year ($13 a week). Your super gets $850 more, after its 15% tax.',
    );
    expect(answer(sacrificing(500, 500.004))).toBe('Take-home pay is the same: $63,272 a year.');
  });

  test('may be as much, of which another part is sacrificed', () => {
    const { offer, ...rest } = sacrificing(1_000, 0);
    expect(answer({ ...rest, offer: { ...offer, superannuation: 10_600 } })).toContain(
      'Your super gets as much, after its 15% tax.',
    );
  });
});

test.each(
  [
    '#salary=51549&cycle=annually&offer-salary=27&offer-cycle=hourly&options=studentLoan',
    '#salary=89600&included=yes&bonus=11200&offer-salary=7000&offer-cycle=monthly&options=studentLoan',
    '#salary=300000&super=5&sacrifice=40000&offer-salary=350000&offer-bonus=20000&options=studentLoan,noPrivateHospitalCover',
    '#salary=50000&sacrifice=50000&offer-salary=50000&options=studentLoan',
    '#salary=20000&offer-salary=25000&options=noTaxFreeThreshold',
    '#salary=20000&offer-salary=25000&options=noTaxFreeThreshold&other-job=60000',
    '#salary=80000&offer-salary=&want-included=yes&want-cycle=fortnightly',
    '#salary=80000&offer-salary=1&want-salary=1000000&want-cycle=fortnightly&want-included=yes',
  ].flatMap((entered) => [entered, `${entered}&name=Your%20pay&offer-name=The%20offer`]),
)('no sentence on the two pays of %s is too long to follow', (entered) => {
  for (const rules of ['simplified', 'legislated'] as const) {
    const cards = all(cardsOf(entered, rules), 'p').map(wordsOf);
    const texts = [answerIn(entered, rules), neededFor(entered, rules), ...cards];
    expect(texts.flatMap(longSentences)).toEqual([]);
  }
});

describe('a step between the pays', () => {
  test.each([
    [700, 200, 100, 'the Medicare levy surcharge (if single)', 700],
    [200, 700, 100, 'the student loan repayment', 700],
    [100, 200, 700, 'the Medicare levy (if single)', 700],
    [-700, 200, 100, 'the student loan repayment', 200],
  ])('of charges of %d, %d and %d names %s alone', (surcharge, loan, levy, charge, most) => {
    const crossing = (sign: number) =>
      stepText(
        differingBy({
          ...{ grossAnnual: sign * 100, netAnnual: sign * -900 },
          ...{ medicareLevySurcharge: sign * surcharge, medicareLevy: sign * levy },
          studentLoanRepayment: sign * loan,
        }),
      );
    expect(crossing(1)).toBe(`It is above a limit of ${charge}, which takes $${most} more.`);
    expect(crossing(-1)).toBe(`It is below a limit of ${charge}, which takes $${most} less.`);
  });

  test('is not looked for where gross or take-home pay is the same, or both differ alike', () => {
    const none = [
      { grossAnnual: 0.004, netAnnual: -520 },
      { grossAnnual: -0.004, netAnnual: 520 },
      { grossAnnual: 100, netAnnual: -0.004 },
      { grossAnnual: 100, netAnnual: 1 },
    ];
    expect(none.map((each) => stepText(differingBy(each)))).toEqual(['', '', '', '']);
  });

  test('is told where both sacrifice as much, and not where a sacrifice is the reason', () => {
    const step = (sacrificed: number) =>
      stepText(
        compared(
          { annualSalary: 28_200, salarySacrifice: sacrificed },
          { annualSalary: 28_300, salarySacrifice: 1_000 },
        ),
      );
    expect(step(1_000)).toContain('a limit of the Medicare levy (if single)');
    expect(step(0)).toBe('');
  });
});

test('a pay does not cover its tax that is short by half a cent or more, which is told in cents where it is little', () => {
  const { now } = compared();
  const shortBy = (dollars: number) => ({ ...now, netAnnual: -dollars });
  expect([0, 0.004, 0.005, 8_000].map((dollars) => isShort(shortBy(dollars)))).toEqual([
    ...[false, false, true, true],
  ]);
  expect(spokenAnswer(notCovered('Acme', shortBy(1.5)))).toBe(
    'Acme does not cover its tax and student loan after salary sacrifice. It is $1.50 a year short.',
  );
});

describe('what is kept of a further dollar', () => {
  const kept = (keptOfEachDollar: number | undefined, grossAnnual = 100) =>
    keptText({ ...differingBy({ grossAnnual }), keptOfEachDollar });

  test.each([
    [1.5, '$1.50'],
    [0.999, '99.9 cents'],
    [0.68, '68 cents'],
    [0.001, '0.1 cents'],
    [0, 'nothing'],
  ])('is, where it is %d of it, %s', (fraction, amount) => {
    expect(kept(fraction)).toBe(`Of each extra dollar, you keep ${amount}.`);
    expect(kept(fraction, -100)).toBe(`Of each dollar less, you lose ${amount}.`);
  });

  test('is not said where the gross pays differ by less than a cent, or more leaves less', () => {
    const unsaid = [kept(undefined, 0), kept(0.68, 0.004), kept(0.68, -0.004), kept(-2)];
    expect([...unsaid, kept(undefined)]).toEqual(Array(5).fill(''));
  });

  test('is not said where another part of the pays is sacrificed', () => {
    expect(keptText(compared({}, { annualSalary: 90_000, salarySacrifice: 100 }))).toBe('');
  });
});

test.each<[Partial<PayOptions>, Partial<BonusKept>, string]>([
  [{}, {}, 'Of the bonus of $100 you keep nothing, after $100 of tax. $12 more goes into super.'],
  [{}, { superannuation: 0 }, 'Of the bonus of $100 you keep nothing, after $100 of tax.'],
  [
    { studentLoan: true, includesSuperannuation: true },
    { kept: 40, tax: 60 },
    'Of the bonus of $100 you keep $40, after $60 of tax and student loan. $12 of it goes into super.',
  ],
  [
    {},
    { kept: -1_200, tax: 1_300 },
    'The bonus of $100 costs more than it pays. It takes you above a limit and adds $1,300 of tax. $12 more goes into super.',
  ],
])('a bonus with %j, of which is %j, is told as: %s', (options, kept, sentence) => {
  const bonus = { bonus: 100, options: { ...DEFAULT_OPTIONS, ...options } };
  const all = { kept: 0, tax: 100, superannuation: 12, share: 0, ...kept };
  expect(bonusText(bonus, all)).toBe(sentence);
});

test.each([
  [0.9, ''],
  [1, ' About $1 comes back at tax time.'],
  [-20.4, ' About $20 is left to pay at tax time.'],
])('a bonus of which %s too much is withheld lands, then: %s', (back, rest) => {
  expect(
    bonusInPayText({ period: 'monthly', lands: 6_832, settlement: settle(100 + back, 100) }),
  ).toBe(`Paid with a month's pay, $6,832 of it lands in your account.${rest}`);
});

describe('a salary sacrifice', () => {
  const year = taxYearOf(legislated, taxYear);
  const { concessionalCap: _, ...uncapped } = year.superannuation;
  const WORTH =
    'You give up $680 of take-home pay for $1,000 paid into super. Super gets $850 of it after its 15% tax.';

  test.each<[Partial<Sacrifice>, TaxYear, string]>([
    [{}, year, WORTH],
    [
      { takeHomeGivenUp: -300 },
      year,
      WORTH.replace('You give up $680 of take-home pay', 'You take home $300 more'),
    ],
    [{ takeHomeGivenUp: 0 }, year, WORTH.replace('$680 of', 'no')],
    [
      { division293Tax: 300 },
      year,
      `${WORTH} It adds $300 of Division 293 tax, billed later. Your super can pay it.`,
    ],
    // Above the cap only by a cent or more, in a year that has one.
    [{ overCap: undefined }, year, WORTH],
    [{ overCap: 0.004 }, year, WORTH],
    [{ overCap: 1_500 }, { ...year, superannuation: uncapped }, WORTH],
    [
      { overCap: 1_500 },
      year,
      `${WORTH} With your employer's part, super is $1,500 above the 2025-26 cap of $30,000. The cap is the most super that gets the lower tax. What is above it is taxed as income, less what super paid on it.`,
    ],
  ])('with %j', (figures, taxYear, sentences) => {
    const usual = {
      ...{ sacrificed: 1_000, takeHomeGivenUp: 680, contributionsTax: 150, superGained: 850 },
      ...{ division293Tax: 0, concessionalContributions: 10_600, overCap: 0 },
    };
    expect(sacrificeText({ ...usual, ...figures }, taxYear)).toBe(sentences);
  });

  test.each([
    [{}, ''],
    [{ studentLoan: true }, 'What is sacrificed still counts for your student loan.'],
    [
      { noPrivateHospitalCover: true },
      'What is sacrificed still counts towards the limits of the Medicare levy surcharge. The surcharge itself is a share of the rest.',
    ],
  ])('with %j: %s', (options, words) => {
    expect(stillCountedText({ ...DEFAULT_OPTIONS, ...options })).toBe(words);
  });
});

describe('the table', () => {
  const TAXES = ['Income tax', 'Medicare levy'];
  const NET = 'Take-home pay';
  const PERIODS = ['A fortnight', 'A week'];
  const PACKAGE = ['Super', 'Take-home pay and super'];
  const SURCHARGED = [...TAXES, 'Medicare levy surcharge', NET, ...PERIODS, ...PACKAGE];
  const SACRIFICING = [
    ...['Salary sacrifice', ...TAXES, NET, ...PERIODS],
    ...['Super after its 15% tax', 'Take-home pay and super'],
  ];

  test.each<[fragment: string, RuleSetName, rows: string[]]>([
    // A row of nothing is left out, and one of what only one of the pays bears is not.
    ['#salary=80000&offer-salary=80000', 'simplified', [...TAXES, NET, ...PERIODS]],
    ['#salary=80000&offer-salary=80000&sacrifice=100', 'simplified', SACRIFICING],
    ['#salary=80000&offer-salary=80000&offer-sacrifice=100', 'simplified', SACRIFICING],
    ['#salary=120000&offer-salary=80000&options=noPrivateHospitalCover', 'simplified', SURCHARGED],
    ['#salary=80000&offer-salary=120000&options=noPrivateHospitalCover', 'simplified', SURCHARGED],
    [
      '#salary=80000&offer-salary=80000&options=studentLoan',
      'simplified',
      [...TAXES, 'Student loan repayment', NET, ...PERIODS],
    ],
    [
      '#salary=5000&cycle=monthly&offer-salary=5000&offer-cycle=weekly',
      'simplified',
      [...TAXES, NET, 'A month', ...PERIODS, ...PACKAGE],
    ],
    [
      '#salary=5000&cycle=monthly&offer-salary=50&offer-cycle=hourly',
      'legislated',
      [
        ...[...TAXES, NET, 'Lands each month', 'Lands each week', 'At tax time'],
        ...['An hour on average', ...PACKAGE],
      ],
    ],
    // A deduction that differs, and nothing to settle at tax time.
    [
      '#salary=500&offer-salary=1000',
      'legislated',
      ['Standard deduction', NET, 'Lands each fortnight', ...PACKAGE],
    ],
    // Super is at its base, and take-home pay is not less for the tax on it.
    [
      '#salary=280000&offer-salary=280000',
      'legislated',
      [...TAXES, NET, 'Lands each fortnight', 'At tax time', 'Division 293 tax, billed later'],
    ],
    [
      '#salary=30000&offer-salary=80000&options=workingHolidayVisa',
      'legislated',
      ['Income tax', NET, 'Lands each fortnight at first', 'At tax time', ...PACKAGE],
    ],
  ])('of %s by the %s set', (fragment, rules, rows) => {
    expect(rowsOf(cardsOf(fragment, rules))).toEqual(['Pay before tax', ...rows]);
  });

  test('has a sign on a difference, but not on one of nothing', () => {
    const { now, ...shown } = INITIAL;
    const changeOf = (dollars: number) => {
      const { incomeTax, netAnnual } = now.pay;
      const pay = { ...now.pay, incomeTax: incomeTax + dollars, netAnnual: netAnnual - dollars };
      return comparisonTable({ ...shown, now, offer: { ...now, pay } }).rows[1]?.cells[2];
    };
    expect([0.49, 0.51, -0.49, -0.51].map(changeOf)).toEqual(['$0', '+$1', '$0', '-$1']);
  });
});
