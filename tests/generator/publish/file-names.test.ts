import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compactFileNames, fileNameMatcher } from '../../../src/generator/publish/file-names.ts';

describe('a list of file names, written short', () => {
  const name = fc.oneof(
    fc.integer({ min: 0, max: 60 }).map((number) => `salary/${number * 100}.html`),
    fc.integer({ min: 0, max: 20 }).map((number) => `salary/${number}/index.html.br`),
    fc.integer({ min: 0, max: 20 }).map((number) => `sitemaps/salary-0${number}.xml`),
    fc.stringMatching(/^[a0-9./-]{0,6}$/),
    fc.string(),
  );

  test('means those names and no others', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name), fc.array(name), (names, others) => {
        const matches = fileNameMatcher(JSON.parse(JSON.stringify(compactFileNames(names))));
        const listed = new Set(names);
        for (const each of [...names, ...others])
          expect(matches(each), each).toBe(listed.has(each));
      }),
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

  test('is the same if some of the names are given as a family', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 60 }).map((number) => number * 100));
    fc.assert(
      fc.property(fc.uniqueArray(name), numbers, (names, inFamily) => {
        const family = { before: 'salary/', numbers: inFamily, after: '.html' };
        const ofFamily = inFamily.map((number) => `salary/${number}.html`);
        const others = names.filter((other) => !ofFamily.includes(other));
        expect(compactFileNames(others, [family])).toEqual(
          compactFileNames([...others, ...ofFamily]),
        );
      }),
    );
  });

  test('holds the salary pages in one entry', () => {
    const names = Array.from({ length: 1000 }, (_, at) => `salary/${5000 + at * 100}.html`);
    expect(compactFileNames(['index.html', ...names])).toEqual([
      'index.html',
      ['salary/', 5000, 104_900, 100, '.html'],
    ]);
  });

  test('does not take a number written otherwise for the same', () => {
    const matches = fileNameMatcher([['salary/', 5000, 6000, 100, '.html']]);
    const near = ['05000', '5000.0', '5e3', '5050', '6100', '4900', '', '-5000', '+5000', ' 5000'];
    for (const number of near) expect(matches(`salary/${number}.html`), number).toBe(false);
    expect(matches('salary/5500.html')).toBe(true);
  });
});
