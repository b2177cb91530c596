/** A thread that runs the bundled render worker, on one chunk of pages at a time. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Chunk, RenderOutcome, WorkerSettings } from './render-worker.ts';

export interface RenderThread {
  /** @throws Error that names the chunk if the thread has died or takes too long; an error of the system as it is. */
  render(chunk: Chunk): Promise<RenderOutcome>;
  end(): Promise<unknown>;
}

export interface ThreadLimits {
  /** How long a chunk may take to render and to write, in milliseconds. */
  readonly chunkMilliseconds: number;
  /** Heap of a thread for what lives longer than a page, in megabytes. */
  readonly heapMegabytes: number;
}

/** A chunk takes tens of milliseconds, or a minute if it is compressed; the rest is for a disk that stalls. */
const LIMITS: ThreadLimits = { chunkMilliseconds: 10 * 60_000, heapMegabytes: 256 };

/**
 * A thread keeps little between pages, so a small young generation, collected often, is enough and holds the memory of
 * the whole build down.
 */
const YOUNG_HEAP_MEGABYTES = 16;

/** @throws Error of the system if it refuses a thread. */
export function startRenderThread(
  code: string,
  settings: WorkerSettings,
  limits: Partial<ThreadLimits> = {},
): RenderThread {
  const { chunkMilliseconds, heapMegabytes } = { ...LIMITS, ...limits };
  const worker = startWorker(code, settings, heapMegabytes);
  const died = once(worker, 'exit').then(([status]) => {
    throw new Error(`it ended with status ${status}`);
  });
  // The chunk that the thread has, or is given next, fails by it.
  died.catch(() => {});

  return {
    async render(chunk) {
      const late = AbortSignal.timeout(chunkMilliseconds);
      const answered = once(worker, 'message', { signal: late });
      worker.postMessage(chunk);
      try {
        const [outcome] = await Promise.race([answered, died]);
        return outcome;
      } catch (error) {
        const cause = error as Error;
        if ('syscall' in cause) throw cause;
        const fault = late.aborted
          ? `it took more than ${chunkMilliseconds / 1000} s`
          : cause.message;
        const where = `A render thread failed while it rendered ${chunk.name}`;
        throw refusal(cause) ?? new Error(`${where}: ${fault}.`, { cause });
      }
    },
    end: () => worker.terminate(),
  };
}

function startWorker(code: string, settings: WorkerSettings, heapMegabytes: number): Worker {
  try {
    return new Worker(code, {
      eval: true,
      workerData: settings,
      resourceLimits: {
        maxYoungGenerationSizeMb: YOUNG_HEAP_MEGABYTES,
        maxOldGenerationSizeMb: heapMegabytes,
      },
    });
  } catch (error) {
    throw refusal(error as Error) ?? error;
  }
}

/** If the system refused a thread, an error that says so as other errors of the system do. */
function refusal(error: Error): Error | undefined {
  const code = /^(?:Worker initialization failure: )?(E[A-Z]+)$/.exec(error.message)?.[1];
  if (code === undefined) return undefined;
  const refused = new Error(`${code}: ${error.message}`, { cause: error });
  return Object.assign(refused, { code, syscall: 'spawn', path: 'a render thread' });
}
