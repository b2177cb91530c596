import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** A figure that only one set has, as minified code writes it. */
const FIGURE_OF = { simplified: '97e3,rate:.01', legislated: '186051' } as const;
const COEFFICIENT = '493.1893';

async function bundled(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL('../../..', import.meta.url)) },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

test.each([
  ['simplified', 'legislated'],
  ['legislated', 'simplified'],
] as const)(
  'a script that calculates by the %s set holds no figure of the %s one',
  async (set, other) => {
    const code = await bundled(`
    import { payCalculator } from './src/pay/index.ts';
    import { ${set} } from './src/pay/rules/${set}/index.ts';
    globalThis.calculate = payCalculator(${set});
  `);
    expect(code).toContain(FIGURE_OF[set]);
    expect(code).not.toContain(FIGURE_OF[other]);
    expect(code.includes(COEFFICIENT)).toBe(set === 'legislated');
  },
);

test('a script that uses nothing of the sets that it imports holds no figure at all', async () => {
  const code = await bundled(`
    import { payCalculator } from './src/pay/index.ts';
    import { simplified } from './src/pay/rules/simplified/index.ts';
    import { legislated } from './src/pay/rules/legislated/index.ts';
    globalThis.calculator = payCalculator;
  `);
  for (const figure of Object.values(FIGURE_OF)) expect(code).not.toContain(figure);
});
