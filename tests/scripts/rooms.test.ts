import { expect, test } from 'vitest';
import { ENTRIES } from '../../scripts/lib/engine-package.ts';
import { refusedImports } from '../../scripts/lib/rooms.ts';

test('a refused import is named with its file, its line and the rule', () => {
  const text = "import { a } from './a.ts';\nimport { b } from '../site/b.ts';\n";
  expect(refusedImports('src/pay/rules/c.ts', text)).toEqual([]);
  expect(refusedImports('src/pay/c.ts', text)).toEqual([
    "src/pay/c.ts:2 imports '../site/b.ts': src/pay may import nothing (scripts/lib/rooms.ts).",
  ]);
});

test('the site takes the engine from its files, not from the checked entries of the package', () => {
  for (const file of ENTRIES.values()) {
    const entry = file.replace('./', '../pay/').replace(/js$/, 'ts');
    // The figures of a rule set are for both.
    const isChecked = !/rules\/\w+\/index/.test(entry);
    expect(refusedImports('src/words/a.ts', `import type { B } from '${entry}';`)).toEqual(
      isChecked
        ? [expect.stringMatching(/^src\/words\/a\.ts:1 imports '.+': it is of the package alone/)]
        : [],
    );
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
  ['src/verify/a.ts', `const { page } = await import(\`../pages/\${folder}/page.tsx\`);`],
  ['src/pages/b/expected.ts', "import { b } from './calculator.ts';"],
  ['src/pages/b/page.ts', "import { expected } from './expected.ts';"],
  ['src/pages/b/page.ts', "import { YearSelect } from './browser.tsx';"],
  ['src/browser/a.ts', `const { expected } = await import(\`../pages/\${folder}/expected.ts\`);`],
  ['src/generator/files/a.ts', "import { b } from '../../browser/b.ts';"],
  ['src/edge/a.ts', "import { b } from '../../scripts/b.ts';"],
  ['src/words/a.ts', "import { b } from '../pay/check.ts';"],
  ['src/words/a.ts', "import { b } from '../pay/queries.ts';"],
  ['src/words/a.ts', "import { b } from '../pay/withholding/queries.ts';"],
  ['src/words/a.ts', "import { b } from '../pay/parse-facts.ts';"],
  ['src/words/a.ts', "import { b } from '../pay/deprecated/main.ts';"],
])('in %s, %s is refused', (file, text) => {
  expect(refusedImports(file, text)).toHaveLength(1);
});

test.each([
  ['src/components/a.tsx', "import { jsx } from 'react/jsx-runtime';"],
  ['src/words/a.ts', "import { b } from '../pay/charge.ts';"],
  ['src/browser/a.tsx', "import { Root } from '@radix-ui/react-select';"],
  ['src/verify/a.ts', "import { b } from './reference/b.ts';"],
  ['src/verify/a.ts', `const { expected } = await import(\`../pages/\${folder}/expected.ts\`);`],
  ['src/pages/b/expected.ts', "import { c } from '../../verify/figures/c.ts';"],
  ['src/pages/b/browser.tsx', "import { c } from '../../browser/c.tsx';"],
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
