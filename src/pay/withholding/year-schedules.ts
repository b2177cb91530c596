import { PayError } from '../pay-error.ts';
import { type RuleSet, taxYearOf, type WithholdingSchedules } from '../rules/rule-set.ts';

/** The schedules of `taxYear`; throws where the tax year is not in the set, or has none there. */
export function schedulesOf(rules: RuleSet, taxYear: string): WithholdingSchedules {
  const { withholding } = taxYearOf(rules, taxYear);
  if (withholding === undefined) {
    throw new PayError(
      'noSchedule',
      `The ${rules.name} rule set has no withholding schedule for ${taxYear}`,
    );
  }
  return withholding;
}
