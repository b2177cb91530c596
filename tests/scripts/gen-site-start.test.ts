/** The start of `npm run gen-site` loads few modules. */
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';

test('gen-site starts without the components of pages, React and the HTML minifier, which only its threads need', async () => {
  const loaded = await loadedAtStart('scripts/gen-site.ts');
  expect(loaded).toContain('src/generator/prepare-site.ts');
  expect(loaded.filter((file) => /^src\/(pages|components|browser)\/|\.tsx$/.test(file))).toEqual(
    [],
  );
  expect(
    loaded.filter((file) => /^(react|react-dom|html-minifier-terser)(\/|$)/.test(file)),
  ).toEqual([]);
});

/** Paths of the project's files, and names of packages, that `script` imports statically, at any depth. */
async function loadedAtStart(script: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: path.resolve('.'),
    entryPoints: [script],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
  });
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const imports: Metafile['inputs'][string]['imports'] = metafile.inputs[file]?.imports ?? [];
    for (const { path: imported, kind } of imports) {
      if (kind === 'import-statement') visit(imported);
    }
  };
  visit(script);
  return [...found];
}
