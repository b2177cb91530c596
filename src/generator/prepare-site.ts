/** Makes everything that a build knows before it renders its first page: one list of the files that are not pages. */

import { createHash } from 'node:crypto';
import type { RuleSetName } from '../pay/rules/rule-set-names.ts';
import type { RenderSettings } from '../render/page-renderer.tsx';
import { hasAddress } from '../site/files-without-address.ts';
import { contentSecurityPolicy } from '../site/response-headers.ts';
import { routesOf } from '../site/routes.ts';
import { siteBundles } from './bundle/bundles.ts';
import { dataFiles } from './files/data-files.ts';
import { EDGE_HANDLER_FILE, edgeHostFiles, hostingFiles } from './files/hosting-files.ts';
import { compressedFiles, compressors } from './files/precompress.ts';
import { assertOutOfTheWay, publicFiles } from './files/public-files.ts';
import { type SiteFile, textFile } from './files/site-file.ts';
import { sitemapFiles } from './files/sitemaps.ts';
import { manifestFile, readStaticFiles, robotsFile } from './files/static-files.ts';
import { MARKER_FILE, markerText } from './publish/site-marker.ts';
import type { BuildSettings } from './settings.ts';
import { fileNames, type NamedSite, namesOf, pageAddresses, type Site } from './site.ts';

/** @throws UserError if a template is faulty, or a public file would take the place of another. */
export async function prepareSite(settings: BuildSettings): Promise<Site> {
  const { render, workerCode, assets } = await prepareRendering(settings);
  const { site, encodings, publicFolder, out } = settings;
  const own = publicFolder === undefined ? [] : publicFiles(publicFolder, out);
  const files: SiteFile[] = [
    ...assets,
    ...readStaticFiles(),
    robotsFile(site.url),
    manifestFile(site),
    ...dataFiles(settings.rules),
    ...sitemapFiles(site.url, indexedRoutes(settings.rules), settings.amounts, settings),
  ];
  if (settings.writtenSalaries === undefined) files.push(...hostingFiles(settings));
  else files.push(...edgeHostFiles(site), await edgeHandler(render, [...files, ...own]));

  const pages = { render, encodings, salaries: salariesOf(settings) };
  if (publicFolder !== undefined) {
    const names = own.map(({ file }) => file);
    const site = { ...pages, files };
    assertOutOfTheWay(publicFolder, names, filesBeside(names, site), pageAddresses(site));
  }
  const whole = { ...pages, workerCode, files: [...files, ...own] };
  const { families, others } = namesOf(whole);
  return {
    ...whole,
    marker: markerText({
      key: siteKey(whole),
      rules: render.rules,
      families,
      files: others.sort(),
      public: own.map(({ file }) => file),
    }),
  };
}

async function prepareRendering({
  site,
  rules,
  indexStep,
  layout,
}: BuildSettings): Promise<{ render: RenderSettings; workerCode: string; assets: SiteFile[] }> {
  const { browser, workerCode, shell } = await siteBundles(rules);
  const render: RenderSettings = {
    site,
    rules,
    indexStep,
    shell,
    assets: browser.assets,
    contentSecurityPolicy: contentSecurityPolicy(true),
    layout,
    routes: routesOf(rules).map(({ path }) => path),
  };
  const assets = browser.files.map(({ file, text }) => textFile(file, text));
  return { render, workerCode, assets };
}

function indexedRoutes(rules: RuleSetName): string[] {
  return routesOf(rules)
    .filter(({ indexable }) => indexable)
    .map(({ path }) => path);
}

function salariesOf({ amounts, writtenSalaries }: BuildSettings): Site['salaries'] {
  if (writtenSalaries === undefined) return { written: amounts, onRequest: [] };
  const written = new Set(writtenSalaries);
  return {
    written: amounts.filter((amount) => written.has(amount)),
    onRequest: amounts.filter((amount) => !written.has(amount)),
  };
}

/** `files` has everything that is not a page of the site. */
async function edgeHandler(render: RenderSettings, files: readonly SiteFile[]): Promise<SiteFile> {
  const addresses = files.map(({ file }) => `/${file}`).filter(hasAddress);
  const { bundleEdgeHandler } = await import('./bundle/worker-and-edge.ts');
  const contents = await bundleEdgeHandler(render, addresses);
  return { file: EDGE_HANDLER_FILE, contents: () => contents };
}

/** Every file of the site and of the compressed copies of `own`, which are the operator's. */
function* filesBeside(own: readonly string[], site: NamedSite): Generator<string> {
  yield MARKER_FILE;
  yield* fileNames(site);
  for (const name of own) yield* compressedFiles(name, site.encodings);
}

/** A hash of everything that the bytes of the site's files follow from. */
function siteKey({
  render,
  workerCode,
  encodings,
  salaries,
  files,
}: NamedSite & Pick<Site, 'workerCode'>): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([workerCode, render, compressors(encodings), salaries]));
  for (const { file, contents } of files) hash.update(`\0${file}\0`).update(contents());
  return hash.digest('hex');
}
