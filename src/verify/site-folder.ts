/** The files and settings of a built site, read from its folder and its home page, not from the build's report. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { MARKER_FILE, readMarker } from '../generator/publish/site-marker.ts';
import { RULE_SET_NAMES, type RuleSetName } from '../pay/rules/rule-set-names.ts';
import { UserError } from '../user-error.ts';
import { attribute, elementsNamed, parsePage } from './html-page.ts';

export interface SiteFolder {
  readonly dir: string;
  /**
   * The file of each page, relative to the folder, by the address that a static host answers with it. The operator's
   * HTML files of the public folder are not among them.
   */
  readonly pages: ReadonlyMap<string, string>;
  /** Root-relative addresses of pages and all other files. */
  readonly addresses: ReadonlySet<string>;
  /** Dollars a year of every salary page. */
  readonly salaries: readonly number[];
}

/** @throws UserError if `dir` has no home page. */
export function readSiteFolder(dir: string): SiteFolder {
  if (!statSync(path.join(dir, 'index.html'), { throwIfNoEntry: false })?.isFile()) {
    throw new UserError(`There is no site in ${dir}: run \`npm run gen-site\` first.`);
  }
  const pages = new Map<string, string>();
  const addresses = new Set<string>();
  const marker = readMarker(dir);
  const own = new Set(marker?.public);
  for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.relative(dir, path.join(entry.parentPath, entry.name));
    const name = file.split(path.sep).join('/');
    const address = addressOf(name);
    if (name.endsWith('.html') && !own.has(name)) pages.set(address, file);
    // Sent for addresses that have no page, and has no address itself.
    if (file !== '404.html') addresses.add(address);
  }
  const salaries = Array.from(pages.keys(), salaryOf).filter((salary) => salary > 0);
  return { dir, pages, addresses, salaries };
}

/** Whether the site in `dir` was built with the pages of all `salaries`, as its marker has it; some may be lost since. */
export function wasBuiltWith(dir: string, salaries: readonly number[]): boolean {
  const marker = readMarker(dir);
  if (marker === undefined) return true;
  return marker.families.some(
    ({ before, after, count }) =>
      before === 'salary/' && after.endsWith('.html') && count === salaries.length,
  );
}

/** Clean addresses: `contact.html` answers `/contact`, and `contact/index.html` answers `/contact/`. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

/** The salary, in dollars a year, whose page `address` is; 0 for any other address. */
export function salaryOf(address: string): number {
  return Number(/^\/salary\/([1-9]\d*)\/?$/.exec(address)?.[1] ?? 0);
}

/** The rate, in dollars an hour, whose page `address` is; 0 for any other address. */
export function rateOf(address: string): number {
  return Number(/^\/hour\/([1-9]\d*(?:\.50)?)\/?$/.exec(address)?.[1] ?? 0);
}

/**
 * The rule set that the site in `dir` was built by, as its marker file has it.
 * @throws UserError if nothing says so.
 */
export function readRules(dir: string): RuleSetName {
  const name = RULE_SET_NAMES.find((known) => known === readMarker(dir)?.rules);
  if (name !== undefined) return name;
  throw new UserError(
    `${path.join(dir, MARKER_FILE)} does not say which rule set the site was built by: build it again with \`npm run gen-site\`.`,
  );
}

/**
 * The origin that the site will have: that of its home page's canonical address.
 * @throws UserError if the home page has none.
 */
export function readOrigin({ dir, pages }: SiteFolder): string {
  const home = parsePage('/', readFileSync(path.join(dir, pages.get('/') ?? ''), 'utf8'));
  const canonical = elementsNamed(home, 'link').find(
    (link) => attribute(link, 'rel') === 'canonical',
  );
  const address = attribute(canonical, 'href') ?? '';
  if (!URL.canParse(address)) {
    throw new UserError(
      `The home page in ${dir} has no canonical address, so nothing says where the site is to live.`,
    );
  }
  return new URL(address).origin;
}
