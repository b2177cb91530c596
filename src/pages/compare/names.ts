/** The names that visitors give the two pays. */
import { LabelledField } from '../form/controls.tsx';
import type { Field } from '../form/field.ts';
import { asked, type Question } from '../form/question.tsx';

// No figure of the law: 24 (letters of a name)

const LONGEST = 24;

export const NAME_FIELD: Field = {
  initial: '',
  // Without control characters, and those that turn the direction of the text around. Firefox enters an emoji in two halves, and
  // some emoji are several that U+200D joins.
  accept: (text) =>
    [...text.replace(/(?![\ud800-\udbff\u200d])\p{C}/gu, '')].slice(0, LONGEST).join(''),
  problem: (text) => ([...text].length > LONGEST ? `Only ${LONGEST} characters count.` : ''),
};

/** The name of a pay, or `usual` if nothing visible is entered. */
export function payName(usual: string): Question<string> {
  return asked(NAME_FIELD, (text) => (isVisible(text) ? text.trim() : usual), LabelledField, {
    label: 'Name',
    inputMode: 'text',
    placeholder: usual,
  });
}

const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(INVISIBLE, ''));

/** Letters and symbols without a visible glyph: fillers, and blanks of Braille, music and hieroglyphs. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/gu;
