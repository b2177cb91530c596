import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  bundleEdgeHandler,
  bundleRenderWorker,
} from '../../../src/generator/bundle/worker-and-edge.ts';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { renderSettings } from '../../support/render-settings.ts';

test('the render worker leaves out the minifiers of style and scripts, which would be most of it', async () => {
  const worker = await bundleRenderWorker();
  expect(worker).toContain('// npm:html-minifier-terser@');
  expect(worker).not.toMatch(/^\/\/ npm:(clean-css|terser)@/m);
});

const RULES: readonly RuleSetName[] = ['simplified', 'legislated'];

async function bundled(rules: RuleSetName): Promise<Buffer> {
  const { handler } = await bundleEdgeHandler(renderSettings(rules), ['/robots.txt']);
  return Buffer.from(handler);
}

const handlers = {
  simplified: await bundled('simplified'),
  legislated: await bundled('legislated'),
};
const handler = handlers.simplified;

/** Figures and words that no other set has, but for the law that a simplified page quotes. */
const ONLY_IN: Readonly<Record<RuleSetName, readonly string[]>> = {
  simplified: ['20797', 'name:"simplified"'],
  // Of the withholding tables.
  legislated: ['493.1893'],
};

test.each([
  ['simplified', 'legislated'],
  ['legislated', 'simplified'],
] as const)('the edge handler of a %s site has its rules and not the %s ones', (rules, other) => {
  for (const text of ONLY_IN[rules]) expect(handlers[rules].includes(text), text).toBe(true);
  for (const text of ONLY_IN[other]) expect(handlers[rules].includes(text), text).toBe(false);
});

test('the edge handler imports nothing, neither a module of Node.js nor another', () => {
  const importing = /\bimport\b *[("'{*]|\bfrom *["']|\brequire\(|["']node:/;
  expect(importing.exec(handler.toString())?.[0]).toBeUndefined();
  expect(importing.exec('import { a } from "node:fs"')?.[0]).toBeDefined();
});

test('the edge handler makes no code from text, which hosts refuse while they answer requests', () => {
  const makesCode = /\bFunction\(|\beval\(/;
  expect(makesCode.exec(handler.toString())?.[0]).toBeUndefined();
  expect(makesCode.exec('new Function("a", "return a")')?.[0]).toBeDefined();
});

test('the edge handler brings neither the minifier nor the renderer for streams', () => {
  expect(handler.includes('collapseWhitespace')).toBe(false);
  expect(handler.includes('new ReadableStream(')).toBe(false);
});

test.each(RULES)(
  'the edge handler is at most 64 KB compressed, of the 3 MB that the smallest plan of a host takes (%s set)',
  (rules) => {
    expect(gzipSync(handlers[rules]).length).toBeLessThanOrEqual(64 * 1024);
  },
);
