/** A page is cut into texts, gaps and links, with the shell around them. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readShell } from '../../src/generator/files/templates.ts';
import { pageBuffer } from '../../src/render/page-buffer.ts';
import { textReader, withTexts } from '../../src/render/page-content.ts';
import { cutAtMarkers, markerOf } from '../../src/render/page-shape.ts';
import { escapeHtml, fillShell, SLOTS } from '../../src/render/page-shell.ts';

const marker = (index: number) => escapeHtml(markerOf(index));

test('a filled shape has room for texts that are many times as long as the page, escaped', () => {
  const buffer = pageBuffer(cutAtMarkers(`<p>${marker(0)}</p><p>${marker(1)}</p>`, 'Page'));
  const filled = (...texts: string[]) => new TextDecoder().decode(buffer(texts));
  const [long, escaped] = ['"'.repeat(10_000), '&quot;'.repeat(10_000)];
  expect(filled(long, long)).toBe(`<p>${escaped}</p><p>${escaped}</p>`);
  expect(filled('a', long)).toBe(`<p>a</p><p>${escaped}</p>`);
});

test.each([
  [
    `<a href="/contact">a</a><img src="/a.png"><a href="/salary/${marker(7)}/">b</a><a href="${marker(3)}">c</a>`,
    ['/contact', '/a.png'],
    [
      { before: '/salary/', text: 7, after: '/' },
      { before: '', text: 3, after: '' },
    ],
  ],
  // Links to other sites or to places in the page, which may have any texts, are not of this site.
  [
    `<a href="#main">a</a><a href="https://example.com/a/">b</a><a href="mailto:${marker(0)}@${marker(1)}">c</a>`,
    [],
    [],
  ],
])(
  'the links of %j are those of this site, with the number of the text that each has in it',
  (html, fixed, filled) => {
    expect(cutAtMarkers(html, 'Page').links).toEqual({ fixed, filled });
  },
);

test('a link cannot have two texts in it', () => {
  const html = `<a href="/${marker(0)}/${marker(1)}">a</a>`;
  expect(() => cutAtMarkers(html, 'Page')).toThrow(/^A link has more than one text in it: \//);
});

const text = fc.constantFrom('', 'a', "it's", '"', '\\', '`', '\u2028', '$1,000');
const record = fc.record({
  "a name's": text,
  flag: fc.boolean(),
  level: fc.constantFrom(0, -0, 1, 2.5, Number.POSITIVE_INFINITY, Number.NaN),
});
const content = fc.record({
  title: text,
  note: fc.option(text, { nil: undefined }),
  part: fc.option(record, { nil: undefined }),
  items: fc.array(fc.oneof(text, record), { maxLength: 3 }),
});

test('a reader gives the texts of contents that differ from its model in their texts alone', () => {
  fc.assert(
    fc.property(content, content, (model, other) => {
      const read = textReader(model);
      const texts: string[] = [];
      const numbered = withTexts(model, (_, index) => {
        texts.push(`text ${index}`);
        return `text ${index}`;
      });
      expect(read(numbered)).toEqual(texts);
      const [ofOther, ofModel] = [other, model].map((each) => withTexts(each, () => 'x'));
      expect(read(other) !== undefined).toBe(isDeepStrictEqual(ofOther, ofModel));
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['another name', { a: 'x' }, { b: 'x' }],
  ['a list for a record', { a: { 0: 'x' } }, { a: ['x'] }],
])('a content with %s has another structure', (_, model, other) => {
  expect(textReader(model)(other)).toBeUndefined();
  expect(textReader(other)(model)).toBeUndefined();
});

const SHELL = `<p>${SLOTS.map((slot) => `${slot}={{${slot}}}`).join(';')}</p>{{title}}`;

test('a filled shell has every slot replaced, wherever it is, by any text as it is', () => {
  const values = Object.fromEntries(SLOTS.map((slot) => [slot, `<${slot}>`]));
  const filled = fillShell(SHELL, {
    ...(values as Record<(typeof SLOTS)[number], string>),
    main: '{{title}} $& $1',
  });
  const expected = SLOTS.map(
    (slot) => `${slot}=${slot === 'main' ? '{{title}} $& $1' : `<${slot}>`}`,
  );
  expect(filled).toBe(`<p>${expected.join(';')}</p><title>`);
});

test.each([
  ['<p>{{title}}</p>', 'page.html has no {{contentSecurityPolicy}} slot'],
  [`${SHELL}{{titel}}`, 'page.html has an unknown slot {{titel}}'],
])('a shell with a slot too few or too many is refused by name: %s', (shell, said) => {
  expect(() => readShell('page.html', shell)).toThrow(said);
});

test('escaped text can end neither an attribute nor an element', () => {
  expect(escapeHtml(`'"><script>&`)).toBe('&#x27;&quot;&gt;&lt;script&gt;&amp;');
});
