import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compactFileNames, fileNameMatcher } from '../../../src/generator/publish/file-names.ts';

describe('a list of file names, written short', () => {
  const numbers = fc
    .uniqueArray(fc.integer({ min: 0, max: 60 }).map((number) => number * 100))
    .map((each) => each.sort((one, other) => one - other));
  const family = fc.record({
    before: fc.constantFrom('salary/', 'salary/0', '', '1'),
    numbers,
    after: fc.constantFrom('.html', '/index.html.br', '', '0'),
  });
  const name = fc.oneof(
    fc.integer({ min: 0, max: 60 }).map((number) => `salary/${number * 100}.html`),
    fc.stringMatching(/^[a0-9./-]{0,6}$/),
    fc.string(),
  );

  test('means those names and no others', () => {
    fc.assert(
      fc.property(
        fc.array(name),
        fc.array(family, { maxLength: 3 }),
        fc.array(name),
        (names, families, others) => {
          const entries = compactFileNames(names, families);
          const matches = fileNameMatcher(JSON.parse(JSON.stringify(entries)));
          const ofFamilies = families.flatMap(({ before, numbers, after }) =>
            numbers.map((number) => `${before}${number}${after}`),
          );
          const listed = new Set([...names, ...ofFamilies]);
          for (const each of [...listed, ...others])
            expect(matches(each), each).toBe(listed.has(each));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('is the same whatever the order of the names', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name), (names) => {
        expect(compactFileNames([...names].reverse())).toEqual(compactFileNames(names));
      }),
    );
  });

  test('holds the salary pages in one entry', () => {
    const numbers = Array.from({ length: 1000 }, (_, at) => 5000 + at * 100);
    const salaries = { before: 'salary/', numbers: [...numbers, 200_000, 300_000], after: '.html' };
    expect(compactFileNames(['sitemaps/2.xml', 'index.html'], [salaries])).toEqual([
      'index.html',
      'sitemaps/2.xml',
      ['salary/', 5000, 104_900, 100, '.html'],
      ['salary/', 200_000, 300_000, 100_000, '.html'],
    ]);
  });

  test('does not take a number written otherwise for the same', () => {
    const matches = fileNameMatcher([['salary/', 5000, 6000, 100, '.html']]);
    const near = ['05000', '5000.0', '5e3', '5050', '6100', '4900', '', '-5000', '+5000', ' 5000'];
    for (const number of near) expect(matches(`salary/${number}.html`), number).toBe(false);
    expect(matches('salary/5500.html')).toBe(true);
  });
});
