/** The quick half of the HTML proof: checks what assistive software and the Content-Security-Policy rely on. */
import type { Element } from 'domhandler';
import { addFault, type FaultTally } from './faults.ts';
import { attribute, descendants, elementsNamed, type HtmlPage, wordsOf } from './html-page.ts';
import { salaryOf } from './site-folder.ts';

/**
 * Notes where `page` lacks a main heading or a landmark, skips a heading level, has an id twice, refers to a missing
 * id, has a link or button without words, a form, an inline script or style, or text that a template left behind, or
 * where a salary page has not 11 questions.
 */
export function checkStructure(page: HtmlPage, faults: FaultTally): void {
  const note = (label: string, shown: string, expected: string) =>
    addFault(faults, { page: page.address, label, shown, expected });
  checkHeadings(page, note);
  checkLandmarks(page, note);
  checkIds(page, note);
  for (const link of elementsNamed(page, 'a')) {
    if (nameOf(link) === '') note('link', `no words (to ${attribute(link, 'href')})`, 'words');
    if (!attribute(link, 'href')) note(`link '${nameOf(link)}'`, 'no address', 'an address');
  }
  for (const button of elementsNamed(page, 'button')) {
    const isLabelled = elementsNamed(page, 'label').some(
      (label) => attribute(label, 'for') === attribute(button, 'id'),
    );
    if (nameOf(button) === '' && !isLabelled) note('button', 'no words', 'words');
  }
  // A form holds the fields of a live page and sends nothing.
  for (const form of elementsNamed(page, 'form')) {
    if (attribute(form, 'action') !== undefined) note('<form>', 'an action', 'nothing to send');
    for (const button of descendants(form, 'button')) {
      const type = attribute(button, 'type') ?? 'submit';
      if (type === 'submit') note(`button '${nameOf(button)}'`, type, 'a type that sends nothing');
    }
  }
  const questions = elementsNamed(page, 'details').length;
  if (salaryOf(page.address) > 0 && questions !== QUESTIONS) {
    note('questions', `${questions}`, `${QUESTIONS}`);
  }
  checkInline(page, note);
  checkWords(page, note);
}

type Note = (label: string, shown: string, expected: string) => void;

/** See Salary page in `docs/product.md`. */
const QUESTIONS = 11;

function checkHeadings(page: HtmlPage, note: Note): void {
  const headings = page.elements.filter(({ name }) => /^h[1-6]$/.test(name));
  const mainHeadings = headings.filter(({ name }) => name === 'h1').length;
  if (mainHeadings !== 1) note('main headings', `${mainHeadings}`, '1');
  let above = 0;
  for (const heading of headings) {
    const level = Number(heading.name.slice(1));
    const words = wordsOf(heading);
    if (words === '') note(`heading ${heading.name}`, 'no words', 'words');
    if (level > above + 1) note(`heading '${words}'`, heading.name, `h${above + 1} or higher`);
    above = level;
  }
}

/** See Shared layout in `docs/product.md`. */
const WITHOUT_FOOTER = /^\/disclaimer\/?$/;

function checkLandmarks(page: HtmlPage, note: Note): void {
  const footers = WITHOUT_FOOTER.test(page.address) ? 0 : 1;
  for (const [name, count] of [
    ['header', 1],
    ['main', 1],
    ['footer', footers],
  ] as const) {
    const found = elementsNamed(page, name).length;
    if (found !== count) note(`<${name}> landmarks`, `${found}`, `${count}`);
  }
  const names = elementsNamed(page, 'nav')
    .filter((nav) => !isInDialog(nav))
    .map((nav) => attribute(nav, 'aria-label') ?? '');
  if (!names.includes('Main')) note("navigation named 'Main'", '', 'one');
  names.forEach((name, index) => {
    if (name === '' || names.indexOf(name) < index) {
      note('name of a navigation', name, 'unlike the others');
    }
  });
}

/** A dialog hides the rest of the page while it is open, so its names do not clash with those outside. */
function isInDialog({ parent }: Element): boolean {
  if (parent === null || parent.type !== 'tag') return false;
  return parent.name === 'dialog' || isInDialog(parent);
}

const REFERRING = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'commandfor'];

function checkIds(page: HtmlPage, note: Note): void {
  const ids = new Map<string, number>();
  for (const element of page.elements) {
    const id = attribute(element, 'id');
    if (id !== undefined) ids.set(id, (ids.get(id) ?? 0) + 1);
  }
  for (const [id, count] of ids) if (count > 1) note(`id '${id}'`, `${count} times`, 'once');
  for (const element of page.elements) {
    for (const name of REFERRING) {
      for (const id of attribute(element, name)?.split(/\s+/) ?? []) {
        if (!ids.has(id)) note(`${name} of <${element.name}>`, `'${id}'`, 'an id of the page');
      }
    }
  }
}

function nameOf(element: Element): string {
  const images = descendants(element, 'img').map((image) => attribute(image, 'alt') ?? '');
  return attribute(element, 'aria-label') ?? `${wordsOf(element)}${images.join('')}`.trim();
}

/** The Content-Security-Policy blocks all of these, so that a page with one would look or work wrong. */
function checkInline(page: HtmlPage, note: Note): void {
  for (const element of page.elements) {
    for (const name in element.attribs) {
      const value = attribute(element, name) ?? '';
      if (name === 'style' || name.startsWith('on')) {
        note(`<${element.name}>`, `${name}="${value}"`, 'no such attribute');
      }
      if (/^\s*javascript:/i.test(value)) note(`<${element.name}>`, value, 'no script address');
    }
    const isProgram =
      element.name === 'script' && attribute(element, 'type') !== 'application/ld+json';
    if ((isProgram && attribute(element, 'src') === undefined) || element.name === 'style') {
      note(`<${element.name}>`, 'inline', 'a separate file');
    }
  }
}

/** Texts that a missing value or an unfilled template leaves. */
const LEFTOVERS = /\b(undefined|null|NaN|Infinity)\b|∞|\[object |\{\{|\}\}/;

function checkWords(page: HtmlPage, note: Note): void {
  for (const body of elementsNamed(page, 'body')) {
    const leftover = LEFTOVERS.exec(wordsOf(body))?.[0];
    if (leftover !== undefined) note('words of the page', leftover, 'whole');
  }
}
