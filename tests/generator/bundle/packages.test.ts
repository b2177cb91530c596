import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the bundles are the same, to the byte, where packages are links into a store and where they are two folders up', async () => {
  const linked = path.join(folder, 'linked');
  for (const name of ['@radix-ui/react-select', 'react', 'react-dom']) {
    const stored = store(name, '.', path.join(linked, 'node_modules/.store'));
    link(stored, path.join(linked, 'node_modules', name));
  }
  // One is in no bundle, and the other only in the render worker's.
  for (const name of ['esbuild', 'html-minifier-terser']) {
    link(installed(name, '.'), path.join(linked, 'node_modules', name));
  }

  const hoisted = path.join(folder, 'apps/calculator');
  link(path.dirname(installed('react', '.')), path.join(folder, 'node_modules'));

  for (const project of [linked, hoisted]) copySources(project);
  const bundler = await bundledBundler();
  const ordinary = bundlesOf('.', bundler);
  expect(ordinary).toContain('@radix-ui/react-select');
  for (const project of [linked, hoisted]) {
    expect(bundlesOf(project, bundler) === ordinary, project).toBe(true);
  }
});

/** A program that prints all bundles of the project that it is in. */
async function bundledBundler(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { siteBundles } from './src/generator/bundle/bundles.ts';
        import { bundleEdgeHandler } from './src/generator/bundle/worker-and-edge.ts';
        import { renderSettings } from './tests/support/render-settings.ts';
        const edge = await bundleEdgeHandler(renderSettings('legislated'), []);
        console.log(JSON.stringify([await siteBundles('legislated'), edge]));
      `,
      resolveDir: '.',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join();
}

function bundlesOf(project: string, bundler: string): string {
  // As deep as the module that says where the project is.
  const program = path.join(project, 'node_modules/.cache', `bundler-${process.pid}.mjs`);
  mkdirSync(path.dirname(program), { recursive: true });
  writeFileSync(program, bundler);
  const options = { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const { stdout, stderr } = spawnSync(process.execPath, [path.resolve(program)], options);
  rmSync(program);
  expect(stderr).toBe('');
  return stdout;
}

function copySources(project: string): void {
  for (const part of ['src', 'templates', 'tsconfig.json', 'package.json']) {
    cpSync(part, path.join(project, part), { recursive: true });
  }
}

function link(target: string, place: string): void {
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(target, place, 'junction');
}

/** The folder of the package `name` as the files in `from` have it. */
function installed(name: string, from: string): string {
  const folders = createRequire(path.resolve(from, 'file')).resolve.paths(name) ?? [];
  return folders.map((parent) => path.join(parent, name)).find((place) => existsSync(place)) ?? '';
}

/**
 * Stores a package as pnpm does: in a folder of its own, beside links to the packages that it declares and to no others.
 * @returns where it is.
 */
function store(name: string, user: string, folder: string): string {
  const from = realpathSync(installed(name, user));
  const { version, dependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(from, 'package.json'), 'utf8'),
  );
  const neighbours = path.join(folder, `${name.replace('/', '+')}@${version}`, 'node_modules');
  const place = path.join(neighbours, name);
  if (existsSync(place)) return place;
  const isOwn = (file: string) => !file.slice(from.length).includes('node_modules');
  cpSync(from, place, { recursive: true, dereference: true, filter: isOwn });
  for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (installed(needed, from) === '') continue;
    link(store(needed, from, folder), path.join(neighbours, needed));
  }
  return place;
}
