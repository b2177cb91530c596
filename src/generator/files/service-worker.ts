/** The service worker's file, which lists what the worker keeps of the site. */
import { createHash } from 'node:crypto';
import type { RenderSettings } from '../../render/page-renderer.tsx';
import { calculatorsOf } from '../../site/calculators.ts';
import { pageAddress } from '../../site/page-files.ts';
import { ASSETS_PATH, CALCULATORS_PATH } from '../../site/paths.ts';
import { hasServiceWorker, SERVICE_WORKER_PATH } from '../../site/service-worker.ts';
import { bundleServiceWorker } from '../bundle/service-worker.ts';
import { type SiteFile, textFile } from './site-file.ts';

/** Every script and style sheet, as any page may load any of them later, the manifest and its icons. */
const KEPT = new RegExp(`^(${ASSETS_PATH}|/site\\.webmanifest$|/favicon\\.svg$|/icon-)`);

/**
 * The file of a site that is made of `render`, `workerCode` and `files`; none if the site has no service worker. The pages follow from the
 * first two.
 */
export async function serviceWorkerFiles(
  render: RenderSettings,
  workerCode: string,
  files: readonly SiteFile[],
): Promise<SiteFile[]> {
  const { rules, layout } = render;
  if (!hasServiceWorker(rules)) return [];
  const hash = createHash('sha256').update(JSON.stringify([workerCode, render]));
  const kept = files.filter(({ file }) => KEPT.test(`/${file}`));
  for (const { contents } of kept) hash.update(contents());
  const pages = [...calculatorsOf(rules).map(({ path }) => path), CALCULATORS_PATH];
  const text = await bundleServiceWorker({
    version: hash.digest('hex').slice(0, 16),
    pages: pages.map((path) => pageAddress(path, layout)),
    files: kept.map(({ file }) => `/${file}`),
  });
  return [textFile(SERVICE_WORKER_PATH.slice(1), text)];
}
