/** Bundles sources with esbuild, for the scripts, the render worker and the edge handler alike. */

import path from 'node:path';
import { type BuildFailure, type BuildOptions, build, type Metafile } from 'esbuild';
import { UserError } from '../../user-error.ts';
import { PROJECT_FOLDER } from '../project.ts';
import { type Package, packagesAnywhere, packagesIn } from './packages.ts';

// esbuild is written in Go and ends with the command. Bundling would take a tenth longer if it collected garbage as often as Go does by default.
process.env.GOGC ??= '400';

export interface Bundle {
  readonly metafile: Metafile;
  /** Each `file` is relative to the project's folder. */
  readonly files: readonly { readonly file: string; readonly text: string }[];
  /** The packages that have code in one of `files`. */
  readonly packages: readonly Package[];
}

/**
 * Bundles sources of the project. A file that has code of packages begins with a comment that leads to `notices`, and with `hint`.
 * @throws UserError with esbuild's first error.
 */
export async function bundle(options: BuildOptions, notices?: string, hint = ''): Promise<Bundle> {
  const found = new Map<string, Package>();
  const { metafile, outputFiles } = await build({
    outdir: '.',
    jsx: 'automatic',
    ...options,
    define: { 'process.env.NODE_ENV': '"production"', ...options.define },
    absWorkingDir: PROJECT_FOLDER,
    write: false,
    metafile: true,
    bundle: true,
    plugins: [...(options.plugins ?? []), packagesAnywhere(found)],
    logLevel: 'silent',
  }).catch(explain);
  const packages = new Set<Package>();
  const files = outputFiles.map(({ path: place, text }) => {
    const file = path.relative(PROJECT_FOLDER, place).split(path.sep).join('/');
    const own = packagesIn(metafile.outputs[file], found);
    for (const one of own) packages.add(one);
    const isLinked = notices !== undefined && own.length > 0;
    return { file, text: isLinked ? `/*! Licences: ${notices} */\n${hint}${text}` : text };
  });
  return { metafile, files, packages: [...packages] };
}

/** The text of a bundle of one file. */
export function onlyText({ files }: Bundle): string {
  const [file] = files;
  if (file === undefined) throw new Error('esbuild emitted no file');
  return file.text;
}

function explain(error: Error & Partial<BuildFailure>): never {
  const [first, ...others] = error.errors ?? [];
  if (first === undefined) throw error;
  const place = first.location ? `${first.location.file}:${first.location.line}: ` : '';
  const more = others.length === 0 ? '' : ` (the first of ${others.length + 1}: --debug shows all)`;
  throw new UserError(`${place}${first.text}${more}`, { cause: error });
}
