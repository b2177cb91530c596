/** Turns routes into finished HTML. */
import { renderToString } from 'react-dom/server';
import { DonationBlock, SiteFooter, SiteHeader } from '../../components/layout.tsx';
import type { Page } from '../../pages/page.ts';
import { SalaryPage } from '../../pages/salary/salary-page.tsx';
import { RULE_SETS, type RuleSetName } from '../../pay/rules/rule-sets.ts';
import { jsonLdText } from '../../site/json-ld.ts';
import { salaryPath } from '../../site/paths.ts';
import { SALARY_STEP } from '../../site/salary-amounts.ts';
import { salaryStructuredData } from '../../site/salary-metadata.ts';
import {
  type SalaryPageContent,
  salaryPageContent,
  salaryPagePay,
} from '../../site/salary-page-content.ts';
import type { SiteConfig } from '../../site/site-config.ts';
import { taxYearWords } from '../../site/tax-year-words.ts';
import type { PageAssets } from '../emit/bundle.ts';
import { addressesIn, type Layout } from '../emit/page-files.ts';
import { escapeHtml } from './escape-html.ts';
import { minifyHtml } from './minify.ts';
import { pageFiller } from './page-filler.ts';
import type { FilledPage } from './page-shape.ts';
import { fillShell, parseShell } from './page-shell.ts';

/** What the pages of one build have in common; plain values, so that it can be sent to a worker. */
export interface RenderSettings {
  readonly site: SiteConfig;
  /** The figures that pages are made by. */
  readonly rules: RuleSetName;
  /** Dollars: search engines may list the salary pages of its multiples. */
  readonly indexStep: number;
  /** Text of the HTML shell, and the name it goes by in error messages. */
  readonly shell: { readonly source: string; readonly file: string };
  readonly assets: PageAssets;
  /** Policy for the page's own `<meta>`. */
  readonly contentSecurityPolicy: string;
  readonly layout: Layout;
  /** Paths of all pages that are not a salary's. */
  readonly routes: readonly string[];
}

export interface PageRenderer {
  /** A page of the routes, minified. */
  page(page: Page): Promise<string>;
  /** The page of `amount` dollars a year, minified; it holds until the next one. */
  salaryPage(amount: number): Promise<FilledPage>;
  /** The same page with all of it rendered and minified for it alone. Slow: what `salaryPage` is held to. */
  salaryPagePlainly(amount: number): Promise<string>;
  /** How many shapes of salary pages have been rendered. */
  shapeCount(): number;
}

export async function createPageRenderer(settings: RenderSettings): Promise<PageRenderer> {
  const { site, assets, layout } = settings;
  const context = { site, rules: RULE_SETS[settings.rules] };
  const payOf = salaryPagePay(context.rules);
  const contentOf = salaryPageContent(context.rules, settings.indexStep);
  const year = taxYearWords(context.rules);
  const { source, file } = settings.shell;
  const shell = parseShell(source, file);
  const minifiedShell = parseShell(await minifyHtml(source), file);
  const inLayout = addressesIn(layout, site.url, settings.routes);
  const shared = {
    contentSecurityPolicy: settings.contentSecurityPolicy,
    siteName: escapeHtml(site.name),
    socialImage: escapeHtml(`${site.url}${assets.socialImage}`),
    stylesheet: assets.stylesheet,
    viewport: '',
  };

  const salaryShared = {
    ...shared,
    scripts: scriptTags(assets),
    header: renderToString(<SiteHeader current="salary" site={site} />),
    donation: renderToString(<DonationBlock site={site} />),
    footer: renderToString(<SiteFooter {...context} />),
  };
  const SalaryPageOfYear = (content: SalaryPageContent) => <SalaryPage {...content} year={year} />;
  const filler = pageFiller(SalaryPageOfYear, {
    inDocument: (main, content) =>
      inLayout(
        fillShell(minifiedShell, { ...salaryShared, ...salarySlots(content, settings), main }),
      ),
    minify: minifyHtml,
  });

  return {
    async page(page) {
      const { Main } = page;
      const html = fillShell(shell, {
        ...shared,
        // The keyboard of a phone makes the page lower, where it would cover the answer.
        viewport: page.script === 'home' ? ', interactive-widget=resizes-content' : '',
        title: escapeHtml(page.title(context)),
        description: escapeHtml(page.description(context)),
        indexing: page.indexable ? canonicalTags(site, page.path) : NOT_INDEXED,
        scripts: scriptTags(assets, page.script),
        structuredData: page.structuredData ? jsonLdTag(page.structuredData(context)) : '',
        header: renderToString(<SiteHeader current={page.path} site={site} />),
        main: renderToString(<Main {...context} />),
        donation: donationOf(page, site),
        footer: page.hasFooter ? renderToString(<SiteFooter {...context} />) : '',
      });
      return inLayout(await minifyHtml(html));
    },

    salaryPage: (amount) => filler.fill(contentOf(payOf(amount))),

    async salaryPagePlainly(amount) {
      const content = contentOf(payOf(amount));
      const html = fillShell(shell, {
        ...shared,
        ...salarySlots(content, settings),
        scripts: scriptTags(assets),
        header: renderToString(<SiteHeader current="salary" site={site} />),
        main: renderToString(<SalaryPageOfYear {...content} />),
        donation: renderToString(<DonationBlock site={site} />),
        footer: renderToString(<SiteFooter {...context} />),
      });
      return inLayout(await minifyHtml(html));
    },

    shapeCount: filler.shapeCount,
  };
}

function donationOf({ hasDonationBlock }: Page, site: SiteConfig): string {
  return hasDonationBlock
    ? renderToString(<DonationBlock site={site} hidden={hasDonationBlock === 'hidden'} />)
    : '';
}

/** What of the shell differs between salary pages, but for `main`. */
function salarySlots(content: SalaryPageContent, { site, indexStep }: RenderSettings) {
  const { amount, title, description, robots, breakdown } = content;
  return {
    title: escapeHtml(title),
    description: escapeHtml(description),
    indexing:
      canonicalTags(site, salaryPath(amount)) +
      (indexStep === SALARY_STEP ? '' : robotsTag(robots)),
    structuredData: jsonLdTag(
      salaryStructuredData({ amount, title, description, name: `${breakdown.gross} Salary` }, site),
    ),
  };
}

function canonicalTags(site: SiteConfig, path: string): string {
  const address = escapeHtml(`${site.url}${path}`);
  return `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`;
}

function robotsTag(content: string): string {
  return `<meta name="robots" content="${escapeHtml(content)}">`;
}

const NOT_INDEXED = robotsTag('noindex');

function scriptTags(assets: PageAssets, script?: Page['script']): string {
  const scripts = [assets.scripts.menu];
  if (script !== undefined) scripts.push(assets.scripts[script]);
  const preloads = scripts.flatMap(({ imports }) => imports);
  return [
    ...preloads.map((address) => `<link rel="modulepreload" href="${address}">`),
    ...scripts.map(({ address }) => `<script type="module" src="${address}"></script>`),
  ].join('');
}

function jsonLdTag(structuredData: object): string {
  return `<script type="application/ld+json">${jsonLdText(structuredData)}</script>`;
}
