/**
 * A render thread: takes routes, writes their pages, answers with counts. No HTML leaves it, so the memory of a build
 * does not grow with the number of pages.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { pages } from '../../pages/routes.ts';
import { RULE_SETS } from '../../pay/rules/rule-sets.ts';
import { type LinkFindings, linkChecker } from '../../render/internal-links.ts';
import {
  createPageRenderer,
  type PageRenderer,
  type RenderSettings,
} from '../../render/page-renderer.tsx';
import { pageFile } from '../../site/page-files.ts';
import { salaryPath } from '../../site/paths.ts';
import { compressFile, type Encoding } from '../files/precompress.ts';
import { type Counts, createWriter, type Writer } from '../publish/page-writer.ts';
import { minifyHtml } from './minify.ts';
import { noteRendered, noteRoute, noteSalaryPage, type PageInWork } from './page-in-work.ts';

/** What a worker is started with. */
export interface WorkerSettings {
  readonly render: RenderSettings;
  readonly encodings: readonly Encoding[];
  /** Where pages go; null to render every page by itself, compare it with the published one and write nothing. */
  readonly staging: string | null;
  /** The folder published now, for comparison; null if there is none. */
  readonly published: string | null;
  /** Root-relative addresses, other than pages, that a page may refer to. */
  readonly emittedAddresses: readonly string[];
  readonly pageInWork: PageInWork;
}

/** Routes to make: salary pages by their amounts, or the pages of the routes. */
export type RenderTask =
  | {
      readonly amounts: readonly number[];
      /** Whether an edge handler renders their pages: they must need no minifier, and are not written. */
      readonly areHandled?: boolean;
    }
  | { readonly pages: 'all' };

/** A page that could not be made, and why. */
export interface PageFailure {
  readonly route: string;
  readonly message: string;
  stack: string;
}

/** A link that leads nowhere. */
export interface BrokenLink {
  readonly route: string;
  readonly target: string;
}

/** The result of a task. */
export interface RenderOutcome {
  /** Pages tried. */
  pages: number;
  readonly counts: Counts;
  /** Files that are not as they are published; only where nothing is written. */
  readonly differing: string[];
  /** Internal links looked up. */
  links: number;
  readonly broken: BrokenLink[];
  readonly failures: PageFailure[];
}

export type WorkerAnswer =
  | { readonly outcome: RenderOutcome }
  /** The worker stopped, for example because the disk is full. */
  | { readonly error: ThreadError };

/** An error as it crosses threads, which would strip it of its code. */
export interface ThreadError {
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: string | undefined;
}

const settings = workerData as WorkerSettings;
const { pageInWork } = settings;
const { layout, routes } = settings.render;
const isCheck = settings.staging === null;
const links = linkChecker(routes, settings.emittedAddresses, layout);
const rendererReady = createPageRenderer(settings.render, {
  rules: RULE_SETS[settings.render.rules],
  minify: minifyHtml,
});

parentPort?.on('message', (task: RenderTask) => {
  run(task).then(
    (outcome) => answer({ outcome }),
    ({ message, stack, code }: NodeJS.ErrnoException) =>
      answer({ error: { message, stack, code } }),
  );
});

function answer(message: WorkerAnswer): void {
  parentPort?.postMessage(message);
}

async function run(task: RenderTask): Promise<RenderOutcome> {
  const writer = createWriter(settings);
  const outcome: RenderOutcome = {
    pages: 0,
    counts: writer.counts,
    differing: [],
    links: 0,
    broken: [],
    failures: [],
  };
  const renderer = await rendererReady;
  if ('amounts' in task) {
    const render = task.areHandled ? renderHandledPage : renderSalaryPage;
    for (const amount of task.amounts) {
      noteSalaryPage(pageInWork, amount);
      await makePage(salaryPath(amount), () => render(renderer, amount), writer, outcome);
    }
  } else {
    for (const [index, page] of pages.entries()) {
      noteRoute(pageInWork, index);
      await makePage(page.path, () => renderRoute(renderer, page), writer, outcome);
    }
  }
  return outcome;
}

interface RenderedPage {
  /** Null if it is not to be written. */
  readonly bytes: Uint8Array | null;
  readonly findings: LinkFindings;
}

async function renderRoute(
  renderer: PageRenderer,
  page: (typeof pages)[number],
): Promise<RenderedPage> {
  const html = await renderer.page(page);
  return { bytes: Buffer.from(html), findings: links.inHtml(html) };
}

async function renderSalaryPage(renderer: PageRenderer, amount: number): Promise<RenderedPage> {
  const filled = await renderer.salaryPage(amount);
  const page = { bytes: filled.bytes, findings: links.inPage(filled) };
  if (!isCheck) return page;
  const bytes = Buffer.from(await renderer.salaryPagePlainly(amount));
  if (!bytes.equals(page.bytes))
    throw new Error('is not the page that React and the minifier give');
  return page;
}

async function renderHandledPage(renderer: PageRenderer, amount: number): Promise<RenderedPage> {
  const filled = await renderer.salaryPage(amount);
  if (!filled.isMinimal) {
    throw new Error('is not minimal as React renders it, and an edge handler has no minifier');
  }
  return { bytes: null, findings: links.inPage(filled) };
}

/** A page that throws is noted, and the others are still tried. */
async function makePage(
  route: string,
  render: () => Promise<RenderedPage>,
  writer: Writer,
  outcome: RenderOutcome,
): Promise<void> {
  outcome.pages++;
  let page: RenderedPage;
  try {
    page = await render();
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    outcome.failures.push({ route, message, stack });
    return;
  } finally {
    noteRendered(pageInWork);
  }
  outcome.links += page.findings.links;
  for (const target of page.findings.broken) outcome.broken.push({ route, target });
  const { bytes } = page;
  if (bytes === null) return;
  const file = { file: pageFile(route, layout), contents: () => bytes };
  for (const { file: name, contents } of [file, ...compressFile(file, settings.encodings)]) {
    const change = writer.write(name, contents());
    if (isCheck && change !== 'unchanged') outcome.differing.push(name);
  }
}
