/** Turns routes into finished HTML. */
import { renderToString } from 'react-dom/server';
import { DonationBlock, SiteFooter, SiteHeader } from '../../components/layout.tsx';
import type { Page } from '../../pages/page.ts';
import { SalaryPage } from '../../pages/salary/salary-page.tsx';
import { jsonLdText } from '../../site/json-ld.ts';
import { salaryPath } from '../../site/paths.ts';
import { salaryStructuredData } from '../../site/salary-metadata.ts';
import {
  type SalaryPageContent,
  salaryPageContent,
  salaryPagePay,
} from '../../site/salary-page-content.ts';
import type { SiteConfig } from '../../site/site-config.ts';
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
  const { source, file } = settings.shell;
  const shell = parseShell(source, file);
  const minifiedShell = parseShell(await minifyHtml(source), file);
  const inLayout = addressesIn(layout, site.url, settings.routes);
  const shared = {
    contentSecurityPolicy: settings.contentSecurityPolicy,
    siteName: escapeHtml(site.name),
    socialImage: escapeHtml(`${site.url}${assets.socialImage}`),
    stylesheet: assets.stylesheet,
  };

  const salaryShared = {
    ...shared,
    scripts: scriptTags(assets),
    header: renderToString(<SiteHeader current="salary" site={site} />),
    donation: renderToString(<DonationBlock site={site} />),
    footer: renderToString(<SiteFooter site={site} />),
  };
  const filler = pageFiller(SalaryPage, {
    inDocument: (main, content) =>
      inLayout(fillShell(minifiedShell, { ...salaryShared, ...salarySlots(content, site), main })),
    minify: minifyHtml,
  });

  return {
    async page(page) {
      const { Main } = page;
      const html = fillShell(shell, {
        ...shared,
        title: escapeHtml(page.title(site)),
        description: escapeHtml(page.description),
        indexing: page.indexable ? canonicalTags(site, page.path) : NOT_INDEXED,
        scripts: scriptTags(assets, page.script),
        structuredData: page.structuredData ? jsonLdTag(page.structuredData(site)) : '',
        header: renderToString(<SiteHeader current={page.path} site={site} />),
        main: renderToString(<Main site={site} />),
        donation: page.hasDonationBlock ? renderToString(<DonationBlock site={site} />) : '',
        footer: page.hasFooter ? renderToString(<SiteFooter site={site} />) : '',
      });
      return inLayout(await minifyHtml(html));
    },

    salaryPage: (amount) => filler.fill(salaryPageContent(salaryPagePay(amount))),

    async salaryPagePlainly(amount) {
      const content = salaryPageContent(salaryPagePay(amount));
      const html = fillShell(shell, {
        ...shared,
        ...salarySlots(content, site),
        scripts: scriptTags(assets),
        header: renderToString(<SiteHeader current="salary" site={site} />),
        main: renderToString(<SalaryPage {...content} />),
        donation: renderToString(<DonationBlock site={site} />),
        footer: renderToString(<SiteFooter site={site} />),
      });
      return inLayout(await minifyHtml(html));
    },

    shapeCount: filler.shapeCount,
  };
}

/** What of the shell differs between salary pages, but for `main`. */
function salarySlots(content: SalaryPageContent, site: SiteConfig) {
  const { amount, title, description, breakdown } = content;
  return {
    title: escapeHtml(title),
    description: escapeHtml(description),
    indexing: canonicalTags(site, salaryPath(amount)),
    structuredData: jsonLdTag(
      salaryStructuredData({ amount, title, description, name: `${breakdown.gross} Salary` }, site),
    ),
  };
}

function canonicalTags(site: SiteConfig, path: string): string {
  const address = escapeHtml(`${site.url}${path}`);
  return `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`;
}

const NOT_INDEXED = '<meta name="robots" content="noindex">';

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
