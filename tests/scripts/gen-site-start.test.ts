/** The start of `npm run gen-site` loads few modules. */
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';

test('gen-site starts without the components of pages, React and the HTML minifier, which only its threads need', async () => {
  const { metafile } = await build({
    absWorkingDir: path.resolve('.'),
    entryPoints: ['scripts/gen-site.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
  });
  /** The project's files and the names of packages that are imported statically, at any depth. */
  const loaded = new Set<string>();
  const visit = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const imports: Metafile['inputs'][string]['imports'] = metafile.inputs[file]?.imports ?? [];
    for (const { path: imported, kind } of imports) {
      if (kind === 'import-statement') visit(imported);
    }
  };
  visit('scripts/gen-site.ts');
  const late =
    /^src\/(pages|components|browser)\/|\.tsx$|^(react|react-dom|html-minifier-terser)(\/|$)/;
  expect(loaded).toContain('src/generator/prepare-site.ts');
  expect([...loaded].filter((file) => late.test(file))).toEqual([]);
});
