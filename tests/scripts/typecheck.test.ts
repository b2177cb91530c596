/** `npm run typecheck`, in a copy of the project. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copiedProject } from './copied-project.ts';

let project: string;
beforeAll(() => {
  project = copiedProject('src', 'scripts');
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
