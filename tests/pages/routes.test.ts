import { expect, test } from 'vitest';
import { pages } from '../../src/pages/routes.ts';
import { ROUTES } from '../../src/site/routes.ts';

test('there are six pages that are not salary pages', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/compare',
    '/contact',
    '/privacy-policy',
    '/disclaimer',
    '/404',
  ]);
});

test('search engines may index all of them but the 404 page', () => {
  expect(pages.filter(({ indexable }) => !indexable).map(({ path }) => path)).toEqual(['/404']);
});

test('home, comparison, contact and privacy have the donation block, and all but the disclaimer the footer', () => {
  const pathsWith = (flag: 'hasDonationBlock' | 'hasFooter') =>
    pages.filter((page) => page[flag] === true).map(({ path }) => path);
  expect(pathsWith('hasDonationBlock')).toEqual(['/', '/compare', '/contact', '/privacy-policy']);
  expect(pathsWith('hasFooter')).toEqual(['/', '/compare', '/contact', '/privacy-policy', '/404']);
});

test('a build plans exactly these pages, and lists the same ones for search engines', () => {
  expect(pages.map(({ path, indexable }) => ({ path, indexable }))).toEqual(ROUTES);
});
