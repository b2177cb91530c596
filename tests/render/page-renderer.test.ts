import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rulesOfSalaryPages } from '../../src/generator/bundle/worker-and-edge.ts';
import { minifyHtml } from '../../src/generator/threads/minify.ts';
import { taxYearOf } from '../../src/pay/index.ts';
import { RULE_SETS, type RuleSetName } from '../../src/pay/rules/rule-sets.ts';
import {
  createPageRenderer,
  createSalaryPageRenderer,
  type PageRenderer,
  type RenderSettings,
} from '../../src/render/page-renderer.tsx';
import type { Layout } from '../../src/site/page-files.ts';
import {
  allSalaryAmounts,
  HIGHEST_SALARY,
  LOWEST_SALARY,
  SALARY_STEP,
} from '../../src/site/salary-amounts.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';

const NAMES: readonly RuleSetName[] = ['simplified', 'legislated'];

const script = { address: '/assets/script.js', imports: ['/assets/chunk.js'] };

function renderSettings(
  rules: RuleSetName = 'simplified',
  layout: Layout = 'file',
  indexStep = SALARY_STEP,
): RenderSettings {
  return {
    site: placeholderSiteConfig,
    rules,
    indexStep,
    shell: { source: readFileSync('templates/page.html', 'utf8'), file: 'templates/page.html' },
    assets: {
      stylesheet: '/assets/site.css',
      socialImage: '/social-image.png',
      scripts: { menu: script, home: script, compare: script, 'not-found': script },
    },
    contentSecurityPolicy: "default-src 'none'",
    layout,
    routes: ['/', '/contact'],
  };
}

function newRenderer(...choices: Parameters<typeof renderSettings>): Promise<PageRenderer> {
  const settings = renderSettings(...choices);
  return createPageRenderer(settings, { rules: RULE_SETS[settings.rules], minify: minifyHtml });
}

/** Both ends, both sides of every place where the words of a page change, and a spread over the rest. */
function tellingSalaries(rules: RuleSetName): Set<number> {
  const year = taxYearOf(RULE_SETS[rules], RULE_SETS[rules].defaultTaxYear);
  const { medicareThreshold, medicareRate, medicareShadeIn = 1 } = year;
  const edges = [
    LOWEST_SALARY,
    ...[year.taxBrackets, ...(year.taxOffsets ?? []).map(({ bands }) => bands)]
      .flat()
      .map((band) => ('below' in band ? band.below : (band.max ?? HIGHEST_SALARY))),
    medicareThreshold,
    // Where the levy has reached its whole rate, and the offset no longer takes off all tax.
    (medicareThreshold * medicareShadeIn) / (medicareShadeIn - medicareRate),
    22_800,
    year.maxContributionBase ?? LOWEST_SALARY,
    100_000,
    1_000_000,
    14_900_000,
    HIGHEST_SALARY,
  ];
  for (let amount = LOWEST_SALARY; amount <= HIGHEST_SALARY; amount += 423_400) edges.push(amount);
  const telling = new Set<number>();
  for (const edge of edges) {
    const page = Math.floor(edge / SALARY_STEP) * SALARY_STEP;
    for (const near of [page - SALARY_STEP, page, page + SALARY_STEP]) {
      if (near >= LOWEST_SALARY && near <= HIGHEST_SALARY) telling.add(near);
    }
  }
  return telling;
}

/** Shows where two pages part, rather than 16 KB of each. */
function expectSame(actual = '', expected = ''): void {
  let same = 0;
  while (same < actual.length && actual[same] === expected[same]) same++;
  expect(actual.slice(same, same + 100)).toBe(expected.slice(same, same + 100));
}

async function filledPage(renderer: PageRenderer, amount: number): Promise<string> {
  return new TextDecoder().decode((await renderer.salaryPage(amount)).bytes);
}

describe('a filled salary page', () => {
  test.each([
    ['simplified', 'file'],
    ['simplified', 'directory'],
    ['legislated', 'file'],
  ] as const)(
    'is byte for byte the page rendered whole and minified, on every telling salary in turn (%s set, %s layout)',
    async (rules, layout) => {
      const renderer = await newRenderer(rules, layout);
      for (const amount of tellingSalaries(rules)) {
        expectSame(await filledPage(renderer, amount), await renderer.salaryPagePlainly(amount));
      }
    },
  );

  test.each([
    ['simplified', 'file', SALARY_STEP],
    ['simplified', 'directory', SALARY_STEP],
    ['simplified', 'file', 1_000],
    ['legislated', 'file', SALARY_STEP],
    ['legislated', 'file', 1_000],
  ] as const)(
    'is the same from the renderer that minifies nothing, given the minified shell and the chosen rules alone (%s set, %s layout, every $%i listed)',
    async (rules, layout, indexStep) => {
      const settings = renderSettings(rules, layout, indexStep);
      const source = await minifyHtml(settings.shell.source);
      const render = createSalaryPageRenderer(
        { ...settings, shell: { ...settings.shell, source } },
        JSON.parse(JSON.stringify(rulesOfSalaryPages(rules))),
      );
      const renderer = await newRenderer(rules, layout, indexStep);
      const pages = new Map(
        Array.from(tellingSalaries(rules), (amount) => [amount, render(amount)]),
      );
      // Compared when all are rendered: no page may overwrite another.
      for (const [amount, bytes] of pages) {
        expectSame(new TextDecoder().decode(bytes), await filledPage(renderer, amount));
      }
    },
  );

  test('is the same whatever pages were made before it', async () => {
    const salary = fc
      .integer({ min: LOWEST_SALARY / SALARY_STEP, max: HIGHEST_SALARY / SALARY_STEP })
      .map((steps) => steps * SALARY_STEP);
    const renderer = await newRenderer();
    await fc.assert(
      fc.asyncProperty(fc.array(salary, { minLength: 1, maxLength: 5 }), async (amounts) => {
        const pages = [];
        for (const amount of amounts) pages.push(await filledPage(renderer, amount));
        const alone = await newRenderer();
        expectSame(pages.at(-1), await filledPage(alone, amounts.at(-1) ?? LOWEST_SALARY));
      }),
      { numRuns: 10 },
    );
  });

  test.each(NAMES)('is ASCII within the size that a page may have (%s set)', async (rules) => {
    const renderer = await newRenderer(rules);
    for (const amount of tellingSalaries(rules)) {
      const html = await filledPage(renderer, amount);
      expect(html).toMatch(/^[\n\x20-\x7e]*$/);
      expect(html.length).toBeLessThanOrEqual(16 * 1024);
    }
  });
});

describe('where search engines are to list every tenth salary', () => {
  const robots = /<meta name="robots" content="([^"]*)">/;

  test('the other pages say so, and have their address and links all the same', async () => {
    const renderer = await newRenderer('simplified', 'file', 1_000);
    expect(robots.exec(await filledPage(renderer, 80_000))?.[1]).toBe('index, follow');
    const left = await filledPage(renderer, 80_100);
    expect(robots.exec(left)?.[1]).toBe('noindex, follow');
    expect(left).toContain('<link rel="canonical"');
    expectSame(left, await renderer.salaryPagePlainly(80_100));
  });

  test('no page says anything of it elsewhere, and there are no more shapes', async () => {
    const [plain, sparse] = [await newRenderer(), await newRenderer('simplified', 'file', 1_000)];
    expect(await filledPage(plain, 80_100)).not.toMatch(robots);
    for (let amount = 60_000; amount < 62_000; amount += SALARY_STEP) {
      await plain.salaryPage(amount);
      await sparse.salaryPage(amount);
    }
    await sparse.salaryPage(80_100);
    expect(sparse.shapeCount()).toBe(plain.shapeCount());
  });
});

test.each(NAMES)(
  'all salary pages have a few dozen shapes (%s set)',
  async (rules) => {
    const renderer = await newRenderer(rules);
    for (const amount of allSalaryAmounts()) await renderer.salaryPage(amount);
    expect(renderer.shapeCount()).toBeGreaterThan(1);
    expect(renderer.shapeCount()).toBeLessThanOrEqual(60);
  },
  300_000,
);
