/** Holds what a page tells search engines and social networks to the page itself. */
import { createHash } from 'node:crypto';
import type { Element } from 'domhandler';
import { addFault, type FaultTally } from './faults.ts';
import {
  attribute,
  childElements,
  descendants,
  elementsNamed,
  type HtmlPage,
  metaContents,
  textOf,
  wordsOf,
} from './html-page.ts';
import { type JsonObject, shapeFaults } from './json-ld-shapes.ts';
import { salaryOf } from './site-folder.ts';

/** What pages must not have in common. */
export interface PageIdentity {
  readonly address: string;
  readonly isIndexable: boolean;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly heading: string;
  /** Hash of the structured data; empty where there is none. */
  readonly structuredData: string;
}

/** Search engines cut a title and a description of more characters. */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;
/** A shorter description is replaced by text of the page. */
const SHORTEST_DESCRIPTION = 70;

/** Notes what is wrong in the head of `page`, on a site that lives at `origin`. */
export function checkMetadata(page: HtmlPage, origin: string, faults: FaultTally): PageIdentity {
  const note = (label: string, shown: string, expected: string) =>
    addFault(faults, { page: page.address, label, shown, expected });
  const only = (label: string, found: readonly string[]) => {
    if (found.length !== 1) note(label, `${found.length} of them`, 'one');
    return found[0] ?? '';
  };
  const same = (label: string, shown: string, expected: string) => {
    if (shown !== expected) note(label, shown, expected);
  };

  const [head] = elementsNamed(page, 'head');
  const titles = elementsNamed(page, 'title').filter(({ parent }) => parent === head);
  const title = only('title', titles.map(wordsOf));
  const description = only('description', metaContents(page, 'description'));
  const isIndexable = !metaContents(page, 'robots').some((content) => content.includes('noindex'));
  const length = (label: string, text: string, shortest: number, longest: number) => {
    if (text.length >= shortest && text.length <= longest) return;
    note(`length of the ${label}`, `${text.length}: ${text}`, `${shortest} to ${longest}`);
  };
  length('title', title, 1, LONGEST_TITLE);
  length('description', description, isIndexable ? SHORTEST_DESCRIPTION : 1, LONGEST_DESCRIPTION);
  same('language', attribute(elementsNamed(page, 'html')[0], 'lang') ?? '', 'en-AU');

  const canonicals = elementsNamed(page, 'link')
    .filter((link) => attribute(link, 'rel') === 'canonical')
    .map((link) => attribute(link, 'href') ?? '');
  const sharedAddresses = metaContents(page, 'og:url');
  const canonical = isIndexable ? only('canonical', canonicals) : '';
  if (isIndexable) {
    same('canonical', canonical, origin + page.address);
    same('og:url', only('og:url', sharedAddresses), canonical);
  } else {
    for (const address of [...canonicals, ...sharedAddresses]) {
      note('canonical of a page that is not indexed', address, '');
    }
  }
  same('og:title', only('og:title', metaContents(page, 'og:title')), title);
  same('og:description', only('og:description', metaContents(page, 'og:description')), description);
  same('og:type', only('og:type', metaContents(page, 'og:type')), 'website');
  const [header] = elementsNamed(page, 'header');
  const brand = header === undefined ? '' : firstWords(descendants(header, 'a'));
  same('og:site_name', only('og:site_name', metaContents(page, 'og:site_name')), brand);
  const image = only('og:image', metaContents(page, 'og:image'));
  if (!image.startsWith(`${origin}/`)) note('og:image', image, `an address below ${origin}/`);

  const blocks = elementsNamed(page, 'script').filter(
    (script) => attribute(script, 'type') === 'application/ld+json',
  );
  const texts = blocks.map(textOf);
  checkStructuredData(page, texts, { origin, description, brand }, note);

  return {
    address: page.address,
    isIndexable,
    title,
    description,
    canonical,
    heading: firstWords(elementsNamed(page, 'h1')),
    structuredData: texts.length === 0 ? '' : hash(texts.join('\n')),
  };
}

type Note = (label: string, shown: string, expected: string) => void;

interface Surroundings {
  readonly origin: string;
  readonly description: string;
  /** The site's name, as its header has it. */
  readonly brand: string;
}

function checkStructuredData(
  page: HtmlPage,
  texts: readonly string[],
  surroundings: Surroundings,
  note: Note,
): void {
  const things: JsonObject[] = [];
  for (const text of texts) {
    const thing = parseJson(text);
    if (thing === undefined) {
      note('structured data', text.slice(0, 80), 'JSON');
      continue;
    }
    for (const { where, shown, expected } of shapeFaults(thing)) note(where, shown, expected);
    const graph = thing['@graph'];
    things.push(...(Array.isArray(graph) ? graph : [thing]));
  }
  const types = things.map((thing) => String(thing['@type']));
  const expected = expectedTypes(page.address);
  if (types.join() !== expected.join()) {
    note('types of structured data', types.join(), expected.join());
  }
  for (const thing of things) {
    if (thing['@type'] === 'BreadcrumbList') compareBreadcrumb(page, thing, surroundings, note);
    if (thing['@type'] === 'FAQPage') compareQuestions(page, thing, note);
    if (thing['@type'] === 'WebApplication') compareApplication(page, thing, surroundings, note);
  }
}

function expectedTypes(address: string): string[] {
  if (address === '/') return ['WebApplication'];
  return salaryOf(address) > 0 ? ['BreadcrumbList', 'FAQPage'] : [];
}

function compareBreadcrumb(
  page: HtmlPage,
  thing: JsonObject,
  { origin }: Surroundings,
  note: Note,
): void {
  const trail = elementsNamed(page, 'nav').filter(
    (nav) => attribute(nav, 'aria-label') === 'Breadcrumb',
  );
  const items = trail.flatMap((nav) => descendants(nav, 'li'));
  const shown = items.map((item) => {
    const href = attribute(descendants(item, 'a')[0], 'href');
    return `${wordsOf(item)}${href === undefined ? '' : ` (${origin}${href})`}`;
  });
  const { itemListElement } = thing;
  const said = listOf(itemListElement).map(
    ({ name, item }) => `${name}${item === undefined ? '' : ` (${item})`}`,
  );
  compareLists('BreadcrumbList', said, shown, note);
}

function compareQuestions(page: HtmlPage, thing: JsonObject, note: Note): void {
  const shown = elementsNamed(page, 'details').map((details) =>
    childElements(details).map(wordsOf).join(' '),
  );
  const { mainEntity } = thing;
  const said = listOf(mainEntity).map(({ name, acceptedAnswer }) => {
    const { text } = (acceptedAnswer ?? {}) as JsonObject;
    return `${name} ${text}`;
  });
  if (shown.length !== QUESTIONS) note('questions on the page', `${shown.length}`, `${QUESTIONS}`);
  compareLists('FAQPage', said, shown, note);
}

/** Spec §2. */
const QUESTIONS = 11;

function compareApplication(
  page: HtmlPage,
  thing: JsonObject,
  { origin, description, brand }: Surroundings,
  note: Note,
): void {
  for (const [key, expected] of [
    ['name', brand],
    ['url', origin + page.address],
    ['description', description],
    ['inLanguage', attribute(elementsNamed(page, 'html')[0], 'lang')],
  ] as const) {
    if (thing[key] !== expected) note(`WebApplication.${key}`, String(thing[key]), `${expected}`);
  }
}

function compareLists(
  label: string,
  said: readonly string[],
  shown: readonly string[],
  note: Note,
): void {
  for (let index = 0; index < Math.max(said.length, shown.length); index++) {
    if (said[index] === shown[index]) continue;
    note(`${label}, item ${index + 1}`, said[index] ?? '', `as on the page: ${shown[index] ?? ''}`);
  }
}

function listOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value : [];
}

function parseJson(text: string): JsonObject | undefined {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function firstWords([element]: readonly Element[]): string {
  return element === undefined ? '' : wordsOf(element);
}

function hash(text: string): string {
  return createHash('sha1').update(text).digest('base64');
}
