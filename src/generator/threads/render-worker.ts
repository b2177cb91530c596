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
import { FAMILIES, type FamilyName } from '../../site/families.ts';
import type { Encoding } from '../../site/files-without-address.ts';
import { pageFile } from '../../site/page-files.ts';
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

/** Pages for one thread, in order: members of a family, or paths such as `/contact`. */
export type Chunk = (
  | { readonly family: FamilyName; readonly pages: readonly number[] }
  | { readonly family?: undefined; readonly pages: readonly string[] }
) & {
  /** Whether the pages are files. An edge handler renders the others on request: here they are only proved. */
  readonly areWritten: boolean;
};

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
const families: Readonly<Record<FamilyName, FamilyRenderer>> = {
  salary: renderer.family(salaryFamily),
  hour: renderer.family(hourFamily),
};

parentPort?.on('message', async (chunk: Chunk) => {
  parentPort?.postMessage(await renderChunk(chunk));
});

/** A page that throws is noted, and the others are still tried. A file that cannot be written ends the thread. */
async function renderChunk(chunk: Chunk): Promise<RenderOutcome> {
  const { write, counts, differing } = createWriter(settings);
  const outcome: RenderOutcome = { counts, links: 0, failures: [], broken: [], differing };
  for (const [route, render] of pagesOf(chunk)) {
    let rendered: RenderedPage;
    try {
      rendered = await render();
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
    if (!chunk.areWritten) continue;
    const file = { file: pageFile(route, layout), contents: () => bytes };
    for (const { file: name, contents } of [file, ...compressFile(file, settings.encodings)]) {
      write(name, contents());
    }
  }
  return outcome;
}

/** Each page's path with the function that renders it. */
function pagesOf(chunk: Chunk): [string, () => RenderedPage | Promise<RenderedPage>][] {
  const { family } = chunk;
  return family === undefined
    ? chunk.pages.map((route) => [route, () => renderRoute(route)])
    : chunk.pages.map((member) => [
        FAMILIES[family].pathOf(member),
        () => renderMember(family, member),
      ]);
}

interface RenderedPage {
  readonly bytes: Uint8Array;
  readonly findings: LinkFindings;
}

async function renderRoute(route: string): Promise<RenderedPage> {
  const html = await minifyHtml(renderer.page(await pageAtPath(route)));
  return { bytes: Buffer.from(html), findings: linksToSite.inHtml(html) };
}

function renderMember(family: FamilyName, member: number): RenderedPage {
  const { fill, render } = families[family];
  const page = fill(member);
  if (isCheck && !Buffer.from(render(member)).equals(page.bytes)) {
    throw new Error('is not the page that React renders');
  }
  return { bytes: page.bytes, findings: linksToSite.inPage(page) };
}
