/** Withholding by employers from 1 July 2024 to 30 June 2026. Schedule 8 changed within these years. */
import type { WholeCharge } from '../../charge.ts';
import type { Sourced, WithholdingSchedules } from '../rule-set.ts';
import { BONUS_LIMIT, studentLoanTable } from './withholding-every-year.ts';

export const REGULAR_FROM_JULY_2024: WithholdingSchedules['regular'] = {
  scales: {
    1: [
      [150, 0.16, 0.16],
      [371, 0.2117, 7.755],
      [515, 0.189, -0.6702],
      [932, 0.3227, 68.2367],
      [2_246, 0.32, 65.7202],
      [3_303, 0.39, 222.951],
      [null, 0.47, 487.2587],
    ],
    2: [
      [361, 0, 0],
      [500, 0.16, 57.8462],
      [625, 0.26, 107.8462],
      [721, 0.18, 57.8462],
      [865, 0.189, 64.3365],
      [1_282, 0.3227, 180.0385],
      [2_596, 0.32, 176.5769],
      [3_653, 0.39, 358.3077],
      [null, 0.47, 650.6154],
    ],
    3: [
      [2_596, 0.3, 0.3],
      [3_653, 0.37, 181.7308],
      [null, 0.45, 474.0385],
    ],
  },
  edition: '2024-07-01',
  source: {
    cite: 'ATO, Schedule 1 (NAT 1004), coefficients, payments from 1 July 2024',
    confirmed: 4,
    sources: ['ATO_COEF24', 'PAYGTAX', 'PAYG26ENG', 'AUACC25'],
    status: 'enacted',
  },
};

export const WORKING_HOLIDAY_FROM_JULY_2024: WithholdingSchedules['workingHoliday'] = {
  rates: [
    { upTo: 45_000, rate: 0.15 },
    { upTo: 135_000, rate: 0.3 },
    { upTo: 190_000, rate: 0.37 },
    { upTo: null, rate: 0.45 },
  ],
  edition: '2024-07-01',
  source: {
    cite: 'ATO, Schedule 15 (NAT 75331), payments from 1 July 2024, by a public transcription',
    confirmed: 1,
    sources: ['PAYGTAX'],
    status: 'enacted',
  },
};

/** The schedules of 2024-25. */
export function withholdingFromJuly2024(studentLoan: WholeCharge & Sourced): WithholdingSchedules {
  return {
    regular: REGULAR_FROM_JULY_2024,
    studentLoan: studentLoanTable(studentLoan),
    bonus: BONUS_LIMIT,
    workingHoliday: WORKING_HOLIDAY_FROM_JULY_2024,
  };
}
