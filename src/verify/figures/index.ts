/**
 * The figures of every page, from exact arithmetic and from no code that makes the pages. A page that is not listed has none
 * but those around its content: any other figure on it is a fault until its reference is listed here.
 */

import { pathToFileURL } from 'node:url';
import { calculatorFile } from '../../generator/calculator-files.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { CALCULATORS } from '../../site/calculators.ts';
import type { Fault } from '../faults.ts';
import type { ReferenceRulesName } from '../reference/reference-years.ts';
import { rateOf, salaryOf } from '../site-folder.ts';
import { disclaimerFigures } from './disclaimer.ts';
import { hourFigures } from './hour.ts';
import {
  type Expected,
  type PageFigures,
  type ReferenceSite,
  referenceSite,
} from './page-figures.ts';
import { salaryFigures } from './salary.ts';
import { taxTableFigures } from './tax-table.ts';

const PAGES: Record<string, Expected> = {
  '/disclaimer': disclaimerFigures,
  '/tax-table/weekly': (site) => taxTableFigures(site, 'weekly'),
  '/tax-table/fortnightly': (site) => taxTableFigures(site, 'fortnightly'),
  '/tax-table/monthly': (site) => taxTableFigures(site, 'monthly'),
  // The salaries and the rates that have a page, and their steps.
  '/404': () => ({
    ...only({ Page: ['$5,000', '$15,000,000', '$100', '$15', '$150', '50'] }),
    links: { Page: [5_000, 15_000_000, 15, 150] },
  }),
  // The hours within which a message is answered.
  '/contact': () => only({ Description: ['24', '48'], 'Response time': ['24', '48'] }),
  // The year of its last change, and the numbers of its parts.
  '/privacy-policy': ({ rules }) =>
    only({
      Page: rules === 'legislated' ? '2026' : '2025',
      '#. Information we collect': '1',
      '#. How your figures are used': '2',
      '#. Cookies and storage': '3',
      '#. Hosting and links': '4',
      '#. Changes to this policy': '5',
      '#. Contact us': '6',
    }),
};

// The figures of a calculator are in its folder.
for (const { path } of CALCULATORS) {
  const { expected } = await import(pathToFileURL(calculatorFile(path, 'expected.ts')).href);
  PAGES[path] = expected;
}

const SITES = { simplified: referenceSite('simplified'), legislated: referenceSite('legislated') };

/**
 * A fault for each tax year of a site by `rules` that the reference lacks, and one where it takes another for the pages: its
 * figures of the site are no measure then.
 */
export function lackedByReference({
  name,
  taxYears,
  defaultTaxYear,
}: RuleSet<string, ReferenceRulesName>): Fault[] {
  const { years, taxYear } = SITES[name];
  const lacking = taxYears.flatMap(({ label: shown }) => {
    if (years.includes(shown)) return [];
    const lack = `the reference has no ${shown}: src/verify/reference/${name}-years.ts`;
    return { page: '/', label: 'tax years', shown, expected: `one of ${years.join(', ')}`, lack };
  });
  if (lacking.length > 0 || taxYear === defaultTaxYear) return lacking;
  const lack = `the reference takes ${taxYear}: src/verify/figures/page-figures.ts`;
  const label = 'tax year of the pages';
  return [{ page: '/', label, shown: defaultTaxYear, expected: taxYear, lack }];
}

function only(prose: PageFigures['prose']): PageFigures {
  return { cells: {}, prose };
}

/** The figures of the page at `address` in a site by `rules`. */
export function pageFigures(address: string, rules: ReferenceRulesName): PageFigures {
  const site = SITES[rules];
  const path = address.replace(/(.)\/$/, '$1');
  const [salary, rate] = [salaryOf(path), rateOf(path)];
  if (salary > 0) return withSurroundings(salaryFigures(site, salary), site);
  if (rate > 0) return withSurroundings(hourFigures(site, rate), site);
  const figures = PAGES[path]?.(site) ?? only({});
  return path === '/disclaimer' ? figures : withSurroundings(figures, site);
}

/** The figures of a calculator's page with the `entries` of a link; undefined if the reference has no answer for those. */
export function openedFigures(path: string, rules: ReferenceRulesName, entries: URLSearchParams) {
  const figures = PAGES[path]?.(SITES[rules], entries);
  return figures && withSurroundings(figures, SITES[rules]);
}

/** With the donation block and the footer, which the disclaimer has not; see Shared layout in `docs/product.md`. */
function withSurroundings(figures: PageFigures, { rules, years }: ReferenceSite): PageFigures {
  return {
    ...figures,
    cells: {
      ...figures.cells,
      'Help Keep This Free > Running costs': '$45',
      'Help Keep This Free > Monthly goal': '$50',
    },
    prose: {
      ...figures.prose,
      'Help Keep This Free': ['10', '50', '$10', '20%'],
      ...(rules === 'legislated' && { About: [...years.slice(-1), ...years.slice(0, 1)] }),
    },
    links: {
      ...figures.links,
      'Quick links': [50_000, 100_000, 150_000, 200_000, 500_000, 1_000_000],
    },
  };
}
