/** What a built site has, read off its folder rather than off anything that the build says of itself. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.ts';

export interface SiteFolder {
  readonly dir: string;
  /** The file of each page, relative to the folder, by the address that a static host answers with it. */
  readonly pages: ReadonlyMap<string, string>;
  /** Root-relative addresses of pages and all other files. */
  readonly addresses: ReadonlySet<string>;
}

/** @throws UserError if `dir` has no home page. */
export function readSiteFolder(dir: string): SiteFolder {
  if (!statSync(path.join(dir, 'index.html'), { throwIfNoEntry: false })?.isFile()) {
    throw new UserError(`There is no site in ${dir}: run \`npm run gen-site\` first.`);
  }
  const pages = new Map<string, string>();
  const addresses = new Set<string>();
  for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.relative(dir, path.join(entry.parentPath, entry.name));
    const address = addressOf(file.split(path.sep).join('/'));
    if (file.endsWith('.html')) pages.set(address, file);
    // Answers what has no page, and no address of its own.
    if (file !== '404.html') addresses.add(address);
  }
  return { dir, pages, addresses };
}

/** Clean addresses: `contact.html` answers `/contact`, and `contact/index.html` answers `/contact/`. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}
