import { expect, test } from 'vitest';
import { pages } from '../../src/pages/routes.ts';

test('there are five pages besides those of the salaries', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/contact',
    '/privacy-policy',
    '/disclaimer',
    '/404',
  ]);
});

test('search engines may list all of them but the page of unknown paths', () => {
  expect(pages.filter(({ indexable }) => !indexable).map(({ path }) => path)).toEqual(['/404']);
});

test('the donation block stands on home, contact and privacy, the footer on all but the disclaimer', () => {
  const pathsWith = (flag: 'hasDonationBlock' | 'hasFooter') =>
    pages.filter((page) => page[flag]).map(({ path }) => path);
  expect(pathsWith('hasDonationBlock')).toEqual(['/', '/contact', '/privacy-policy']);
  expect(pathsWith('hasFooter')).toEqual(['/', '/contact', '/privacy-policy', '/404']);
});
