import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PageBuffer, pageBuffer } from '../../src/render/page-buffer.ts';
import { cutAtMarkers, markerOf } from '../../src/render/page-shape.ts';
import { escapeHtml } from '../../src/render/page-shell.ts';

/** The buffer of a page with a text in each gap between `fixed`. */
function bufferOf(fixed: readonly string[]): PageBuffer {
  const html = fixed.map((piece, index) => (index === 0 ? '' : markerOf(index - 1)) + piece);
  return pageBuffer(cutAtMarkers(html.join('')));
}

function filled(buffer: PageBuffer, texts: readonly string[]): string {
  return new TextDecoder().decode(buffer(texts));
}

describe('a filled shape', () => {
  test('is its fixed parts and the texts between them, whatever the lengths of the texts before', () => {
    const fixed = fc.array(fc.constantFrom('', '<p>', '</p><p>', '\u2013'), {
      minLength: 3,
      maxLength: 3,
    });
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      fc.constantFrom(
        'a',
        '\u0080',
        '\u00ff',
        '"'.repeat(50),
        '\u{1f600}'.repeat(20),
        'a'.repeat(500),
      ),
    );
    const texts = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fixed, texts, ([start, middle, end], pages) => {
        const buffer = bufferOf([start as string, middle as string, end as string]);
        for (const [one, two] of pages) {
          const page = `${start}${escapeHtml(one)}${middle}${escapeHtml(two)}${end}`;
          expect(filled(buffer, [one, two])).toBe(page);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('has room for texts that are many times as long as the page, escaped', () => {
    const buffer = bufferOf(['<p>', '</p><p>', '</p>']);
    const long = '"'.repeat(10_000);
    const page = `<p>${'&quot;'.repeat(10_000)}</p><p>${'&quot;'.repeat(10_000)}</p>`;
    expect(filled(buffer, [long, long])).toBe(page);
    expect(filled(buffer, ['a', long])).toBe(page.replace('&quot;'.repeat(10_000), 'a'));
  });
});

describe('the links of a shape', () => {
  const linksOf = (html: string) => cutAtMarkers(html).links;

  test('are those of this site, with the number of the text that each has in it', () => {
    expect(
      linksOf(
        `<a href="/contact">a</a><img src="/a.png"><a href="/salary/${markerOf(7)}/">b</a><a href="${markerOf(3)}">c</a>`,
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
    const html = `<a href="#main">a</a><a href="https://example.com/a/">b</a><a href="mailto:${markerOf(0)}@${markerOf(1)}">c</a>`;
    expect(linksOf(html)).toEqual({ fixed: [], filled: [] });
  });

  test('cannot have two texts in one', () => {
    expect(() => linksOf(`<a href="/${markerOf(0)}/${markerOf(1)}">a</a>`)).toThrow(
      /^A link has more than one text in it: \//,
    );
  });
});
