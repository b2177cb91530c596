/** The notices of the packages whose code is in the site. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { bundleBrowserAssets } from '../../../src/generator/bundle/browser.ts';
import { bundle } from '../../../src/generator/bundle/bundle.ts';
import { licenceNotices } from '../../../src/generator/bundle/licences.ts';
import { radixSubstitutes } from '../../../src/generator/bundle/plugins.ts';
import { bundleEdgeHandler } from '../../../src/generator/bundle/worker-and-edge.ts';
import { RULE_SET_NAMES } from '../../../src/pay/rules/rule-set-names.ts';
import { UserError } from '../../../src/user-error.ts';
import { renderSettings } from '../../support/render-settings.ts';

/** The folder of the package that has `file`; none for a file of the project. */
function packageFolder(file: string): string[] {
  return (
    /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.resolve(file).replaceAll('\\', '/')) ?? []
  );
}

/** The title and the licence of the package in `folder`, as notices must have them. */
function noticeOf(folder: string): string[] {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(manifest);
  const text = readFileSync(path.join(folder, 'LICENSE'), 'utf8').trim();
  return [`\n${name} ${version} (${license})\n`, text];
}

/** The name without its hash, which depends on how esbuild names the files of packages. */
const named = (text: string) => text.replace(/-[A-Z0-9]{8}(?=\.(js|css))/g, '');

test('a bundle has a notice for each package with code in its files, and those files alone lead to them', async () => {
  const options: BuildOptions = {
    entryPoints: ['menu.ts', 'radix-select.tsx', 'live.tsx'].map((file) => `src/browser/${file}`),
    outdir: 'assets',
    chunkNames: '[name]-[hash]',
    splitting: true,
    minify: true,
    format: 'esm',
    legalComments: 'none',
    plugins: [radixSubstitutes()],
  };
  const { files, packages } = await bundle(options, '/licences.txt');
  const notices = licenceNotices(packages);
  // esbuild alone, whose metafile names the files of packages by their real places.
  const { outputFiles, metafile } = await build({
    ...{ ...options, bundle: true, write: false, metafile: true, jsx: 'automatic' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const folders = outputFiles.flatMap(({ path: place, text }) => {
    const { inputs = {} } = metafile.outputs[path.relative('', place)] ?? {};
    const own = Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? packageFolder(file) : [],
    );
    const expected = own.length > 0 ? `/*! Licences: /licences.txt */\n${text}` : text;
    expect(files.map((file) => named(file.text))).toContain(named(expected));
    return own;
  });
  expect(new Set(packages.map(({ folder }) => folder))).toEqual(new Set(folders));
  for (const notice of folders.flatMap(noticeOf)) expect(notices).toContain(notice);
});

const REACT = ['react', 'react-dom', 'scheduler'].map((name) => `node_modules/${name}`);

test.each(RULE_SET_NAMES)(
  'licences.txt of a %s site has the notices of its scripts, and those with React or Radix lead to it',
  async (rules) => {
    const { files } = await bundleBrowserAssets(rules);
    const notices = files.find(({ file }) => file === 'licences.txt')?.text;
    const folders = [
      ...REACT,
      'node_modules/@radix-ui/react-select',
      'node_modules/@floating-ui/dom',
    ];
    for (const notice of folders.flatMap(noticeOf)) expect(notices).toContain(notice);
    const isLinked = (text: string) => text.startsWith('/*! Licences: /licences.txt */\n');
    const ofPackages = /react\.transitional\.element|data-radix-select-viewport/;
    const scripts = files.filter(({ file, text }) => file.endsWith('.js') && ofPackages.test(text));
    expect(scripts.map(({ text }) => isLinked(text))).toEqual([true, true]);
    const plain = files.filter(({ file }) => /assets\/(menu|not-found|site)-/.test(file));
    expect(plain.map(({ text }) => isLinked(text))).toEqual([false, false, false]);
  },
);

test('the notices beside the edge handler are those of its packages, and it begins with their name', async () => {
  const { handler, notices } = await bundleEdgeHandler(renderSettings(), []);
  expect(handler).toMatch(/^\/\*! Licences: licences\.txt \*\/\n/);
  for (const notice of REACT.slice(0, 2).flatMap(noticeOf)) expect(notices).toContain(notice);
  expect(notices).toMatch(/\nreact \d.*\nreact-dom \d/);
});

test('a package without a licence file, or without a licence in its package.json, stops the build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const owner = { name: 'plots', version: '1.2.3', license: 'Apache-2.0', folder };
  const refused = (problem: string) =>
    new UserError(
      `plots 1.2.3 has no ${problem}, and its code is in the site: use another version or package.`,
    );
  writeFileSync(path.join(folder, 'NOTICE'), 'Plots');
  expect(() => licenceNotices([owner])).toThrow(refused('licence file'));
  writeFileSync(path.join(folder, 'license.md'), 'Anyone may copy it.\r\n');
  expect(() => licenceNotices([{ ...owner, license: undefined }])).toThrow(
    refused('"license" in its package.json'),
  );
  expect(licenceNotices([owner])).toContain(
    '\nplots 1.2.3 (Apache-2.0)\n\nPlots\n\nAnyone may copy it.\n',
  );
});
