/** Draws the sections of a form as cards, and as lines that fold away within them. */
import type { ReactNode } from 'react';
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

export function SectionCards(props: Scope & { readonly sections: readonly Section<unknown>[] }) {
  const { sections, ...scope } = props;
  return sections.map((section, place) => {
    const list = scope.questions[section.items ?? ''] as Questions[string] | undefined;
    const card = { place, section, ...scope };
    // biome-ignore lint/suspicious/noArrayIndexKey: sections stay in their order
    if (list && isList(list)) return <list.Items key={place} {...card} />;
    return keptSection(place, section, scope, () => <SectionCard {...card} />);
  });
}

export interface SectionCardProps extends SectionProps {
  /** The place of the section among others. */
  readonly place: number;
  /** Drawn below the questions. */
  readonly children?: ReactNode;
}

/** A section in a card of its own; one without a title is drawn as its questions draw themselves. */
export function SectionCard({ section, place, children, ...scope }: SectionCardProps) {
  const title = titleOf(section, scope);
  const { ask, isWide } = section;
  if (title === '') return <Asked section={section} {...scope} />;
  if (section.set) return <Fold section={section} className="card card-folded" {...scope} />;
  if (ask && !isAnyAsked(section, scope)) return null;
  const headingId = `${scope.prefix}heading${place}`;
  // This section has only lines that fold away, so it needs no card.
  const Box = ask ? 'section' : 'div';
  const classes = ask ? (isWide ? 'card card-wide' : 'card') : 'card card-folded';
  return (
    <Box className={classes} aria-labelledby={ask && headingId}>
      <h2 id={headingId}>
        <LiveText>{title}</LiveText>
      </h2>
      <Within section={section} className={ask && 'more'} {...scope} />
      {children}
    </Box>
  );
}

type WithinProps = SectionProps & { readonly className?: string | undefined };

/** `className` goes on the lines that fold away. */
function Within({ section, className, ...scope }: WithinProps) {
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
        const draw = () => <Part section={inner} className={className} {...scope} />;
        return keptSection(index, inner, scope, draw);
      })}
      <NoteOf section={section} />
    </>
  );
}

/** A section behind a line that says what is set in it. Draws nothing if none of its questions is asked. */
function Fold({ section, className, ...scope }: WithinProps) {
  if (section.ask && !isAnyAsked(section, scope)) return null;
  return (
    <details className={className}>
      <SetSummary title={titleOf(section, scope)} set={setOf(section, scope)} />
      <Within section={section} {...scope} />
    </details>
  );
}
