import { LiveText } from '../../components/live-text.tsx';
import { HOME_PATH } from '../../site/paths.ts';
import type { BonusAnswer } from './answer-texts.ts';

/** The part of the bonus that lands: the largest figure of the page, and what comes of the rest. */
export function Answer({
  texts: { of, amount, words, withheld, taxTime, why },
  fragment,
}: {
  texts: BonusAnswer;
  /** Of the entries: the calculator has the same names for the usual pay. */
  fragment: string;
}) {
  return (
    <section className="card answer">
      <h2>
        <LiveText>{of}</LiveText>
      </h2>
      <p>
        <strong translate="no">{amount}</strong>
        {` ${words}`}
      </p>
      <p className="also">
        <LiveText>{`${withheld} ${taxTime}`}</LiveText>
      </p>
      {why && (
        <p className="why">
          <b>Why so much?</b> <LiveText>{why}</LiveText>
        </p>
      )}
      <p className="hint">
        <a href={HOME_PATH + fragment}>See your usual pay</a>
      </p>
    </section>
  );
}
