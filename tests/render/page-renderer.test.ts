import { expect, test } from 'vitest';
import { rulesOfSalaryPages } from '../../src/generator/bundle/worker-and-edge.ts';
import { minifyHtml } from '../../src/generator/threads/minify.ts';
import { hourFamily } from '../../src/pages/hour/hour-page.tsx';
import { salaryFamily } from '../../src/pages/salary/salary-page.tsx';
import { incomeEdges } from '../../src/pay/charge-lines.ts';
import { taxYearOf } from '../../src/pay/rules/rule-set.ts';
import { RULE_SET_NAMES, type RuleSetName } from '../../src/pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { chargesFor } from '../../src/pay/year/income-year.ts';
import { createPageRenderer, type FamilyRenderer } from '../../src/render/page-renderer.tsx';
import { HOURLY_RATES } from '../../src/site/hourly-rates.ts';
import {
  allSalaryAmounts,
  HIGHEST_SALARY,
  LOWEST_SALARY,
  SALARY_STEP,
} from '../../src/site/salary-amounts.ts';
import { contributionBaseOf } from '../../src/words/tax-year-words.ts';
import { renderSettings } from '../support/render-settings.ts';

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
function expectSame(actual: string, expected = ''): void {
  let same = 0;
  while (same < actual.length && actual[same] === expected[same]) same++;
  expect(actual.slice(same, same + 100)).toBe(expected.slice(same, same + 100));
}

function filledPage(renderer: FamilyRenderer, member: number): string {
  return new TextDecoder().decode(renderer.fill(member).bytes);
}

/** The pages of a shape have the same links. */
function shapeCount(renderer: FamilyRenderer, members: readonly number[]): number {
  return new Set(members.map((member) => renderer.fill(member).links)).size;
}

test.each([
  ['simplified', 'file', SALARY_STEP],
  ['simplified', 'directory', SALARY_STEP],
  ['legislated', 'file', 1_000],
] as const)(
  'a filled salary page has the bytes of the page that React renders, within 16 KB of ASCII that no minifier shortens (%s set, %s layout, every $%i listed)',
  async (rules, layout, indexStep) => {
    const renderer = newRenderer(rules, layout, indexStep);
    // A build's renderer compares nothing and has the chosen rules alone.
    const chosen = JSON.parse(JSON.stringify(rulesOfSalaryPages(rules)));
    const alone = createPageRenderer(
      renderSettings(rules, layout, indexStep),
      chosen,
      false,
    ).family(salaryFamily);
    for (const amount of tellingSalaries(rules)) {
      const page = filledPage(renderer, amount);
      expectSame(page, renderer.render(amount));
      expectSame(page, filledPage(alone, amount));
      expectSame(page, await minifyHtml(page));
      expect(page).toMatch(/^[\n\x20-\x7e]*$/);
      expect(page.length).toBeLessThanOrEqual(16 * 1024);
    }
  },
);

test.each([
  ['simplified', 'directory'],
  ['legislated', 'file'],
] as const)(
  'every hour page is the page that React renders, in a few shapes (%s set, %s layout)',
  async (rules, layout) => {
    const settings = renderSettings(rules, layout);
    const hours = createPageRenderer(settings, RULE_SETS[rules], true).family(hourFamily);
    for (const rate of HOURLY_RATES) {
      const page = filledPage(hours, rate);
      expectSame(page, hours.render(rate));
      expect(page).toMatch(/^[\n\x20-\x7e]*$/);
    }
    const page = filledPage(hours, 3_650);
    expectSame(page, await minifyHtml(page));
    expect(shapeCount(hours, HOURLY_RATES)).toBeLessThanOrEqual(4);
  },
);

test('where search engines are to list every tenth salary, the other pages alone say so, in no more shapes', () => {
  const robots = (renderer: FamilyRenderer, amount: number) =>
    /<meta name="robots" content="([^"]*)">/.exec(filledPage(renderer, amount))?.[1];
  const [plain, sparse] = [newRenderer(), newRenderer('simplified', 'file', 1_000)];
  expect(robots(plain, 80_100)).toBeUndefined();
  expect(robots(sparse, 80_000)).toBe('index, follow');
  expect(robots(sparse, 80_100)).toBe('noindex, follow');
  expect(filledPage(sparse, 80_100)).toContain('<link rel="canonical"');
  const amounts = Array.from({ length: 20 }, (_, index) => 60_000 + index * SALARY_STEP);
  expect(shapeCount(sparse, amounts)).toBe(shapeCount(plain, amounts));
});

/** Every salary up to 300,000, where words and shapes change most, and the last ten; of the others one in 97. In a long run all. */
const SAMPLED_SALARIES = [...allSalaryAmounts()].filter(
  (amount, index) =>
    process.env.LONG_TESTS ||
    amount <= 300_000 ||
    amount > HIGHEST_SALARY - 10 * SALARY_STEP ||
    index % 97 === 0,
);

test.each(RULE_SET_NAMES)(
  'all salary pages have a few dozen shapes (%s set)',
  (rules) => {
    const count = shapeCount(newRenderer(rules), SAMPLED_SALARIES);
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(60);
  },
  300_000,
);
