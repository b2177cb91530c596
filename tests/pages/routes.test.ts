import { describe, expect, test } from 'vitest';
import { indexablePaths, pages } from '../../src/pages/routes.ts';

test('there are five pages besides those of the salaries', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/contact',
    '/privacy-policy',
    '/disclaimer',
    '/404',
  ]);
});

describe('the paths that search engines may list', () => {
  const paths = [...indexablePaths()];

  test('are the four static pages and then every salary, each once', () => {
    expect(paths).toHaveLength(4 + 149_951);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.slice(0, 5)).toEqual([
      '/',
      '/contact',
      '/privacy-policy',
      '/disclaimer',
      '/salary/5000',
    ]);
    expect(paths.at(-1)).toBe('/salary/15000000');
  });

  test('do not hold the page of unknown paths', () => {
    expect(paths).not.toContain('/404');
  });
});
