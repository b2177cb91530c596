import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts, devDependencies, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Windows runs scripts by cmd.exe, which knows none of a Unix shell's own words, variables or quotes. */
test.each(Object.entries<string>(scripts))('npm run %s needs no Unix shell', (_name, line) => {
  expect(line).not.toMatch(/['"`$;|\\*]|^[A-Z_]+=/);
  for (const command of line.split(' && ')) {
    expect(command).toMatch(/^(exec node|node|npm|biome|stryker|tsc|vitest) /);
  }
});

test('every file that a script runs exists', () => {
  const files = Object.values<string>(scripts).flatMap(
    (line) =>
      line
        .replace(/scripts\/start\.mjs ([\w-]+)/, 'scripts/start.mjs scripts/$1.ts')
        .match(/\b(scripts|tests)\/[\w./-]+/g) ?? [],
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('people find the scripts that they expect', () => {
  expect(Object.keys(scripts)).toEqual(
    expect.arrayContaining(['dev', 'typecheck', 'lint', 'test:unit', 'test:browser', 'test']),
  );
});

test('what makes the site is installed without the tools of the tests', () => {
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['esbuild', 'react', 'tsx']));
  for (const tool of ['linkinator', 'vitest', 'lighthouse', 'playwright-core']) {
    expect(Object.keys(devDependencies)).toContain(tool);
    expect(Object.keys(dependencies)).not.toContain(tool);
  }
});

test('the lock file has each package that another asks for, for every system, as npm ci requires', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: object }>;
  };
  const locked = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/'))),
  );
  const optional = Object.values(packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}),
  );
  expect(optional.length).toBeGreaterThan(50);
  expect(optional.filter((name) => !locked.has(`node_modules/${name}`))).toEqual([]);
});
