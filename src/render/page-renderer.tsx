/** Turns routes into finished HTML. */
import { renderToString } from 'react-dom/server';
import { DonationBlock, SiteFooter, SiteHeader } from '../components/layout.tsx';
import type { Page } from '../pages/page.ts';
import { SalaryPage } from '../pages/salary/salary-page.tsx';
import type { DescribedRuleSet, RuleSetName } from '../pay/rules/rule-sets.ts';
import { jsonLdText } from '../site/json-ld.ts';
import { addressesIn, type Layout } from '../site/page-files.ts';
import { pageStructuredData } from '../site/page-structured-data.ts';
import { salaryPath } from '../site/paths.ts';
import { SALARY_STEP } from '../site/salary-amounts.ts';
import {
  type SalaryPageContent,
  salaryPageContent,
  salaryPagePay,
} from '../site/salary-page-content.ts';
import type { SiteConfig } from '../site/site-config.ts';
import { taxYearWords } from '../site/tax-year-words.ts';
import { escapeHtml } from './escape-html.ts';
import type { PageAssets } from './page-assets.ts';
import { filledAlone, pageFiller } from './page-filler.ts';
import type { FilledPage } from './page-shape.ts';
import { fillShell, type PageShell, parseShell } from './page-shell.ts';

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

/** What pages are made with that cannot be sent to a worker, or is not wanted in every bundle. */
export interface RenderTools {
  /** The set that the settings name. */
  readonly rules: DescribedRuleSet;
  readonly minify: (html: string) => Promise<string>;
}

export async function createPageRenderer(
  settings: RenderSettings,
  { rules, minify }: RenderTools,
): Promise<PageRenderer> {
  const { site, assets } = settings;
  const context = { site, rules };
  const { source, file } = settings.shell;
  const shell = parseShell(source, file);
  const inLayout = layoutOf(settings);
  const shared = sharedSlots(settings);
  const { contentOf, SalaryPageOfYear, documentIn } = salaryPages(settings, rules);
  const filler = pageFiller(SalaryPageOfYear, {
    inDocument: documentIn(parseShell(await minify(source), file)),
    minify,
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
      return inLayout(await minify(html));
    },

    salaryPage: (amount) => filler.fill(contentOf(amount)),

    async salaryPagePlainly(amount) {
      const content = contentOf(amount);
      const html = fillShell(shell, {
        ...shared,
        ...salarySlots(content, settings),
        scripts: scriptTags(assets),
        header: renderToString(<SiteHeader current="salary" site={site} />),
        main: renderToString(<SalaryPageOfYear {...content} />),
        donation: renderToString(<DonationBlock site={site} />),
        footer: renderToString(<SiteFooter {...context} />),
      });
      return inLayout(await minify(html));
    },

    shapeCount: filler.shapeCount,
  };
}

/**
 * By amount, in dollars a year: the bytes of its page. For settings that a build has proved: their shell is minified, and
 * in no shape of a page does the minifier find anything to do. So nothing is minified, nothing is compared, and no page
 * waits for another.
 */
export function createSalaryPageRenderer(
  settings: RenderSettings,
  rules: DescribedRuleSet,
): (amount: number) => Uint8Array<ArrayBuffer> {
  const { contentOf, SalaryPageOfYear, documentIn } = salaryPages(settings, rules);
  const shell = parseShell(settings.shell.source, settings.shell.file);
  const fill = filledAlone(SalaryPageOfYear, documentIn(shell));
  return (amount) => fill(contentOf(amount));
}

/** What all salary pages are made of. */
function salaryPages(settings: RenderSettings, rules: DescribedRuleSet) {
  const { site, assets, indexStep } = settings;
  const payOf = salaryPagePay(rules);
  const contentOfPay = salaryPageContent(rules, indexStep);
  const year = taxYearWords(rules);
  const inLayout = layoutOf(settings);
  const shared = {
    ...sharedSlots(settings),
    scripts: scriptTags(assets),
    header: renderToString(<SiteHeader current="salary" site={site} />),
    donation: renderToString(<DonationBlock site={site} />),
    footer: renderToString(<SiteFooter site={site} rules={rules} />),
  };
  return {
    contentOf: (amount: number) => contentOfPay(payOf(amount)),
    SalaryPageOfYear: (content: SalaryPageContent) => <SalaryPage {...content} year={year} />,
    /** Puts the HTML of a page's `main`, and texts of its content, into `shell`, which is minified. */
    documentIn: (shell: PageShell) => (main: string, content: SalaryPageContent) =>
      inLayout(fillShell(shell, { ...shared, ...salarySlots(content, settings), main })),
  };
}

function layoutOf({ layout, site, routes }: RenderSettings): (html: string) => string {
  return addressesIn(layout, site.url, routes);
}

/** What of the shell is the same on every page. */
function sharedSlots({ contentSecurityPolicy, site, assets }: RenderSettings) {
  return {
    contentSecurityPolicy,
    siteName: escapeHtml(site.name),
    socialImage: escapeHtml(`${site.url}${assets.socialImage}`),
    stylesheet: assets.stylesheet,
    viewport: '',
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
      pageStructuredData(
        { path: salaryPath(amount), title, description, name: `${breakdown.gross} Salary` },
        site,
      ),
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
  const stylesheets = scripts.flatMap(({ stylesheet }) => stylesheet ?? []);
  return [
    ...stylesheets.map((address) => `<link rel="stylesheet" href="${address}">`),
    ...preloads.map((address) => `<link rel="modulepreload" href="${address}">`),
    ...scripts.map(({ address }) => `<script type="module" src="${address}"></script>`),
  ].join('');
}

function jsonLdTag(structuredData: object): string {
  return `<script type="application/ld+json">${jsonLdText(structuredData)}</script>`;
}
