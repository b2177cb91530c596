/** Makes everything that a build knows before it renders its first page: one list of the files that are not pages. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RenderSettings } from '../render/page-renderer.tsx';
import { FAMILIES, type FamilyName } from '../site/families.ts';
import { hasAddress } from '../site/files-without-address.ts';
import { routesOf } from '../site/routes.ts';
import { siteBundles } from './bundle/bundles.ts';
import { LICENCES_FILE } from './bundle/licences.ts';
import { bundleEdgeHandler } from './bundle/worker-and-edge.ts';
import { EDGE_HANDLER_FILE, edgeHostFiles, hostingFiles } from './files/hosting-files.ts';
import { compressedFiles } from './files/precompress.ts';
import { assertOutOfTheWay, publicFiles } from './files/public-files.ts';
import { serviceWorkerFiles } from './files/service-worker.ts';
import { type SiteFile, textFile } from './files/site-file.ts';
import { sitemapFiles } from './files/sitemaps.ts';
import { staticFiles } from './files/static-files.ts';
import { MARKER_FILE, markerText } from './publish/site-marker.ts';
import { fileNames, type Members, namesOf, type Site } from './site.ts';
import type { BuildSettings } from './site-settings.ts';

/**
 * The site, and the text of its marker file.
 * @throws UserError if a template is faulty, or a public file would take the place of another.
 */
export async function prepareSite(
  settings: BuildSettings,
): Promise<Site & { readonly marker: string }> {
  const { site, rules, indexStep, amounts, layout, encodings, publicFolder, out } = settings;
  const { browser, workerCode, shell } = await siteBundles(rules);
  const pages = routesOf(rules);
  const routes = pages.map(({ path }) => path);
  // Salaries are too many to list. A rule tells which of them have a page.
  const { salary, ...listedFamilies } = FAMILIES;
  const members = Object.values(listedFamilies).flatMap(({ members, pathOf }) =>
    Array.from(members(), pathOf),
  );
  const render: RenderSettings = {
    site,
    rules,
    indexStep,
    shell,
    assets: browser.assets,
    layout,
    routes: [...routes, ...members],
  };
  const own = publicFolder === undefined ? [] : publicFiles(publicFolder, out);
  const listed = pages.filter(({ indexable }) => indexable).map(({ path }) => path);
  const files: SiteFile[] = [
    ...browser.files.map(({ file, text }) => textFile(file, text)),
    ...staticFiles(site, rules, layout),
    ...sitemapFiles(site.url, [...listed, ...members], amounts, settings),
  ];
  files.push(...(await serviceWorkerFiles(render, workerCode, files)));
  if (settings.writtenSalaries === undefined) files.push(...hostingFiles(settings));
  else files.push(...edgeHostFiles(settings), ...(await edgeHandler(render, [...files, ...own])));

  const families = { salary: salariesOf(settings), hour: allOf('hour') };
  const made = { render, workerCode, encodings, routes, families, files };
  if (publicFolder !== undefined) {
    const copies = own.flatMap(({ file }) => compressedFiles(file, encodings));
    const names = new Set([MARKER_FILE, ...fileNames(made), ...copies]);
    const addresses = new Set([...render.routes, ...amounts.map(salary.pathOf)]);
    assertOutOfTheWay(publicFolder, own, names, addresses);
  }
  const whole = { ...made, files: [...files, ...own] };
  return { ...whole, marker: markerOf(whole, own) };
}

/** `files` has everything that is not a page of the site. */
async function edgeHandler(
  render: RenderSettings,
  files: readonly SiteFile[],
): Promise<SiteFile[]> {
  const addresses = files.map(({ file }) => `/${file}`).filter(hasAddress);
  const { handler, notices } = await bundleEdgeHandler(render, addresses);
  const noticesFile = path.posix.join(path.posix.dirname(EDGE_HANDLER_FILE), LICENCES_FILE);
  return [textFile(EDGE_HANDLER_FILE, handler), textFile(noticesFile, notices)];
}

function allOf(family: FamilyName): Members {
  return { written: [...FAMILIES[family].members()], onRequest: [] };
}

function salariesOf({ amounts, writtenSalaries = amounts }: BuildSettings): Members {
  const written = new Set(writtenSalaries);
  return {
    written: amounts.filter((amount) => written.has(amount)),
    onRequest: amounts.filter((amount) => !written.has(amount)),
  };
}

function markerOf(site: Site, own: readonly SiteFile[]): string {
  const { families, others } = namesOf(site);
  return markerText({
    key: siteKey(site),
    rules: site.render.rules,
    families,
    files: others.sort(),
    public: own.map(({ file }) => file),
  });
}

/** A hash of everything that the bytes of the site's files follow from. */
function siteKey({ render, workerCode, encodings, families, files }: Site): string {
  const hash = createHash('sha256');
  // Another version of Node.js may compress otherwise.
  const compressor = encodings.length > 0 ? process.version : '';
  hash.update(JSON.stringify([workerCode, render, encodings, compressor, families]));
  for (const { file, contents, isDerived } of files) {
    hash.update(`\0${file}\0`);
    if (!isDerived) hash.update(contents());
  }
  return hash.digest('hex');
}
