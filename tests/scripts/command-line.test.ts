/** What all commands of package.json share. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { runScript, shell } from '../generator/gen-site-command.ts';

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
/** The commands of `scripts`, as its start knows them. */
const COMMANDS = Object.values<string>(scripts).flatMap((line) =>
  Array.from(line.matchAll(/^node scripts\/start\.cjs ([\w-]+)$/g), ([, name = '']) => name),
);

const preload = path.join(tmpdir(), `old-node-${process.pid}.mjs`);
afterAll(() => rmSync(preload, { force: true }));

test('a Node.js that is too old is told in one line by every command, before anything else is loaded', async () => {
  writeFileSync(
    preload,
    `import { register } from 'node:module';
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } });
    const hooks = 'export function resolve(name, context, next) {' +
      'if (name.endsWith("start.cjs")) return next(name, context); throw new Error(name + " is loaded"); }';
    register('data:text/javascript,' + encodeURIComponent(hooks));`,
  );
  vi.stubEnv('NODE_OPTIONS', `--import ${preload}`);
  const results = await Promise.all(COMMANDS.map((name) => runScript(name)));
  vi.unstubAllEnvs();
  const oldest = engines.node.replace('>=', '');
  const stderr = `error: This is Node.js 18.20.8, and ${oldest} or newer is needed.\n`;
  expect(COMMANDS).toContain('gen-site');
  expect(results).toEqual(COMMANDS.map(() => ({ status: 1, stdout: '', stderr })));
});

test.each(['?', '\\'])('a project with %s in its path is told so in one line', (character) => {
  const project = mkdtempSync(path.join(tmpdir(), `project${character}`));
  const start = path.join(project, 'start.cjs');
  copyFileSync('scripts/start.cjs', start);
  const { status, stderr } = spawnSync(process.execPath, [start, 'gen-site'], { encoding: 'utf8' });
  rmSync(project, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^error: The path of this project has a \? or a backslash.+: move it\.\n$/,
  );
});

test('a path that begins with ~ is refused in one line by every command that takes one', async () => {
  const flags = COMMANDS.flatMap((name) => {
    const text = readFileSync(`scripts/${name}.ts`, 'utf8');
    const found = text.matchAll(/(--[a-z]+) <(?:folder|file)>/g);
    return Array.from(found, ([, flag]) => [name, `${flag}=~/x`] as const);
  });
  expect(flags).toContainEqual(['screenshots', '--out=~/x']);
  const results = await Promise.all(flags.map(([name, flag]) => runScript(name, flag)));
  for (const { status, stderr } of results) {
    expect(status).toBe(2);
    expect(stderr).toMatch(/^error: option .+ '~\/x' is invalid\. Only the shell knows ~.+\n$/);
  }
});

test('an option in the place of a value is told with what to write instead', async () => {
  expect(await runScript('preview', '--dir', '--port', '1')).toEqual({
    status: 2,
    stdout: '',
    stderr:
      "error: --dir has no value: '--port' begins with a dash, as an option does. To mean it, write --dir=--port.\n",
  });
});

describe('output that cannot be written', () => {
  test.each(['start rates', 'gen-site --help'])('of %s is told in one line', async (line) => {
    expect(await shell(`${line} >/dev/full`)).toEqual({
      status: 1,
      stdout: '',
      stderr: 'error: The output is lost: standard output cannot be written (ENOSPC).\n',
    });
  });

  test('because its reader has gone away is no error', async () => {
    expect(await shell('set -o pipefail; start rates | true')).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
  });
});
