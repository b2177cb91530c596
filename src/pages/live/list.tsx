/** Questions that are asked of several items, a card for each. */
import { itemsOf, type List, type Questions } from '../form/question.tsx';
import { keptSection } from './asked.tsx';
import type { SaidBy } from './calculator.ts';
import { SectionCard, type SectionCardProps } from './sections.tsx';

/** A list with a fixed number of items. */
export function list<Asked extends Questions>(
  prefixes: readonly string[],
  each: (index: number) => Asked,
): List<Asked> {
  return { fields: {}, prefixes, each: onceEach(each), Items };
}

/** Remembers the questions of each item, so that React keeps what it has drawn. */
export function onceEach<Asked>(each: (index: number) => Asked): (index: number) => Asked {
  const known: Asked[] = [];
  return (index) => {
    known[index] ??= each(index);
    return known[index];
  };
}

/** The cards of the items of a section's list. */
function Items(props: SectionCardProps) {
  return listOf(props).items.map((_, index) => {
    const item = itemProps(props, index);
    return keptSection(index, item.section, item, () => <SectionCard {...item} />);
  });
}

/** The list of a section, with its name and the prefixes of its items. */
export function listOf({ section, questions, form }: SectionCardProps) {
  const name = section.items as string;
  const list = questions[name] as List<Questions>;
  return { name, list, items: itemsOf(list, form.entries[name]) };
}

/** The props of the card of the item at `index`. */
export function itemProps(props: SectionCardProps, index: number): SectionCardProps {
  const { name, list, items } = listOf(props);
  const said = props.said[name] as readonly SaidBy<Questions>[] | undefined;
  return {
    ...props,
    questions: list.each(index),
    said: said?.[index] ?? {},
    prefix: items[index] as string,
    index,
  };
}
