import { describe, expect, test } from 'vitest';
import { type MarginalCharge, marginal, type WholeCharge } from '../../../src/pay/charge.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import { type RuleSet, type TaxYear, taxYearOf } from '../../../src/pay/rules/rule-set.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';

const yearsOf = (rules: RuleSet) =>
  rules.taxYears.map((year) => [`${year.label} ${rules.name}`, year] as const);
const EVERY_YEAR = [...yearsOf(simplified), ...yearsOf(legislated)];

const lawOf = (label: string) => taxYearOf(legislated, label);

/** The marginal charges of `year` by name. */
function marginalChargesOf({
  incomeTax,
  studentLoan,
  offsets,
}: TaxYear): [string, MarginalCharge][] {
  const loan = studentLoan.kind === 'least' ? studentLoan.of : [studentLoan];
  return [
    ...Object.entries(incomeTax),
    ...loan.flatMap((each) => (each.kind === 'marginal' ? [['loan', each] as const] : [])),
    ...offsets.map(({ code, amount }) => [code, amount] as const),
  ].map(([name, charge]) => [name, charge]);
}

function wholeChargesOf({ medicareLevySurcharge, studentLoan }: TaxYear): WholeCharge[] {
  const { single, family } = medicareLevySurcharge;
  return [
    single,
    ...(family ? [family.tiers] : []),
    ...(studentLoan.kind === 'whole' ? [studentLoan] : []),
  ];
}

const startOf = (tier: WholeCharge['tiers'][number]) => ('above' in tier ? tier.above : tier.from);

function isRising(amounts: readonly number[]): boolean {
  return amounts.every((amount, index) => index === 0 || amount > (amounts[index - 1] as number));
}

describe.each(EVERY_YEAR)('in %s', (_, year) => {
  test('thresholds rise within a charge', () => {
    for (const [name, { steps }] of marginalChargesOf(year)) {
      expect(isRising(steps.map(({ above }) => above)), name).toBe(true);
    }
    for (const { tiers } of wholeChargesOf(year)) expect(isRising(tiers.map(startOf))).toBe(true);
  });

  test('every base is within a dollar of what the rates below come to, but where a charge jumps', () => {
    for (const [name, { steps }] of marginalChargesOf(year)) {
      const derived = marginal(
        steps.map(({ above, rate, base }, index) =>
          index === 0 ? [above, rate, base] : [above, rate],
        ),
      );
      const far = steps.filter(
        ({ base, includesStart }, index) =>
          !includesStart && Math.abs(base - (derived.steps[index]?.base as number)) > 1,
      );
      expect(far, name).toEqual([]);
    }
  });
});

test.each(legislated.taxYears.map((year) => [year.label, year] as const))(
  'the seniors offset of %s ends where its formula has it',
  (_, { seniorsOffset, incomeTax }) => {
    if (seniorsOffset === undefined) throw new Error('No seniors offset');
    const { byKind, taper, transfer } = seniorsOffset;
    const rates = incomeTax.resident.steps.map(({ rate }) => rate);
    expect([0, transfer.lowestRate, transfer.secondRate]).toEqual(rates.slice(0, 3));
    for (const { maximum, shadeOut, cutOut } of Object.values(byKind)) {
      const taxed = (maximum + transfer.rebateMaximum) / transfer.lowestRate;
      const threshold = transfer.taxFree + taxed;
      expect(threshold).toBeLessThan(transfer.reductionThreshold);
      expect(shadeOut).toBe(Math.ceil(threshold));
      expect(cutOut).toBe(Math.ceil(shadeOut + maximum / taper));
    }
  },
);

test('families have twice the surcharge limits of a single person', () => {
  for (const { medicareLevySurcharge } of legislated.taxYears) {
    const { single, family } = medicareLevySurcharge;
    expect(family?.tiers.tiers.map(startOf)).toEqual(single.tiers.map((tier) => 2 * startOf(tier)));
  }
});

test('the surcharge spares a partner up to the single threshold of the levy', () => {
  for (const { medicareLevySurcharge, medicareLevy } of legislated.taxYears) {
    expect(medicareLevySurcharge.family?.ownIncomeFloor.amount).toBe(medicareLevy.threshold);
  }
});

test('student loan bands are 6% apart, but around two that are disputed', () => {
  const apart = legislated.taxYears.flatMap(({ label, studentLoan }) => {
    if (studentLoan.kind !== 'whole') return [];
    const starts = studentLoan.tiers.map(startOf);
    return starts.flatMap((start, index) => {
      const before = starts[index - 1];
      // The first band is wider.
      if (before === undefined || index === 1) return [];
      return Math.abs(start - 1.06 * before) > 1.5 ? [[label, start]] : [];
    });
  });
  expect(apart).toEqual([
    ['2021-22', 115_680],
    ['2021-22', 122_729],
    ['2020-21', 114_708],
    ['2020-21', 121_699],
  ]);
});

test('the contribution base of 2026-27 is what the cap comes to at its rate, down to ten dollars', () => {
  const { guarantee, contributionBase, concessionalCap } = lawOf('2026-27').superannuation;
  const base = (concessionalCap?.amount as number) / guarantee.rate;
  expect(contributionBase).toMatchObject({ perYear: Math.floor(base / 10) * 10 });
});
