/** The rules behind a figure, held to the figure: each is worked out again from its explanation alone. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, explainPay } from '../../src/pay/explain/explain.ts';
import type { Band, Explanation, None } from '../../src/pay/explain/explanation.ts';
import type { Facts } from '../../src/pay/facts.ts';
import { payCalculator } from '../../src/pay/pay.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { taxYearOf } from '../../src/pay/rules/rule-set.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import { assess } from '../../src/pay/year/assess.ts';
import { anyCase, anyOptions, anyYearOfASet, runs } from './arbitraries.ts';

test('whoever the person is, each figure is that of the assessment and follows from its explanation alone', () => {
  fc.assert(
    fc.property(anyCase, ({ facts, rules }) => {
      const explanation = explain(facts, rules);
      const { taxOffsets, ...figures } = figuresExplained(explanation);
      const assessment = assess(facts, rules);
      expect(assessment).toMatchObject(figures);
      expect(taxOffsets).toEqual(assessment.taxOffsets);

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

      // The reason of a 0 is there where a figure is 0, and nowhere else.
      const { taxOffsets: offsets, ...rest } = explanation;
      for (const { amount, none } of [...Object.values(rest), ...offsets]) {
        expect(none === undefined).toBe(amount !== 0);
      }
    }),
    runs(5_000),
  );
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
  const { part = 0, rate = 0 } = grossTax.aboveCaps ?? {};
  const alone = amountIn(medicareLevy.band, medicareLevy.income);
  const applies = ({ none }: { readonly none: None | undefined }, ...reasons: string[]) =>
    none === undefined || !reasons.includes(none.because);
  const threshold = division293.threshold ?? Number.POSITIVE_INFINITY;
  return {
    standardDeduction: applies(standardDeduction, 'notResident')
      ? Math.max(0, Math.min(most, labourIncome) - workExpenses)
      : 0,
    excessContributions: Math.max(0, contributions - cap),
    grossTax: amountIn(grossTax.band, grossTax.income) + (added?.amount ?? 0) + part * rate,
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
  if (offset.none?.because === 'otherOffset') return 0;
  switch (offset.code) {
    case 'excessContributions':
      return offset.excess * offset.rate;
    case 'seniors': {
      if (offset.tested >= offset.cutOut) return 0;
      const taken = offset.taper * Math.max(0, offset.rebateIncome - offset.shadeOut);
      // Less than a millionth of a dollar is no part of a dollar.
      return Math.max(0, Math.ceil(offset.maximum + offset.received - taken - 1e-6));
    }
    case 'unusedLeave':
    case 'terminationPayments':
      return Math.max(0, offset.tax - offset.part * offset.ceiling);
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
  const anyTerms = fc.record({
    annualSalary: fc.nat(32_000_000).map((cents) => cents / 100),
    options: anyOptions,
    salarySacrifice: fc.nat(40_000),
    bonus: fc.nat(20_000),
    spouse: fc.option(fc.record({ income: fc.nat(120_000) }), { nil: undefined }),
    dependentChildren: fc.constantFrom(0, 3),
  });
  fc.assert(
    fc.property(anyTerms, anyYearOfASet, (terms, [rules, taxYear]) => {
      const query = { ...terms, taxYear };
      const explanation = explainPay(query, rules);
      const pay = payCalculator(rules)(query);
      const { grossTax, taxOffsets: _, ...figures } = figuresExplained(explanation);
      expect(pay).toMatchObject(figures);
      expect(grossTax - pay.taxOffsets).toBeCloseTo(pay.incomeTax, 5);
      expect(explanation.standardDeduction.amount).toBe(pay.standardDeduction);
      expect(explanation.excessContributions.amount).toBe(pay.excessContributions);
      expect(workedOut(explanation).grossTax).toBeCloseTo(grossTax, 5);
    }),
    runs(1_500),
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

/** In 2026-27. */
const year = (facts: Omit<Facts, 'taxYear'>) =>
  explain({ taxYear: '2026-27', ...facts }, legislated);

test('a figure has its band as it is printed, and who said so', () => {
  const { incomeTax, medicareLevy } = taxYearOf(legislated, '2026-27');
  expect(year({ jobs: [{ pay: 80_000 }] })).toMatchObject({
    grossTax: {
      amount: 14_220,
      income: 79_000,
      band: { kind: 'part', base: 4_020, rate: 0.3, above: 45_000, upTo: 135_000 },
      source: incomeTax.resident.source,
    },
    medicareLevy: {
      amount: 1_580,
      band: { kind: 'whole', rate: 0.02, above: 28_011 },
      source: medicareLevy.source,
    },
  });
  expect(year({ jobs: [{ pay: 30_000 }] }).medicareLevy.band).toEqual({
    kind: 'part',
    base: 0,
    rate: 0.1,
    above: 28_011,
    upTo: undefined,
  });
});

const WITHOUT_COVER = { daysWithoutCover: 365 };
const ON_190_000 = { jobs: [{ pay: 190_000 }] };
const ON_80_000 = { jobs: [{ pay: 80_000 }] };

// biome-ignore format: one line each
test.each<[string, keyof Explanation, None, Omit<Facts, 'taxYear'>]>([
  ['no loan is repaid up to its threshold', 'studentLoanRepayment', { because: 'upTo', limit: 69_528 }, { jobs: [{ pay: 30_000 }], studentLoan: true }],
  ['a family up to its limit owes no levy', 'medicareLevy', { because: 'family', limit: 47_238 }, { jobs: [{ pay: 48_000 }], spouse: { income: 0 } }],
  ['nor repays it a loan: 47,238 and six times 4,338', 'studentLoanRepayment', { because: 'family', limit: 73_266 }, { jobs: [{ pay: 71_000 }], dependentChildren: 6, studentLoan: true }],
  ['a family of three children pays no surcharge up to 213,000', 'medicareLevySurcharge', { because: 'upTo', limit: 213_000 }, { ...ON_190_000, dependentChildren: 3, ...WITHOUT_COVER }],
  ['a partner with little pays no surcharge', 'medicareLevySurcharge', { because: 'ownIncome', limit: 28_011 }, { jobs: [{ pay: 28_000 }], spouse: { income: 300_000 }, ...WITHOUT_COVER }],
  ['cover all year', 'medicareLevySurcharge', { because: 'covered' }, ON_190_000],
  ['a foreign resident', 'medicareLevySurcharge', { because: 'notResident' }, { ...ON_190_000, residency: 'foreign', ...WITHOUT_COVER }],
  ['a working holiday maker', 'studentLoanRepayment', { because: 'workingHoliday' }, { ...ON_190_000, residency: 'workingHoliday', studentLoan: true }],
  ['work expenses in the place of the standard deduction', 'standardDeduction', { because: 'expenses' }, { ...ON_80_000, workExpenses: 1_000 }],
  ['super within the cap', 'excessContributions', { because: 'upTo', limit: 32_500 }, ON_80_000],
  ['income and super within the threshold of Division 293', 'division293Tax', { because: 'upTo', limit: 250_000 }, ON_80_000],
])('%s: the reason of the 0', (_title, name, none, facts) => {
  expect(year(facts)[name]).toMatchObject({ amount: 0, none });
});

const { beneficiaryOffset } = taxYearOf(legislated, '2025-26');
const BAND = { kind: 'part', base: 0, rate: 0.15, above: 6_000, upTo: 45_000 };
const UPPER_BAND = { kind: 'part', base: 5_850, rate: 0.3, above: 45_000 };

// biome-ignore format: one line each
test.each<[string, string, Omit<Facts, 'taxYear' | 'jobs'> & Partial<Facts>, object]>([
  ['has its band and source', 'beneficiary', { jobs: [{ pay: 25_000 }], benefits: 10_000 }, { amount: 600, none: undefined, income: 10_000, band: BAND, isEstimate: false, source: beneficiaryOffset?.source }],
  ['is an estimate where the upper threshold decides it, which is less certain', 'beneficiary', { jobs: [{ pay: 60_000 }], benefits: 50_000 }, { amount: 7_350, band: UPPER_BAND, isEstimate: true, source: beneficiaryOffset?.upper.source }],
  // 5,788 of tax is less than 15% of 44,000.
  ['is none where the tax is less than what is certain', 'beneficiary', { benefits: 50_000 }, { amount: 5_788, isEstimate: false, source: beneficiaryOffset?.source }],
  ['is 0 for benefits up to the threshold', 'beneficiary', { otherIncome: 40_000, benefits: 6_000 }, { amount: 0, none: { because: 'upTo', limit: 6_000 } }],
  ['is 0 where there is no tax to take it off', 'beneficiary', { benefits: 18_000 }, { amount: 0, entitled: 1_800, none: { because: 'noTax' } }],
  ['gives way to a larger one', 'seniors', { benefits: 30_000, senior: 'single' }, { amount: 0, entitled: 0, none: { because: 'otherOffset' } }],
  ['gives way to a larger one', 'beneficiary', { benefits: 10_000, otherIncome: 20_000, senior: 'single' }, { amount: 0, entitled: 0, none: { because: 'otherOffset' } }],
  ['ends with the income, and gives way to none then', 'seniors', { benefits: 10_000, otherIncome: 60_000, senior: 'single' }, { none: { because: 'from', limit: 52_759 } }],
])('an offset %s (%s)', (_, code, facts, offset) => {
  const { taxOffsets } = explain({ jobs: [], ...facts, taxYear: '2025-26' }, legislated);
  expect(taxOffsets.find((each) => each.code === code)).toMatchObject(offset);
});

test('under a working holiday visa, a loan is not repaid because of the visa', () => {
  const options = { workingHolidayVisa: true, studentLoan: true };
  const query = { annualSalary: 90_000, taxYear: '2026-27', options } as const;
  expect(explainPay(query, legislated).studentLoanRepayment.none).toEqual({
    because: 'workingHoliday',
  });
});

test('a part of a year has its days, and the months that the tax-free threshold goes by', () => {
  expect(year({ jobs: [{ pay: 40_000 }], residentMonths: 5, daysWithoutCover: 366 })).toMatchObject(
    {
      grossTax: { months: 5, band: { above: 13_464 + (4_736 * 5) / 12 } },
      medicareLevy: { days: 152, daysInYear: 365 },
      medicareLevySurcharge: { days: 152, daysInYear: 365 },
    },
  );
});

test('what the simplified set lacks is said to be in no rule of it', () => {
  const facts = { taxYear: '2025-26', jobs: [{ pay: 400_000 }] } as const;
  const none = { none: { because: 'notInSet' } };
  expect(explain(facts, simplified)).toMatchObject({
    standardDeduction: none,
    excessContributions: none,
    division293Tax: none,
  });
});
