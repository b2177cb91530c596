/** The last words of a build. */
import type { SiteCheck } from '../../src/generator/check-site.ts';
import type { BuildSummary } from '../../src/generator/generate-site.ts';
import type { BuildFailure } from '../../src/generator/threads/render-pages.ts';
import { onOneLine } from '../../src/user-error.ts';

/** The summary of a build, as `--json` prints it. */
export interface BuildReport extends BuildSummary {
  readonly out: string;
  /** Name of the rule set. */
  readonly rules: string;
  readonly seconds: number;
  readonly pagesPerSecond: number;
  readonly peakMemoryBytes: number;
  readonly warnings: readonly string[];
}

export function describeSummary({ files, warnings, ...report }: BuildReport): string {
  const pages = `${count(report.pages)} pages in ${onOneLine(report.out)}`;
  const time = `${report.seconds.toFixed(1)} s`;
  return [
    report.wasCurrent
      ? `${pages} are up to date (${time})`
      : `${pages}, ${megabytes(report.bytes)}, in ${time}: ${count(report.pagesPerSecond)} pages a second`,
    `Figures: by the ${report.rules} rule set`,
    report.handledPages > 0 &&
      `Rendered on request, and not written: ${count(report.handledPages)} of these pages`,
    `Files: ${count(files.new)} new, ${count(files.changed)} changed, ${count(files.unchanged)} unchanged, ${count(files.removed)} removed`,
    !report.wasCurrent && `Internal links: ${count(report.links)} checked, none broken`,
    `Peak memory: ${megabytes(report.peakMemoryBytes)}`,
    `Warnings: ${warnings.length || 'none'}`,
    ...warnings.map((warning) => `  ${warning}`),
  ]
    .filter((line) => line !== false)
    .join('\n');
}

/** Why a build was not published: the first failing pages and broken links, then how many more there are. */
export function describeFailure({ failures, broken }: BuildFailure, withStacks: boolean): string {
  return [
    `error: ${count(failures.length)} pages failed and ${count(broken.length)} links are broken; nothing was published.`,
    ...firstFew(
      failures,
      ({ route, message, stack }) => `${route}: ${withStacks ? stack : message}`,
    ),
    ...firstFew(broken, ({ route, target, fault }) => `${route} links to ${target}, ${fault}`),
  ].join('\n');
}

/** How a folder differs from the site. */
export function describeDifferences({ missing, differing, extra }: SiteCheck, out: string): string {
  return [
    `error: ${onOneLine(out)} is not the site that these settings make: ${count(missing.length)} files are missing, ${count(differing.length)} differ and ${count(extra.length)} do not belong.`,
    ...firstFew(missing, (file) => `missing: ${onOneLine(file)}`),
    ...firstFew(differing, (file) => `differs: ${onOneLine(file)}`),
    ...firstFew(extra, (file) => `does not belong: ${onOneLine(file)}`),
  ].join('\n');
}

const SHOWN = 10;

/** A line for each of the first items, and one that says how many more there are. */
function firstFew<T>(items: readonly T[], describe: (item: T) => string): string[] {
  const lines = items.slice(0, SHOWN).map((item) => `  ${describe(item)}`);
  return items.length > SHOWN ? [...lines, `  and ${count(items.length - SHOWN)} more`] : lines;
}

export function count(value: number): string {
  return value.toLocaleString('en-AU');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
