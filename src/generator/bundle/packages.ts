/** Finds packages wherever they are kept, so that every package manager leads to the same bytes. */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile, OnResolveArgs, OnResolveResult, Plugin } from 'esbuild';

export interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly sideEffects?: unknown;
  readonly folder: string;
}

const NAMESPACE = 'npm';

/** The namespace in which the plugin asks esbuild where a file is, so that the plugin does not answer itself. */
const ASKED = 'asked';

/**
 * Names the files of a package by its name and version, such as `npm:react@19.3.1/index.js`, and adds the package to `found`. esbuild
 * would name them by the folder that they are kept in, and hashes of file names depend on that.
 */
export function packagesAnywhere(found: Map<string, Package>): Plugin {
  return {
    name: 'packages-anywhere',
    setup({ onLoad, onResolve, resolve }) {
      const ask = async (args: OnResolveArgs): Promise<OnResolveResult | undefined> => {
        const { kind, importer, resolveDir } = args;
        const options = { kind, importer, resolveDir, namespace: ASKED };
        const { path: place, sideEffects, external, errors } = await resolve(args.path, options);
        // esbuild itself reports the error with the line of the import.
        if (external || errors.length > 0) return;
        const owner = packageOf(path.dirname(place));
        const key = `${owner.name}@${owner.version}`;
        found.set(key, owner);
        const file = path.relative(owner.folder, place).split(path.sep).join('/');
        return { path: `${key}/${file}`, namespace: NAMESPACE, pluginData: place, sideEffects };
      };
      const answers = new Map<string, ReturnType<typeof ask>>();
      const resolved = (args: OnResolveArgs) => {
        if (args.kind === 'entry-point' || args.namespace === ASKED) return;
        // All modules of the project find the same packages.
        const from = args.namespace === NAMESPACE ? args.resolveDir : '';
        const question = `${args.kind} ${args.path} ${from}`;
        const answer = answers.get(question) ?? ask(args);
        answers.set(question, answer);
        return answer;
      };
      onResolve({ filter: /^[^./]/ }, resolved);
      onResolve({ filter: /./, namespace: NAMESPACE }, resolved);
      onLoad({ filter: /./, namespace: NAMESPACE }, ({ pluginData: place }) => ({
        contents: readFileSync(place),
        resolveDir: path.dirname(place),
        loader: 'default',
      }));
    },
  };
}

/** The package that has `folder`. A folder inside a package may have a `package.json` without a name. */
export function packageOf(folder: string): Package {
  const known = PACKAGES.get(folder);
  if (known !== undefined) return known;
  const file = path.join(folder, 'package.json');
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { name, version, license, sideEffects } = manifest;
  const parent = path.dirname(folder);
  const isPackage = name !== undefined && version !== undefined;
  if (!isPackage && parent === folder) {
    throw new Error('No package.json above it has a name and a version');
  }
  const found = isPackage ? { name, version, license, sideEffects, folder } : packageOf(parent);
  PACKAGES.set(folder, found);
  return found;
}

/** The package of each folder that was asked for. */
const PACKAGES = new Map<string, Package>();

/** The packages of `found` that have code in `output`. */
export function packagesIn(
  output: Metafile['outputs'][string] | undefined,
  found: ReadonlyMap<string, Package>,
): Package[] {
  const files = Object.entries(output?.inputs ?? {}).filter(
    ([, { bytesInOutput }]) => bytesInOutput,
  );
  const keys = new Set(files.map(([file]) => PACKAGE_FILE.exec(file)?.[1] ?? ''));
  return [...keys].map((key) => found.get(key)).filter((owner) => owner !== undefined);
}

const PACKAGE_FILE = new RegExp(`^${NAMESPACE}:((?:@[^/]+/)?[^/]+)/`);
