/** Bundles the scripts and the style sheets of the site with esbuild. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';
import type { RuleSetName } from '../../pay/rules/rule-set-names.ts';
import type { PageAssets, ScriptAsset } from '../../render/page-renderer.tsx';
import { ASSETS_PATH } from '../../site/paths.ts';
import { routesOf } from '../../site/routes.ts';
import { PROJECT_FOLDER } from '../project.ts';
import { type Bundle, bundle } from './bundle.ts';
import { calculatorEntries, calculatorEntry } from './calculator-entries.ts';
import { LICENCES_FILE, licenceNotices } from './licences.ts';
import { chosenRules, radixSubstitutes, usedMemory, usedWithholding } from './plugins.ts';

/** The scripts of a rule set, the style sheets, and the notices. The hash in a file's name changes with its content. */
export interface BrowserAssets {
  readonly assets: PageAssets;
  /** Each `file` is relative to the site's folder. */
  readonly files: readonly { readonly file: string; readonly text: string }[];
}

/** Files that every page loads. Each is whole, as those of PAGE_SCRIPTS are, so that no page waits for a chunk. */
const EVERYWHERE = { menu: 'src/browser/menu.ts', site: 'src/styles/index.css' };

/** The scripts of pages that are no calculators. */
const PAGE_SCRIPTS: Readonly<Record<string, string>> = {
  'all-calculators': 'src/browser/all-calculators.ts',
  'not-found': 'src/browser/not-found.ts',
  'tax-table': 'src/browser/tax-table.ts',
};

/**
 * Has Chromium compile all functions of a script while it loads. React calls most of its own at once, and compiling them one by one would
 * block the page. It must stand before the code.
 */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n';

export async function bundleBrowserAssets(rules: RuleSetName): Promise<BrowserAssets> {
  const names = new Set(routesOf(rules).flatMap(({ script }) => script ?? []));
  const ofPages = Object.entries(PAGE_SCRIPTS).filter(([name]) => names.delete(name));
  // They share chunks.
  const ofCalculators = Array.from(names, (name) => [name, calculatorEntry(name)]);
  const [live, whole] = await Promise.all([
    bundleTogether(Object.fromEntries(ofCalculators) as Record<string, string>, {
      splitting: true,
      plugins: [
        chosenRules(rules),
        usedWithholding(rules),
        usedMemory(rules),
        radixSubstitutes(),
        calculatorEntries(rules),
      ],
    }),
    bundleTogether({ ...EVERYWHERE, ...Object.fromEntries(ofPages) }, {}),
  ]);
  const { site, ...scripts } = whole.assets;
  const notices = licenceNotices([...live.packages, ...whole.packages]);
  return {
    assets: {
      stylesheet: site.address,
      socialImage: '/social-image.png',
      scripts: { ...live.assets, ...scripts },
    },
    files: [...live.files, ...whole.files, { file: LICENCES_FILE, text: notices }],
  };
}

type Assets<Files> = { readonly [Name in keyof Files]: ScriptAsset };

async function bundleTogether<Files extends Readonly<Record<string, string>>>(
  entryPoints: Files,
  own: Pick<BuildOptions, 'plugins' | 'splitting'>,
): Promise<Bundle & { readonly assets: Assets<Files> }> {
  const options: BuildOptions = {
    entryPoints,
    outdir: `.${ASSETS_PATH}`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    minify: true,
    format: 'esm',
    target: oldestBrowsers(),
    charset: 'utf8',
    // The notices of all scripts are in one file.
    legalComments: 'none',
    define: {
      // Leaves out React's code for its developer tools.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    },
    ...own,
  };
  const bundled = await bundle(options, `/${LICENCES_FILE}`, COMPILE_EARLY);
  const assets = Object.entries(entryPoints).map(([name, file]) => [
    name,
    assetOf(bundled.metafile, file),
  ]);
  return { ...bundled, assets: Object.fromEntries(assets) as Assets<Files> };
}

/** The oldest browsers that the site supports, from `browserslist` in `package.json`, in esbuild's notation. */
export function oldestBrowsers(): string[] {
  const file = readFileSync(path.join(PROJECT_FOLDER, 'package.json'), 'utf8');
  const { browserslist } = JSON.parse(file) as { browserslist: string[] };
  return browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));
}

/** The asset that esbuild made of the source file `entryPoint`. */
function assetOf(metafile: Metafile, entryPoint: string): ScriptAsset {
  const [file, output] =
    Object.entries(metafile.outputs).find(([, output]) =>
      output.entryPoint?.endsWith(entryPoint),
    ) ?? [];
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
