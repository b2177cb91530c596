/** Proves that a folder holds the site, whole: every byte is made again and compared, none is written. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.ts';
import { textFile } from './files/site-file.ts';
import { writeFiles } from './files/write-files.ts';
import { prepareSite } from './prepare-site.ts';
import { walk } from './publish/folder-contents.ts';
import { MARKER_FILE } from './publish/site-marker.ts';
import { explained } from './publish/system-error.ts';
import type { Reporter } from './reporter.ts';
import { fileNames, pageCount } from './site.ts';
import type { BuildSettings } from './site-settings.ts';
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
export function checkSite(settings: BuildSettings, reporter: Reporter): Promise<SiteCheck> {
  return compareSite(settings, reporter).catch((error) => {
    throw explained(error, settings);
  });
}

async function compareSite(settings: BuildSettings, reporter: Reporter): Promise<SiteCheck> {
  const { out, signal } = settings;
  const published = path.resolve(out);
  if (!existsSync(published)) {
    throw new UserError(`There is no ${out} to check: name the folder of a site with --dir.`);
  }
  const site = await reporter.task('Bundling scripts, style and renderer', () =>
    prepareSite(settings),
  );
  const expected = new Set([MARKER_FILE, ...fileNames(site)]);
  const extra: string[] = [];
  for (const { name, kind } of walk(published)) {
    if (kind === 'other' || (kind === 'file' && !expected.has(name))) extra.push(name);
  }
  const folders = { staging: null, published };
  const pages = await reporter.progress('Comparing pages', pageCount(site), (advance) =>
    renderPages(site, folders, settings, advance),
  );
  const files = [textFile(MARKER_FILE, site.marker), ...site.files];
  const others = await writeFiles(files, site.encodings, folders, signal);
  const faulty = [...pages.differing, ...others.differing];
  const isThere = (file: string) => existsSync(path.join(published, file));
  return {
    files: expected.size,
    missing: faulty.filter((file) => !isThere(file)),
    differing: faulty.filter(isThere),
    extra,
  };
}
