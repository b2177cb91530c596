/** The plots of the home page. In the browser they are a chunk that loads after the calculator has started. */
import { BracketParts } from '../../components/plots/bracket-parts.tsx';
import { payCalculator } from '../../pay/calculate-pay.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { IncomeCurve } from './income-curve.tsx';
import type { CalculatorQuery } from './inputs.ts';

export interface PlotsProps {
  readonly rules: RuleSet;
  /** A `CalculatorQuery` as JSON. A text, so that equal queries are equal values. */
  readonly query: string;
}

export function Plots({ rules, query }: PlotsProps) {
  const asked: CalculatorQuery = JSON.parse(query);
  const { taxYear, options } = asked;
  const pay = payCalculator(rules)(asked);
  return (
    <>
      <section className="card">
        <h2>Income Tax by Bracket</h2>
        <BracketParts pay={pay} taxYear={taxYearOf(rules, taxYear)} options={options} />
      </section>
      <div className="card">
        <IncomeCurve rules={rules} income={pay.grossAnnual} taxYear={taxYear} options={options} />
      </div>
    </>
  );
}
