/** The answer of a calculator in view above its inputs, and the cards below them. */
import type { PropsWithChildren } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { EntryForm, FormActions } from '../form/use-form.tsx';
import type { Answer, LayoutProps } from './calculator.ts';
import { Example } from './example.tsx';
import { Late } from './late.tsx';
import { SectionCards } from './section-cards.tsx';

export function Stack({ sections, answer, answered, outcome, ...scope }: LayoutProps) {
  const { form, result } = scope;
  return (
    <EntryForm className="stack" reset={form.reset}>
      {answered ?? <Said {...answer} />}
      <div className="entries card-stack">
        <SectionCards sections={sections} {...scope} />
        <FormActions {...form.link} />
      </div>
      {outcome ?? <Late of={result} Part="Cards" className="outcome" />}
    </EntryForm>
  );
}

/** The usual answer. A calculator may add its own parts as `children`. */
export function Said({ before, lead, more, children }: PropsWithChildren<Answer>) {
  return (
    <p className="card difference">
      <Example />{' '}
      {before !== undefined && (
        <>
          <LiveText>{before}</LiveText>{' '}
        </>
      )}
      <b>
        <LiveText>{lead}</LiveText>
      </b>{' '}
      {more !== undefined && (
        <span>
          <LiveText>{more}</LiveText>
        </span>
      )}
      {children}
    </p>
  );
}
