import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { bundle } from '../../../src/generator/bundle/bundle.ts';
import {
  calculatorEntries,
  calculatorEntry,
} from '../../../src/generator/bundle/calculator-entries.ts';

/** Makes the imports of modules of `slow` wait, as a busy machine does at random. */
function slowedDown(slow: 'own' | 'shared'): Plugin {
  return {
    name: 'slowed-down',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, async ({ namespace }) => {
        if ((namespace === 'file') === (slow === 'shared')) await setTimeout(20);
        return undefined;
      });
    },
  };
}

test('a script is the same to the byte whether its own modules or the shared ones are found first', async () => {
  const scripts = async (slow: 'own' | 'shared') => {
    const { files } = await bundle({
      entryPoints: [calculatorEntry('home')],
      splitting: true,
      format: 'esm',
      plugins: [slowedDown(slow), calculatorEntries('simplified')],
    });
    return files.map(({ text }) => text);
  };
  expect(await scripts('own')).toEqual(await scripts('shared'));
});
