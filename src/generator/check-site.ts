/** Proves that a folder holds the site, whole: every byte is made again and compared, none is written. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.ts';
import { withCompressed } from './files/precompress.ts';
import { textFile } from './files/site-file.ts';
import { prepareSite } from './prepare-site.ts';
import { walk } from './publish/folder-contents.ts';
import { createWriter, type WriterFolders } from './publish/page-writer.ts';
import { MARKER_FILE } from './publish/site-marker.ts';
import { describeSystemError } from './publish/system-error.ts';
import type { Reporter } from './reporter.ts';
import type { BuildSettings } from './settings.ts';
import { fileNames, pageCount, type Site } from './site.ts';
import { renderPages } from './threads/render-pages.ts';

/** How a folder differs from the site that the settings make; all empty if it is that site. */
export interface SiteCheck {
  /** Files that were compared. */
  readonly files: number;
  readonly missing: readonly string[];
  readonly differing: readonly string[];
  readonly extra: readonly string[];
}

/**
 * Compares the folder `settings.out` with what a build would put there.
 * @throws UserError if there is no such folder.
 */
export async function checkSite(settings: BuildSettings, reporter: Reporter): Promise<SiteCheck> {
  try {
    return await compareSite(settings, reporter);
  } catch (error) {
    const line = describeSystemError(error, path.resolve(settings.out));
    throw line === undefined ? error : new UserError(line, { cause: error });
  }
}

async function compareSite(settings: BuildSettings, reporter: Reporter): Promise<SiteCheck> {
  const published = path.resolve(settings.out);
  if (!existsSync(published)) {
    throw new UserError(
      `There is no ${settings.out} to check: name the folder of a site with --out.`,
    );
  }
  const site = await reporter.task('Bundling scripts, style and renderer', () =>
    prepareSite(settings),
  );
  const expected = new Set([MARKER_FILE, ...fileNames(site)]);
  const extra: string[] = [];
  const others: string[] = [];
  for (const { name, kind } of walk(published)) {
    if (kind === 'other') others.push(name);
    else if (kind === 'file' && !expected.has(name)) extra.push(name);
  }
  // To read a pipe would never come to an end.
  if (others.length > 0) {
    return { files: expected.size, missing: [], differing: [], extra: [...others, ...extra] };
  }
  const folders = { staging: null, published };
  const { differing } = await reporter.progress('Comparing pages', pageCount(site), (advance) =>
    renderPages(site, folders, settings, advance),
  );
  const faulty = [...differing, ...differingFiles(site, folders)];
  const isThere = (file: string) => existsSync(path.join(published, file));
  return {
    files: expected.size,
    missing: faulty.filter((file) => !isThere(file)),
    differing: faulty.filter(isThere),
    extra,
  };
}

/** The files besides pages that are not as they should be. */
function differingFiles({ files, encodings, marker }: Site, folders: WriterFolders): string[] {
  const writer = createWriter(folders);
  const all = [textFile(MARKER_FILE, marker), ...withCompressed(files, encodings)];
  return all
    .filter(({ file, contents }) => writer.write(file, contents()) !== 'unchanged')
    .map(({ file }) => file);
}
