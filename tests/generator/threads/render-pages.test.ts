import { expect, test } from 'vitest';
import { type RenderedSite, renderPages } from '../../../src/generator/threads/render-pages.ts';

const WRITTEN = Array.from({ length: 1_100 }, (_, index) => 5_000 + index * 100);
const ON_REQUEST = [900_000, 900_100];
const ROUTES = ['/', '/contact'];

/** Renders a site by threads that run `onChunk`, JavaScript that may use `threadId`, `pages`, `areWritten` and `outcome`, their answer. */
function render(
  onChunk: string,
  { workers = 2, signal = new AbortController().signal, ...site }: Choices = {},
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
  const whole: RenderedSite = {
    render: { routes: ROUTES as readonly string[] } as RenderedSite['render'],
    workerCode,
    encodings: [],
    salaries: { written: WRITTEN, onRequest: ON_REQUEST },
    files: [],
    ...site,
  };
  return renderPages(whole, { staging: null, published: null }, { workers, signal }, advance);
}

type Choices = Partial<RenderedSite> & { workers?: number; signal?: AbortSignal };

test.each([1, 2, 20])('every page is rendered once by %i threads', async (threads) => {
  const names = 'outcome.differing = pages.map((page) => page + " " + areWritten)';
  let advanced = 0;
  const outcome = await render(names, { workers: threads }, (pages) => {
    advanced += pages;
  });
  const expected = [
    ...[...ROUTES, ...WRITTEN].map((page) => `${page} true`),
    ...ON_REQUEST.map((page) => `${page} false`),
  ];
  expect(outcome.differing.sort()).toEqual(expected.sort());
  expect(outcome.counts.new).toBe(expected.length);
  expect(advanced).toBe(expected.length);
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

test('a thread that dies fails the build, also while another renders for ever', async () => {
  const dies = 'if (threadId % 2) process.exit(1); else for (;;);';
  await expect(render(dies)).rejects.toThrow(
    /^A render thread failed while it rendered \/\S* to \/\S*: it ended with status 1\.$/,
  );
});

test('a build that is told to end does so while its threads render', async () => {
  const controller = new AbortController();
  const reason = new Error('told to end');
  const stop = () => controller.abort(reason);
  const stopped = render('if (threadId % 2) for (;;);', { signal: controller.signal }, stop);
  await expect(stopped).rejects.toBe(reason);
});
