/** Withholding by employers from 13 October 2020 to 30 June 2024. */
import type { WholeCharge } from '../../charge.ts';
import type { Sourced, WithholdingSchedules } from '../rule-set.ts';
import { BONUS_LIMIT, studentLoanTable } from './withholding-every-year.ts';

export function withholdingFromOctober2020(
  studentLoan: WholeCharge & Sourced,
): WithholdingSchedules {
  return {
    regular: {
      scales: {
        1: [
          [88, 0.19, 0.19],
          [371, 0.2348, 3.9639],
          [515, 0.219, -1.9003],
          [932, 0.3477, 64.4297],
          [1_957, 0.345, 61.9132],
          [3_111, 0.39, 150.0093],
          [null, 0.47, 398.9324],
        ],
        2: [
          [359, 0, 0],
          [438, 0.19, 68.3462],
          [548, 0.29, 112.1942],
          [721, 0.21, 68.3465],
          [865, 0.219, 74.8369],
          [1_282, 0.3477, 186.2119],
          [2_307, 0.345, 182.7504],
          [3_461, 0.39, 286.5965],
          [null, 0.47, 563.5196],
        ],
        3: [
          [2_307, 0.325, 0.325],
          [3_461, 0.37, 103.8462],
          [null, 0.45, 380.7692],
        ],
      },
      edition: '2020-10-13',
      source: {
        cite: 'ATO, Schedule 1 (NAT 1004), coefficients, payments from 13 October 2020',
        confirmed: 2,
        sources: ['ATO_COEF20', 'PAYGTAX'],
        status: 'enacted',
        note: 'The tables of July to October 2020 are not here: these serve the whole of 2020-21.',
      },
    },
    studentLoan: studentLoanTable(studentLoan),
    bonus: BONUS_LIMIT,
    workingHoliday: {
      rates: [
        { upTo: 45_000, rate: 0.15 },
        { upTo: 120_000, rate: 0.325 },
        { upTo: 180_000, rate: 0.37 },
        { upTo: null, rate: 0.45 },
      ],
      edition: '2020-10-13',
      source: {
        cite: 'ATO, Schedule 15 (NAT 75331), payments from 13 October 2020, by a public transcription',
        confirmed: 1,
        sources: ['PAYGTAX'],
        status: 'enacted',
      },
    },
  };
}
