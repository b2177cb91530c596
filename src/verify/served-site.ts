/** Proves a running deployment: asks it for a sample of the site's addresses and compares the answers with the built files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Reporter } from '../generator/reporter.ts';
import { RULE_SETS } from '../pay/rules/rule-sets.ts';
import { hasAddress } from '../site/files-without-address.ts';
import { encodedAddress } from '../site/page-files.ts';
import { cacheControl, fileHeaders, securityHeaders } from '../site/response-headers.ts';
import { hasServiceWorker } from '../site/service-worker.ts';
import { UserError } from '../user-error.ts';
import { addFault, type FaultTally, noFaults } from './faults.ts';
import { sampleSalaries } from './salary-sample.ts';
import { readRules, readSiteFolder, type SiteFolder, salaryOf } from './site-folder.ts';
import { locationsIn } from './sitemaps.ts';
import { count, type Report } from './verify-site.ts';

export interface ServedSettings {
  /** Origin of the deployment, such as `https://pay.example.com`. */
  readonly url: string;
  /** Output folder with every page that the deployment answers, as a file. */
  readonly dir: string;
  /** Salary pages drawn with `seed`, beside those always asked for. */
  readonly sample: number;
  readonly seed: number;
}

const MISSING_PAGE = '/no-such-page';
const CONNECTIONS = 8;

/**
 * Compares status, bytes, type and headers of every page and file but salaries, and of a sample of those.
 * @throws UserError if the deployment cannot be reached, or `dir` lacks a page.
 */
export async function verifyServed(
  { url, dir, sample, seed }: ServedSettings,
  reporter: Reporter,
): Promise<Report> {
  const site = await reporter.task('Listing files', () => readSiteFolder(dir));
  const rules = RULE_SETS[readRules(dir)];
  const { amounts, description } = sampleSalaries(site.salaries, { rules, sample, seed });
  assertHasListed(site);
  const isAsked = new Set([0, ...amounts]);
  const addresses = [MISSING_PAGE, ...site.addresses].filter(
    (address) => hasAddress(address) && isAsked.has(salaryOf(address)) && fileOf(address, site),
  );
  const hasWorker = hasServiceWorker(rules.name);
  const headersOf = (address: string) => ({
    ...securityHeaders(hasWorker, url),
    ...fileHeaders(address, hasWorker),
    'Cache-Control': cacheControl(address),
  });
  const faults = noFaults();
  const limit = pLimit(CONNECTIONS);
  await reporter.progress('Asking for addresses', addresses.length, (advance) =>
    limit.map(addresses, async (address) => {
      compare(await answerOf(url, address), headersOf(address), site, faults);
      advance(1);
    }),
  );
  return {
    summary: `${count(addresses.length)} addresses of ${url} compared with ${dir}: status, bytes, type and headers; of salaries ${description}`,
    counts: { addresses: addresses.length, salaryPages: amounts.length },
    faults,
  };
}

/** A folder beside an edge handler lists pages that it does not have. */
function assertHasListed({ dir, addresses }: SiteFolder): void {
  const sitemaps = [...addresses].filter((address) => address.startsWith('/sitemaps/'));
  const listed = sitemaps.flatMap((sitemap) =>
    locationsIn(readFileSync(path.join(dir, sitemap), 'utf8')).map((url) => new URL(url).pathname),
  );
  const missing = listed.filter((address) => !addresses.has(address));
  if (missing.length === 0) return;
  throw new UserError(
    `${dir} has no file for ${count(missing.length)} of ${count(listed.length)} pages, such as ${missing[0]}: make the whole site there, without --edge, with the settings of the deployed one.`,
  );
}

/** The file that answers `address`; none for HTML files of the operator's own, which hosts may answer as they like. */
function fileOf(address: string, { pages }: SiteFolder): string | undefined {
  if (address === MISSING_PAGE) return '404.html';
  return pages.get(address) ?? (path.extname(address) === '' ? undefined : address.slice(1));
}

async function answerOf(url: string, address: string) {
  try {
    const response = await fetch(url + encodedAddress(address), {
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'identity' },
    });
    const { status, headers } = response;
    return { address, status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { cause = error } = error as Error;
    const reason = (cause as NodeJS.ErrnoException).code ?? (cause as Error).message;
    throw new UserError(`${url}${address} cannot be had (${reason}).`, { cause: error });
  }
}

function compare(
  { address, status, headers, body }: Awaited<ReturnType<typeof answerOf>>,
  wanted: Readonly<Record<string, string>>,
  site: SiteFolder,
  faults: FaultTally,
): void {
  const same = (label: string, shown: string, expected: string) => {
    if (shown !== expected) addFault(faults, { page: address, label, shown, expected });
  };
  const location = headers.get('location');
  const answered = location === null ? `${status}` : `${status} to ${location}`;
  const expected = address === MISSING_PAGE ? '404' : '200';
  same('status', answered, expected);
  if (answered !== expected) return;
  const file = fileOf(address, site) ?? '';
  const contents = readFileSync(path.join(site.dir, file));
  if (!body.equals(contents)) same('bytes', difference(body, contents), `the bytes of ${file}`);
  if (file.endsWith('.html')) {
    const type = (headers.get('content-type') ?? '').toLowerCase().replace(/;\s*/, '; ');
    same('Content-Type', type, 'text/html; charset=utf-8');
  }
  for (const [name, value] of Object.entries(wanted)) same(name, headers.get(name) ?? '', value);
}

function difference(body: Buffer, expected: Buffer): string {
  let same = 0;
  while (same < body.length && body[same] === expected[same]) same++;
  const text = JSON.stringify(body.subarray(same, same + 30).toString());
  return `${count(body.length)} bytes, others from byte ${count(same)} on: ${text}`;
}
