/** What is paid on leaving a job: what is withheld from it, and the year that it makes. */
export { seniorsBornBefore } from './rules/rule-set.ts';
export {
  isLeaveFlat,
  isPensionAge,
  type LeavingPart,
  type LeavingQuery,
  type LeavingReason,
  leavingLimits,
  leavingRates,
  reachesPensionAge,
  reachesPreservationAge,
  redundancyWeeks,
  taxFreeLimit,
  type WithheldOnLeaving,
  withheldOnLeaving,
} from './withholding/leaving.ts';
export {
  type LeavingYear,
  type LeavingYearQuery,
  leavingYear,
} from './withholding/leaving-year.ts';
export { mostBySeparateCeilings } from './year/leaving-offsets.ts';
