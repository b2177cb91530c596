/**
 * Text with numbered gaps: made once, by whatever knows its syntax, and filled many times.
 *
 * A gap is marked by the control character DELETE, which nothing that the site says has in it. It is an ASCII character,
 * since pieces cut from text with others in it would take two bytes a character, and so would pages made of them: measured
 * at 14% more time a page.
 */

/** Text cut at its gaps, each given by its number and the text that follows it. */
export interface GappedText {
  readonly first: string;
  readonly gaps: readonly { readonly index: number; readonly following: string }[];
}

/** Stands for filling number `index` in what {@link gappedText} is given. */
export function gap(index: number): string {
  return `${MARK}${index}${MARK}`;
}

export function gappedText(text: string): GappedText {
  const [first = '', ...rest] = text.split(MARK);
  const gaps = [];
  for (let at = 0; at < rest.length; at += 2) {
    gaps.push({ index: Number(rest[at]), following: rest[at + 1] ?? '' });
  }
  return { first, gaps };
}

/** Cuts `text` at its gaps, and gives what puts fillings, written as they are to stand there, into them. */
export function fillable(text: string): (fillings: readonly string[]) => string {
  const { first, gaps } = gappedText(text);
  return (fillings) => {
    let filled = first;
    for (const { index, following } of gaps) {
      filled += fillings[index];
      filled += following;
    }
    return filled;
  };
}

const MARK = '\u007F';
