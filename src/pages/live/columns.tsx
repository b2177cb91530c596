/** The inputs of a calculator with its answer beside them: on a phone the amount, a line for the other inputs, and the answer. */
import { type PropsWithChildren, useState } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { AmountCard } from '../form/amount-card.tsx';
import { SetSummary } from '../form/controls.tsx';
import { EntryForm, FormActions } from '../form/use-form.tsx';
import {
  Asked,
  isAnyAsked,
  keptSection,
  NoteOf,
  type SectionProps,
  setOf,
  titleOf,
} from './asked.tsx';
import type { LayoutProps, Scope } from './calculator.ts';
import { Late } from './late.tsx';

/**
 * Sections without a title are drawn as their questions draw themselves. Those with further sections in them are the card of an amount, or
 * further inputs; any other is a card that is folded away.
 */
export function Columns({ sections, answer, answered, ...scope }: LayoutProps) {
  const { form, result } = scope;
  return (
    <div className={answer.isRequest ? 'calculator empty' : 'calculator'}>
      <EntryForm className="inputs" reset={form.reset}>
        <Sections sections={sections} {...scope} />
      </EntryForm>
      <Late of={result} Part="Cards" className="results">
        <div className="answer-place">{answered}</div>
      </Late>
    </div>
  );
}

function Sections({ sections, ...scope }: Scope & Pick<LayoutProps, 'sections'>) {
  return sections.map((section, index) => {
    const draw = () => <Part section={section} {...scope} />;
    return keptSection(index, section, scope, draw, scope.form.link.outcome);
  });
}

function Part({ section, ...scope }: SectionProps) {
  const title = titleOf(section, scope);
  const inner = section.sections && <Sections {...scope} sections={section.sections} />;
  if (section.amount) {
    return (
      <AmountCard className="card amount" name={section.amount} title={title}>
        {inner}
      </AmountCard>
    );
  }
  if (inner) {
    return (
      <FurtherInputs title={title} set={setOf(section, scope)}>
        {inner}
        <FormActions {...scope.form.link} />
      </FurtherInputs>
    );
  }
  const asked = <Asked section={section} {...scope} />;
  if (section.set) {
    return (
      isAnyAsked(section, scope) && (
        <details className="card card-folded card-wide">
          <SetSummary title={title} set={setOf(section, scope)} />
          {asked}
        </details>
      )
    );
  }
  return (
    <>
      {asked}
      <NoteOf section={section} />
    </>
  );
}

type FurtherInputsProps = PropsWithChildren<{ title: string; set: string }>;

/**
 * The inputs besides the amount that a page is about. On a phone they are folded away behind a line that names what is `set`, so that the
 * answer is in view below the amount, and is not pushed about by what is chosen here.
 */
function FurtherInputs({ title, set, children }: FurtherInputsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="fold"
        aria-expanded={isOpen}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        <span>
          {title}
          <span className="set">
            <LiveText>{`: ${set}`}</LiveText>
          </span>
        </span>
      </button>
      <div className={isOpen ? 'further' : 'further folded'}>{children}</div>
    </>
  );
}
