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
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** A script that leaves the results of an example in `globalThis.results`. */
const inBrowser = (code: string) => `${withResults(code)}\nglobalThis.results = results;`;

/** The results of an example that a bundler made a script of: run where there is nothing of Node.js. */
function resultsOf(script: string): [unknown, unknown][] {
  const page: { results: [unknown, unknown][] } = { results: [] };
  runInNewContext(script, page);
  return JSON.parse(JSON.stringify(page.results));
}

describe.each(EXAMPLES)('the example of the README: $subject', ({ code }) => {
  test('comes to what it says on Node.js', () => {
    const file = path.join(project, 'example.js');
    writeFileSync(file, `${withResults(code)}\nconsole.log(JSON.stringify(results));`);
    expectAsSaid(JSON.parse(run(project, process.execPath, file)));
  });

  test('comes to what it says in a bundle by esbuild', async () => {
    const { outputFiles } = await build({
      stdin: { contents: inBrowser(code), resolveDir: project },
      bundle: true,
      minify: true,
      platform: 'browser',
      format: 'iife',
      write: false,
    });
    expectAsSaid(resultsOf(outputFiles.map(({ text }) => text).join('')));
  });

  test('comes to what it says in a bundle by Vite', async () => {
    const entry = path.join(project, 'page.js');
    writeFileSync(entry, inBrowser(code));
    const built = await buildWithVite({
      root: project,
      configFile: false,
      logLevel: 'silent',
      build: { lib: { entry, formats: ['iife'], name: 'page' }, write: false },
    });
    const [{ output }] = built as unknown as [{ output: { code?: string }[] }];
    expectAsSaid(resultsOf(output.map((chunk) => chunk.code ?? '').join('')));
  });
});

function expectAsSaid(results: readonly (readonly [unknown, unknown])[]): void {
  expect(results.length).toBeGreaterThan(0);
  for (const [result, asSaid] of results) expect(result).toEqual(asSaid);
}

test('a bundle of one function has neither the rest of the engine nor a rule set', async () => {
  const bytesOf = async (code: string) => {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: project },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    return outputFiles[0]?.text ?? '';
  };
  const one = await bytesOf("export { annualEarnings } from 'australian-pay';");
  expect(one).toContain('hoursPerWeek');
  // Words of the assessment, of the schedules, of the law's sources and of the names of 1.x.
  for (const word of ['beneficiary', 'schedule15', 'cite', 'left the package']) {
    expect(one).not.toContain(word);
  }
});

test('a module imports the JSON of a year as the README says', () => {
  const [, code = ''] = /^```mjs\n(.*?)```/ms.exec(README) ?? [];
  const file = path.join(project, 'figures.mjs');
  writeFileSync(file, `${withResults(code)}\nconsole.log(JSON.stringify(results));`);
  expectAsSaid(JSON.parse(run(project, process.execPath, file)));
});

test('a CommonJS script imports the package where it needs it', () => {
  const file = path.join(project, 'script.cjs');
  writeFileSync(
    file,
    `import('australian-pay').then(({ calculatePay, PayError }) => {
      const pay = (annualSalary) => calculatePay({ annualSalary, taxYear: '2025-26' });
      try { pay('80000'); } catch (error) { console.log(error instanceof PayError, error.message); }
      console.log(pay(80_000).netAnnual);
    });`,
  );
  expect(run(project, process.execPath, file)).toBe(
    "true annualSalary is '80000', and must be a number of dollars\n63612\n",
  );
});

test('the examples of the README compile, however strict', () => {
  expect(compiled(EXAMPLES.map(({ code }) => ({ ending: 'ts', code })))).toBe('');
  expect(TYPED_EXAMPLES.map(({ ending }) => ending)).toEqual(['ts', 'cts']);
  expect(compiled(TYPED_EXAMPLES)).toBe('');
});

test('every entry can be imported by its name, on Node.js and with its types, those of 1.x too', () => {
  const former = ['basics', 'compare-pay', 'bonus', 'leaving', 'lines'];
  const names = [...ENTRIES.keys(), ...former.map((name) => `australian-pay/${name}`)];
  const code = names
    .map((entry, index) => `import * as entry${index} from '${entry}';`)
    .concat(
      `console.log([${names.map((_, index) => `Object.keys(entry${index}).length > 0`)}].join());`,
    )
    .join('\n');
  const file = path.join(project, 'entries.js');
  writeFileSync(file, code);
  expect(run(project, process.execPath, file).trim()).toBe(names.map(() => 'true').join());
  const typed = `declare const console: { log(text: string): void };\n${code}`;
  expect(compiled([{ ending: 'ts', code: typed }])).toBe('');
});

test('names of 1.x work, or say where they went', () => {
  const file = path.join(project, 'former.js');
  writeFileSync(
    file,
    `import { perPeriod, payCalculator } from 'australian-pay/basics';
    import { redundancyWeeks } from 'australian-pay/leaving';
    import { linesOf } from 'australian-pay/lines';
    console.log(perPeriod(52_000, 'weekly'), typeof payCalculator, typeof redundancyWeeks);
    try { linesOf({}); } catch (error) { console.log(error.message); }`,
  );
  expect(run(project, process.execPath, file)).toBe(
    '1000 function function\nlinesOf left the package in 2.0.0: the steps and tiers of a charge are in a year of the rule set\n',
  );
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
  const compiler = path.join(
    path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const options = '--ignoreConfig --strict --noEmit --target es2023 --lib es2023 --types'.split(
    ' ',
  );
  return [
    ['--module', 'node16'],
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
