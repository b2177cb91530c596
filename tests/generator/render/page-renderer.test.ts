import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minifyHtml } from '../../../src/generator/render/minify.ts';
import {
  createPageRenderer,
  type PageRenderer,
} from '../../../src/generator/render/page-renderer.tsx';
import { DEFAULT_TAX_YEAR, findTaxYear } from '../../../src/pay/index.ts';
import { HIGHEST_SALARY, LOWEST_SALARY, SALARY_STEP } from '../../../src/site/salary-amounts.ts';
import { placeholderSiteConfig } from '../../../src/site/site-config.ts';

const script = { address: '/assets/script.js', imports: ['/assets/chunk.js'] };

function newRenderer(): Promise<PageRenderer> {
  return createPageRenderer({
    site: placeholderSiteConfig,
    template: { source: readFileSync('templates/page.html', 'utf8'), file: 'templates/page.html' },
    assets: {
      stylesheet: '/assets/site.css',
      socialImage: '/social-image.png',
      scripts: { menu: script, home: script, 'not-found': script },
    },
    contentSecurityPolicy: "default-src 'none'",
  });
}

/** Both ends, both sides of every place where the words of a page change, and a spread over the rest. */
const defaultYear = findTaxYear(DEFAULT_TAX_YEAR);
const telling = new Set<number>();
for (const { max } of defaultYear.taxBrackets) addAround(max ?? HIGHEST_SALARY);
for (const edge of [
  LOWEST_SALARY,
  defaultYear.medicareThreshold,
  100_000,
  1_000_000,
  14_900_000,
  HIGHEST_SALARY,
]) {
  addAround(edge);
}
for (let amount = LOWEST_SALARY; amount <= HIGHEST_SALARY; amount += 423_400) addAround(amount);

function addAround(amount: number): void {
  const page = Math.floor(amount / SALARY_STEP) * SALARY_STEP;
  for (const near of [page - SALARY_STEP, page, page + SALARY_STEP]) {
    if (near >= LOWEST_SALARY && near <= HIGHEST_SALARY) telling.add(near);
  }
}

/** Shows where two pages part, rather than 16 KB of each. */
function expectSame(actual = '', expected = ''): void {
  let same = 0;
  while (same < actual.length && actual[same] === expected[same]) same++;
  expect(actual.slice(same, same + 100)).toBe(expected.slice(same, same + 100));
}

describe('a page made from shared parts', () => {
  test('is byte for byte the page rendered whole and minified, on every telling salary in turn', async () => {
    const renderer = await newRenderer();
    for (const amount of telling) {
      expectSame(renderer.salaryPage(amount), await renderer.salaryPagePlainly(amount));
    }
  });

  test('is the same whatever pages were made before it', async () => {
    const salary = fc
      .integer({ min: LOWEST_SALARY / SALARY_STEP, max: HIGHEST_SALARY / SALARY_STEP })
      .map((steps) => steps * SALARY_STEP);
    const renderer = await newRenderer();
    await fc.assert(
      fc.asyncProperty(fc.array(salary, { minLength: 1, maxLength: 5 }), async (amounts) => {
        const pages = amounts.map((amount) => renderer.salaryPage(amount));
        const alone = await newRenderer();
        expectSame(pages.at(-1), alone.salaryPage(amounts.at(-1) ?? LOWEST_SALARY));
      }),
      { numRuns: 10 },
    );
  });

  test('leaves the minifier nothing to do', async () => {
    const renderer = await newRenderer();
    for (const amount of [LOWEST_SALARY, 18_200, 80_000, HIGHEST_SALARY]) {
      const html = renderer.salaryPage(amount);
      expectSame(html, await minifyHtml(html));
    }
  });

  test('is plain ASCII within the size a page may have', async () => {
    const renderer = await newRenderer();
    for (const amount of telling) {
      const html = renderer.salaryPage(amount);
      expect(html).toMatch(/^[\n\x20-\x7e]*$/);
      expect(html.length).toBeLessThanOrEqual(16 * 1024);
    }
  });
});
