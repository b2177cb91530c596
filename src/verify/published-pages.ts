/** What a built site says it has: the addresses in its sitemaps. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../user-error.ts';

export interface PublishedPages {
  /** Where the site is to live, without a trailing slash. */
  readonly origin: string;
  /** Root-relative address of each salary's page, by salary in rising order. */
  readonly salaryPaths: ReadonlyMap<number, string>;
  /** Root-relative addresses of the other pages. */
  readonly otherPaths: readonly string[];
}

/** @throws UserError if `dir` has no sitemaps, or one that the index names is not there. */
export async function readPublishedPages(dir: string): Promise<PublishedPages> {
  const sitemaps = await readLocations(dir, 'sitemap.xml');
  const origin = new URL(sitemaps[0] ?? '').origin;
  const salaries: [amount: number, path: string][] = [];
  const otherPaths: string[] = [];
  for (const sitemap of sitemaps) {
    for (const address of await readLocations(dir, new URL(sitemap).pathname.slice(1))) {
      const path = new URL(address).pathname;
      const amount = salaryOf(path);
      if (amount === undefined) otherPaths.push(path);
      else salaries.push([amount, path]);
    }
  }
  salaries.sort(([a], [b]) => a - b);
  return { origin, salaryPaths: new Map(salaries), otherPaths };
}

/** The salary that `path` is the page of, whichever the layout. */
export function salaryOf(path: string): number | undefined {
  const digits = /^\/salary\/(\d+)\/?$/.exec(path)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

async function readLocations(dir: string, file: string): Promise<string[]> {
  const xml = await readFile(join(dir, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UserError(
      `${dir} has no ${file} (${error.code}): run \`npm run gen-site\` to build a whole site.`,
      { cause: error },
    );
  });
  const locations = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) =>
    address.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
  if (locations.length === 0) throw new UserError(`${file} in ${dir} names no address.`);
  return locations;
}
