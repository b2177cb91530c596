/** Bundles with esbuild: the render worker, and the scripts and the style that reach the browser. */
import path from 'node:path';
import { build, type Metafile, type OutputFile } from 'esbuild';
import { radixSubstitutes } from './radix-substitutes.ts';

/** A script as a page refers to it: its address, and those of the chunks it cannot start without. */
export interface ScriptAsset {
  readonly address: string;
  readonly imports: readonly string[];
}

/** Addresses of everything that a page loads, root-relative. */
export interface SiteAssets {
  readonly stylesheet: string;
  readonly socialImage: string;
  readonly scripts: Readonly<Record<'menu' | 'home' | 'not-found', ScriptAsset>>;
}

/** A file of the output, by its path in the output folder. */
export interface EmittedFile {
  readonly file: string;
  readonly contents: Uint8Array;
}

const ASSETS_FOLDER = 'assets';

/** The scripts and style of the site, minified, their names carrying a hash of what they hold. */
export async function bundleBrowserAssets(
  projectFolder: string,
): Promise<{ assets: SiteAssets; files: EmittedFile[] }> {
  const entries = {
    menu: 'src/browser/menu.ts',
    home: 'src/browser/home.tsx',
    'not-found': 'src/browser/not-found.ts',
    site: 'src/styles/index.css',
  };
  const result = await build({
    absWorkingDir: projectFolder,
    entryPoints: entries,
    outdir: ASSETS_FOLDER,
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [radixSubstitutes(projectFolder)],
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    logLevel: 'silent',
  });
  const script = (entry: keyof typeof entries) =>
    scriptAsset(result.metafile, entries[entry], (file) => file.endsWith('.js'));
  return {
    assets: {
      stylesheet: scriptAsset(result.metafile, entries.site, (file) => file.endsWith('.css'))
        .address,
      socialImage: '/social-image.png',
      scripts: { menu: script('menu'), home: script('home'), 'not-found': script('not-found') },
    },
    files: result.outputFiles.map((output) => emittedFile(output, projectFolder)),
  };
}

/** The render worker as one CommonJS text that needs nothing but Node, React in its production form. */
export async function bundleRenderWorker(projectFolder: string): Promise<string> {
  const result = await build({
    absWorkingDir: projectFolder,
    entryPoints: ['src/generator/render-worker.ts'],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const [output] = result.outputFiles;
  if (output === undefined) throw new Error('esbuild emitted no render worker');
  return output.text;
}

function scriptAsset(
  metafile: Metafile,
  entryPoint: string,
  isWanted: (file: string) => boolean,
): ScriptAsset {
  for (const [file, output] of Object.entries(metafile.outputs)) {
    if (output.entryPoint !== entryPoint || !isWanted(file)) continue;
    return { address: `/${file}`, imports: staticImports(metafile, file) };
  }
  throw new Error(`esbuild emitted nothing for ${entryPoint}`);
}

/** What a browser must have before `file` runs, at any depth; chunks loaded later are left out. */
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

function emittedFile(output: OutputFile, projectFolder: string): EmittedFile {
  const file = path.relative(projectFolder, output.path).split(path.sep).join('/');
  return { file, contents: output.contents };
}
