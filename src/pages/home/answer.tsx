/** The heading and the answer of the pay calculator: blocks of its own, whose words and places are those of the product's description. */
import { memo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import type { AnswerProps } from '../live/calculator.ts';
import { Example } from '../live/example.tsx';
import { Late } from '../live/late.tsx';
import { useLast } from '../live/use-last.ts';
import { answerTexts } from './answer-texts.ts';
import { type Home, requestFor } from './calculation.ts';

/** A key draws it again only if the tax year is another. */
export const Heading = memo(
  function Heading({ result: { taxYear } }: Pick<AnswerProps<Home, never>, 'result'>) {
    return (
      <hgroup>
        <h1>Australian Pay Calculator</h1>
        <p>
          <b>
            <LiveText>{`Tax year ${taxYear.label}`}</LiveText>
          </b>{' '}
          <LiveText>{taxYear.description}</LiveText>
        </p>
      </hgroup>
    );
  },
  (one, other) => one.result.taxYear === other.result.taxYear,
);

/** The answer that most visitors came for, the largest of the page. While a pay is asked for, the last one keeps its place. */
export function Answer({ result, form: { entries, change } }: AnswerProps<Home, never>) {
  const { isEntered } = result.entered;
  const answered = useLast(result, isEntered);
  const question = <Late of={{ entries, change }} Part="Likelier" />;
  const { amount, words, also, taxTime, year } = answerTexts(answered);
  const { rules, hasYear } = answered;
  return (
    <>
      <section className="card answer">
        <Example />
        <h2>You take home</h2>
        {isEntered && question}
        <p>
          <strong translate="no">{amount}</strong>
          <LiveText>{` ${words}`}</LiveText>
        </p>
        {Object.entries({ also, year }).map(
          ([name, text]) =>
            text && (
              <p key={name} className="also">
                <LiveText>{text}</LiveText>
              </p>
            ),
        )}
        {taxTime && <Late of={{ taxTime, rules }} Part="TaxTime" className="also" as="p" isQuiet />}
        <Late of={answered} Part="AnswerBar" className="bar" isQuiet />
        <Late of={{ hasYear, rules }} Part="Further" />
      </section>
      {!isEntered && (
        <div className="card">
          <p>{requestFor(result)}</p>
          {question}
        </div>
      )}
    </>
  );
}
