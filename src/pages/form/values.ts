/** The values that the entries of a form count as. */
import type { Texts } from './field.ts';
import { type Form, ownTexts } from './form.ts';
import { isList, itemsOf, type Questions, type Values } from './question.tsx';

/** `entries` are those that count. */
export function valuesOf<Asked extends Questions>(
  questions: Asked,
  form: Form,
  entries: Texts,
  prefix = '',
): Values<Asked> {
  const own = ownTexts(form, entries, prefix);
  const values = Object.entries(questions).map(([name, question]) => {
    if (!isList(question)) return [name, question.value(own, name)];
    const items = itemsOf(question, entries[name]);
    return [name, items.map((item, index) => valuesOf(question.each(index), form, entries, item))];
  });
  return Object.fromEntries(values);
}
