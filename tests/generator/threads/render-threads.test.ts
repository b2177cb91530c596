import { afterEach, describe, expect, test } from 'vitest';
import {
  type RenderThreads,
  startRenderThreads,
  THREAD_LIMITS,
  type ThreadLimits,
} from '../../../src/generator/threads/render-threads.ts';
import type { RenderTask, WorkerSettings } from '../../../src/generator/threads/render-worker.ts';

const settings = {} as Omit<WorkerSettings, 'pageInWork'>;
const task: RenderTask = { amounts: [80_000] };
const opened: RenderThreads[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((threads) => threads.close()));
});

/** Threads whose worker runs `onTask`, JavaScript that may use `task`, `inWork` and `answer`. */
function threadsThat(onTask: string, limits: Partial<ThreadLimits> = {}, count = 1): RenderThreads {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    const inWork = workerData.pageInWork;
    const answer = (outcome) => parentPort.postMessage({ outcome });
    parentPort.on('message', (task) => { ${onTask} });`;
  const threads = startRenderThreads(code, count, settings, { ...THREAD_LIMITS, ...limits });
  opened.push(threads);
  return threads;
}

const RENDERS_80000 = 'Atomics.store(inWork, 0, 80000);';

describe('a render thread that dies fails the build and names the page in work', () => {
  test('if it exits', async () => {
    await expect(threadsThat(`${RENDERS_80000} process.exit(3)`).run(() => task)).rejects.toThrow(
      'A render thread ended with status 3 while it rendered /salary/80000.',
    );
  });

  test('if an error is not caught', async () => {
    const threads = threadsThat(`${RENDERS_80000} throw new TypeError('no pay')`);
    await expect(threads.run(() => task)).rejects.toThrow(
      'A render thread failed while it rendered /salary/80000: no pay.',
    );
  });

  test('if it runs out of memory', async () => {
    const threads = threadsThat(
      `${RENDERS_80000} const hoard = []; for (;;) hoard.push(new Array(1000).fill(Math.random()));`,
      { heapMegabytes: 16 },
    );
    await expect(threads.run(() => task)).rejects.toThrow(
      /A render thread failed while it rendered \/salary\/80000: .*memory/,
    );
  });

  test('if it dies between tasks: the next task fails at once', async () => {
    const threads = threadsThat(
      'answer(task); setImmediate(() => { throw new Error("an idle thread") });',
    );
    await expect(
      (async () => {
        for (;;) await threads.run(() => task);
      })(),
    ).rejects.toThrow('A render thread failed while it rendered no page: an idle thread.');
  });
});

test('a dead thread is not given work, and tasks of the others fail as well', async () => {
  const threads = threadsThat('if (task.amounts[0] === 1) process.exit(1);', {}, 2);
  const results = await Promise.allSettled([
    threads.run(() => ({ amounts: [2] })),
    threads.run(() => ({ amounts: [1] })),
    threads.run(() => ({ amounts: [3] })),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('a page that never ends fails the build by its name', async () => {
  const threads = threadsThat(`${RENDERS_80000} for (;;);`, { pageMilliseconds: 200 });
  await expect(threads.run(() => task)).rejects.toThrow(
    'A render thread is stuck: /salary/80000 takes more than 0.2 s.',
  );
});

test('a thread that waits for the disk is not stuck, as it renders no page', async () => {
  const threads = threadsThat(
    `${RENDERS_80000} Atomics.store(inWork, 0, 0);
     Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600); answer(task);`,
    { pageMilliseconds: 100 },
  );
  await expect(threads.run(() => task)).resolves.toEqual(task);
});

test('more tasks than threads are run in turn, each once', async () => {
  const threads = threadsThat('answer(task)', {}, 2);
  const tasks = Array.from({ length: 20 }, (_, index) => ({ amounts: [index] }));
  expect(await Promise.all(tasks.map((each) => threads.run(() => each)))).toEqual(tasks);
});
