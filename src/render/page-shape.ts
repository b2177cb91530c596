/** One shape of a page: its fixed bytes, the gaps between them that texts fill, and its links. */
import { jsonLdString } from '../site/json-ld.ts';
import { escapeHtml } from './page-shell.ts';

export interface Shape {
  readonly gaps: readonly Gap[];
  /** The fixed bytes after the last gap. */
  readonly end: Uint8Array;
  readonly links: ShapeLinks;
}

/** A gap with the fixed bytes before it. */
export interface Gap {
  readonly before: Uint8Array;
  /** Number of the text that fills it. */
  readonly text: number;
  readonly escapeText: (text: string) => string;
}

/** The addresses in `href` and `src` attributes of every page of a shape that are, or may be, root-relative. */
export interface ShapeLinks {
  /** The links that have no text in them. */
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

/** DELETE marks both ends of a marker: no keyboard writes it, and React does not change it. */
const MARK = '\u007F';

/**
 * Takes the place of text number `index` while a shape is rendered. Its length is unlike its neighbours', and it has all that
 * needs an escape anywhere, so that what a component or the document does to a text shows. It has no `/`: it may be in a path.
 */
export function markerOf(index: number): string {
  return MARK + markedText(index) + MARK;
}

function markedText(index: number): string {
  return `${'~'.repeat(index % 7)}<&"'\u00e9>${index}`;
}

/** The number of the text that `marked` is of, escaped or not. */
function numberIn(marked: string): number {
  return Number(/\d*$/.exec(marked)?.[0]);
}

/** The ways to write a text: in HTML, and in structured data. */
const ESCAPES = [escapeHtml, jsonLdString];

/**
 * The shape of `html`, which the component `name` and its document made with markers.
 * @throws Error if a marker is not written as a text is.
 */
export function cutAtMarkers(html: string, name: string): Shape {
  const pieces = html.split(MARK);
  const gaps: Gap[] = [];
  for (let index = 1; index < pieces.length; index += 2) {
    const before = pieces[index - 1] ?? '';
    const written = pieces[index] ?? '';
    const text = numberIn(written);
    const marked = markedText(text);
    const escapeText = ESCAPES.find((each) => each(marked) === written);
    if (escapeText === undefined) throw computesOnText(name, written, escapeHtml(marked));
    gaps.push({ before: UTF_8.encode(before), text, escapeText });
  }
  return { gaps, end: UTF_8.encode(pieces.at(-1)), links: linksOf(html) };
}

/** The error of the component `name`, which, or whose document, has `rendered` where a page of the shape has `filled`. */
export function computesOnText(name: string, rendered: string, filled: string): Error {
  return new Error(
    `${name} computes on a text: React writes \`${rendered}\` where the filled page has \`${filled}\`. A component may place ` +
      'a text, and branch on booleans, numbers, undefined and the length of a list.',
  );
}

const UTF_8 = new TextEncoder();

/** The addresses in `href` and `src` attributes. */
export function linkTargets(html: string): string[] {
  return Array.from(html.matchAll(/\b(?:href|src)="([^"]*)"/g), ([, target = '']) => target);
}

function linksOf(html: string): ShapeLinks {
  const fixed: string[] = [];
  const filled: FilledLink[] = [];
  for (const target of linkTargets(html)) {
    const [before = '', marker, after = '', ...more] = target.split(MARK);
    if (!/^[/\u007F]/.test(target)) continue;
    if (more.length > 0) throw new Error(`A link has more than one text in it: ${target}`);
    if (marker === undefined) fixed.push(before);
    else filled.push({ before, text: numberIn(marker), after });
  }
  return { fixed, filled };
}
