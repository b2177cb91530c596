/** Pages on paper, as each browser prints them. */
import { describe, expect, inject } from 'vitest';
import { ANSWER, CALCULATORS, OUTCOME } from '../../support/calculators.ts';
import { isTakenOver } from '../../support/driven-page.ts';
import { figuresFollowed } from '../calculator-page.ts';
import { ENGINES, open, pagesFor, test, until } from './engine-page.ts';
import { cardsAlongLeftMargin, printed, sheetCount, textOf } from './printed-page.ts';

interface Paper {
  readonly site: 'siteUrl' | 'legislatedSiteUrl';
  readonly address: string;
  /** The page has it once it shows what is printed. */
  readonly last: string;
  readonly shown: readonly string[];
  readonly left: readonly string[];
}

const SALARY_PAGE = {
  last: 'Take Home Pay',
  shown: ['Fortnight', 'Gross Annual Salary', 'Take Home Pay', 'by tax year'],
  left: ['Nearby Salaries', 'Reminder', 'Explore More', 'Help Keep This Free'],
};

/** What is particular to a page. */
const ON_ONE_SHEET: readonly Paper[] = [
  {
    site: 'siteUrl',
    address: '/#salary=2500&cycle=weekly&options=noPrivateHospitalCover',
    last: '$1,625',
    shown: ['Tax year 2025-26', 'Gross Weekly Pay', 'No Private Hospital Cover', '$130,000'],
    left: ['Non-Resident', 'Copy link', 'Help Keep This Free'],
  },
  {
    site: 'legislatedSiteUrl',
    address: '/#salary=150000&options=studentLoan,noPrivateHospitalCover',
    last: '$1,245 to pay',
    shown: ['At tax time', '$1,882.62', '$1,245 to pay', 'Net Annual Salary', 'Take Home Pay'],
    left: ['Copy link'],
  },
  { site: 'siteUrl', address: '/salary/15000000', ...SALARY_PAGE },
  { site: 'legislatedSiteUrl', address: '/salary/80000', ...SALARY_PAGE },
  { site: 'legislatedSiteUrl', address: '/salary/7500000', ...SALARY_PAGE },
  {
    site: 'legislatedSiteUrl',
    address: '/hour/36.50',
    last: '36.50',
    shown: ['Before and after tax', 'By hours a week', '48 weeks after tax'],
    left: ['Nearby rates', 'Adjust $36.50'],
  },
];

describe.each(ENGINES)('printed by %s', (engine) => {
  test.override({ engine });

  test.for(ON_ONE_SHEET)(
    '$address of $site is on one sheet, without what is for the screen',
    async ({ site, address, last, shown, left }, { page }) => {
      await page.goto(inject(site) + address);
      await page.waitForSelector(`::-p-text(${last})`);
      await page.evaluate(figuresFollowed);
      const pdf = await printed(page);
      expect(sheetCount(pdf)).toBe(1);
      const words = textOf(pdf).replaceAll(/\s+/g, ' ');
      expect(shown.filter((text) => !words.includes(text))).toEqual([]);
      expect(left.filter((text) => words.includes(text))).toEqual([]);
    },
  );

  test.for(
    pagesFor(
      engine,
      CALCULATORS.filter(({ path }) => path !== '/'),
    ),
  )(
    '$path of $site is on one sheet with its answer and every heading of its cards, without its buttons',
    async ({ site, path }, { page }) => {
      await page.goto(inject(site) + path);
      await until(page, isTakenOver);
      await page.evaluate(figuresFollowed);
      const wordsOf = (selector: string) =>
        page.$$eval(selector, (all) => all.map((each) => each.textContent.trim()).filter(Boolean));
      const shown = [...(await wordsOf(ANSWER)), ...(await wordsOf(`${OUTCOME} :is(h2, caption)`))];
      const left = await wordsOf('main button');
      expect(Math.min(shown.length, left.length)).toBeGreaterThan(1);
      const pdf = await printed(page);
      expect(sheetCount(pdf)).toBe(1);
      const words = textOf(pdf).replaceAll(/\s+/g, ' ');
      expect(shown.filter((text) => !words.includes(text))).toEqual([]);
      expect(left.filter((text) => words.includes(text))).toEqual([]);
    },
  );

  test.for(['/', '/salary/80000'])(
    'of %s every plot is drawn, its labels included, and between the cards is white space',
    async (address, { page }) => {
      await open(page, address);
      // The brackets are left out on paper, so that the result fits on one sheet.
      const labels = await page.$$eval('figure:not(.bracket-parts) svg text', (texts) =>
        texts.map((text) => text.textContent),
      );
      expect(labels.length).toBeGreaterThan(3);
      const pdf = await printed(page);
      const words = textOf(pdf).replaceAll(/\s+/g, ' ');
      expect(labels.filter((label) => !words.includes(label))).toEqual([]);
      const cards = cardsAlongLeftMargin(pdf);
      expect(cards.length).toBeGreaterThan(2);
      for (const [index, { top, bottom }] of cards.entries()) {
        expect(bottom - top).toBeGreaterThan(20);
        const next = cards[index + 1];
        if (next) expect(next.top - bottom).toBeGreaterThan(4);
      }
    },
  );
});
