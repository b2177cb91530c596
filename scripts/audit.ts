/** `npm run audit`: Lighthouse (mobile) over each type of page of the built site: scores, and the audits that cost points. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { PROJECT_FOLDER } from '../src/generator/project.ts';
import { startPreviewServer } from '../src/preview/preview-server.ts';
import { UserError } from '../src/user-error.ts';
import { readRules } from '../src/verify/site-folder.ts';
import { CHROMIUM_FLAGS, chromiumFile, pageAddresses } from './lib/chromium.ts';
import { runCommand, wholeNumber } from './lib/command-line.ts';

const LIGHTHOUSE = 'tools/node_modules/lighthouse/cli/index.js';

/** The parts of Lighthouse's result that are printed. */
interface Result {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly environment: { readonly benchmarkIndex: number };
}

interface Category {
  /** From 0 to 1. */
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
}

/** Of a result: it has pictures of the page. */
const MOST_BYTES = 100_000_000;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const command = new Command('audit')
  .description('Runs Lighthouse over every type of page of the built site.')
  .option(
    '--dir <folder>',
    'output folder of gen-site --precompress br, as hosts send it; with the page of 80000',
    'dist',
  )
  .option('--runs <number>', 'runs per page; the median counts', wholeNumber(1, 25), 3)
  .action(async ({ dir, runs }: { dir: string; runs: number }) => {
    const server = await startPreviewServer({ dir, port: 0, host: '127.0.0.1' });
    try {
      for (const address of pageAddresses(readRules(dir))) {
        const result = await audit(server.url + address, runs);
        console.log(`${address.padEnd(16)}${scores(result)}  ${vitals(result)}`);
        for (const id of missedAudits(result)) {
          const { title, displayValue = '' } = result.audits[id] ?? {};
          console.log(`  ${id}: ${title} ${displayValue}`);
        }
      }
    } finally {
      await server.close();
    }
  });

runCommand(command);

/** The run with the median performance. The other categories are the same in every run. */
async function audit(url: string, runs: number): Promise<Result> {
  const results: Result[] = [];
  while (results.length < runs) {
    results.push(await lighthouse(url));
  }
  const performanceOf = ({ categories }: Result) => categories.performance?.score ?? 0;
  results.sort((a, b) => performanceOf(a) - performanceOf(b));
  return results[runs >> 1] as Result;
}

async function lighthouse(url: string): Promise<Result> {
  const chrome = [
    `--chrome-path=${chromiumFile()}`,
    `--chrome-flags=${['--headless', ...CHROMIUM_FLAGS].join(' ')}`,
  ];
  const flags = [
    ...['--output=json', '--ignore-status-code', `--only-categories=${CATEGORIES.join()}`],
    // Lighthouse asks for robots.txt within the page, where the Content-Security-Policy refuses all requests.
    '--skip-audits=robots-txt',
  ];
  const words = [LIGHTHOUSE, url, ...chrome, ...flags];
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    cwd: PROJECT_FOLDER,
    maxBuffer: MOST_BYTES,
  }).catch((error: { stderr: string }) => {
    const lastLine = error.stderr.trim().split('\n').at(-1);
    throw new UserError(`Lighthouse of ${url}: ${lastLine}`, { cause: error });
  });
  return JSON.parse(stdout);
}

function scores({ categories }: Result): string {
  return CATEGORIES.map((id) => `${id} ${Math.round((categories[id]?.score ?? 0) * 100)}`).join(
    '  ',
  );
}

/** Times, and Lighthouse's benchmark index: below 1000 the machine is slow or busy, and scores are lower. */
function vitals({ audits, environment }: Result): string {
  const shown = (id: string) => audits[id]?.displayValue;
  return `LCP ${shown('largest-contentful-paint')}, TBT ${shown('total-blocking-time')}, CLS ${shown('cumulative-layout-shift')}, benchmark index ${environment.benchmarkIndex}`;
}

/** Audits that are not passed, in the categories whose score rounds to less than 100. */
function missedAudits({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap((id) => {
    const category = categories[id];
    if (category === undefined || Math.round((category.score ?? 0) * 100) === 100) return [];
    return category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
  });
}
