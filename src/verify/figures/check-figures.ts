/**
 * The figures proof: compares the cells of a page and its lists of salaries and rates with the reference by their labels, and looks up
 * every figure in prose among the reference figures of the page.
 */
import { addFault, type FaultTally } from '../faults.ts';
import { attribute, elementsNamed, type HtmlPage, wordsOf } from '../html-page.ts';
import type { ReferenceRulesName } from '../reference/reference-years.ts';
import { rateOf, salaryOf } from '../site-folder.ts';
import { pageFigures } from './index.ts';
import type { PageFigures } from './page-figures.ts';
import { type DrawnGroup, linkText } from './salary-links.ts';
import { figuresIn, readFigures, type ShownFigures } from './shown-figures.ts';

/**
 * Notes each figure of `page` that is wrong by `rules`, missing or not expected.
 * @returns how many figures were looked at.
 */
export function checkFigures(
  page: HtmlPage,
  rules: ReferenceRulesName,
  faults: FaultTally,
): number {
  const note: Note = (label, shown, expected, lack) =>
    addFault(faults, {
      page: page.address,
      label,
      shown: shown.join(' '),
      expected: expected.join(' '),
      ...(lack !== undefined && { lack }),
    });
  const shown = readFigures(page);
  const expected = pageFigures(page.address, rules);
  const isNamed = namedBy(expected);
  return (
    checkCells(shown, expected, isNamed, note) +
    checkProse(shown, expected, isNamed, note) +
    checkLinks(shown, expected, note) +
    checkLinkTexts(page, expected, note)
  );
}

/** `lack` says what the reference lacks, unless the figure is wrong. */
type Note = (
  label: string,
  shown: readonly string[],
  expected: readonly string[],
  lack?: string,
) => void;

/**
 * Whether a figure is one of the page's. A direction counts where the reference gives one: with `$372 back`, prose may name
 * `$372` too, but not `$372 to pay`.
 */
function namedBy({ cells, prose }: PageFigures): (figure: string) => boolean {
  const named = new Set<string>();
  const directed = new Set<string>();
  for (const figure of [...Object.values(cells).flat(), ...prose]) {
    named.add(figure);
    const amount = withoutDirection(figure);
    if (amount === figure) continue;
    named.add(amount);
    directed.add(amount);
  }
  return (figure) => {
    if (named.has(figure)) return true;
    const amount = withoutDirection(figure);
    return named.has(amount) && !directed.has(amount);
  };
}

function withoutDirection(figure: string): string {
  return figure.replace(/ (back|to pay|more|less)$/, '');
}

const OF_THE_PAGE = ['a figure of this page'];
const NO_SUCH_FIGURE = 'the reference has no such figure here';
const NO_SUCH_LABEL = 'the reference has no such label here';

function checkCells(
  { cells }: ShownFigures,
  expected: PageFigures,
  isNamed: (figure: string) => boolean,
  note: Note,
): number {
  let count = 0;
  const missing = new Set(Object.keys(expected.cells));
  for (const { place, text } of cells) {
    const shown = figuresIn(text);
    const figures = expected.cells[place];
    count += shown.length;
    if (figures !== undefined) {
      // A second cell of the same labels is compared as well.
      missing.delete(place);
      if (shown.join() !== figures.join()) note(place, [text], figures);
    } else if (shown[0] === text) note(place, shown, [], NO_SUCH_LABEL);
    else {
      const unknown = [...figuresIn(place), ...shown].filter((figure) => !isNamed(figure));
      if (unknown.length > 0) note(place, unknown, OF_THE_PAGE, NO_SUCH_FIGURE);
    }
  }
  for (const place of missing) {
    const figures = expected.cells[place] ?? [];
    if (figures.length > 0) note(place, [], figures);
  }
  return count;
}

function checkProse(
  { prose }: ShownFigures,
  { stated = {} }: PageFigures,
  isNamed: (figure: string) => boolean,
  note: Note,
): number {
  let count = 0;
  for (const { place, figures } of prose) {
    count += figures.length;
    const unknown = figures.filter((figure) => !isNamed(figure));
    if (unknown.length > 0) note(place, unknown, OF_THE_PAGE, NO_SUCH_FIGURE);
  }
  for (const [place, figures] of Object.entries(stated)) {
    const shown = prose.filter((part) => part.place === place).flatMap((part) => part.figures);
    const amounts = shown.map(withoutDirection);
    let from = 0;
    const missing = figures.filter((figure) => {
      const at = amounts.indexOf(withoutDirection(figure), from);
      from = Math.max(from, at + 1);
      return at < 0;
    });
    if (missing.length > 0) note(place, shown, missing);
  }
  return count;
}

function checkLinks({ links }: ShownFigures, expected: PageFigures, note: Note): number {
  let count = 0;
  for (const [title, salaries] of Object.entries(expected.links ?? {})) {
    const shown = links.get(title) ?? [];
    count += shown.length;
    if (shown.join() !== salaries.join()) note(title, shown.map(linkText), salaries.map(linkText));
  }
  for (const group of expected.drawn ?? []) {
    const shown = links.get(group.title) ?? [];
    count += shown.length;
    if (!isDrawnFrom(group, shown)) {
      note(group.title, shown.map(linkText), [`${group.size} rising salaries of the group`]);
    }
  }
  return count;
}

/** The links of a group are drawn at random, but their number, kind and order are fixed. */
function isDrawnFrom({ size, isAllowed }: DrawnGroup, salaries: readonly number[]): boolean {
  const isRising = salaries.every((salary, index) => salary > (salaries[index - 1] ?? 0));
  return isRising && salaries.length === size && salaries.every(isAllowed);
}

/** A link to the page of a salary or a rate names that and no other figure. The links that enter a pay elsewhere are those expected. */
function checkLinkTexts(page: HtmlPage, { entered: expected }: PageFigures, note: Note): number {
  let count = 0;
  const entered: string[] = [];
  for (const link of elementsNamed(page, 'a')) {
    const href = attribute(link, 'href') ?? '';
    const amount = salaryOf(href) || rateOf(href);
    if (amount > 0) {
      count++;
      const shown = figuresIn(wordsOf(link));
      if (shown.join() !== linkText(amount)) note(`link to ${href}`, shown, [linkText(amount)]);
    } else if (/#(.*&)?salary=/.test(href)) {
      // Pages that are folders have a slash at the end of their address.
      entered.push(href.replace(/(.)\/#/, '$1#'));
    }
  }
  if (expected === undefined) return count;
  if (entered.sort().join() !== expected.toSorted().join()) {
    note('links with a salary', entered, expected.toSorted());
  }
  return count + entered.length;
}
