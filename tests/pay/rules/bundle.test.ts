import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** A figure that only one set has, as minified code writes it. */
const FIGURE_OF = { simplified: '97e3,rate:.01', legislated: '186051' } as const;
const COEFFICIENT = '493.1893';

test.each([
  ['payCalculator(simplified)', ['simplified']],
  ['payCalculator(legislated)', ['legislated']],
  // esbuild leaves out unused imports.
  ['payCalculator', []],
] as const)('a script of %s holds the figures of %j and of no other set', async (used, sets) => {
  const contents = `
    import { payCalculator } from './src/pay/index.ts';
    import { simplified } from './src/pay/rules/simplified/index.ts';
    import { legislated } from './src/pay/rules/legislated/index.ts';
    globalThis.used = ${used};`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('../../..', import.meta.url)) },
    ...{ bundle: true, minify: true, format: 'esm', write: false },
  });
  const code = outputFiles.map(({ text }) => text).join('');
  const found = Object.entries(FIGURE_OF).flatMap(([set, figure]) =>
    code.includes(figure) ? [set] : [],
  );
  expect(found).toEqual(sets);
  expect(code.includes(COEFFICIENT)).toBe(used.includes('legislated'));
});
