/** The figures of the rule sets, held to each other. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Charge,
  type MarginalCharge,
  marginal,
  type WholeCharge,
} from '../../../src/pay/charge.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import type { RuleSet, TaxYear } from '../../../src/pay/rules/rule-set.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';

const SETS: readonly RuleSet[] = [simplified, legislated];
const labelsOf = ({ taxYears }: RuleSet): string[] => taxYears.map(({ label }) => label);

test('the simplified set has six tax years, newest first, and the legislated set goes on from there without a gap', () => {
  const years = ['2025-26', '2024-25', '2023-24', '2022-23', '2021-22', '2020-21'];
  expect(labelsOf(simplified)).toEqual(years);
  expect(simplified.defaultTaxYear).toBe('2025-26');
  const labels = labelsOf(legislated);
  expect(labels.slice(-years.length)).toEqual(years);
  const newest = 2019 + labels.length;
  expect(labels).toEqual(labels.map((_, age) => `${newest - age}-${(newest - age + 1) % 100}`));
  expect(labels.slice(0, 2)).toContain(legislated.defaultTaxYear);
});

test.each(SETS)('every file of a year is in the $name set', (rules) => {
  const files = readdirSync(`src/pay/rules/${rules.name}`).filter((file) => /^\d/.test(file));
  expect(files).toEqual(
    labelsOf(rules)
      .map((label) => `${label}.ts`)
      .sort(),
  );
});

const startOf = (tier: WholeCharge['tiers'][number]) => tier.above ?? tier.from;

const EVERY_YEAR = SETS.flatMap((rules) =>
  rules.taxYears.map((year) => ({ ...year, set: rules.name })),
);

test.each(EVERY_YEAR)(
  'the charges of the $set set in $label rise, and each base is within a dollar of what the rates below come to, but where a charge jumps',
  (year) => {
    const { incomeTax, studentLoan, offsets, medicareLevySurcharge } = year;
    const charges: (Charge | undefined)[] = [
      ...Object.values(incomeTax),
      ...offsets.map(({ amount }) => amount),
      ...(studentLoan.kind === 'least' ? studentLoan.of : [studentLoan]),
      ...[medicareLevySurcharge.single, medicareLevySurcharge.family?.tiers],
    ];
    for (const charge of charges) {
      if (charge?.kind === 'marginal') expect(stepsAstray(charge)).toEqual([]);
      const starts = startsOf(charge);
      expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
    }
  },
);

function startsOf(charge: Charge | undefined): number[] {
  if (charge?.kind === 'marginal') return charge.steps.map(({ above }) => above);
  return charge?.kind === 'whole' ? charge.tiers.map(startOf) : [];
}

/** The steps whose base is more than a dollar from what the rates below come to. */
function stepsAstray({ steps }: MarginalCharge) {
  const derived = marginal(
    steps.map(({ above, rate, base }, index) =>
      index === 0 ? [above, rate, base] : [above, rate],
    ),
  );
  return steps.filter(
    ({ base, includesStart }, index) =>
      !includesStart && Math.abs(base - (derived.steps[index]?.base as number)) > 1,
  );
}

describe.each(legislated.taxYears)('of the law in $label,', (year: TaxYear) => {
  const { incomeTax, medicareLevy, medicareLevySurcharge, superannuation } = year;
  const { steps } = incomeTax.resident;

  test('the seniors offset ends where its formula has it', () => {
    if (year.seniorsOffset === undefined) throw new Error('No seniors offset');
    const { byKind, taper, transfer } = year.seniorsOffset;
    const rates = steps.map(({ rate }) => rate);
    expect([0, transfer.lowestRate, transfer.secondRate]).toEqual(rates.slice(0, 3));
    for (const { maximum, shadeOut, cutOut } of Object.values(byKind)) {
      const taxed = (maximum + transfer.rebateMaximum) / transfer.lowestRate;
      const threshold = transfer.taxFree + taxed;
      expect(threshold).toBeLessThan(transfer.reductionThreshold);
      expect(shadeOut).toBe(Math.ceil(threshold));
      expect(cutOut).toBe(Math.ceil(shadeOut + maximum / taper));
    }
  });

  test('families have twice the surcharge limits, and partners up to the threshold of the levy are spared', () => {
    const { single, family } = medicareLevySurcharge;
    expect(family?.tiers.tiers.map(startOf)).toEqual(single.tiers.map((tier) => 2 * startOf(tier)));
    expect(family?.ownIncomeFloor.amount).toBe(medicareLevy.threshold);
  });

  test('the upper threshold of the beneficiary offset is where the lowest bracket that is taxed ends', () => {
    const [lowest, next] = steps.filter(({ rate }) => rate > 0);
    expect(lowest?.above).toBe(18_200);
    expect(year.beneficiaryOffset?.upper.threshold).toBe(next?.above);
  });

  test('there is a standard deduction from 2026-27, the base of super is by the year from then on, and the newest levy thresholds are provisional', () => {
    const isNew = year.label >= '2026-27';
    expect(year.standardDeduction?.amount).toBe(isNew ? 1_000 : undefined);
    expect(superannuation.contributionBase).toHaveProperty(isNew ? 'perYear' : 'perQuarter');
    const { status } = medicareLevy.source;
    expect(status === 'provisional').toBe(year.label === legislated.taxYears[0]?.label);
    if (!isNew) return;
    // What the cap comes to at its rate, down to ten dollars.
    const base = (superannuation.concessionalCap?.amount ?? 0) / superannuation.guarantee.rate;
    expect(superannuation.contributionBase).toMatchObject({ perYear: Math.floor(base / 10) * 10 });
  });
});

test.each(simplified.taxYears)(
  'the simplified set knows no families, seniors, offsets, caps and phase-in in $label',
  (year) => {
    const { description: _, label: __, earnings: ___, offsets, ...figures } = year;
    expect(offsets).toEqual([]);
    expect(Object.keys(figures).sort()).toEqual([
      ...[
        'casualLoading',
        'contributionsTax',
        'incomeTax',
        'medicareLevy',
        'medicareLevySurcharge',
      ],
      ...['studentLoan', 'superannuation', 'withoutTaxFreeThreshold'],
    ]);
    expect(Object.keys(year.medicareLevy)).toEqual(['rate', 'threshold', 'source']);
    expect(Object.keys(year.medicareLevySurcharge)).toEqual(['single', 'source']);
    expect(Object.keys(year.superannuation)).toEqual(['guarantee']);
  },
);

test('student loan bands are 6% apart, but around two that are disputed', () => {
  const apart = legislated.taxYears.flatMap(({ label, studentLoan }) => {
    if (studentLoan.kind !== 'whole') return [];
    const starts = studentLoan.tiers.map(startOf);
    return starts.flatMap((start, index) => {
      const before = starts[index - 1];
      // The first band is wider.
      if (before === undefined || index === 1) return [];
      return Math.abs(start - 1.06 * before) > 1.5 ? [`${label}: ${start}`] : [];
    });
  });
  expect(apart).toEqual([
    '2021-22: 115680',
    '2021-22: 122729',
    '2020-21: 114708',
    '2020-21: 121699',
  ]);
});
