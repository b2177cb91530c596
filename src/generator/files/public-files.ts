/** The operator's own files, such as CNAME or ads.txt, which become part of the site as they are. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import {
  type FileNamesEntry,
  fileNameMatcher,
  foldersOf,
  foldersOfName,
} from '../publish/file-names.ts';
import { hashOf } from '../publish/fingerprint.ts';
import { contentsOf } from '../publish/folder-contents.ts';
import { resolveTarget } from '../publish/output-target.ts';
import { MARKER_FILE } from '../publish/site-marker.ts';
import { compressedFiles, type Encoding } from './precompress.ts';
import type { SiteFile } from './site-file.ts';

/** A file of the public folder. Its bytes are read when they are wanted: it may be large. */
export interface PublicFile {
  /** Path in the public folder, and in the site, with slashes between. */
  readonly file: string;
  /** Of its bytes, SHA-256. */
  readonly hash: string;
}

/** What the public files must leave alone. */
export interface SiteNames {
  /** Every other file of the site. */
  readonly files: readonly FileNamesEntry[];
  /** The addresses of its pages. */
  readonly routes: readonly FileNamesEntry[];
  /** What public files, too, get compressed copies in. */
  readonly encodings: readonly Encoding[];
}

/**
 * The files below `folder`, in order.
 * @throws UserError if one would take the place of a file of the site, or be served at the address of a page.
 */
export function findPublicFiles(folder: string, out: string, site: SiteNames): PublicFile[] {
  assertApart(folder, out);
  const names = listFiles(folder);
  const copies = names.flatMap((name) => compressedFiles(name, site.encodings));
  const files = [...site.files, ...copies, MARKER_FILE];
  const isFile = fileNameMatcher(files);
  const isFolder = fileNameMatcher(foldersOf(files));
  const isPage = fileNameMatcher(site.routes);
  for (const name of names) {
    const isInTheWay = isFile(name) || isFolder(name) || foldersOfName(name).some(isFile);
    const page = addressesOf(name).find(isPage);
    if (!isInTheWay && page === undefined) continue;
    const what = isInTheWay ? 'a file of the site' : `the page ${page}`;
    throw new UserError(
      `${path.join(folder, name)} would take the place of ${what}: rename it or take it out of there.`,
    );
  }
  return names.map((file) => ({ file, hash: hashOf(readFileSync(path.join(folder, file))) }));
}

/** @throws UserError if the bytes of `file` are no longer those that were found. */
export function readPublicFile(folder: string, { file, hash }: PublicFile): SiteFile {
  const contents = readFileSync(path.join(folder, file));
  if (hashOf(contents) === hash) return { file, contents };
  throw new UserError(
    `${path.join(folder, file)} was changed during the build: run gen-site again.`,
  );
}

function assertApart(folder: string, out: string): void {
  const [from, to] = [realpathSync(folder), resolveTarget(out)];
  if (`${to}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${to}/`)) {
    throw new UserError(
      `The public folder ${folder} and the output folder ${out} overlap: keep one outside the other.`,
    );
  }
}

/** In bytes: one call of Node.js reads no more, and the published file is read with one byte to spare. */
const LARGEST_FILE = 2 ** 31 - 2;

function listFiles(folder: string): string[] {
  const { files, others } = contentsOf(folder);
  const names = [...files, ...others].sort();
  for (const name of names) {
    // A link to a file is as good as the file.
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
    if (!found?.isFile()) {
      throw new UserError(
        `${path.join(folder, name)} is neither a file nor a folder, so it cannot be part of the site: take it out of there.`,
      );
    }
    if (found.size > LARGEST_FILE) {
      throw new UserError(
        `${path.join(folder, name)} is larger than 2 GB, which is more than gen-site can publish: take it out of there and serve it from elsewhere.`,
      );
    }
  }
  return names;
}

/** The addresses at which some host serves `name`. */
function addressesOf(name: string): string[] {
  const address = `/${name}`;
  return [
    address,
    address.replace(/\.html?$/i, ''),
    address.replace(/\/(index\.html?)?$/i, '') || '/',
  ];
}
