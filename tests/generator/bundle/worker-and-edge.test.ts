import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  bundleEdgeHandler,
  bundleRenderWorker,
} from '../../../src/generator/bundle/worker-and-edge.ts';
import { renderSettings } from '../../support/render-settings.ts';

test('the render worker leaves out the minifiers of style and scripts, which would be most of it', async () => {
  const worker = await bundleRenderWorker();
  expect(worker).toContain('// npm:html-minifier-terser@');
  expect(worker).not.toMatch(/^\/\/ npm:(clean-css|terser)@/m);
});

/** Patterns that the handler must not contain, each with a text that it would find. */
const REFUSED: readonly (readonly [what: RegExp, such: string])[] = [
  // A module of Node.js, or another.
  [/\bimport\b *[("'{*]|\bfrom *["']|\brequire\(|["']node:/, 'import { a } from "node:fs"'],
  // Code made from text, which hosts refuse while they answer requests.
  [/\bFunction\(|\beval\(/, 'new Function("a", "return a")'],
  // The minifier, and the renderer for streams.
  [/collapseWhitespace/, 'collapseWhitespace: true'],
  [/new ReadableStream\(/, 'new ReadableStream({})'],
];

test.each([
  // Figures and words that the other set has not, but for the law that a simplified page quotes. Those of the law have its tables.
  ['simplified', ['20797', 'name:"simplified"'], ['493.1893']],
  ['legislated', ['493.1893'], ['20797', 'name:"simplified"']],
] as const)(
  'the edge handler of a %s site has its rules alone, and at most 64 KB compressed, of the 3 MB that the smallest plan of a host takes',
  async (rules, own, others) => {
    const { handler } = await bundleEdgeHandler(renderSettings(rules), ['/robots.txt']);
    expect(own.filter((text) => !handler.includes(text))).toEqual([]);
    expect(others.filter((text) => handler.includes(text))).toEqual([]);
    for (const [what, such] of REFUSED) {
      expect(what.exec(handler)?.[0]).toBeUndefined();
      expect(such).toMatch(what);
    }
    expect(gzipSync(handler).length).toBeLessThanOrEqual(64 * 1024);
  },
);
