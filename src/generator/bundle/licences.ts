/** The notices of the packages whose code is in a bundle. Their licences require a notice with each copy. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import type { Package } from './packages.ts';

/** The name of the file at the root of the site, and of the one beside the edge handler. */
export const LICENCES_FILE = 'licences.txt';

/**
 * The name, version, licence and notice of each package. Packages with the same text share it.
 * @throws UserError if a package has no licence, or no text of it.
 */
export function licenceNotices(packages: Iterable<Package>): string {
  const sharers = new Map<string, Set<string>>();
  for (const owner of packages) {
    const text = noticeOf(owner);
    const titles = sharers.get(text) ?? new Set();
    sharers.set(text, titles.add(`${owner.name} ${owner.version} (${owner.license})`));
  }
  const notices = Array.from(sharers, ([text, titles]) =>
    [...[...titles].sort(), '', text].join('\n'),
  );
  return `${[HEADING, ...notices.sort()].join(RULE)}\n`;
}

const HEADING = 'This site includes code of the following packages. Each has its own licence.';
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/** The text of the package's licence and notice files. A notice file names further authors. */
function noticeOf({ name, version, license, folder }: Package): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file));
  const hasText = files.some((file) => !/^notice/i.test(file));
  if (typeof license !== 'string' || !hasText) {
    const missing = hasText ? '"license" in its package.json' : 'licence file';
    throw new UserError(
      `${name} ${version} has no ${missing}, and its code is in the site: use another version or package.`,
    );
  }
  return files
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}
