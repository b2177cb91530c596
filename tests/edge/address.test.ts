import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { destinationOf } from '../../src/edge/address.ts';
import { salaryPath } from '../../src/site/paths.ts';
import { isSalaryAmount } from '../../src/site/salary-amounts.ts';

const addresses = {
  pages: new Set(['/', '/contact']),
  files: new Set(['/robots.txt', '/assets/site-1.css']),
};

function destination(path: string) {
  return destinationOf(path, addresses);
}

it.each([
  ...['/contact.html', '/contact/', '/contact/index', '/contact/index.html', '//contact/'].map(
    (path) => [path, '/contact'],
  ),
  ...['/index', '/index/', '/index.html', '//index.html'].map((path) => [path, '/']),
  ...['/', '.html', '/index', '/index.html'].map((end) => [`/salary/80000${end}`, '/salary/80000']),
] as [string, string][])('%s leads to the page at %s', (path, address) => {
  expect(destination(path)).toEqual({ kind: 'moved', address });
});

it('a page and a file have one address each', () => {
  expect(destination('/')).toEqual({ kind: 'file', address: '/' });
  expect(destination('/contact')).toEqual({ kind: 'file', address: '/contact' });
  expect(destination('/c%6fntact')).toEqual({ kind: 'file', address: '/contact' });
  expect(destination('/robots.txt')).toEqual({ kind: 'file', address: '/robots.txt' });
  expect(destination('/robots.txt/')).toEqual({ kind: 'missing' });
  expect(destination('/assets/site-1.css')).toEqual({
    kind: 'file',
    address: '/assets/site-1.css',
  });
});

describe('a salary', () => {
  test('has a page at its digits alone, whatever number is asked for', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.nat(15_100_000),
          fc.nat(151_000).map((n) => n * 100),
        ),
        (amount) => {
          const expected = isSalaryAmount(amount)
            ? { kind: 'salary', amount }
            : { kind: 'missing' };
          expect(destination(salaryPath(amount))).toEqual(expected);
        },
      ),
    );
  });

  it.each(['/salary/080000', '/salary/8e4', '/salary/+80000', '/salary/80000.0', '/salary/٨٠٠٠٠'])(
    '%s is no page',
    (path) => expect(destination(path)).toEqual({ kind: 'missing' }),
  );
});
