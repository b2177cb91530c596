import { LiveText } from '../../components/live-text.tsx';
import { PayBar, payBarParts } from '../../components/plots/pay-bar.tsx';
import { BONUS_PATH, COMPARE_PATH, NOT_ASKED_ID, TAX_RETURN_PATH } from '../../site/paths.ts';
import { payBarContent } from '../../words/pay-bar.ts';
import { payShares } from '../../words/pay-shares.ts';
import type { AnswerTexts } from './answer-texts.ts';
import { type Calculation, hasSchedules } from './calculation.ts';

/** The answer that most visitors came for: the pay they keep, the largest figure of the page. */
export function Answer({
  texts: { amount, words, also, taxTime, year, hasYear },
  calculation,
}: {
  texts: AnswerTexts;
  calculation: Calculation;
}) {
  const { pay, fragment } = calculation;
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
      {year && (
        <p className="also">
          <LiveText>{year}</LiveText>
        </p>
      )}
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
          <a href={BONUS_PATH + fragment}>What lands from a bonus</a>
        </p>
      )}
      {hasSchedules(calculation) && (
        <p className="hint">
          <a href={`#${NOT_ASKED_ID}`}>Part-time, overtime, packaging or redundancy?</a>
        </p>
      )}
      <p className="hint">No sign-up. Nothing you type leaves this device.</p>
    </section>
  );
}
