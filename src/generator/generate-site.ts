/** Builds the whole site: the table of contents of `gen-site`. */
import type { SiteConfig } from '../site/site-config.ts';
import type { Shard } from './amount-selection.ts';
import {
  addChanges,
  type OutputFolder,
  openOutputFolder,
  type PublishedFiles,
} from './output-folder.ts';
import { planSite } from './plan-site.ts';
import { type Encoding, withCompressed } from './precompress.ts';
import { renderPages } from './render-pages.ts';
import type { Reporter } from './reporter.ts';
import type { Layout } from './site-files.ts';
import { explainSystemError } from './system-error.ts';

/** What a build is asked for. */
export interface BuildSettings {
  /** Folder that holds `src` and `templates`. */
  readonly projectFolder: string;
  /** Folder to publish in. */
  readonly out: string;
  readonly site: SiteConfig;
  /** Salaries that have a page in the whole site, in rising order. */
  readonly amounts: readonly number[];
  /** The part of the site to make; 1 of 1 is all of it. */
  readonly shard: Shard;
  readonly layout: Layout;
  /** What every text file is to have a compressed copy in, beside it. */
  readonly encodings: readonly Encoding[];
  /** Render threads. */
  readonly workers: number;
  /** Whether to render and compare every page even if nothing that it depends on has changed. */
  readonly force: boolean;
  /** Ends the build before it publishes anything. */
  readonly signal: AbortSignal;
}

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
      renderPages(plan, output, settings, advance),
    );
    const emitted = await reporter.task('Writing assets and sitemaps', () =>
      output.writeAll(withCompressed(plan.emittedFiles(), settings.encodings)),
    );
    settings.signal.throwIfAborted();
    addChanges(rendered.changes, emitted);
    const files = await reporter.task('Publishing', () =>
      output.publish(plan.key, rendered.changes),
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
