import { expect, test } from 'vitest';
import type { Site } from '../../../src/generator/site.ts';
import { renderPages } from '../../../src/generator/threads/render-pages.ts';

const salaries = (count: number) =>
  Array.from({ length: count }, (_, index) => 5_000 + index * 100);
const WRITTEN = salaries(3_100);
const ON_REQUEST = [900_000, 900_100];
const ROUTES = ['/', '/contact'];
const HOURS = [3_600];
/** The families of a site whose salaries are `written`. */
const familiesOf = (written: readonly number[], onRequest: readonly number[] = []) => ({
  salary: { written, onRequest },
  hour: { written: HOURS, onRequest: [] },
});

/**
 * Renders a site by threads that run `onChunk`, JavaScript that may use `threadId`, `pages`, `areWritten` and `outcome`, their
 * answer.
 */
function render(
  onChunk: string,
  { workers = 2, signal = new AbortController().signal, staging = null, ...site }: Choices = {},
  advance: (pages: number) => void = () => {},
) {
  const workerCode = `
    const { parentPort, threadId } = require('node:worker_threads');
    parentPort.on('message', async ({ pages, areWritten }) => {
      const counts = { new: pages.length, changed: 0, unchanged: 0, copied: 0, bytes: 0 };
      const outcome = { counts, links: 1, failures: [], broken: [], differing: [] };
      ${onChunk};
      parentPort.postMessage(outcome);
    });`;
  const whole: Site = {
    render: {} as Site['render'],
    workerCode,
    encodings: [],
    routes: ROUTES,
    families: familiesOf(WRITTEN, ON_REQUEST),
    files: [],
    ...site,
  };
  return renderPages(whole, { staging, published: null }, { workers, signal }, advance);
}

type Choices = Partial<Site> & {
  workers?: number;
  signal?: AbortSignal;
  staging?: string | null;
};

test.each([1, 2, 20])('every page is rendered once by %i threads at most', async (workers) => {
  const names = 'outcome.differing = pages.map((page) => page + " " + areWritten)';
  let advanced = 0;
  const outcome = await render(names, { workers }, (pages) => {
    advanced += pages;
  });
  const expected = [
    ...[...ROUTES, ...HOURS, ...WRITTEN].map((page) => `${page} true`),
    ...ON_REQUEST.map((page) => `${page} false`),
  ];
  expect(outcome.differing.sort()).toEqual(expected.sort());
  expect(outcome.counts.new).toBe(expected.length);
  expect(advanced).toBe(expected.length);
});

test.each<[string, number, number, Choices]>([
  ['15,000 pages', 15_000, 1, {}],
  ['15,001 pages', 15_001, 2, {}],
  ['1,001 pages with compressed copies', 1_001, 2, { encodings: ['gzip'] }],
  ['1,001 pages that are compared', 1_001, 2, { staging: null }],
])('threads are as many as pages are worth: %s', async (_, pages, expected, changes) => {
  const written = salaries(pages - ROUTES.length - HOURS.length);
  const site = { staging: '/none', families: familiesOf(written), workers: 8, ...changes };
  const { differing } = await render('outcome.differing = [threadId]', site);
  expect(new Set(differing).size).toBe(expected);
});

test('failures and broken links of all chunks fail the build together', async () => {
  const fails = `
    if (pages[0] === '/') outcome.failures.push({ route: '/', message: 'No page', stack: '' });
    if (!areWritten) outcome.broken.push({ route: '/salary/900000', target: '/nowhere' });`;
  await expect(render(fails)).rejects.toMatchObject({
    name: 'BuildFailure',
    failures: [{ route: '/', message: 'No page' }],
    broken: [{ route: '/salary/900000', target: '/nowhere' }],
  });
});

test.each([
  ['exits', 'process.exit(3)', 'it ended with status 3\\.$'],
  [
    'exits after its first answer',
    'if (globalThis.isDone) return; globalThis.isDone = true; setTimeout(() => process.exit(4))',
    'it ended with status 4\\.$',
  ],
  ['has an error that it does not catch', "throw new TypeError('no pay')", 'no pay\\.$'],
  [
    'runs out of memory',
    'for (const hoard = []; ; ) hoard.push(new Array(1000).fill(Math.random()))',
    'memory',
  ],
  [
    'exits while another renders for ever',
    'if (threadId % 2) process.exit(1); else for (;;);',
    '1\\.$',
  ],
])(
  'a thread that %s fails the build, which names the pages that it rendered',
  async (_, onChunk, reason) => {
    const failed = `^A render thread failed while it rendered \\S+ to \\S+: (.*)${reason}`;
    await expect(render(onChunk)).rejects.toThrow(new RegExp(failed));
  },
);

test('an error of the system is passed on with its code, system call and path', async () => {
  await expect(render("require('node:fs').readFileSync('/no-such-file')")).rejects.toMatchObject({
    code: 'ENOENT',
    syscall: 'open',
    path: '/no-such-file',
  });
});

test('a build that is told to end does so while its threads render', async () => {
  const controller = new AbortController();
  const reason = new Error('told to end');
  const stop = () => controller.abort(reason);
  const stopped = render('if (threadId % 2) for (;;);', { signal: controller.signal }, stop);
  await expect(stopped).rejects.toBe(reason);
});
