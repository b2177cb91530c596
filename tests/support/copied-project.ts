/** A copy of the project, to be changed and tried. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** @returns the folder of a copy that has `parts` of the project and its packages. */
export function copiedProject(...parts: readonly string[]): string {
  const project = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const part of [...parts, 'tsconfig.json', 'package.json']) {
    cpSync(part, path.join(project, part), { recursive: true });
  }
  // A folder of its own, since the compiler writes there.
  mkdirSync(path.join(project, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((name) => name !== '.cache')) {
    const place = path.join('node_modules', name);
    symlinkSync(path.resolve(place), path.join(project, place));
  }
  return project;
}
