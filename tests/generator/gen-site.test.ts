import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { quietReporter } from '../../scripts/lib/reporter.ts';
import { generateSite } from '../../src/generator/generate-site.ts';
import { prepareSite } from '../../src/generator/prepare-site.ts';
import type { BuildSettings } from '../../src/generator/site-settings.ts';
import type { BuildFailure } from '../../src/generator/threads/render-pages.ts';
import type { Encoding } from '../../src/site/files-without-address.ts';
import { RATE_COUNT } from '../../src/site/hourly-rates.ts';
import { pageFile } from '../../src/site/page-files.ts';
import { routesOf } from '../../src/site/routes.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';
import { buildSettings } from '../support/build-settings.ts';
import { copiedProject, edit } from '../support/copied-project.ts';
import { digest, fileIdentities, filesIn, genSite, startWithNpm } from './gen-site-command.ts';

let folder: string;
let out: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gen-site-'));
  out = path.join(folder, 'dist');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function page(file: string): string {
  return readFileSync(path.join(out, file), 'utf8');
}

function build(changes: Partial<BuildSettings> = {}) {
  return generateSite(buildSettings({ out, ...changes }), quietReporter);
}

/** The files of a simplified site's pages with two salaries, save those of hourly rates. */
const PAGES = [...routesOf('simplified').map(({ path }) => path), '/salary/5000', '/salary/80000']
  .map((route) => pageFile(route, 'file'))
  .sort();

function salaries(first: number, last: number): number[] {
  return Array.from({ length: (last - first) / 100 + 1 }, (_, index) => first + index * 100);
}

test('a site of a few salaries has every page, asset and sitemap, and a summary that a program can read', async () => {
  const flags = ['--out', out, '--only', '80000,5000', '--json', '--quiet'];
  const { status, stdout, stderr } = await startWithNpm(...flags).result;
  expect([status, stderr]).toEqual([0, '']);
  const summary = JSON.parse(stdout);
  expect(summary).toMatchObject({ pages: PAGES.length + RATE_COUNT, out, wasCurrent: false });
  const files = filesIn(out);
  expect(summary.files).toEqual({ new: files.length - 1, changed: 0, unchanged: 0, removed: 0 });
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.filter((file) => file.startsWith('hour/'))).toHaveLength(RATE_COUNT);
  expect(pages.filter((file) => !file.startsWith('hour/'))).toEqual(PAGES);
  expect(files).toEqual(
    expect.arrayContaining(['licences.txt', 'robots.txt', 'sitemap.xml', 'sitemaps/pages.xml']),
  );
  expect(page('robots.txt')).toContain(`Sitemap: ${placeholderSiteConfig.url}/sitemap.xml`);
  for (const file of files.filter((name) => name.startsWith('assets/'))) {
    expect(file).toMatch(/-[A-Z0-9]{8}\.(js|css)$/);
  }
});

test('a site is the same to the byte whatever the number of workers', async () => {
  const [one, five] = [`${out}-1`, `${out}-5`];
  // Compressed pages are worth more threads.
  const most = { amounts: salaries(5_000, 110_000), encodings: ['gzip'] } as const;
  await build({ ...most, out: one, workers: 1 });
  await build({ ...most, out: five, workers: 5 });
  expect(digest(five)).toBe(digest(one));
});

test('a site by the legislated rule set is for its latest year, and its summary says so', async () => {
  const { stdout } = await genSite('--rules', 'legislated', '--only', '80000', '--out', out);
  expect(stdout).toContain('Figures: by the legislated rule set\n');
  expect(page('salary/80000.html')).toContain('After Tax 2026-27');
});

const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

test('compressed copies are beside each text file, and decompress to its bytes; a site built without has none', async () => {
  await build({ encodings: ENCODINGS });
  // Settings of hosts, and the build's own file, have none.
  const texts = filesIn(out).filter((file) =>
    /^(?!hosting\/|vercel\.json|\.).*\.(html|css|js|xml|svg|txt|json|webmanifest)$/.test(file),
  );
  expect(texts).toContain('salary/80000.html');
  for (const file of texts) {
    const contents = readFileSync(path.join(out, file));
    const copy = (suffix: string) => readFileSync(path.join(out, file + suffix));
    expect(brotliDecompressSync(copy('.br')).equals(contents), file).toBe(true);
    expect(gunzipSync(copy('.gz')).equals(contents), file).toBe(true);
  }
  await build();
  expect(filesIn(out).filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
});

test.each([
  ['made again', ENCODINGS],
  ['kept', []],
])(
  'a site is %s by another version of Node.js if its compressed copies are %j',
  async (fate, encodings) => {
    // The key is a part of the marker: a site is made again unless it has the same.
    const marker = async () => (await prepareSite(buildSettings({ out, encodings }))).marker;
    const before = await marker();
    vi.stubGlobal('process', Object.create(process, { version: { value: 'v0.0.1' } }));
    const after = await marker().finally(() => vi.unstubAllGlobals());
    expect(after === before).toBe(fate === 'kept');
  },
);

test('a build over a former one writes only files whose bytes differ, and with --force looks at them all', async () => {
  await build();
  const before = fileIdentities(out);
  const flags = ['--only', '80000-80100', '--force', '--json', '--quiet'];
  const forced = await genSite('--out', out, ...flags);
  expect(JSON.parse(forced.stdout)).toMatchObject({
    wasCurrent: false,
    files: { new: 0, changed: 0, unchanged: before.size - 1, removed: 0 },
  });
  await build({ site: { ...placeholderSiteConfig, feedbackEmail: 'pay@example.com' } });
  expect(page('contact.html')).toContain('pay@example.com');
  const after = fileIdentities(out);
  const differing = [...after.keys()].filter((file) => after.get(file) !== before.get(file));
  expect(differing).toEqual(['.gen-site.json', 'contact.html']);
});

test('a check finds a sound site so and writes nothing, and names what is missing, what differs and what does not belong', async () => {
  const flags = ['--out', out, '--only', '5000-5500', '--quiet'];
  const none = await genSite('--check', ...flags);
  const unbuilt = `error: There is no ${out} to check: name the folder of a site with --dir.\n`;
  expect(none).toEqual({ status: 1, stdout: '', stderr: unbuilt });

  await genSite(...flags);
  const before = fileIdentities(out);
  expect(await genSite('--check', ...flags)).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(fileIdentities(out)).toEqual(before);

  rmSync(path.join(out, 'salary/5200.html'));
  appendFileSync(path.join(out, 'robots.txt'), 'x');
  writeFileSync(path.join(out, 'salary/5250.html'), 'x');
  const { status, stderr } = await genSite('--check', ...flags);
  expect(status).toBe(1);
  expect(stderr.split('\n').slice(1)).toEqual([
    '  missing: salary/5200.html',
    '  differs: robots.txt',
    '  does not belong: salary/5250.html',
    '',
  ]);
  expect(existsSync(path.join(out, 'salary/5200.html'))).toBe(false);
});

describe('a copy of the project', () => {
  let project: string;

  beforeEach(() => {
    project = copiedProject('src', 'templates');
  });
  afterEach(() => rmSync(project, { recursive: true }));

  async function buildByCopy(changes: Partial<BuildSettings> = {}): Promise<void> {
    const { generateSite }: typeof import('../../src/generator/generate-site.ts') = await import(
      path.join(project, 'src/generator/generate-site.ts')
    );
    await generateSite(buildSettings({ out, ...changes }), quietReporter);
  }

  test('makes the same site wherever its packages are', async () => {
    await build();
    // The copy has a link to them.
    const copied = path.join(folder, 'by-copy');
    await buildByCopy({ out: copied });
    expect(filesIn(copied)).toEqual(filesIn(out));
    expect(digest(copied)).toBe(digest(out));
  });

  test('with pages that throw and a link that leads nowhere publishes nothing, tries every page and names each fault', async () => {
    edit(
      path.join(project, 'src/pages/salary/texts.ts'),
      'const place = placeOf(amount);',
      "const place = placeOf(amount); if (amount % 1000 === 0) throw new Error('No such pay');",
    );
    const layout = path.join(project, 'src/components/layout.tsx');
    edit(layout, "[CONTACT_PATH, 'Contact']", "['/contcat', 'Contact']");
    const failureOf = (changes: Partial<BuildSettings>) =>
      buildByCopy(changes).catch((error: unknown) => error as BuildFailure);

    const linked = await failureOf({ amounts: [80_100] });
    expect(linked).toMatchObject({ name: 'BuildFailure', failures: [] });
    expect(linked?.broken).toContainEqual({
      route: '/salary/80100',
      target: '/contcat',
      fault: 'which does not exist',
    });
    expect(existsSync(out)).toBe(false);

    await build();
    const before = digest(out);
    const thrown = await failureOf({ amounts: salaries(80_000, 82_900) });
    expect(thrown).toHaveProperty('name', 'BuildFailure');
    expect(thrown?.failures.map(({ route, message }) => `${route} ${message}`)).toEqual([
      '/salary/80000 No such pay',
      '/salary/81000 No such pay',
      '/salary/82000 No such pay',
    ]);
    expect(digest(out)).toBe(before);
    expect(filesIn(folder).filter((file) => /^\.dist/.test(file))).toEqual([]);
  });

  test.each([
    ['a mistake', 'export const hasMistake = ;', 'src/browser/scroll-lock.tsx:1: Unexpected ";"'],
    [
      'packages that are not installed',
      "import 'no-such-package';\nimport 'no-such-other';",
      'src/browser/scroll-lock.tsx:1: Could not resolve "no-such-package" (the first of 2: --debug shows all)',
    ],
  ])('with %s in a source names the first place', async (_, line, message) => {
    const file = path.join(project, 'src/browser/scroll-lock.tsx');
    edit(file, '', `${line}\n`);
    await expect(buildByCopy()).rejects.toMatchObject({ name: 'UserError', exitCode: 1, message });
    expect(existsSync(out)).toBe(false);
  });
});
