/** Builds the whole site: the table of contents of `gen-site`. */

import { withCompressed } from '../emit/precompress.ts';
import {
  addChanges,
  type OutputFolder,
  openOutputFolder,
  type PublishedFiles,
} from '../publish/output-folder.ts';
import { explainSystemError } from '../publish/system-error.ts';
import { renderPages } from '../render/render-pages.ts';
import { planSite, renderJob } from './plan-site.ts';
import type { Reporter } from './reporter.ts';
import type { BuildSettings } from './settings.ts';

/** What came of a build. */
export interface BuildSummary {
  /** HTML pages in this build. */
  readonly pages: number;
  readonly files: PublishedFiles;
  /** Size of the files that were rendered or compared, in bytes. */
  readonly bytes: number;
  /** Internal links looked up. */
  readonly links: number;
  /** Whether nothing that a file depends on had changed, so that nothing had to be rendered. */
  readonly wasCurrent: boolean;
}

/**
 * Makes the site and publishes it, or leaves the published one as it is.
 * @throws UserError for what the person at the terminal can mend.
 * @throws BuildFailure if pages throw or links lead nowhere.
 */
export async function generateSite(
  settings: BuildSettings,
  reporter: Reporter,
): Promise<BuildSummary> {
  try {
    return await buildInto(openOutputFolder(settings.out), settings, reporter);
  } catch (error) {
    throw explainSystemError(error, settings.out);
  }
}

async function buildInto(
  output: OutputFolder,
  settings: BuildSettings,
  reporter: Reporter,
): Promise<BuildSummary> {
  try {
    const plan = await reporter.task('Bundling scripts, style and renderer', () =>
      planSite(settings),
    );
    if (!settings.force && output.isCurrent(plan.key, plan.files())) {
      return currentSummary(plan.pageCount, plan.files().length);
    }
    output.stage();
    const rendered = await reporter.progress('Rendering pages', plan.pageCount, (advance) =>
      renderPages(renderJob(plan, output, settings), advance),
    );
    const emitted = await reporter.task('Writing assets and sitemaps', () =>
      output.writeAll(withCompressed(plan.emittedFiles(), settings.encodings)),
    );
    settings.signal.throwIfAborted();
    addChanges(rendered.changes, emitted);
    const files = await reporter.task('Publishing', () =>
      output.publish({ key: plan.key, rules: settings.rules }, rendered.changes),
    );
    const { changes, links } = rendered;
    return { pages: plan.pageCount, files, bytes: changes.bytes, links, wasCurrent: false };
  } finally {
    output.close();
  }
}

function currentSummary(pageCount: number, fileCount: number): BuildSummary {
  return {
    pages: pageCount,
    files: { new: 0, changed: 0, unchanged: fileCount, removed: 0 },
    bytes: 0,
    links: 0,
    wasCurrent: true,
  };
}
