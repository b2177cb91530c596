import { LiveText } from '../../components/live-text.tsx';
import { PayBar, payBarParts } from '../../components/plots/pay-bar.tsx';
import { BONUS_PATH, COMPARE_PATH, TAX_RETURN_PATH } from '../../site/paths.ts';
import { payBarContent } from '../../words/pay-bar.ts';
import { payShares } from '../../words/pay-shares.ts';
import type { Calculation } from './calculation.ts';
import type { AnswerTexts } from './texts.ts';

/** The answer that most visitors came for: the pay they keep, the largest figure of the page. */
export function Answer({
  texts: { amount, words, also, taxTime, hasYear },
  calculation: { pay, fragment },
}: {
  texts: AnswerTexts;
  calculation: Calculation;
}) {
  return (
    <section className="card answer">
      <h2>You take home</h2>
      <p>
        <strong translate="no">{amount}</strong>
        <LiveText>{` ${words}`}</LiveText>
      </p>
      <p className="also">
        <LiveText>{also}</LiveText>
      </p>
      {taxTime && (
        <p className="also">
          <a href={TAX_RETURN_PATH + fragment}>
            <LiveText>{taxTime}</LiveText>
          </a>
        </p>
      )}
      {hasYear && <PayBar parts={payBarParts(payBarContent(pay, payShares(pay)))} />}
      <a className="button" href={COMPARE_PATH + fragment}>
        Compare with another offer
      </a>
      {taxTime && (
        <p>
          <a href={BONUS_PATH + fragment}>If you get a bonus</a>
        </p>
      )}
      <p className="hint">No sign-up. Nothing you type leaves this device.</p>
    </section>
  );
}
