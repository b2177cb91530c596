import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { EdgeSite } from '../../../src/edge/edge-handler.ts';
import { bundleEdgeHandler } from '../../../src/generator/emit/edge-bundle.ts';
import { edgeFiles } from '../../../src/generator/emit/edge-files.ts';
import { minifyHtml } from '../../../src/generator/render/minify.ts';
import { placeholderSiteConfig } from '../../../src/site/site-config.ts';

const script = { address: '/assets/script.js', imports: [] };
const site: EdgeSite = {
  render: {
    site: placeholderSiteConfig,
    shell: {
      source: await minifyHtml(readFileSync('templates/page.html', 'utf8')),
      file: 'templates/page.html',
    },
    assets: {
      stylesheet: '/assets/site.css',
      socialImage: '/social-image.png',
      scripts: { menu: script, home: script, 'not-found': script },
    },
    contentSecurityPolicy: "default-src 'none'",
    layout: 'file',
    routes: ['/', '/404'],
  },
  files: ['/robots.txt'],
};
const handler = Buffer.from(await bundleEdgeHandler(path.resolve('.'), site));

test('the edge handler imports nothing, neither a module of Node.js nor another', () => {
  const importing = /\bimport\b *[("'{*]|\bfrom *["']|\brequire\(|["']node:/;
  expect(importing.exec(handler.toString())?.[0]).toBeUndefined();
  expect(importing.exec('import { a } from "node:fs"')?.[0]).toBeDefined();
});

test('the edge handler brings neither the minifier nor the renderer for streams', () => {
  expect(handler.includes('collapseWhitespace')).toBe(false);
  expect(handler.includes('new ReadableStream(')).toBe(false);
});

test('the edge handler is at most 64 KB compressed, of the 3 MB that the smallest plan of a host takes', () => {
  expect(gzipSync(handler).length).toBeLessThanOrEqual(64 * 1024);
});

test('the same site gives the same bytes of the edge handler', async () => {
  expect(handler.equals(await bundleEdgeHandler(path.resolve('.'), site))).toBe(true);
});

test('a file of each edge host runs the handler, and leaves no slot of its template unfilled', () => {
  const files = edgeFiles(path.resolve('.'), handler);
  const texts = new Map(
    files.map(({ file, contents }) => [file, Buffer.from(contents).toString()]),
  );
  for (const host of ['cloudflare/wrangler.jsonc', 'netlify/site.js', 'deno/serve.js']) {
    expect(texts.get(`hosting/${host}`), host).toContain('../edge/handler.js');
    expect(texts.get(`hosting/${host}`), host).not.toContain('{{');
  }
});
