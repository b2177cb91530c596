/** A thread that runs the bundled render worker, on one chunk of pages at a time. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describeSystemError } from '../publish/system-error.ts';
import type { Chunk, RenderOutcome, WorkerSettings } from './render-worker.ts';

export type RenderThread = ReturnType<typeof startRenderThread>;

/**
 * A thread keeps little between pages, so a small young generation, collected often, is enough and holds the memory of
 * the whole build down.
 */
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

/** @throws an error of the system if it refuses a thread. */
export function startRenderThread(code: string, settings: WorkerSettings) {
  const worker = new Worker(code, {
    eval: true,
    // The code needs no tsx, which each thread would load as the process does.
    execArgv: [],
    resourceLimits: HEAP,
    workerData: settings,
  });
  const died = once(worker, 'exit').then(([status]) => {
    throw new Error(`it ended with status ${status}`);
  });
  // The chunk that the thread has, or is given next, fails by it.
  died.catch(() => {});

  return {
    /** @throws Error that names the chunk if the thread has died; an error of the system as it is. */
    async render(chunk: Chunk): Promise<RenderOutcome> {
      const answered = once(worker, 'message');
      worker.postMessage(chunk);
      try {
        const [outcome] = await Promise.race([answered, died]);
        return outcome;
      } catch (error) {
        const cause = error as Error;
        if (describeSystemError(cause, '') !== undefined) throw cause;
        const where = `A render thread failed while it rendered ${chunk.pages[0]} to ${chunk.pages.at(-1)}`;
        throw new Error(`${where}: ${cause.message}.`, { cause });
      }
    },
    end: () => worker.terminate(),
  };
}
