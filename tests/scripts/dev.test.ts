import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copiedProject, edit } from '../support/copied-project.ts';

let project: string;
/** Ends what a test has started. */
let stop: () => Promise<void> = async () => {};

beforeEach(() => {
  project = copiedProject('src', 'scripts', 'templates');
});

afterEach(async () => {
  await stop();
  rmSync(project, { recursive: true });
});

/** Starts `npm run dev` in the copied project; `line` resolves to the next line of output that matches. */
function startDev(...flags: string[]) {
  const child = spawn(process.execPath, ['scripts/start.cjs', 'dev', '--port', '0', ...flags], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  stop = async () => {
    child.kill();
    await ended;
  };
  const output = new PassThrough();
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  const lines = createInterface(output)[Symbol.asyncIterator]();
  return {
    ended,
    async line(pattern: RegExp): Promise<string> {
      for (;;) {
        const { value = '' } = await lines.next();
        if (pattern.test(value)) return value;
      }
    },
  };
}

test('the served pages follow each edit of a source, a template and a rate, and survive a mistake', async () => {
  const dev = startDev();
  const [url = ''] = /http:\S+\d/.exec(await dev.line(/^Serving /)) ?? [];
  const page = async (route: string) => (await fetch(url + route)).text();
  expect(await page('/salary/80000')).toContain('$64,200');
  expect(await page('/examples')).toContain('<h1>Examples</h1>');
  expect((await fetch(`${url}/salary/80050`)).status).toBe(404);

  // Each page loads this script, which waits for that picture and then reloads the page.
  const [script = ''] = /\/dev\/reload[^"]+/.exec(await page('/hour/36.50')) ?? [];
  const [awaited = ''] = /\/dev\/next[^']+/.exec(await page(script)) ?? [];
  const next = page(awaited);

  const becomes = (route: string, words: string) => expect.poll(() => page(route)).toContain(words);

  edit(`${project}/templates/robots.txt`, 'User-agent', '# Edited\nUser-agent');
  await becomes('/robots.txt', '# Edited');
  expect(await next).toContain('<svg');

  edit(`${project}/src/pages/contact.tsx`, '<h1>', '<h1');
  await dev.line(/^error: /);
  expect(await page('/contact')).toContain('<h1>');

  edit(`${project}/src/pages/contact.tsx`, '<h1', '<h1>Edited ');
  edit(`${project}/src/pay/rules/legislated/2026-27.ts`, 'rate: 0.02,', 'rate: 0.03,');
  await becomes('/contact', '<h1>Edited ');
  edit(`${project}/src/components/navigation.tsx`, '>Calculator<', '>Edited calculator<');
  await becomes('/examples', '>Edited calculator<');
  await becomes('/salary/80000', '$63,410');
});

test.each([
  [['--rules', 'nonsense'], "'nonsense' is invalid. The rule sets are"],
  [['--dir', 'x'], "unknown option '--dir'"],
])('%j is refused before anything is served', async (flags, message) => {
  const dev = startDev(...flags);
  expect(await dev.line(/^error: /)).toContain(message);
  expect(await dev.ended).toEqual([2, null]);
});
