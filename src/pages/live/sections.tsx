/** The sections of a calculator's inputs: cards, lists of cards, and what is folded away. */
import { type PropsWithChildren, type ReactNode, useState } from 'react';
import { LiveHint, LiveText } from '../../components/live-text.tsx';
import { SetSummary } from '../form/controls.tsx';
import { isList, type Questions } from '../form/question.tsx';
import {
  Asked,
  isAnyAsked,
  keptSection,
  NoteOf,
  type SectionProps,
  setOf,
  titleOf,
} from './asked.tsx';
import type { Scope, Section } from './calculator.ts';

export function Sections(props: Scope & { readonly sections: readonly Section<unknown>[] }) {
  const { sections, ...scope } = props;
  return sections.map((section, place) => {
    const list = scope.questions[section.items ?? ''] as Questions[string] | undefined;
    const card = { section, ...scope };
    // biome-ignore lint/suspicious/noArrayIndexKey: sections stay in their order
    if (list && isList(list)) return <list.Items key={place} {...card} />;
    return keptSection(place, section, scope, () => <SectionCard {...card} />);
  });
}

export interface SectionCardProps extends SectionProps {
  /** Drawn below the questions. */
  readonly children?: ReactNode;
}

/** A section in a card of its own; one without a title is drawn as its questions draw themselves. */
export function SectionCard({ section, children, ...scope }: SectionCardProps) {
  const title = titleOf(section, scope);
  const { amount, ask, sections } = section;
  if (title === '') {
    return (
      <>
        <Asked section={section} {...scope} />
        <NoteOf section={section} className="card hint" />
      </>
    );
  }
  if (section.set && !ask && sections) {
    return (
      <FurtherInputs title={title} set={setOf(section, scope)}>
        <Sections {...scope} sections={sections} />
      </FurtherInputs>
    );
  }
  if (section.set) return <Fold section={section} className="card card-folded" {...scope} />;
  if (ask && !isAnyAsked(section, scope)) return null;
  const heading = <LiveText>{title}</LiveText>;
  return (
    <section className={amount ? 'card amount' : 'card'} aria-label={title}>
      <h2>{amount ? <label htmlFor={amount}>{heading}</label> : heading}</h2>
      <Within section={section} {...scope} />
      {children}
    </section>
  );
}

function Within({ section, ...scope }: SectionProps) {
  const { ask, sections = [], says } = section;
  return (
    <>
      {ask && (
        <div className="entered">
          <Asked section={section} {...scope} />
        </div>
      )}
      {says && <LiveHint>{says(scope.result, scope.index)}</LiveHint>}
      {sections.map((inner, index) => {
        const Part = inner.title === undefined ? Asked : Fold;
        return keptSection(index, inner, scope, () => <Part section={inner} {...scope} />);
      })}
      <NoteOf section={section} />
    </>
  );
}

/** A section behind a line that says what is set in it. Draws nothing if none of its questions is asked. */
function Fold({ section, className, ...scope }: SectionProps & { readonly className?: string }) {
  if (section.ask && !isAnyAsked(section, scope)) return null;
  return (
    <details className={className}>
      <SetSummary title={titleOf(section, scope)} set={setOf(section, scope)} />
      <Within section={section} {...scope} />
    </details>
  );
}

type FurtherInputsProps = PropsWithChildren<{ title: string; set: string }>;

/**
 * The inputs besides those that a page is about. In a narrow window they are folded away behind a line that names what is `set`, so that the
 * answer comes soon and is not pushed about by what is chosen here.
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
