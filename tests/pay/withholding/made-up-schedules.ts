/** The legislated set with other schedules in its newest year: what the formulas do with them, they do by their figures alone. */

import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import type {
  RuleSet,
  WithholdingRows,
  WithholdingSchedules,
} from '../../../src/pay/rules/rule-set.ts';
import { schedulesOf } from '../../../src/pay/withholding/regular-pay.ts';

export const MADE_UP_YEAR = legislated.defaultTaxYear;

const SCHEDULES = schedulesOf(legislated, MADE_UP_YEAR);

export function rulesWith(schedules: Partial<WithholdingSchedules>): RuleSet {
  return {
    ...legislated,
    taxYears: legislated.taxYears.map((year) =>
      year.label === MADE_UP_YEAR ? { ...year, withholding: { ...SCHEDULES, ...schedules } } : year,
    ),
  };
}

/** A set whose Schedule 1 has `rows` in every scale. */
export function rulesWithRows(rows: WithholdingRows): RuleSet {
  return rulesWith({ regular: { ...SCHEDULES.regular, scales: { 1: rows, 2: rows, 3: rows } } });
}
