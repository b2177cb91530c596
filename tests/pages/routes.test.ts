import { expect, test } from 'vitest';
import { pages } from '../../src/pages/routes.ts';
import { routeAt, routesOf } from '../../src/site/routes.ts';

const TAX_TABLES = ['/tax-table/weekly', '/tax-table/fortnightly', '/tax-table/monthly'];

test('there are six pages that are not of a family, and seven more by the law', () => {
  const paths = (rules: 'simplified' | 'legislated') => routesOf(rules).map(({ path }) => path);
  const simplified = paths('simplified');
  expect(paths('legislated')).toEqual([
    ...simplified.slice(0, 2),
    '/bonus',
    '/tax-return',
    '/casual',
    '/leaving',
    ...TAX_TABLES,
    ...simplified.slice(2),
  ]);
  expect(simplified).toEqual([
    '/',
    '/compare',
    '/contact',
    '/privacy-policy',
    '/disclaimer',
    '/404',
  ]);
});

const STATIC = [...TAX_TABLES, '/contact', '/privacy-policy'];
const LIVE = ['/', '/compare', '/bonus', '/tax-return', '/casual', '/leaving'];

test('search engines may index all of them but the 404 page', () => {
  expect(pages.filter(({ indexable }) => !indexable).map(({ path }) => path)).toEqual(['/404']);
});

test('live pages, contact and privacy have the donation block, and all but the disclaimer the footer', () => {
  const pathsWith = (flag: 'hasDonationBlock' | 'hasFooter', value: true | 'hidden' = true) =>
    pages.filter((page) => page[flag] === value).map(({ path }) => path);
  expect(pathsWith('hasDonationBlock')).toEqual([...LIVE, ...STATIC]);
  // The 404 page shows it for salaries alone.
  expect(pathsWith('hasDonationBlock', 'hidden')).toEqual(['/404']);
  expect(pathsWith('hasFooter')).toEqual([...LIVE, ...STATIC, '/404']);
});

test('a build plans exactly these pages, in this order, and lists the same ones for search engines', () => {
  const routes = routesOf('legislated');
  expect(
    pages.map(({ path, indexable, onlyBy, script }) => ({ path, indexable, onlyBy, script })),
  ).toEqual(
    routes.map(({ path, indexable, onlyBy, script }) => ({ path, indexable, onlyBy, script })),
  );
});

test('a page at a path that is not listed is refused', () => {
  expect(() => routeAt('/nowhere')).toThrow('ROUTES does not list /nowhere');
});
