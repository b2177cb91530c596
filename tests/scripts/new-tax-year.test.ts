/** A copy of the project in which the legislated set has 2027-28, copied from the year before. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copiedProject } from '../support/copied-project.ts';

const RULES = 'src/pay/rules/legislated';

let project: string;
beforeAll(() => {
  project = copiedProject('src', 'scripts', 'templates');
});
afterAll(() => rmSync(project, { recursive: true }));

const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(project, file), text);

/** Runs a program from the copy of the project. */
function run(program: string, ...words: string[]) {
  const { status, stdout } = spawnSync(program, words, { cwd: project, encoding: 'utf8' });
  return { status, stdout };
}

/** The file of 2026-27 under the label of the next year. */
function copiedYear(): string {
  return read(`${RULES}/2026-27.ts`)
    .replace("TaxYear<'2026-27'>", "TaxYear<'2027-28'>")
    .replace("label: '2026-27'", "label: '2027-28'")
    .replace('YEAR_2026', 'YEAR_2027');
}

const OLD_LINE = 'Income earned from 1 July 2026 to 30 June 2027, with the July 2026 tax cut';
const NEW_LINE = 'Income earned from 1 July 2027 to 30 June 2028, with the July 2027 tax cut';

/** The compiler's messages on each of `files`, by the file's name. */
function complaints(files: Readonly<Record<string, string>>): Record<string, string> {
  for (const [name, text] of Object.entries(files)) write(`${RULES}/${name}.ts`, text);
  const { stdout } = run('npx', 'tsc', '-p', 'src/pay', '--noEmit', '--pretty', 'false');
  for (const name of Object.keys(files)) rmSync(path.join(project, `${RULES}/${name}.ts`));
  return Object.fromEntries(
    Object.keys(files).map((name) => [
      name,
      stdout
        .split(/\n(?=src)/)
        .filter((message) => message.startsWith(`${RULES}/${name}.ts`))
        .join('\n'),
    ]),
  );
}

test('a copied year does not compile with the description of another, and one without a part says which part', () => {
  const year = copiedYear().replace(OLD_LINE, NEW_LINE);
  /** The parts of a year, as its file begins and ends them. */
  const PARTS: Readonly<Record<string, RegExp>> = {
    description: /^ {2}description:\s.*\n/m,
    partYearThreshold: /^ {2}partYearThreshold: .*\n/m,
    seniorsOffset: /^ {2}seniorsOffset: .*\n/m,
    beneficiaryOffset: /^ {2}beneficiaryOffset: .*\n/m,
    pensionAge: /^ {2}pensionAge: .*\n/m,
    withholding: /^ {2}withholding: .*\n/m,
    contributionsTax: /^ {2}contributionsTax: .*\n/m,
    casualLoading: /^ {2}casualLoading: .*\n/m,
    leaving: /^ {2}leaving: \{\n(?:.*\n)*? {2}\},\n/m,
    earnings: /^ {2}earnings: \{\n(?:.*\n)*? {2}\},\n/m,
    minimumWage: /^ {4}minimumWage: \{\n(?:.*\n)*? {4}\},\n/m,
    medicareLevy: /^ {2}medicareLevy: \{\n(?:.*\n)*? {2}\},\n/m,
    phaseInRate: /^ {4}phaseInRate: .*\n/m,
    contributionBase: /^ {4}contributionBase: \{\n(?:.*\n)*? {4}\},\n/m,
  };
  const without = Object.entries(PARTS).map(([part, written]): [string, string] => {
    expect(year, part).toMatch(written);
    return [`without-${part}`, year.replace(written, '')];
  });
  const said = complaints({ whole: year, copied: copiedYear(), ...Object.fromEntries(without) });
  expect(said.whole).toBe('');
  expect(said.copied).toContain("is not assignable to type '`Income earned from 1 July 2027 to");
  for (const part of Object.keys(PARTS)) {
    expect(said[`without-${part}`]).toContain(`Property '${part}' is missing in type`);
  }
});

test('a site of a new year has no word of the year it was copied from, and its proof says that the reference lacks the year', () => {
  write(`${RULES}/2027-28.ts`, copiedYear().replace(OLD_LINE, NEW_LINE));
  const index = read(`${RULES}/index.ts`)
    .replace(
      'import { YEAR_2026 }',
      "import { YEAR_2027 } from './2027-28.ts';\nimport { YEAR_2026 }",
    )
    .replace('[\n  YEAR_2026,', '[\n  YEAR_2027,\n  YEAR_2026,')
    .replace("defaultTaxYear: '2026-27'", "defaultTaxYear: '2027-28'");
  write(`${RULES}/index.ts`, index);
  const only = ['--rules', 'legislated', '--only', '80000', '--quiet'];
  expect(run(process.execPath, 'scripts/start.cjs', 'gen-site', ...only).status).toBe(0);

  const home = read('dist/index.html');
  expect(home).toContain(NEW_LINE);
  expect(home).not.toContain('July 2026 tax cut');
  expect(read('dist/tax-return.html')).toContain('born before 1 July 1961');
  for (const file of ['index', 'tax-return', 'bonus', 'compare', 'disclaimer', 'salary/80000']) {
    expect(read(`dist/${file}.html`)).not.toContain('undefined');
  }

  const verify = ['scripts/start.cjs', 'verify', '--partial', '--quiet'];
  const { status, stdout } = run(process.execPath, ...verify);
  expect(status).toBe(1);
  expect(
    stdout.split('\n').filter((line) => !/^\w+: 0 wrong\. /.test(line) && line !== ''),
  ).toEqual([
    'figures: 1 wrong. No figure was looked up, since the reference lacks the tax years of the site',
    '  /: tax years: shows 2027-28, must be one of 2026-27, 2025-26, 2024-25, 2023-24, 2022-23, 2021-22, 2020-21; the reference has no 2027-28: src/verify/reference/legislated-years.ts',
  ]);
});
