import { describe, expect, test } from 'vitest';
import { rulesOfSalaryPages } from '../../src/generator/bundle/worker-and-edge.ts';
import { minifyHtml } from '../../src/generator/threads/minify.ts';
import { hourFamily } from '../../src/pages/hour/hour-page.tsx';
import { salaryFamily } from '../../src/pages/salary/salary-page.tsx';
import { incomeEdges } from '../../src/pay/charge-lines.ts';
import { taxYearOf } from '../../src/pay/rules/rule-set.ts';
import type { RuleSetName } from '../../src/pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { chargesFor } from '../../src/pay/year/income-year.ts';
import { createPageRenderer, type FamilyRenderer } from '../../src/render/page-renderer.tsx';
import { HOURLY_RATES } from '../../src/site/hourly-rates.ts';
import { HIGHEST_SALARY, LOWEST_SALARY, SALARY_STEP } from '../../src/site/salary-amounts.ts';
import { contributionBaseOf } from '../../src/words/tax-year-words.ts';
import { renderSettings } from '../support/render-settings.ts';
import { SAMPLED_SALARIES } from '../support/sampled-salaries.ts';

const NAMES: readonly RuleSetName[] = ['simplified', 'legislated'];

function newRenderer(...choices: Parameters<typeof renderSettings>): FamilyRenderer {
  const settings = renderSettings(...choices);
  return createPageRenderer(settings, RULE_SETS[settings.rules], true).family(salaryFamily);
}

/** Both ends, both sides of every place where the words of a page change, and a spread over the rest. */
function tellingSalaries(rules: RuleSetName): Set<number> {
  const year = taxYearOf(RULE_SETS[rules], RULE_SETS[rules].defaultTaxYear);
  const deduction = year.standardDeduction?.amount ?? 0;
  const edges = [
    LOWEST_SALARY,
    ...incomeEdges(chargesFor(year, {}, {})).map((edge) => edge + deduction),
    // Where the offset no longer takes off all tax.
    22_800 + deduction,
    // Where Division 293 tax begins: 12% more than income and the deduction are above 250,000.
    (250_000 + deduction) / 1.12,
    contributionBaseOf(year) ?? LOWEST_SALARY,
    100_000,
    1_000_000,
    14_900_000,
    HIGHEST_SALARY,
  ];
  const spread = process.env.LONG_TESTS ? 123_400 : 1_423_400;
  for (let amount = LOWEST_SALARY; amount <= HIGHEST_SALARY; amount += spread) edges.push(amount);
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

function filledPage(renderer: FamilyRenderer, amount: number): string {
  return new TextDecoder().decode(renderer.fill(amount).bytes);
}

/** The pages of a shape have the same links. */
function shapeCount(renderer: FamilyRenderer, amounts: readonly number[]): number {
  return new Set(amounts.map((amount) => renderer.fill(amount).links)).size;
}

describe('a filled salary page', () => {
  test.each([
    ['simplified', 'file'],
    ['simplified', 'directory'],
    ['legislated', 'file'],
  ] as const)(
    'is byte for byte the page that React renders, on every telling salary in turn (%s set, %s layout)',
    (rules, layout) => {
      const renderer = newRenderer(rules, layout);
      for (const amount of tellingSalaries(rules)) {
        expectSame(filledPage(renderer, amount), renderer.render(amount));
      }
    },
  );

  test.each([
    ['simplified', 'directory', SALARY_STEP],
    ['legislated', 'file', 1_000],
  ] as const)(
    'is the same from a renderer that compares nothing and has the chosen rules alone (%s set, %s layout, every $%i listed)',
    (rules, layout, indexStep) => {
      const settings = renderSettings(rules, layout, indexStep);
      const alone = createPageRenderer(
        settings,
        JSON.parse(JSON.stringify(rulesOfSalaryPages(rules))),
        false,
      ).family(salaryFamily);
      const renderer = newRenderer(rules, layout, indexStep);
      for (const amount of tellingSalaries(rules)) {
        expectSame(filledPage(alone, amount), filledPage(renderer, amount));
      }
    },
  );

  test.each(NAMES)(
    'leaves the minifier nothing to do, and is ASCII within the size that a page may have (%s set)',
    async (rules) => {
      const renderer = newRenderer(rules);
      const sizes: number[] = [];
      for (const amount of tellingSalaries(rules)) {
        const page = filledPage(renderer, amount);
        expectSame(page, await minifyHtml(page));
        expect(page).toMatch(/^[\n\x20-\x7e]*$/);
        sizes.push(page.length);
      }
      // The largest: pages with Division 293 tax have two rows and two sentences more.
      expect(Math.max(...sizes)).toBeLessThanOrEqual(16 * 1024);
    },
  );
});

test.each([
  ['simplified', 'directory'],
  ['legislated', 'file'],
] as const)(
  'every hour page is the page that React renders, in a few shapes (%s set, %s layout)',
  async (rules, layout) => {
    const settings = renderSettings(rules, layout);
    const hours = createPageRenderer(settings, RULE_SETS[rules], true).family(hourFamily);
    const shapes = new Set<object>();
    for (const rate of HOURLY_RATES) {
      const { bytes, links } = hours.fill(rate);
      const page = new TextDecoder().decode(bytes);
      expectSame(page, hours.render(rate));
      expect(page).toMatch(/^[\n\x20-\x7e]*$/);
      shapes.add(links);
    }
    expectSame(hours.render(3_650), await minifyHtml(hours.render(3_650)));
    expect(shapes.size).toBeLessThanOrEqual(4);
  },
);

describe('where search engines are to list every tenth salary', () => {
  const robots = /<meta name="robots" content="([^"]*)">/;

  test('the other pages say so, and have their address and links all the same', () => {
    const renderer = newRenderer('simplified', 'file', 1_000);
    expect(robots.exec(filledPage(renderer, 80_000))?.[1]).toBe('index, follow');
    const left = filledPage(renderer, 80_100);
    expect(robots.exec(left)?.[1]).toBe('noindex, follow');
    expect(left).toContain('<link rel="canonical"');
    expectSame(left, renderer.render(80_100));
  });

  test('no page says anything of it elsewhere, and there are no more shapes', () => {
    const [plain, sparse] = [newRenderer(), newRenderer('simplified', 'file', 1_000)];
    expect(filledPage(plain, 80_100)).not.toMatch(robots);
    const amounts = Array.from({ length: 20 }, (_, index) => 60_000 + index * SALARY_STEP);
    expect(shapeCount(sparse, amounts)).toBe(shapeCount(plain, amounts));
  });
});

test.each(NAMES)(
  'all salary pages have a few dozen shapes (%s set)',
  (rules) => {
    const renderer = newRenderer(rules);
    const count = shapeCount(renderer, SAMPLED_SALARIES);
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(60);
  },
  300_000,
);
