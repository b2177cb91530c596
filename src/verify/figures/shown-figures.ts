/** Reads the figures of a page from its HTML, each by the heading and label that a reader finds it by. */
import type { ChildNode, Element } from 'domhandler';
import {
  attribute,
  childElements,
  descendants,
  elementsNamed,
  type HtmlPage,
  isElement,
  metaContents,
  wordsOf,
} from '../html-page.ts';
import { rateOf, salaryOf } from '../site-folder.ts';

/**
 * The place of a cell of a description list or a table is its heading and labels, as in `Take-Home Pay > Weekly` and
 * `Comprehensive Breakdown > Total Tax > Weekly`. The place of all else is the nearest heading. In headings `#` replaces every
 * sum of money.
 */
export interface ShownFigures {
  readonly cells: { readonly place: string; readonly text: string }[];
  /** By heading, the salaries and hourly rates whose pages are linked to. */
  readonly links: Map<string, number[]>;
  /** Text that is neither in a cell nor in such a link, where it has figures. */
  readonly prose: { readonly place: string; readonly figures: readonly string[] }[];
}

/**
 * The sums of money, percentages, multiples, parts of 100 and tax years in `text`. Malformed sums such as `$NaN` count, and
 * so does a direction: `$372 back`, `12% less`. A sign beside a field is no sum.
 */
export function figuresIn(text: string): string[] {
  // Most text has none, and this test is far quicker than the pattern.
  if (!/[$%]| in 100|\d times|\d{4}-\d/.test(text)) return [];
  return Array.from(text.matchAll(FIGURE), ([, figure = '', direction = '']) =>
    figure.replace(/^[("]+|[)".,:;?]+$/g, '').concat(direction),
  ).filter((figure) => figure.length > 1);
}

const FIGURE =
  /(\S*[$%]\S*|(?:\d+ to )?\d+ in 100|[\d.]+ times|\d{4}-\d\d\b)( (?:back|to pay|more|less)\b)?/g;

export function readFigures(page: HtmlPage): ShownFigures {
  const shown: ShownFigures = { cells: [], links: new Map(), prose: [] };
  for (const title of elementsNamed(page, 'title')) {
    // An image may have a title too.
    if (title.parent === elementsNamed(page, 'head')[0]) addProse('Title', wordsOf(title), shown);
  }
  for (const [name, place] of [
    ['description', 'Description'],
    ['og:title', 'Shared title'],
    ['og:description', 'Shared description'],
  ] as const) {
    for (const content of metaContents(page, name)) addProse(place, content, shown);
  }
  for (const body of elementsNamed(page, 'body')) readNodes(body.children, 'Page', shown);
  return shown;
}

function addProse(place: string, text: string, { prose }: ShownFigures): void {
  const figures = figuresIn(text);
  if (figures.length > 0) prose.push({ place, figures });
}

function readNodes(nodes: readonly ChildNode[], place: string, shown: ShownFigures): void {
  for (const node of nodes) {
    if (node.type === 'text') addProse(place, node.data, shown);
    else if (isElement(node)) readElement(node, place, shown);
  }
}

const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'template']);

/** Words that are spoken and not shown. */
const SPOKEN = ['aria-label', 'aria-valuetext', 'alt'];

function readElement(element: Element, place: string, shown: ShownFigures): void {
  if (UNREAD.has(element.name)) return;
  for (const name of SPOKEN) {
    const text = attribute(element, name);
    if (text !== undefined) addProse(place, text, shown);
  }
  const href = (element.name === 'a' && attribute(element, 'href')) || '';
  const amount = salaryOf(href) || rateOf(href);
  if (amount > 0) {
    shown.links.set(place, [...(shown.links.get(place) ?? []), amount]);
  } else if (element.name === 'dl') readDescriptionList(element, place, shown);
  else if (element.name === 'table') readTable(element, place, shown);
  else readNodes(element.children, ownName(element) ?? place, shown);
}

const NAMED = new Set(['section', 'details', 'figure', 'nav', 'aside', 'fieldset']);
const NAMING = new Set(['h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'figcaption', 'legend']);

/** The name of this part of the page for a reader. */
function ownName(element: Element): string | undefined {
  if (!NAMED.has(element.name)) return undefined;
  const label = attribute(element, 'aria-label');
  if (label !== undefined) return label;
  const naming = childElements(element).find((child) => NAMING.has(child.name));
  if (naming !== undefined) return wordsOf(naming).replace(/\$[\d,.]*\d/g, '#');
  // A plot without a caption has no name for a reader, so its class names it.
  return element.name === 'figure' ? attribute(element, 'class') : undefined;
}

function readDescriptionList(list: Element, heading: string, { cells }: ShownFigures): void {
  let place = heading;
  for (const item of descendants(list, 'dt', 'dd')) {
    if (item.name === 'dt') {
      place = `${heading} > ${wordsOf(item)}`;
    } else {
      cells.push({ place, text: wordsOf(item) });
      // The second description of a term is a note to it, such as the tax on the same pay.
      place += ' > note';
    }
  }
}

function readTable(table: Element, heading: string, shown: ShownFigures): void {
  const [caption] = descendants(table, 'caption');
  const title = caption === undefined ? heading : wordsOf(caption);
  const rows = descendants(table, 'tr').map(childElements);
  const columns = rows[0]?.map(wordsOf) ?? [];
  for (const cells of rows) {
    const label = cells.find((cell) => attribute(cell, 'scope') === 'row');
    cells.forEach((cell, index) => {
      if (cell === label || (label === undefined && cell.name === 'th')) return;
      const place = `${title} > ${label === undefined ? '' : wordsOf(label)} > ${columns[index]}`;
      shown.cells.push({ place, text: wordsOf(cell) });
    });
  }
}
