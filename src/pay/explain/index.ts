/** What is behind the figures of the engine, as data for sentences and plots. */
export {
  COUNTED_BY_ASSESS,
  COUNTED_BY_PAY,
  type CountedByAssessAlone,
  type CountedByPayAlone,
  type CountedRules,
  countedRules,
} from './counted.ts';
export { explain } from './explain.ts';
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
