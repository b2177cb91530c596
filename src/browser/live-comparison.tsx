import { useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { useAfterPaint } from '../components/after-paint.ts';
import {
  Comparison,
  compareEntries,
  differenceAnswer,
  neededAnswer,
} from '../pages/compare/comparison.tsx';
import {
  changeEntries,
  defaultEntries,
  type Entries,
  type EntriesChange,
  type EntryName,
  entriesOf,
  fragmentOfEntries,
} from '../pages/compare/entries.ts';
import { PAY_OPTIONS, type PayOption } from '../pay/index.ts';
import { type Field, fieldsOf, isEntered } from './entered-inputs.ts';
import {
  copyLinkTo,
  type LivePageProps,
  useInputsInAddress,
  useSettled,
} from './kept-in-address.ts';

const FRAGMENT = { fragmentOf: fragmentOfEntries, inputsOf: entriesOf };

/** The comparison in the browser. Its entries are kept in the address, so that a link or a reload brings them back. */
export function LiveComparison({ rules, notes, container }: LivePageProps) {
  // The fields of the page as it was sent: React replaces them where the page is translated already.
  const [sentFields] = useState(() => fieldsOf(container));
  const changed = useMemo(() => changeEntries(rules), [rules]);
  const [entries, change] = useReducer(changed, rules, defaultEntries);
  const [copied, setCopied] = useState<{ entries: Entries; outcome: string }>();
  const compared = useMemo(() => compareEntries(entries, rules), [entries, rules]);
  const followed = useAfterPaint(compared);
  const needed = useMemo(() => neededAnswer(followed), [followed]);
  const answers = { difference: differenceAnswer(compared), needed };
  const announcements = {
    difference: useSettled(answers.difference),
    needed: useSettled(answers.needed),
  };

  useLayoutEffect(() => {
    const shared = entriesOf(location.hash, rules) ?? defaultEntries(rules);
    const inputs = sentFields.filter(isEntered).map(changeOf).reduce(changed, shared);
    change({ input: 'replaced', inputs });
    // Removes entered text that was not accepted: a field whose entry is the same as before is not rendered again.
    for (const field of container.querySelectorAll<HTMLInputElement>('[type=text]')) {
      field.value = inputs[field.name as EntryName];
    }
  }, [rules, container, sentFields, changed]);

  useInputsInAddress(entries, FRAGMENT, rules, change);

  return (
    <Comparison
      notes={notes}
      compared={compared}
      followed={followed}
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
