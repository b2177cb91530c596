/** The heading and the answer of the pay calculator: blocks of its own, whose words and places are those of the product's description. */
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import type { TaxYear } from '../../pay/rules/rule-set.ts';
import type { AnswerProps } from '../live/calculator.ts';
import { Example } from '../live/example.tsx';
import { Late } from '../live/late.tsx';
import { answerTexts } from './answer-texts.ts';
import { type Home, requestFor } from './calculation.ts';

type HomeProps = AnswerProps<Home, never>;

export function Heading({ result: { taxYear } }: Pick<HomeProps, 'result'>) {
  return <YearHeading taxYear={taxYear} />;
}

const YearHeading = memo(function YearHeading({ taxYear }: { readonly taxYear: TaxYear }) {
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
});

/** The answer that most visitors came for, the largest of the page. While a pay is asked for, the last one keeps its place. */
export function Answer({ result, form: { change } }: HomeProps) {
  const { isEntered } = result.entered;
  const answered = useLast(result, isEntered);
  const doubted = useMemo(() => ({ result, change }), [result, change]);
  const question = <Late of={doubted} Part="Likelier" />;
  const { amount, words, also, taxTime, year } = answerTexts(answered);
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
        <Also text={also} />
        <Also text={year} />
        {taxTime !== '' && <Late of={answered} Part="TaxTime" className="also" isQuiet />}
        <Late of={answered} Part="AnswerBar" className="bar" isQuiet />
        <Late of={answered} Part="Further" />
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

/** `value`, or where it does not count the last one that did. */
function useLast<Value>(value: Value, counts: boolean): Value {
  const last = useRef(value);
  useLayoutEffect(() => {
    if (counts) last.current = value;
  }, [value, counts]);
  return counts ? value : last.current;
}

function Also({ text }: { text: string }) {
  return (
    text !== '' && (
      <p className="also">
        <LiveText>{text}</LiveText>
      </p>
    )
  );
}

/** The figures that matter most, in the sight of visitors who scroll. */
export function Below({ result }: Pick<HomeProps, 'result'>) {
  return <Late of={result} Part="SummaryBar" />;
}
