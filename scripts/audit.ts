/** `npm run audit`: Lighthouse (mobile) over each type of page of the built site: scores, and the audits that cost points. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { PROJECT_FOLDER } from '../src/generator/project.ts';
import { readPath } from '../src/generator/setting-texts.ts';
import { UserError } from '../src/user-error.ts';
import { readRules } from '../src/verify/site-folder.ts';
import { CHROMIUM_FLAGS, chromiumFile, pageAddresses, withPreview } from './lib/chromium.ts';
import { runCommand } from './lib/command-line.ts';

/** The parts of Lighthouse's result that are printed. Scores are from 0 to 1. */
interface Result {
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { title: string; score: number | null; displayValue?: string }>
  >;
}

/** Of a result: it has pictures of the page. */
const MOST_BYTES = 100_000_000;

const command = new Command('audit')
  .description('Runs Lighthouse over every type of page of the built site.')
  .option(
    '--dir <folder>',
    'folder made by gen-site --precompress br, with the $80,000 page',
    readPath,
    'dist',
  )
  .action(({ dir }: { dir: string }) =>
    withPreview(dir, async (origin) => {
      for (const address of pageAddresses(readRules(dir))) {
        console.log(describe(address, await lighthouse(origin + address)));
      }
    }),
  );

runCommand(command);

async function lighthouse(url: string): Promise<Result> {
  const words = [
    ...['tools/node_modules/lighthouse/cli/index.js', url, '--output=json', '--ignore-status-code'],
    // Lighthouse asks for robots.txt within the page, where the Content-Security-Policy refuses all requests.
    '--skip-audits=robots-txt',
    `--chrome-path=${chromiumFile()}`,
    `--chrome-flags=${['--headless', ...CHROMIUM_FLAGS].join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    cwd: PROJECT_FOLDER,
    maxBuffer: MOST_BYTES,
  }).catch((error: { stderr: string }) => {
    const lastLine = error.stderr.trim().split('\n').at(-1);
    throw new UserError(`Lighthouse of ${url}: ${lastLine}`, { cause: error });
  });
  return JSON.parse(stdout);
}

/** The scores of a page, and a line for each audit that is not passed in full. */
function describe(address: string, { categories, audits }: Result): string {
  const scores = Object.entries(categories).map(
    ([category, { score }]) => `${category} ${Math.round((score ?? 0) * 100)}`,
  );
  const missed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  const lines = missed.map(({ id }) => {
    const { title, displayValue = '' } = audits[id] ?? {};
    return `  ${id}: ${title} ${displayValue}`;
  });
  return [address.padEnd(24) + scores.join('  '), ...lines].join('\n');
}
