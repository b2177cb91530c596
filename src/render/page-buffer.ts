/** The bytes of a shape's pages, one page at a time. */
import type { Shape } from './page-shape.ts';

/** Writes the page with `texts`, by their numbers: UTF-8, which the next page overwrites. */
export type PageBuffer = (texts: readonly string[]) => Uint8Array<ArrayBuffer>;

/**
 * Fixed bytes that the last page has in the same place are not written again: pages in a row have many texts of one length, so
 * nine in ten pieces stay where they are. To compare texts takes as long as to write them.
 */
export function pageBuffer({ gaps, end }: Shape): PageBuffer {
  let page = new Uint8Array(32 * 1024);
  /** Where the fixed bytes before each gap, and those at the end, are in `page`. */
  const starts = new Int32Array(gaps.length + 1).fill(-1);

  function place(fixed: Uint8Array, index: number, at: number): number {
    if (starts[index] !== at) {
      page.set(fixed, at);
      starts[index] = at;
    }
    return at + fixed.length;
  }

  function makeRoom(bytes: number): void {
    if (bytes <= page.length) return;
    const larger = new Uint8Array(2 * bytes);
    larger.set(page);
    page = larger;
  }

  return (texts) => {
    let at = 0;
    for (let index = 0; index < gaps.length; index++) {
      const { before, text: number, escapeText } = gaps[index] as Shape['gaps'][number];
      const text = texts[number] ?? '';
      makeRoom(at + before.length + text.length * LONGEST_ESCAPE);
      at = place(before, index, at);
      at += writeText(page, at, text, escapeText);
    }
    makeRoom(at + end.length);
    return page.subarray(0, place(end, gaps.length, at));
  };
}

/** `&quot;`, of a character that takes one unit. */
const LONGEST_ESCAPE = 6;

/** Writes `text` at `at` and gives how many bytes it takes. Nearly all texts are short and need no escape. */
function writeText(
  page: Uint8Array,
  at: number,
  text: string,
  escapeText: (text: string) => string,
): number {
  const { length } = text;
  // Looked up once: the bundle makes it a variable, which V8 would look up at each character.
  const needsCare = NEEDS_CARE;
  for (let index = 0; index < length; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= ASCII_END || needsCare[unit] === 1) {
      const escaped = UTF_8.encode(escapeText(text));
      page.set(escaped, at);
      return escaped.length;
    }
    page[at + index] = unit;
  }
  return length;
}

const UTF_8 = new TextEncoder();

const ASCII_END = 0x80;

/** ASCII characters that HTML or JSON escapes. */
const NEEDS_CARE = Uint8Array.from({ length: ASCII_END }, (_, unit) =>
  unit < 0x20 || unit === 0x7f || '&<>"\'\\'.includes(String.fromCharCode(unit)) ? 1 : 0,
);
