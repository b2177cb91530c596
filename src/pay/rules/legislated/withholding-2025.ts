/** What employers withheld for study and training loans from 24 September 2025 to 30 June 2026. */
import type { Withholding, WithholdingRows } from '../rule-set.ts';

const THRESHOLD_CLAIMED_FROM_SEPTEMBER_2025: WithholdingRows = [
  [1_288, 0, 0],
  [2_403, 0.15, 193.2692],
  [3_447, 0.17, 241.3462],
  [null, 0.1, 0],
];

/**
 * Schedule 8, payments from 24 September 2025, which serves the whole of 2025-26. Source: ATO, Schedule 8, by two public
 * transcriptions.
 */
export const STUDENT_LOAN_WITHHOLDING_FROM_SEPTEMBER_2025: Withholding = {
  1: [
    [938, 0, 0],
    [2_053, 0.15, 140.7692],
    [2_597, 0.17, 181.8462],
    [null, 0.1, 0],
  ],
  2: THRESHOLD_CLAIMED_FROM_SEPTEMBER_2025,
  3: THRESHOLD_CLAIMED_FROM_SEPTEMBER_2025,
};
