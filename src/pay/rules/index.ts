/**
 * The types of a rule set, and the functions that make its charges: all that a rule set of your own needs. The two sets of the package are
 * `rules/legislated` and `rules/simplified`. What a function does not understand throws a `PayError`.
 */
import * as charges from '../charge.ts';
import { check, checked, RULES } from '../check.ts';
import { PayError } from '../pay-error.ts';
import { TAX_YEAR } from '../queries.ts';
import * as queries from './queries.ts';
import * as ruleSets from './rule-set.ts';

export type { Charge, LeastCharge, MarginalCharge, Tier, WholeCharge } from '../charge.ts';
export * from '../deprecated/rules.ts';
export type {
  Residency,
  RuleSet,
  SeniorKind,
  Source,
  Sourced,
  TaxOffset,
  TaxYear,
  WithholdingRows,
  WithholdingSchedules,
} from './rule-set.ts';

/**
 * A charge whose rates each fall on the part of an income above a step: `[above, rate]`, in dollars and as a fraction, in rising order. A
 * third value is the charge on an income of `above` as its source prints it, and `'from'` at the end says that such an income belongs to the step.
 *
 * @example
 * marginal([[18_200, 0.16], [45_000, 0.3]]).steps[1].base; // 4288
 */
export function marginal(steps: Parameters<typeof charges.marginal>[0]): charges.MarginalCharge {
  check('steps', steps, queries.STEPS);
  assertRising(steps.map(([above]) => above));
  return charges.marginal(steps);
}

/**
 * A charge of one rate on the whole income, by the highest tier that the income is `above`, or starts `from`. Tiers are in rising order.
 *
 * @example
 * whole([{ above: 97_000, rate: 0.01 }, { above: 113_000, rate: 0.0125 }]).tiers.length; // 2
 */
export function whole(tiers: readonly charges.Tier[]): charges.WholeCharge {
  check('tiers', tiers, queries.TIERS);
  assertRising(tiers.map(({ above, from }) => above ?? from ?? 0));
  return charges.whole(tiers);
}

function assertRising(starts: readonly number[]): void {
  const index = starts.findIndex((start, at) => at > 0 && start <= (starts[at - 1] as number));
  if (index === -1) return;
  throw new PayError(
    'brokenRules',
    `The steps of a charge must rise, and ${starts[index]} comes after ${starts[index - 1]}`,
  );
}

/**
 * The least of several charges.
 *
 * @example
 * least(marginal([[27_222, 0.1]]), whole([{ above: 27_222, rate: 0.02 }])).kind; // 'least'
 */
export function least(...of: readonly charges.Charge[]): charges.LeastCharge {
  check('of', of, queries.CHARGES);
  return charges.least(...of);
}

/**
 * The figures of a tax year.
 *
 * @example
 * taxYearOf(legislated, '2026-27').superannuation.guarantee.rate; // 0.12
 * @throws PayError `Tax year {label} not found` for a label that `rules` does not have.
 */
export function taxYearOf<Label extends string>(
  rules: ruleSets.RuleSet<Label>,
  label: string,
): ruleSets.TaxYear<Label> {
  check('rules', rules, RULES);
  check('label', label, TAX_YEAR, rules);
  return ruleSets.taxYearOf(rules, label);
}

/**
 * The day before which people were born who reach the Age Pension age by the last day of `year`. Undefined where the set has no such age.
 *
 * @example
 * seniorsBornBefore(taxYearOf(legislated, '2026-27')); // '1960-07-01'
 */
export const seniorsBornBefore = /* @__PURE__ */ checked(ruleSets.seniorsBornBefore, {
  year: queries.YEAR_OF_RULES,
});
