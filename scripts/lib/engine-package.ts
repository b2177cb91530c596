/** The pay engine as a package that other projects install. */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundle } from '../../src/generator/bundle/bundle.ts';
import { openData } from '../../src/generator/files/open-data.ts';
import { PROJECT_FOLDER } from '../../src/generator/project.ts';
import { PACKAGE } from '../../src/pay/rules/open-figures.ts';
import { UserError } from '../../src/user-error.ts';

const ENGINE = path.join(PROJECT_FOLDER, 'src', 'pay');

/** Files that go into the package as they are. */
const COPIED = ['package.json', 'README.md', 'CHANGELOG.md'];

/** Rule sets that are an entry each, by the pattern `./rules/*`. */
const RULE_SETS = ['legislated', 'simplified'];

/** Entries of 1.x, which lead to others. */
const FORMER = ['./basics', './compare-pay', './bonus', './leaving', './lines'];

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
}

export const MANIFEST: Manifest = JSON.parse(
  readFileSync(path.join(ENGINE, 'package.json'), 'utf8'),
);

/** The compiled file of each entry, by its name as a program imports it. The names of 1.x that are other names of an entry are left out. */
export const ENTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries(MANIFEST.exports)
    .filter(([entry, file]) => file.endsWith('.js') && !FORMER.includes(entry))
    .flatMap(([entry, file]) =>
      (entry.endsWith('*') ? RULE_SETS : ['']).map((set) => [
        entry.replace('.', MANIFEST.name).replace('*', set),
        file.replace('*', set),
      ]),
    ),
);

export interface PackedPackage {
  readonly filename: string;
  /** Bytes. */
  readonly size: number;
  readonly entryCount: number;
}

/**
 * Packs a module with its types for each of the engine's, and the open figures, into the folder `out`. npm gives all files one time,
 * so the bytes follow from the engine alone.
 * @throws UserError if the engine does not compile, or needs a package.
 */
export async function packEngine(out: string): Promise<PackedPackage> {
  await assertAlone();
  // npm packs the modes of files, which would follow from the shell.
  process.umask(0o022);
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-package-'));
  try {
    compileInto(folder);
    for (const file of COPIED) copyFileSync(path.join(ENGINE, file), path.join(folder, file));
    mkdirSync(path.join(folder, 'data'));
    for (const [name, text] of openData(PACKAGE)) {
      writeFileSync(path.join(folder, 'data', name), text);
    }
    const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', out];
    const { status, stdout, stderr } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new UserError(`npm does not pack the engine. ${stderr}`);
    const [packed] = Object.values<PackedPackage>(JSON.parse(stdout));
    if (packed === undefined) throw new UserError(`npm packs nothing. ${stdout}`);
    return packed;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Refuses code of other packages: the engine's package has neither dependencies nor notices of their licences. */
async function assertAlone(): Promise<void> {
  const entryPoints = ['src/pay/**/*.ts'];
  const { packages } = await bundle({ entryPoints, splitting: true, format: 'esm' });
  const [used] = packages;
  if (used === undefined) return;
  throw new UserError(
    `The engine uses ${used.name} ${used.version}, and its package may need no other: do without it.`,
  );
}

/** Types and modules, one for each file, so that a bundler takes only what a program uses. */
function compileInto(folder: string): void {
  const typescript = path.dirname(
    createRequire(import.meta.url).resolve('typescript/package.json'),
  );
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      path.join(typescript, 'bin/tsc'),
      ...['--project', ENGINE, '--rootDir', ENGINE, '--outDir', folder],
      ...['--composite', 'false', '--emitDeclarationOnly', 'false', '--declaration'],
      ...['--rewriteRelativeImportExtensions'],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new UserError(`The engine does not compile. ${stdout}`);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const place = path.join(folder, file);
    // The compiler doesn't rename modules in declaration files.
    const types = readFileSync(place, 'utf8').replaceAll(
      /(?<=(?:from |import\()(['"])\.[^'"]*)\.ts(?=\1)/g,
      '.js',
    );
    writeFileSync(place, types);
  }
}

/** Bytes of a minified bundle for browsers, by Brotli: of `assess` alone, with the law's figures, of each entry, and of all of them. */
export async function bundleSizes(): Promise<ReadonlyMap<string, number>> {
  const modules = Array.from(ENTRIES, ([name, file]) => [name, file.replace(/js$/, 'ts')] as const);
  const bundles = {
    assess: "export { assess } from './index.ts';",
    'assess and legislated': "export { assess, legislated } from './index.ts';",
    ...Object.fromEntries(modules.map(([name, file]) => [name, `export * from '${file}';`])),
    everything: modules
      .map(([, file], index) => `export * as entry${index} from '${file}';`)
      .join('\n'),
  };
  const sizes = Object.entries(bundles).map(async ([name, contents]) => {
    const stdin = { contents, resolveDir: ENGINE };
    const { files } = await bundle({ stdin, minify: true, format: 'esm' });
    return [name, brotliCompressSync(files[0]?.text ?? '').length] as const;
  });
  return new Map(await Promise.all(sizes));
}
