/** Deals the pages of a build out to render threads, in chunks, and adds up the results. */
import { addCounts, type Counts, noCounts } from '../publish/page-writer.ts';
import { startRenderThreads } from './render-threads.ts';
import type { BrokenLink, PageFailure, RenderTask, WorkerSettings } from './render-worker.ts';

/**
 * Pages in one task: some tens of milliseconds of work, beside which asking for the next task takes no time, yet
 * little enough that no thread is long idle at the end and progress is smooth.
 */
const PAGES_PER_CHUNK = 250;

/** The pages to render, and how. */
export interface RenderJob {
  /** The bundled render worker. */
  readonly workerCode: string;
  readonly threads: number;
  readonly settings: Omit<WorkerSettings, 'pageInWork'>;
  /** Salaries to make pages for, in rising order. */
  readonly amounts: readonly number[];
  /** Salaries to render and check the pages of, as an edge handler would, without writing them. */
  readonly handledAmounts: readonly number[];
  /** Whether to make the pages that are not a salary's. */
  readonly hasRoutePages: boolean;
  readonly signal: AbortSignal;
}

export interface RenderedPages {
  readonly counts: Counts;
  /** Files that are not as they are published; only where nothing is written. */
  readonly differing: readonly string[];
  /** Internal links looked up. */
  readonly links: number;
}

/** A build that made pages which cannot be published. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure';
  constructor(
    readonly failures: readonly PageFailure[],
    readonly broken: readonly BrokenLink[],
  ) {
    super(`${failures.length} pages failed and ${broken.length} links are broken.`);
  }
}

/**
 * Renders every page of the job; `advance` is called with how many more are done.
 * @throws BuildFailure, once all pages have been tried, if some threw or have links that lead nowhere.
 */
export async function renderPages(
  job: RenderJob,
  advance: (pages: number) => void,
): Promise<RenderedPages> {
  const tasks = chunkTasks(job);
  // Such as a part of a small site that has none of its pages.
  if (tasks.length === 0) return { counts: noCounts(), differing: [], links: 0 };
  const threadCount = Math.min(job.threads, tasks.length);
  const threads = startRenderThreads(job.workerCode, threadCount, job.settings);
  const taskFor = dealt(tasks, threadCount);
  const counts = noCounts();
  const differing: string[] = [];
  const failures: PageFailure[] = [];
  const broken: BrokenLink[] = [];
  let links = 0;
  try {
    const finished = Promise.all(
      tasks.map(async () => {
        const outcome = await threads.run(taskFor);
        addCounts(counts, outcome.counts);
        differing.push(...outcome.differing);
        links += outcome.links;
        failures.push(...outcome.failures);
        broken.push(...outcome.broken);
        advance(outcome.pages);
      }),
    );
    await Promise.race([finished, aborted(job.signal)]);
  } finally {
    await threads.close();
  }
  if (failures.length > 0 || broken.length > 0) throw new BuildFailure(failures, broken);
  return { counts, differing, links };
}

/** Rejects with the signal's reason once it is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const rejectWithReason = () => reject(signal.reason);
    if (signal.aborted) rejectWithReason();
    signal.addEventListener('abort', rejectWithReason, { once: true });
  });
}

function chunkTasks({ amounts, handledAmounts, hasRoutePages }: RenderJob): RenderTask[] {
  return [
    ...(hasRoutePages ? [{ pages: 'all' } as const] : []),
    ...chunks(amounts).map((chunk) => ({ amounts: chunk })),
    ...chunks(handledAmounts).map((chunk) => ({ amounts: chunk, areHandled: true })),
  ];
}

/**
 * Deals `tasks` out, each once, by the number of the thread that asks. A thread gets those of one stretch, since neighbours
 * have the same shapes, which each thread has to render for itself. Once it has had them all, it takes the last of the longest
 * stretch that is left.
 *
 * The highest salaries are in one stretch with the lowest: nearly all shapes are of those two, and a thread that renders few
 * is spared 0.3 s and more in which V8 optimises React and the minifier.
 */
function dealt(tasks: readonly RenderTask[], threadCount: number): (thread: number) => RenderTask {
  const highest = Math.ceil(tasks.length / 16);
  const inRing = [...tasks.slice(-highest), ...tasks.slice(0, -highest)];
  const end = (thread: number) => Math.floor(((thread + 1) * tasks.length) / threadCount);
  const stretches = Array.from({ length: threadCount }, (_, thread) =>
    inRing.slice(end(thread - 1), end(thread)),
  );
  return (thread) => {
    const longest = stretches.reduce((a, b) => (b.length > a.length ? b : a));
    const task = stretches[thread]?.shift() ?? longest.pop();
    if (task === undefined) throw new Error('More tasks are asked for than there are.');
    return task;
  };
}

function chunks(amounts: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(amounts.length / PAGES_PER_CHUNK) }, (_, index) =>
    amounts.slice(index * PAGES_PER_CHUNK, (index + 1) * PAGES_PER_CHUNK),
  );
}
