/** A list in a form, such as jobs or pays. Each item has the same fields, named with the item's prefix. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Form, Name } from './form.ts';
import type { LiveForm } from './use-form.tsx';

export interface ItemList<F extends Form> {
  /** The field that has the number of items. */
  readonly count: Name<F>;
  /** Of the items, in order. */
  readonly prefixes: readonly string[];
  /** The fields of an item that is new, without their prefix. The first one gets the focus. */
  readonly fields: Form;
  /** What an item is called, such as `Job`. */
  readonly noun: string;
  /** Of the button that adds one. */
  readonly addId: string;
}

/** The changes of fields that take the item at `index` out of so many; later ones move up. `textOf` is the text of a field. */
export function withoutItem<F extends Form>(
  { count, prefixes, fields }: ItemList<F>,
  items: number,
  index: number,
  textOf: (name: Name<F>) => string,
): [Name<F>, string][] {
  const moved = prefixes.slice(index, items).flatMap((prefix, offset) => {
    const place = index + offset + 1;
    const next = place < items ? prefixes[place] : undefined;
    return Object.entries(fields).map(([name, { initial }]): [Name<F>, string] => [
      (prefix + name) as Name<F>,
      next === undefined ? initial : textOf((next + name) as Name<F>),
    ]);
  });
  return [...moved, [count, String(items - 1)]];
}

/** Adds and removes items, and moves the focus. `news` is what became of them last, for screen readers. */
export function useItems<F extends Form>(
  { entries, field, change }: LiveForm<F>,
  list: ItemList<F>,
) {
  const [news, setNews] = useState('');
  const count = Number(entries[list.count]);
  const now = useRef({ count, field });
  /** The id of the element that the focus goes to once another number of items is shown. */
  const focusNext = useRef('');
  useLayoutEffect(() => {
    if (now.current.count !== count) {
      document.getElementById(focusNext.current)?.focus();
      focusNext.current = '';
    }
    now.current = { count, field };
  });
  const add = () => {
    focusNext.current = `${list.prefixes[count]}${Object.keys(list.fields)[0]}`;
    change(list.count, String(count + 1));
    setNews(`${list.noun} ${count + 1} added.`);
  };
  const remove = useCallback(
    (prefix: string) => {
      const { count, field } = now.current;
      const index = list.prefixes.indexOf(prefix);
      focusNext.current = list.addId;
      for (const [name, text] of withoutItem(list, count, index, (name) => field(name).value)) {
        change(name, text);
      }
      const left = `${count - 1} ${list.noun.toLowerCase()}${count === 2 ? '' : 's'}`;
      setNews(`${list.noun} ${index + 1} removed. ${left} left.`);
    },
    [change, list],
  );
  return { news, add, remove };
}
