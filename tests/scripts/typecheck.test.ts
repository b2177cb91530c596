/** `npm run typecheck`, in a copy of the project. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let project: string;
beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'typecheck-'));
  for (const part of ['src', 'scripts', 'tsconfig.json', 'package.json']) {
    cpSync(part, path.join(project, part), { recursive: true });
  }
  // A folder of its own, since the compiler writes there.
  mkdirSync(path.join(project, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((name) => name !== '.cache')) {
    const place = path.join('node_modules', name);
    symlinkSync(path.resolve(place), path.join(project, place));
  }
});
afterAll(() => rmSync(project, { recursive: true }));

/** Of `scripts` and all that it is made of. */
function typecheck() {
  const words = ['run', '--silent', 'typecheck', '--', 'scripts'];
  const { status, stdout } = spawnSync('npm', words, { cwd: project, encoding: 'utf8' });
  return { status, stdout };
}

test('what the types have against the project depends on its files alone, not on an earlier run', () => {
  expect(typecheck()).toEqual({ status: 0, stdout: '' });
  const wrong = path.join(project, 'src/pay/wrong.ts');
  writeFileSync(wrong, "import '../generator/generate-site.ts';\n");
  const { status, stdout } = typecheck();
  expect(stdout).toContain('TS6307');
  expect(status).not.toBe(0);
  rmSync(wrong);
  expect(typecheck()).toEqual({ status: 0, stdout: '' });
});
