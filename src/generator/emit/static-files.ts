/** Reads `templates/`: the HTML shell, robots.txt, and the files that are served as they are. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import type { SiteFile } from '../publish/site-file.ts';
import { SITEMAP_INDEX_FILE } from './sitemaps.ts';

const SHELL_TEMPLATE = 'templates/page.html';
const ROBOTS_TEMPLATE = 'templates/robots.txt';
const STATIC_FOLDER = 'templates/static';

/** The HTML shell of every page, and the name it goes by in error messages. */
export function readShell(projectFolder: string): { source: string; file: string } {
  return { source: readTemplateFile(projectFolder, SHELL_TEMPLATE), file: SHELL_TEMPLATE };
}

/** `robots.txt`, which names the sitemap index of the site at `siteUrl`. */
export function robotsFile(projectFolder: string, siteUrl: string): SiteFile {
  const text = readTemplateFile(projectFolder, ROBOTS_TEMPLATE).replaceAll(
    '{{sitemap}}',
    `${siteUrl}/${SITEMAP_INDEX_FILE}`,
  );
  return { file: 'robots.txt', contents: Buffer.from(text) };
}

/** Icons and other static files, each at its path in the output folder. */
export function readStaticFiles(projectFolder: string): SiteFile[] {
  const folder = path.join(projectFolder, STATIC_FOLDER);
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      file: path.relative(folder, file).split(path.sep).join('/'),
      contents: readFileSync(file),
    }));
}

/** @throws UserError if `file`, a path in the project, is missing. */
export function readTemplateFile(projectFolder: string, file: string): string {
  try {
    return readFileSync(path.join(projectFolder, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new UserError(`${file} is missing: restore it, for example with git checkout ${file}.`);
  }
}
