import { expect, test } from 'vitest';
import { homePage } from '../../../src/pages/home/home-page.tsx';
import { HIGH_INCOME_SALARIES, POPULAR_SALARIES } from '../../../src/site/link-groups.ts';
import { all, wordsOf } from '../../support/parsed-html.ts';
import { renderedMain, sectionUnder } from '../rendered-page.tsx';

const main = renderedMain(homePage);

test.each([
  ['Popular Salaries', POPULAR_SALARIES],
  ['High-Income Salaries', HIGH_INCOME_SALARIES],
])('the home page links to the page of each of the %s', (heading, amounts) => {
  const links = all(sectionUnder(main, heading), 'a');
  expect(links.map((link) => [wordsOf(link), link.attribs.href])).toEqual(
    amounts.map((amount) => [`$${amount.toLocaleString('en-AU')}`, `/salary/${amount}`]),
  );
});

test('a disclaimer card says that the figures are estimates, and for whom', () => {
  const words = wordsOf(sectionUnder(main, 'Disclaimer'));
  expect(words).toContain('estimates');
  expect(words).toContain(
    'They are simpler than the law and are for a single person. They leave out',
  );
});
