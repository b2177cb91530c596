/**
 * The frame of every live page. Wide: inputs beside the answer and its cards. Narrow: the inputs that a page is about, a line that the
 * others are folded away behind, the answer, and the cards.
 */
import { EntryForm } from '../form/use-form.tsx';
import { AnswerCard, AnswerLine } from './answer.tsx';
import type { Answer, Parts, Scope, Section } from './calculator.ts';
import { Late } from './late.tsx';
import { Sections } from './sections.tsx';

interface FrameProps extends Scope {
  readonly sections: readonly Section<unknown>[];
  readonly answer: Answer;
  readonly parts: Parts<string>;
}

export function Frame({ sections, answer, parts, ...scope }: FrameProps) {
  const { form, result } = scope;
  return (
    <EntryForm className="calculator" reset={form.reset}>
      <div className="inputs">
        <Sections sections={sections} {...scope} />
      </div>
      {!parts.SummaryBar && <AnswerLine {...answer} />}
      <Late of={result} Part="Cards" className="results">
        <div className="answer-place">
          <AnswerCard {...{ answer, form, result, parts }} />
        </div>
      </Late>
      {parts.SummaryBar && <Late of={result} Part="SummaryBar" />}
    </EntryForm>
  );
}
