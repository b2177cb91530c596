/** The year in which someone leaves a job, as facts for its assessment. Imports nothing of the product. */
import { rational } from './rational.ts';
import type { Amount, ReferenceFacts } from './reference-facts.ts';
import {
  isLeaveFlat,
  type ReferenceLeavingQuery,
  referenceWithheldOnLeaving,
} from './reference-leaving.ts';

const WEEKS = 52;

export interface ReferenceLeavingYearQuery
  extends ReferenceLeavingQuery,
    Pick<ReferenceFacts, 'senior' | 'studentLoan' | 'daysWithoutCover'> {
  /** Weeks since 1 July, in which `incomeOfYear` was earned. */
  readonly weeksWorked: number;
  /** Pay in another job, in the weeks that are left of the year. */
  readonly laterPay?: Amount | undefined;
}

/** Super on pay in lieu of notice is left out. */
export function referenceLeavingYear(query: ReferenceLeavingYearQuery): ReferenceFacts {
  const { excluded, other, leave } = referenceWithheldOnLeaving(query);
  const worked = rational(query.weeksWorked);
  const left = rational(WEEKS).above(worked);
  return {
    taxYear: query.taxYear,
    residency: query.isForeign ? 'foreign' : 'resident',
    jobs: [
      { pay: query.incomeOfYear, shareOfYear: worked.over(WEEKS) },
      { pay: query.laterPay ?? 0, shareOfYear: left.over(WEEKS) },
    ],
    senior: query.senior,
    studentLoan: query.studentLoan,
    daysWithoutCover: query.daysWithoutCover,
    leaving: {
      excluded: excluded.taxable,
      other: other.taxable,
      unusedLeave: leave.taxable,
      leaveAtFlatRate: isLeaveFlat(query),
      reachedPreservationAge: query.reachedPreservationAge,
    },
  };
}
