/** A fixed number of render threads, each with one task at a time. */
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { RenderOutcome, RenderTask, WorkerAnswer, WorkerSettings } from './render-worker.ts';

export interface WorkerPool {
  /** Runs `task` on an idle thread. Never ask for more at once than there are threads. */
  run(task: RenderTask): Promise<RenderOutcome>;
  close(): Promise<void>;
}

/**
 * In megabytes. A thread's heap holds one page and its leavings, so a small nursery, collected often and cheaply,
 * does for it and keeps the memory of the whole build low.
 */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

/**
 * A nursery is collected by the thread whose it is. V8 would let helpers join in, which on busy cores wait for their turn
 * while the thread waits for them: measured at 7% of a build of 50,000 pages on two cores.
 */
setFlagsFromString('--no-parallel-scavenge');

/** Starts `size` threads that run `code`, the bundled render worker. */
export function startWorkerPool(code: string, size: number, settings: WorkerSettings): WorkerPool {
  const workers = Array.from(
    { length: size },
    () => new Worker(code, { eval: true, workerData: settings, resourceLimits: RESOURCE_LIMITS }),
  );
  const idle = [...workers];
  return {
    async run(task) {
      const worker = idle.pop();
      if (worker === undefined) throw new Error('Every render thread is busy.');
      try {
        return await runOn(worker, task);
      } finally {
        idle.push(worker);
      }
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function runOn(worker: Worker, task: RenderTask): Promise<RenderOutcome> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      finish();
    };
    const onMessage = (answer: WorkerAnswer) =>
      settle(() =>
        'outcome' in answer
          ? resolve(answer.outcome)
          : reject(Object.assign(new Error(), answer.error)),
      );
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error('A render thread ended before its task.')));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
  });
}
