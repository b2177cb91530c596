/**
 * A render thread: takes chunks of pages, writes the pages, answers with counts. No HTML leaves it, so the memory of a
 * build does not grow with the number of pages.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { hourFamily } from '../../pages/hour/hour-page.tsx';
import { pageAtPath } from '../../pages/routes.ts';
import { salaryFamily } from '../../pages/salary/salary-page.tsx';
import { RULE_SETS } from '../../pay/rules/rule-sets.ts';
import { type LinkFindings, linkChecker } from '../../render/internal-links.ts';
import {
  createPageRenderer,
  type FamilyRenderer,
  type RenderSettings,
} from '../../render/page-renderer.tsx';
import { calculatorsOf } from '../../site/calculators.ts';
import type { Encoding } from '../../site/files-without-address.ts';
import { hourlyRateAt } from '../../site/hourly-rates.ts';
import { pageFile } from '../../site/page-files.ts';
import { salaryPath } from '../../site/paths.ts';
import { compressFile } from '../files/precompress.ts';
import { type Counts, createWriter, type WriterFolders } from '../publish/page-writer.ts';
import { minifyHtml } from './minify.ts';

/** The settings that a worker is started with. */
export interface WorkerSettings extends WriterFolders {
  readonly render: RenderSettings;
  readonly encodings: readonly Encoding[];
  /** Root-relative addresses of files, other than pages, that a page may refer to. */
  readonly fileAddresses: readonly string[];
}

/** Pages for one thread, in order. */
export interface Chunk {
  /** Salaries, in dollars a year, or paths such as `/contact`. */
  readonly pages: readonly (number | string)[];
  /** Whether the pages are files. An edge handler renders the others on request: here they are only proved. */
  readonly areWritten: boolean;
}

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
  /** Ends a sentence on the link, such as `which does not exist`. */
  readonly fault: string;
}

/** The result of rendering some pages. */
export interface RenderOutcome {
  readonly counts: Counts;
  /** Internal links looked up. */
  links: number;
  readonly failures: PageFailure[];
  readonly broken: BrokenLink[];
  /** Files that are not as they are published; only where nothing is written. */
  readonly differing: string[];
}

const settings = workerData as WorkerSettings;
const { layout, routes, rules } = settings.render;
/** Where nothing is written, each page is compared with the published one and with React's. */
const isCheck = settings.staging === null;
const linksToSite = linkChecker({
  routes,
  calculators: calculatorsOf(rules).map(({ path }) => path),
  files: settings.fileAddresses,
  layout,
});
const renderer = createPageRenderer(settings.render, RULE_SETS[rules], true);
const salaries = renderer.family(salaryFamily);
const hours = renderer.family(hourFamily);

parentPort?.on('message', async (chunk: Chunk) => {
  parentPort?.postMessage(await renderChunk(chunk));
});

/** A page that throws is noted, and the others are still tried. A file that cannot be written ends the thread. */
async function renderChunk({ pages, areWritten }: Chunk): Promise<RenderOutcome> {
  const { write, counts, differing } = createWriter(settings);
  const outcome: RenderOutcome = { counts, links: 0, failures: [], broken: [], differing };
  for (const page of pages) {
    const isSalary = typeof page === 'number';
    const route = isSalary ? salaryPath(page) : page;
    const rate = isSalary ? undefined : hourlyRateAt(page);
    let rendered: RenderedPage;
    try {
      if (isSalary) rendered = renderMember(salaries, page);
      else if (rate !== undefined) rendered = renderMember(hours, rate);
      else rendered = await renderRoute(page);
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      outcome.failures.push({ route, message, stack });
      continue;
    }
    const { bytes, findings } = rendered;
    outcome.links += findings.links;
    for (const target of findings.broken) {
      outcome.broken.push({ route, target, fault: linksToSite.faultOf(target) });
    }
    if (!areWritten) continue;
    const file = { file: pageFile(route, layout), contents: () => bytes };
    for (const { file: name, contents } of [file, ...compressFile(file, settings.encodings)]) {
      write(name, contents());
    }
  }
  return outcome;
}

interface RenderedPage {
  readonly bytes: Uint8Array;
  readonly findings: LinkFindings;
}

async function renderRoute(route: string): Promise<RenderedPage> {
  const html = await minifyHtml(renderer.page(await pageAtPath(route)));
  return { bytes: Buffer.from(html), findings: linksToSite.inHtml(html) };
}

function renderMember(family: FamilyRenderer, member: number): RenderedPage {
  const page = family.fill(member);
  if (isCheck && !Buffer.from(family.render(member)).equals(page.bytes)) {
    throw new Error('is not the page that React renders');
  }
  return { bytes: page.bytes, findings: linksToSite.inPage(page) };
}
