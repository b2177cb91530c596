/** A copy of the project in which the legislated set has another year, copied from its last. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { copiedProject } from '../support/copied-project.ts';

const RULES = 'src/pay/rules/legislated';

const LABELS: readonly string[] = legislated.taxYears.map(({ label }) => label);
const LAST = LABELS[0] ?? '';
const OLD_LINE = legislated.taxYears[0]?.description ?? '';
const START = Number.parseInt(LAST, 10) + 1;
const NEXT = `${START}-${(START + 1) % 100}`;

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

/** The file of the last year under the label of the next year. */
function copiedYear(): string {
  return read(`${RULES}/${LAST}.ts`)
    .replace(`TaxYear<'${LAST}'>`, `TaxYear<'${NEXT}'>`)
    .replace(`label: '${LAST}'`, `label: '${NEXT}'`)
    .replace(`YEAR_${START - 1}`, `YEAR_${START}`);
}

const NEW_LINE = `Income earned from 1 July ${START} to 30 June ${START + 1}, as a rehearsal`;

test('a copied year does not compile with the description of another, and one without a part says which part', () => {
  const year = copiedYear().replace(OLD_LINE, NEW_LINE);
  const parts = [
    ...['description', 'partYearThreshold', 'seniorsOffset', 'beneficiaryOffset', 'pensionAge'],
    ...['withholding', 'contributionsTax', 'casualLoading', 'leaving', 'earnings', 'minimumWage'],
    ...['medicareLevy', 'phaseInRate', 'contributionBase'],
  ];
  const without = parts.map((part) => {
    // The value runs from its name to the next line that is indented no deeper, with a closing bracket on that line.
    const written = new RegExp(`^( +)${part}:.*\\n(\\1 .*\\n|\\1[\\]}].*\\n)*`, 'm');
    expect(year, part).toMatch(written);
    return [`without-${part}`, year.replace(written, '')] as const;
  });
  const years = [['whole', year] as const, ['copied', copiedYear()] as const, ...without];
  for (const [name, text] of years) write(`${RULES}/${name}.ts`, text);
  const { stdout } = run('npx', 'tsc', '-p', 'src/pay', '--noEmit', '--pretty', 'false');
  for (const [name] of years) rmSync(path.join(project, `${RULES}/${name}.ts`));
  const messages = stdout.split(/\n(?=src)/);
  const said = (name: string) =>
    messages.filter((message) => message.startsWith(`${RULES}/${name}.ts`)).join('\n');
  expect(said('whole')).toBe('');
  expect(said('copied')).toContain(
    `is not assignable to type '\`Income earned from 1 July ${START} to`,
  );
  for (const part of parts) {
    expect(said(`without-${part}`)).toContain(`Property '${part}' is missing in type`);
  }
});

test('a site of a new year has no word of the year it was copied from, and its proof says that the reference lacks the year', () => {
  write(`${RULES}/${NEXT}.ts`, copiedYear().replace(OLD_LINE, NEW_LINE));
  const index = read(`${RULES}/index.ts`)
    .replace(
      `import { YEAR_${START - 1} }`,
      `import { YEAR_${START} } from './${NEXT}.ts';\nimport { YEAR_${START - 1} }`,
    )
    .replace(`[\n  YEAR_${START - 1},`, `[\n  YEAR_${START},\n  YEAR_${START - 1},`)
    .replace(/defaultTaxYear: '.*'/, `defaultTaxYear: '${NEXT}'`);
  write(`${RULES}/index.ts`, index);
  const only = ['--rules', 'legislated', '--only', '80000', '--quiet'];
  expect(run(process.execPath, 'scripts/start.cjs', 'gen-site', ...only).status).toBe(0);

  const home = read('dist/index.html');
  expect(home).toContain(NEW_LINE);
  expect(home).not.toContain(OLD_LINE.split(', ')[1]);
  expect(read('dist/tax-return.html')).toContain(`born before 1 July ${START - 66}`);
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
    `  /: tax years: shows ${NEXT}, must be one of ${LABELS.join(', ')}; the reference has no ${NEXT}: src/verify/reference/legislated-years.ts`,
  ]);
});
