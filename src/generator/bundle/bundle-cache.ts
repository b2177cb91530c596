/** Keeps bundles for later builds: making them takes most of the time of a small build. */

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RuleSetName } from '../../pay/rules/rule-set-names.ts';
import { PROJECT_FOLDER } from '../project.ts';
import { parseJson, textOf } from '../publish/folder-contents.ts';
import { orWarn, type Warn } from '../publish/system-error.ts';

export interface BundleCacheOptions {
  /** Whether the bundle is made anew even if it is cached. */
  readonly isIgnored: boolean;
  readonly warn: Warn;
}

/** The bundles of a site. @param isDraft Whether its scripts stay as esbuild makes them. */
export function siteBundles(rules: RuleSetName, isDraft: boolean, options: BundleCacheOptions) {
  return cachedBundle(isDraft ? `${rules}-draft` : rules, options, async () => {
    // Loaded only where nothing is kept: esbuild and the figures take a tenth of a second.
    const { makeBundles } = await import('./bundles.ts');
    return makeBundles(rules, isDraft);
  });
}

/**
 * Returns the result of `make`, or of an earlier `make` from the same sources: a value that JSON can hold.
 * @param name Of the bundle and of every setting that it depends on.
 */
export async function cachedBundle<Bundle>(
  name: string,
  { isIgnored, warn }: BundleCacheOptions,
  make: () => Promise<Bundle>,
  project = PROJECT_FOLDER,
): Promise<Bundle> {
  const folder = path.join(project, '.cache/bundles');
  const file = path.join(folder, `${name}.json`);
  const key = sourcesHash(project);
  const cached = isIgnored ? undefined : parseJson(textOf(file) ?? '');
  if (cached?.key === key) return cached.bundle;
  const bundle = await make();
  // A source that was saved meanwhile may have been read before or after.
  if (sourcesHash(project) !== key) return bundle;
  await orWarn(NOT_CACHED, folder, warn, () => {
    mkdirSync(folder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify({ key, bundle }));
    renameSync(draft, file);
  });
  return bundle;
}

const NOT_CACHED = 'The bundles could not be kept, so the next build will make them again.';

/**
 * A hash of everything that a bundle may depend on: all of `src` and `templates`, and the JSON files of `project`, which say how to compile it
 * and, in the lock file, with which versions of packages.
 */
function sourcesHash(project: string): string {
  const sources = ['src', 'templates']
    .flatMap((folder) =>
      readdirSync(path.join(project, folder), { recursive: true, withFileTypes: true }),
    )
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const settings = readdirSync(project)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(project, name));
  const hash = createHash('sha256');
  for (const file of [...sources, ...settings].sort()) {
    const contents = readFileSync(file);
    hash.update(`${path.relative(project, file)}\0${contents.length}\0`).update(contents);
  }
  return hash.digest('hex');
}
