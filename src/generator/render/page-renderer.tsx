/** Turns routes into finished HTML. Every page's content goes through React's `renderToString`. */
import { renderToString } from 'react-dom/server';
import { DonationBlock, SiteFooter, SiteHeader } from '../../components/layout.tsx';
import { type TemplatePrinter, TemplatePrinterContext } from '../../components/templated.tsx';
import type { Page } from '../../pages/page.ts';
import { SalaryPage, salaryPagePay } from '../../pages/salary/salary-page.tsx';
import type { PayResult } from '../../pay/index.ts';
import { jsonLdText } from '../../site/json-ld.ts';
import { salaryPath } from '../../site/paths.ts';
import { type Faq, salaryFaq } from '../../site/salary-content.ts';
import {
  salaryDescription,
  salaryStructuredData,
  salaryStructuredDataWriter,
  salaryTitle,
} from '../../site/salary-metadata.ts';
import type { SiteConfig } from '../../site/site-config.ts';
import type { SiteAssets } from '../emit/bundle.ts';
import { minifyHtml } from './minify.ts';
import {
  escapeHtml,
  fillSlots,
  fillTemplate,
  type PageTemplate,
  parseTemplate,
  type Slot,
} from './page-shell.ts';
import { createTemplatePrinter } from './template-printer.ts';

/** What the pages of one build have in common; plain values, so that it can be sent to a worker. */
export interface RenderSettings {
  readonly site: SiteConfig;
  /** Text of the HTML shell, and the name it goes by in error messages. */
  readonly template: { readonly source: string; readonly file: string };
  readonly assets: SiteAssets;
  /** Policy for the page's own `<meta>`. */
  readonly contentSecurityPolicy: string;
}

export interface PageRenderer {
  /** A page of the routes, minified. */
  page(page: Page): Promise<string>;
  /** The page of `amount` dollars a year, minified, by way of templates that are rendered once for all pages. */
  salaryPage(amount: number): string;
  /** The same page by the plain way: all of it rendered, then minified. Slow; the other one is held to it. */
  salaryPagePlainly(amount: number): Promise<string>;
}

/** Prepares what all pages share: the template, minified, and the parts around the content. */
export async function createPageRenderer(settings: RenderSettings): Promise<PageRenderer> {
  const { site, template, assets } = settings;
  const shell = parseTemplate(template.source, template.file);
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
  const minifiedShell = parseTemplate(await minifyHtml(template.source), template.file);
  const salaryShell = fillSlots(minifiedShell, salaryShared);
  const shortcuts: Shortcuts = {
    printer: createTemplatePrinter(),
    structuredData: salaryStructuredDataWriter(site),
  };

  return {
    async page(page) {
      const { Main } = page;
      const html = fillTemplate(shell, {
        ...shared,
        title: escapeHtml(page.title(site)),
        description: escapeHtml(page.description),
        indexing: page.indexable ? canonicalTags(site, page.path) : NOT_INDEXED,
        scripts: scriptTags(assets, page.script),
        structuredData: page.structuredData ? jsonLdTag(jsonLdText(page.structuredData(site))) : '',
        header: renderToString(<SiteHeader current={page.path} site={site} />),
        main: renderToString(<Main site={site} />),
        donation: page.hasDonationBlock ? renderToString(<DonationBlock site={site} />) : '',
        footer: page.hasFooter ? renderToString(<SiteFooter site={site} />) : '',
      });
      return minifyHtml(html);
    },

    salaryPage(amount) {
      return fillPerPageSlots(salaryShell, salarySlots(amount, site, shortcuts));
    },

    async salaryPagePlainly(amount) {
      return minifyHtml(
        fillTemplate(shell, { ...salaryShared, ...salarySlots(amount, site, null) }),
      );
    },
  };
}

type SalarySlots = Record<Exclude<Slot, keyof typeof NOT_PER_SALARY>, string>;

const NOT_PER_SALARY = {
  contentSecurityPolicy: true,
  siteName: true,
  socialImage: true,
  stylesheet: true,
  scripts: true,
  header: true,
  donation: true,
  footer: true,
} satisfies Partial<Record<Slot, true>>;

/** Ways to write what salary pages have in common only once. */
interface Shortcuts {
  readonly printer: TemplatePrinter;
  readonly structuredData: (pay: PayResult, faq: readonly Faq[]) => string;
}

/** What differs between salary pages; without shortcuts, by the plain way. */
function salarySlots(amount: number, site: SiteConfig, shortcuts: Shortcuts | null): SalarySlots {
  const pay = salaryPagePay(amount);
  const faq = salaryFaq(pay);
  return {
    title: escapeHtml(salaryTitle(amount)),
    description: escapeHtml(salaryDescription(pay)),
    indexing: canonicalTags(site, salaryPath(amount)),
    structuredData: jsonLdTag(
      shortcuts === null
        ? jsonLdText(salaryStructuredData(pay, site, faq))
        : shortcuts.structuredData(pay, faq),
    ),
    main: renderToString(
      <TemplatePrinterContext value={shortcuts?.printer ?? null}>
        <SalaryPage pay={pay} faq={faq} />
      </TemplatePrinterContext>,
    ),
  };
}

function fillPerPageSlots({ literals, slots }: PageTemplate, values: SalarySlots): string {
  let html = literals[0] ?? '';
  for (let index = 0; index < slots.length; index++) {
    html += values[slots[index] as keyof SalarySlots] + literals[index + 1];
  }
  return html;
}

function canonicalTags(site: SiteConfig, path: string): string {
  const address = escapeHtml(`${site.url}${path}`);
  return `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`;
}

const NOT_INDEXED = '<meta name="robots" content="noindex">';

function scriptTags(assets: SiteAssets, script?: Page['script']): string {
  const scripts = [assets.scripts.menu];
  if (script !== undefined) scripts.push(assets.scripts[script]);
  const preloads = scripts.flatMap(({ imports }) => imports);
  return [
    ...preloads.map((address) => `<link rel="modulepreload" href="${address}">`),
    ...scripts.map(({ address }) => `<script type="module" src="${address}"></script>`),
  ].join('');
}

function jsonLdTag(text: string): string {
  return `<script type="application/ld+json">${text}</script>`;
}
