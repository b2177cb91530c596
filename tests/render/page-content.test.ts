import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textReader, withTexts } from '../../src/render/page-content.ts';

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
      const isLike = isDeepStrictEqual(
        withTexts(other, () => 'x'),
        withTexts(model, () => 'x'),
      );
      expect(read(other) !== undefined).toBe(isLike);
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
