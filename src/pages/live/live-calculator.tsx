/** The part of a calculator's page that comes alive in the browser: its form, its answer and its cards. */
import { useMemo, useState } from 'react';
import { LiveFigures } from '../../components/live-text.tsx';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { formOf } from '../form/form.ts';
import type { Questions } from '../form/question.tsx';
import { type Draft, useForm } from '../form/use-form.tsx';
import { valuesOf } from '../form/values.ts';
import { Announcement } from './announcement.tsx';
import type { Answer, AnyCalculator, Parts } from './calculator.ts';
import { Frame } from './frame.tsx';
import { codeNow, LateParts, Missing, useCode } from './late.tsx';

/** The id of the element that the script makes live. */
export const LIVE_ID = 'calculator';

export interface LiveCalculatorProps {
  readonly calculator: AnyCalculator;
  readonly rules: RuleSet;
  readonly notes: ControlNotes;
  /** The components that load late. */
  readonly parts: Parts<never>;
  /** The fragment of the entries that it is rendered with. Absent: those that the page is sent with. */
  readonly start?: string | undefined;
}

export function LiveCalculator(props: LiveCalculatorProps) {
  const { calculator, rules, notes, parts, start } = props;
  const [{ questions, sections, form, links }] = useState(() => {
    const questions: Questions = calculator.questions(rules, notes);
    return {
      questions,
      sections: calculator.sections(rules),
      form: formOf(questions),
      links: {
        accepts: calculator.accepts?.(rules),
        start,
        always: calculator.always,
        // The data of other years loads with the cards.
        lacks: (draft: Draft | undefined) =>
          draft?.name === 'year' && draft.text !== rules.defaultTaxYear && codeNow() !== 'there',
      },
    };
  });
  const code = useCode();
  const live = useForm(form, links);
  const { entries, isLate } = live;
  const result = useMemo(
    () => calculator.calculate(valuesOf(questions, form, entries), rules),
    [calculator, questions, form, entries, rules],
  );
  const answer: Answer = calculator.answer(result);
  const { Heading } = calculator;
  return (
    <LateParts value={parts}>
      <LiveFigures value={true}>
        {Heading && <Heading result={result} />}
        {isLate && <div className="waits">{code === 'missing' && <Missing />}</div>}
        <Frame
          {...{ form: live, result, questions, sections, answer, parts }}
          prefix=""
          index={0}
          said={calculator.says?.(result) ?? {}}
        />
        <Announcement text={spoken(answer)} />
      </LiveFigures>
    </LateParts>
  );
}

/** A request says by itself what it is about. */
function spoken({ title, figure, words, also = [] }: Answer): string {
  return figure === undefined ? words : [title, figure, words, ...also].filter(Boolean).join(' ');
}
