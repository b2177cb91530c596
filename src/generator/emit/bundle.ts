/** Bundles with esbuild: the render worker, and the scripts and the style that reach the browser. */
import path from 'node:path';
import { build, type Metafile, type OutputFile } from 'esbuild';
import { ASSETS_PATH } from '../../site/response-headers.ts';
import type { SiteFile } from '../publish/site-file.ts';
import { radixSubstitutes } from './radix-substitutes.ts';

/** A script as a page refers to it: its address, and those of the chunks it cannot start without. */
interface ScriptAsset {
  readonly address: string;
  readonly imports: readonly string[];
}

/** Addresses of everything that a page loads, root-relative. */
export interface SiteAssets {
  readonly stylesheet: string;
  readonly socialImage: string;
  readonly scripts: Readonly<Record<'menu' | 'home' | 'not-found', ScriptAsset>>;
}

/** What React asks for and this site has no use for, so that the code for it falls away: 0.3 KB compressed. */
const BROWSER_CONSTANTS = {
  'process.env.NODE_ENV': '"production"',
  process: 'undefined',
  setImmediate: 'undefined',
  navigation: 'undefined',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
};

/** The scripts and style of the site, minified, their names carrying a hash of what they hold. */
export async function bundleBrowserAssets(
  projectFolder: string,
): Promise<{ assets: SiteAssets; files: SiteFile[] }> {
  const bundle = (name: string, entryPoint: string) =>
    bundleForBrowser(projectFolder, name, entryPoint);
  const menu = await bundle('menu', 'src/browser/menu.ts');
  const home = await bundle('home', 'src/browser/home.tsx');
  const notFound = await bundle('not-found', 'src/browser/not-found.ts');
  const style = await bundle('site', 'src/styles/index.css');
  return {
    assets: {
      stylesheet: style.asset.address,
      socialImage: '/social-image.png',
      scripts: { menu: menu.asset, home: home.asset, 'not-found': notFound.asset },
    },
    files: [menu, home, notFound, style].flatMap(({ files }) => files),
  };
}

/**
 * What a page needs of one entry. Each has a build of its own: in one build, esbuild would put the helpers that
 * two of them have in common into a further file, which every page would wait for.
 */
async function bundleForBrowser(
  projectFolder: string,
  name: string,
  entryPoint: string,
): Promise<{ asset: ScriptAsset; files: SiteFile[] }> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: projectFolder,
    entryPoints: { [name]: entryPoint },
    outdir: `.${ASSETS_PATH}`,
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
    define: BROWSER_CONSTANTS,
    plugins: [radixSubstitutes(projectFolder)],
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    logLevel: 'silent',
  });
  const files = outputFiles.map((output) => siteFile(output, projectFolder));
  return { asset: entryAsset(metafile, entryPoint), files };
}

/** The render worker as one CommonJS text that needs nothing but Node, React in its production form. */
export async function bundleRenderWorker(projectFolder: string): Promise<string> {
  const result = await build({
    absWorkingDir: projectFolder,
    entryPoints: ['src/generator/render/render-worker.ts'],
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

function entryAsset(metafile: Metafile, entryPoint: string): ScriptAsset {
  for (const [file, output] of Object.entries(metafile.outputs)) {
    if (output.entryPoint !== entryPoint) continue;
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

function siteFile(output: OutputFile, projectFolder: string): SiteFile {
  const file = path.relative(projectFolder, output.path).split(path.sep).join('/');
  return { file, contents: output.contents };
}
