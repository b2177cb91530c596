/** A list to which a visitor adds items, and takes them out again. */
import { useLayoutEffect, useRef, useState } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { choice, type Texts } from '../form/field.ts';
import type { List, Questions } from '../form/question.tsx';
import { Announcement } from './announcement.tsx';
import { keptSection } from './asked.tsx';
import { itemProps, listOf, onceEach } from './list.tsx';
import { SectionCard, type SectionCardProps } from './sections.tsx';

interface Growing<Asked extends Questions> {
  /** An item's name where one is added or removed, such as `Job`. */
  readonly noun: string;
  readonly prefixes: readonly string[];
  /** The number of items at first, usually one. */
  readonly start?: number;
  /** The questions of the item at `index`, or of an item that a visitor adds if there is no index. */
  readonly each: (index: number) => Asked;
}

/** A list with one item at least, and as many as it has prefixes at most. */
export function growingList<Asked extends Questions>(given: Growing<Asked>): List<Asked> {
  const { noun, prefixes, start = 1 } = given;
  const each = onceEach(given.each);
  const counts = prefixes.map((_, index) => String(index + 1));
  return {
    fields: { '': choice(counts, String(start)) },
    prefixes,
    each,
    Items: (props: SectionCardProps) => <Items noun={noun} {...props} />,
  };
}

/** The texts of an item that a visitor adds, with `prefix` before their names. */
export function addedTexts({ each, prefixes }: List<Questions>, prefix: string): Texts {
  // Items past the last already have the texts of an added item.
  const texts = Object.entries(each(prefixes.length)).flatMap(([own, { fields }]) =>
    Object.entries(fields).map(([end, { initial }]) => [prefix + (end || own), initial]),
  );
  return Object.fromEntries(texts);
}

/** The entries that change when the item at `index` is taken out, because later items move up. */
export function textsWithout(
  index: number,
  items: readonly string[],
  list: List<Questions>,
  entries: Texts,
): Texts {
  const names = Object.keys(addedTexts(list, ''));
  const moved = items.slice(index, -1).flatMap((item, at) => {
    const next = items[index + at + 1] as string;
    return names.map((own) => [item + own, entries[next + own] as string]);
  });
  return { ...addedTexts(list, items.at(-1) as string), ...Object.fromEntries(moved) };
}

function Items({ noun, ...props }: SectionCardProps & { readonly noun: string }) {
  const { form } = props;
  const { name, list, items } = listOf(props);
  const [news, setNews] = useState('');
  const called = noun.toLowerCase();
  const addId = `add-${called}`;
  const count = items.length;
  const known = useRef(count);
  /** The id of the element that the focus goes to once another number of items is shown. */
  const focusNext = useRef('');
  useLayoutEffect(() => {
    if (known.current !== count) document.getElementById(focusNext.current)?.focus();
    known.current = count;
  }, [count]);
  const add = () => {
    const texts = addedTexts(list, list.prefixes[count] as string);
    focusNext.current = Object.keys(texts)[0] as string;
    form.put(() => ({ ...texts, [name]: String(count + 1) }));
    setNews(`${noun} ${count + 1} added.`);
  };
  const remove = (index: number) => {
    focusNext.current = addId;
    form.put((entries) => ({
      ...textsWithout(index, items, list, entries),
      [name]: String(count - 1),
    }));
    const left = `${count - 1} ${called}${count === 2 ? '' : 's'}`;
    setNews(`${noun} ${index + 1} removed. ${left} left.`);
  };
  return (
    <>
      {items.map((prefix, index) => {
        const item = itemProps(props, index);
        const draw = () => (
          <SectionCard {...item}>
            {count > 1 && (
              <p className="actions">
                <button type="button" onClick={() => remove(index)}>
                  <LiveText>{`Remove ${called} ${index + 1}`}</LiveText>
                </button>
              </p>
            )}
          </SectionCard>
        );
        return keptSection(prefix, item.section, item, draw, count);
      })}
      {count < list.prefixes.length && (
        <p className="card add">
          <button type="button" id={addId} onClick={add}>
            {`Add a ${called}`}
          </button>
        </p>
      )}
      <Announcement text={news} atOnce />
    </>
  );
}
