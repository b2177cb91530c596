/** Draws the questions of a section. */
import { Fragment, memo, type ReactNode } from 'react';
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

export function isAnyAsked(section: Section<unknown>, scope: Scope): boolean {
  const { form, questions, prefix } = scope;
  return namesOf(section, scope).some((name) =>
    Object.keys(questions[name]?.fields ?? {}).some(
      (end) => form.field(prefix + (end || name)).isShown,
    ),
  );
}

/** All that a section and those within it show. */
export function shownBy(section: Section<unknown>, scope: Scope): readonly unknown[] {
  const { form, questions, said, prefix, result, index } = scope;
  return [
    titleOf(section, scope),
    setOf(section, scope),
    section.says?.(result, index),
    ...namesOf(section, scope).flatMap((name) => [
      name,
      said[name],
      ...Object.keys(questions[name]?.fields ?? {}).map((end) =>
        form.field(prefix + (end || name)),
      ),
    ]),
    ...(section.sections ?? []).flatMap((inner) => shownBy(inner, scope)),
  ];
}

interface KeptProps {
  readonly shows: readonly unknown[];
  readonly draw: () => ReactNode;
}

/** Calls `draw` again only if what it `shows` is another, so that a key draws no section that shows nothing new. */
export const Kept = memo(
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

/** The note of a section. Its words load with the cards. */
export function NoteOf({ section: { note } }: Pick<SectionProps, 'section'>) {
  return (
    note !== undefined && (
      <p className="hint">
        <Late of={note} Part="Note" />
      </p>
    )
  );
}
