/** One shape of a page: its fixed bytes, and the gaps between them that texts fill. */
import { jsonLdString } from '../site/json-ld.ts';
import { escapeHtml } from './escape-html.ts';
import type { TextReader } from './page-content.ts';

export interface Shape {
  /** The texts of a content that has this shape. */
  readonly textsOf: TextReader;
  /** Each gap with the fixed bytes before it. */
  readonly gaps: readonly Gap[];
  /** The fixed bytes after the last gap. */
  readonly end: Uint8Array;
  /** Where in `page` they are, from the last page. */
  endStart: number;
  readonly links: ShapeLinks;
  /** Whether the minifier had nothing to do. */
  readonly isMinimal: boolean;
  /** The page that was filled last. */
  page: Uint8Array;
}

interface Gap {
  readonly before: Uint8Array;
  /** Number of the text that fills it. */
  readonly text: number;
  readonly escapeText: (text: string) => string;
  /** Where in `page` the bytes of `before` are, from the last page. */
  start: number;
}

/** The addresses in `href` and `src` attributes of every page of a shape that are, or may be, root-relative. */
export interface ShapeLinks {
  /** Those that have no text in them. */
  readonly fixed: readonly string[];
  readonly filled: readonly FilledLink[];
}

/** A link that has a text in it. */
export interface FilledLink {
  readonly before: string;
  /** Number of the text. */
  readonly text: number;
  readonly after: string;
}

export interface FilledPage {
  /** UTF-8; overwritten by the next page of the shape. */
  readonly bytes: Uint8Array;
  readonly links: ShapeLinks;
  /** Whether the minifier had nothing to do. */
  readonly isMinimal: boolean;
  /** The texts in the gaps, by their numbers. */
  readonly texts: readonly string[];
}

/** DELETE marks both ends of a marker: no keyboard writes it, and neither React nor the minifier changes it. */
const MARK = '\u007F';

/** What takes the place of text number `index` while a shape is rendered. */
export function markerOf(index: number): string {
  return `${MARK}${index}${MARK}`;
}

/** The shape of `html`, which was rendered with markers; `textsOf` reads its contents. */
export function cutAtMarkers(html: string, textsOf: TextReader, isMinimal: boolean): Shape {
  const pieces = html.split(MARK);
  const gaps: Gap[] = [];
  let escapeText = escapeHtml;
  for (let index = 1; index < pieces.length; index += 2) {
    const before = pieces[index - 1] ?? '';
    const script = before.lastIndexOf('<script');
    if (before.lastIndexOf('</script') > script) escapeText = escapeHtml;
    else if (before.startsWith(JSON_LD, script)) escapeText = jsonLdString;
    gaps.push({
      before: UTF_8.encode(before),
      text: Number(pieces[index]),
      escapeText,
      start: -1,
    });
  }
  return {
    textsOf,
    gaps,
    end: UTF_8.encode(pieces.at(-1)),
    endStart: -1,
    links: linksOf(html),
    isMinimal,
    page: new Uint8Array(2 * html.length),
  };
}

const JSON_LD = '<script type="application/ld+json"';

function linksOf(html: string): ShapeLinks {
  const fixed: string[] = [];
  const filled: FilledLink[] = [];
  for (const [, target = ''] of html.matchAll(/\b(?:href|src)="([^"]*)"/g)) {
    const [before = '', text, after = '', ...more] = target.split(MARK);
    if (!/^[/\u007F]/.test(target)) continue;
    if (more.length > 0) throw new Error(`A link has more than one text in it: ${target}`);
    if (text === undefined) fixed.push(before);
    else filled.push({ before, text: Number(text), after });
  }
  return { fixed, filled };
}

/**
 * The page of `shape` with `texts`; it holds until the next one.
 *
 * Fixed bytes that the last page has in the same place are not written again: pages in a row have many texts of one length, so
 * nine in ten pieces stay where they are. To compare texts takes as long as to write them.
 */
export function fillShape(shape: Shape, texts: readonly string[]): FilledPage {
  let { page } = shape;
  /** How many bytes fit before the fixed end. */
  let room = page.length - shape.end.length;
  let at = 0;
  for (const gap of shape.gaps) {
    const { before } = gap;
    const text = texts[gap.text] ?? '';
    const needed = at + before.length + text.length * LONGEST_ESCAPE;
    if (needed > room) {
      page = grow(shape, needed + shape.end.length);
      room = page.length - shape.end.length;
    }
    if (gap.start !== at) {
      page.set(before, at);
      gap.start = at;
    }
    at += before.length;
    at += writeText(page, at, text, gap.escapeText);
  }
  if (shape.endStart !== at) {
    page.set(shape.end, at);
    shape.endStart = at;
  }
  const bytes = page.subarray(0, at + shape.end.length);
  return { bytes, links: shape.links, isMinimal: shape.isMinimal, texts };
}

/** `&quot;`, of a character that takes one unit. */
const LONGEST_ESCAPE = 6;

/** A larger buffer for the page, with what is written already. */
function grow(shape: Shape, room: number): Uint8Array {
  const larger = new Uint8Array(2 * room);
  larger.set(shape.page);
  shape.page = larger;
  return larger;
}

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
