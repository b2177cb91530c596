/** `npm run check-links`: follows the links of the built site, as served, with linkinator. */
import { Command } from 'commander';
import { readPath } from '../src/generator/setting-texts.ts';
import { crawlLinks, type LinkReport } from '../src/verify/link-crawl.ts';
import { count } from './lib/build-report.ts';
import { runCommand, wholeNumber } from './lib/command-line.ts';

interface Flags {
  readonly dir: string;
  readonly sample: number;
  readonly seed: number;
  readonly json: boolean;
}

const command = new Command('check-links')
  .description(
    'Serves the built site and fetches every link on all pages but the salary pages, and on a sample of ' +
      'those. Links to other hosts are listed, never fetched.',
  )
  .option('--dir <folder>', 'output folder of gen-site', readPath, 'dist')
  .option('--sample <count>', 'salary pages drawn at random', wholeNumber(0, 149_951), 500)
  .option('--seed <number>', 'start of the random draw', wholeNumber(0, 2 ** 32 - 1), 1)
  .option('--json', 'print the report as JSON', false)
  .action(async ({ dir, sample, seed, json }: Flags) => {
    const report = await crawlLinks(dir, sample, seed);
    console.log(json ? JSON.stringify(report, null, 2) : describe(report));
    if (report.broken.length > 0) process.exitCode = 1;
  });

runCommand(command);

function describe(report: LinkReport): string {
  const { read, links, broken, external, beyondPartialSite } = report;
  return [
    `Read ${count(read.others)} pages and style sheets, and ${count(read.salaryPages)} of ${count(report.publishedSalaryPages)} salary pages (${report.sample}).`,
    `Links: ${count(links.total)} on those pages, ${count(links.distinct)} distinct; ${count(beyondPartialSite)} point to salaries that a partial site leaves out.`,
    `To other hosts, not fetched: ${external.join(', ') || 'none'}`,
    `Broken: ${count(broken.length)}`,
    ...broken.map(({ page, target, reason }) => `  ${page} -> ${target}: ${reason}`),
  ].join('\n');
}
