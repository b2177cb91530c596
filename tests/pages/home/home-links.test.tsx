import { expect, test } from 'vitest';
import { homePage } from '../../../src/pages/home/home-page.tsx';
import { all, wordsOf } from '../../support/parsed-html.ts';
import { renderedMain, sectionUnder } from '../rendered-page.tsx';

const main = renderedMain(homePage);

function amountsUnder(heading: string): [string, string | undefined][] {
  return all(sectionUnder(main, heading), 'a').map((link) => [wordsOf(link), link.attribs.href]);
}

const thousand = (amounts: number[]) =>
  amounts.map((amount) => [`$${amount},000`, `/salary/${amount}000`]);

test('the home page links to the page of each popular salary', () => {
  expect(amountsUnder('Popular Salaries')).toEqual(
    thousand([
      50, 60, 70, 75, 80, 90, 100, 120, 150, 180, 200, 250, 300, 400, 500, 600, 700, 800, 900,
    ]),
  );
});

test('the home page links to the page of each high income', () => {
  expect(amountsUnder('High-Income Salaries')).toEqual([
    ['$1,000,000', '/salary/1000000'],
    ['$1,200,000', '/salary/1200000'],
    ['$1,500,000', '/salary/1500000'],
    ['$2,000,000', '/salary/2000000'],
    ['$2,500,000', '/salary/2500000'],
    ['$3,000,000', '/salary/3000000'],
    ['$4,000,000', '/salary/4000000'],
    ['$5,000,000', '/salary/5000000'],
    ['$6,000,000', '/salary/6000000'],
    ['$7,500,000', '/salary/7500000'],
    ['$10,000,000', '/salary/10000000'],
    ['$12,500,000', '/salary/12500000'],
    ['$15,000,000', '/salary/15000000'],
  ]);
});

test('a disclaimer card says that the figures are estimates, and for whom', () => {
  const words = wordsOf(sectionUnder(main, 'Disclaimer'));
  expect(words).toContain('estimates');
  expect(words).toContain(
    'They are simpler than the law and are for a single person. They leave out',
  );
});
