/**
 * A render thread: takes routes, writes their pages, answers with counts. No HTML leaves it, so the memory
 * of a build does not grow with the number of pages.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { pages } from '../../pages/routes.ts';
import { salaryPath } from '../../site/paths.ts';
import { addressesIn, type Layout, pageFile } from '../emit/page-files.ts';
import { compressFile, type Encoding } from '../emit/precompress.ts';
import { type FileChanges, noChanges, noteWrite } from '../publish/output-folder.ts';
import { createPageWriter } from '../publish/page-writer.ts';
import { checkInternalLinks } from './internal-links.ts';
import { createPageRenderer, type RenderSettings } from './page-renderer.tsx';

/** What a worker is started with. */
export interface WorkerSettings {
  readonly render: RenderSettings;
  readonly layout: Layout;
  readonly encodings: readonly Encoding[];
  /** Where pages go; null to compare them with the published ones and write nothing. */
  readonly staging: string | null;
  /** The folder published now, for comparison; null if there is none. */
  readonly published: string | null;
  /** Root-relative addresses, other than pages, that a page may refer to. */
  readonly emittedAddresses: readonly string[];
}

/** Routes to make: salary pages by their amounts, or the pages of the routes. */
export type RenderTask = { readonly amounts: readonly number[] } | { readonly pages: 'all' };

/** A page that could not be made, and why. */
export interface PageFailure {
  readonly route: string;
  readonly message: string;
  readonly stack: string;
}

/** A link that leads nowhere. */
export interface BrokenLink {
  readonly route: string;
  readonly target: string;
}

/** What came of a task. */
export interface RenderOutcome {
  /** Pages tried. */
  pages: number;
  readonly changes: FileChanges;
  /** Internal links looked up. */
  links: number;
  readonly broken: BrokenLink[];
  readonly failures: PageFailure[];
}

export type WorkerAnswer =
  | { readonly outcome: RenderOutcome }
  /** The thread itself could not go on, for want of disk space for one. */
  | { readonly error: ThreadError };

/** An error as it crosses threads, which would strip it of its code. */
export interface ThreadError {
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: string | undefined;
}

const settings = workerData as WorkerSettings;
const writeFile = createPageWriter(settings.staging, settings.published);
const renderer = createPageRenderer(settings.render);
const routes = pages.map(({ path }) => path);
const addresses = new Set([...routes, ...settings.emittedAddresses]);
const inLayout = addressesIn(settings.layout, settings.render.site.url, routes);

parentPort?.on('message', (task: RenderTask) => {
  run(task).then(
    (outcome) => answer({ outcome }),
    ({ message, stack, code }: NodeJS.ErrnoException) =>
      answer({ error: { message, stack, code } }),
  );
});

async function run(task: RenderTask): Promise<RenderOutcome> {
  const outcome: RenderOutcome = {
    pages: 0,
    changes: noChanges(),
    links: 0,
    broken: [],
    failures: [],
  };
  const { page: renderPage, salaryPage } = await renderer;
  if ('amounts' in task) {
    for (const amount of task.amounts) {
      const route = salaryPath(amount);
      finish(
        route,
        attempt(route, () => salaryPage(amount), outcome),
        outcome,
      );
    }
  } else {
    for (const page of pages) {
      const rendered = await renderPage(page).catch((error: unknown) =>
        fail(page.path, error, outcome),
      );
      finish(page.path, rendered, outcome);
    }
  }
  return outcome;
}

/** A page that throws is noted and the others are still tried. */
function attempt(route: string, render: () => string, outcome: RenderOutcome): string | undefined {
  try {
    return render();
  } catch (error) {
    return fail(route, error, outcome);
  }
}

function fail(route: string, error: unknown, outcome: RenderOutcome): undefined {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  outcome.failures.push({ route, message, stack });
}

function finish(route: string, html: string | undefined, outcome: RenderOutcome): void {
  outcome.pages++;
  if (html === undefined) return;
  const { links, broken } = checkInternalLinks(html, (target) => addresses.has(target));
  outcome.links += links;
  for (const target of broken) outcome.broken.push({ route, target });
  const file = pageFile(route, settings.layout);
  const page = inLayout(html);
  noteWrite(outcome.changes, file, writeFile(file, page));
  if (settings.encodings.length === 0) return;
  for (const copy of compressFile({ file, contents: Buffer.from(page) }, settings.encodings)) {
    noteWrite(outcome.changes, copy.file, writeFile(copy.file, copy.contents));
  }
}

function answer(message: WorkerAnswer): void {
  parentPort?.postMessage(message);
}
