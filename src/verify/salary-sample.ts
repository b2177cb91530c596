/** Chooses the salary pages for checks that would take too long over all of them. */

import { edgesOf } from '../pay/charge-lines.ts';
import { type RuleSet, taxYearOf } from '../pay/rules/rule-set.ts';
import { SALARY_STEP } from '../site/salary-amounts.ts';
import { seededRandom } from '../site/seeded-random.ts';

/**
 * The lowest and highest of `amounts`, those on both sides of every edge between tax brackets of `rules`, and as many of the others as
 * `sample` says, drawn with `seed`; all in rising order, with how they were chosen in words. The order of `amounts` does not matter.
 */
export function sampleSalaries(
  amounts: readonly number[],
  { rules, sample, seed }: { rules: RuleSet; sample: number; seed: number },
) {
  const edges = bracketEdges(rules);
  const rising = amounts.toSorted((a, b) => a - b);
  const always = new Set([...edges.flat(), rising[0], rising.at(-1)]);
  const random = seededRandom(seed);
  const drawn = rising
    .filter((amount) => !always.has(amount))
    .map((amount) => ({ amount, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, sample);
  const taken = new Set([...always, ...drawn.map(({ amount }) => amount)]);
  return {
    amounts: rising.filter((amount) => taken.has(amount)),
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
