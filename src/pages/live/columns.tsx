/** The inputs of a calculator with its answer beside them: on a phone the amount, a line for the other inputs, and the answer. */
import { Fragment, type PropsWithChildren, useState } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { EntryForm, FormActions } from '../form/use-form.tsx';
import { Asked, NoteOf, setOf, titleOf } from './asked.tsx';
import type { LayoutProps, Scope } from './calculator.ts';
import { Late } from './late.tsx';

/** Sections without a title are drawn as their questions draw themselves. The others are further inputs, each with such sections. */
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
  return sections.map((section, index) =>
    section.sections ? (
      <FurtherInputs
        // biome-ignore lint/suspicious/noArrayIndexKey: sections stay in their order
        key={index}
        title={titleOf(section, scope)}
        set={setOf(section, scope)}
      >
        <Sections {...scope} sections={section.sections} />
        <FormActions {...scope.form.link} />
      </FurtherInputs>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>
        <Asked section={section} {...scope} />
        <NoteOf section={section} />
      </Fragment>
    ),
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
