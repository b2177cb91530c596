/** What employers withheld from 13 October 2020 to 30 June 2024. */
import type { Withholding } from '../rule-set.ts';

/**
 * Schedule 1 (NAT 1004), payments from 13 October 2020; the tables of July to October 2020 are not here, so this edition
 * serves the whole of 2020-21. Source: ATO, Schedule 1, and a public transcription that reproduces the ATO's sample data.
 */
export const WITHHOLDING_FROM_OCTOBER_2020: Withholding = {
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
};
