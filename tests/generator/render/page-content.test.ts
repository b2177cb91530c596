import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  structureOf,
  type TextReader,
  textReader,
  textsOf,
  withTexts,
} from '../../../src/generator/render/page-content.ts';

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

afterEach(() => vi.unstubAllGlobals());

describe('a reader of texts', () => {
  test('gives what walking the content gives, of contents with its structure and others', () => {
    fc.assert(
      fc.property(content, content, (own, other) => {
        const read: TextReader = textReader(own);
        const structure = structureOf(own);
        for (const each of [own, withTexts(own, (was, index) => was + index), other]) {
          expect(read(each)).toEqual(textsOf(each, structure));
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('gives the same where no code may be made from text', () => {
    vi.stubGlobal('Function', function refuse() {
      throw new EvalError('Code generation from strings disallowed for this context');
    });
    const read = textReader({ title: 'a', items: ['b', ''] });
    expect(read({ title: 'c', items: ['d', ''] })).toEqual(['c', 'd']);
    expect(read({ title: 'c', items: ['d', 'e'] })).toBeUndefined();
  });
});
