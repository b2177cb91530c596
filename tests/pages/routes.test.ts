import { expect, test } from 'vitest';
import { loadPages, pageAtPath } from '../../src/pages/routes.ts';
import { calculatorsOf } from '../../src/site/calculators.ts';
import { routeAt, routesOf } from '../../src/site/routes.ts';

const TAX_TABLES = ['/tax-table/weekly', '/tax-table/fortnightly', '/tax-table/monthly'];
const TEXTS = ['/contact', '/privacy-policy'];

const pages = await loadPages('legislated');

test.each(['simplified', 'legislated'] as const)(
  'a %s site has its calculators, and the pages that calculate nothing',
  async (rules) => {
    const calculators = calculatorsOf(rules).map(({ path }) => path);
    const others = ['/calculators', ...TEXTS, '/disclaimer', '/404'];
    const expected = [...calculators, ...(rules === 'legislated' ? TAX_TABLES : []), ...others];
    expect(routesOf(rules).map(({ path }) => path)).toEqual(expected);
    expect((await loadPages(rules)).map(({ path }) => path)).toEqual(expected);
  },
);

test('search engines may index all of them but the 404 page', () => {
  expect(pages.filter(({ indexable }) => !indexable).map(({ path }) => path)).toEqual(['/404']);
});

test('all but the disclaimer have the footer, and the donation block, which the 404 page shows for salaries alone', () => {
  const pathsWithout = (flag: 'hasDonationBlock' | 'hasFooter') =>
    pages.flatMap((page) => (page[flag] === true ? [] : [[page.path, page[flag]]]));
  expect(pathsWithout('hasFooter')).toEqual([['/disclaimer', false]]);
  expect(pathsWithout('hasDonationBlock')).toEqual([
    ['/disclaimer', false],
    ['/404', 'hidden'],
  ]);
});

test('a path without a page is refused', async () => {
  expect(() => routeAt('/nowhere')).toThrow('ROUTES does not list /nowhere');
  await expect(pageAtPath('/nowhere')).rejects.toThrow('CALCULATORS does not list /nowhere');
});
