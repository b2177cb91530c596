/** `npm run gen-site`: makes the whole site. */
import { Command, Option } from 'commander';
import { parseAmounts } from '../src/generator/amount-selection.ts';
import { checkSite } from '../src/generator/check-site.ts';
import { generateSite } from '../src/generator/generate-site.ts';
import type { Reporter } from '../src/generator/reporter.ts';
import { readPath } from '../src/generator/setting-texts.ts';
import {
  addSiteOptions,
  type BuildSettings,
  CONFIG_FILE,
  readSiteSettings,
} from '../src/generator/site-settings.ts';
import { BuildFailure } from '../src/generator/threads/render-pages.ts';
import { ENCODINGS } from '../src/site/files-without-address.ts';
import { LAYOUTS } from '../src/site/page-files.ts';
import { allSalaryAmounts } from '../src/site/salary-amounts.ts';
import { onOneLine } from '../src/user-error.ts';
import {
  count,
  describeDifferences,
  describeFailure,
  describeSummary,
} from './lib/build-report.ts';
import { print, runCommand, workersOption } from './lib/command-line.ts';
import { interruptSignal } from './lib/interrupt-signal.ts';
import { quietReporter, streamReporter } from './lib/reporter.ts';

interface Flags extends Pick<BuildSettings, 'workers' | 'layout' | 'force'> {
  readonly dir: string;
  readonly only?: number[];
  readonly edge: boolean;
  readonly precompress?: string;
  readonly check: boolean;
  readonly quiet: boolean;
  readonly json: boolean;
}

const command = new Command('gen-site')
  .description('Makes the whole site: every page, its assets and its sitemaps.')
  .option('--dir <folder>', 'where the site goes', readPath, 'dist')
  .addOption(workersOption('render threads at most'))
  .option('--only <salaries>', 'only these salary pages, such as 80000,100000-101000', parseAmounts)
  .addOption(
    new Option(
      '--edge',
      'add a handler that renders the salary pages, for hosts that take few files; those of --only are files',
    )
      .default(false)
      .conflicts(['precompress', 'layout']),
  )
  .addOption(
    new Option('--layout <name>', 'contact.html, or contact/index.html for hosts that want that')
      .choices(LAYOUTS)
      .default('file'),
  )
  .addOption(
    new Option('--precompress <encodings>', 'add compressed copies').choices([
      ...ENCODINGS,
      ENCODINGS.join(),
    ]),
  )
  .option('--check', 'compare the folder with the site, whole, and write nothing', false)
  .option('--force', 'render everything even if nothing has changed', false)
  .option('--quiet', 'say nothing unless something is wrong', false)
  .option('--json', 'end with a summary that a program can read', false);

addSiteOptions(command);

command.action(async (flags: Flags) => {
  // A web server, which is another user, is to read the site, whatever this shell lets others read.
  process.umask(0o022);
  const { placeholders, ...site } = readSiteSettings(command);
  const { dir, workers, only, edge, layout, force } = flags;
  const settings: BuildSettings = {
    ...site,
    out: dir,
    layout,
    encodings: ENCODINGS.filter((encoding) => flags.precompress?.includes(encoding)),
    workers,
    force,
    amounts: edge || only === undefined ? [...allSalaryAmounts()] : only,
    writtenSalaries: edge ? (only ?? []) : undefined,
    signal: interruptSignal(),
  };
  const reporter = flags.quiet ? quietReporter : streamReporter(process.stderr);
  try {
    if (!flags.check) {
      await build(settings, reporter, flags, placeholders);
      return;
    }
    const found = await checkSite(settings, reporter);
    if (found.missing.length + found.differing.length + found.extra.length > 0) {
      console.error(describeDifferences(found, dir));
      process.exitCode = 1;
    } else if (!flags.quiet) {
      console.log(`${onOneLine(dir)} is the whole site: ${count(found.files)} files compared`);
    }
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    console.error(describeFailure(error, command.opts().debug));
    process.exitCode = 1;
  }
});

runCommand(command);

async function build(
  settings: BuildSettings,
  reporter: Reporter,
  { dir, json, quiet }: Flags,
  placeholders: readonly string[],
): Promise<void> {
  const start = performance.now();
  const summary = await generateSite(settings, reporter);
  const seconds = (performance.now() - start) / 1000;
  const report = {
    ...summary,
    out: dir,
    rules: settings.rules,
    seconds,
    pagesPerSecond: Math.round(summary.pages / seconds),
    // Includes all threads.
    peakMemoryBytes: process.resourceUsage().maxRSS * 1024,
    warnings: placeholders.map(
      (name) => `"${name}" is still a placeholder: set it by flag, variable or ${CONFIG_FILE}.`,
    ),
  };
  const loss = 'The site is published, and the summary is lost';
  if (json) await print(JSON.stringify(report), loss);
  else if (!quiet) await print(describeSummary(report), loss);
}
