/** Threads that run the bundled render worker, each on one task at a time. */
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { RenderOutcome, RenderTask, WorkerAnswer, WorkerSettings } from './render-worker.ts';

export interface RenderThreads {
  /** Runs `task` as soon as a thread is free. */
  run(task: RenderTask): Promise<RenderOutcome>;
  close(): Promise<void>;
}

/**
 * In megabytes. A thread keeps little between pages, so a small young generation, collected often, is enough and holds
 * the memory of the whole build down.
 */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

export function startRenderThreads(
  code: string,
  count: number,
  settings: WorkerSettings,
): RenderThreads {
  const workers = Array.from(
    { length: count },
    () => new Worker(code, { eval: true, workerData: settings, resourceLimits: RESOURCE_LIMITS }),
  );
  const idle = [...workers];
  const limit = pLimit(count);
  return {
    run: (task) =>
      limit(async () => {
        const worker = idle.pop() as Worker;
        const outcome = await runOn(worker, task);
        idle.push(worker);
        return outcome;
      }),
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
