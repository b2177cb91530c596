import { describe, expect, test } from 'vitest';
import { pageBuffer } from '../../src/render/page-buffer.ts';
import { cutAtMarkers, markerOf } from '../../src/render/page-shape.ts';
import { escapeHtml } from '../../src/render/page-shell.ts';

const marker = (index: number) => escapeHtml(markerOf(index));

test('a filled shape has room for texts that are many times as long as the page, escaped', () => {
  const buffer = pageBuffer(cutAtMarkers(`<p>${marker(0)}</p><p>${marker(1)}</p>`, 'Page'));
  const filled = (...texts: string[]) => new TextDecoder().decode(buffer(texts));
  const long = '"'.repeat(10_000);
  const page = `<p>${'&quot;'.repeat(10_000)}</p><p>${'&quot;'.repeat(10_000)}</p>`;
  expect(filled(long, long)).toBe(page);
  expect(filled('a', long)).toBe(page.replace('&quot;'.repeat(10_000), 'a'));
});

describe('the links of a shape', () => {
  const linksOf = (html: string) => cutAtMarkers(html, 'Page').links;

  test('are those of this site, with the number of the text that each has in it', () => {
    expect(
      linksOf(
        `<a href="/contact">a</a><img src="/a.png"><a href="/salary/${marker(7)}/">b</a><a href="${marker(3)}">c</a>`,
      ),
    ).toEqual({
      fixed: ['/contact', '/a.png'],
      filled: [
        { before: '/salary/', text: 7, after: '/' },
        { before: '', text: 3, after: '' },
      ],
    });
  });

  test('are not those to other sites or to places in the page, which may have any texts', () => {
    const html = `<a href="#main">a</a><a href="https://example.com/a/">b</a><a href="mailto:${marker(0)}@${marker(1)}">c</a>`;
    expect(linksOf(html)).toEqual({ fixed: [], filled: [] });
  });

  test('cannot have two texts in one', () => {
    expect(() => linksOf(`<a href="/${marker(0)}/${marker(1)}">a</a>`)).toThrow(
      /^A link has more than one text in it: \//,
    );
  });
});
