import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assess,
  cashOf,
  type Facts,
  legislated,
  PayError,
  payCalculator,
  type RuleSet,
  simplified,
} from '../../src/pay/index.ts';
import { anyLegislatedTaxYear, anyTaxYear } from './arbitraries.ts';

const taxYear = '2026-27';

function year(facts: Omit<Facts, 'taxYear'>) {
  const assessment = assess({ taxYear, ...facts }, legislated);
  return { ...assessment, cash: cashOf({ taxYear, ...facts }, assessment, legislated) };
}

describe('worked by hand, in 2026-27', () => {
  test('190,000 and two children, without cover: the family tier begins above 211,500', () => {
    const family = { spouse: { income: 0 }, dependentChildren: 2, daysWithoutCover: 365 };
    // 31,020 and 37% of the 54,000 above 135,000; 2% of 189,000.
    expect(year({ jobs: [{ pay: 190_000 }], ...family })).toMatchObject({
      taxableIncome: 189_000,
      incomeTax: 51_000,
      medicareLevy: 3_780,
      medicareLevySurcharge: 0,
      totalTax: 54_780,
      cash: 135_220,
    });
    // 1% of 212,500, and of 211,500 none.
    const above = year({ jobs: [{ pay: 213_500 }], ...family });
    expect([above.surchargeIncome, above.medicareLevySurcharge]).toEqual([212_500, 2_125]);
    expect(year({ jobs: [{ pay: 212_500 }], ...family }).medicareLevySurcharge).toBe(0);
  });

  test('20,000 beside 60,000: one standard deduction, and super of each', () => {
    const jobs = [{ pay: 60_000 }, { pay: 20_000 }];
    // 4,020 and 30% of the 34,000 above 45,000; 2% of 79,000.
    expect(year({ jobs })).toMatchObject({
      taxableIncome: 79_000,
      incomeTax: 14_220,
      medicareLevy: 1_580,
      totalTax: 15_800,
      cash: 64_200,
    });
  });

  test('a pensioner couple of 35,000 and 25,000: the offset of the first, and no levy', () => {
    const couple = { senior: 'couple', spouse: { income: 25_000, senior: true } } as const;
    // 1,602 less 12.5% of 3,153 is 1,207.88, in whole dollars upwards.
    expect(year({ jobs: [], otherIncome: 35_000, ...couple })).toMatchObject({
      grossTax: 2_520,
      taxOffsets: [
        { code: 'seniors', entitled: 1_208, used: 1_208 },
        { code: 'lowIncome', entitled: 700, used: 700 },
      ],
      incomeTax: 612,
      medicareLevy: 0,
      cash: 34_388,
    });
  });

  test('a start on 1 February from overseas: five months of the threshold, 152 days of the levy', () => {
    const result = year({ jobs: [{ pay: 40_000 }], residentMonths: 5 });
    // 15% of what 39,000 is above 13,464 and 5 twelfths of 4,736.
    expect(result.grossTax).toBeCloseTo(3_534.4, 6);
    expect(result.incomeTax).toBeCloseTo(3_534.4 - 625, 6);
    expect(result.medicareLevy).toBeCloseTo((780 * 152) / 365, 6);
  });

  test('260,000: Division 293 tax on all contributions, which is billed apart', () => {
    expect(year({ jobs: [{ pay: 260_000 }] })).toMatchObject({
      incomeTax: 82_420,
      medicareLevy: 5_180,
      division293Tax: 4_680,
      totalTax: 87_600,
      cash: 172_400,
    });
  });

  test.each([
    // 17,500 is above the cap of 32,500: 30% of 117,500, less 15% of it.
    ['foreign', 35_250, 32_625],
    // 15% of 45,000, and 30% of the rest.
    ['workingHoliday', 28_500, 25_875],
  ] as const)(
    'super above the cap has its offset where residency is %s',
    (residency, gross, tax) => {
      expect(year({ jobs: [{ pay: 100_000, superRate: 0.5 }], residency })).toMatchObject({
        taxableIncome: 117_500,
        grossTax: gross,
        taxOffsets: [{ code: 'excessContributions', entitled: 2_625, used: 2_625 }],
        incomeTax: tax,
      });
    },
  );

  test('a working holiday maker with 30,000 pays 15% and nothing else', () => {
    const facts = {
      residency: 'workingHoliday',
      studentLoan: true,
      daysWithoutCover: 365,
    } as const;
    expect(year({ jobs: [{ pay: 30_000 }], ...facts })).toMatchObject({
      taxableIncome: 30_000,
      taxOffsets: [],
      totalTax: 4_500,
    });
  });

  test('what is sacrificed and fringe benefits count in the tests alone', () => {
    const jobs = [{ pay: 100_000, salarySacrifice: 10_000, fringeBenefits: 8_000 }];
    const result = year({ jobs, daysWithoutCover: 365, studentLoan: true });
    expect(result).toMatchObject({
      taxableIncome: 89_000,
      surchargeIncome: 107_000,
      repaymentIncome: 107_000,
      rebateIncome: 107_000,
      // 1% of taxable income and fringe benefits.
      medicareLevySurcharge: 970,
    });
    expect(result.studentLoanRepayment).toBeCloseTo(5_620.8, 9);
    expect(result.cash).toBeCloseTo(90_000 - result.totalTax, 9);
  });

  test('work expenses count against the standard deduction, other deductions do not', () => {
    const jobs = [{ pay: 60_000 }];
    const taxable = (facts: Partial<Facts>) => year({ jobs, ...facts }).taxableIncome;
    expect(taxable({ workExpenses: 300 })).toBe(59_000);
    expect(taxable({ workExpenses: 1_300 })).toBe(58_700);
    expect(taxable({ workExpenses: 300, otherDeductions: 200 })).toBe(58_800);
    expect(year({ jobs: [{ pay: 400 }] }).taxableIncome).toBe(0);
    expect(year({ jobs: [], otherIncome: 5_000 }).taxableIncome).toBe(5_000);
    expect(year({ jobs, otherDeductions: 90_000 })).toMatchObject({
      taxableIncome: 0,
      cash: 60_000,
    });
  });

  test('whose levy the family rule reduces repays no study loan', () => {
    const facts = { jobs: [{ pay: 72_000 }], studentLoan: true };
    // 2% of the threshold of 68,928 less 8% of the 2,072 above it are taken off 1,420.
    const family = year({ ...facts, dependentChildren: 5 });
    expect(family.medicareLevy).toBeCloseTo(207.2, 9);
    expect(family.studentLoanRepayment).toBe(0);
    expect(year(facts).studentLoanRepayment).toBeCloseTo(220.8, 9);
  });

  // Three children in 2024-25: no levy up to 45,907 + 3 × 4,216 = 58,555. On 71,500, 2% of that less 8% of the 12,945 above is 135.50.
  test.each([
    // 135.50 × 44,000 / 71,500 is 83.38. The spouse's share of 52.12 is 24.32 more than the levy of 27.80, which passes over.
    [44_000, { income: 27_500 }, 880 - 83.3846 - 24.3154],
    [27_500, { income: 44_000 }, 0],
    // The spouse's share of 56.85 is less than the levy of 277.80.
    [41_500, { income: 30_000 }, 830 - 78.6469],
    // The spouse pays no levy alone, and one by the seniors' limit of 72,534 pays none in a family.
    [50_000, { income: 21_500 }, 1_000 - 135.5],
    [28_000, { income: 43_500, senior: true }, 77.8 - 53.0629],
    [28_000, { income: 30_555 }, 0],
  ])(
    'a couple divides the reduction of the levy: on %d beside %o it is %d',
    (pay, spouse, levy) => {
      const facts = { jobs: [{ pay }], spouse, dependentChildren: 3 };
      const { medicareLevy } = assess({ ...facts, taxYear: '2024-25' }, legislated);
      expect(medicareLevy).toBeCloseTo(levy, 3);
    },
  );

  test('contributions above the cap are income, with an offset of 15% of them', () => {
    const result = year({ jobs: [{ pay: 150_000, salarySacrifice: 19_500 }] });
    // 18,000 and 19,500 are 5,000 above 32,500.
    expect(result.taxableIncome).toBe(150_000 - 19_500 + 5_000 - 1_000);
    expect(result.taxOffsets).toContainEqual({
      code: 'excessContributions',
      entitled: 750,
      used: 750,
    });
  });
});

test('days without cover are of 366 in 2023-24', () => {
  const facts = { taxYear: '2023-24', jobs: [{ pay: 110_000 }] } as const;
  const surcharge = (daysWithoutCover: number) =>
    assess({ ...facts, daysWithoutCover }, legislated).medicareLevySurcharge;
  expect([183, 366, 400].map(surcharge)).toEqual([687.5, 1_375, 1_375]);
});

test('each employer has a contribution base to itself', () => {
  const contributions = (jobs: Facts['jobs']) =>
    // Division 293 tax shows 15% of what is paid into super.
    assess({ taxYear: '2025-26', jobs }, legislated).division293Tax / 0.15;
  expect(contributions([{ pay: 400_000 }])).toBeCloseTo(30_000, 6);
  expect(
    assess({ taxYear: '2025-26', jobs: [{ pay: 200_000 }, { pay: 200_000 }] }, legislated)
      .taxableIncome,
  ).toBe(418_000);
});

test.each([
  // 62,500 of pay a quarter, to 2025-26; quarters are filled one after the other.
  [260_000, 0.5, 15_000],
  [260_000, 0.25, 7_500],
  [260_000, 0.1, 7_500],
  // 80,000 in the first quarter, and 20,000 in a quarter of the second.
  [100_000, 0.3125, 9_900],
  [100_000, 0.5, 12_000],
])('a job of %d dollars in %d of 2025-26 has %d of compulsory super', (pay, shareOfYear, paid) => {
  const { taxableIncome } = assess(
    { taxYear: '2025-26', jobs: [{ pay, shareOfYear }, { pay: 250_000 }] },
    legislated,
  );
  // The other job's super is the whole cap.
  expect(taxableIncome).toBeCloseTo(pay + 250_000 + paid, 6);
});

test('a tax year that the set does not have is not found, and its label does not compile', () => {
  // @ts-expect-error The simplified set has no 2026-27.
  expect(() => assess({ taxYear: '2026-27', jobs: [] }, simplified)).toThrow(
    new PayError('unknownTaxYear', 'Tax year 2026-27 not found'),
  );
  // @ts-expect-error No set has 2019-20.
  expect(() => payCalculator(legislated)({ annualSalary: 1, taxYear: '2019-20' })).toThrow(
    new PayError('unknownTaxYear', 'Tax year 2019-20 not found'),
  );
});

test('what the simplified set lacks does not apply', () => {
  const facts = { taxYear: '2025-26', jobs: [{ pay: 40_000 }] } as const;
  const more = {
    spouse: { income: 1_000, senior: true },
    dependentChildren: 3,
    senior: 'couple',
    residentMonths: 2,
  } as const;
  expect(assess({ ...facts, ...more }, simplified)).toEqual(assess(facts, simplified));
});

const anyMoney = fc.oneof(
  fc.nat(300_000),
  fc.nat(8_000_000).map((cents) => cents / 100),
);
const anyJob = fc.record({
  pay: anyMoney,
  includesSuper: fc.boolean(),
  salarySacrifice: fc.nat(30_000),
  fringeBenefits: fc.nat(20_000),
});
const anySet = fc.oneof(
  fc.tuple(fc.constant<RuleSet>(simplified), anyTaxYear),
  fc.tuple(fc.constant<RuleSet>(legislated), anyLegislatedTaxYear),
);
const anyPerson = fc.record({
  residency: fc.constantFrom('resident', 'foreign', 'workingHoliday'),
  residentMonths: fc.integer({ min: 0, max: 12 }),
  otherIncome: fc.nat(60_000),
  workExpenses: fc.nat(2_000),
  otherDeductions: fc.nat(9_000),
  spouse: fc.option(fc.record({ income: fc.nat(200_000), senior: fc.boolean() }), {
    nil: undefined,
  }),
  dependentChildren: fc.nat(4),
  senior: fc.constantFrom(undefined, 'single', 'couple', 'separatedByIllness'),
  daysWithoutCover: fc.nat(366),
  studentLoan: fc.boolean(),
});

describe('whoever is assessed', () => {
  test('one job alone is the pay of that job, to the last bit', () => {
    fc.assert(
      fc.property(anySet, anyMoney, fc.boolean(), ([rules, label], pay, includesSuper) => {
        const facts = { taxYear: label, jobs: [{ pay, includesSuper }] };
        const { taxOffsets, ...assessment } = assess(facts, rules);
        const options = { includesSuperannuation: includesSuper };
        const result = payCalculator(rules)({ annualSalary: pay, taxYear: label, options });
        for (const name of ['taxableIncome', 'incomeTax', 'medicareLevy', 'totalTax'] as const) {
          expect([name, result[name]]).toEqual([name, assessment[name]]);
        }
        expect(cashOf(facts, assessment, rules)).toBe(result.netAnnual);
        expect(result.taxOffsets).toBeCloseTo(
          taxOffsets.reduce((sum, { used }) => sum + used, 0),
          6,
        );
      }),
      { numRuns: 500 },
    );
  });

  test('no figure is below 0 or not a number, and the charges make up the total', () => {
    fc.assert(
      fc.property(
        anySet,
        fc.array(anyJob, { maxLength: 3 }),
        anyPerson,
        ([rules, label], jobs, person) => {
          const { taxOffsets, ...amounts } = assess({ taxYear: label, jobs, ...person }, rules);
          const all = [
            ...Object.values(amounts),
            ...taxOffsets.flatMap(({ entitled, used }) => [entitled, used, entitled - used]),
          ];
          expect(all.filter((amount) => !(amount >= 0 && amount < Infinity))).toEqual([]);
          expect(amounts.totalTax).toBeCloseTo(
            amounts.incomeTax +
              amounts.medicareLevy +
              amounts.medicareLevySurcharge +
              amounts.studentLoanRepayment,
            6,
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('the order of the jobs changes nothing', () => {
    fc.assert(
      fc.property(anySet, anyJob, anyJob, anyPerson, ([rules, label], one, other, person) => {
        const total = (jobs: Facts['jobs']) =>
          assess({ taxYear: label, jobs, ...person }, rules).totalTax;
        expect(total([one, other])).toBeCloseTo(total([other, one]), 6);
      }),
    );
  });

  test('more other income never bears less tax, if single', () => {
    fc.assert(
      fc.property(anySet, anyMoney, fc.nat(50_000), ([rules, label], pay, more) => {
        const total = (otherIncome: number) =>
          assess({ taxYear: label, jobs: [{ pay }], otherIncome, studentLoan: true }, rules)
            .totalTax;
        expect(total(more)).toBeGreaterThanOrEqual(total(0));
      }),
    );
  });

  test('a deduction never makes the tax higher', () => {
    fc.assert(
      fc.property(
        anySet,
        anyJob,
        anyPerson,
        fc.nat(20_000),
        ([rules, label], job, person, more) => {
          const facts = { taxYear: label, jobs: [job], ...person, spouse: undefined };
          const tax = (otherDeductions: number) =>
            assess({ ...facts, otherDeductions }, rules).incomeTax;
          expect(tax(person.otherDeductions + more)).toBeLessThanOrEqual(
            tax(person.otherDeductions) + 1e-6,
          );
        },
      ),
    );
  });

  test('amounts that are negative or not finite count as 0', () => {
    const none = { taxYear, jobs: [{ pay: 50_000 }] } as const;
    for (const amount of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      const job = {
        pay: 50_000,
        salarySacrifice: amount,
        fringeBenefits: amount,
        superRate: amount,
      };
      const unusable = {
        otherIncome: amount,
        workExpenses: amount,
        otherDeductions: amount,
        daysWithoutCover: amount,
      };
      expect(assess({ taxYear, jobs: [job, { pay: amount }], ...unusable }, legislated)).toEqual(
        assess(none, legislated),
      );
    }
  });
});
