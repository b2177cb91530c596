/** Deals the pages of a build out to render threads, in chunks, and gathers what came of them. */
import pLimit from 'p-limit';
import type { SitePlan } from '../build/plan-site.ts';
import type { BuildSettings } from '../build/settings.ts';
import { addChanges, type FileChanges, noChanges } from '../publish/output-folder.ts';
import type { BrokenLink, PageFailure, RenderTask, WorkerSettings } from './render-worker.ts';
import { startWorkerPool } from './worker-pool.ts';

/**
 * Pages in one task: some tens of milliseconds of work, beside which asking for the next task takes no time, yet
 * little enough that no thread is long idle at the end and progress is smooth.
 */
const PAGES_PER_CHUNK = 250;

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
 * Renders and writes every page of `plan`; `advance` is told how many more are done.
 * @throws BuildFailure, once all pages have been tried, if some threw or have links that lead nowhere.
 */
export async function renderPages(
  plan: SitePlan,
  { staging, published }: Pick<WorkerSettings, 'staging' | 'published'>,
  settings: BuildSettings,
  advance: (pages: number) => void,
): Promise<{ changes: FileChanges; links: number }> {
  const tasks = chunkTasks(plan);
  const size = Math.min(settings.workers, tasks.length);
  const pool = startWorkerPool(plan.workerCode, size, {
    render: plan.render,
    layout: settings.layout,
    encodings: settings.encodings,
    staging,
    published,
    emittedAddresses: plan.emittedAddresses,
  });
  const changes = noChanges();
  const failures: PageFailure[] = [];
  const broken: BrokenLink[] = [];
  let links = 0;
  const stop = () => void pool.close();
  settings.signal.addEventListener('abort', stop);
  try {
    const inFlight = pLimit({ concurrency: size, rejectOnClear: true });
    await inFlight.map(tasks, async (task) => {
      settings.signal.throwIfAborted();
      const outcome = await pool.run(task);
      addChanges(changes, outcome.changes);
      links += outcome.links;
      failures.push(...outcome.failures);
      broken.push(...outcome.broken);
      advance(outcome.pages);
    });
  } finally {
    settings.signal.removeEventListener('abort', stop);
    await pool.close();
  }
  if (failures.length > 0 || broken.length > 0) throw new BuildFailure(failures, broken);
  return { changes, links };
}

function chunkTasks({ amounts, hasRoutePages }: SitePlan): RenderTask[] {
  const tasks: RenderTask[] = hasRoutePages ? [{ pages: 'all' }] : [];
  for (let start = 0; start < amounts.length; start += PAGES_PER_CHUNK) {
    tasks.push({ amounts: amounts.slice(start, start + PAGES_PER_CHUNK) });
  }
  return tasks;
}
