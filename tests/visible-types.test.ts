import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const TSC = path.resolve('node_modules/typescript/bin/tsc');

/** What the code of each folder can name, by the `tsconfig.json` that is nearest to it. */
const FOLDERS: Readonly<Record<string, { browser: boolean; node: boolean }>> = {
  'src/pay': { browser: false, node: false },
  'src/site': { browser: false, node: false },
  'src/components': { browser: false, node: false },
  'src/pages': { browser: true, node: false },
  'src/browser': { browser: true, node: false },
  'src/generator': { browser: false, node: true },
  'src/verify': { browser: false, node: true },
  'src/preview': { browser: false, node: true },
  'src/edge': { browser: false, node: false },
  scripts: { browser: false, node: true },
  tests: { browser: true, node: true },
};

const BROWSER_LINE = 1;
const NODE_LINE = 2;
const PROBE = 'export const title = document.title;\nexport const folder = process.cwd();\n';

let project = '';
let output = '';

beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'visible-types-'));
  for (const folder of ['', 'src', ...Object.keys(FOLDERS)]) {
    mkdirSync(path.join(project, folder), { recursive: true });
  }
  for (const folder of [
    '.',
    'src',
    'scripts',
    'src/pay',
    'src/site',
    'src/components',
    'src/pages',
    'src/browser',
    'src/edge',
  ]) {
    copyFileSync(path.join(folder, 'tsconfig.json'), path.join(project, folder, 'tsconfig.json'));
  }
  for (const folder of Object.keys(FOLDERS)) {
    writeFileSync(path.join(project, folder, 'probe.ts'), PROBE);
  }
  writeFileSync(path.join(project, 'src/user-error.ts'), 'export {};\n');
  mkdirSync(path.join(project, 'node_modules'));
  for (const types of ['@types', 'undici-types']) {
    symlinkSync(
      path.resolve('node_modules', types),
      path.join(project, 'node_modules', types),
      'junction',
    );
  }
  output = await typecheck(project);
});

afterAll(() => rmSync(project, { recursive: true }));

it.each(Object.entries(FOLDERS))('%s sees of the browser and Node.js: %o', (folder, sees) => {
  expect({
    browser: !isUnknown(folder, BROWSER_LINE),
    node: !isUnknown(folder, NODE_LINE),
  }).toEqual(sees);
});

it('nothing else is wrong with the probes', () => {
  expect(output.match(/error TS\d+: (?!Cannot find name '(document|process)')/g)).toBeNull();
});

function isUnknown(folder: string, line: number): boolean {
  return output.includes(`${folder}/probe.ts(${line},`);
}

/** What `tsc -b` says of `folder`; it ends with a status when it finds an error. */
async function typecheck(folder: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [TSC, '-b'], {
    cwd: folder,
  }).catch((failure: { stdout: string }) => failure);
  return stdout;
}
