/** A copy of the project, to be changed and tried. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';

/** @returns the folder of a copy that has `parts` of the project and its packages. */
export function copiedProject(...parts: readonly string[]): string {
  const project = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const part of [...parts, 'tsconfig.json', 'package.json']) {
    cpSync(part, path.join(project, part), { recursive: true });
  }
  // A folder of its own, since the compiler writes there.
  mkdirSync(path.join(project, 'node_modules'));
  for (const [name, place] of installedPackages()) {
    symlinkSync(place, path.join(project, 'node_modules', name));
  }
  return project;
}

/** Puts `to` in the place of `from`, which `file` has. */
export function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

/** What is in the folders that Node.js looks for packages in: those of a workspace are above the project. */
function installedPackages(): Map<string, string> {
  const folders = createRequire(path.resolve('package.json')).resolve.paths('package') ?? [];
  // The nearest folder counts.
  const entries = folders
    .filter((folder) => existsSync(folder))
    .reverse()
    .flatMap((folder) =>
      readdirSync(folder).map((name) => [name, path.join(folder, name)] as const),
    );
  return new Map(entries.filter(([name]) => name !== '.cache'));
}
