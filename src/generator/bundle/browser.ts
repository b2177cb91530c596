/** Bundles the scripts and the style sheets of the site with esbuild. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { RuleSetName } from '../../pay/rules/rule-sets.ts';
import type { PageAssets, ScriptAsset } from '../../render/page-renderer.tsx';
import { ASSETS_PATH } from '../../site/response-headers.ts';
import { PROJECT_FOLDER } from '../project.ts';
import { chosenRules, radixSubstitutes } from './plugins.ts';

/** The scripts of a rule set and the style sheets. The hash in a file's name is of its content. */
export interface BrowserAssets {
  readonly assets: PageAssets;
  readonly files: readonly TextFile[];
}

interface TextFile {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly text: string;
}

const STYLE = 'src/styles/index.css';

const SCRIPTS = {
  menu: 'src/browser/menu.ts',
  home: 'src/browser/home.tsx',
  compare: 'src/browser/compare.tsx',
  'not-found': 'src/browser/not-found.ts',
};

export async function bundleBrowserAssets(rules: RuleSetName): Promise<BrowserAssets> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: PROJECT_FOLDER,
    entryPoints: { ...SCRIPTS, site: STYLE },
    outdir: `.${ASSETS_PATH}`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: oldestBrowsers(),
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [chosenRules(rules), radixSubstitutes()],
    logLevel: 'silent',
  });
  return {
    assets: {
      stylesheet: assetOf(metafile, STYLE).address,
      socialImage: '/social-image.png',
      scripts: {
        menu: assetOf(metafile, SCRIPTS.menu),
        home: assetOf(metafile, SCRIPTS.home),
        compare: assetOf(metafile, SCRIPTS.compare),
        'not-found': assetOf(metafile, SCRIPTS['not-found']),
      },
    },
    files: outputFiles.map((output) => ({ file: inProject(output.path), text: output.text })),
  };
}

/** The oldest browsers that the site supports, from `browserslist` in `package.json`, in esbuild's notation. */
function oldestBrowsers(): string[] {
  const file = readFileSync(path.join(PROJECT_FOLDER, 'package.json'), 'utf8');
  const { browserslist } = JSON.parse(file) as { browserslist: string[] };
  return browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));
}

/** The asset that esbuild made of the source file `entryPoint`. */
function assetOf(metafile: Metafile, entryPoint: string): ScriptAsset {
  const [file, output] =
    Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entryPoint) ?? [];
  if (file === undefined) throw new Error(`esbuild emitted nothing for ${entryPoint}`);
  const stylesheet = output?.cssBundle;
  return {
    address: `/${file}`,
    imports: staticImports(metafile, file),
    ...(stylesheet === undefined ? {} : { stylesheet: `/${stylesheet}` }),
  };
}

/** Addresses of the chunks that `file` imports statically, at any depth. Chunks that load later are left out. */
function staticImports(metafile: Metafile, file: string): string[] {
  const found = new Set<string>();
  const visit = (importer: string) => {
    for (const { path: imported, kind } of metafile.outputs[importer]?.imports ?? []) {
      if (kind !== 'import-statement' || found.has(`/${imported}`)) continue;
      found.add(`/${imported}`);
      visit(imported);
    }
  };
  visit(file);
  return [...found];
}

/** The absolute path `place` as a path in the project, with slashes. */
function inProject(place: string): string {
  return path.relative(PROJECT_FOLDER, place).split(path.sep).join('/');
}
