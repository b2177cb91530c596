/** The metadata proof: compares what a page tells search engines and social networks with the page itself and with other pages. */
import { isDeepStrictEqual } from 'node:util';
import type { Element } from 'domhandler';
import type { RuleSetName } from '../pay/rules/rule-set-names.ts';
import { metaPolicy } from '../site/response-headers.ts';
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
import { salaryOf } from './site-folder.ts';

/** Texts that tell a page from the others; no two pages may share one. */
export interface PageIdentity {
  readonly address: string;
  readonly isIndexable: boolean;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly 'main heading': string;
}

/** In characters. Search engines cut longer texts, and replace a shorter description by text of the page. */
const LONGEST = { title: 60, description: 160 } as const;
const SHORTEST_DESCRIPTION = 70;

/** Notes what is wrong in the head of `page`, on a site by the set `rules` whose origin is `origin`. */
export function checkMetadata(
  page: HtmlPage,
  origin: string,
  rules: RuleSetName,
  faults: FaultTally,
): PageIdentity {
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
  const length = (label: keyof typeof LONGEST, text: string, shortest = 1) => {
    if (text.length >= shortest && text.length <= LONGEST[label]) return;
    note(`length of the ${label}`, `${text.length}: ${text}`, `${shortest} to ${LONGEST[label]}`);
  };
  length('title', title);
  length('description', description, isIndexable ? SHORTEST_DESCRIPTION : 1);
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
  const [header] = elementsNamed(page, 'header');
  const brand = header === undefined ? '' : firstWords(descendants(header, 'a'));
  const shared = {
    'og:title': title,
    'og:description': description,
    'twitter:card': 'summary_large_image',
  };
  for (const [name, expected] of Object.entries(shared)) {
    same(name, only(name, metaContents(page, name)), expected);
  }
  const image = only('og:image', metaContents(page, 'og:image'));
  if (!image.startsWith(`${origin}/`)) note('og:image', image, `an address below ${origin}/`);

  checkPolicy(page, rules, note);
  const expected =
    page.address === '/'
      ? [application({ name: brand, url: canonical, description, inLanguage: language })]
      : breadcrumbs(page, origin, note);
  checkStructuredData(page, expected, note);

  return {
    address: page.address,
    isIndexable,
    title,
    description,
    canonical,
    'main heading': firstWords(elementsNamed(page, 'h1')),
  };
}

/** Reports texts that two pages share, as pages are added. */
export function startUniquenessCheck(faults: FaultTally) {
  /** The first page with each text of each kind. */
  const seen = new Map<string, string>();
  const indexable = new Set<string>();
  return {
    add({ address: page, isIndexable, ...texts }: PageIdentity) {
      // 404.html has no canonical address, and may repeat texts of others.
      if (texts.canonical === '' && !isIndexable) return;
      if (isIndexable) indexable.add(texts.canonical);
      for (const [label, shown] of Object.entries(texts)) {
        // A missing text is already a fault of the page by itself.
        if (shown === '') continue;
        const before = seen.get(`${label} ${shown}`);
        if (before === undefined) seen.set(`${label} ${shown}`, page);
        else addFault(faults, { page, label, shown, expected: `unlike that of ${before}` });
      }
    },
    /** The canonical addresses of the indexable pages seen so far. */
    canonicals: (): ReadonlySet<string> => indexable,
  };
}

type Note = (label: string, shown: string, expected: string) => void;

/** The policy holds only for what comes after it. */
function checkPolicy({ address, elements }: HtmlPage, rules: RuleSetName, note: Note): void {
  const first = elements.find(
    (element) =>
      ['script', 'link', 'style'].includes(element.name) ||
      attribute(element, 'http-equiv') === 'Content-Security-Policy',
  );
  const policy = attribute(first, 'content') ?? '';
  const expected = metaPolicy(address.replace(/(?<=.)\/$/, ''), rules);
  if (policy !== expected) note('Content-Security-Policy', policy, expected);
}

/** The calculator in structured data; `words` are those of its page. */
function application(words: Readonly<Record<string, string>>) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    ...words,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'AUD' },
  };
}

/** The trail that the page shows, in structured data; none where it shows none, which a page in a folder, such as that of a salary, must. */
function breadcrumbs(page: HtmlPage, origin: string, note: Note) {
  const trails = elementsNamed(page, 'nav').filter(
    (nav) => attribute(nav, 'aria-label') === 'Breadcrumb',
  );
  if (trails.length === 0 && /^\/[^/]+\/[^/]/.test(page.address)) note('breadcrumb', '', 'a trail');
  return trails.map((trail) => ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: descendants(trail, 'li').map((step, index) => {
      const href = attribute(descendants(step, 'a')[0], 'href');
      return {
        '@type': 'ListItem',
        position: index + 1,
        name: wordsOf(step),
        ...(href === undefined ? {} : { item: origin + href }),
      };
    }),
  }));
}

function checkStructuredData(page: HtmlPage, expected: readonly object[], note: Note): void {
  const texts = elementsNamed(page, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map(textOf);
  if (isDeepStrictEqual(texts.map(parseJson), expected)) return;
  note('structured data', texts.join(), JSON.stringify(expected).slice(1, -1));
}

function parseJson(text: string): unknown {
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
