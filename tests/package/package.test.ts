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
import { build as buildWithVite } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENTRIES, MANIFEST } from '../../scripts/lib/engine-package.ts';
import { copiedProject } from '../support/copied-project.ts';
import { EXAMPLES, README, TYPED_EXAMPLES, withResults } from './readme-examples.ts';

const TARBALL = `${MANIFEST.name}-${MANIFEST.version}.tgz`;
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
  const packages = readdirSync(path.join(project, 'node_modules'));
  expect(packages.filter((name) => !name.startsWith('.'))).toEqual([MANIFEST.name]);
  const files = readdirSync(installed(''), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.[cm]?tsx?$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
  for (const file of ['README.md', 'CHANGELOG.md']) {
    expect(readFileSync(installed(file))).toEqual(readFileSync(`src/pay/${file}`));
  }
  const manifest = JSON.parse(readFileSync(installed('package.json'), 'utf8'));
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest.license).toBe(JSON.parse(readFileSync('package.json', 'utf8')).license);
  expect(readFileSync(installed('CHANGELOG.md'), 'utf8')).toContain(
    `\n## ${MANIFEST.version} - 20`,
  );
});

test('the package has no code of others, which would need the notices of their licences', async () => {
  const { metafile } = await build({
    ...{ absWorkingDir: installed(''), entryPoints: ['**/*.js'], outdir: 'bundle', write: false },
    ...{ bundle: true, splitting: true, format: 'esm', metafile: true },
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

test('the same engine makes the same bytes, whatever modes the shell gives to files', () => {
  const again = mkdtempSync(path.join(tmpdir(), 'package-again-'));
  run(process.cwd(), 'sh', '-c', `umask 077 && npm run --silent package -- --out ${again}`);
  const bytes = readFileSync(path.join(again, TARBALL));
  rmSync(again, { recursive: true });
  expect(bytes.equals(readFileSync(path.join(project, TARBALL)))).toBe(true);
});

test('the command says how large the package and bundles of it are', () => {
  for (const name of [TARBALL, 'assess', 'assess and legislated', ...ENTRIES.keys()]) {
    expect(said).toMatch(new RegExp(`${name}: .*\\b[\\d.]+ KB`));
  }
});

/** The text that a module prints on Node.js. */
function printed(file: string, code: string): string {
  writeFileSync(path.join(project, file), code);
  return run(project, process.execPath, file);
}

/** A bundle of `code` by esbuild. */
async function bundled(contents: string, format: 'iife' | 'esm'): Promise<string> {
  const { outputFiles } = await build({
    ...{ stdin: { contents, resolveDir: project }, platform: 'browser', format },
    ...{ bundle: true, minify: true, write: false },
  });
  return outputFiles.map(({ text }) => text).join('');
}

async function bundledByVite(code: string): Promise<string> {
  const entry = path.join(project, 'page.js');
  writeFileSync(entry, code);
  const built = await buildWithVite({
    ...{ root: project, configFile: false, logLevel: 'silent' },
    build: { lib: { entry, formats: ['iife'], name: 'page' }, write: false },
  });
  const [{ output }] = built as unknown as [{ output: { code?: string }[] }];
  return output.map((chunk) => chunk.code ?? '').join('');
}

/** The results that a script leaves in `globalThis.results`, run where there is nothing of Node.js. */
function resultsIn(script: string): string {
  const page = { results: [] };
  runInNewContext(script, page);
  return JSON.stringify(page.results);
}

const inBrowser = (code: string) => `${withResults(code)}\nglobalThis.results = results;`;
const onNode = (code: string) => `${withResults(code)}\nconsole.log(JSON.stringify(results));`;

/** The ways to run an example's code. Each gives its results as JSON. */
const PLACES: Readonly<Record<string, (code: string) => string | Promise<string>>> = {
  'Node.js': (code) => printed('example.mjs', onNode(code)),
  'a bundle by esbuild': async (code) => resultsIn(await bundled(inBrowser(code), 'iife')),
  'a bundle by Vite': async (code) => resultsIn(await bundledByVite(inBrowser(code))),
};

test.each(Object.entries(PLACES))(
  'in %s the examples of the README come to what it says',
  async (place, resultsOf) => {
    // Only Node.js imports JSON.
    const [, json = ''] = /^```mjs\n(.*?)```/ms.exec(README) ?? [];
    for (const code of [
      ...EXAMPLES.map((each) => each.code),
      ...(place === 'Node.js' ? [json] : []),
    ]) {
      const results: [unknown, unknown][] = JSON.parse(await resultsOf(code));
      expect(results.length).toBeGreaterThan(0);
      for (const [result, asSaid] of results) expect(result).toEqual(asSaid);
    }
  },
);

test('a bundle of one function has neither the rest of the engine nor a rule set', async () => {
  const one = await bundled("export { annualEarnings } from 'australian-pay';", 'esm');
  expect(one).toContain('hoursPerWeek');
  // Words of the assessment, of the schedules, of the law's sources and of the names of 1.x.
  for (const word of ['beneficiary', 'schedule15', 'cite', 'left the package']) {
    expect(one).not.toContain(word);
  }
});

test.each([
  [
    'a CommonJS script imports the package where it needs it',
    'script.cjs',
    `import('australian-pay').then(({ calculatePay, PayError }) => {
      const pay = (annualSalary) => calculatePay({ annualSalary, taxYear: '2025-26' });
      try { pay('80000'); } catch (error) { console.log(error instanceof PayError, error.message); }
      console.log(pay(80_000).netAnnual);
    });`,
    "true annualSalary is '80000', and must be a number of dollars\n63612\n",
  ],
  [
    'names of 1.x work, or say where they went',
    'former.js',
    `import { perPeriod, payCalculator } from 'australian-pay/basics';
    import { redundancyWeeks } from 'australian-pay/leaving';
    import { linesOf } from 'australian-pay/lines';
    console.log(perPeriod(52_000, 'weekly'), typeof payCalculator, typeof redundancyWeeks);
    try { linesOf({}); } catch (error) { console.log(error.message); }`,
    '1000 function function\nlinesOf left the package in 2.0.0: the steps and tiers of a charge are in a year of the rule set\n',
  ],
])('%s', (_, file, code, prints) => {
  expect(printed(file, code)).toBe(prints);
});

test('every entry can be imported by its name, on Node.js and with its types, those of 1.x too', () => {
  const former = ['basics', 'compare-pay', 'bonus', 'leaving', 'lines'];
  const names = [...ENTRIES.keys(), ...former.map((name) => `australian-pay/${name}`)];
  const imports = names.map((entry, index) => `import * as entry${index} from '${entry}';`);
  const counts = names.map((_, index) => `Object.keys(entry${index}).length`);
  const code = `${imports.join('\n')}\nconsole.log(Math.min(${counts}) > 0);`;
  expect(printed('entries.js', code)).toBe('true\n');
  const typed = `declare const console: { log(fact: boolean): void };\n${code}`;
  expect(compiled([{ ending: 'ts', code: typed }])).toBe('');
});

test('the examples of the README compile, however strict', () => {
  expect(compiled(EXAMPLES.map(({ code }) => ({ ending: 'ts', code })))).toBe('');
  expect(TYPED_EXAMPLES.map(({ ending }) => ending)).toEqual(['ts', 'cts']);
  expect(compiled(TYPED_EXAMPLES)).toBe('');
});

test('a strict consumer compiles, and one that asks for a year that the set lacks does not', () => {
  const consumer = (taxYear: string) => `
    import { assess, type Assessment, legislated, payCalculator } from 'australian-pay';
    const assessment: Assessment = assess({ taxYear: '${taxYear}', jobs: [] }, legislated);
    export const tax: number = assessment.totalTax;
    export const net: number = payCalculator(legislated)({ annualSalary: 1, taxYear: '2026-27' }).netAnnual;
  `;
  expect(compiled([{ ending: 'ts', code: consumer('2026-27') }])).toBe('');
  expect(compiled([{ ending: 'ts', code: consumer('2019-20') }])).toContain(
    `Type '"2019-20"' is not assignable`,
  );
});

/** The compiler's messages against modules of `codes`, by each way in which it finds packages. */
function compiled(codes: readonly { readonly ending: string; readonly code: string }[]): string {
  const files = codes.map(({ ending, code }, index) => {
    const file = path.join(project, `consumer-${index}.${ending}`);
    writeFileSync(file, code);
    return file;
  });
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  const options = '--ignoreConfig --strict --noEmit --target es2023 --lib es2023 --types'.split(
    ' ',
  );
  return ['node16', 'nodenext', 'esnext --moduleResolution bundler']
    .map((ways) => {
      const words = [...options, '', '--module', ...ways.split(' '), ...files];
      const program = path.join(path.dirname(compiler), 'bin/tsc');
      const told = spawnSync(process.execPath, [program, ...words], {
        encoding: 'utf8',
        cwd: project,
      });
      return told.stdout + told.stderr;
    })
    .join('');
}
