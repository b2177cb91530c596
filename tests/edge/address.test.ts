import fc from 'fast-check';
import { expect, it } from 'vitest';
import { destinationOf } from '../../src/edge/address.ts';
import { salaryPath } from '../../src/site/paths.ts';
import { isSalaryAmount } from '../../src/site/salary-amounts.ts';

function destination(path: string) {
  const pages = new Set(['/', '/contact']);
  return destinationOf(path, { pages, files: new Set(['/robots.txt']) });
}

/** The destination of each path. */
const DESTINATIONS: readonly [object, readonly string[]][] = [
  [{ kind: 'moved', address: '/' }, ['/index', '/index/', '/index.html', '//index.html']],
  [
    { kind: 'moved', address: '/contact' },
    ['//contact/', ...['.html', '/', '/index', '/index.html'].map((end) => `/contact${end}`)],
  ],
  [
    { kind: 'moved', address: '/salary/80000' },
    ['/', '.html', '/index', '/index.html'].map((end) => `/salary/80000${end}`),
  ],
  [{ kind: 'missing' }, ['080000', '8e4', '+80000', '80000.0', '٨٠٠٠٠'].map(salaryPath)],
  [{ kind: 'missing' }, ['/robots.txt/', '/%zz']],
  [{ kind: 'file', address: '/' }, ['/']],
  [{ kind: 'file', address: '/contact' }, ['/contact', '/c%6fntact']],
  [{ kind: 'file', address: '/robots.txt' }, ['/robots.txt']],
];

it.each(DESTINATIONS)('%j is where these lead: %j', (expected, paths) => {
  for (const path of paths) expect(destination(path), path).toEqual(expected);
});

it('a number is the address of a page if it is a salary that has one', () => {
  const hundreds = fc.nat(151_000).map((n) => n * 100);
  fc.assert(
    fc.property(fc.oneof(fc.nat(15_100_000), hundreds), (amount) => {
      const expected = isSalaryAmount(amount) ? { kind: 'salary', amount } : { kind: 'missing' };
      expect(destination(salaryPath(amount))).toEqual(expected);
    }),
  );
});
