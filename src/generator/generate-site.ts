/** Builds the whole site: the table of contents of `gen-site`. */

import path from 'node:path';
import { UserError } from '../user-error.ts';
import { withCompressed } from './files/precompress.ts';
import { markerOf, planSite, renderJob, type SitePlan } from './prepare-site.ts';
import { fileNameMatcher } from './publish/file-names.ts';
import { contentsOf } from './publish/folder-contents.ts';
import { inTurns } from './publish/in-turns.ts';
import {
  type OutputFolder,
  openOutputFolder,
  type Publication,
  type PublishedFiles,
} from './publish/output-folder.ts';
import { resolveTarget } from './publish/output-target.ts';
import { addCounts, createWriter } from './publish/page-writer.ts';
import { describeSystemError } from './publish/system-error.ts';
import type { Reporter } from './reporter.ts';
import type { BuildSettings } from './settings.ts';
import { renderPages } from './threads/render-pages.ts';

/** What came of a build. */
export interface BuildSummary {
  /** HTML pages in this build. */
  readonly pages: number;
  /** How many of them an edge handler renders on request: they are proved, and not among the files. */
  readonly handledPages: number;
  readonly files: PublishedFiles;
  /** How many of the unchanged files were copied, since the disk has no hard links. */
  readonly copiedFiles: number;
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
  const { out, signal } = settings;
  let target = path.resolve(out);
  let output: OutputFolder | undefined;
  try {
    target = resolveTarget(out);
    output = await openOutputFolder(out, { signal, warn: reporter.warn });
    const summary = await buildInto(output, settings, reporter);
    signal.throwIfAborted();
    return summary;
  } catch (error) {
    throw explain(error, signal, target, output?.outcome() ?? '');
  } finally {
    await output?.close();
  }
}

async function buildInto(
  output: OutputFolder,
  settings: BuildSettings,
  reporter: Reporter,
): Promise<BuildSummary> {
  const { signal, encodings, force } = settings;
  const plan = await reporter.task('Bundling scripts, style and renderer', () =>
    planSite(settings, reporter.warn),
  );
  assertNoOtherPart(plan, output.published, settings);
  const publication: Publication = {
    marker: markerOf(plan, settings),
    files: plan.files,
  };
  if (!force && (await output.isCurrent(publication))) return currentSummary(plan);
  signal.throwIfAborted();
  const folders = output.begin();
  const { counts, links } = await reporter.progress('Rendering pages', plan.pageCount, (advance) =>
    renderPages(renderJob(plan, folders, settings), advance),
  );
  await reporter.task('Writing assets and sitemaps', async () => {
    const writer = createWriter(folders);
    const files = withCompressed(plan.emittedFiles(), encodings);
    // Each may take a while to make, as those do that are compressed.
    await inTurns(files, signal, ({ file, contents }) => void writer.write(file, contents), 1);
    addCounts(counts, writer.counts);
  });
  const files = await reporter.task('Publishing', () => output.publish(publication, counts));
  return {
    pages: plan.pageCount,
    handledPages: plan.handledAmounts.length,
    files,
    copiedFiles: counts.copied,
    bytes: counts.bytes,
    links,
    wasCurrent: false,
  };
}

/** @throws UserError if the published folder has files of the whole site that are not of the part to be made. */
function assertNoOtherPart(
  plan: SitePlan,
  published: string | null,
  { shard: { index, count } }: BuildSettings,
): void {
  if (count === 1 || published === null) return;
  const made = new Set(plan.files());
  const isOfSite = fileNameMatcher(plan.siteFiles);
  const other = contentsOf(published).files.find((file) => isOfSite(file) && !made.has(file));
  if (other === undefined) return;
  throw new UserError(
    `${path.join(published, other)} is a file of the site that part ${index}/${count} does not have, and publishing would remove it: name another --out for the part.`,
  );
}

/** `error` as a person can use it: what failed, and what became of the published site. */
function explain(error: unknown, signal: AbortSignal, target: string, outcome: string): unknown {
  // What fails once the build is told to end fails because of that.
  const cause = signal.aborted ? signal.reason : error;
  if (cause instanceof UserError && signal.aborted) {
    const { message, exitCode } = cause;
    return new UserError(`${message} ${outcome}`.trimEnd(), { exitCode, cause: error });
  }
  const line = describeSystemError(cause, target);
  return line === undefined ? cause : new UserError(`${line} ${outcome}`.trimEnd(), { cause });
}

function currentSummary({ pageCount, handledAmounts, files }: SitePlan): BuildSummary {
  let unchanged = 0;
  for (const _ of files()) unchanged++;
  return {
    pages: pageCount,
    handledPages: handledAmounts.length,
    files: { new: 0, changed: 0, unchanged, removed: 0 },
    copiedFiles: 0,
    bytes: 0,
    links: 0,
    wasCurrent: true,
  };
}
