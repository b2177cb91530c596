import { useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { answersTo, Comparison, type ComparisonProps } from '../pages/compare/comparison.tsx';
import {
  changeEntries,
  defaultEntries,
  type Entries,
  type EntriesChange,
  entriesOf,
  fragmentOfEntries,
} from '../pages/compare/entries.ts';
import { PAY_OPTIONS, type PayOption } from '../pay/index.ts';
import { type Field, fieldsOf, isEntered } from './entered-inputs.ts';
import { copyLinkTo, useAnnouncement, useInputsInAddress } from './kept-in-address.ts';

const FRAGMENT = { fragmentOf: fragmentOfEntries, inputsOf: entriesOf };

/** The comparison in the browser. Its entries are kept in the address, so that a link or a reload brings them back. */
export function LiveComparison({
  rules,
  notes,
  container,
}: Pick<ComparisonProps, 'rules' | 'notes'> & { container: HTMLElement }) {
  // The fields of the page as it was sent: React replaces them where the page is translated already.
  const [sentFields] = useState(() => fieldsOf(container));
  const changed = useMemo(() => changeEntries(rules), [rules]);
  const [entries, change] = useReducer(changed, rules, defaultEntries);
  const [copied, setCopied] = useState<{ entries: Entries; outcome: string }>();
  const answers = answersTo(entries, rules);
  const announcements = {
    difference: useAnnouncement(answers.difference),
    needed: useAnnouncement(answers.needed),
  };

  // A new object, so that React renders again and removes entered text that was not accepted.
  useLayoutEffect(() => {
    const shared = entriesOf(location.hash, rules) ?? defaultEntries(rules);
    const inputs = sentFields.filter(isEntered).map(changeOf).reduce(changed, shared);
    change({ input: 'replaced', inputs: { ...inputs } });
  }, [rules, sentFields, changed]);

  useInputsInAddress(entries, FRAGMENT, rules, change);

  return (
    <Comparison
      rules={rules}
      notes={notes}
      entries={entries}
      answers={answers}
      change={change}
      copyLink={async () =>
        setCopied({ entries, outcome: await copyLinkTo(entries, FRAGMENT, rules) })
      }
      copyOutcome={copied?.entries === entries ? copied.outcome : ''}
      announcements={announcements}
    />
  );
}

/** What the visitor entered in a field before the script ran. */
function changeOf({ name, value }: Field): EntriesChange {
  if (PAY_OPTIONS.includes(name as PayOption)) return { input: name as PayOption, on: true };
  const input = name === 'taxYear' ? 'year' : (name as keyof Entries);
  return { input, text: value };
}
