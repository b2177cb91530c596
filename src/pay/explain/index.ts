/** The rules behind the figures of the engine, as data for sentences. */
export {
  COUNTED_BY_ASSESS,
  COUNTED_BY_PAY,
  type CountedByAssessAlone,
  type CountedByPayAlone,
  type CountedRules,
  countedRules,
} from './counted.ts';
export { explain, explainPay } from './explain.ts';
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
export { leastSalary } from './least-salary.ts';
export { refundGained } from './refund-gained.ts';
