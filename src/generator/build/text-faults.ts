/** Checks the text of settings, and the name of the site in particular. */
import { onOneLine } from '../../user-error.ts';

/** What is wrong with `text` in any setting; undefined if nothing is. HTML allows no control characters, and `URL` removes some. */
export function faultOfText(text: string): string | undefined {
  if (/\p{Cc}/u.test(text)) return 'has a control character: use plain text.';
  // A lone surrogate, or the character that Node.js puts in the place of bytes that are not UTF-8.
  if (/[\p{Cs}\uFFFD]/u.test(text))
    return 'has a character that is not Unicode: write it in UTF-8.';
  return undefined;
}

/** In characters: more would fill the screen of a phone. */
const LONGEST_NAME = 200;

/** What is wrong with `name` as the name of the site; undefined if nothing is. */
export function faultOfName(name: string): string | undefined {
  const length = [...name].length;
  if (name === '') return 'is empty: it is the brand that every page shows.';
  if (length > LONGEST_NAME) return `has ${length} characters: the most is ${LONGEST_NAME}.`;
  if (/\p{Bidi_Control}/u.test(name)) {
    return 'has a control character for the direction of text, which would turn round what is beside it: leave it out.';
  }
  if (INVISIBLE.test(name)) {
    return 'has no visible character: it is the brand that every page shows.';
  }
  return undefined;
}

/** U+2800 is the Braille pattern without dots. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]*$/u;

/** In characters. */
const LONGEST_SHOWN = 300;

/** `text` for a message; its start, if it is as long as no setting should be. */
export function shownText(text: string): string {
  const characters = [...text];
  return onOneLine(
    characters.length > LONGEST_SHOWN ? `${characters.slice(0, 60).join('')}…` : text,
  );
}
