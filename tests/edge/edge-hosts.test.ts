import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCloudflare } from '../../scripts/lib/edge.ts';
import { quietReporter } from '../../scripts/lib/reporter.ts';
import { generateSite } from '../../src/generator/generate-site.ts';
import type { BuildSettings } from '../../src/generator/site-settings.ts';
import type { PreviewServer } from '../../src/preview/preview-server.ts';
import { securityHeaders } from '../../src/site/response-headers.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';
import { noFaults } from '../../src/verify/faults.ts';
import { hasPage } from '../../src/verify/figures/salary-links.ts';
import { verifyServed } from '../../src/verify/served-site.ts';
import { filesIn } from '../generator/gen-site-command.ts';
import { hostilePath } from '../hosting/hostile-paths.ts';
import {
  expectAnswers,
  missing,
  moved,
  publicFile,
  requestTable,
  writeNamedFiles,
} from '../hosting/request-table.ts';
import { ask } from '../hosting/web-servers.ts';
import { buildSettings } from '../support/build-settings.ts';

/** Both ends, and salaries of several shapes. */
const SALARIES = [5_000, 18_200, 27_300, 80_000, 99_900, 135_000, 190_100, 1_000_000, 15_000_000];
const WRITTEN = [99_900];

const HOSTILE_PATHS = process.env.LONG_TESTS ? 1_000 : 100;

/** Files of the operator's beside those of the table, and the address of each. */
const PUBLIC_FILES: Readonly<Record<string, string>> = {
  'press/fact sheet, 100% #1?.pdf': '/press/fact%20sheet%2C%20100%25%20%231%3F.pdf',
  'about.html': '/about',
  'über uns.html': '/%C3%BCber%20uns',
};

let folder: string;
let publicFolder: string;
let edgeSite: string;
/** The same site with all its pages as files. */
let fileSite: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-'));
  publicFolder = path.join(folder, 'public');
  writeNamedFiles(publicFolder);
  writeNamedFiles(publicFolder, Object.keys(PUBLIC_FILES));
  edgeSite = path.join(folder, 'edge');
  fileSite = path.join(folder, 'files');
  await generateSite(settingsOf(fileSite), quietReporter);
  await generateSite(settingsOf(edgeSite, WRITTEN), quietReporter);
});

/** By the law, and with no more than each tenth salary listed, so that the handler has to know of both. */
const settingsOf = (out: string, writtenSalaries?: readonly number[]): BuildSettings => ({
  ...buildSettings({ out, publicFolder, amounts: SALARIES, rules: 'legislated' }),
  ...{ indexStep: 1_000, writtenSalaries },
});

afterAll(() => rm(folder, { recursive: true }));

it('a site with an edge handler has the files of the other, without salary pages and what other hosts read', () => {
  const [edge, files] = [filesIn(edgeSite), filesIn(fileSite)];
  expect(edge.filter((file) => !files.includes(file))).toEqual(EDGE_HOST_FILES);
  expect(files.filter((file) => !edge.includes(file))).toEqual(
    [
      ...SALARIES.filter((salary) => salary !== 99_900).map((salary) => `salary/${salary}.html`),
      ...['.nojekyll', '_redirects', 'vercel.json', 'hosting/nginx.conf', 'hosting/Caddyfile'],
      ...['hosting/bucket/cache-control.txt', 'hosting/bucket/exclude.txt'],
    ].sort(),
  );
  const contents = (site: string, file: string) => readFileSync(path.join(site, file));
  const differing = files.filter(
    (file) => edge.includes(file) && !contents(edgeSite, file).equals(contents(fileSite, file)),
  );
  expect(differing).toEqual(['.gen-site.json']);
});

it('a site with an edge handler is built no second time where nothing has changed', async () => {
  const again = await generateSite(settingsOf(edgeSite, WRITTEN), quietReporter);
  expect(again).toMatchObject({ wasCurrent: true, handledPages: SALARIES.length - 1 });
});

/** Files that edge hosts alone read. */
const EDGE_HOST_FILES = [
  '.assetsignore',
  'hosting/cloudflare/wrangler.jsonc',
  'hosting/edge/handler.js',
  'hosting/edge/licences.txt',
];

describe("Cloudflare's runtime", () => {
  let server: PreviewServer;
  beforeAll(async () => {
    server = await startCloudflare(edgeSite);
  });
  afterAll(() => server.close());

  it('answers every request of the table that web servers answer, with every security header once', () => {
    const publicRows = Object.entries(PUBLIC_FILES).flatMap(([file, address]) => [
      publicFile(file, address),
      ...(file.endsWith('.html') ? [moved(`the page ${file}`, `${address}.html`, address)] : []),
    ]);
    const hostRows = EDGE_HOST_FILES.map((file) => missing(`/${file}`));
    const rows = [...requestTable(edgeSite, 'file', '$64,200'), ...publicRows, ...hostRows];
    return expectAnswers(server.url, rows, securityHeaders(true, placeholderSiteConfig.url));
  });

  it('says how long a page is when only its head is asked for, and sends the whole for a part', async () => {
    const path = '/salary/80000';
    const page = await ask(server.url, path);
    const head = await ask(server.url, path, { method: 'HEAD' });
    expect(head.headers['content-length']).toBe(`${page.body.length}`);
    expect(head.headers.etag).toBe(page.headers.etag);
    const part = await ask(server.url, path, { headers: { Range: 'bytes=0-99' } });
    expect(part.status).toBe(200);
    expect(part.body.equals(page.body)).toBe(true);
  });

  it('answers every hostile path with status 404 and the bytes of 404.html', async () => {
    const notFound = readFileSync(path.join(edgeSite, '404.html'));
    const paths = hostilePaths(server.url);
    expect(paths).toHaveLength(HOSTILE_PATHS);
    const wrong: string[] = [];
    for (const hostile of paths) {
      const { status, headers, body } = await ask(server.url, hostile);
      const type = headers['content-type'];
      const isRight = status === 404 && body.equals(notFound) && /^text\/html/.test(`${type}`);
      if (!isRight) wrong.push(`${status} ${type} ${hostile}`);
    }
    expect(wrong).toEqual([]);
  });

  it('asks the handler for nothing that is a file at its address', async () => {
    for (const address of ['/', '/contact', '/robots.txt', '/salary/99900']) {
      const { headers } = await ask(server.url, address);
      // Sent with files alone.
      expect(headers['cf-cache-status'], address).toBeDefined();
    }
    const { headers } = await ask(server.url, '/salary/80000');
    expect(headers['cf-cache-status']).toBeUndefined();
  });

  it('renders every page to the bytes of its file, and verify --served needs a folder that has them all', async () => {
    const compared = (dir: string) =>
      verifyServed({ url: server.url, dir, sample: SALARIES.length, seed: 1 }, quietReporter);
    const { counts, faults } = await compared(fileSite);
    expect([counts.salaryPages, faults]).toEqual([SALARIES.length, noFaults()]);
    await expect(compared(edgeSite)).rejects.toThrow(
      / has no file for .+ pages, such as \/salary\/\d+: make the whole site there, without --edge/,
    );
  });
});

/** Paths as clients send them, each once. None is a spelling of a salary page's address. */
function hostilePaths(origin: string): string[] {
  const paths = fc
    .sample(hostilePath, { seed: 1, numRuns: 2 * HOSTILE_PATHS })
    // A ? or # would end the path.
    .map((path) => new URL(path.replace(/[?#]/g, encodeURIComponent), origin).pathname)
    .filter((path) => path.length < 12_000 && path !== '/')
    .filter((path) => !hasPage(Number(/^\/salary\/(\d+)(\.html|\/)?$/.exec(path)?.[1])));
  return [...new Set(paths)].slice(0, HOSTILE_PATHS);
}
