/** The figures proof: compares every figure on a page with the exact-arithmetic reference. */
import { addFault, type FaultTally } from './faults.ts';
import { attribute, elementsNamed, type HtmlPage, wordsOf } from './html-page.ts';
import type { ReferenceRulesName } from './reference/reference-years.ts';
import { type DrawnGroup, drawnGroups, linkText, referenceFigures } from './reference-figures.ts';
import { type PlacedFigures, readFigures } from './shown-figures.ts';

/**
 * Notes each figure on the page of `amount` dollars a year that is wrong by `rules`, missing or not expected.
 * @returns how many figures were compared.
 */
export function checkSalaryFigures(
  page: HtmlPage,
  amount: number,
  rules: ReferenceRulesName,
  faults: FaultTally,
): number {
  const shown = readFigures(page);
  let compared = checkSalaryLinkTexts(page, faults) + checkSalaryEntered(page, amount, faults);
  for (const group of drawnGroups(amount)) {
    compared += checkDrawnGroup(page, group, shown.get(group.title) ?? [], faults);
    shown.delete(group.title);
  }
  const expected = referenceFigures(rules).salaryFigures(amount);
  compared += compareFigures(page, shown, expected, faults);
  for (const [place, figures] of shown) {
    if (expected.has(place)) continue;
    addFault(faults, { page: page.address, label: place, shown: list(figures), expected: '' });
  }
  return compared;
}

/** As {@link checkSalaryFigures}, for the home page with its default inputs. */
export function checkHomeFigures(
  page: HtmlPage,
  rules: ReferenceRulesName,
  faults: FaultTally,
): number {
  return checkRouteFigures(page, referenceFigures(rules).homeFigures(), faults);
}

/** As {@link checkSalaryFigures}, for the page that compares two pays with its example. */
export function checkComparisonFigures(
  page: HtmlPage,
  rules: ReferenceRulesName,
  faults: FaultTally,
): number {
  return checkRouteFigures(page, referenceFigures(rules).comparisonFigures(), faults);
}

function checkRouteFigures(page: HtmlPage, expected: PlacedFigures, faults: FaultTally): number {
  return (
    checkSalaryLinkTexts(page, faults) + compareFigures(page, readFigures(page), expected, faults)
  );
}

function compareFigures(
  { address }: HtmlPage,
  shown: PlacedFigures,
  expected: PlacedFigures,
  faults: FaultTally,
): number {
  let compared = 0;
  for (const [place, figures] of expected) {
    compared += figures.length;
    const found = list(shown.get(place) ?? []);
    if (found === list(figures)) continue;
    addFault(faults, { page: address, label: place, shown: found, expected: list(figures) });
  }
  return compared;
}

/** The links of a group are drawn at random, but their number, kind and order are fixed. */
function checkDrawnGroup(
  page: HtmlPage,
  group: DrawnGroup,
  texts: readonly string[],
  faults: FaultTally,
): number {
  const amounts = texts.map((text) => Number(text.replace(/[$,]/g, '')));
  const isRising = amounts.every((amount, index) => amount > (amounts[index - 1] ?? 0));
  if (!isRising || amounts.length !== group.size || !amounts.every(group.isAllowed)) {
    addFault(faults, {
      page: page.address,
      label: group.title,
      shown: list(texts),
      expected: `${group.size} rising salaries of the group`,
    });
  }
  return texts.length;
}

/** A link to a salary's page names that salary. */
function checkSalaryLinkTexts(page: HtmlPage, faults: FaultTally): number {
  let compared = 0;
  for (const link of elementsNamed(page, 'a')) {
    const digits = /^\/salary\/(\d+)\/?$/.exec(attribute(link, 'href') ?? '')?.[1];
    if (digits === undefined) continue;
    compared++;
    const words = wordsOf(link);
    const expected = linkText(Number(digits));
    if (words.split(' ').at(-1) === expected) continue;
    addFault(faults, {
      page: page.address,
      label: `link to /salary/${digits}`,
      shown: words,
      expected,
    });
  }
  return compared;
}

/** One link leads to the calculator with the page's own salary entered, and one to the comparison. */
function checkSalaryEntered(page: HtmlPage, amount: number, faults: FaultTally): number {
  const links = elementsNamed(page, 'a').map((link) =>
    // With or without the slash of a page in a folder.
    (attribute(link, 'href') ?? '').replace('/#', '#'),
  );
  const pages = [
    ['calculator', ''],
    ['comparison', '/compare'],
  ] as const;
  for (const [name, path] of pages) {
    const shown = list(links.filter((href) => href.startsWith(`${path}#salary`)));
    const expected = `${path}#salary=${amount}`;
    if (shown === expected) continue;
    addFault(faults, { page: page.address, label: `link to the ${name}`, shown, expected });
  }
  return pages.length;
}

function list(figures: readonly string[]): string {
  return figures.join(' ');
}
