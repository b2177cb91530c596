/** `npm run verify`: proves the built site by reading it back. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { readPath } from '../src/generator/setting-texts.ts';
import { SALARY_COUNT } from '../src/site/salary-amounts.ts';
import { describeFault } from '../src/verify/faults.ts';
import { testItself } from '../src/verify/self-test.ts';
import { verifyServed } from '../src/verify/served-site.ts';
import { PROOFS, type Proof, type ProofReport, verifySite } from '../src/verify/verify-site.ts';
import { count } from './lib/build-report.ts';
import { runCommand, wholeNumber, workersOption } from './lib/command-line.ts';
import { quietReporter, streamReporter } from './lib/reporter.ts';

interface Flags {
  readonly dir: string;
  readonly proof: Proof[];
  readonly sample?: number;
  readonly seed: number;
  readonly workers: number;
  readonly partial: boolean;
  readonly served?: string;
  readonly selfTest: boolean;
  readonly quiet: boolean;
  readonly json: boolean;
}

const command = new Command('verify')
  .description(
    'Reads the built site back and proves its figures, links, HTML, metadata and sitemaps.',
  )
  .option('--dir <folder>', 'output folder of gen-site', readPath, 'dist')
  .option(
    '--proof <names>',
    `only these, such as figures,html: ${PROOFS.join(', ')}`,
    parseProofs,
    [...PROOFS],
  )
  .addOption(workersOption('processes that read pages'))
  .option('--partial', 'allow a site made with gen-site --only', false)
  .option(
    '--served <url>',
    'instead, ask a deployment of your own for a sample of the site and compare the answers with the folder',
    parseOrigin,
  )
  .addOption(
    new Option(
      '--self-test',
      'instead, plant faults into the figures of a sample of pages, in memory, and say which are not found',
    )
      .default(false)
      .conflicts(['served', 'proof']),
  )
  .option(
    '--sample <count>',
    'salary pages: with --served (500) to ask for, with --self-test (20) to plant faults into',
    wholeNumber(1, SALARY_COUNT),
  )
  .option('--seed <number>', 'start of their draw', wholeNumber(0, 2 ** 32 - 1), 1)
  .option('--quiet', 'show no progress', false)
  .option('--json', 'print the reports as JSON', false)
  .action(async (flags: Flags) => {
    const { dir, proof, workers, partial, served, selfTest, sample, seed } = flags;
    const reporter = flags.quiet ? quietReporter : streamReporter(process.stderr);
    const reports: Report[] = [];
    if (selfTest) {
      const report = await testItself({ dir, sample: sample ?? 20, seed }, reporter);
      reports.push({ proof: 'self-test', ...report });
    } else if (served === undefined) {
      const settings = { dir, proofs: proof, processes: workers, isPartial: partial };
      reports.push(...(await verifySite(settings, reporter)));
    } else {
      const report = await verifyServed(
        { url: served, dir, sample: sample ?? 500, seed },
        reporter,
      );
      reports.push({ proof: 'served', ...report });
    }
    console.log(flags.json ? JSON.stringify(reports, null, 2) : reports.map(describe).join('\n'));
    if (reports.some(({ faults }) => faults.count > 0)) process.exitCode = 1;
  });

runCommand(command);

type Report = Omit<ProofReport, 'proof'> & { readonly proof: Proof | 'served' | 'self-test' };

function parseOrigin(text: string): string {
  if (/^https?:/i.test(text) && URL.canParse(text)) {
    const { origin, href } = new URL(text);
    if (href === `${origin}/`) return origin;
  }
  throw new InvalidArgumentError('It takes an origin such as https://pay.example.com.');
}

function parseProofs(text: string): Proof[] {
  return text.split(',').map((name) => {
    const proof = PROOFS.find((known) => known === name.trim());
    if (proof === undefined) {
      throw new InvalidArgumentError(`'${name}' is none: there are ${PROOFS.join(', ')}.`);
    }
    return proof;
  });
}

function describe({ proof, summary, faults }: Report): string {
  const lines = [`${proof}: ${count(faults.count)} wrong. ${summary}`];
  for (const fault of faults.first) lines.push(`  ${describeFault(fault)}`);
  const more = faults.count - faults.first.length;
  if (more > 0) lines.push(`  and ${count(more)} more`);
  return lines.join('\n');
}
