/** Markup that html-validate lets pass and the Nu checker does not, on pages of every kind by every rule set. */
import type { Element, ParentNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { loadPages, pageAtPath } from '../../src/pages/routes.ts';
import { RULE_SETS } from '../support/known-law.ts';
import { all, closest, parsedHtml } from '../support/parsed-html.ts';
import {
  calculatorPages,
  layoutHtml,
  openedMain,
  renderedMain,
  renderedSalaryPage,
} from './opened-page.tsx';

/** Below and above the tax-free threshold, in each bracket, and both ends. */
const SALARIES = [5_000, 20_000, 80_000, 150_000, 250_000, 15_000_000];

describe.each(Object.values(RULE_SETS))('by the $name rule set', async (rules) => {
  const pages = await loadPages(rules.name);
  const opened = (await calculatorPages(rules)).flatMap((page) =>
    page.examples.map((example): [string, ParentNode] => [
      page.path + example,
      openedMain(page, example, rules),
    ]),
  );
  const rendered: [string, ParentNode][] = [
    ['the layout', parsedHtml(layoutHtml(rules))],
    ...pages.map((page): [string, ParentNode] => [page.path, renderedMain(page, { rules })]),
    ...opened,
    ...SALARIES.map((amount): [string, ParentNode] => [
      `/salary/${amount}`,
      renderedSalaryPage(amount, rules),
    ]),
  ];

  test.each(rendered)(
    '%s has headings in sections, and in drawings no attribute that only HTML has',
    (_, page) => {
      const headless = all(page, 'section, article').filter(
        (section) => headingsIn(section).length === 0,
      );
      const wrong = all(page, 'svg[translate], svg [translate]');
      const faults = [...headless, ...wrong].map((element) => DomUtils.getOuterHTML(element));
      expect(faults).toEqual([]);
    },
  );
});

test('the figures of both plots that follow the inputs are kept from translators', async () => {
  const drawings = all(renderedMain(await pageAtPath('/')), 'svg:has(text)');
  expect(drawings).toHaveLength(2);
  for (const drawing of drawings) expect(closest(drawing, '[translate=no]')).toBeDefined();
});

/** The headings that belong to `section` itself. */
function headingsIn(section: Element): Element[] {
  return all(section, 'h1, h2, h3, h4, h5, h6').filter(
    (heading) => closest(heading, 'section, article') === section,
  );
}
