import { describe, expect, test } from 'vitest';
import { compared as comparedBy } from '../../../src/pages/compare/calculation.ts';
import { keptText, neededText, stepText } from '../../../src/pages/compare/card-texts.ts';
import { bonusInPayText, bonusText, sacrificeText } from '../../../src/pages/compare/each-pay.tsx';
import { compareForm } from '../../../src/pages/compare/form.ts';
import {
  type Answered,
  answerTo,
  isShort,
  notCoveredText,
  spokenAnswer,
} from '../../../src/pages/compare/texts.ts';
import { initialEntries } from '../../../src/pages/form/form.ts';
import {
  comparePay,
  type PayComparison,
  type PayOptions,
  type PayResult,
  taxYearOf,
} from '../../../src/pay/index.ts';
import { RULE_SETS } from '../../../src/pay/rules/index.ts';
import { DEFAULT_OPTIONS } from '../../../src/words/pay-options.ts';
import { all, wordsOf } from '../../support/parsed-html.ts';
import { longSentences } from '../long-sentences.ts';
import { answerIn, cardsOf, neededFor } from './compared-page.tsx';

const { legislated, simplified } = RULE_SETS;
const taxYear = '2025-26';

/** Two pays by the simplified set. */
function compared(now: number, offer: number, options: Partial<PayOptions> = {}): PayComparison {
  return comparePay(
    {
      now: { annualSalary: now, taxYear, options },
      offer: { annualSalary: offer, taxYear, options },
    },
    simplified,
  );
}

/** Two pays that differ by `difference` alone. */
function differingBy(difference: Partial<PayResult>): PayComparison {
  const same = compared(80_000, 80_000);
  return { ...same, difference: { ...same.difference, ...difference } };
}

/** Two pays of which as much is left, and `salarySacrifice` taken from the one and the other. */
function sacrificing(now: number, offer: number): PayComparison {
  const query = { annualSalary: 100_000, taxYear };
  return comparePay(
    { now: { ...query, salarySacrifice: now }, offer: { ...query, salarySacrifice: offer } },
    simplified,
  );
}

/** The answer to two pays as of a set without schedules, but for what is `given`. */
function answer(comparison: PayComparison, given: Partial<Answered> = {}): string {
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
    for (const grossAnnual of [0.004, -1]) {
      expect(answer(differingBy({ grossAnnual, netAnnual: -520, weekly: -10 }))).toBe(
        'With Offer B you take home $520 less a year ($10 a week).',
      );
    }
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

describe('what goes into super', () => {
  test('ends the sentence where it differs by a cent or more', () => {
    const { now, ...rest } = compared(80_000, 80_000);
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
    expect(answer(sacrificing(500, 500.004))).toBe('Take-home pay is the same: $76,872 a year.');
  });

  test('may be as much, of which another part is sacrificed', () => {
    const { now, ...rest } = sacrificing(1_000, 0);
    const offer = { ...rest.offer, superannuation: rest.offer.superannuation + 1_000 };
    expect(answer({ ...rest, now, offer })).toContain(
      'Your super gets as much, after its 15% tax.',
    );
  });
});

test.each(
  [
    '#salary=97000&offer-salary=98000&options=noPrivateHospitalCover',
    '#salary=51549&cycle=annually&offer-salary=27&offer-cycle=hourly&options=studentLoan',
    '#salary=89600&included=yes&bonus=11200&offer-salary=7000&offer-cycle=monthly&options=studentLoan',
    '#salary=300000&super=5&sacrifice=40000&offer-salary=350000&offer-bonus=20000&options=studentLoan,noPrivateHospitalCover',
    '#salary=50000&sacrifice=50000&offer-salary=50000&options=studentLoan',
    '#salary=20000&offer-salary=25000&options=noTaxFreeThreshold',
    '#salary=20000&offer-salary=25000&options=noTaxFreeThreshold&other-job=60000',
    '#salary=80000&offer-salary=&want-included=yes&want-cycle=fortnightly',
    '#salary=80000&offer-salary=1&want-salary=1000000&want-cycle=fortnightly&want-included=yes',
    '#salary=80000&offer-salary=1&want-salary=50&want-cycle=hourly&want-included=yes',
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
  ])(
    'where charges differ by %d, %d and %d, names %s alone',
    (surcharge, loan, levy, charge, most) => {
      const crossing = (sign: number) =>
        differingBy({
          grossAnnual: sign * 100,
          netAnnual: sign * -900,
          medicareLevySurcharge: sign * surcharge,
          studentLoanRepayment: sign * loan,
          medicareLevy: sign * levy,
        });
      expect(stepText(crossing(1))).toBe(
        `It is above a limit of ${charge}, which takes $${most} more.`,
      );
      expect(stepText(crossing(-1))).toBe(
        `It is below a limit of ${charge}, which takes $${most} less.`,
      );
    },
  );

  test('is not looked for where gross or take-home pay is the same, or both differ alike', () => {
    for (const grossAnnual of [0.004, -0.004]) {
      expect(stepText(differingBy({ grossAnnual, netAnnual: -520 }))).toBe('');
    }
    for (const netAnnual of [0.004, -0.004, 1]) {
      expect(stepText(differingBy({ grossAnnual: 100, netAnnual }))).toBe('');
    }
  });

  test('is told where both sacrifice as much, and not where a sacrifice is the reason', () => {
    const pay = (annualSalary: number, salarySacrifice: number) => ({
      annualSalary,
      taxYear,
      salarySacrifice,
    });
    const step = (now: number, offer: number) =>
      stepText(comparePay({ now: pay(28_200, now), offer: pay(28_300, offer) }, simplified));
    expect(step(1_000, 1_000)).toContain('a limit of the Medicare levy (if single)');
    expect(step(0, 1_000)).toBe('');
  });
});

test('a pay that does not cover its tax is one that is short by half a cent or more, and says it in cents where it is little', () => {
  const pay = (salarySacrifice: number) => {
    const query = {
      annualSalary: 100_000,
      taxYear,
      options: { studentLoan: true },
      salarySacrifice,
    };
    return comparePay({ now: query, offer: query }, simplified).offer;
  };
  expect([pay(0), pay(100_000)].map(isShort)).toEqual([false, true]);
  const shortBy = (netAnnual: number) => ({ ...pay(100_000), netAnnual });
  expect([0, -0.004, -0.005].map((netAnnual) => isShort(shortBy(netAnnual)))).toEqual([
    ...[false, false, true],
  ]);
  expect(notCoveredText('Acme', pay(0))).toBe('');
  expect(notCoveredText('Acme', shortBy(-1.5))).toBe(
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
    expect(kept(fraction)).toBe(`You keep ${amount} per extra dollar.`);
    expect(kept(fraction, -100)).toBe(`You lose ${amount} per dollar less.`);
  });

  test('is not said where the gross pays differ by less than a cent, or more leaves less', () => {
    expect(kept(undefined, 0)).toBe('');
    expect(kept(0.68, 0.004)).toBe('');
    expect(kept(0.68, -0.004)).toBe('');
    expect(kept(undefined)).toBe('');
    expect(kept(-2)).toBe('');
  });
});

describe('a bonus', () => {
  const bonus = { bonus: 100, options: DEFAULT_OPTIONS };

  test('of which nothing is left does not cost more than it brings', () => {
    const kept = { kept: 0, tax: 100, superannuation: 12, share: 0 };
    expect(bonusText(bonus, kept)).toBe(
      'Of the bonus of $100 you keep $0, after $100 of tax. $12 more goes into super.',
    );
    expect(bonusText(bonus, { ...kept, superannuation: 0 })).toBe(
      'Of the bonus of $100 you keep $0, after $100 of tax.',
    );
  });

  test.each([
    [0.9, ''],
    [1, ' About $1 comes back at tax time.'],
    [-20.4, ' About $20 is left to pay at tax time.'],
  ])('of which %s too much is withheld lands, then: %s', (back, rest) => {
    expect(bonusInPayText({ period: 'monthly', lands: 6_832, back })).toBe(
      `Paid with a month's pay, $6,832 of it lands in your account.${rest}`,
    );
  });
});

describe('a salary sacrifice', () => {
  const year = taxYearOf(legislated, taxYear);
  const sacrifice = {
    sacrificed: 1_000,
    takeHomeGivenUp: 680,
    contributionsTax: 150,
    division293Tax: 0,
    superGained: 850,
    concessionalContributions: 10_600,
    overCap: 0,
  };
  const WORTH =
    'You give up $680 of take-home pay for $1,000 paid into super. Super gets $850 of it after its 15% tax.';

  test('that brings a pay below a step adds to it', () => {
    expect(sacrificeText({ ...sacrifice, takeHomeGivenUp: -300 }, year)).toBe(
      WORTH.replace('You give up $680 of take-home pay', 'You take home $300 more'),
    );
    expect(sacrificeText({ ...sacrifice, takeHomeGivenUp: 0 }, year)).toBe(
      WORTH.replace('$680', '$0'),
    );
  });

  test('is above the cap only by a cent or more, in a year that has one', () => {
    for (const overCap of [undefined, 0, 0.004]) {
      expect(sacrificeText({ ...sacrifice, overCap }, year)).toBe(WORTH);
    }
    expect(sacrificeText({ ...sacrifice, overCap: 1_500 }, year)).toContain(
      `${WORTH} With your employer's part, super is $1,500 above the 2025-26 cap of $30,000.`,
    );
    const { concessionalCap: _, ...superannuation } = year.superannuation;
    expect(sacrificeText({ ...sacrifice, overCap: 1_500 }, { ...year, superannuation })).toBe(
      WORTH,
    );
  });
});

test.each([
  ['annually', 'a year'],
  ['hourly', 'an hour'],
] as const)('a wanted pay that is entered %s is so much %s', (period, words) => {
  const needed = { amount: 50.5, cycle: period, salary: 80_000, includesSuper: false } as const;
  const unreached = { ...needed, amount: 50, salary: undefined, includesSuper: true };
  expect(neededText({ ...needed, as: 'share' })).toBe(
    `To take home $50.50 ${words}, you need to earn $80,000 a year.`,
  );
  expect(neededText({ ...unreached, as: 'share' })).toBe(
    `No salary up to $15,000,000 a year, super included, leaves $50 ${words} to take home.`,
  );
  expect(neededText({ ...needed, as: 'average' })).toBe(
    `To take home $50.50 ${words} on average, you need to earn $80,000 a year.`,
  );
});

test('a wanted pay that lands is so much each period', () => {
  const needed = { amount: 5_000, cycle: 'monthly', as: 'lands', includesSuper: true } as const;
  expect(neededText({ ...needed, salary: 74_352 })).toBe(
    'For $5,000 each month to land in your account, you need to earn $74,352 a year, super included.',
  );
  expect(neededText({ ...needed, salary: undefined })).toBe(
    'No salary up to $15,000,000 a year, super included, lands $5,000 each month.',
  );
});
