/** The rules behind the figures of the engine, as data for sentences. What a function does not understand throws a `PayError`. */
import { checked, RULES } from '../check.ts';
import * as queries from '../queries.ts';
import * as explanations from './explain.ts';

export * from '../deprecated/explain.ts';
export type {
  Band,
  Explained,
  Explanation,
  LevyExplained,
  LoanExplained,
  None,
  OffsetExplained,
  SurchargeExplained,
  TaxExplained,
} from './explanation.ts';

/**
 * The rule, threshold, rate and source behind each figure of `assess(facts, rules)`, and the reason for each that is 0.
 *
 * @example
 * const facts = { taxYear: '2026-27', jobs: [{ pay: 65_000 }], studentLoan: true };
 * explain(facts, legislated).studentLoanRepayment.none; // { because: 'upTo', limit: 69528 }
 */
export const explain = /* @__PURE__ */ checked(explanations.explain, {
  facts: queries.FACTS,
  rules: RULES,
});

/**
 * The same for `payCalculator(rules)(query)`. Beside another job it explains the tax on both together.
 *
 * @example
 * explainPay({ annualSalary: 80_000, taxYear: '2026-27' }, legislated).medicareLevySurcharge.none; // { because: 'covered' }
 */
export const explainPay = /* @__PURE__ */ checked(explanations.explainPay, {
  query: queries.PAY_QUERY,
  rules: RULES,
});
