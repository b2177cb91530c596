/** The last words of a build, for a person and for a program. */
import type { SiteCheck } from '../../src/generator/check-site.ts';
import type { BuildSummary } from '../../src/generator/generate-site.ts';
import type { BuildFailure } from '../../src/generator/threads/render-pages.ts';
import { onOneLine } from '../../src/user-error.ts';

/** What the build itself does not know. */
export interface BuildCircumstances {
  readonly out: string;
  /** Name of the rule set. */
  readonly rules: string;
  readonly seconds: number;
  /** The most memory that the process, all its threads included, held at once. */
  readonly peakMemoryBytes: number;
  /** Settings of the site that nobody has set. */
  readonly placeholders: readonly string[];
}

/** What a build came to, as text and as an object to print as JSON. */
export function describeSummary(
  summary: BuildSummary,
  { out, rules, seconds, peakMemoryBytes, placeholders }: BuildCircumstances,
): { text: string; json: object } {
  const pagesPerSecond = Math.round(summary.pages / seconds);
  const warnings = placeholders.map(
    (setting) =>
      `"${setting}" is still a placeholder: set it by flag, environment or site.config.json.`,
  );
  const { files } = summary;
  const lines = [
    summary.wasCurrent
      ? `${count(summary.pages)} pages in ${out} are up to date (${seconds.toFixed(1)} s)`
      : `${count(summary.pages)} pages in ${out}, ${megabytes(summary.bytes)}, in ${seconds.toFixed(1)} s: ${count(pagesPerSecond)} pages a second`,
    `Figures: by the ${rules} rule set`,
    ...(summary.handledPages === 0
      ? []
      : [`Rendered on request, and not written: ${count(summary.handledPages)} of these pages`]),
    `Files: ${count(files.new)} new, ${count(files.changed)} changed, ${count(files.unchanged)} unchanged, ${count(files.removed)} removed`,
    ...(summary.copiedFiles === 0
      ? []
      : [
          `Copied, since this disk has no hard links: ${count(summary.copiedFiles)} of the unchanged`,
        ]),
    ...(summary.wasCurrent ? [] : [`Internal links: ${count(summary.links)} checked, none broken`]),
    `Peak memory: ${megabytes(peakMemoryBytes)}`,
    `Warnings: ${warnings.length === 0 ? 'none' : warnings.length}`,
    ...warnings.map((warning) => `  ${warning}`),
  ];
  return {
    text: lines.join('\n'),
    json: { ...summary, out, rules, seconds, pagesPerSecond, peakMemoryBytes, warnings },
  };
}

const SHOWN_FAILURES = 10;

/** Why a build was not published: the first failing pages and broken links, then how many more there are. */
export function describeFailure({ failures, broken }: BuildFailure, withStacks: boolean): string {
  return [
    `error: ${count(failures.length)} pages failed and ${count(broken.length)} links are broken; nothing was published.`,
    ...firstFew(
      failures,
      ({ route, message, stack }) => `${route}: ${withStacks ? stack : message}`,
    ),
    ...firstFew(broken, ({ route, target }) => `${route} links to ${target}, which does not exist`),
  ].join('\n');
}

/** Whether a folder is the site, and how it differs where it is not. */
export function describeCheck(
  { files, missing, differing, extra }: SiteCheck,
  out: string,
): { isWhole: boolean; text: string } {
  if (missing.length + differing.length + extra.length === 0) {
    return { isWhole: true, text: `${out} is the whole site: ${count(files)} files compared` };
  }
  return {
    isWhole: false,
    text: [
      `error: ${onOneLine(out)} is not the site that these settings make: ${count(missing.length)} files are missing, ${count(differing.length)} differ and ${count(extra.length)} do not belong.`,
      ...firstFew(missing, (file) => `missing: ${onOneLine(file)}`),
      ...firstFew(differing, (file) => `differs: ${onOneLine(file)}`),
      ...firstFew(extra, (file) => `does not belong: ${onOneLine(file)}`),
    ].join('\n'),
  };
}

function firstFew<T>(items: readonly T[], describe: (item: T) => string): string[] {
  const lines = items.slice(0, SHOWN_FAILURES).map((item) => `  ${describe(item)}`);
  const more = items.length - SHOWN_FAILURES;
  return more > 0 ? [...lines, `  and ${count(more)} more`] : lines;
}

function count(value: number): string {
  return value.toLocaleString('en-AU');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
