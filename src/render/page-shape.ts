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

/** Takes the place of text number `index` while a shape is rendered. */
export function markerOf(index: number): string {
  return `${MARK}${index}${MARK}`;
}

/** The shape of `html`, which was rendered with markers. */
export function cutAtMarkers(html: string): Shape {
  const pieces = html.split(MARK);
  const gaps: Gap[] = [];
  let escapeText = escapeHtml;
  for (let index = 1; index < pieces.length; index += 2) {
    const before = pieces[index - 1] ?? '';
    const script = before.lastIndexOf('<script');
    if (before.lastIndexOf('</script') > script) escapeText = escapeHtml;
    else if (before.startsWith(JSON_LD, script)) escapeText = jsonLdString;
    gaps.push({ before: UTF_8.encode(before), text: Number(pieces[index]), escapeText });
  }
  return { gaps, end: UTF_8.encode(pieces.at(-1)), links: linksOf(html) };
}

const JSON_LD = '<script type="application/ld+json"';

const UTF_8 = new TextEncoder();

/** The addresses in `href` and `src` attributes. */
export function linkTargets(html: string): string[] {
  return Array.from(html.matchAll(/\b(?:href|src)="([^"]*)"/g), ([, target = '']) => target);
}

function linksOf(html: string): ShapeLinks {
  const fixed: string[] = [];
  const filled: FilledLink[] = [];
  for (const target of linkTargets(html)) {
    const [before = '', text, after = '', ...more] = target.split(MARK);
    if (!/^[/\u007F]/.test(target)) continue;
    if (more.length > 0) throw new Error(`A link has more than one text in it: ${target}`);
    if (text === undefined) fixed.push(before);
    else filled.push({ before, text: Number(text), after });
  }
  return { fixed, filled };
}
