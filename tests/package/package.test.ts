/** The engine's package, installed in an empty folder as another project has it. */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENTRIES, MANIFEST } from '../../scripts/lib/engine-package.ts';
import { copiedProject } from '../support/copied-project.ts';
import { EXAMPLES, withResults } from './readme-examples.ts';

const TARBALL = `${MANIFEST.name}-${MANIFEST.version}.tgz`;
const NAMES = [...ENTRIES.keys()];

let project: string;
let said: string;
const installed = (file: string) => path.join(project, 'node_modules', MANIFEST.name, file);
beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'installed-package-'));
  said = run(process.cwd(), 'npm', 'run', '--silent', 'package', '--', '--out', project);
  writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }');
  run(project, 'npm', 'install', '--offline', '--no-audit', '--no-fund', `./${TARBALL}`);
});
afterAll(() => rmSync(project, { recursive: true }));

function run(folder: string, program: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout;
}

test('the package needs no other and has no file that is not meant for others', () => {
  expect(
    readdirSync(path.join(project, 'node_modules')).filter((name) => !name.startsWith('.')),
  ).toEqual([MANIFEST.name]);
  const files = readdirSync(installed(''), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.[cm]?tsx?$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
  for (const file of ['README.md', 'CHANGELOG.md']) {
    expect(readFileSync(installed(file))).toEqual(readFileSync(`src/pay/${file}`));
  }
  const manifest = JSON.parse(readFileSync(installed('package.json'), 'utf8'));
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest.license).toBe(JSON.parse(readFileSync('package.json', 'utf8')).license);
});

test('the package has no code of others, which would need the notices of their licences', async () => {
  const { metafile } = await build({
    absWorkingDir: installed(''),
    entryPoints: ['**/*.js'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'bundle',
    write: false,
    metafile: true,
  });
  const modules = Object.keys(metafile.inputs);
  expect(modules).toContain('index.js');
  expect(modules.filter((file) => /^\.\.|node_modules/.test(file))).toEqual([]);
});

test('an engine that uses a package is refused', () => {
  const copy = copiedProject('src', 'scripts');
  appendFileSync(path.join(copy, 'src/pay/index.ts'), "export { useState } from 'react';\n");
  const words = ['--import', 'tsx', 'scripts/package.ts', '--out', copy];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
  rmSync(copy, { recursive: true });
  expect(stderr).toMatch(
    /^error: The engine uses react [\d.]+, and its package may need no other: .+\n$/,
  );
  expect(status).toBe(1);
});

test('the changelog has the version', () => {
  expect(readFileSync(installed('CHANGELOG.md'), 'utf8')).toContain(
    `\n## ${MANIFEST.version} - 20`,
  );
});

test('the same engine makes the same bytes', () => {
  const again = mkdtempSync(path.join(tmpdir(), 'package-again-'));
  run(process.cwd(), 'npm', 'run', '--silent', 'package', '--', '--out', again);
  const bytes = readFileSync(path.join(again, TARBALL));
  rmSync(again, { recursive: true });
  expect(bytes.equals(readFileSync(path.join(project, TARBALL)))).toBe(true);
});

test('the command says how large the package and bundles of it are', () => {
  for (const name of [TARBALL, 'assess', 'assess and legislated', 'everything']) {
    expect(said).toMatch(new RegExp(`${name}: .*\\b[\\d.]+ KB`));
  }
});

describe.each(EXAMPLES)('the example of the README: $subject', ({ code }) => {
  test('comes to what it says on Node.js', () => {
    const file = path.join(project, 'example.js');
    writeFileSync(file, `${withResults(code)}\nconsole.log(JSON.stringify(results));`);
    expectAsSaid(JSON.parse(run(project, process.execPath, file)));
  });

  test('comes to what it says in a bundle for browsers, where there is nothing of Node.js', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `${withResults(code)}\nglobalThis.results = results;`,
        resolveDir: project,
      },
      bundle: true,
      minify: true,
      platform: 'browser',
      format: 'iife',
      write: false,
    });
    const page: { results: [unknown, unknown][] } = { results: [] };
    runInNewContext(outputFiles.map(({ text }) => text).join(''), page);
    expectAsSaid(JSON.parse(JSON.stringify(page.results)));
  });
});

function expectAsSaid(results: readonly (readonly [unknown, unknown])[]): void {
  expect(results.length).toBeGreaterThan(0);
  for (const [result, asSaid] of results) expect(result).toEqual(asSaid);
}

test('the examples of the README compile, however strict', () => {
  expect(compiled(...EXAMPLES.map(({ code }) => code))).toBe('');
});

test('every entry can be imported by its name, on Node.js and with its types', () => {
  const code = NAMES.map((entry, index) => `import * as entry${index} from '${entry}';`)
    .concat(
      `console.log([${NAMES.map((_, index) => `Object.keys(entry${index}).length > 0`)}].join());`,
    )
    .join('\n');
  const file = path.join(project, 'entries.js');
  writeFileSync(file, code);
  expect(run(project, process.execPath, file).trim()).toBe(NAMES.map(() => 'true').join());
  expect(compiled(`declare const console: { log(text: string): void };\n${code}`)).toBe('');
});

test('a strict consumer compiles, and one that asks for a year that the set lacks does not', () => {
  const consumer = (taxYear: string) => `
    import { assess, type Assessment, legislated, payCalculator } from 'australian-pay';
    const assessment: Assessment = assess({ taxYear: '${taxYear}', jobs: [] }, legislated);
    export const tax: number = assessment.totalTax;
    export const net: number = payCalculator(legislated)({ annualSalary: 1, taxYear: '2026-27' }).netAnnual;
  `;
  expect(compiled(consumer('2026-27'))).toBe('');
  expect(compiled(consumer('2019-20'))).toContain(`Type '"2019-20"' is not assignable`);
});

/** The compiler's messages against modules of `codes`, by both ways in which it finds packages. */
function compiled(...codes: readonly string[]): string {
  const files = codes.map((code, index) => {
    const file = path.join(project, `consumer-${index}.ts`);
    writeFileSync(file, code);
    return file;
  });
  const compiler = path.join(
    path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const options = '--ignoreConfig --strict --noEmit --target es2023 --lib es2023 --types'.split(
    ' ',
  );
  return [
    ['--module', 'nodenext'],
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
  ]
    .map((ways) => {
      const words = [compiler, ...options, '', ...ways, ...files];
      const { stdout, stderr } = spawnSync(process.execPath, words, {
        encoding: 'utf8',
        cwd: project,
      });
      return stdout + stderr;
    })
    .join('');
}
