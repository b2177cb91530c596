/** Everything a build knows before it renders its first page: routes, files, and the key they depend on. */

import { createHash } from 'node:crypto';
import type { RenderSettings } from '../render/page-renderer.tsx';
import { pageFile } from '../site/page-files.ts';
import { salaryPath } from '../site/paths.ts';
import { contentSecurityPolicy } from '../site/response-headers.ts';
import { ROUTES } from '../site/routes.ts';
import { shardAmounts } from './amount-selection.ts';
import { bundleBrowserAssets } from './bundle/browser.ts';
import { cachedBundle } from './bundle/bundle-cache.ts';
import {
  bundleEdgeHandler,
  bundleRenderWorker,
  rulesOfSalaryPages,
} from './bundle/worker-and-edge.ts';
import { EDGE_HANDLER_FILE, edgeHostFiles, isServedAtEdge } from './files/edge-files.ts';
import { hostingFiles } from './files/hosting-files.ts';
import { parseShell } from './files/page-shell.ts';
import { compressedFiles, compressors } from './files/precompress.ts';
import { findPublicFiles, readPublicFile } from './files/public-files.ts';
import type { SiteFile } from './files/site-file.ts';
import { sitemapFiles } from './files/sitemaps.ts';
import { manifestFile, readStaticFiles, robotsFile } from './files/static-files.ts';
import { readTemplate } from './files/templates.ts';
import { compactFileNames, type FileNamesEntry, type NumberedNames } from './publish/file-names.ts';
import { markerText } from './publish/site-marker.ts';
import type { Warn } from './publish/system-error.ts';
import type { BuildSettings } from './settings.ts';
import { minifyHtml } from './threads/minify.ts';
import type { RenderJob } from './threads/render-pages.ts';
import type { WorkerSettings } from './threads/render-worker.ts';

const PAGE_SHELL = 'templates/page.html';

export interface SitePlan {
  readonly render: RenderSettings;
  /** The bundled render worker. */
  readonly workerCode: string;
  /** Salaries to write pages of, in rising order. */
  readonly amounts: readonly number[];
  /** Salaries whose pages an edge handler renders: they are rendered here as well, to prove them, and not written. */
  readonly handledAmounts: readonly number[];
  /** Whether this build makes the pages that are not a salary's. */
  readonly hasRoutePages: boolean;
  readonly pageCount: number;
  /** Files that are not pages, whole, without compressed copies; made as they are asked for, since sitemaps are large. */
  emittedFiles(): Iterable<SiteFile>;
  /** Root-relative addresses of all files of the site that a page may refer to. */
  readonly emittedAddresses: readonly string[];
  /** Hash of everything that the site's bytes depend on. */
  readonly key: string;
  /** Files of the whole site that are the operator's own. */
  readonly publicFiles: readonly string[];
  /** Every file of this build; named one after the other, since there are many. */
  files(): Iterable<string>;
  /** Every file of the whole site: more, where this build makes a part of it. */
  readonly siteFiles: readonly FileNamesEntry[];
}

export async function planSite(settings: BuildSettings, warn: Warn): Promise<SitePlan> {
  const { site, rules, indexStep, lastModified } = settings;
  const { layout, encodings, shard, publicFolder } = settings;
  const { source, file } = readTemplate(PAGE_SHELL);
  const shell = parseShell({ source: await minifyHtml(source), file });
  const allRoutes = ROUTES.map(({ path }) => path);
  const staticFiles = readStaticFiles();
  const [browser, workerCode] = await cachedBundle(rules, { isIgnored: settings.force, warn }, () =>
    Promise.all([bundleBrowserAssets(rules), bundleRenderWorker()]),
  );
  const render: RenderSettings = {
    site,
    rules,
    indexStep,
    shell,
    assets: browser.assets,
    contentSecurityPolicy: contentSecurityPolicy(true),
    layout,
    routes: allRoutes,
  };
  const amounts = shardAmounts(settings.amounts, shard);
  const isWritten = salaryFilter(settings.edgeFiles);
  const hasRoutePages = shard.index === 1;
  const routes = hasRoutePages ? allRoutes : [];
  const indexable = ROUTES.filter((route) => route.indexable).map(({ path }) => path);
  const sitemaps = sitemapFiles(site.url, indexable, settings.amounts, {
    layout,
    indexStep,
    lastModified,
  });
  const served = [
    ...browser.files.map(({ file, text }) => ({ file, contents: Buffer.from(text) })),
    ...staticFiles,
    robotsFile(site.url),
    manifestFile(site),
    ...sitemaps.common,
  ];
  const hasHandler = settings.edgeFiles !== undefined;
  const hosting = hostingFiles({ site, layout, encodings });
  const hosts = hasHandler
    ? [...hosting.filter(({ file }) => file === '_headers'), ...edgeHostFiles()]
    : hosting;
  const withCopies = (file: string) => [file, ...compressedFiles(file, encodings)];
  /** Names of the pages of `pageRoutes`, of the other `files`, and of the sitemaps of `salaries`, with their compressed copies. */
  const namesBesidesSalaries = (
    files: readonly { file: string }[],
    pageRoutes: readonly string[],
    salaries: readonly number[],
  ) =>
    [
      ...pageRoutes.map((route) => pageFile(route, layout)),
      ...files.map(({ file }) => file),
      ...sitemaps.salaryFiles(salaries),
    ].flatMap(withCopies);
  /** The site's salary pages, with their compressed copies. */
  const salaryFiles = withCopies(pageFile(salaryPath(ANY_AMOUNT), layout)).map((file) =>
    numbered(file, settings.amounts.filter(isWritten)),
  );
  const publicFiles =
    publicFolder === undefined
      ? []
      : findPublicFiles(publicFolder, settings.out, {
          files: compactFileNames(
            namesBesidesSalaries(
              [...served, ...hosts, ...(hasHandler ? [{ file: EDGE_HANDLER_FILE }] : [])],
              allRoutes,
              settings.amounts,
            ),
            salaryFiles,
          ),
          routes: compactFileNames(allRoutes, [numbered(salaryPath(ANY_AMOUNT), settings.amounts)]),
          encodings,
        });
  const servedFiles = [...served, ...publicFiles].map(({ file }) => file);
  const common = [
    ...served,
    ...hosts,
    ...(hasHandler
      ? [await edgeHandler(render, [...servedFiles, ...sitemaps.salaryFiles(amounts)])]
      : []),
  ];
  const emitted = hasRoutePages ? common : [];

  return {
    render,
    workerCode,
    amounts: amounts.filter(isWritten),
    handledAmounts: amounts.filter((amount) => !isWritten(amount)),
    hasRoutePages,
    pageCount: routes.length + amounts.length,
    *emittedFiles() {
      yield* emitted;
      if (hasRoutePages && publicFolder !== undefined) {
        for (const file of publicFiles) yield readPublicFile(publicFolder, file);
      }
      yield* sitemaps.salaries(amounts);
    },
    emittedAddresses: [...common, ...publicFiles].map(({ file }) => `/${file}`),
    key: siteKey(
      [
        workerCode,
        JSON.stringify([render, lastModified, layout, compressors(encodings), publicFiles]),
        JSON.stringify([
          compactFileNames([], [numbered(ANY_AMOUNT, settings.amounts)]),
          settings.edgeFiles ?? null,
        ]),
      ],
      common,
    ),
    publicFiles: publicFiles.map(({ file }) => file),
    *files() {
      for (const amount of amounts) {
        if (isWritten(amount)) yield* withCopies(pageFile(salaryPath(amount), layout));
      }
      yield* namesBesidesSalaries(
        hasRoutePages ? [...common, ...publicFiles] : [],
        routes,
        amounts,
      );
    },
    siteFiles: compactFileNames(
      namesBesidesSalaries([...common, ...publicFiles], allRoutes, settings.amounts),
      salaryFiles,
    ),
  };
}

/** The text of the site's marker file. */
export function markerOf(plan: SitePlan, { rules }: BuildSettings): string {
  const { key, publicFiles } = plan;
  return markerText({ key, rules, files: plan.siteFiles, publicFiles });
}

/** Takes the place of the amount in what the names of all salary pages have in common. */
const ANY_AMOUNT = '*';

/** `name`, which has {@link ANY_AMOUNT} in it, with each of `numbers`. */
function numbered(name: string, numbers: readonly number[]): NumberedNames {
  const [before = '', after = ''] = name.split(ANY_AMOUNT);
  return { before, numbers, after };
}

/** The pages of `plan`, to be written to `staging` or, where that is null, compared with `published`. */
export function renderJob(
  plan: SitePlan,
  { staging, published }: Pick<WorkerSettings, 'staging' | 'published'>,
  { encodings, workers, signal }: BuildSettings,
): RenderJob {
  const { render, emittedAddresses, workerCode, amounts, handledAmounts, hasRoutePages } = plan;
  return {
    workerCode,
    threads: workers,
    settings: { render, encodings, staging, published, fileAddresses: emittedAddresses },
    routes: hasRoutePages ? render.routes : [],
    salaries: { written: amounts, onRequest: handledAmounts },
    signal,
  };
}

/** Says of a salary whether its page is a file. `edgeFiles` has those beside an edge handler; undefined: there is none. */
function salaryFilter(edgeFiles: readonly number[] | undefined): (amount: number) => boolean {
  if (edgeFiles === undefined) return () => true;
  const files = new Set(edgeFiles);
  return (amount) => files.has(amount);
}

/** `files` has everything that is not a page of the site. */
async function edgeHandler(render: RenderSettings, files: readonly string[]): Promise<SiteFile> {
  const contents = await bundleEdgeHandler({
    render,
    rules: rulesOfSalaryPages(render.rules),
    files: files.filter(isServedAtEdge).map((file) => `/${file}`),
  });
  return { file: EDGE_HANDLER_FILE, contents };
}

function siteKey(texts: readonly string[], files: readonly SiteFile[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  for (const { file, contents } of files) hash.update(file).update('\0').update(contents);
  return hash.digest('hex');
}
