import type { ReactNode } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { PayBar } from '../../components/plots/pay-bar.tsx';
import type { PayResult } from '../../pay/index.ts';
import { formatCents, formatDollars } from '../../site/money.ts';
import { payShares } from '../../site/pay-shares.ts';
import { payBarContent } from '../../site/plots/pay-bar.ts';

/**
 * What most visitors came for: the pay they keep, the largest figure of the page, and where the rest goes. `offsetsLater`
 * is what `offsetsLaterText` gives; `children` is where to go from here.
 */
export function Answer({
  pay,
  offsetsLater,
  children,
}: {
  pay: PayResult;
  offsetsLater: string;
  children: ReactNode;
}) {
  return (
    <section className="card answer">
      <h2>You take home</h2>
      <p>
        <strong translate="no">{formatDollars(pay.netAnnual)}</strong>
        <LiveText>{` a year, or ${formatCents(pay.fortnightly)} a fortnight${offsetsLater}`}</LiveText>
      </p>
      <PayBar {...payBarContent(pay, payShares(pay))} />
      {children}
    </section>
  );
}
