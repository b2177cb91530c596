/** The examples of calculators have the figures of the reference, where it has an answer for their entries. */
import { expect, test } from 'vitest';
import type { RuleSetName } from '../../src/pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { createPageRenderer } from '../../src/render/page-renderer.tsx';
import { noFaults } from '../../src/verify/faults.ts';
import { checkFigures } from '../../src/verify/figures/check-figures.ts';
import { openedFigures } from '../../src/verify/figures/index.ts';
import { parsePage } from '../../src/verify/html-page.ts';
import { calculatorPages } from '../pages/opened-page.tsx';
import { renderSettings } from '../support/render-settings.ts';

async function examplesOf(rules: RuleSetName) {
  const pages = await calculatorPages(RULE_SETS[rules]);
  return pages.flatMap((page) =>
    page.examples.flatMap((fragment) => {
      const entries = new URLSearchParams(fragment.slice(1));
      const expected = openedFigures(page.path, rules, entries);
      return expected ? { rules, page, path: page.path, fragment, expected } : [];
    }),
  );
}

test.each([...(await examplesOf('simplified')), ...(await examplesOf('legislated'))])(
  '$path of the $rules site, opened by "$fragment"',
  ({ rules, page, path, fragment, expected }) => {
    const settings = renderSettings(rules);
    const script = { address: '/assets/script.js', imports: [] };
    const scripts = { menu: script, [page.script ?? '']: script };
    const assets = { ...settings.assets, scripts };
    const html = createPageRenderer({ ...settings, assets }, RULE_SETS[rules], false).page(
      page.opened(fragment),
    );
    const faults = noFaults();
    checkFigures(parsePage(path, html), expected, faults);
    expect(faults.first).toEqual([]);
  },
);
