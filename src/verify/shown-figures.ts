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
} from './html-page.ts';

/**
 * Figures by their place. The place of a figure in a description list or a table is its heading and labels, as in
 * `Take-Home Pay > Weekly` and `Comprehensive Breakdown > Total Tax > Weekly`, and the figure is the whole text of the
 * cell. The place of a figure in running text is the nearest heading, in which `#` replaces every sum of money.
 */
export type PlacedFigures = Map<string, string[]>;

/** Every sum of money, percentage, multiple and part of 100 on `page`, including its title and descriptions. */
export function readFigures(page: HtmlPage): PlacedFigures {
  const figures: PlacedFigures = new Map();
  for (const title of elementsNamed(page, 'title')) {
    // An image may have a title too.
    if (title.parent === elementsNamed(page, 'head')[0]) {
      place(figures, 'Title', figuresIn(wordsOf(title)));
    }
  }
  for (const [name, label] of [
    ['description', 'Description'],
    ['og:title', 'Shared title'],
    ['og:description', 'Shared description'],
  ] as const) {
    for (const content of metaContents(page, name)) place(figures, label, figuresIn(content));
  }
  for (const body of elementsNamed(page, 'body')) readNodes(body.children, 'Page', figures);
  return figures;
}

/** Malformed sums such as `$NaN` count, so that they are reported. */
function figuresIn(text: string): string[] {
  // Most text has none, and this test is far quicker than the pattern.
  if (!/[$%]| in 100|\d times/.test(text)) return [];
  return Array.from(text.matchAll(/\S*[$%]\S*|(?:\d+ to )?\d+ in 100|[\d.]+ times/g), ([figure]) =>
    figure.replace(/^[("]+|[)".,:;?]+$/g, ''),
  );
}

function place(figures: PlacedFigures, name: string, found: readonly string[]): void {
  if (found.length === 0) return;
  const before = figures.get(name);
  if (before === undefined) figures.set(name, [...found]);
  else before.push(...found);
}

function readNodes(nodes: readonly ChildNode[], name: string, figures: PlacedFigures): void {
  for (const node of nodes) {
    if (node.type === 'text') place(figures, name, figuresIn(node.data));
    else if (isElement(node)) readElement(node, name, figures);
  }
}

function readElement(element: Element, name: string, figures: PlacedFigures): void {
  if (UNREAD.has(element.name)) return;
  if (element.name === 'dl') readDescriptionList(element, name, figures);
  else if (element.name === 'table') readTable(element, name, figures);
  else readNodes(element.children, ownName(element) ?? name, figures);
}

const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'template']);

const NAMED = new Set(['section', 'details', 'figure', 'nav', 'aside', 'fieldset']);
const NAMING = new Set(['h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'figcaption', 'legend']);

/** The name of this part of the page for a reader. */
function ownName(element: Element): string | undefined {
  if (!NAMED.has(element.name)) return undefined;
  const label = attribute(element, 'aria-label');
  if (label !== undefined) return label;
  const naming = childElements(element).find((child) => NAMING.has(child.name));
  if (naming !== undefined) return withoutFigures(wordsOf(naming));
  // A plot without a caption has no name for a reader, so its class names it.
  return element.name === 'figure' ? attribute(element, 'class') : undefined;
}

function withoutFigures(words: string): string {
  return words.replace(/\$[\d,.]*\d/g, '#');
}

function readDescriptionList(list: Element, name: string, figures: PlacedFigures): void {
  let term = name;
  for (const item of descendants(list, 'dt', 'dd')) {
    if (item.name === 'dt') {
      term = `${name} > ${wordsOf(item)}`;
    } else {
      // The second description of a term is a note to it, such as the tax on the same pay.
      place(figures, figures.has(term) ? `${term} > note` : term, [wordsOf(item)]);
    }
  }
}

function readTable(table: Element, name: string, figures: PlacedFigures): void {
  const [caption] = descendants(table, 'caption');
  const title = caption === undefined ? name : wordsOf(caption);
  const rows = descendants(table, 'tr').map(childElements);
  const columns = rows[0]?.map(wordsOf) ?? [];
  for (const cells of rows) {
    const label = cells.find((cell) => attribute(cell, 'scope') === 'row');
    if (label === undefined) continue;
    cells.forEach((cell, index) => {
      if (cell === label) return;
      place(figures, `${title} > ${wordsOf(label)} > ${columns[index]}`, [wordsOf(cell)]);
    });
  }
}
