/** JobSeeker and similar payments, and the Age Pension: by hand, in every year of the law. */
import { describe, expect, test } from 'vitest';
import { explain } from '../../src/pay/explain/explain.ts';
import { assess, cashOf, type Facts, legislated, simplified } from '../../src/pay/index.ts';
import { taxReturnOf } from '../../src/pay/tax-return.ts';
import { SETS } from './arbitraries.ts';

const YEARS = legislated.taxYears.map(({ label }) => label);

/** In 2025-26, if the facts name no other year. */
const factsOf = (facts: Partial<Facts>): Facts => ({ taxYear: '2025-26', jobs: [], ...facts });
const assessed = (facts: Partial<Facts>) => assess(factsOf(facts), SETS.legislated);
const offsetsOf = (facts: Partial<Facts>) =>
  assessed(facts).taxOffsets.map(({ code, entitled, used }) => [code, entitled, used]);
const entitledOn = (benefits: number, facts: Partial<Facts> = {}) =>
  assessed({ benefits, ...facts }).taxOffsets.find(({ code }) => code === 'beneficiary')?.entitled;
const explained = (facts: Partial<Facts>, code: string) =>
  explain(factsOf(facts), SETS.legislated).taxOffsets.find((offset) => offset.code === code);

test('wages of 25,000 and 10,000 of JobSeeker pay 2,087', () => {
  const facts = factsOf({ jobs: [{ pay: 25_000 }], benefits: 10_000 });
  const assessment = assess(facts, SETS.legislated);
  // 16% of 16,800 is 2,688, less 15% of 4,000 and 700. The levy is 10% of 6,989, 698.90, and 2% of 35,000 if that is less.
  expect(assessment).toMatchObject({ taxableIncome: 35_000, grossTax: 2_688, incomeTax: 1_388 });
  expect(assessment.medicareLevy).toBe(698.9);
  expect(assessment.totalTax).toBe(2_086.9);
  expect(cashOf(facts, assessment, SETS.legislated)).toBe(32_913.1);
});

test('30,000 of JobSeeker alone pays the phase-in of the levy', () => {
  const { incomeTax, medicareLevy, totalTax } = assessed({ benefits: 30_000 });
  expect([incomeTax, medicareLevy, totalTax]).toEqual([0, 198.9, 198.9]);
  // 16% of 11,800 is 1,888, of the 3,600 that 24,000 are entitled to.
  expect(offsetsOf({ benefits: 30_000 })).toEqual([
    ['beneficiary', 3_600, 1_888],
    ['lowIncome', 700, 0],
  ]);
});

describe.each(YEARS)('in %s', (taxYear) => {
  test.each([
    [0, undefined],
    [5_999, 0],
    [6_000, 0],
    [6_001, 0.15],
    [6_000.5, 0.075],
    [45_000, 5_850],
    [45_001, 5_850.3],
    [50_000, 7_350],
  ])('benefits of %d have an offset of %d', (benefits, entitled) => {
    expect(entitledOn(benefits, { taxYear })).toBe(entitled);
  });

  test('its upper threshold is where the lowest bracket that is taxed ends', () => {
    const year = legislated.taxYears.find(({ label }) => label === taxYear);
    const [lowest, next] = year?.incomeTax.resident.steps.filter(({ rate }) => rate > 0) ?? [];
    expect(lowest?.above).toBe(18_200);
    expect(year?.beneficiaryOffset?.upper.threshold).toBe(next?.above);
  });

  test('neither it nor the Age Pension changes what a person without them pays', () => {
    const facts = { taxYear, jobs: [{ pay: 61_000 }], otherIncome: 3_000 };
    expect(assessed({ ...facts, benefits: 0, agePension: -1 })).toEqual(assessed(facts));
  });
});

test('a foreign resident and a working holiday maker have none, and benefits are income', () => {
  for (const residency of ['foreign', 'workingHoliday'] as const) {
    const facts = { residency, jobs: [{ pay: 20_000 }] };
    expect(assessed({ ...facts, benefits: 10_000 })).toEqual(
      assessed({ ...facts, otherIncome: 10_000 }),
    );
  }
});

test('the simplified set has no such offset', () => {
  const facts = { taxYear: '2025-26', jobs: [] } as const;
  expect(assess({ ...facts, benefits: 40_000 }, simplified)).toEqual(
    assess({ ...facts, otherIncome: 40_000 }, simplified),
  );
});

test('months of residence do not reduce it, and it does not reduce the levy', () => {
  const facts = { benefits: 20_000, otherIncome: 20_000 };
  expect(entitledOn(20_000, { residentMonths: 3 })).toBe(2_100);
  expect(assessed(facts).medicareLevy).toBe(800);
});

test('benefits and the Age Pension count for every income that is tested', () => {
  const income = { jobs: [{ pay: 30_000 }], senior: 'single' } as const;
  const { taxableIncome, rebateIncome, repaymentIncome, surchargeIncome } = assessed({
    ...income,
    benefits: 7_000,
    agePension: 5_000,
  });
  expect([taxableIncome, rebateIncome, repaymentIncome, surchargeIncome]).toEqual(
    Array(4).fill(42_000),
  );
});

test('the Age Pension has the seniors’ offset and no other', () => {
  const facts = { otherIncome: 12_000, senior: 'single' } as const;
  expect(assessed({ ...facts, agePension: 28_000 })).toEqual(
    assessed({ ...facts, otherIncome: 40_000 }),
  );
});

describe('a senior with benefits', () => {
  test.each<[string, Partial<Facts>, (string | number)[][]]>([
    [
      'has the beneficiary offset where it is more',
      { benefits: 30_000, senior: 'single' },
      [
        ['seniors', 0, 0],
        ['beneficiary', 3_600, 1_888],
      ],
    ],
    [
      'has the seniors’ offset where that is more',
      { benefits: 10_000, otherIncome: 20_000, senior: 'single' },
      [
        ['seniors', 2_230, 1_888],
        ['beneficiary', 0, 0],
      ],
    ],
    [
      // 15% of 10,680 is 1,602, and 16% of 8,480 is 1,356.80.
      'has the seniors’ offset where both are equal',
      { benefits: 16_680, otherIncome: 10_000, senior: 'couple', spouse: { income: 40_000 } },
      [
        ['seniors', 1_602, 1_356.8],
        ['beneficiary', 0, 0],
      ],
    ],
    [
      'has the beneficiary offset where income ends the other',
      { benefits: 10_000, otherIncome: 60_000, senior: 'single' },
      [
        ['seniors', 0, 0],
        ['beneficiary', 600, 600],
      ],
    ],
    [
      // 1,602 of a spouse without income comes on top: 3,204 are more than 15% of 20,000.
      'counts what a partner leaves of theirs',
      { benefits: 26_000, senior: 'couple', spouse: { income: 0, senior: true } },
      [
        ['seniors', 3_204, 1_248],
        ['beneficiary', 0, 0],
      ],
    ],
  ])('%s', (_, facts, offsets) => {
    expect(offsetsOf(facts).slice(0, 2)).toEqual(offsets);
  });

  test('keeps the seniors’ threshold of the levy', () => {
    expect(assessed({ benefits: 30_000, senior: 'single' }).medicareLevy).toBe(0);
  });

  test('is told which offset takes the place of which', () => {
    const more = { benefits: 30_000, senior: 'single' } as const;
    const less = { benefits: 10_000, otherIncome: 20_000, senior: 'single' } as const;
    const none = { because: 'otherOffset' };
    expect(explained(more, 'seniors')).toMatchObject({ amount: 0, entitled: 0, none });
    expect(explained(less, 'beneficiary')).toMatchObject({ amount: 0, entitled: 0, none });
    expect(explained({ ...less, otherIncome: 60_000 }, 'seniors')?.none).toEqual({
      because: 'from',
      limit: 52_759,
    });
  });
});

test('a spouse’s income does not change it', () => {
  expect(entitledOn(20_000, { spouse: { income: 150_000 } })).toBe(2_100);
});

describe('its explanation', () => {
  const source = legislated.taxYears[0]?.beneficiaryOffset?.source;
  const upper = legislated.taxYears[0]?.beneficiaryOffset?.upper.source;

  test.each<[string, Partial<Facts>, object]>([
    [
      'has its band and source',
      { jobs: [{ pay: 25_000 }], benefits: 10_000 },
      {
        amount: 600,
        none: undefined,
        income: 10_000,
        band: { kind: 'part', base: 0, rate: 0.15, above: 6_000, upTo: 45_000 },
        isEstimate: false,
        source,
      },
    ],
    [
      'says that it is an estimate where the upper threshold decides it, which is less certain',
      { jobs: [{ pay: 60_000 }], benefits: 50_000 },
      {
        amount: 7_350,
        band: { kind: 'part', base: 5_850, rate: 0.3, above: 45_000 },
        isEstimate: true,
        source: upper,
      },
    ],
    [
      // 5,788 of tax is less than 15% of 44,000.
      'says nothing of the kind where the tax is less than what is certain',
      { benefits: 50_000 },
      { amount: 5_788, isEstimate: false, source },
    ],
    [
      'has the reason of a 0: benefits up to the threshold',
      { otherIncome: 40_000, benefits: 6_000 },
      { amount: 0, none: { because: 'upTo', limit: 6_000 } },
    ],
    [
      'has the reason of a 0: no tax to take it off',
      { benefits: 18_000 },
      { amount: 0, entitled: 1_800, none: { because: 'noTax' } },
    ],
  ])('%s', (_, facts, offset) => {
    expect(explained(facts, 'beneficiary')).toMatchObject(offset);
  });

  test('its upper threshold is less certain than the rest', () => {
    expect([source?.status, upper?.status]).toEqual(['enacted', 'provisional']);
    expect(upper?.note).toContain('Medium certainty');
  });
});

test('a tax return shares the tax with benefits and the Age Pension', () => {
  const { otherIncome, owed, owedOnOtherIncome } = taxReturnOf(
    { taxYear: '2025-26', jobs: [], otherIncome: 9_000, benefits: 40_000, agePension: 11_000 },
    legislated,
  );
  expect(otherIncome).toBe(60_000);
  expect(owedOnOtherIncome).toBe(owed);
});
