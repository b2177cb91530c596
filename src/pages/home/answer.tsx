import type { ReactNode } from 'react';
import { FigureList } from '../../components/figure-list.tsx';
import { LiveText } from '../../components/live-text.tsx';
import type { PayCycle, PayResult } from '../../pay/index.ts';
import { formatCents, formatDollars } from '../../site/money.ts';

/**
 * What most visitors came for: the pay they keep, by the year the largest figure of the page. `offsetsLater` is what
 * `offsetsLaterText` gives; `children` is where the rest goes, and where to go from here.
 */
export function Answer({
  pay,
  payCycle,
  taxYear,
  offsetsLater,
  children,
}: {
  pay: PayResult;
  payCycle: PayCycle;
  taxYear: string;
  offsetsLater: string;
  children: ReactNode;
}) {
  const period = (label: string, amount: number, cycle?: PayCycle) => ({
    label,
    amount: formatCents(amount),
    ...(cycle === payCycle ? { emphasis: 'net' as const } : {}),
  });
  return (
    <section className="card answer">
      <h2>You take home</h2>
      <p>
        <strong translate="no">{formatDollars(pay.netAnnual)}</strong>
        <LiveText>{` a year after tax in ${taxYear}${offsetsLater}`}</LiveText>
      </p>
      <FigureList
        figures={[
          period('Weekly', pay.weekly, 'weekly'),
          period('Fortnightly', pay.fortnightly),
          period('Monthly', pay.monthly, 'monthly'),
        ]}
      />
      {children}
      <p className="hint">No sign-up. Nothing you type leaves this device.</p>
    </section>
  );
}
