import { type RuleSet, taxYearOf } from '../pay/index.ts';
import { schedules } from './schedules.ts';

/** `rules` of one tax year alone, with what employers withhold in it. */
export function withSchedules(rules: RuleSet, taxYear: string): RuleSet {
  const year = taxYearOf(rules, taxYear);
  const withholding = schedules[taxYear];
  return { ...rules, taxYears: withholding === undefined ? [year] : [{ ...year, withholding }] };
}
