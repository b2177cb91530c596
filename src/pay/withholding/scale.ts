/** The scale that an employer withholds a person's pay by. */
import { type PayOptions, residencyOf } from '../pay-options.ts';
import type { Residency, WithholdingScale } from '../rules/rule-set.ts';

/** The table that an employer withholds by: a scale of Schedules 1 and 8, or Schedule 15. */
export type PayslipScale = WithholdingScale | 'workingHoliday';

/** Only a resident's scale depends on whether the tax-free threshold is claimed. */
export function scaleOf(residency: Residency, claimsThreshold: boolean): PayslipScale {
  if (residency === 'foreign') return 3;
  if (residency === 'workingHoliday') return residency;
  return claimsThreshold ? 2 : 1;
}

/** The scale that goes with the options of a pay. */
export function withholdingScale(options: Partial<PayOptions>): PayslipScale {
  return scaleOf(residencyOf(options), !options.noTaxFreeThreshold);
}
