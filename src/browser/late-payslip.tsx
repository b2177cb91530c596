import { lazy } from 'react';

/**
 * The card 'On your payslip', whose code and schedules load later. Until then, and where they fail to load, the card that was
 * sent stays while the entries are those that it was sent with. The browser reports the failure.
 */
export const LatePayslip = lazy(() =>
  import('./scheduled-payslip.tsx').then(
    ({ ScheduledPayslip }) => ({ default: ScheduledPayslip }),
    () => new Promise<never>(() => {}),
  ),
);
