/** The figures proof: compares every figure of a page with the reference in its place, by label in cells and by order in sentences. */
import { CALCULATORS } from '../../site/calculators.ts';
import { addFault, type FaultTally } from '../faults.ts';
import { attribute, descendants, elementsNamed, type HtmlPage, wordsOf } from '../html-page.ts';
import { rateOf, salaryOf } from '../site-folder.ts';
import type { Figures, PageFigures } from './page-figures.ts';
import { type DrawnGroup, linkText } from './salary-links.ts';
import { figuresIn, readFigures, type ShownFigures } from './shown-figures.ts';

/**
 * Notes each figure of `page` that is wrong, missing or not `expected`.
 * @returns how many figures were looked at.
 */
export function checkFigures(page: HtmlPage, expected: PageFigures, faults: FaultTally): number {
  const note: Note = (label, shown, expected, lack) => {
    const texts = { shown: shown.join(' '), expected: expected.join(' ') };
    addFault(faults, { page: page.address, label, ...texts, lack });
  };
  const shown = readFigures(page);
  return (
    checkCells(shown, expected, note) +
    checkProse(shown, expected, note) +
    checkLinks(shown, expected, note) +
    checkLinkTexts(page, expected, note)
  );
}

/** `lack` says what the reference lacks, unless the figure is wrong. */
type Note = (label: string, shown: Texts, expected: Texts, lack?: string) => void;

type Texts = readonly string[];

const NO_SUCH_PLACE = 'the reference has no figure here';

function listed(figures: Figures[string] | undefined): Texts | undefined {
  return typeof figures === 'string' ? [figures] : figures;
}

function isSame(shown: Texts, expected: Texts): boolean {
  return (
    shown.length === expected.length && shown.every((each, at) => isFigure(each, expected[at]))
  );
}

/** A direction counts where the reference gives one. Elsewhere it is a word of the sentence, as in '$1,000 more a year'. */
function isFigure(shown: string, expected: string | undefined): boolean {
  return shown === expected || shown.replace(DIRECTION, '') === expected;
}

const DIRECTION = / (back|to pay|more|less)$/;

/** The end of the place of a note: the figures of its label are those of the cell before it. */
const NOTE = ' > note';

function checkCells({ cells }: ShownFigures, expected: PageFigures, note: Note): number {
  let count = 0;
  const missing = new Set(Object.keys(expected.cells));
  for (const { place, text } of cells) {
    const shown = figuresIn(text);
    const figures = listed(expected.cells[place]);
    count += shown.length;
    // A second cell of the same labels is compared as well.
    missing.delete(place);
    if (figures !== undefined) {
      if (!isSame(shown, figures)) note(place, [text], figures);
    } else if (shown.length > 0 || (figuresIn(place).length > 0 && !place.endsWith(NOTE))) {
      note(place, [text], [], NO_SUCH_PLACE);
    }
  }
  for (const place of missing) {
    const figures = listed(expected.cells[place]) ?? [];
    if (figures.length > 0) note(place, [], figures);
  }
  return count;
}

function checkProse({ prose }: ShownFigures, expected: PageFigures, note: Note): number {
  let count = 0;
  for (const place of new Set([...prose.keys(), ...Object.keys(expected.prose)])) {
    const shown = prose.get(place) ?? [];
    const figures = listed(expected.prose[place]) ?? [];
    count += shown.length;
    if (isSame(shown, figures)) continue;
    // The first figure that differs is named. Where there are too few or too many, all of them help more.
    const at = shown.findIndex((figure, index) => !isFigure(figure, figures[index]));
    if (figures.length === 0) note(place, shown, figures, NO_SUCH_PLACE);
    else if (shown.length !== figures.length) note(place, shown, figures);
    else note(`${place}, figure ${at + 1}`, shown.slice(at, at + 1), figures.slice(at, at + 1));
  }
  return count;
}

function checkLinks({ links }: ShownFigures, expected: PageFigures, note: Note): number {
  const { links: fixed = {}, drawn = [] } = expected;
  const groups = new Set([
    ...links.keys(),
    ...Object.keys(fixed),
    ...drawn.map(({ title }) => title),
  ]);
  for (const title of groups) {
    const shown = links.get(title) ?? [];
    const group = drawn.find((each) => each.title === title);
    const salaries = fixed[title] ?? [];
    if (group === undefined) {
      if (shown.join() !== salaries.join())
        note(title, shown.map(linkText), salaries.map(linkText));
    } else if (!isDrawnFrom(group, shown)) {
      note(title, shown.map(linkText), [`${group.size} rising salaries of the group`]);
    }
  }
  return [...links.values()].flat().length;
}

/** The links of a group are drawn at random, but their number, kind and order are fixed. */
function isDrawnFrom({ size, isAllowed }: DrawnGroup, salaries: readonly number[]): boolean {
  const isRising = salaries.every((salary, index) => salary > (salaries[index - 1] ?? 0));
  return isRising && salaries.length === size && salaries.every(isAllowed);
}

/** A link to the page of a salary or a rate names that and no other figure. A link to a calculator enters the pay that is expected. */
function checkLinkTexts(page: HtmlPage, { entered }: PageFigures, note: Note): number {
  const isOfAmount = salaryOf(page.address) + rateOf(page.address) > 0;
  let [count, entering] = [0, 0];
  // Every page has the same donation block.
  const donation = elementsNamed(page, 'aside').flatMap((block) => descendants(block, 'a'));
  for (const link of elementsNamed(page, 'a')) {
    if (donation.includes(link)) continue;
    const href = attribute(link, 'href') ?? '';
    const amount = salaryOf(href) || rateOf(href);
    if (amount > 0) {
      count++;
      const shown = figuresIn(wordsOf(link));
      if (shown.join() !== linkText(amount)) note(`link to ${href}`, shown, [linkText(amount)]);
    } else if (entered && (/#(.*&)?salary=/.test(href) || (isOfAmount && isCalculator(href)))) {
      entering++;
      if (!href.endsWith(entered)) note(`link to ${href}`, [href], [entered]);
    }
  }
  if (entered && entering === 0) note('links with a salary', [], [entered]);
  return count + entering;
}

/** True of a link to a calculator, save the home page, which every page links to beside. */
function isCalculator(href: string): boolean {
  const [, address] = /^(\/[^#]+?)\/?(#|$)/.exec(href) ?? [];
  return CALCULATORS.some(({ path }) => path === address);
}
