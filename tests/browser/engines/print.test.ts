/** Pages on paper, as each browser prints them, read back by poppler's programs. */
import { execFileSync } from 'node:child_process';
import type { Page } from 'puppeteer-core';
import { describe, expect, inject } from 'vitest';
import { ANSWER, LEGISLATED, OUTCOME } from '../../support/calculators.ts';
import { settled } from '../../support/driven-page.ts';
import { ENGINES, open, pagesFor, test } from './engine-page.ts';

const SALARY_PAGE = {
  shown: ['Fortnight', 'Gross Annual Salary', 'Take Home Pay', 'Take-home pay by year'],
  left: ['Nearby Salaries', 'Reminder', 'Explore More', 'Help Keep This Free'],
};

/** Words that must be on paper, as often as they are listed, and words that must not. */
const ON_ONE_SHEET = [
  {
    site: 'siteUrl',
    address: '/#salary=2500&cycle=weekly&options=noPrivateHospitalCover',
    shown: ['Tax year 2025-26', 'Gross Weekly Pay', 'No Private Hospital Cover', '$130,000'],
    left: ['Non-Resident', 'Copy link', 'What next?', 'Help Keep This Free'],
  },
  {
    site: 'legislatedSiteUrl',
    address: '/#salary=150000&options=studentLoan,noPrivateHospitalCover',
    // The pay cycle, and the column of the table.
    shown: [
      'Annually',
      'Annually',
      'At tax time',
      '$1,882.62',
      '$1,245 to pay',
      'Net Annual Salary',
      'Take Home Pay',
    ],
    left: ['Copy link', 'When did you start?', 'Partner or children', 'What next?'],
  },
  { site: 'siteUrl', address: '/salary/15000000', ...SALARY_PAGE },
  { site: 'legislatedSiteUrl', address: '/salary/7500000', ...SALARY_PAGE },
  {
    site: 'legislatedSiteUrl',
    address: '/hour/36.50',
    shown: ['Before and after tax', 'By hours a week', '48 weeks after tax'],
    left: ['Nearby rates', 'Adjust $36.50'],
  },
] as const;

describe.each(ENGINES)('printed by %s', (engine) => {
  test.override({ engine });

  test.for(ON_ONE_SHEET)(
    '$address of $site is on one sheet, without what is for the screen',
    async ({ site, address, shown, left }, { page }) => {
      await page.goto(inject(site) + address);
      await page.evaluate(settled);
      expectOnOneSheet(await printed(page), shown, left);
    },
  );

  test.for(
    pagesFor(
      engine,
      LEGISLATED.filter(({ path }) => path !== '/'),
    ),
  )(
    '$path is on one sheet with its answer and every heading of its cards, without its buttons and ways to other calculators',
    async ({ path }, { page }) => {
      await page.goto(inject('legislatedSiteUrl') + path);
      await page.evaluate(settled);
      const wordsOf = (selector: string) =>
        page.$$eval(selector, (all) => all.map((each) => each.textContent.trim()).filter(Boolean));
      const cards = `${OUTCOME} .card:not(:has(.tiles))`;
      const shown = [
        ...(await wordsOf(ANSWER)),
        ...(await wordsOf(`${cards} :is(h2, caption:not(:has(h2)))`)),
      ];
      const tiles = await wordsOf('.tiles b');
      const left = ['What next?', ...tiles, ...(await wordsOf('main button'))];
      expect(Math.min(shown.length, left.length)).toBeGreaterThan(1);
      expect(tiles.length).toBeGreaterThan(1);
      expectOnOneSheet(await printed(page), shown, left);
    },
  );

  test('a tax table has its heads on each sheet, every row whole, and nothing that is for the screen', async ({
    page,
  }) => {
    await open(page, '/tax-table/weekly');
    // The heads stick on the screen alone.
    await page.evaluate(() => scrollTo(0, 3000));
    const words = textOf(await printed(page), '-layout');
    const sheets = words.split('\f').slice(0, -1);
    expect(sheets.length).toBeGreaterThan(4);
    const headless = sheets.filter(
      (sheet) =>
        !/Threshold claimed Not claimed\s+Pay No loan Study loan No loan Study loan/.test(sheet),
    );
    expect(headless.map((sheet) => sheet.slice(0, 99))).toEqual([]);
    expect(words).toContain("By the ATO's Schedule 1");
    const left = [
      'Your pay a week',
      'Show my row',
      'Fortnightly',
      'Work out a year of pay',
      'Menu',
    ];
    expect(left.filter((text) => words.includes(text))).toEqual([]);
    const rows = await page.$$eval('tbody tr', (all) =>
      all.map((row) => [...row.children].map(({ textContent }) => textContent).join(' ')),
    );
    expect(rows.filter((row) => !words.includes(row))).toEqual([]);
  });

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
      const words = textOf(pdf);
      expect(labels.filter((label) => !words.includes(label))).toEqual([]);
      const edges = edgesAlongLeftMargin(pdf);
      expect(edges.length).toBeGreaterThan(4);
      for (const [index, edge] of edges.slice(1).entries())
        expect(edge - (edges[index] ?? 0)).toBeGreaterThan(index % 2 === 0 ? 20 : 4);
    },
  );
});

/** The page as the browser prints it on A4. */
function printed(page: Page): Promise<Uint8Array> {
  return page.pdf({ format: 'A4', preferCSSPageSize: true });
}

function expectOnOneSheet(
  pdf: Uint8Array,
  shown: readonly string[],
  left: readonly string[],
): void {
  const words = textOf(pdf);
  // The program ends every sheet with a form feed.
  expect(words.split('\f')).toHaveLength(2);
  const times = (text: string) => shown.filter((other) => other === text).length;
  expect(shown.filter((text) => words.split(text).length <= times(text))).toEqual([]);
  expect(left.filter((text) => words.includes(text))).toEqual([]);
}

/** The words on paper, with the flag line by line. A browser may print two letters as one sign. */
function textOf(pdf: Uint8Array, ...flags: '-layout'[]): string {
  const { pdftotext } = inject('testPrograms');
  const text = execFileSync(pdftotext, [...flags, '-', '-'], { input: pdf, encoding: 'utf8' });
  return text.normalize('NFKC').replaceAll(/[^\S\f]+/g, ' ');
}

/** Points from the paper's left edge to a place in the padding of cards, past their round corners. */
const IN_PADDING = 35;

/** Points that the edge of a card is longer than anything else that begins in its padding. */
const LONG = 100;

const DOTS_PER_POINT = 3;

/** The upper and lower edges of the cards along the left margin of the first sheet, in points from its top. */
function edgesAlongLeftMargin(pdf: Uint8Array): number[] {
  const image = execFileSync(
    inject('testPrograms').pdftoppm,
    ['-r', `${72 * DOTS_PER_POINT}`, '-gray', '-singlefile', '-'],
    { input: pdf, maxBuffer: 2 ** 26 },
  );
  // A portable graymap: `P5`, width, height and the value of white, each before one white space, then a byte a dot.
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(image.toString('latin1', 0, 40));
  if (header === null) throw new Error('pdftoppm made no graymap');
  const [{ length }, width, height] = [header[0], Number(header[1]), Number(header[2])];
  const edges: number[] = [];
  let wasEdge = false;
  for (let y = 0; y < height; y++) {
    const start = length + y * width + IN_PADDING * DOTS_PER_POINT;
    const isEdge = image.subarray(start, start + LONG * DOTS_PER_POINT).every((dot) => dot <= 250);
    if (isEdge && !wasEdge) edges.push(y / DOTS_PER_POINT);
    wasEdge = isEdge;
  }
  return edges;
}
