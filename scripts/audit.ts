/** `npm run audit`: Lighthouse (mobile) over each type of page of the built site: scores, and the audits that cost points. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Command } from 'commander';
import type { Result } from 'lighthouse';
import { UserError } from '../src/user-error.ts';
import { readRules } from '../src/verify/site-folder.ts';
import { pageAddresses, withSite } from './lib/chromium.ts';
import { runCommand, wholeNumber } from './lib/command-line.ts';

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
    const port = await freePort();
    await withSite(
      dir,
      async (_, origin) => {
        for (const address of pageAddresses(readRules(dir))) {
          const result = await audit(origin + address, port, runs);
          console.log(`${address.padEnd(16)}${scores(result)}  ${vitals(result)}`);
          for (const id of missedAudits(result)) {
            const { title, displayValue = '' } = result.audits[id] ?? {};
            console.log(`  ${id}: ${title} ${displayValue}`);
          }
        }
      },
      `--remote-debugging-port=${port}`,
    );
  });

runCommand(command);

/** The run with the median performance. The other categories are the same in every run. */
async function audit(url: string, port: number, runs: number): Promise<Result> {
  // Loaded here, because it takes longer to load than --help or a wrong flag to answer.
  const { default: lighthouse } = await import('lighthouse');
  const results: Result[] = [];
  while (results.length < runs) {
    const run = await lighthouse(url, {
      port,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
      ignoreStatusCode: true,
    });
    if (run === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    if (run.lhr.runtimeError) throw new UserError(`${url}: ${run.lhr.runtimeError.message}`);
    results.push(run.lhr);
  }
  const performanceOf = ({ categories }: Result) => categories.performance?.score ?? 0;
  results.sort((a, b) => performanceOf(a) - performanceOf(b));
  return results[runs >> 1] as Result;
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
