/** The cap of termination payments, which their withholding and their tax both have. In dollars. */
import type { LeavingLimits } from '../rules/rule-set.ts';

/** Not indexed. Source: ATO, Schedule 11 (NAT 70980); Applying the ETP caps. */
export const WHOLE_OF_INCOME_CAP = 180_000;

/** The cap of payments that are not `excluded`: what those leave of the year's, or other `income` of the whole-of-income cap. */
export function capOfOthers({ cap }: LeavingLimits, excluded: number, income: number): number {
  return Math.max(0, Math.min(cap - excluded, WHOLE_OF_INCOME_CAP - income));
}
