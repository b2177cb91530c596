import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textReader, walkingTextReader, withTexts } from '../../src/render/page-content.ts';

const text = fc.constantFrom('', 'a', "it's", '"', '\\', '`', '\u2028', '$1,000');
const record = fc.record({
  "a name's": text,
  flag: fc.boolean(),
  level: fc.constantFrom(0, 1, 2.5, Number.POSITIVE_INFINITY),
});
const content = fc.record({
  title: text,
  note: fc.option(text, { nil: undefined }),
  part: fc.option(record, { nil: undefined }),
  items: fc.array(fc.oneof(text, record), { maxLength: 3 }),
});

describe('a reader of texts', () => {
  test('gives what walking the content gives, of contents with its structure and others', () => {
    fc.assert(
      fc.property(content, content, (own, other) => {
        const read = textReader(own);
        const walk = walkingTextReader(own);
        for (const each of [own, withTexts(own, (was, index) => was + index), other]) {
          expect(read(each)).toEqual(walk(each));
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
