import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { licenceNotices } from '../../../src/generator/bundle/licences.ts';
import { RULE_SET_NAMES } from '../../../src/pay/rules/rule-set-names.ts';
import { UserError } from '../../../src/user-error.ts';
import { renderSettings } from '../../support/render-settings.ts';

/** What esbuild was asked to bundle. */
const asked: BuildOptions[] = [];

beforeAll(() => {
  vi.resetModules();
  vi.doMock('esbuild', async (original) => {
    const esbuild = await original<typeof import('esbuild')>();
    const build = (options: BuildOptions) => {
      // One that leaves packages out says which files import each other: its text is in no file.
      if (options.packages !== 'external') asked.push(options);
      return esbuild.build(options);
    };
    return { ...esbuild, build };
  });
});
afterAll(() => {
  vi.doUnmock('esbuild');
  vi.resetModules();
});

/** A file of an ordinary bundle, and the folders of the packages with code in it. */
interface OrdinaryFile {
  readonly text: string;
  readonly packages: readonly string[];
}

/** The bundles that were asked for, made again by esbuild alone, whose metafile names the files of packages by their real places. */
async function ordinaryFiles(): Promise<OrdinaryFile[]> {
  const { build } = await vi.importActual<typeof import('esbuild')>('esbuild');
  const bundles = asked.splice(0).map(async ({ plugins = [], ...options }) => {
    const others = plugins.filter(({ name }) => name !== 'packages-anywhere');
    const { outputFiles = [], metafile } = await build({ ...options, plugins: others });
    return outputFiles.map(({ path: place, text }) => {
      const inputs = metafile?.outputs[path.relative('', place).replaceAll('\\', '/')]?.inputs;
      const files = Object.entries(inputs ?? {}).filter(
        ([, { bytesInOutput }]) => bytesInOutput > 0,
      );
      const folders = files.map(([file]) => packageFolder(path.resolve(file)));
      return { text, packages: [...new Set(folders)].filter((folder) => folder !== undefined) };
    });
  });
  return (await Promise.all(bundles)).flat();
}

/** The package that has the file at `place`; none for a file of the project. */
function packageFolder(place: string): string | undefined {
  if (!place.includes('node_modules')) return undefined;
  const folder = path.dirname(place);
  const manifest = path.join(folder, 'package.json');
  const isPackage = existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"version"');
  return isPackage ? folder : packageFolder(folder);
}

/** The texts that the notices of the package in `folder` must have. */
function noticesOf(folder: string): string[] {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const text = readFileSync(path.join(folder, 'LICENSE'), 'utf8').trim();
  return [`\n${name} ${version} (${license})\n`, text];
}

function withoutHashes(text: string): string {
  return text.replace(/-[A-Z0-9]{8}(?=\.(js|css))/g, '');
}

function expectNotices(
  files: readonly { readonly text: string }[],
  notices: string,
  ordinary: readonly OrdinaryFile[],
  link: string,
): void {
  for (const { text, packages } of ordinary) {
    const expected = packages.length > 0 ? `${link}\n${text}` : text;
    expect(files.map((file) => withoutHashes(file.text))).toContain(withoutHashes(expected));
    for (const folder of packages) {
      for (const part of noticesOf(folder)) expect(notices).toContain(part);
    }
  }
}

test.each(RULE_SET_NAMES)(
  'licences.txt of a %s site has the notice of each package with code in its scripts, and those scripts alone lead to it',
  async (rules) => {
    const { bundleBrowserAssets } = await import('../../../src/generator/bundle/browser.ts');
    const { files } = await bundleBrowserAssets(rules);
    const notices = files.find(({ file }) => file === 'licences.txt')?.text ?? '';
    const ordinary = await ordinaryFiles();
    expect(ordinary).toHaveLength(files.length - 1);
    const names = ordinary.flatMap(({ packages }) =>
      packages.map((folder) => path.basename(folder)),
    );
    expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'scheduler', 'dom']));
    expectNotices(files, notices, ordinary, '/*! Licences: /licences.txt */');
  },
);

test('the notices beside the edge handler have each package with code in it, and it begins with their name', async () => {
  const { bundleEdgeHandler } = await import('../../../src/generator/bundle/worker-and-edge.ts');
  const { handler, notices } = await bundleEdgeHandler(renderSettings(), []);
  const ordinary = await ordinaryFiles();
  expectNotices([{ text: handler }], notices, ordinary, '/*! Licences: licences.txt */');
  expect(notices).toMatch(/\nreact \d.*\nreact-dom \d/);
});

describe('a package', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const owner = { name: 'plots', version: '1.2.3', license: 'Apache-2.0' };

  test('without a licence file, or without a licence in its package.json, stops the build', () => {
    const refused = (problem: string) =>
      new UserError(
        `plots 1.2.3 has no ${problem}, and its code is in the site: use another version or package.`,
      );
    writeFileSync(path.join(folder, 'NOTICE'), 'Plots');
    expect(() => licenceNotices([{ ...owner, folder }])).toThrow(refused('licence file'));
    writeFileSync(path.join(folder, 'license.md'), 'Anyone may copy it.\r\n');
    expect(() => licenceNotices([{ ...owner, license: undefined, folder }])).toThrow(
      refused('"license" in its package.json'),
    );
    expect(licenceNotices([{ ...owner, folder }])).toContain(
      '\nplots 1.2.3 (Apache-2.0)\n\nPlots\n\nAnyone may copy it.\n',
    );
  });
});
