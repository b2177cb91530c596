import { describe, expect, it } from 'vitest';
import { compressedFiles, compressFile } from '../../../src/generator/files/precompress.ts';
import { textFile } from '../../../src/generator/files/site-file.ts';
import { ENCODINGS } from '../../../src/site/files-without-address.ts';

const TEXT = '<!doctype html><p>Income tax, Medicare levy, net pay.</p>'.repeat(200);
const PAGE = textFile('salary/80000.html', TEXT);

describe('a compressed copy', () => {
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
