/** Reads the figures of a page from its HTML, each by the heading and label that a reader finds it by. */
import { type ChildNode, type Element, isTag } from 'domhandler';
import {
  attribute,
  childElements,
  descendants,
  elementsNamed,
  type HtmlPage,
  metaContents,
  wordsOf,
} from '../html-page.ts';
import { rateOf, salaryOf } from '../site-folder.ts';

/**
 * The place of a cell of a description list or a table is its card and labels, as in `Take-Home Pay > Weekly` and
 * `Comprehensive Breakdown > Total Tax > Weekly`, that of a field is its name, and that of all else the card or question of the nearest
 * heading.
 */
export interface ShownFigures {
  readonly cells: { readonly place: string; readonly text: string }[];
  /** The salaries and hourly rates whose pages each card links to. */
  readonly links: Map<string, number[]>;
  /** The figures in the text of each card or question, in order, without cells and such links. */
  readonly prose: Map<string, string[]>;
  /** The name of the site, whose digits are no figures. */
  readonly brand: string;
}

/**
 * Every number in `text`, in order, with its sign and unit: sums of money, rates, tax years, and also counts, ages and days. A direction
 * belongs to its figure, as its sign: `$372 back`, `12% less`.
 */
export function figuresIn(text: string): string[] {
  return /\p{N}/u.test(text) ? (text.match(FIGURE) ?? []) : [];
}

const FIGURE =
  /(?:(?<![\p{L}\p{N}.)])[-+−‐‑–—－]\s?)?(?:\b(?:US|NZ|AU|A))?\$?(?<!\p{L})(?:\d{4}-\d\d\b|\p{N}(?:[\p{N},.]*\p{N})?)(?:%+|[kKmMbB]\b| (?:thousand|million|billion)\b)?\+?(?:\s(?:back|to pay|more|less)\b)?/gu;

export function readFigures(page: HtmlPage): ShownFigures {
  const named = elementsNamed(page, 'a').find((link) => attribute(link, 'class') === 'brand');
  const brand = named === undefined ? '' : wordsOf(named);
  const shown: ShownFigures = { cells: [], links: new Map(), prose: new Map(), brand };
  for (const title of elementsNamed(page, 'title')) {
    // An image may have a title too.
    if (title.parent === elementsNamed(page, 'head')[0]) addProse('Title', wordsOf(title), shown);
  }
  // The metadata proof compares what is shared with these.
  for (const content of metaContents(page, 'description')) addProse('Description', content, shown);
  for (const body of elementsNamed(page, 'body')) readNodes(body.children, 'Page', shown);
  return shown;
}

function addProse(place: string, text: string, { prose, brand }: ShownFigures): void {
  const figures = figuresIn(/\d/.test(brand) ? text.replaceAll(brand, '') : text);
  if (figures.length > 0) prose.set(place, [...(prose.get(place) ?? []), ...figures]);
}

function readNodes(nodes: readonly ChildNode[], place: string, shown: ShownFigures): void {
  for (const node of nodes) {
    if (node.type === 'text') addProse(place, node.data, shown);
    else if (isTag(node)) readElement(node, place, shown);
  }
}

const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'template']);

/** Words that are spoken and not shown. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title'];

function readElement(element: Element, place: string, shown: ShownFigures): void {
  if (UNREAD.has(element.name)) return;
  readSpoken(element, place, shown);
  if (element.name === 'select') readChoice(element, shown);
  const href = (element.name === 'a' && attribute(element, 'href')) || '';
  // The operator's address may have digits.
  if (href.startsWith('mailto:')) return;
  const amount = salaryOf(href) || rateOf(href);
  if (amount > 0) {
    shown.links.set(place, [...(shown.links.get(place) ?? []), amount]);
  } else if (element.name === 'input') readField(element, shown);
  else if (element.name === 'li' && isInLegend(element)) readLegend(element, place, shown);
  else if (element.name === 'progress') addProse(place, progressOf(element), shown);
  else if (element.name === 'dl') readDescriptionList(element, place, shown);
  else if (element.name === 'table') readTable(element, place, shown);
  else if (isPhrase(element)) readPhrase(element, place, shown);
  else readNodes(element.children, ownName(element) ?? place, shown);
}

const PHRASING = new Set(['b', 'span', 'strong']);

/** True of text that has only emphasis in it. */
function isPhrase(element: Element): boolean {
  return childElements(element).every((child) => PHRASING.has(child.name) && isPhrase(child));
}

/** Reads a sentence whole: the direction of a figure may follow outside of its emphasis. */
function readPhrase(phrase: Element, place: string, shown: ShownFigures): void {
  for (const child of childElements(phrase)) readSpokenIn(child, place, shown);
  addProse(place, wordsOf(phrase), shown);
}

/** The spoken words of a cell are read beside its text. */
function readSpokenIn(cell: Element, place: string, shown: ShownFigures): void {
  readSpoken(cell, place, shown);
  for (const child of childElements(cell)) readSpokenIn(child, place, shown);
}

function readSpoken(element: Element, place: string, shown: ShownFigures): void {
  for (const name of SPOKEN) {
    const text = attribute(element, name);
    if (text !== undefined) addProse(place, text, shown);
  }
}

/** The value of a field is a figure on the page, and so is the assumed one that its placeholder gives. An empty field counts as 0. */
function readField(field: Element, { cells }: ShownFigures): void {
  const type = attribute(field, 'type');
  if (type === 'radio' || type === 'checkbox') return;
  const place = `field > ${attribute(field, 'name') ?? type}`;
  const [value = '', assumed = ''] = [attribute(field, 'value'), attribute(field, 'placeholder')];
  if (value !== '') cells.push({ place, text: value });
  if (assumed !== '' && assumed !== '0') cells.push({ place: `${place} > assumed`, text: assumed });
}

/** The chosen option of a list is a figure too, beside the options. */
function readChoice(select: Element, { cells }: ShownFigures): void {
  const options = descendants(select, 'option');
  const chosen = options.find((option) => 'selected' in option.attribs) ?? options[0];
  if (chosen) cells.push({ place: `field > ${attribute(select, 'name')}`, text: wordsOf(chosen) });
}

/** True of an entry in the legend of a plot, which has a label and its figures. */
function isInLegend({ parent }: Element): boolean {
  return parent?.type === 'tag' && parent.parent?.type === 'tag' && parent.parent.name === 'figure';
}

function readLegend(entry: Element, place: string, { cells }: ShownFigures): void {
  const text = wordsOf(entry);
  const [label = ''] = text.split(/[^\p{L}\s-]/u);
  cells.push({ place: `${place} > ${label.trim()}`, text });
}

function progressOf(progress: Element): string {
  return `${attribute(progress, 'value')} of ${attribute(progress, 'max')}`;
}

const NAMED = new Set(['section', 'details', 'figure', 'nav', 'aside', 'fieldset']);
const NAMING = new Set(['h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'figcaption', 'legend']);

/** The name of this part of the page for a reader. */
function ownName(element: Element): string | undefined {
  if (!NAMED.has(element.name)) return undefined;
  const label = attribute(element, 'aria-label');
  if (label !== undefined) return label;
  const naming = namingOf(element);
  if (naming !== undefined) return headingOf(naming);
  // A plot without a caption has no name for a reader, so its class names it.
  return element.name === 'figure' ? attribute(element, 'class') : undefined;
}

/** The heading of this part alone, which may have a line with a control beside it. */
function namingOf(element: Element): Element | undefined {
  for (const child of childElements(element)) {
    if (NAMED.has(child.name)) continue;
    const naming = NAMING.has(child.name) ? child : namingOf(child);
    if (naming !== undefined) return naming;
  }
  return undefined;
}

/** The words of a heading, its figures as `#`. The footer's has the name of the site in it. */
function headingOf(heading: Element): string {
  return wordsOf(heading)
    .replace(FIGURE, '#')
    .replace(/^About .*/, 'About');
}

function readDescriptionList(list: Element, heading: string, shown: ShownFigures): void {
  for (const child of childElements(list)) readSpokenIn(child, heading, shown);
  let place = heading;
  for (const item of descendants(list, 'dt', 'dd')) {
    if (item.name === 'dt') {
      place = `${heading} > ${wordsOf(item)}`;
    } else {
      shown.cells.push({ place, text: wordsOf(item) });
      // The second description of a term is a note to it, such as the tax on the same pay.
      place += ' > note';
    }
  }
}

function readTable(table: Element, heading: string, shown: ShownFigures): void {
  for (const child of childElements(table)) readSpokenIn(child, heading, shown);
  const [caption] = descendants(table, 'caption');
  const title = caption === undefined ? heading : wordsOf(caption);
  const columns = columnNames(descendants(table, 'thead').flatMap(childElements));
  for (const cells of descendants(table, 'tr').map(childElements)) {
    const label = cells.find((cell) => attribute(cell, 'scope') === 'row');
    cells.forEach((cell, index) => {
      if (cell === label || (label === undefined && cell.name === 'th')) return;
      const place = `${title} > ${label === undefined ? '' : wordsOf(label)} > ${columns[index]}`;
      const text = wordsOf(cell);
      if (text !== '') shown.cells.push({ place, text });
    });
  }
}

/** The name of each column: the words of its heads in the rows above, one after the other. A head may span columns and rows. */
function columnNames(headRows: readonly Element[]): string[] {
  const names: string[][] = [];
  /** The first row of each column that no head above reaches into. */
  const free: number[] = [];
  headRows.forEach((row, at) => {
    let column = 0;
    for (const head of childElements(row)) {
      while ((free[column] ?? 0) > at) column++;
      const end = column + spanOf(head, 'colspan');
      for (; column < end; column++) {
        names[column] = [...(names[column] ?? []), wordsOf(head)];
        free[column] = at + spanOf(head, 'rowspan');
      }
    }
  });
  return names.map((heads) => heads.join(', '));
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  return Number(attribute(cell, name) ?? 1);
}
