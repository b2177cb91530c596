/**
 * `npm run audit`: Lighthouse (mobile) over each type of page of the built site. Exit status 1 if a page
 * misses a point for a reason that is not stated here.
 */

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Command } from 'commander';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { startPreviewServer } from '../src/preview/preview-server.ts';
import { UserError } from '../src/user-error.ts';
import { chromiumOptions } from './cli/chromium.ts';
import { runCommand, wholeNumber } from './cli/command-line.ts';
import { PAGE_TYPES, type PageType } from './cli/page-types.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Points that a type of page is meant to miss, by the audit's name. */
const STATED_REASONS: Partial<Record<PageType | 'every', Record<string, string>>> = {
  every: {
    'robots-txt':
      'Lighthouse asks for robots.txt from inside the page, whose policy allows no request at all',
  },
  home: {
    'first-contentful-paint': "the calculator's script shares the first bytes of the line",
    'largest-contentful-paint': "the calculator's script shares the first bytes of the line",
    'total-blocking-time':
      'React starts the calculator in one piece, a quarter as fast as on this machine',
  },
  'not-found': {
    'http-status-code': 'a missing page answers with 404',
    'is-crawlable': 'a missing page is not for search engines',
    'errors-in-console': 'the missing path is logged, as the product asks, and the 404 itself is',
  },
};

const command = new Command('audit')
  .description('Runs Lighthouse over every type of page of the built site.')
  .option('--dir <folder>', 'output folder of gen-site; it must have the page of 80000', 'dist')
  .option('--runs <number>', 'runs a page, of which the median counts', wholeNumber(1, 25), 3)
  .action(async ({ dir, runs }: { dir: string; runs: number }) => {
    const server = await startPreviewServer({ dir, port: 0, host: '127.0.0.1' });
    const port = await freePort();
    const { args = [], ...options } = chromiumOptions();
    const browser = await chromium.launch({
      ...options,
      args: [...args, `--remote-debugging-port=${port}`],
    });
    try {
      const unexplained: string[] = [];
      for (const [type, address] of Object.entries(PAGE_TYPES)) {
        const results: Result[] = [];
        for (let run = 0; run < runs; run++) {
          results.push(await audit(server.url + address, port));
        }
        const result = medianOf(results);
        const reasons = { ...STATED_REASONS.every, ...STATED_REASONS[type as PageType] };
        console.log(`${type.padEnd(12)}${scores(result)}  ${vitals(result)}`);
        for (const id of missedAudits(result)) {
          const reason = reasons[id];
          const title = result.audits[id]?.title;
          console.log(`  ${id}: ${reason ?? `${title} ${result.audits[id]?.displayValue ?? ''}`}`);
          if (reason === undefined) unexplained.push(`${type}: ${id}`);
        }
      }
      if (unexplained.length > 0) {
        throw new UserError(`${unexplained.length} points missed: ${unexplained.join(', ')}`);
      }
    } finally {
      await browser.close();
      await server.close();
    }
  });

await runCommand(command);

async function audit(url: string, port: number): Promise<Result> {
  const flags: Flags = {
    port,
    onlyCategories: CATEGORIES,
    logLevel: 'error',
    ignoreStatusCode: true,
  };
  const run = await lighthouse(url, flags);
  if (run === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  const { runtimeError } = run.lhr;
  if (runtimeError) throw new UserError(`${url}: ${runtimeError.message}`);
  return run.lhr;
}

/** The result whose performance is the median; the other categories are the same in every run. */
function medianOf(results: Result[]): Result {
  const rising = results.toSorted((a, b) => performanceOf(a) - performanceOf(b));
  const median = rising[rising.length >> 1];
  if (median === undefined) throw new Error('No run to take the median of');
  return median;
}

function performanceOf({ categories: { performance } }: Result): number {
  return performance?.score ?? 0;
}

function scores({ categories }: Result): string {
  return CATEGORIES.map((id) => `${id} ${Math.round((categories[id]?.score ?? 0) * 100)}`).join(
    '  ',
  );
}

/** The benchmark index tells what the machine had to give: below 1000, it was slow or busy, and scores suffer. */
function vitals({ audits, environment }: Result): string {
  const times = [
    ['LCP', 'largest-contentful-paint'],
    ['TBT', 'total-blocking-time'],
    ['CLS', 'cumulative-layout-shift'],
  ]
    .map(([name, id = '']) => `${name} ${audits[id]?.displayValue}`)
    .join(', ');
  return `${times}, benchmark index ${environment.benchmarkIndex}`;
}

/** Audits that cost their category points; one that costs less than half a point of 100 is not among them. */
function missedAudits({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap((id) => {
    const category = categories[id];
    if (category === undefined || Math.round((category.score ?? 0) * 100) === 100) return [];
    return category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
  });
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}
