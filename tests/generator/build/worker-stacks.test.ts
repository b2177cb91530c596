import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sourceLines } from '../../../src/generator/build/worker-stacks.ts';
import { bundleRenderWorker } from '../../../src/generator/emit/bundle.ts';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

test('a place in the bundled render worker is shown as a line of its TypeScript source', async () => {
  const message = 'A page was given to the shape of another.';
  const lines = (await bundleRenderWorker(PROJECT)).bundle.split('\n');
  const line = lines.findIndex((text) => text.includes(message));
  const column = lines[line]?.indexOf('new Error') ?? -1;
  expect(column).toBeGreaterThan(0);
  const toSource = await sourceLines(PROJECT);
  const stack = `Error: ${message}\n    at fill ([worker eval]:${line + 1}:${column + 1})\n    at node:events:1:1`;

  const [, place = '', other] = toSource(stack).split('\n');
  const [, file = '', sourceLine] = /\((.*):(\d+):\d+\)$/.exec(place) ?? [];
  expect(file).toBe('src/generator/render/page-filler.ts');
  const source = readFileSync(path.join(PROJECT, file), 'utf8').split('\n');
  expect(source[Number(sourceLine) - 1]).toContain(message);
  expect(other).toBe('    at node:events:1:1');
});
