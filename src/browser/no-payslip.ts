/** Replaces `live-payslip.tsx` in the scripts of a rule set without withholding schedules (`chosenRules`). */
import type * as live from './live-payslip.tsx';

export const LivePayslip: typeof live.LivePayslip = undefined;
