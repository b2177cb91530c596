import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isNotModified, requestedRange } from '../../src/edge/conditional-request.ts';

const changed = new Date('2026-11-21T09:00:00Z');
const page = { tag: '"abc"', lastModified: changed };

describe('a page that the visitor has', () => {
  it.each(['"abc"', 'W/"abc"', '"x", "abc"', '*', ' W/"x" , W/"abc"'])('by the tag %s', (tags) =>
    expect(isNotModified(new Headers({ 'If-None-Match': tags }), page)).toBe(true),
  );

  it.each(['"x"', 'abc', '"ABC"', '"ab", "c"', ''])('not by the tag %s', (tags) =>
    expect(isNotModified(new Headers({ 'If-None-Match': tags }), page)).toBe(false),
  );

  it('by a time that is not before its last change', () => {
    const since = (time: string) => new Headers({ 'If-Modified-Since': time });
    expect(isNotModified(since('Sat, 21 Nov 2026 09:00:00 GMT'), page)).toBe(true);
    expect(isNotModified(since('Sat, 21 Nov 2026 08:59:59 GMT'), page)).toBe(false);
    expect(isNotModified(since('yesterday'), page)).toBe(false);
    const unknown = { ...page, lastModified: undefined };
    expect(isNotModified(since('Sat, 21 Nov 2026 09:00:00 GMT'), unknown)).toBe(false);
  });

  it('by its tag rather than by its time', () => {
    const headers = new Headers({
      'If-None-Match': '"x"',
      'If-Modified-Since': 'Sat, 21 Nov 2026 09:00:00 GMT',
    });
    expect(isNotModified(headers, page)).toBe(false);
  });
});

describe('a range', () => {
  const range = (text: string, size = 1_000, more = {}) =>
    requestedRange(new Headers({ Range: text, ...more }), size, page);

  test('is within the page, and has the bytes that were asked for', () => {
    fc.assert(
      fc.property(
        fc.nat(2_000),
        fc.nat(2_000),
        fc.integer({ min: 1, max: 1_500 }),
        (a, b, size) => {
          const [first, last] = a < b ? [a, b] : [b, a];
          const expected = first < size ? { first, last: Math.min(last, size - 1) } : 'none';
          expect(range(`bytes=${first}-${last}`, size)).toEqual(expected);
          const rest = first < size ? { first, last: size - 1 } : 'none';
          expect(range(`bytes=${first}-`, size)).toEqual(rest);
          const end = a === 0 ? 'none' : { first: Math.max(size - a, 0), last: size - 1 };
          expect(range(`bytes=-${a}`, size)).toEqual(end);
        },
      ),
    );
  });

  it.each(['bytes=9-2', 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes=0-1,5-6'])(
    '%s gets the whole page',
    (text) => expect(range(text)).toBeUndefined(),
  );

  it('is of the page that the visitor has a part of, or it gets the whole page', () => {
    const part = { first: 0, last: 9 };
    expect(range('bytes=0-9', 1_000, { 'If-Range': '"abc"' })).toEqual(part);
    expect(range('bytes=0-9', 1_000, { 'If-Range': changed.toUTCString() })).toEqual(part);
    for (const other of ['"x"', 'W/"abc"', 'Sat, 21 Nov 2026 09:00:01 GMT']) {
      expect(range('bytes=0-9', 1_000, { 'If-Range': other }), other).toBeUndefined();
    }
  });
});
