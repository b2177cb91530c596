import type { RuleSet } from '../../pay/index.ts';
import { COMPARE_PATH } from '../../site/paths.ts';
import { fragmentOf } from './input-fragment.ts';
import type { CalculatorInputs } from './inputs.ts';

/** Leads to the comparison of the pay of `inputs` with another: its fragment has the names of the calculator's. */
export function CompareLink({ inputs, rules }: { inputs: CalculatorInputs; rules: RuleSet }) {
  return (
    <a className="button" href={COMPARE_PATH + fragmentOf(inputs, rules)}>
      Compare with another offer
    </a>
  );
}
