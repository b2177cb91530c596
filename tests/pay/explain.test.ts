/** What is behind a figure, held to the figure: each is worked out again from its explanation alone. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Band,
  type Explanation,
  explain,
  explainPay,
  type None,
} from '../../src/pay/explain/index.ts';
import {
  assess,
  type Facts,
  legislated,
  payCalculator,
  simplified,
  taxYearOf,
} from '../../src/pay/index.ts';
import { anyLegislatedTaxYear, anyOptions, anyTaxYear, SETS } from './arbitraries.ts';

const anyDollars = (most: number) =>
  fc.oneof(fc.constant(0), fc.integer({ max: most }), fc.integer({ max: most * 100 }).map(toCents));

function toCents(cents: number): number {
  return cents / 100;
}

const anyJob = fc.record({
  pay: anyDollars(320_000),
  includesSuper: fc.boolean(),
  superRate: fc.constantFrom(undefined, undefined, 0.2),
  salarySacrifice: fc.oneof(fc.constant(0), anyDollars(40_000)),
  fringeBenefits: fc.oneof(fc.constant(0), anyDollars(40_000)),
});

const anyFacts = fc.record({
  residency: fc.constantFrom('resident', 'resident', 'resident', 'foreign', 'workingHoliday'),
  residentMonths: fc.constantFrom(undefined, undefined, 1, 5, 11),
  jobs: fc.array(anyJob, { minLength: 1, maxLength: 3 }),
  otherIncome: anyDollars(40_000),
  workExpenses: anyDollars(2_000),
  otherDeductions: anyDollars(5_000),
  spouse: fc.option(fc.record({ income: anyDollars(120_000), senior: fc.boolean() }), {
    nil: undefined,
  }),
  dependentChildren: fc.constantFrom(0, 0, 1, 3),
  senior: fc.constantFrom(undefined, undefined, 'single', 'couple', 'separatedByIllness'),
  daysWithoutCover: fc.constantFrom(0, 100, 366),
  studentLoan: fc.boolean(),
});

const anyCase = fc
  .oneof(
    fc.record({ set: fc.constant('legislated' as const), taxYear: anyLegislatedTaxYear }),
    fc.record({ set: fc.constant('simplified' as const), taxYear: anyTaxYear }),
  )
  .chain(({ set, taxYear }) =>
    anyFacts.map((facts) => ({ rules: SETS[set], facts: { ...facts, taxYear } as Facts })),
  );

describe('whoever the person is', () => {
  test('each figure explained is that of the assessment', () => {
    fc.assert(
      fc.property(anyCase, ({ facts, rules }) => {
        const { taxOffsets, ...figures } = figuresExplained(explain(facts, rules));
        const assessment = assess(facts, rules);
        expect(assessment).toMatchObject(figures);
        expect(taxOffsets).toEqual(assessment.taxOffsets);
      }),
      { numRuns: 1_000 },
    );
  });

  test('each figure follows from its explanation alone', () => {
    fc.assert(
      fc.property(anyCase, ({ facts, rules }) => {
        const explanation = explain(facts, rules);
        const again = workedOut(explanation);
        for (const name of Object.keys(again) as (keyof typeof again)[]) {
          expect(again[name], name).toBeCloseTo(explanation[name].amount, 5);
        }
        let left = explanation.grossTax.amount;
        for (const offset of explanation.taxOffsets) {
          expect(entitlement(offset), offset.code).toBeCloseTo(offset.entitled, 5);
          expect(offset.amount, offset.code).toBeCloseTo(Math.min(left, offset.entitled), 5);
          left -= offset.amount;
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('a figure has the reason of a 0 where it is 0, and nowhere else', () => {
    fc.assert(
      fc.property(anyCase, ({ facts, rules }) => {
        const { taxOffsets, ...figures } = explain(facts, rules);
        for (const [name, { amount, none }] of [
          ...Object.entries(figures),
          ...taxOffsets.map((offset) => [offset.code, offset] as const),
        ]) {
          expect(none === undefined, name).toBe(amount !== 0);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

function figuresExplained(explanation: Explanation) {
  return {
    grossTax: explanation.grossTax.amount,
    medicareLevy: explanation.medicareLevy.amount,
    medicareLevySurcharge: explanation.medicareLevySurcharge.amount,
    studentLoanRepayment: explanation.studentLoanRepayment.amount,
    division293Tax: explanation.division293Tax.amount,
    taxOffsets: explanation.taxOffsets.map(({ code, entitled, amount: used }) => ({
      code,
      entitled,
      used,
    })),
  };
}

/** By the rules, limits and rates of an explanation, and the incomes in it. */
function workedOut(explanation: Explanation) {
  const { standardDeduction, excessContributions, grossTax } = explanation;
  const { medicareLevy, medicareLevySurcharge: surcharge } = explanation;
  const { studentLoanRepayment: loan, division293Tax: division293 } = explanation;
  const { most = 0, labourIncome, workExpenses } = standardDeduction;
  const { contributions, cap = Number.POSITIVE_INFINITY } = excessContributions;
  const added = grossTax.withoutTaxFreeThreshold;
  const alone = amountIn(medicareLevy.band, medicareLevy.income);
  const applies = ({ none }: { readonly none: None | undefined }, ...reasons: string[]) =>
    none === undefined || !reasons.includes(none.because);
  const threshold = division293.threshold ?? Number.POSITIVE_INFINITY;
  return {
    standardDeduction: applies(standardDeduction, 'notResident')
      ? Math.max(0, Math.min(most, labourIncome) - workExpenses)
      : 0,
    excessContributions: Math.max(0, contributions - cap),
    grossTax: amountIn(grossTax.band, grossTax.income) + (added?.amount ?? 0),
    medicareLevy:
      (Math.max(0, alone - (medicareLevy.family?.reduction ?? 0)) * medicareLevy.days) /
      medicareLevy.daysInYear,
    medicareLevySurcharge: applies(surcharge, 'ownIncome', 'notResident')
      ? ((surcharge.tier?.rate ?? 0) * surcharge.base * surcharge.days) / surcharge.daysInYear
      : 0,
    studentLoanRepayment: applies(loan, 'family', 'noLoan', 'workingHoliday')
      ? amountIn(loan.band, loan.income)
      : 0,
    division293Tax:
      division293.rate *
      Math.max(
        0,
        Math.min(
          division293.contributions,
          division293.income + division293.contributions - threshold,
        ),
      ),
  };
}

function entitlement(offset: Explanation['taxOffsets'][number]): number {
  switch (offset.code) {
    case 'excessContributions':
      return offset.excess * offset.rate;
    case 'seniors': {
      if (offset.tested >= offset.cutOut) return 0;
      const taken = offset.taper * Math.max(0, offset.rebateIncome - offset.shadeOut);
      // Less than a millionth of a dollar is no part of a dollar.
      return Math.max(0, Math.ceil(offset.maximum + offset.received - taken - 1e-6));
    }
    default:
      return Math.max(0, amountIn(offset.band, offset.income));
  }
}

function amountIn(band: Band, income: number): number {
  switch (band.kind) {
    case 'flat':
      return band.base;
    case 'part':
      return band.base + band.rate * (income - band.above);
    case 'whole':
      return band.rate * income;
    default:
      return 0;
  }
}

test('whichever pay it is, each figure explained is that of the pay', () => {
  const anyQuery = fc.record({
    annualSalary: anyDollars(320_000),
    options: anyOptions,
    salarySacrifice: anyDollars(40_000),
    bonus: anyDollars(20_000),
    spouse: fc.option(fc.record({ income: anyDollars(120_000) }), { nil: undefined }),
    dependentChildren: fc.constantFrom(0, 3),
  });
  fc.assert(
    fc.property(
      anyQuery,
      fc.constantFrom('simplified' as const, 'legislated' as const),
      anyTaxYear,
      (given, set, taxYear) => {
        const query = { ...given, taxYear };
        const explanation = explainPay(query, SETS[set]);
        const pay = payCalculator(SETS[set])(query);
        const { grossTax, taxOffsets: _, ...figures } = figuresExplained(explanation);
        expect(pay).toMatchObject(figures);
        expect(grossTax - pay.taxOffsets).toBeCloseTo(pay.incomeTax, 5);
        expect(explanation.standardDeduction.amount).toBe(pay.standardDeduction);
        expect(explanation.excessContributions.amount).toBe(pay.excessContributions);
        expect(workedOut(explanation).grossTax).toBeCloseTo(grossTax, 5);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('a pay beside another is explained by the income of both', () => {
  const query = {
    annualSalary: 20_000,
    taxYear: '2026-27',
    options: { noTaxFreeThreshold: true, studentLoan: true },
  } as const;
  const alone = explainPay(query, legislated).studentLoanRepayment;
  expect(alone).toMatchObject({ amount: 0, income: 19_000 });
  const both = explainPay({ ...query, otherJobPay: 60_000 }, legislated).studentLoanRepayment;
  expect(both).toMatchObject({ income: 79_000, band: { rate: 0.15, above: 69_528 } });
  const pay = payCalculator(legislated)({ ...query, otherJobPay: 60_000 });
  expect(both.amount).toBe(pay.studentLoanRepayment);
});

test('under a working holiday visa, a loan is not repaid because of the visa', () => {
  const options = { workingHolidayVisa: true, studentLoan: true };
  const query = { annualSalary: 90_000, taxYear: '2026-27', options } as const;
  expect(explainPay(query, legislated).studentLoanRepayment).toMatchObject({
    amount: 0,
    none: { because: 'workingHoliday' },
  });
});

describe('in 2026-27, as printed', () => {
  const taxYear = '2026-27';
  const rulesOfYear = taxYearOf(legislated, taxYear);
  const year = (facts: Omit<Facts, 'taxYear'>) => explain({ taxYear, ...facts }, legislated);

  test('80,000: the band of the tax, the whole levy, and who said so', () => {
    const { grossTax, medicareLevy } = year({ jobs: [{ pay: 80_000 }] });
    expect(grossTax).toMatchObject({
      amount: 14_220,
      income: 79_000,
      band: { kind: 'part', base: 4_020, rate: 0.3, above: 45_000, upTo: 135_000 },
      source: rulesOfYear.incomeTax.resident.source,
    });
    expect(medicareLevy).toMatchObject({
      amount: 1_580,
      band: { kind: 'whole', rate: 0.02, above: 28_011 },
      source: rulesOfYear.medicareLevy.source,
    });
  });

  test('30,000: the levy is phased in, and no loan is repaid up to 69,528', () => {
    const { medicareLevy, studentLoanRepayment } = year({
      jobs: [{ pay: 30_000 }],
      studentLoan: true,
    });
    expect(medicareLevy.band).toEqual({
      kind: 'part',
      base: 0,
      rate: 0.1,
      above: 28_011,
      upTo: undefined,
    });
    expect(studentLoanRepayment.none).toEqual({ because: 'upTo', limit: 69_528 });
  });

  test.each<[string, Omit<Facts, 'taxYear'>, keyof Explanation, None]>([
    [
      'a family up to its limit owes no levy',
      { jobs: [{ pay: 48_000 }], spouse: { income: 0 } },
      'medicareLevy',
      { because: 'family', limit: 47_238 },
    ],
    [
      'nor repays it a loan',
      { jobs: [{ pay: 71_000 }], dependentChildren: 6, studentLoan: true },
      'studentLoanRepayment',
      // 47,238 and six times 4,338.
      { because: 'family', limit: 73_266 },
    ],
    [
      'a family of three children pays no surcharge up to 213,000',
      { jobs: [{ pay: 190_000 }], dependentChildren: 3, daysWithoutCover: 365 },
      'medicareLevySurcharge',
      { because: 'upTo', limit: 213_000 },
    ],
    [
      'a partner with little pays no surcharge',
      { jobs: [{ pay: 28_000 }], spouse: { income: 300_000 }, daysWithoutCover: 365 },
      'medicareLevySurcharge',
      { because: 'ownIncome', limit: 28_011 },
    ],
    [
      'cover all year',
      { jobs: [{ pay: 190_000 }] },
      'medicareLevySurcharge',
      { because: 'covered' },
    ],
    [
      'a foreign resident',
      { jobs: [{ pay: 190_000 }], residency: 'foreign', daysWithoutCover: 365 },
      'medicareLevySurcharge',
      { because: 'notResident' },
    ],
    [
      'a working holiday maker',
      { jobs: [{ pay: 190_000 }], residency: 'workingHoliday', studentLoan: true },
      'studentLoanRepayment',
      { because: 'workingHoliday' },
    ],
    [
      'work expenses in the place of the standard deduction',
      { jobs: [{ pay: 80_000 }], workExpenses: 1_000 },
      'standardDeduction',
      { because: 'expenses' },
    ],
    [
      'super within the cap',
      { jobs: [{ pay: 80_000 }] },
      'excessContributions',
      { because: 'upTo', limit: 32_500 },
    ],
    [
      'income and super within the threshold of Division 293',
      { jobs: [{ pay: 80_000 }] },
      'division293Tax',
      { because: 'upTo', limit: 250_000 },
    ],
  ])('%s: the reason of the 0', (_title, facts, name, none) => {
    expect(year(facts)[name]).toMatchObject({ amount: 0, none });
  });

  test('a part of a year: its days, and the months that the tax-free threshold goes by', () => {
    const explained = year({ jobs: [{ pay: 40_000 }], residentMonths: 5, daysWithoutCover: 366 });
    expect(explained.grossTax.months).toBe(5);
    expect(explained.grossTax.band).toMatchObject({ above: 13_464 + (4_736 * 5) / 12 });
    expect(explained.medicareLevy).toMatchObject({ days: 152, daysInYear: 365 });
    expect(explained.medicareLevySurcharge).toMatchObject({ days: 152, daysInYear: 365 });
  });

  test('what the simplified set lacks is said to be in no rule of it', () => {
    const { standardDeduction, excessContributions, division293Tax } = explain(
      { taxYear: '2025-26', jobs: [{ pay: 400_000 }] },
      simplified,
    );
    for (const { none } of [standardDeduction, excessContributions, division293Tax]) {
      expect(none).toEqual({ because: 'notInSet' });
    }
  });
});
