/** `npm run verify`: proves the built site by reading it back. */
import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError } from 'commander';
import { describeFault } from '../src/verify/faults.ts';
import { PROOFS, type Proof, type ProofReport, verifySite } from '../src/verify/verify-site.ts';
import { runCommand, wholeNumber } from './cli/command-line.ts';
import { quietReporter, streamReporter } from './cli/reporter.ts';

interface Flags {
  readonly dir: string;
  readonly proof: Proof[];
  readonly sample: number;
  readonly seed: number;
  readonly workers: number;
  readonly partial: boolean;
  readonly quiet: boolean;
  readonly json: boolean;
}

const MOST_WORKERS = 64;

const command = new Command('verify')
  .description(
    'Reads the built site back and proves its figures, links, HTML, metadata and sitemaps.',
  )
  .option('--dir <folder>', 'output folder of gen-site', 'dist')
  .option(
    '--proof <names>',
    `only these, such as figures,html: ${PROOFS.join(', ')}`,
    parseProofs,
    [...PROOFS],
  )
  .option(
    '--sample <count>',
    'salary pages drawn at random for the slow proofs',
    wholeNumber(0, 149_951),
    500,
  )
  .option('--seed <number>', 'start of the random draw', wholeNumber(0, 2 ** 32 - 1), 1)
  .option(
    '--workers <number>',
    'processes that read pages',
    wholeNumber(1, MOST_WORKERS),
    Math.min(availableParallelism(), MOST_WORKERS),
  )
  .option('--partial', 'allow a site made with gen-site --only', false)
  .option('--quiet', 'show no progress', false)
  .option('--json', 'print the reports as JSON', false)
  .action(async ({ dir, proof, sample, seed, workers, partial, quiet, json }: Flags) => {
    const reports = await verifySite(
      { dir, proofs: proof, sample, seed, processes: workers, isPartial: partial },
      quiet ? quietReporter : streamReporter(process.stderr),
    );
    console.log(json ? JSON.stringify(reports, null, 2) : reports.map(describe).join('\n'));
    if (reports.some(({ faults }) => faults.count > 0)) process.exitCode = 1;
  });

await runCommand(command);

function parseProofs(text: string): Proof[] {
  return text.split(',').map((name) => {
    const proof = PROOFS.find((known) => known === name.trim());
    if (proof === undefined) {
      throw new InvalidArgumentError(`'${name}' is none: there are ${PROOFS.join(', ')}.`);
    }
    return proof;
  });
}

function describe({ proof, summary, faults }: ProofReport): string {
  const lines = [`${proof}: ${faults.count.toLocaleString('en-AU')} wrong. ${summary}`];
  for (const fault of faults.first) lines.push(`  ${describeFault(fault)}`);
  const more = faults.count - faults.first.length;
  if (more > 0) lines.push(`  and ${more.toLocaleString('en-AU')} more`);
  return lines.join('\n');
}
