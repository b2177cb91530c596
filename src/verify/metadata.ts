/** The metadata proof: compares what a page tells search engines and social networks with the page itself. */
import { createHash } from 'node:crypto';
import type { Element } from 'domhandler';
import { addFault, type FaultTally } from './faults.ts';
import {
  attribute,
  descendants,
  elementsNamed,
  type HtmlPage,
  metaContents,
  textOf,
  wordsOf,
} from './html-page.ts';
import { type JsonObject, shapeFaults } from './json-ld-shapes.ts';
import { linkText } from './reference-figures.ts';
import { isComparison, salaryOf } from './site-folder.ts';

/** Texts that tell a page from the others; no two pages may share one. */
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

/** Search engines cut longer titles and descriptions, in characters. */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;
/** Search engines replace a shorter description by text of the page. */
const SHORTEST_DESCRIPTION = 70;

/** Notes what is wrong in the head of `page`, on a site whose origin is `origin`. */
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
  const language = attribute(elementsNamed(page, 'html')[0], 'lang') ?? '';
  same('language', language, 'en-AU');

  const canonicals = elementsNamed(page, 'link')
    .filter((link) => attribute(link, 'rel') === 'canonical')
    .map((link) => attribute(link, 'href') ?? '');
  const sharedAddresses = metaContents(page, 'og:url');
  // A salary page that search engines leave out is visited and shared all the same.
  const hasAddress = isIndexable || salaryOf(page.address) > 0;
  const canonical = hasAddress ? only('canonical', canonicals) : '';
  if (hasAddress) {
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
  same(
    'twitter:card',
    only('twitter:card', metaContents(page, 'twitter:card')),
    'summary_large_image',
  );
  const [header] = elementsNamed(page, 'header');
  const brand = header === undefined ? '' : firstWords(descendants(header, 'a'));
  same('og:site_name', only('og:site_name', metaContents(page, 'og:site_name')), brand);
  const image = only('og:image', metaContents(page, 'og:image'));
  if (!image.startsWith(`${origin}/`)) note('og:image', image, `an address below ${origin}/`);

  const blocks = elementsNamed(page, 'script').filter(
    (script) => attribute(script, 'type') === 'application/ld+json',
  );
  const texts = blocks.map(textOf);
  checkStructuredData(page, texts, { origin, description, canonical, language, brand }, note);

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

/** The texts of the page's head and header, which its structured data may have to repeat. */
interface PageWords {
  readonly origin: string;
  readonly description: string;
  readonly canonical: string;
  readonly language: string;
  /** The site's name. */
  readonly brand: string;
}

function checkStructuredData(
  page: HtmlPage,
  texts: readonly string[],
  words: PageWords,
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
    things.push(thing);
  }
  const types = things.map((thing) => String(thing['@type']));
  const expected = expectedTypes(page.address);
  if (types.join() !== expected.join()) {
    note('types of structured data', types.join(), expected.join());
  }
  for (const thing of things) {
    if (thing['@type'] === 'BreadcrumbList') compareBreadcrumb(page, thing, words, note);
    if (thing['@type'] === 'WebApplication') compareProperties(thing, words, note);
  }
}

function expectedTypes(address: string): string[] {
  if (address === '/') return ['WebApplication'];
  return salaryOf(address) > 0 || isComparison(address) ? ['BreadcrumbList'] : [];
}

/** Notes where the items are not those of the page's own trail, or the last does not name the page. */
function compareBreadcrumb(
  page: HtmlPage,
  { itemListElement }: JsonObject,
  { origin }: PageWords,
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
  const said = Array.isArray(itemListElement)
    ? itemListElement.map(({ name, item }) => `${name}${item === undefined ? '' : ` (${item})`}`)
    : [];
  for (let index = 0; index < Math.max(said.length, shown.length); index++) {
    if (said[index] === shown[index]) continue;
    const expected = `as on the page: ${shown[index] ?? ''}`;
    note(`BreadcrumbList, item ${index + 1}`, said[index] ?? '', expected);
  }
  const name = isComparison(page.address)
    ? 'Compare two pays'
    : `${linkText(salaryOf(page.address))} Salary`;
  if (said.at(-1) !== name) note('BreadcrumbList, last item', said.at(-1) ?? '', name);
}

function compareProperties(thing: JsonObject, words: PageWords, note: Note): void {
  const { brand, canonical, description, language } = words;
  const expected = { url: canonical, inLanguage: language, name: brand, description };
  for (const [key, value] of Object.entries(expected)) {
    const [shown, wanted] = [JSON.stringify(thing[key]), JSON.stringify(value)];
    if (shown !== wanted) note(`WebApplication.${key}`, shown ?? '', wanted);
  }
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
