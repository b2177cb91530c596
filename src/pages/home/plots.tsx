/** The plots of the home page. In the browser they are a chunk that loads after the calculator has started. */
import { IncomeCurve } from '../../components/plots/income-curve.tsx';
import { payCalculator, type RuleSet } from '../../pay/index.ts';
import type { CalculatorQuery } from './inputs.ts';

export interface PlotsProps {
  readonly rules: RuleSet;
  /** A `CalculatorQuery` as JSON. A text, so that equal queries are equal values. */
  readonly query: string;
}

export function Plots({ rules, query }: PlotsProps) {
  const asked: CalculatorQuery = JSON.parse(query);
  const pay = payCalculator(rules)(asked);
  return (
    <section className="card">
      <IncomeCurve rules={rules} pay={pay} taxYear={asked.taxYear} options={asked.options} />
    </section>
  );
}
