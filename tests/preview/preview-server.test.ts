import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type PreviewServer, startPreviewServer } from '../../src/preview/preview-server.ts';
import { UserError } from '../../src/user-error.ts';
import { runScript } from '../generator/gen-site-command.ts';

const HOST = '127.0.0.1';

let dir: string;
let server: PreviewServer;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'preview-'));
  await mkdir(path.join(dir, 'assets'));
  await writeFile(path.join(dir, 'index.html'), '<h1>Home</h1>');
  await writeFile(path.join(dir, '404.html'), '<h1>Oops! Page not found</h1>');
  await writeFile(path.join(dir, 'a b.html'), '<h1>Spaced</h1>');
  await writeFile(path.join(dir, 'assets/a.js'), 'let a;');
  server = await start();
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

const start = (port = 0) => startPreviewServer({ dir, port, host: HOST });
const get = (target: string) => fetch(server.url + target, { redirect: 'manual' });

it('answers at its address until it is closed', async () => {
  const { url, close } = await start();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(url)).status).toBe(200);
  await close();
  await expect(fetch(url)).rejects.toThrow();
});

it('serves files that were written after it started', async () => {
  expect((await get('/new')).status).toBe(404);
  await writeFile(path.join(dir, 'new.html'), 'new');
  expect((await get('/new')).status).toBe(200);
});

it('reads escaped addresses and writes them escaped', async () => {
  expect(await (await get('/a%20b')).text()).toContain('Spaced');
  expect((await get('/a%20b.html')).headers.get('location')).toBe('/a%20b');
});

it('closes the files of requests that the visitor sent together and gave up', async () => {
  const large = path.join(dir, 'large.html');
  await writeFile(large, '');
  await truncate(large, 2 ** 26);
  /** How often this process has the file open. */
  const timesOpen = () =>
    readdirSync('/proc/self/fd')
      .map((descriptor) => `/proc/self/fd/${descriptor}`)
      .filter((link) => existsSync(link) && readlinkSync(link) === large).length;
  const connection = connect(Number(new URL(server.url).port), HOST);
  // Nobody reads the answers, so that both files stay open.
  connection.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2));
  await vi.waitUntil(() => timesOpen() === 2, { timeout: 30_000 });
  connection.destroy();
  await vi.waitUntil(() => timesOpen() === 0, { timeout: 30_000 });
});

it('a preview whose port is taken says so', async () => {
  const port = Number(new URL(server.url).port);
  await expect(start(port)).rejects.toThrow(
    new UserError(`Cannot listen on 127.0.0.1:${port} (the port is in use): try another --port.`),
  );
});

it.each([
  ['preview', ['--dir', '/nowhere'], 1, /^error: There is no site in \/nowhere/],
  ['preview', ['--port', '65536'], 2, /takes a whole number from 0 to 65535/],
  ['preview', ['--speed', '9'], 2, /unknown option '--speed'/],
  ['check-links', ['--out=/nowhere'], 1, /^error: There is no \/nowhere\/sitemap\.xml/],
  ['check-links', ['--sample', 'many'], 2, /takes a whole number from 0 to 149951/],
])('%s %j ends with status %i and one line', async (name, flags, status, message) => {
  const result = await runScript(name, ...flags);
  expect(result.status).toBe(status);
  expect(result.stderr).toMatch(message);
  expect(result.stderr.trim().split('\n')).toHaveLength(1);
});
