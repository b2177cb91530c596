/** Proves a running deployment: asks it for every address of its sitemaps and compares the answers with the built files. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Reporter } from '../generator/reporter.ts';
import { cacheControl, securityHeaders } from '../site/response-headers.ts';
import { UserError } from '../user-error.ts';
import { addFault, type FaultTally, noFaults } from './faults.ts';
import { readSiteFolder, type SiteFolder } from './site-folder.ts';

export interface ServedSettings {
  /** Origin of the deployment, such as `https://pay.example.com`. */
  readonly url: string;
  /** Output folder with every page that the deployment answers, as a file. */
  readonly dir: string;
  /** Requests a second, at most. */
  readonly rate: number;
  /** Addresses to ask for in this run, at most. A later run goes on from there. */
  readonly most: number;
  /** File that keeps what is proved, until all is. */
  readonly progressFile: string;
}

export interface ServedReport {
  readonly summary: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly faults: FaultTally;
}

/** The state that a run which did not reach the end leaves for the next one. */
interface Progress {
  /** Of the deployment and the site that it is compared with. */
  readonly key: string;
  /** Addresses asked for, from the first of the list. */
  asked: number;
  readonly faults: FaultTally;
  /** By the name of a header: how many answers had another value, and the first of them. */
  readonly headers: Record<string, HeaderFault>;
}

interface HeaderFault {
  answers: number;
  readonly address: string;
  readonly shown: string;
  readonly expected: string;
}

const INDEX = '/sitemap.xml';
const ROBOTS = '/robots.txt';
const MISSING_PAGE = '/no-such-page';

/** Addresses asked for at the same time, between two savings of the progress. */
const CONNECTIONS = 8;
const ADDRESSES_PER_SAVING = 200;

/**
 * Compares status, bytes, type and headers. What is proved survives the end of the process: the next call goes on.
 * @throws UserError if the deployment cannot be reached or refuses, or `dir` lacks a page.
 */
export async function verifyServed(
  settings: ServedSettings,
  reporter: Reporter,
): Promise<ServedReport> {
  const { url, dir, progressFile, most } = settings;
  const site = await reporter.task('Listing files', () => readSiteFolder(dir));
  const nextSlot = slots(settings.rate);
  const ask = async (address: string): Promise<Answer> => {
    await wait(nextSlot(performance.now()));
    return answerOf(url, address);
  };
  const { listed, sitemaps } = await reporter.task('Reading the sitemaps', () => readListed(ask));
  const files = [INDEX, ...sitemaps, ROBOTS, ...listed];
  assertHasFiles(site, files);
  const addresses = [MISSING_PAGE, ...files];
  const progress = readProgress(progressFile, keyOf(settings, addresses));
  const before = progress.asked;
  const end = Math.min(addresses.length, before + most);
  await reporter.progress('Asking for addresses', end - before, async (advance) => {
    while (progress.asked < end) {
      const some = addresses.slice(
        progress.asked,
        Math.min(progress.asked + ADDRESSES_PER_SAVING, end),
      );
      await atOnce(some, async (address) => {
        compare(await ask(address), url, site, progress);
        advance(1);
      });
      progress.asked += some.length;
      save(progressFile, progress);
    }
  });
  if (end === addresses.length) rmSync(progressFile, { force: true });
  return report(settings, progress, { addresses, sitemaps, before });
}

/** Gives, at a time in milliseconds, how long to wait so that no more than `rate` requests start in a second. */
export function slots(rate: number): (now: number) => number {
  let next = 0;
  return (now) => {
    const start = Math.max(now, next);
    next = start + 1000 / rate;
    return start - now;
  };
}

interface Answer {
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

async function answerOf(url: string, address: string): Promise<Answer> {
  try {
    const response = await fetch(url + address, {
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'identity' },
    });
    const { status, headers } = response;
    const body = Buffer.from(await response.arrayBuffer());
    if (status === 429 || status >= 500) {
      throw new UserError(
        `${url}${address} is answered with status ${status}: run the same command again, with a lower --rate, to go on.`,
      );
    }
    return { address, status, headers, body };
  } catch (error) {
    if (error instanceof UserError) throw error;
    const { cause = error } = error as Error;
    const reason = (cause as NodeJS.ErrnoException).code ?? (cause as Error).message;
    throw new UserError(
      `${url}${address} cannot be had (${reason}): run the same command again to go on.`,
      { cause: error },
    );
  }
}

/** The addresses of pages that the deployment's sitemaps list, and the addresses of those sitemaps. */
async function readListed(
  ask: (address: string) => Promise<Answer>,
): Promise<{ listed: string[]; sitemaps: string[] }> {
  const locations = async (address: string) => {
    const { status, body } = await ask(address);
    const paths = Array.from(
      body.toString().matchAll(/<loc>([^<]*)<\/loc>/g),
      ([, location = '']) => (URL.canParse(location) ? new URL(location).pathname : location),
    );
    if (status === 200 && paths.length > 0) return paths;
    throw new UserError(`${address} is no sitemap there: name the origin of a deployed site.`);
  };
  const sitemaps = await locations(INDEX);
  const listed: string[] = [];
  for (const sitemap of sitemaps) for (const path of await locations(sitemap)) listed.push(path);
  return { listed, sitemaps };
}

function assertHasFiles({ addresses, dir }: SiteFolder, asked: readonly string[]): void {
  const missing = asked.filter((address) => !addresses.has(address));
  if (missing.length === 0) return;
  throw new UserError(
    `${dir} has no file for ${count(missing.length)} of ${count(asked.length)} addresses, such as ${missing[0]}: make the whole site there, without --edge, with the settings of the deployed one.`,
  );
}

function compare(
  { address, status, headers, body }: Answer,
  url: string,
  site: SiteFolder,
  { faults, headers: headerFaults }: Progress,
): void {
  const isMissing = address === MISSING_PAGE;
  const note = (label: string, shown: string, expected: string) =>
    addFault(faults, { page: address, label, shown, expected });
  const statusExpected = isMissing ? 404 : 200;
  if (status !== statusExpected) {
    const location = headers.get('location');
    note('status', location ? `${status} to ${location}` : `${status}`, `${statusExpected}`);
    return;
  }
  const file = isMissing ? '404.html' : (site.pages.get(address) ?? address.slice(1));
  const expected = readFileSync(path.join(site.dir, file));
  if (!body.equals(expected)) note('bytes', difference(body, expected), `the bytes of ${file}`);
  if (
    file.endsWith('.html') &&
    !/^text\/html;\s*charset=utf-8$/i.test(headers.get('content-type') ?? '')
  ) {
    note('Content-Type', headers.get('content-type') ?? '', 'text/html; charset=utf-8');
  }
  const wanted = { ...securityHeaders(url), 'Cache-Control': cacheControl(address) };
  for (const [name, value] of Object.entries(wanted)) {
    const shown = headers.get(name) ?? '';
    if (shown === value) continue;
    headerFaults[name] ??= { answers: 0, address, shown, expected: value };
    headerFaults[name].answers++;
  }
}

function difference(body: Buffer, expected: Buffer): string {
  let same = 0;
  while (same < body.length && body[same] === expected[same]) same++;
  const text = JSON.stringify(body.subarray(same, same + 30).toString());
  return `${count(body.length)} bytes, others from byte ${count(same)} on: ${text}`;
}

/** Runs `run` for each of `items`, for a few at the same time. When one throws, those under way are waited for. */
async function atOnce<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const left = [...items].reverse();
  const runNext = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) {
      await run(item).catch((error: unknown) => {
        left.length = 0;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: CONNECTIONS }, runNext));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

function keyOf({ url, dir }: ServedSettings, addresses: readonly string[]): string {
  const hash = createHash('sha256').update(url);
  hash.update(readFileSync(path.join(dir, '.gen-site.json')));
  return hash.update(addresses.join('\n')).digest('hex');
}

function readProgress(file: string, key: string): Progress {
  const none: Progress = { key, asked: 0, faults: noFaults(), headers: {} };
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return none;
  }
  const found: Progress = JSON.parse(text);
  return found.key === key ? found : none;
}

function save(file: string, progress: Progress): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(progress));
}

function report(
  { url, dir }: ServedSettings,
  { asked, faults, headers }: Progress,
  { addresses, sitemaps, before }: { addresses: string[]; sitemaps: string[]; before: number },
): ServedReport {
  for (const [name, { answers, address, shown, expected }] of Object.entries(headers)) {
    addFault(faults, {
      page: address,
      label: `${name}, in ${count(answers)} answers`,
      shown,
      expected,
    });
  }
  const earlier = before === 0 ? '' : `, ${count(before)} of them in earlier runs`;
  const left = addresses.length - asked;
  const [all, next] =
    left === 0
      ? ['', '']
      : [` of ${count(addresses.length)}`, '. Run the same command again to go on.'];
  return {
    summary: `${count(asked)}${all} addresses of ${url}, those of ${count(sitemaps.length)} sitemaps among them${earlier}: status, bytes, type and headers compared with ${dir}${next}`,
    counts: { addresses: asked, left, sitemaps: sitemaps.length, earlier: before },
    faults,
  };
}

function count(value: number): string {
  return value.toLocaleString('en-AU');
}
