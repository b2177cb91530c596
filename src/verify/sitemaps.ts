/** The sitemaps proof: checks the sitemaps against the protocol (sitemaps.org, 0.9) and the pages of the site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addFault, type FaultTally } from './faults.ts';
import type { SiteFolder } from './site-folder.ts';

const INDEX = '/sitemap.xml';
const MOST_ADDRESSES = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;

type Note = (page: string, label: string, shown: string, expected: string) => void;

/**
 * Notes where the sitemaps of a site at `origin` break the protocol, or do not list each address of `indexable`, the
 * canonical addresses of the pages that may be indexed, exactly once.
 */
export function checkSitemaps(
  site: SiteFolder,
  origin: string,
  indexable: ReadonlySet<string>,
  faults: FaultTally,
) {
  const note: Note = (page, label, shown, expected) =>
    addFault(faults, { page, label, shown, expected });
  checkRobots(site, origin, note);
  const named = readSitemap(site, INDEX, note).locations.map((url) => url.replace(origin, ''));
  const sitemaps = [...new Set(named)];
  for (const sitemap of sitemaps) {
    const times = named.filter((other) => other === sitemap).length;
    if (times > 1) note(INDEX, `sitemap ${sitemap}`, `${times} times`, 'once');
  }
  for (const address of site.addresses) {
    if (/^\/sitemaps\/.*\.xml$/.test(address) && !sitemaps.includes(address)) {
      note(INDEX, `sitemap ${address}`, '', 'named');
    }
  }

  /** The sitemap that first listed an address. */
  const listedIn = new Map<string, string>();
  const texts = sitemaps.map((sitemap) => ({ sitemap, ...readSitemap(site, sitemap, note) }));
  for (const { sitemap, locations } of texts) {
    for (const address of locations) {
      const before = listedIn.get(address);
      if (before !== undefined) {
        note(sitemap, address, `listed again, after ${before}`, 'listed once');
      } else if (!indexable.has(address)) {
        note(sitemap, address, 'listed', 'the canonical address of an indexable page');
      }
      listedIn.set(address, before ?? sitemap);
    }
  }
  for (const address of indexable) {
    if (!listedIn.has(address)) note(INDEX, address, 'in no sitemap', 'listed once');
  }
  return {
    sitemaps: sitemaps.length,
    /** Addresses in all sitemaps; then those, and the bytes, of the one that has most. */
    listed: listedIn.size,
    mostAddresses: Math.max(0, ...texts.map(({ locations }) => locations.length)),
    mostBytes: Math.max(0, ...texts.map(({ bytes }) => bytes)),
  };
}

function checkRobots({ dir, addresses }: SiteFolder, origin: string, note: Note): void {
  const file = '/robots.txt';
  const text = addresses.has(file) ? readFileSync(path.join(dir, file), 'utf8') : '';
  const lines = text.split('\n').map((line) => line.trim());
  const named = lines.filter((line) => /^sitemap:/i.test(line)).join(', ');
  const expected = `Sitemap: ${origin}${INDEX}`;
  if (named !== expected) note(file, 'sitemap', named, expected);
  for (const line of lines) {
    if (/^disallow:\s*\S/i.test(line)) note(file, 'rule', line, 'no page forbidden');
  }
}

/** The addresses that a sitemap or the index has. A missing file has none. */
function readSitemap({ dir, addresses }: SiteFolder, sitemap: string, note: Note) {
  if (!addresses.has(sitemap)) {
    note(sitemap, 'file', 'no such file', 'a sitemap');
    return { bytes: 0, locations: [] };
  }
  const contents = readFileSync(path.join(dir, sitemap));
  const bytes = contents.length;
  const text = contents.toString();
  const locations = locationsIn(text);
  const line = faultyLine(text, sitemap === INDEX ? FORMS.index : FORMS.sitemap);
  if (line !== undefined) note(sitemap, 'form', line, 'a line of the protocol');
  if (bytes > MOST_BYTES) note(sitemap, 'size', `${bytes} bytes`, `${MOST_BYTES} or fewer`);
  if (locations.length === 0) note(sitemap, 'entries', '0', '1 or more');
  if (locations.length > MOST_ADDRESSES) {
    note(sitemap, 'entries', `${locations.length}`, `${MOST_ADDRESSES} or fewer`);
  }
  return { bytes, locations };
}

/** The addresses in the text of a sitemap or of the index. */
export function locationsIn(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, location = '']) => location);
}

const ADDRESS =
  '<loc>(?:[^<>&]|&(?:amp|lt|gt|quot|#x27);)+</loc>(?:<lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>)?';

const FORMS = { index: formOf('sitemapindex', 'sitemap'), sitemap: formOf('urlset', 'url') };

/** The lines of a file: the first two, an entry, and the last. All the protocol has that these files use. */
function formOf(list: string, entry: string) {
  return {
    start: `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
    entry: new RegExp(`^<${entry}>${ADDRESS}</${entry}>$`),
    end: `</${list}>\n`,
  };
}

/** The first line of `text` that is not by `form`; undefined if all of it is. */
function faultyLine(text: string, { start, entry, end }: ReturnType<typeof formOf>) {
  if (!text.startsWith(start)) return text.slice(0, start.length);
  if (!text.endsWith(`\n${end}`)) return text.slice(-end.length);
  const entries = text.slice(start.length, -end.length).trimEnd();
  return entries.split('\n').find((line) => !entry.test(line));
}
