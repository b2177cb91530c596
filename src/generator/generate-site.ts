/** Builds the whole site: the table of contents of `gen-site`. */
import { writeFiles } from './files/write-files.ts';
import { prepareSite } from './prepare-site.ts';
import { type OutputFolder, openOutputFolder } from './publish/output-folder.ts';
import { addCounts, type Counts } from './publish/page-writer.ts';
import { explained } from './publish/system-error.ts';
import type { Reporter } from './reporter.ts';
import { fileNames, pageCount } from './site.ts';
import type { BuildSettings } from './site-settings.ts';
import { renderPages } from './threads/render-pages.ts';

/** The result of a build. */
export interface BuildSummary {
  /** HTML pages in this build. */
  readonly pages: number;
  /** Pages that an edge handler renders on request: they are proved, and not among the files. */
  readonly handledPages: number;
  /** How the published folder differs from what it was, in files. */
  readonly files: Readonly<Omit<Counts, 'bytes'>> & { readonly removed: number };
  /** Size of the files that were rendered or compared, in bytes. */
  readonly bytes: number;
  /** Internal links looked up. */
  readonly links: number;
  /** True if nothing that a file depends on had changed, so that nothing was rendered. */
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
  const { out, signal } = settings;
  let output: OutputFolder | undefined;
  try {
    output = openOutputFolder(out, { signal, warn: reporter.warn });
    const summary = await buildInto(output, settings, reporter);
    signal.throwIfAborted();
    return summary;
  } catch (error) {
    throw explained(error, settings, output?.outcome() ?? 'Nothing was changed.');
  } finally {
    await output?.close();
  }
}

async function buildInto(
  output: OutputFolder,
  settings: BuildSettings,
  reporter: Reporter,
): Promise<BuildSummary> {
  const site = await reporter.task('Bundling scripts, style and renderer', () =>
    prepareSite(settings),
  );
  const pages = { pages: pageCount(site), handledPages: site.families.salary.onRequest.length };
  if (!settings.force && (await output.isCurrent(site.marker))) {
    const files = { new: 0, changed: 0, unchanged: [...fileNames(site)].length, removed: 0 };
    return { ...pages, files, bytes: 0, links: 0, wasCurrent: true };
  }
  const folders = await output.begin();
  const { counts, links } = await reporter.progress('Rendering pages', pages.pages, (advance) =>
    renderPages(site, folders, settings, advance),
  );
  const others = await reporter.task('Writing assets and sitemaps', () =>
    writeFiles(site.files, site.encodings, folders, settings.signal),
  );
  addCounts(counts, others.counts);
  const removed = await reporter.task('Publishing', () => output.publish(site.marker, counts));
  const { bytes, ...files } = counts;
  return { ...pages, files: { ...files, removed }, bytes, links, wasCurrent: false };
}
