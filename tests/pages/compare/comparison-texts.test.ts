/** The words of a comparison where an amount is small, none, or just at a limit. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparisonTable, type ShownRows } from '../../../src/pages/compare/comparison-rows.ts';
import {
  answerText,
  bonusText,
  differenceTexts,
  grossText,
  isShort,
  neededText,
  notCoveredText,
  PAY_NAMES,
  sacrificeText,
} from '../../../src/pages/compare/comparison-texts.ts';
import {
  bonusKept,
  comparePay,
  DEFAULT_WORKING_TIME,
  type PayComparison,
  type PayOptions,
  type PayResult,
  sacrifice,
  taxYearOf,
} from '../../../src/pay/index.ts';
import { RULE_SETS } from '../../../src/pay/rules/rule-sets.ts';
import { longSentences } from '../long-sentences.ts';

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

describe('what is taken home', () => {
  test.each([
    [0.004, 'Take-home pay is the same: $63,612 a year.'],
    [-0.004, 'Take-home pay is the same: $63,612 a year.'],
    [0.005, 'With the offer you take home $0.01 more a year ($0.00 a week).'],
    [9.99, 'With the offer you take home $9.99 more a year ($0.19 a week).'],
    [10, 'With the offer you take home $10 more a year ($0.19 a week).'],
    [-520, 'With the offer you take home $520 less a year ($10 a week).'],
  ])('that differs by %d, is told as: %s', (netAnnual, words) => {
    const comparison = differingBy({ netAnnual, weekly: netAnnual / 52 });
    expect(answerText(comparison, PAY_NAMES)).toBe(words);
  });

  test('that is the other way than gross pay says so, unless that is the same', () => {
    const names = { ...PAY_NAMES, offer: 'Acme' };
    const although = differingBy({ grossAnnual: 0.01, netAnnual: -520, weekly: -10 });
    expect(answerText(although, names)).toBe(
      'Acme pays $0.01 more, but you take home $520 less a year.',
    );
    for (const grossAnnual of [0.004, 0, -0.004, -1]) {
      expect(answerText(differingBy({ grossAnnual, netAnnual: -520, weekly: -10 }), names)).toBe(
        'With Acme you take home $520 less a year ($10 a week).',
      );
    }
  });
});

test('no sentence on two pays is too long to follow', () => {
  const pays = fc.record({
    annualSalary: fc.nat(400_000),
    salarySacrifice: fc.nat(60_000),
    bonus: fc.integer({ min: 1, max: 50_000 }),
  });
  const options = fc.record({ noPrivateHospitalCover: fc.boolean(), studentLoan: fc.boolean() });
  fc.assert(
    fc.property(pays, pays, options, fc.constantFrom('simplified', 'legislated'), (...drawn) => {
      const [now, offer, options, name] = drawn;
      const rules = RULE_SETS[name];
      const query = { ...offer, taxYear, options };
      const comparison = comparePay({ now: { ...now, taxYear, options }, offer: query }, rules);
      const texts = [
        answerText(comparison, PAY_NAMES),
        grossText(comparison),
        notCoveredText('Acme', comparison.offer),
        `Offer: ${bonusText(offer.bonus, bonusKept(query, rules), true)}`,
        `Offer: ${sacrificeText(sacrifice(query, rules), taxYearOf(rules, taxYear))}`,
        neededText(offer.bonus, 'fortnightly', offer.annualSalary, true),
        neededText(offer.bonus, 'fortnightly', undefined, true),
      ];
      expect(texts.flatMap(longSentences)).toEqual([]);
    }),
  );
});

describe('gross pay', () => {
  test('that differs by less than a cent is the same', () => {
    expect(grossText(differingBy({ grossAnnual: 0.004 }))).toBe(
      'Gross pay (before tax) is the same.',
    );
    expect(grossText(differingBy({ grossAnnual: 0.01, netAnnual: 0.01 }))).toBe(
      'Gross pay (before tax) is $0.01 more a year.',
    );
  });

  test.each([0, 0.004, -0.004])('that leaves %d more is not explained', (netAnnual) => {
    expect(grossText(differingBy({ grossAnnual: 100, netAnnual }))).toBe(
      'Gross pay (before tax) is $100 more a year.',
    );
    expect(grossText(differingBy({ grossAnnual: -100, netAnnual }))).toBe(
      'It is a lower offer: gross pay (before tax) is $100 less a year.',
    );
  });

  test('that crosses the threshold of the Medicare levy names it', () => {
    // 2% of 27,300 begins above 27,222.
    expect(grossText(compared(27_200, 27_300))).toBe(
      'Gross pay (before tax) is $100 more a year. But it is above a limit of the Medicare levy (if single), which takes $546 more.',
    );
    expect(grossText(compared(27_300, 27_200))).toBe(
      'It is a lower offer: gross pay (before tax) is $100 less a year. But it is below a limit of the Medicare levy (if single), which takes $546 less.',
    );
  });

  test.each([
    [700, 200, 100, 'the Medicare levy surcharge (if single)', 700],
    [200, 700, 100, 'the student loan repayment', 700],
    [100, 200, 700, 'the Medicare levy (if single)', 700],
    [-700, 200, 100, 'the student loan repayment', 200],
  ])(
    'that crosses steps which take %d, %d and %d names %s alone',
    (surcharge, loan, levy, charge, most) => {
      const crossing = (sign: number) =>
        differingBy({
          grossAnnual: sign * 100,
          netAnnual: sign * -900,
          medicareLevySurcharge: sign * surcharge,
          studentLoanRepayment: sign * loan,
          medicareLevy: sign * levy,
        });
      expect(grossText(crossing(1))).toBe(
        `Gross pay (before tax) is $100 more a year. But it is above a limit of ${charge}, which takes $${most} more.`,
      );
      expect(grossText(crossing(-1))).toBe(
        `It is a lower offer: gross pay (before tax) is $100 less a year. But it is below a limit of ${charge}, which takes $${most} less.`,
      );
    },
  );

  test('of which both sacrifice as much is explained by the step', () => {
    const pay = (annualSalary: number) => ({ annualSalary, taxYear, salarySacrifice: 1_000 });
    const step = comparePay({ now: pay(28_200), offer: pay(28_300) }, simplified);
    expect(grossText(step)).toContain(
      'But it is above a limit of the Medicare levy (if single), which takes',
    );
  });

  test('of which less is sacrificed, and so less is left, says so', () => {
    const sacrificed = (salarySacrifice: number, annualSalary: number) => ({
      annualSalary,
      taxYear,
      salarySacrifice,
    });
    const { now, offer } = { now: sacrificed(5_000, 102_000), offer: sacrificed(0, 100_000) };
    expect(grossText(comparePay({ now, offer }, simplified))).toBe(
      'It is a lower offer: gross pay (before tax) is $2,000 less a year. By salary sacrifice, $5,000 less goes into super.',
    );
  });
});

describe('super and the whole package', () => {
  const query = { annualSalary: 100_000, taxYear };
  const sacrificing = (now: number, offer: number) =>
    comparePay(
      { now: { ...query, salarySacrifice: now }, offer: { ...query, salarySacrifice: offer } },
      simplified,
    );

  test('differ by what is sacrificed, as it is paid and after the tax of the fund', () => {
    // 32% of the 1,000 is tax and levy, so that 680 less is taken home.
    expect(differenceTexts(sacrificing(0, 1_000)).slice(1)).toEqual([
      {
        label: 'Superannuation',
        amount: '$1,000 more',
        note: '$850 more after 15% tax in your super fund',
      },
      {
        label: 'Whole package: take-home pay and super',
        amount: '$320 more',
        note: '$170 more after 15% tax in your super fund',
      },
    ]);
  });

  test('have no second amount where as much is sacrificed, to the cent', () => {
    for (const offer of [500, 500.004]) {
      const notes = differenceTexts(sacrificing(500, offer)).map(({ note }) => note);
      expect(notes).toEqual([undefined, undefined, undefined]);
    }
  });

  test('are never the same beside another difference, whatever is sacrificed', () => {
    fc.assert(
      fc.property(
        fc.record({ salary: fc.nat(200_000), sacrificed: fc.nat(60_000) }),
        fc.record({ salary: fc.nat(200_000), sacrificed: fc.nat(60_000) }),
        (now, offer) => {
          const pay = ({ salary, sacrificed }: typeof now) => ({
            annualSalary: salary,
            taxYear,
            salarySacrifice: sacrificed,
          });
          const comparison = comparePay({ now: pay(now), offer: pay(offer) }, simplified);
          const [superannuation, whole] = differenceTexts(comparison).slice(1);
          const goesIntoSuper = ({ grossAnnual, taxableIncome, superannuation }: PayResult) =>
            grossAnnual - taxableIncome + superannuation;
          const moreSuper = goesIntoSuper(comparison.offer) - goesIntoSuper(comparison.now);
          const more = comparison.difference.netAnnual + moreSuper;
          expect(superannuation?.amount === 'The same').toBe(Math.abs(moreSuper) < 0.005);
          expect(whole?.amount === 'The same').toBe(Math.abs(more) < 0.005);
        },
      ),
    );
  });
});

describe('a pay that does not cover its tax', () => {
  const options = { studentLoan: true };
  const all = (salarySacrifice: number) =>
    comparePay(
      {
        now: { annualSalary: 100_000, taxYear },
        offer: { annualSalary: 100_000, taxYear, options, salarySacrifice },
      },
      simplified,
    );

  test('is one that is short by half a cent or more', () => {
    expect([all(0).offer, all(100_000).offer].map(isShort)).toEqual([false, true]);
    const { offer } = all(100_000);
    const short = [0.01, 0, -0.004, -0.005, -6_000].map((netAnnual) =>
      isShort({ ...offer, netAnnual }),
    );
    expect(short).toEqual([false, false, false, true, true]);
    expect(notCoveredText('Acme', all(0).offer)).toBe('');
  });

  test('says in cents what is little', () => {
    const { offer } = all(100_000);
    expect(notCoveredText('Acme', { ...offer, netAnnual: -1.5 })).toBe(
      'Acme: after salary sacrifice, this pay does not cover tax and student loan. It is $1.50 a year short.',
    );
  });
});

describe('what is kept of a further dollar', () => {
  const keptText = (keptOfEachDollar: number | undefined, grossAnnual = 100) =>
    differenceTexts({ ...differingBy({ grossAnnual }), keptOfEachDollar })[0];

  test.each([
    [1, '$1.00'],
    [1.5, '$1.50'],
    [0.999, '99.9 cents'],
    [0.68, '68 cents'],
    [0.001, '0.1 cents'],
    [0.0004, 'Nothing'],
    [0, 'Nothing'],
    [-2, 'Nothing'],
  ])('is, where it is %d of it, %s', (kept, amount) => {
    expect(keptText(kept)).toEqual({ label: 'You keep, per extra dollar', amount });
    expect(keptText(kept, -100)).toEqual({ label: 'You lose, per dollar less', amount });
  });

  test('is not said where the gross pays differ by less than a cent', () => {
    const none = { label: 'You keep, per extra dollar', amount: 'No extra dollar' };
    expect(keptText(undefined, 0)).toEqual(none);
    expect(keptText(0.68, 0.004)).toEqual(none);
    expect(keptText(0.68, -0.004)).toEqual(none);
    expect(keptText(undefined)).toEqual(none);
  });
});

describe('the table', () => {
  const NONE: ShownRows = {
    standardDeduction: false,
    surcharge: false,
    studentLoan: false,
    sacrifice: false,
  };
  const tableOf = (comparison: PayComparison, shown = NONE) =>
    comparisonTable(comparison, DEFAULT_WORKING_TIME, DEFAULT_WORKING_TIME, shown);
  const PLAIN = [
    'Gross Annual Salary',
    'Income Tax',
    'Medicare Levy',
    'Total Tax',
    'Net Annual Salary',
  ];

  test.each([
    [{}, undefined, undefined],
    [{ sacrifice: true }, 1, 'Salary sacrifice'],
    [{ surcharge: true }, 3, 'Medicare Levy Surcharge'],
    [{ studentLoan: true }, 3, 'Student Loan Repayment'],
  ])('has of the charges those that %j says, whatever their amounts', (shown, at, label) => {
    const { year } = tableOf(compared(80_000, 80_000), { ...NONE, ...shown });
    const labels = year.map((row) => row.label);
    expect(labels).toEqual(label === undefined ? PLAIN : PLAIN.toSpliced(at, 0, label));
  });

  test('has a sign on a difference, but not on one of nothing', () => {
    const now = compared(80_000, 80_000).now;
    const changeOf = (dollars: number) =>
      tableOf({ ...differingBy({}), now, offer: { ...now, incomeTax: now.incomeTax + dollars } })
        .year[1]?.difference;
    expect(changeOf(0.49)).toBe('$0');
    expect(changeOf(0.51)).toBe('+$1');
    expect(changeOf(-0.49)).toBe('$0');
    expect(changeOf(-0.51)).toBe('-$1');
  });
});

test('a bonus of which nothing is left does not cost more than it brings', () => {
  expect(bonusText(100, { kept: 0, tax: 100, superannuation: 12, share: 0 }, false)).toBe(
    'of a bonus of $100 you keep $0, after $100 of tax. $12 more goes into super.',
  );
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
    'putting $1,000 into super takes $680 off your take-home pay. Your super gets $850, after 15% tax in your super fund.';

  test('that brings a pay below a step adds to it', () => {
    expect(sacrificeText({ ...sacrifice, takeHomeGivenUp: -300 }, year)).toBe(
      WORTH.replace('takes $680 off', 'adds $300 to'),
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
      `${WORTH} With your employer's super, that is $1,500 above the concessional cap of $30,000 for 2025-26.`,
    );
    const { concessionalCap: _, ...superannuation } = year.superannuation;
    expect(sacrificeText({ ...sacrifice, overCap: 1_500 }, { ...year, superannuation })).toBe(
      WORTH,
    );
  });
});

test.each([
  ['annually', 'a year'],
  ['monthly', 'a month'],
  ['fortnightly', 'a fortnight'],
  ['weekly', 'a week'],
  ['daily', 'a day'],
  ['hourly', 'an hour'],
] as const)('a wanted pay that is entered %s is so much %s', (period, words) => {
  expect(neededText(50.5, period, 80_000, false)).toBe(
    `To take home $50.50 ${words}, you need to earn $80,000 a year.`,
  );
  expect(neededText(50, period, undefined, true)).toBe(
    `No salary up to $15,000,000 a year, super included, leaves you $50 ${words}.`,
  );
});
