/** Deals the pages of a build out to render threads, in chunks, and adds up the results. */
import pLimit from 'p-limit';
import type { FamilyName } from '../../site/families.ts';
import { addCounts, noCounts, type WriterFolders } from '../publish/page-writer.ts';
import { pageCount, type Site } from '../site.ts';
import { type RenderThread, startRenderThread } from './render-threads.ts';
import type { BrokenLink, Chunk, PageFailure, RenderOutcome } from './render-worker.ts';

/**
 * Some tens of milliseconds of work, beside which asking for the next chunk takes no time, yet little enough that no
 * thread is long idle at the end and progress is smooth.
 */
const PAGES_PER_CHUNK = 250;

/**
 * Pages for which another thread is worth the 0.7 s of processor time that it takes until its code is fast. Measured with
 * two cores: 5,000 pages take 1.9 s with one thread and 2.0 s with two, 15,000 take 2.6 s and 2.5 s, 30,000 take 3.7 s and 3.0 s.
 */
const PAGES_PER_THREAD = 15_000;

/** As many where each page is compressed, or rendered by React as well: that takes over ten times as long. */
const SLOW_PAGES_PER_THREAD = 1_000;

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
 * Renders every page of `site` and writes it to `staging` or, where that is null, compares it with `published`. Calls
 * `advance` with how many more pages are done.
 * @throws BuildFailure, once all pages have been tried, if some threw or have links that lead nowhere.
 */
export async function renderPages(
  site: Site,
  { staging, published }: WriterFolders,
  { workers, signal }: { readonly workers: number; readonly signal: AbortSignal },
  advance: (pages: number) => void,
) {
  const { render, workerCode, encodings, files } = site;
  const fileAddresses = files.map(({ file }) => `/${file}`);
  const settings = { render, encodings, staging, published, fileAddresses };
  const isSlow = encodings.length > 0 || staging === null;
  const pagesPerThread = isSlow ? SLOW_PAGES_PER_THREAD : PAGES_PER_THREAD;
  const limit = pLimit(Math.min(workers, Math.ceil(pageCount(site) / pagesPerThread)));
  const threads: RenderThread[] = [];
  signal.throwIfAborted();
  try {
    while (threads.length < limit.concurrency) {
      threads.push(startRenderThread(workerCode, settings));
    }
    const idle = [...threads];
    const rendered = limit.map(chunksOf(site), async (chunk) => {
      // One is idle: the limit is the number of threads.
      const thread = idle.pop() as RenderThread;
      const outcome = await thread.render(chunk).finally(() => idle.push(thread));
      advance(chunk.pages.length);
      return outcome;
    });
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    );
    return sumOf(await Promise.race([rendered, aborted]));
  } finally {
    limit.clearQueue();
    await Promise.all(threads.map((thread) => thread.end()));
  }
}

function chunksOf({ routes, families }: Site): Chunk[] {
  const ofFamilies = Object.entries(families).flatMap(([name, { written, onRequest }]) => {
    const family = name as FamilyName;
    return [
      ...inChunks(written).map((pages) => ({ family, pages, areWritten: true })),
      ...inChunks(onRequest).map((pages) => ({ family, pages, areWritten: false })),
    ];
  });
  return [...inChunks(routes).map((pages) => ({ pages, areWritten: true })), ...ofFamilies];
}

function inChunks<Page>(pages: readonly Page[]): Page[][] {
  return Array.from({ length: Math.ceil(pages.length / PAGES_PER_CHUNK) }, (_, index) =>
    pages.slice(index * PAGES_PER_CHUNK, (index + 1) * PAGES_PER_CHUNK),
  );
}

function sumOf(outcomes: readonly RenderOutcome[]) {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const broken = outcomes.flatMap((outcome) => outcome.broken);
  if (failures.length + broken.length > 0) throw new BuildFailure(failures, broken);
  const counts = noCounts();
  for (const outcome of outcomes) addCounts(counts, outcome.counts);
  const links = outcomes.reduce((sum, outcome) => sum + outcome.links, 0);
  return { counts, links, differing: outcomes.flatMap(({ differing }) => differing) };
}
