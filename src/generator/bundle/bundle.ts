/** Bundles with esbuild: the render worker, and the scripts and style sheet of the site. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile } from 'esbuild';
import type { RuleSetName } from '../../pay/rules/rule-sets.ts';
import type { PageAssets, ScriptAsset } from '../../render/page-assets.ts';
import { ASSETS_PATH } from '../../site/response-headers.ts';
import { UserError } from '../../user-error.ts';
import { PROJECT_FOLDER } from '../project.ts';
import { chosenRules, hasSchedules } from './chosen-rules.ts';
import type { Bundled } from './kept-bundles.ts';
import { radixSubstitutes } from './radix-substitutes.ts';
import { separateCopies } from './separate-copies.ts';
import { sharedJsx } from './shared-jsx.ts';

/** The scripts, which calculate by the rules of a build, and the style sheet of the site, each named by a hash of its content. */
export interface BrowserAssets {
  readonly assets: PageAssets;
  readonly files: readonly TextFile[];
}

interface TextFile {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly text: string;
}

/** Globals that React tests for and this site does not use. Defining them removes the code for them: 0.3 KB compressed. */
const BROWSER_CONSTANTS = {
  'process.env.NODE_ENV': '"production"',
  process: 'undefined',
  setImmediate: 'undefined',
  navigation: 'undefined',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
};

const SHARED_CHUNK = 'src/browser/shared-chunk.ts';

export async function bundleBrowserAssets(rules: RuleSetName): Promise<Bundled<BrowserAssets>> {
  const bundle = <Name extends string>(entryPoints: Record<Name, string>) =>
    bundleForBrowser(rules, entryPoints);
  // Loaded while esbuild, another process, is at work.
  void oxcMinify().catch(() => {});
  const [menu, home, compare, notFound, style] = await Promise.all([
    bundle({ menu: 'src/browser/menu.ts' }),
    // A build for each page that hydrates. In one build, esbuild would put whatever the pages have in common into a further
    // chunk, with all that either needs of it: 1.1 KB more for the home page (Brotli). The shared chunk is the same file in
    // both, as the same entries import it, the select's among them.
    bundle({ home: 'src/browser/home.tsx', shared: SHARED_CHUNK }),
    bundle({
      compare: 'src/browser/compare.tsx',
      'radix-select': 'src/browser/radix-select.tsx',
      shared: SHARED_CHUNK,
    }),
    bundle({ 'not-found': 'src/browser/not-found.ts' }),
    bundle({ site: 'src/styles/index.css' }),
  ]);
  const bundles = [menu, home, compare, notFound, style];
  const files = bundles.flatMap((bundled) => bundled.files);
  return {
    bundle: {
      assets: {
        stylesheet: style.assets.site.address,
        socialImage: '/social-image.png',
        scripts: { ...menu.assets, ...home.assets, ...compare.assets, ...notFound.assets },
      },
      files: await Promise.all(withoutRepeats(files).map(minified)),
    },
    inputs: bundles.flatMap(({ inputs }) => inputs),
  };
}

/**
 * What pages need of `entryPoints`, source files by their names. Entries of one build share chunks: esbuild puts
 * whatever two of them have in common into a further file, which both wait for.
 */
async function bundleForBrowser<Name extends string>(
  rules: RuleSetName,
  entryPoints: Record<Name, string>,
): Promise<{ assets: Record<Name, ScriptAsset>; files: TextFile[]; inputs: string[] }> {
  const target = await oldestBrowsers();
  const { metafile, outputFiles } = await bundled(() =>
    build({
      absWorkingDir: PROJECT_FOLDER,
      entryPoints,
      outdir: `.${ASSETS_PATH}`,
      write: false,
      metafile: true,
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      target,
      jsx: 'automatic',
      charset: 'utf8',
      legalComments: 'none',
      banner: { js: `/* ${MINIFIER_VERSION} */` },
      define: BROWSER_CONSTANTS,
      plugins: [
        radixSubstitutes(),
        sharedJsx(),
        chosenRules(rules),
        // It is asked about each import of a file, which doubles the time of a bundle.
        ...('home' in entryPoints && hasSchedules(rules)
          ? [separateCopies(path.join(PROJECT_FOLDER, 'src', 'browser', 'scheduled-payslip.tsx'))]
          : []),
      ],
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      logLevel: 'silent',
    }),
  );
  const assets = Object.fromEntries(
    Object.entries<string>(entryPoints).map(([name, file]) => [name, entryAsset(metafile, file)]),
  ) as Record<Name, ScriptAsset>;
  const files = outputFiles
    .map((output) => textFile(output))
    .filter(
      // No page loads it: it is there for the chunk that it makes.
      ({ file }) => metafile.outputs[file]?.entryPoint !== SHARED_CHUNK,
    );
  return { assets, files, inputs: inputsOf(metafile) };
}

/** Without files that another build has emitted already: a name has a hash of the content. */
function withoutRepeats(files: readonly TextFile[]): TextFile[] {
  return [...new Map(files.map((file) => [file.file, file])).values()];
}

/** The oldest browsers that the site is for, from `browserslist` in `package.json`, as esbuild writes them. */
async function oldestBrowsers(): Promise<string[]> {
  const file = await readFile(path.join(PROJECT_FOLDER, 'package.json'), 'utf8');
  const { browserslist } = JSON.parse(file) as { browserslist: string[] };
  return browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));
}

/** A path in the project. */
const NO_CODE_MINIFIER = './src/generator/bundle/no-code-minifier.ts';

const RENDER_WORKER = {
  entryPoints: ['src/generator/threads/render-worker.ts'],
  // Names the file in the source map; nothing is written.
  outfile: 'render-worker.cjs',
  write: false,
  metafile: true,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  jsx: 'automatic',
  alias: { 'clean-css': NO_CODE_MINIFIER, terser: NO_CODE_MINIFIER },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** The render worker as one CommonJS text that imports only Node's modules, with React in production mode. */
export async function bundleRenderWorker(): Promise<Bundled<string>> {
  const { metafile, outputFiles } = await bundled(() =>
    build({ ...RENDER_WORKER, absWorkingDir: PROJECT_FOLDER }),
  );
  const [output] = outputFiles;
  if (output === undefined) throw new Error('esbuild emitted no render worker');
  return { bundle: output.text, inputs: inputsOf(metafile) };
}

/** What `bundle` has esbuild make. @throws UserError if it, which runs as a process beside this one, could not start or was stopped. */
async function bundled<Result>(bundle: () => Promise<Result>): Promise<Result> {
  try {
    return await bundle();
  } catch (error) {
    const { message, stack = '' } = error as Error;
    // It does not look whether its process could be started, and then throws at once.
    const hasNotStarted = stack.includes(ESBUILD_START);
    if (!hasNotStarted && !/^The service (was|is) /.test(message)) throw error;
    const reason = / (E[A-Z]+)$/.exec(message)?.[1];
    const what =
      hasNotStarted || reason !== undefined
        ? `could not be started${reason === undefined ? '' : ` (${reason})`}`
        : 'was stopped';
    throw new UserError(
      `esbuild, which bundles the scripts, ${what}: the system may allow too little. Raise the limits (ulimit -n, -u, -v) and run gen-site again.`,
      { cause: error },
    );
  }
}

const ESBUILD_START = 'ensureServiceIsRunning';

/** A native module, which takes as long to load as forty others. */
function oxcMinify() {
  return import('oxc-minify');
}

/** esbuild makes it part of the files' names, so that other output of `minified` has other names. */
const MINIFIER_VERSION: string = createRequire(import.meta.url)('oxc-minify/package.json').version;

/**
 * `file` with its script minified again, by Oxc, which leaves 2% less of React than esbuild (Brotli). Its name stays: a hash of
 * what esbuild made.
 */
async function minified({ file, text }: TextFile): Promise<TextFile> {
  if (!file.endsWith('.js')) return { file, text };
  const { minify } = await oxcMinify();
  const { code, errors } = await minify(file, text, {
    module: true,
    // Newer syntax is shorter, but not once it is compressed.
    compress: { target: 'es2020' },
  });
  if (errors[0] !== undefined) throw new Error(`Oxc cannot minify ${file}: ${errors[0].message}`);
  return { file, text: code };
}

function entryAsset(metafile: Metafile, entryPoint: string): ScriptAsset {
  for (const [file, output] of Object.entries(metafile.outputs)) {
    if (output.entryPoint !== entryPoint) continue;
    const imports = staticImports(metafile, file);
    const { cssBundle } = output;
    return {
      address: `/${file}`,
      imports,
      ...(cssBundle === undefined ? {} : { stylesheet: `/${cssBundle}` }),
    };
  }
  throw new Error(`esbuild emitted nothing for ${entryPoint}`);
}

/** Addresses of the chunks that `file` imports statically, at any depth. Chunks loaded later are left out. */
function staticImports(metafile: Metafile, file: string): string[] {
  const found = new Set<string>();
  const visit = (importer: string) => {
    for (const { path: imported, kind, external } of metafile.outputs[importer]?.imports ?? []) {
      if (kind !== 'import-statement' || external || found.has(`/${imported}`)) continue;
      found.add(`/${imported}`);
      visit(imported);
    }
  };
  visit(file);
  return [...found];
}

/** The files that a bundle was made from, as paths in the project. */
function inputsOf({ inputs }: Metafile): string[] {
  return Object.keys(inputs).map((input) =>
    // Of a file that a plugin has read, the name of its namespace comes first.
    inProject(path.resolve(PROJECT_FOLDER, input.replace(/^[a-z]{2,}:/, ''))),
  );
}

function textFile({ path: place, text }: OutputFile): TextFile {
  return { file: inProject(place), text };
}

function inProject(place: string): string {
  return path.relative(PROJECT_FOLDER, place).split(path.sep).join('/');
}
