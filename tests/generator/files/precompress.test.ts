import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  compressedFiles,
  compressFile,
  ENCODINGS,
  parseEncodings,
  withCompressed,
} from '../../../src/generator/files/precompress.ts';
import { textFile } from '../../../src/generator/files/site-file.ts';

const TEXT = '<!doctype html><p>Income tax, Medicare levy, net pay.</p>'.repeat(200);
const PAGE = textFile('salary/80000.html', TEXT);

describe('a compressed copy', () => {
  it('has the name of its file plus a suffix, and decompresses to the same bytes', () => {
    const [br, gz] = compressFile(PAGE, ENCODINGS);
    expect(br?.file).toBe('salary/80000.html.br');
    expect(gz?.file).toBe('salary/80000.html.gz');
    expect(brotliDecompressSync(br?.contents() ?? '').toString()).toBe(TEXT);
    expect(gunzipSync(gz?.contents() ?? '').toString()).toBe(TEXT);
  });

  it('decompresses to the same bytes if the file is larger than the small window', () => {
    const contents = Buffer.from(TEXT.repeat(20));
    const [br] = compressFile({ file: 'index.html', contents: () => contents }, ['br']);
    expect(contents.length).toBeGreaterThan(1 << 16);
    expect(brotliDecompressSync(br?.contents() ?? '').equals(contents)).toBe(true);
  });

  it('has neither the time nor the operating system of the build in it', () => {
    const [gz] = compressFile(PAGE, ['gzip']);
    expect([...(gz?.contents().subarray(4, 8) ?? [])]).toEqual([0, 0, 0, 0]);
    expect(gz?.contents()[9]).toBe(255);
  });

  it('is compressed better for a file that all visitors load than for a salary page', () => {
    const text = Array.from({ length: 3_000 }, (_, index) => `${index * 7919} dollars,`).join('');
    const sizeOf = (file: string) =>
      compressFile(textFile(file, text), ['br'])[0]?.contents().length ?? 0;
    expect(sizeOf('assets/home.js')).toBeLessThan(sizeOf('salary/80000.html'));
  });
});

it('pages, scripts, styles and sitemaps have copies; images and what only hosts read have none', () => {
  const named = (file: string) => compressedFiles(file, ENCODINGS).length;
  for (const file of ['index.html', 'assets/a.js', 'assets/a.css', 'sitemap.xml', 'favicon.svg']) {
    expect(named(file), file).toBe(2);
  }
  for (const file of [
    'icon-192.png',
    'favicon.ico',
    '_headers',
    '.nojekyll',
    'hosting/nginx.conf',
    'hosting/bucket/exclude.txt',
  ]) {
    expect(named(file), file).toBe(0);
    expect(compressFile(textFile(file, TEXT), ENCODINGS)).toEqual([]);
  }
});

it('each file is followed by its compressed copies, if it has any', () => {
  const files = [PAGE, textFile('favicon.ico', 'x')];
  const names = Array.from(withCompressed(files, ['gzip']), ({ file }) => file);
  expect(names).toEqual(['salary/80000.html', 'salary/80000.html.gz', 'favicon.ico']);
});

it('encodings can be in any order, and anything else is refused in one line', () => {
  expect(parseEncodings('gzip,br')).toEqual(['br', 'gzip']);
  expect(parseEncodings('gzip')).toEqual(['gzip']);
  for (const text of ['zstd', '', 'br,zstd', 'br,', 'br\n']) {
    expect(() => parseEncodings(text)).toThrow('--precompress takes br, gzip or br,gzip, not');
    expect(() => parseEncodings(text)).toThrow(expect.objectContaining({ exitCode: 2 }));
  }
});
