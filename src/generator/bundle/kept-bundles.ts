/**
 * Keeps bundles for later builds, since making them takes most of the time of a small build. A kept bundle is used only if
 * every file that it was made from, and every file that decides how bundles are made, has the same content.
 */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../project.ts';
import { hashOf } from '../publish/fingerprint.ts';
import { contentsOf, ifThere, makeFolder, statusOf } from '../publish/folder-contents.ts';
import { replaceFile } from '../publish/named-errors.ts';
import { orWarn, type Warn, whereWritable } from '../publish/system-error.ts';

export interface BundleCache {
  /** Where bundles are kept. */
  readonly folder: string;
  /** Whether every bundle is made anew. */
  readonly isIgnored: boolean;
  readonly warn: Warn;
}

/** A bundle, and the files that it was made from, as paths relative to the project. */
export interface Bundled<Bundle> {
  readonly bundle: Bundle;
  readonly inputs: readonly string[];
}

interface KeptBundle extends Bundled<unknown> {
  /** Of the inputs, and of what decides how bundles are made. */
  readonly digest: string;
}

/**
 * What `make` returns, or what it returned in an earlier build from the same files: a value that JSON can hold.
 * @param name Of the bundle and of every setting that it depends on.
 */
export async function keptOrMade<Bundle>(
  name: string,
  { folder, isIgnored, warn }: BundleCache,
  make: () => Promise<Bundled<Bundle>>,
  project = PROJECT_FOLDER,
): Promise<Bundle> {
  const file = path.join(folder, `${name}.json`);
  const kept = isIgnored ? undefined : readKept(file);
  if (kept !== undefined && digestOf(project, kept.inputs) === kept.digest) {
    return kept.bundle as Bundle;
  }
  const start = Date.now();
  const { bundle, inputs } = await make();
  await orWarn(NOT_KEPT, folder, warn, () => {
    const digest = digestOf(project, inputs, start - CLOCK_TICK);
    if (digest === undefined) return;
    const text = JSON.stringify({ digest, inputs, bundle } satisfies KeptBundle);
    whereWritable(() => {
      makeFolder(folder);
      replaceFile(file, `${hashOf(text)}\n${text}`);
    });
  });
  return bundle;
}

const NOT_KEPT = 'The bundles could not be kept, so the next build will make them again.';

/** In milliseconds: the times that a file system gives to files are behind by as much. */
const CLOCK_TICK = 20;

/** Files of the project, besides a bundle's inputs, that decide how it is made. */
const DECIDING_SOURCES = /^(?:generator\/(?:bundle|files)|pay|site)\/|(?:^|\/)tsconfig\.json$/;
const DECIDING_FILES = [
  'package.json',
  'tsconfig.json',
  'node_modules/esbuild/package.json',
  'node_modules/oxc-minify/package.json',
];

/**
 * A digest of `inputs` and of what decides how bundles are made; undefined if one is missing or, where `before` is given, in
 * milliseconds since 1970, if one was changed later: it may have been read before.
 */
function digestOf(
  project: string,
  inputs: readonly string[],
  before = Number.POSITIVE_INFINITY,
): string | undefined {
  const sources = contentsOf(path.join(project, 'src')).files.filter((file) =>
    DECIDING_SOURCES.test(file),
  );
  const files = [...DECIDING_FILES, ...sources.map((file) => `src/${file}`), ...inputs].sort();
  const hash = createHash('sha256');
  for (const file of new Set(files)) {
    const place = path.join(project, file);
    const status = statusOf(place);
    if (status === undefined || status.ctimeMs >= before) return undefined;
    hash.update(`${file}\0${status.size}\0`).update(readFileSync(place));
  }
  return hash.digest('hex');
}

/** Undefined if nothing is kept, or not all of it: a machine that lost power may have lost a part. */
function readKept(file: string): KeptBundle | undefined {
  const kept = ifThere(() => readFileSync(file, 'utf8'));
  const end = kept?.indexOf('\n') ?? -1;
  if (kept === undefined || end < 0) return undefined;
  const text = kept.slice(end + 1);
  return hashOf(text) === kept.slice(0, end) ? (JSON.parse(text) as KeptBundle) : undefined;
}
