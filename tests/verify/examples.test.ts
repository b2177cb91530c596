/** The examples of calculators have the figures of the reference, where it has an answer for their entries. */
import { expect, test } from 'vitest';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { createPageRenderer } from '../../src/render/page-renderer.tsx';
import { noFaults } from '../../src/verify/faults.ts';
import { compareFigures } from '../../src/verify/figures/check-figures.ts';
import { openedFigures } from '../../src/verify/figures/index.ts';
import { parsePage } from '../../src/verify/html-page.ts';
import { calculatorPages } from '../pages/opened-page.tsx';
import { renderSettings } from '../support/render-settings.ts';

const RULES = ['simplified', 'legislated'] as const;

const EXAMPLES = (
  await Promise.all(
    RULES.map(async (rules) =>
      (
        await calculatorPages(RULE_SETS[rules])
      ).flatMap((page) =>
        page.examples.map((fragment) => ({ rules, page, path: page.path, fragment })),
      ),
    ),
  )
)
  .flat()
  .filter(({ rules, path, fragment }) =>
    openedFigures(path, rules, new URLSearchParams(fragment.slice(1))),
  );

test.each(EXAMPLES)(
  '$path of the $rules site, opened by "$fragment"',
  ({ rules, page, path, fragment }) => {
    const settings = renderSettings(rules);
    const script = { address: '/assets/script.js', imports: [] };
    const scripts = { menu: script, [page.script ?? '']: script };
    const assets = { ...settings.assets, scripts };
    const html = createPageRenderer({ ...settings, assets }, RULE_SETS[rules], false).page(
      page.opened(fragment),
    );
    const expected = openedFigures(path, rules, new URLSearchParams(fragment.slice(1)));
    const faults = noFaults();
    if (expected) compareFigures(parsePage(path, html), expected, faults);
    expect(faults.first).toEqual([]);
  },
);
