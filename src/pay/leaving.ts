/** What is paid on leaving a job: what is withheld from it, and the year that it makes. */
export { seniorsBornBefore } from './rules/rule-set.ts';
export {
  isLeaveFlat,
  isPensionAge,
  type LeavingPart,
  type LeavingQuery,
  type LeavingReason,
  type LeavingYear,
  type LeavingYearQuery,
  leavingLimits,
  leavingRates,
  leavingYear,
  reachesPensionAge,
  reachesPreservationAge,
  redundancyWeeks,
  taxFreeLimit,
  type WithheldOnLeaving,
  withheldOnLeaving,
} from './withholding/leaving.ts';
export { mostBySeparateCeilings } from './year/leaving-offsets.ts';
