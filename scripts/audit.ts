/**
 * `npm run audit`: Lighthouse (mobile) over each type of page of the built site. Exit status 1 if a page
 * loses a point for a reason that is not listed here.
 */

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Command } from 'commander';
import type { Flags, Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { startPreviewServer } from '../src/preview/preview-server.ts';
import { UserError } from '../src/user-error.ts';
import { chromiumOptions } from './lib/chromium.ts';
import { runCommand, wholeNumber } from './lib/command-line.ts';
import { PAGE_TYPES, type PageType } from './lib/page-types.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Points that a live page loses to the start of React. */
const REACT_STARTS = {
  'first-contentful-paint': "the calculator's script takes a share of the bandwidth",
  'largest-contentful-paint': "the calculator's script takes a share of the bandwidth",
  'speed-index': "the calculator's script takes a share of the bandwidth",
  'total-blocking-time':
    'React hydrates the calculator in one task, on a CPU slowed down four times',
};

/** Why a type of page loses points, by the audit's id. */
const STATED_REASONS: Partial<Record<PageType | 'every', Record<string, string>>> = {
  every: {
    'robots-txt':
      'Lighthouse requests robots.txt from inside the page, whose policy allows no request at all',
  },
  home: REACT_STARTS,
  compare: REACT_STARTS,
  'not-found': {
    'http-status-code': 'a missing page has status 404',
    'is-crawlable': 'a missing page is not to be indexed',
    'errors-in-console': 'the page logs the missing path, and the browser logs the 404',
  },
};

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

runCommand(command);

async function audit(url: string, port: number): Promise<Result> {
  const flags: Flags = {
    port,
    onlyCategories: CATEGORIES,
    logLevel: 'error',
    ignoreStatusCode: true,
  };
  // Loaded here, because it takes longer to load than --help or a wrong flag to answer.
  const { default: lighthouse } = await import('lighthouse');
  const run = await lighthouse(url, flags);
  if (run === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  const { runtimeError } = run.lhr;
  if (runtimeError) throw new UserError(`${url}: ${runtimeError.message}`);
  return run.lhr;
}

/** The result with the median performance. The other categories are the same in every run. */
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

/** Times, and Lighthouse's benchmark index: below 1000 the machine is slow or busy, and scores are lower. */
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

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}
