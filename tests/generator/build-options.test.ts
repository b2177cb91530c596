import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crawlLinks } from '../../src/verify/link-crawl.ts';
import { filesIn, genSite, shell } from './gen-site-command.ts';

const ONLY = ['--only', '5000,80000,100000-100400', '--quiet'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-options-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function build(name: string, ...flags: string[]): Promise<string> {
  const out = path.join(folder, name);
  const { status, stderr } = await genSite('--out', out, ...ONLY, ...flags);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return out;
}

describe('--precompress br,gzip', () => {
  let out: string;
  beforeAll(async () => {
    out = await build('compressed', '--precompress', 'br,gzip', '--workers', '2');
  }, 60_000);

  it('writes copies beside each text file that decompress to its bytes', () => {
    // Settings of hosts have none.
    const texts = filesIn(out).filter((file) =>
      /^(?!hosting\/).*\.(html|css|js|xml|svg|txt|webmanifest)$/.test(file),
    );
    expect(texts).toContain('salary/80000.html');
    for (const file of texts) {
      const contents = readFileSync(path.join(out, file));
      const copy = (suffix: string) => readFileSync(path.join(out, file + suffix));
      expect(brotliDecompressSync(copy('.br')).equals(contents), file).toBe(true);
      expect(gunzipSync(copy('.gz')).equals(contents), file).toBe(true);
    }
  });

  it.each(['zlib', 'brotli'])('makes them again with another version of %s', async (library) => {
    const preload = path.join(folder, 'preload.mjs');
    writeFileSync(
      preload,
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, ${library}: '0.0.1' } });`,
    );
    const isCurrent = async (name: string, ...flags: string[]) => {
      const words = ['--out', path.join(folder, name), ...ONLY, '--json', ...flags].join(' ');
      const { stdout } = await shell(`NODE_OPTIONS='--import ${preload}' gen-site ${words}`);
      return JSON.parse(stdout).wasCurrent;
    };
    const flags = ['--precompress', library === 'zlib' ? 'gzip' : 'br'];
    await build(library, ...flags);
    expect(await isCurrent(library, ...flags)).toBe(false);
    expect(await isCurrent(library, ...flags)).toBe(true);
    await build(library);
    expect(await isCurrent(library)).toBe(true);
  });

  it('removes the compressed copies when the site is built without the flag', async () => {
    await build('compressed');
    expect(filesIn(out).filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
  });
});

describe('--layout directory', () => {
  let out: string;
  beforeAll(async () => {
    out = await build('directories', '--layout', 'directory');
  }, 60_000);

  it('gives each page a folder', () => {
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

describe('--edge', () => {
  it('writes the salary pages of --only and lists all salaries in the sitemaps', async () => {
    const out = await build('edge', '--edge');
    const files = filesIn(out);
    const pages = ['100000', '100100', '100200', '100300', '100400', '5000', '80000'];
    expect(files.filter((file) => file.startsWith('salary/'))).toEqual(
      pages.map((salary) => `salary/${salary}.html`),
    );
    const listed = files
      .filter((file) => file.startsWith('sitemaps/salary'))
      .map((file) => readFileSync(path.join(out, file), 'utf8').match(/<loc>/g)?.length ?? 0);
    expect(listed.reduce((sum, count) => sum + count, 0)).toBe(149_951);
    const { stdout } = await genSite('--out', out, ...ONLY.slice(0, 2), '--edge', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ wasCurrent: true, handledPages: 149_944 });
  });
});
