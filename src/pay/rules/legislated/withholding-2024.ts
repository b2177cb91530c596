/** What employers withheld from 1 July 2024 to 30 June 2026. */
import type { Withholding } from '../rule-set.ts';

/**
 * Schedule 1 (NAT 1004), payments from 1 July 2024. Source: ATO, Schedule 1, coefficients to use in formulas; four sources.
 */
export const WITHHOLDING_FROM_JULY_2024: Withholding = {
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
};
