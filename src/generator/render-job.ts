import type { WriterFolders } from './publish/page-writer.ts';
import type { BuildSettings } from './settings.ts';
import type { Site } from './site.ts';
import type { RenderJob } from './threads/render-pages.ts';

/** The pages of `site`, to be written to `staging` or, where that is null, compared with `published`. */
export function renderJob(
  { render, workerCode, encodings, routes, salaries, addresses }: Site,
  { staging, published }: WriterFolders,
  { workers, signal }: BuildSettings,
): RenderJob {
  return {
    workerCode,
    threads: workers,
    settings: { render, encodings, staging, published, fileAddresses: addresses },
    routes,
    salaries,
    signal,
  };
}
