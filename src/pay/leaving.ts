/** What is paid on leaving a job: what is withheld from it, and the year that it makes. */
export { seniorsBornBefore } from './rules/rule-set.ts';
export { isPensionAge, reachesPensionAge, reachesPreservationAge } from './withholding/ages.ts';
export {
  isLeaveFlat,
  type LeavingPart,
  type LeavingQuery,
  type LeavingReason,
  type WithheldOnLeaving,
  withheldOnLeaving,
} from './withholding/leaving.ts';
export { leavingLimits, leavingRates, taxFreeLimit } from './withholding/leaving-rates.ts';
export {
  type LeavingYear,
  type LeavingYearQuery,
  leavingYear,
} from './withholding/leaving-year.ts';
export { redundancyWeeks } from './withholding/redundancy-weeks.ts';
export { mostBySeparateCeilings } from './year/leaving-offsets.ts';
