/** Chooses the salary pages for checks that would take too long over all of them. */

import { edgesOf } from '../pay/charge-lines.ts';
import { type RuleSet, taxYearOf } from '../pay/rules/rule-set.ts';
import { SALARY_STEP } from '../site/salary-amounts.ts';
import { seededRandom } from '../site/seeded-random.ts';

export interface SalarySample {
  /** In rising order. */
  readonly amounts: readonly number[];
  /** How they were chosen, in words. */
  readonly description: string;
}

/**
 * The lowest and highest of `amounts`, those on both sides of every edge between tax brackets of `rules`, and `size` others
 * drawn with `seed`. The order of `amounts` does not matter.
 */
export function sampleSalaries(
  amounts: readonly number[],
  { rules, size, seed }: { rules: RuleSet; size: number; seed: number },
): SalarySample {
  const edges = bracketEdges(rules);
  const rising = amounts.toSorted((a, b) => a - b);
  const present = new Set(rising);
  const sample = new Set(edges.flat().filter((amount) => present.has(amount)));
  for (const end of [rising[0], rising.at(-1)]) if (end !== undefined) sample.add(end);
  const others = rising.filter((amount) => !sample.has(amount));
  const random = seededRandom(seed);
  const drawn = others
    .map((amount) => ({ amount, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, size);
  for (const { amount } of drawn) sample.add(amount);
  return {
    amounts: [...sample].sort((a, b) => a - b),
    description: `both ends, both sides of ${edges.length} bracket edges, ${drawn.length} drawn with seed ${seed}`,
  };
}

/** The last page inside each bracket that ends, and the first page above it. */
function bracketEdges(rules: RuleSet): [below: number, above: number][] {
  const { incomeTax, standardDeduction } = taxYearOf(rules, rules.defaultTaxYear);
  return edgesOf(incomeTax.resident).map((edge) => {
    const salary = edge + (standardDeduction?.amount ?? 0);
    const below = Math.floor(salary / SALARY_STEP) * SALARY_STEP;
    return [below, below + SALARY_STEP];
  });
}
