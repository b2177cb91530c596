import { useLayoutEffect, useMemo, useReducer, useState } from 'react';
import {
  ANSWER_PLACES,
  answerTexts,
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
  entriesOf,
  fragmentOfEntries,
} from '../pages/compare/entries.ts';
import { PAY_OPTIONS, type PayOption } from '../pay/index.ts';
import { useAnswerFirst } from './answer-first.ts';
import { type Field, fieldsOf, fillTextFields, isEntered } from './entered-inputs.ts';
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
  const answers = useMemo(
    () => ({ difference: differenceAnswer(compared), needed: neededAnswer(compared) }),
    [compared],
  );
  const announcements = {
    difference: useSettled(answers.difference),
    needed: useSettled(answers.needed),
  };

  useLayoutEffect(() => {
    const shared = entriesOf(location.hash, rules) ?? defaultEntries(rules);
    const inputs = sentFields.filter(isEntered).map(changeOf).reduce(changed, shared);
    change({ input: 'replaced', inputs });
    fillTextFields(container, inputs);
  }, [rules, container, sentFields, changed]);

  // First, so that React has what was typed before the address is written.
  useAnswerFirst(entries, (field) => changed(entries, changeOf(field)), {
    places: ANSWER_PLACES,
    textsOf: (entries) => answerTexts(entries, rules),
  });
  useInputsInAddress(entries, FRAGMENT, rules, change);

  return (
    <Comparison
      notes={notes}
      compared={compared}
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
