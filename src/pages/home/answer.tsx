import { type Figure, FigureList } from '../../components/figure-list.tsx';
import { LiveText } from '../../components/live-text.tsx';
import { PayBar, payBarParts } from '../../components/plots/pay-bar.tsx';
import { COMPARE_PATH } from '../../site/paths.ts';
import { formatCents, formatDollars } from '../../words/money.ts';
import { offsetsLaterText } from '../../words/offset-texts.ts';
import { payBarContent } from '../../words/pay-bar.ts';
import type { PayCycle } from '../../words/pay-cycles.ts';
import { payShares } from '../../words/pay-shares.ts';
import type { Calculation } from './home-form.ts';

/** The answer that most visitors came for: the pay they keep, by the year the largest figure of the page. */
export function Answer({
  calculation: { rules, payCycle, query, pay },
  fragment,
}: {
  calculation: Calculation;
  /** Of the entries: the comparison has the same names for them. */
  fragment: string;
}) {
  const period = (label: string, amount: number, cycle?: PayCycle): Figure => ({
    label,
    amount: formatCents(amount),
    ...(cycle === payCycle ? { emphasis: 'net' } : {}),
  });
  return (
    <section className="card answer">
      <h2>You take home</h2>
      <p>
        <strong translate="no">{formatDollars(pay.netAnnual)}</strong>
        <LiveText>{` a year after tax in ${query.taxYear}${offsetsLaterText(query, rules)}`}</LiveText>
      </p>
      <FigureList
        figures={[
          period('Weekly', pay.weekly, 'weekly'),
          period('Fortnightly', pay.fortnightly),
          period('Monthly', pay.monthly, 'monthly'),
        ]}
      />
      <PayBar parts={payBarParts(payBarContent(pay, payShares(pay)))} />
      <a className="button" href={COMPARE_PATH + fragment}>
        Compare with another offer
      </a>
      <p className="hint">No sign-up. Nothing you type leaves this device.</p>
    </section>
  );
}
