/** The sitemaps proof: checks the sitemaps against the protocol (sitemaps.org, 0.9) and the pages of the site. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { addFault, type FaultTally } from './faults.ts';
import { wordsOf } from './html-page.ts';
import type { SiteFolder } from './site-folder.ts';

export interface SitemapCount {
  /** Sitemaps that the index names. */
  readonly sitemaps: number;
  /** Addresses in all of them. */
  readonly listed: number;
  /** Addresses, and bytes, in the sitemap that has most. */
  readonly mostAddresses: number;
  readonly mostBytes: number;
  /** Whether xmllint, which need not be installed, checked them against their schemas. */
  readonly isSchemaChecked: boolean;
}

const INDEX = '/sitemap.xml';
const MOST_ADDRESSES = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;
const LONGEST_ADDRESS = 2_048;

/**
 * Notes where the sitemaps of a site at `origin` break the protocol, or do not list each address of `indexable`, the
 * canonical addresses of the pages that may be indexed, exactly once.
 */
export function checkSitemaps(
  site: SiteFolder,
  origin: string,
  indexable: ReadonlySet<string>,
  faults: FaultTally,
): SitemapCount {
  const note = (page: string, label: string, shown: string, expected: string) =>
    addFault(faults, { page, label, shown, expected });

  checkRobots(site, origin, note);
  const sitemaps: string[] = [];
  for (const address of readSitemap(site, INDEX, 'sitemap', note).addresses) {
    const sitemap = address.startsWith(`${origin}/`) ? address.slice(origin.length) : undefined;
    if (sitemap === undefined) note(INDEX, 'sitemap', address, `an address below ${origin}/`);
    else if (sitemaps.includes(sitemap)) note(INDEX, `sitemap ${sitemap}`, 'twice', 'once');
    else sitemaps.push(sitemap);
  }
  for (const address of site.addresses) {
    if (/^\/sitemaps\/.*\.xml$/.test(address) && !sitemaps.includes(address)) {
      note(INDEX, `sitemap ${address}`, '', 'named');
    }
  }

  /** The sitemap that first listed an address. */
  const listedIn = new Map<string, string>();
  let mostAddresses = 0;
  let mostBytes = 0;
  for (const sitemap of sitemaps) {
    const { bytes, addresses } = readSitemap(site, sitemap, 'url', note);
    mostAddresses = Math.max(mostAddresses, addresses.length);
    mostBytes = Math.max(mostBytes, bytes);
    for (const address of addresses) {
      const before = listedIn.get(address);
      if (before !== undefined)
        note(sitemap, address, `listed again, after ${before}`, 'listed once');
      else if (!indexable.has(address)) {
        note(sitemap, address, 'listed', 'the canonical address of an indexable page');
      } else if (address.length > LONGEST_ADDRESS) {
        note(sitemap, address, `${address.length} characters`, `${LONGEST_ADDRESS} or fewer`);
      }
      listedIn.set(address, before ?? sitemap);
    }
  }
  for (const address of indexable) {
    if (!listedIn.has(address)) note(INDEX, address, 'in no sitemap', 'listed once');
  }
  const isSchemaChecked = checkSchemas(site, sitemaps, note);
  return {
    sitemaps: sitemaps.length,
    listed: listedIn.size,
    mostAddresses,
    mostBytes,
    isSchemaChecked,
  };
}

type Note = (page: string, label: string, shown: string, expected: string) => void;

function checkRobots({ dir, addresses }: SiteFolder, origin: string, note: Note): void {
  const file = '/robots.txt';
  const lines = addresses.has(file)
    ? readFileSync(path.join(dir, file), 'utf8')
        .split('\n')
        .map((line) => line.trim())
    : [];
  const named = lines.filter((line) => /^sitemap:/i.test(line)).join(', ');
  const expected = `Sitemap: ${origin}${INDEX}`;
  if (named !== expected) note(file, 'sitemap', named, expected);
  for (const line of lines) {
    if (/^disallow:\s*\S/i.test(line)) note(file, 'rule', line, 'no page forbidden');
  }
}

interface SitemapText {
  readonly bytes: number;
  readonly addresses: readonly string[];
}

/** Reads a sitemap, whose entries are `url`, or the index, whose entries are `sitemap`. A missing file has none. */
function readSitemap(
  site: SiteFolder,
  address: string,
  entry: 'sitemap' | 'url',
  note: Note,
): SitemapText {
  if (!site.addresses.has(address)) {
    note(address, 'file', 'no such file', 'a sitemap');
    return { bytes: 0, addresses: [] };
  }
  const contents = readFileSync(path.join(site.dir, address));
  const bytes = contents.length;
  if (bytes > MOST_BYTES) note(address, 'size', `${bytes} bytes`, `${MOST_BYTES} or fewer`);
  const xml = parseDocument(contents.toString(), { xmlMode: true });
  const entries = DomUtils.getElementsByTagName(entry, xml);
  if (entries.length === 0) note(address, 'entries', '0', '1 or more');
  if (entries.length > MOST_ADDRESSES) {
    note(address, 'entries', `${entries.length}`, `${MOST_ADDRESSES} or fewer`);
  }
  return { bytes, addresses: entries.map(locationOf) };
}

function locationOf(entry: Element): string {
  return DomUtils.getElementsByTagName('loc', entry.children).map(wordsOf).join(' ');
}

const SITEMAP_SCHEMA = besideThisFile('../../node_modules/sitemap/schema/sitemap.xsd');
const INDEX_SCHEMA = besideThisFile('schemas/sitemap-index.xsd');

function besideThisFile(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

/** Notes what xmllint finds wrong. @returns whether xmllint is installed. */
function checkSchemas(site: SiteFolder, sitemaps: readonly string[], note: Note): boolean {
  const present = (address: string) => site.addresses.has(address);
  return [
    lint(site, SITEMAP_SCHEMA, sitemaps.filter(present), note),
    lint(site, INDEX_SCHEMA, [INDEX].filter(present), note),
  ].every(Boolean);
}

function lint(
  { dir }: SiteFolder,
  schema: string,
  addresses: readonly string[],
  note: Note,
): boolean {
  if (addresses.length === 0) return true;
  const files = addresses.map((address) => path.join(dir, address));
  const { error, stderr } = spawnSync('xmllint', ['--noout', '--schema', schema, ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (error !== undefined) {
    if ('code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
  for (const line of stderr.split('\n')) {
    const [, file, fault] = /^(.*?):\d+: (.*error.*)$/.exec(line) ?? [];
    if (file === undefined || fault === undefined) continue;
    note(`/${path.relative(dir, file)}`, 'schema', fault, 'valid by its schema');
  }
  return true;
}
