/** The `<form>` of a live page, and what can be done with all of its fields. */
import { memo, type PropsWithChildren, useState } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import type { Form } from './form.ts';
import { FORM_ID, type LiveForm } from './use-form.ts';

type EntryFormProps = PropsWithChildren<{ className?: string; reset: () => void }>;

/** Holds every field of a page. Before the script runs, the browser resets it and `useForm` reads it. */
export function EntryForm({ className, reset, children }: EntryFormProps) {
  return (
    <form
      id={FORM_ID}
      className={className}
      // The address brings the entries back. Firefox would bring back what the tax-year select held when it was replaced.
      autoComplete="off"
      // The browser would reset the fields to the texts that React rendered last.
      onReset={(event) => {
        event.preventDefault();
        reset();
      }}
      // There is nothing to send: the answer is there at each key.
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}

type FurtherFieldsProps = PropsWithChildren<{ title: string; set: string }>;

/**
 * The fields besides the amount that a page is about. On a phone they are folded away behind a line that names what is `set`, so that the
 * answer is in view below the amount, and is not pushed about by what is chosen here.
 */
export function FurtherFields({ title, set, children }: FurtherFieldsProps) {
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

export const FormActions = memo(function FormActions({ copy, outcome }: LiveForm<Form>['link']) {
  return (
    <p className="actions">
      <button type="button" onClick={copy}>
        Copy link
      </button>
      <button type="reset">Reset</button>
      {/* Empty until then: a reset before the script runs empties it in Firefox, and React would miss what it held. */}
      <output>{outcome && <LiveText>{outcome}</LiveText>}</output>
    </p>
  );
});
