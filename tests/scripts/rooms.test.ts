import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAY_ENTRIES, refusedImports } from '../../scripts/lib/rooms.ts';

test('a refused import is named with its file, its line and the rule', () => {
  const text = "import { a } from './a.ts';\nimport { b } from '../site/b.ts';\n";
  expect(refusedImports('src/pay/rules/c.ts', text)).toEqual([]);
  expect(refusedImports('src/pay/c.ts', text)).toEqual([
    "src/pay/c.ts:2 imports '../site/b.ts': src/pay may import nothing (scripts/lib/rooms.ts).",
  ]);
});

test('an import of the engine that is no entry of its package is refused, of a type too', () => {
  const text =
    "import { exact } from '../../pay/snap.ts';\nimport type { Tier } from '../../pay/charge.ts';";
  expect(refusedImports('src/pages/home/a.ts', text)).toEqual([
    expect.stringMatching(
      /^src\/pages\/home\/a\.ts:1 imports '\.\.\/\.\.\/pay\/snap\.ts': of src\/pay, other rooms may import index\.ts, .* \(scripts\/lib\/rooms\.ts\)\.$/,
    ),
    expect.stringMatching(/^src\/pages\/home\/a\.ts:2 imports '\.\.\/\.\.\/pay\/charge\.ts'/),
  ]);
});

test('the entries are those of the package, and each may be imported', () => {
  const { exports } = JSON.parse(readFileSync('src/pay/package.json', 'utf8'));
  const entries = Object.values<string>(exports)
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.replace('./', 'src/pay/').replace(/\.js$/, '.ts'));
  expect(PAY_ENTRIES).toEqual(entries);
  for (const entry of entries) {
    expect(refusedImports('src/words/a.ts', `import '${entry.replace('src', '..')}';`)).toEqual([]);
  }
});

test.each([
  ['src/site/a.ts', "import {\n  type B,\n} from '../pages/b.tsx';"],
  ['src/site/a.ts', "export * from '../pages/b.tsx';"],
  ['src/site/a.ts', "import '../styles/base.css';"],
  ['src/site/a.ts', "const b = (await import('../pages/b.tsx')).b;"],
  ['src/site/a.ts', "type B = import('../pages/b.tsx').B;"],
  ['src/components/a.tsx', "import { hydrateRoot } from 'react-dom/client';"],
  ['src/browser/a.tsx', "import { readFileSync } from 'node:fs';"],
  ['src/verify/reference/a.ts', "import { b } from '../b.ts';"],
  ['src/verify/a.ts', "import { b } from '../render/b.ts';"],
  ['src/generator/files/a.ts', "import { b } from '../../browser/b.ts';"],
  ['src/edge/a.ts', "import { b } from '../../scripts/b.ts';"],
])('in %s, %s is refused', (file, text) => {
  expect(refusedImports(file, text)).toHaveLength(1);
});

test.each([
  ['src/components/a.tsx', "import { jsx } from 'react/jsx-runtime';"],
  ['src/browser/a.tsx', "import { Root } from '@radix-ui/react-select';"],
  ['src/verify/a.ts', "import { b } from './reference/b.ts';"],
  ['src/generator/files/a.ts', "import { readFileSync } from 'node:fs';"],
  ['src/pay/a.ts', "const text = `from '../site/b.ts'`;"],
])('in %s, %s is allowed', (file, text) => {
  expect(refusedImports(file, text)).toEqual([]);
});

test('a file in a folder that is no room is named', () => {
  expect(refusedImports('src/new/a.ts', '')).toEqual([
    'src/new/a.ts is in no room of scripts/lib/rooms.ts.',
  ]);
});
