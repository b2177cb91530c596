/** Withholding by employers from 1 July 2025 to 30 June 2026. */
import type { WithholdingRows, WithholdingSchedules } from '../rule-set.ts';
import { REGULAR_FROM_JULY_2024, WORKING_HOLIDAY_FROM_JULY_2024 } from './withholding-2024.ts';
import { BONUS_LIMIT } from './withholding-every-year.ts';

const THRESHOLD_CLAIMED: WithholdingRows = [
  [1_288, 0, 0],
  [2_403, 0.15, 193.2692],
  [3_447, 0.17, 241.3462],
  [null, 0.1, 0],
];

export const WITHHOLDING_2025: WithholdingSchedules = {
  regular: REGULAR_FROM_JULY_2024,
  studentLoan: {
    scales: {
      1: [
        [938, 0, 0],
        [2_053, 0.15, 140.7692],
        [2_597, 0.17, 181.8462],
        [null, 0.1, 0],
      ],
      2: THRESHOLD_CLAIMED,
      3: THRESHOLD_CLAIMED,
    },
    edition: '2025-09-24',
    source: {
      cite: 'ATO, Schedule 8, payments from 24 September 2025, by two public transcriptions',
      confirmed: 2,
      sources: ['AUACC25', 'PAYGTAX'],
      status: 'enacted',
      note: 'It serves the whole of 2025-26; until 23 September 2025 the year before went on.',
    },
  },
  bonus: BONUS_LIMIT,
  workingHoliday: WORKING_HOLIDAY_FROM_JULY_2024,
};
