/** Threads that run the bundled render worker, each on one task at a time. */
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { newPageInWork, type PageInWork, pathInWork } from './page-in-work.ts';
import type { RenderOutcome, RenderTask, WorkerAnswer, WorkerSettings } from './render-worker.ts';

export interface RenderThreads {
  /**
   * As soon as a thread is free, runs the task that `taskFor` gives for it; threads are numbered from 0.
   * @throws Error that names the page in work if any thread has died or is stuck: no more tasks are run then.
   */
  run(taskFor: (thread: number) => RenderTask): Promise<RenderOutcome>;
  close(): Promise<void>;
}

export interface ThreadLimits {
  /** How long one page may take to render, in milliseconds. Writing it does not count: a disk may stall. */
  readonly pageMilliseconds: number;
  /** Heap of a thread for what lives longer than a page, in megabytes. */
  readonly heapMegabytes: number;
}

export const THREAD_LIMITS: ThreadLimits = { pageMilliseconds: 60_000, heapMegabytes: 256 };

/**
 * A thread keeps little between pages, so a small young generation, collected often, is enough and holds the memory of
 * the whole build down.
 */
const YOUNG_HEAP_MEGABYTES = 16;

interface Thread {
  readonly worker: Worker;
  readonly inWork: PageInWork;
}

export function startRenderThreads(
  code: string,
  count: number,
  settings: Omit<WorkerSettings, 'pageInWork'>,
  limits: ThreadLimits = THREAD_LIMITS,
): RenderThreads {
  let isClosing = false;
  let stop = (_: Error): void => {};
  /** Rejected when a thread dies or is stuck, whether it has a task or not. */
  const stopped = new Promise<never>((_, reject) => {
    stop = reject;
  });
  // It is also handled by every task that runs; without one, the next task fails.
  stopped.catch(() => {});

  const threads: Thread[] = [];
  const startThread = () => {
    const inWork = newPageInWork();
    const worker = new Worker(code, {
      eval: true,
      workerData: { ...settings, pageInWork: inWork } satisfies WorkerSettings,
      resourceLimits: {
        maxYoungGenerationSizeMb: YOUNG_HEAP_MEGABYTES,
        maxOldGenerationSizeMb: limits.heapMegabytes,
      },
    });
    threads.push({ worker, inWork });
    worker.on('error', (cause) =>
      stop(notStarted(cause) ?? threadError(`failed ${during(inWork)}: ${cause.message}`, cause)),
    );
    worker.on('exit', (status) => {
      if (!isClosing) stop(threadError(`ended with status ${status} ${during(inWork)}`));
    });
  };
  try {
    while (threads.length < count) startThread();
  } catch (error) {
    // Those that were started would keep the process from ending.
    for (const { worker } of threads) void worker.terminate();
    throw notStarted(error) ?? error;
  }
  const idle = [...threads.entries()];
  const limit = pLimit(count);
  const watch = watchPages(threads, limits.pageMilliseconds, stop);

  return {
    run: (taskFor) =>
      limit(async () => {
        const free = idle.pop();
        if (free === undefined) throw new Error('More tasks run than there are threads.');
        const [number, { worker }] = free;
        const outcome = await Promise.race([answerOf(worker, taskFor(number)), stopped]);
        idle.push(free);
        return outcome;
      }),
    async close() {
      isClosing = true;
      clearInterval(watch);
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function answerOf(worker: Worker, task: RenderTask): Promise<RenderOutcome> {
  return new Promise((resolve, reject) => {
    worker.once('message', (answer: WorkerAnswer) => {
      if ('outcome' in answer) resolve(answer.outcome);
      else reject(Object.assign(new Error(), answer.error));
    });
    worker.postMessage(task);
  });
}

/** Calls `stop` when a thread has had one page in work for too long. */
function watchPages(
  threads: readonly Thread[],
  milliseconds: number,
  stop: (error: Error) => void,
): NodeJS.Timeout {
  const since = threads.map(() => ({ path: undefined as string | undefined, time: 0 }));
  const look = () => {
    for (const [index, { inWork }] of threads.entries()) {
      const path = pathInWork(inWork);
      const now = performance.now();
      const seen = since[index];
      if (seen === undefined || seen.path !== path) since[index] = { path, time: now };
      else if (path !== undefined && now - seen.time > milliseconds) {
        stop(threadError(`is stuck: ${path} takes more than ${milliseconds / 1000} s`));
      }
    }
  };
  return setInterval(look, Math.min(1_000, milliseconds / 4)).unref();
}

function during(inWork: PageInWork): string {
  const path = pathInWork(inWork);
  return path === undefined ? 'while it rendered no page' : `while it rendered ${path}`;
}

/** What the system says when it refuses a thread, as an error of the system; undefined if `error` is another. */
function notStarted(error: unknown): Error | undefined {
  const { message } = error as Error;
  const code = /^(?:Worker initialization failure: )?(E[A-Z]+)$/.exec(message)?.[1];
  if (code === undefined) return undefined;
  const refusal = new Error(`${code}: ${message}`, { cause: error });
  return Object.assign(refusal, { code, syscall: 'spawn', path: 'a render thread' });
}

function threadError(message: string, cause?: Error): Error {
  return new Error(`A render thread ${message}.`, { cause });
}
