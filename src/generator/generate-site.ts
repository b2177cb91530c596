/** Builds the whole site: the table of contents of `gen-site`. */

import path from 'node:path';
import { UserError } from '../user-error.ts';
import { withCompressed } from './files/precompress.ts';
import { prepareSite } from './prepare-site.ts';
import { inTurns } from './publish/in-turns.ts';
import { type OutputFolder, openOutputFolder } from './publish/output-folder.ts';
import { addCounts, type Counts, createWriter, type WriterFolders } from './publish/page-writer.ts';
import { describeSystemError } from './publish/system-error.ts';
import type { Reporter } from './reporter.ts';
import type { BuildSettings } from './settings.ts';
import { fileNames, pageCount, type Site } from './site.ts';
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
    throw explain(error, settings, output?.outcome() ?? '');
  } finally {
    await output?.close();
  }
}

async function buildInto(
  output: OutputFolder,
  settings: BuildSettings,
  reporter: Reporter,
): Promise<BuildSummary> {
  const { signal, force } = settings;
  const site = await reporter.task('Bundling scripts, style and renderer', () =>
    prepareSite(settings),
  );
  const pages = { pages: pageCount(site), handledPages: site.salaries.onRequest.length };
  if (!force && (await output.isCurrent(site.marker))) {
    const unchanged = [...fileNames(site)].length;
    const files = { new: 0, changed: 0, unchanged, removed: 0 };
    return { ...pages, files, bytes: 0, links: 0, wasCurrent: true };
  }
  signal.throwIfAborted();
  const folders = await output.begin();
  const { counts, links } = await reporter.progress('Rendering pages', pageCount(site), (advance) =>
    renderPages(site, folders, settings, advance),
  );
  await reporter.task('Writing assets and sitemaps', () =>
    writeFiles(site, folders, counts, signal),
  );
  const removed = await reporter.task('Publishing', () => output.publish(site.marker, counts));
  const { bytes, ...files } = counts;
  return { ...pages, files: { ...files, removed }, bytes, links, wasCurrent: false };
}

async function writeFiles(
  { files, encodings }: Site,
  folders: WriterFolders,
  counts: Counts,
  signal: AbortSignal,
): Promise<void> {
  const writer = createWriter(folders);
  // One a turn: to compress one may take a while.
  await inTurns(
    withCompressed(files, encodings),
    signal,
    ({ file, contents }) => writer.write(file, contents()),
    1,
  );
  addCounts(counts, writer.counts);
}

/** `error` as a person can use it: what failed, and what became of the published site. */
function explain(error: unknown, { out, signal }: BuildSettings, outcome: string): unknown {
  // After the signal, everything that fails does so because of it.
  const cause = signal.aborted ? signal.reason : error;
  if (cause instanceof UserError && signal.aborted) {
    const { message, exitCode } = cause;
    return new UserError(`${message} ${outcome}`.trimEnd(), { exitCode, cause: error });
  }
  const line = describeSystemError(cause, path.resolve(out));
  return line === undefined ? cause : new UserError(`${line} ${outcome}`.trimEnd(), { cause });
}
