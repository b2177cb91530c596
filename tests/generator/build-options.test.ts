import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { quietReporter } from '../../scripts/lib/reporter.ts';
import type { Encoding } from '../../src/generator/files/precompress.ts';
import { generateSite } from '../../src/generator/generate-site.ts';
import { prepareSite } from '../../src/generator/prepare-site.ts';
import type { BuildSettings } from '../../src/generator/settings.ts';
import { crawlLinks } from '../../src/verify/link-crawl.ts';
import { buildSettings } from '../support/build-settings.ts';
import { filesIn } from './gen-site-command.ts';

const SALARIES = [5_000, 80_000, 100_000, 100_100, 100_200, 100_300, 100_400];

/** As long as a test may take: a busy machine is no failure. In milliseconds. */
const PATIENCE = 180_000;

let folder: string;
let out: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-options-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function build(changes: Partial<BuildSettings> = {}) {
  return generateSite(buildSettings({ out, amounts: SALARIES, ...changes }), quietReporter);
}

describe('a site with compressed copies', () => {
  const encodings: Encoding[] = ['br', 'gzip'];
  beforeAll(async () => {
    out = path.join(folder, 'compressed');
    await build({ encodings });
  }, PATIENCE);

  it('has them beside each text file, and they decompress to its bytes', () => {
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
  });

  it('has none of them once it is built without', async () => {
    await build();
    expect(filesIn(out).filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
  });

  describe('by another version of Node.js', () => {
    afterEach(() => vi.unstubAllGlobals());

    /** The key is a part of it: a site is made again unless it has the same. */
    const markerWith = async (encodings: Encoding[]) =>
      (await prepareSite(buildSettings({ out, encodings }))).marker;

    it('is made again, and one without such copies is not', async () => {
      const before = [await markerWith(['br']), await markerWith([])];
      vi.stubGlobal('process', Object.create(process, { version: { value: 'v0.0.1' } }));
      const after = [await markerWith(['br']), await markerWith([])];
      expect(after.map((marker, index) => marker === before[index])).toEqual([false, true]);
    });
  });
});

describe('a site with a folder for each page', () => {
  beforeAll(async () => {
    out = path.join(folder, 'directories');
    await build({ layout: 'directory' });
  }, PATIENCE);

  it('has each page as the index of its folder', () => {
    expect(filesIn(out).filter((file) => file.endsWith('.html'))).toEqual([
      '404.html',
      'compare/index.html',
      'contact/index.html',
      'disclaimer/index.html',
      'index.html',
      'privacy-policy/index.html',
      'salary/100000/index.html',
      'salary/100100/index.html',
      'salary/100200/index.html',
      'salary/100300/index.html',
      'salary/100400/index.html',
      'salary/5000/index.html',
      'salary/80000/index.html',
    ]);
  });

  it('has links, canonical addresses and sitemaps that need no redirect', async () => {
    const report = await crawlLinks(out, 10, 1);
    expect(report.broken).toEqual([]);
    expect(report.read.salaryPages).toBe(7);
    const page = readFileSync(path.join(out, 'salary/80000/index.html'), 'utf8');
    expect(page).toMatch(/<link rel="canonical" href="[^"]*\/salary\/80000\/">/);
    expect(readFileSync(path.join(out, 'sitemaps/pages.xml'), 'utf8')).toContain('/contact/</loc>');
  });
});

describe('a site with an edge handler', () => {
  it('has files of the chosen salaries, lists all in its sitemaps, and is built no second time', async () => {
    out = path.join(folder, 'edge');
    const writtenSalaries = [5_000, 80_000];
    const { handledPages } = await build({ writtenSalaries });
    expect(handledPages).toBe(5);
    const files = filesIn(out);
    expect(files.filter((file) => file.startsWith('salary/'))).toEqual([
      'salary/5000.html',
      'salary/80000.html',
    ]);
    const listed = files
      .filter((file) => file.startsWith('sitemaps/salary'))
      .flatMap((file) => readFileSync(path.join(out, file), 'utf8').match(/\d+(?=<\/loc>)/g) ?? []);
    expect(listed.map(Number)).toEqual(SALARIES);
    expect(await build({ writtenSalaries })).toMatchObject({ wasCurrent: true, handledPages: 5 });
  });
});
