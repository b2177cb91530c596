/** Faults that html-validate does not look for: landmarks, questions, and what the Content-Security-Policy blocks. */
import { addFault, type FaultTally } from './faults.ts';
import {
  attribute,
  descendants,
  elementsNamed,
  type HtmlPage,
  textOf,
  wordsOf,
} from './html-page.ts';
import { rateOf, salaryOf } from './site-folder.ts';

type Note = (label: string, shown: string, expected: string) => void;

/** Notes what is wrong in the elements of `page`, whatever its texts are. */
export function checkStructure(page: HtmlPage, faults: FaultTally): void {
  const note: Note = (label, shown, expected) =>
    addFault(faults, { page: page.address, label, shown, expected });
  checkLandmarks(page, note);
  for (const link of elementsNamed(page, 'a')) {
    if (!attribute(link, 'href')) note(`link '${wordsOf(link)}'`, 'no address', 'an address');
  }
  const ids = new Set(page.elements.map((element) => attribute(element, 'id')));
  for (const button of elementsNamed(page, 'button')) {
    const target = attribute(button, 'commandfor');
    if (!ids.has(target)) note('commandfor', `'${target}'`, 'an id of the page');
  }
  // A form holds the fields of a live page and sends nothing.
  for (const form of elementsNamed(page, 'form')) {
    if (attribute(form, 'action') !== undefined) note('<form>', 'an action', 'nothing to send');
    for (const button of descendants(form, 'button')) {
      const type = attribute(button, 'type') ?? 'submit';
      if (type === 'submit') note(`button '${wordsOf(button)}'`, type, 'a type that sends nothing');
    }
  }
  const questions = elementsNamed(page, 'details').length;
  const expected = questionsOf(page.address);
  if (expected > 0 && questions !== expected) note('questions', `${questions}`, `${expected}`);
  checkInline(page, note);
}

/** Texts that a missing value or an unfilled template leaves. */
const LEFTOVERS = /\b(undefined|null|NaN|Infinity)\b|∞|\[object |\{\{|\}\}/;

/** Notes the first text on `page` that stands for a missing one. */
export function checkLeftovers(page: HtmlPage, faults: FaultTally): void {
  for (const body of elementsNamed(page, 'body')) {
    const leftover = LEFTOVERS.exec(textOf(body))?.[0];
    if (leftover === undefined) continue;
    addFault(faults, {
      page: page.address,
      label: 'words of the page',
      shown: leftover,
      expected: 'whole',
    });
  }
}

/** See Salary page and Hour page in `docs/product.md`; 0 where questions are not counted. */
function questionsOf(address: string): number {
  if (salaryOf(address) > 0) return 11;
  return rateOf(address) > 0 ? 9 : 0;
}

/** See Shared layout in `docs/product.md`. */
const WITHOUT_FOOTER = /^\/disclaimer\/?$/;

function checkLandmarks(page: HtmlPage, note: Note): void {
  const counts = { header: 1, main: 1, footer: WITHOUT_FOOTER.test(page.address) ? 0 : 1 };
  for (const [name, count] of Object.entries(counts)) {
    const found = elementsNamed(page, name).length;
    if (found !== count) note(`<${name}> landmarks`, `${found}`, `${count}`);
  }
  // A dialog hides the rest of the page while it is open, so its names do not clash with those outside.
  const inDialogs = new Set(
    elementsNamed(page, 'dialog').flatMap((one) => descendants(one, 'nav')),
  );
  const names = elementsNamed(page, 'nav')
    .filter((nav) => !inDialogs.has(nav))
    .map((nav) => attribute(nav, 'aria-label') ?? '');
  if (!names.includes('Main')) note("navigation named 'Main'", '', 'one');
  names.forEach((name, index) => {
    if (name === '' || names.indexOf(name) < index) {
      note('name of a navigation', name, 'unlike the others');
    }
  });
}

/** The Content-Security-Policy blocks all of these, so that a page with one would look or work wrong. */
function checkInline(page: HtmlPage, note: Note): void {
  for (const element of page.elements) {
    for (const name of Object.keys(element.attribs)) {
      if (name !== 'style' && !name.startsWith('on')) continue;
      note(`<${element.name}>`, `${name}="${attribute(element, name)}"`, 'no such attribute');
    }
    const isProgram =
      element.name === 'script' && attribute(element, 'type') !== 'application/ld+json';
    if ((isProgram && attribute(element, 'src') === undefined) || element.name === 'style') {
      note(`<${element.name}>`, 'inline', 'a separate file');
    }
  }
}
