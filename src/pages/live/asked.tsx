/** Draws the questions of a section. */
import { Fragment, memo, type ReactElement, type ReactNode } from 'react';
import type { FieldProps } from '../form/field.ts';
import type { Question } from '../form/question.tsx';
import { isSame } from '../form/use-form.tsx';
import type { Scope, Section } from './calculator.ts';
import { Late } from './late.tsx';

export interface SectionProps extends Scope {
  readonly section: Section<unknown>;
}

export function titleOf({ title = '' }: Section<unknown>, { result, index }: Scope): string {
  return typeof title === 'string' ? title : title(result, index);
}

export function setOf({ set }: Section<unknown>, { result, index }: Scope): string {
  return set?.(result, index) ?? '';
}

export function namesOf({ ask = [] }: Section<unknown>, { result }: Scope): readonly string[] {
  return typeof ask === 'function' ? ask(result) : ask;
}

/** The props of the fields of its questions. */
function fieldsOf(section: Section<unknown>, scope: Scope): FieldProps[] {
  const { form, questions, prefix } = scope;
  return namesOf(section, scope).flatMap((name) =>
    Object.keys(questions[name]?.fields ?? {}).map((end) => form.field(prefix + (end || name))),
  );
}

export function isAnyAsked(section: Section<unknown>, scope: Scope): boolean {
  return fieldsOf(section, scope).some(({ isShown }) => isShown);
}

/** All that a section and those within it show. */
function shownBy(section: Section<unknown>, scope: Scope): readonly unknown[] {
  return [
    titleOf(section, scope),
    setOf(section, scope),
    section.says?.(scope.result, scope.index),
    namesOf(section, scope).map((name) => scope.said[name]),
    fieldsOf(section, scope),
    section.sections?.map((inner) => shownBy(inner, scope)),
  ];
}

/** A section as `draw` draws it. A key draws it again only if the section, or what it `alsoShows`, shows something new. */
export function keptSection(
  key: string | number,
  section: Section<unknown>,
  scope: Scope,
  draw: () => ReactNode,
  alsoShows?: unknown,
): ReactElement {
  return <Kept key={key} shows={[alsoShows, shownBy(section, scope)]} draw={draw} />;
}

interface KeptProps {
  readonly shows: readonly unknown[];
  readonly draw: () => ReactNode;
}

const Kept = memo(
  function Kept({ draw }: KeptProps) {
    return draw();
  },
  (before, now) => isSame(before.shows, now.shows),
);

/** Draws the questions. A control is drawn again only if its own props change. */
export function Asked({ section, ...scope }: SectionProps) {
  const { form, questions, said, prefix } = scope;
  const fieldOf = (own: string) => form.field(prefix + own);
  return namesOf(section, scope).map((name) => {
    const question = questions[name] as Question<unknown>;
    return <Fragment key={name}>{question.draw(fieldOf, name, said[name])}</Fragment>;
  });
}

type NoteProps = Pick<SectionProps, 'section'> & { readonly className?: string };

/** The note of a section. Its words load with the cards. */
export function NoteOf({ section: { note }, className = 'hint' }: NoteProps) {
  return (
    note !== undefined && (
      <p className={className}>
        <Late of={note} Part="Note" />
      </p>
    )
  );
}
