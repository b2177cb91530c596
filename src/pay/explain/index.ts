/** What is behind the figures of the engine, as data for sentences and plots. */
export { type Charge, chargeOn, type Tier } from '../charge.ts';
export { type ChargeLine, edgesOf, linesOf } from '../charge-lines.ts';
export { type Charges, type Circumstances, chargesFor } from '../charges.ts';
export { incomeEdges, incomeLines, singleLevy } from '../income-lines.ts';
/** Single figures of a resident's pay, fast. */
export * as residentPay from '../resident-pay.ts';
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
