/** Withholding by employers since 1 July 2026. */
import type { WithholdingRows, WithholdingSchedules } from '../rule-set.ts';
import { BONUS_LIMIT } from './withholding-every-year.ts';

const THRESHOLD_CLAIMED: WithholdingRows = [
  [1_337, 0, 0],
  [2_494, 0.15, 200.5615],
  [3_577, 0.17, 250.4527],
  [null, 0.1, 0],
];

export const WITHHOLDING_2026: WithholdingSchedules = {
  regular: {
    scales: {
      1: [
        [188, 0.15, 0.15],
        [371, 0.2084, 11.0185],
        [515, 0.179, 0.1066],
        [932, 0.3227, 74.1674],
        [2_246, 0.32, 71.6508],
        [3_303, 0.39, 228.8816],
        [null, 0.47, 493.1893],
      ],
      2: [
        [362, 0, 0],
        [538, 0.15, 54.3462],
        [673, 0.25, 108.2135],
        [721, 0.17, 54.3473],
        [865, 0.179, 60.8377],
        [1_282, 0.3227, 185.1935],
        [2_596, 0.32, 181.7319],
        [3_653, 0.39, 363.4627],
        [null, 0.47, 655.7704],
      ],
      3: [
        [2_596, 0.3, 0.3],
        [3_653, 0.37, 181.7308],
        [null, 0.45, 474.0385],
      ],
    },
    edition: '2026-07-01',
    source: {
      cite: 'Taxation Administration (Withholding Schedules) Instrument 2026 (F2026L00716), Schedule 1',
      confirmed: 6,
      sources: ['INSTR26', 'PAYG26ENG', 'AUACC26', 'FYD26', 'PAYG26JS', 'ATO_S1_ABOUT'],
      status: 'enacted',
    },
  },
  studentLoan: {
    scales: {
      1: [
        [987, 0, 0],
        [2_144, 0.15, 148.0615],
        [2_727, 0.17, 190.9527],
        [null, 0.1, 0],
      ],
      2: THRESHOLD_CLAIMED,
      3: THRESHOLD_CLAIMED,
    },
    edition: '2026-07-01',
    source: {
      cite: 'Taxation Administration (Withholding Schedules) Instrument 2026 (F2026L00716), Schedule 8',
      confirmed: 3,
      sources: ['INSTR26', 'AUACC26', 'PAYG26ENG'],
      status: 'enacted',
    },
  },
  bonus: BONUS_LIMIT,
  workingHoliday: {
    rates: [
      { upTo: 45_000, rate: 0.15 },
      { upTo: 135_000, rate: 0.3 },
      { upTo: 190_000, rate: 0.37 },
      { upTo: null, rate: 0.45 },
    ],
    edition: '2026-07-01',
    source: {
      cite: 'ATO, Schedule 15 (NAT 75331), payments from 1 July 2026',
      confirmed: 1,
      sources: ['ATO_S15'],
      status: 'enacted',
    },
  },
};
