/** Turns routes into finished HTML. */
import { renderToString } from 'react-dom/server';
import { DonationBlock, SiteFooter, SiteHeader } from '../components/layout.tsx';
import type { FamilyContent, Page, PageContext, PageFamily } from '../pages/page.ts';
import type { RuleSetName } from '../pay/rules/rule-set-names.ts';
import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import { jsonLdText } from '../site/json-ld.ts';
import { addressesIn, type Layout } from '../site/page-files.ts';
import { pageStructuredData } from '../site/page-structured-data.ts';
import { contentSecurityPolicy, metaPolicy } from '../site/response-headers.ts';
import type { SiteConfig } from '../site/site-config.ts';
import { taxYearWords } from '../words/tax-year-words.ts';
import { type FilledPage, pageFiller } from './page-filler.ts';
import { escapeHtml, fillShell } from './page-shell.ts';

/** A script that a page loads. */
export interface ScriptAsset {
  readonly address: string;
  /** The chunks that it imports statically. */
  readonly imports: readonly string[];
  /** Style that only its page needs. */
  readonly stylesheet?: string;
}

/** Addresses of everything that a page loads, root-relative. */
export interface PageAssets {
  readonly stylesheet: string;
  readonly socialImage: string;
  /** By name: those of the rule set's pages, and the menu. */
  readonly scripts: Readonly<Record<string, ScriptAsset>>;
}

/** The settings that all pages of a build share: plain values, which can be sent to a worker. */
export interface RenderSettings {
  readonly site: SiteConfig;
  /** The figures that pages are made by. */
  readonly rules: RuleSetName;
  /** Dollars: search engines may list the salary pages of its multiples. */
  readonly indexStep: number;
  /** Without white space between elements: as React writes no byte too many, a page of a family needs no minifier. */
  readonly shell: string;
  readonly assets: PageAssets;
  readonly layout: Layout;
  /** Paths of all pages that are not a salary's. */
  readonly routes: readonly string[];
}

export interface PageRenderer {
  /** A page of the routes, not minified. */
  page(page: Page): string;
  /** Makes the pages of a family. */
  family<Content extends FamilyContent>(family: PageFamily<Content>): FamilyRenderer;
}

export interface FamilyRenderer {
  /** The page of `member`. */
  fill(member: number): FilledPage;
  /** The same page, rendered by React for it alone: slow. */
  render(member: number): string;
}

/**
 * @param rules The set that the settings name.
 * @param isCompared Whether pages of families are compared with React's.
 */
export function createPageRenderer(
  settings: RenderSettings,
  rules: DescribedRuleSet,
  isCompared: boolean,
): PageRenderer {
  const { site, assets, shell, indexStep } = settings;
  const context = { site, rules };
  const inLayout = addressesIn(settings.layout, site.url, settings.routes);
  const onEveryPage = {
    contentSecurityPolicy: contentSecurityPolicy('nothing', true),
    socialImage: escapeHtml(`${site.url}${assets.socialImage}`),
    stylesheet: assets.stylesheet,
    viewport: '',
  };
  const onFamilyPages = {
    ...onEveryPage,
    scripts: scriptTags(assets),
    header: renderToString(<SiteHeader current="salary" site={site} />),
    donation: renderToString(<DonationBlock site={site} rules={rules.name} />),
    footer: renderToString(<SiteFooter {...context} />),
  };
  const year = taxYearWords(rules);

  return {
    page(page) {
      const { Main } = page;
      const html = fillShell(shell, {
        ...onEveryPage,
        contentSecurityPolicy: metaPolicy(page.path, rules.name),
        viewport: page.isLowerWithKeyboard ? ', interactive-widget=resizes-content' : '',
        title: escapeHtml(page.title(context)),
        description: escapeHtml(page.description(context)),
        indexing: page.indexable ? canonicalTags(site, page.path) : NOT_INDEXED,
        scripts: scriptTags(assets, page.script),
        structuredData: page.structuredData ? jsonLdTag(page.structuredData(context)) : '',
        header: renderToString(<SiteHeader current={page.path} site={site} />),
        main: renderToString(<Main {...context} />),
        donation: donationOf(page, context),
        footer: page.hasFooter ? renderToString(<SiteFooter {...context} />) : '',
      });
      return inLayout(html);
    },

    family({ Main, contentOf, pathOf, nameOf }) {
      const MainOfYear = (content: Parameters<typeof pathOf>[0]) => (
        <Main {...content} year={year} />
      );
      const filler = pageFiller(MainOfYear, {
        inDocument(main, content) {
          const { title, description, robots } = content;
          const html = fillShell(shell, {
            ...onFamilyPages,
            title: escapeHtml(title),
            description: escapeHtml(description),
            indexing:
              canonicalTags(site, pathOf(content)) +
              (robots === undefined ? '' : robotsTag(robots)),
            structuredData: jsonLdTag(pageStructuredData(nameOf(content), site)),
            main,
          });
          return inLayout(html);
        },
        isCompared,
      });
      const content = contentOf(rules, indexStep);
      return {
        fill: (member) => filler.fill(content(member)),
        render: (member) => filler.render(content(member)),
      };
    },
  };
}

function donationOf({ hasDonationBlock }: Page, { site, rules }: PageContext): string {
  return hasDonationBlock
    ? renderToString(
        <DonationBlock site={site} rules={rules.name} hidden={hasDonationBlock === 'hidden'} />,
      )
    : '';
}

function canonicalTags(site: SiteConfig, path: string): string {
  const address = escapeHtml(`${site.url}${path}`);
  return `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`;
}

function robotsTag(content: string): string {
  return `<meta name="robots" content="${escapeHtml(content)}">`;
}

const NOT_INDEXED = robotsTag('noindex');

function scriptTags(assets: PageAssets, script?: string): string {
  const scripts = ['menu', ...(script ? [script] : [])].map((name) => {
    const asset = assets.scripts[name];
    if (asset === undefined) throw new Error(`The build has no script ${name}`);
    return asset;
  });
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
