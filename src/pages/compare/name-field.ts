/** The field for the name of an offer. */
import type { Field } from '../form/field.ts';

/** A name of at most `longest` characters. */
export function nameField(initial: string, longest: number): Field {
  return {
    initial,
    // Without control characters, and those that turn the direction of the text around. Firefox enters an emoji in two halves, and
    // some emoji are several that U+200D joins.
    accept: (text) =>
      [...text.replace(/(?![\ud800-\udbff\u200d])\p{C}/gu, '')].slice(0, longest).join(''),
    problem: (text) => ([...text].length > longest ? `Only ${longest} characters count.` : ''),
  };
}
