/** A thread that runs the bundled render worker, on one chunk of pages at a time. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { UserError } from '../../user-error.ts';
import type { Chunk, RenderOutcome, WorkerSettings } from './render-worker.ts';

export interface RenderThread {
  /** @throws Error that names the chunk if the thread has died; an error of the system as it is. */
  render(chunk: Chunk): Promise<RenderOutcome>;
  end(): Promise<unknown>;
}

/**
 * A thread keeps little between pages, so a small young generation, collected often, is enough and holds the memory of
 * the whole build down.
 */
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

/** @throws UserError if the system refuses a thread. */
export function startRenderThread(code: string, settings: WorkerSettings): RenderThread {
  const worker = startWorker(code, settings);
  const died = once(worker, 'exit').then(([status]) => {
    throw new Error(`it ended with status ${status}`);
  });
  // The chunk that the thread has, or is given next, fails by it.
  died.catch(() => {});

  return {
    async render(chunk) {
      const { pages } = chunk;
      const answered = once(worker, 'message');
      worker.postMessage(chunk);
      try {
        const [outcome] = await Promise.race([answered, died]);
        return outcome;
      } catch (error) {
        const cause = error as Error;
        if ('syscall' in cause) throw cause;
        const where = `A render thread failed while it rendered ${pages[0]} to ${pages.at(-1)}`;
        throw refusal(cause) ?? new Error(`${where}: ${cause.message}.`, { cause });
      }
    },
    end: () => worker.terminate(),
  };
}

function startWorker(code: string, settings: WorkerSettings): Worker {
  try {
    // The code needs no tsx, which each thread would load as the process does.
    const options = { eval: true, execArgv: [], resourceLimits: HEAP };
    return new Worker(code, { ...options, workerData: settings });
  } catch (error) {
    throw refusal(error as Error) ?? error;
  }
}

/** Node.js reports at once, or as the first event of the thread, that the system refuses one. */
function refusal(cause: Error & { code?: string }): UserError | undefined {
  if (cause.code !== 'ERR_WORKER_INIT_FAILED') return undefined;
  const message = `No render thread could be started (${cause.message}): use fewer --workers, or raise the limits (ulimit -u, ulimit -n).`;
  return new UserError(message, { cause });
}
