import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  bundleEdgeHandler,
  bundleRenderWorker,
} from '../../../src/generator/bundle/worker-and-edge.ts';
import { readShell } from '../../../src/generator/files/templates.ts';
import { minifyHtml } from '../../../src/generator/threads/minify.ts';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { placeholderSiteConfig } from '../../../src/site/site-config.ts';

test('the render worker leaves out the minifiers of style and scripts, which would be most of it', async () => {
  const worker = await bundleRenderWorker();
  expect(worker).toContain('// node_modules/html-minifier-terser/');
  expect(worker).not.toMatch(/^\/\/ node_modules\/(clean-css|terser)\//m);
});

const RULES: readonly RuleSetName[] = ['simplified', 'legislated'];
const script = { address: '/assets/script.js', imports: [] };
const shell = await minifyHtml(readShell('templates/page.html'));

async function bundled(rules: RuleSetName): Promise<Buffer> {
  const render = {
    site: placeholderSiteConfig,
    rules,
    indexStep: 100,
    shell,
    assets: {
      stylesheet: '/assets/site.css',
      socialImage: '/social-image.png',
      scripts: { menu: script, home: script, compare: script, 'not-found': script },
    },
    contentSecurityPolicy: "default-src 'none'",
    layout: 'file',
    routes: ['/', '/404'],
  } as const;
  return Buffer.from(await bundleEdgeHandler(render, ['/robots.txt']));
}

const handlers = {
  simplified: await bundled('simplified'),
  legislated: await bundled('legislated'),
};
const handler = handlers.simplified;

test.each(['20797', 'name:"simplified"'])(
  'the edge handler of a simplified site has its rules, and a legislated one does not: %s',
  (text) => {
    expect(handlers.simplified.includes(text)).toBe(true);
    expect(handlers.legislated.includes(text)).toBe(false);
  },
);

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

test('the same site gives the same bytes of the edge handler', async () => {
  expect(handler.equals(await bundled('simplified'))).toBe(true);
});
