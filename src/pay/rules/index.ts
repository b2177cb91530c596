/** Rule sets: their types, both sets by name, and how one differs from the law. */
export type { Charge, MarginalCharge, Tier, WholeCharge } from '../charge.ts';
export { type Departure, departuresOf } from './departures.ts';
export { type OpenDataIndex, openDataFiles } from './open-data.ts';
export { type OpenFigure, type OpenFigures, openFigures } from './open-figures.ts';
export {
  firstDay,
  lastDay,
  type Residency,
  type RuleSet,
  type SeniorKind,
  type Source,
  type Sourced,
  seniorsBornBefore,
  type TaxOffset,
  type TaxYear,
  taxYearOf,
  type WithholdingRows,
  type WithholdingSchedules,
} from './rule-set.ts';
export { DEFAULT_RULES, RULE_SET_NAMES, type RuleSetName } from './rule-set-names.ts';
export { type DescribedRuleSet, type Law, RULE_SETS } from './rule-sets.ts';
