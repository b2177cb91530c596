/** The answer of a calculator: a figure, the largest text of the page, in one sentence, and a bar of its parts. */
import { LiveText } from '../../components/live-text.tsx';
import { Choice } from '../form/controls.tsx';
import type { FieldProps } from '../form/field.ts';
import type { LiveForm } from '../form/use-form.tsx';
import { SHOWN_PERIODS, type ShownPeriod } from '../questions/shown-period.ts';
import type { Answer, Parts } from './calculator.ts';
import { Example } from './example.tsx';
import { Late } from './late.tsx';
import { useLast } from './use-last.ts';

/** Names of components that load with the cards and have a place in every answer. Each gets the result, `Asks` the form. */
export type AnswerPart = 'Asks' | 'Reason' | 'AnswerBar' | 'SummaryBar';

interface AnswerCardProps {
  readonly answer: Answer;
  readonly form: LiveForm;
  readonly result: unknown;
  readonly parts: Partial<Parts<AnswerPart>>;
}

export function AnswerCard({ answer, form, result, parts }: AnswerCardProps) {
  const isRequest = answer.figure === undefined;
  // The last figure keeps the room of a request, so that nothing below it moves.
  const { figure, words, also = [], period } = useLast(answer, !isRequest);
  const { entries, change } = form;
  return (
    <section className={isRequest ? 'card answer asks' : 'card answer'}>
      <Example />
      <div className="answer-top">
        <h2>
          <LiveText>{answer.title}</LiveText>
        </h2>
        {period && <PeriodSwitch {...form.field('show')} period={period} />}
        {parts.Asks && <Late of={{ entries, change }} Part="Asks" />}
      </div>
      <div className="lead">
        {figure && (
          <p>
            <strong className={figure.length > 10 ? 'long' : undefined} translate="no">
              {figure}
            </strong>
            <LiveText>{` ${words}`}</LiveText>
          </p>
        )}
        {isRequest && (
          <p>
            <LiveText>{answer.words}</LiveText>
          </p>
        )}
      </div>
      {also.map(
        (text, place) =>
          text && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has its place
            <p key={place} className="also">
              <LiveText>{text}</LiveText>
            </p>
          ),
      )}
      {parts.Reason && <Late of={result} Part="Reason" className="also" isQuiet />}
      {parts.AnswerBar && <Late of={result} Part="AnswerBar" className="bar" isQuiet />}
      <Late of={form.link} Part="Actions" />
    </section>
  );
}

/** Chooses the period of the answer, whatever the pay cycle is. */
function PeriodSwitch({ period, ...field }: FieldProps & { readonly period: ShownPeriod }) {
  return (
    <Choice {...field} value={period} legend="Show take-home pay for a" words={SHOWN_PERIODS} />
  );
}

/** The answer in a line that stays in a narrow window while the answer itself is out of it. Screen readers have the answer. */
export function AnswerLine({ figure, words }: Answer) {
  return (
    <p className="answer-line" aria-hidden="true">
      <LiveText>{figure ? `${figure} ${words}` : words}</LiveText>
    </p>
  );
}
