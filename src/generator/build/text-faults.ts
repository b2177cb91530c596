/** What is wrong with the text of a setting; nothing here depends on which setting it is, but for the name of the site. */

/** What no setting may hold; undefined if `text` does not. HTML allows no control characters, and `URL` removes some. */
export function faultOfText(text: string): string | undefined {
  if (/\p{Cc}/u.test(text)) return 'has a control character: use plain text.';
  // Half of a pair; and what stands in the place of bytes that are no UTF-8.
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
