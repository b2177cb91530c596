/// <reference lib="dom" />
/**
 * `npm run bench:browser`: how long a keystroke in the salary field takes, to the new answer in the page and to its paint,
 * on this machine and on a processor six times as slow.
 */
import { Command } from 'commander';
import type { Browser } from 'playwright-core';
import { withSite } from './lib/chromium.ts';
import { runCommand } from './lib/command-line.ts';

const SLOWDOWNS = [1, 6];

const PHONE = { width: 360, height: 740 };

/** Typed in turn, each over the one before: 33 keystrokes. */
const SALARIES = ['95000', '123456', '67000', '180000', '54321', '250000'];

/** Milliseconds between two keystrokes: the work of the first is then done. */
const PAUSE = 1200;

const command = new Command('bench-browser')
  .description('Measures a keystroke in the salary field of the built site, in Chromium.')
  .option('--dir <folder>', 'output folder of gen-site', 'dist')
  .option('--page <address>', 'page with the salary field, such as /compare#salary=80000', '/')
  .action(({ dir, page }: { dir: string; page: string }) =>
    withSite(dir, async (browser, origin) => {
      console.log('CPU    to the figure (median, worst)    to its paint (median, worst)');
      for (const slowdown of SLOWDOWNS) {
        const measured = await measure(browser, origin + page, slowdown);
        const figure = spread(measured.map((keystroke) => keystroke.figure));
        const paint = spread(measured.map((keystroke) => keystroke.paint));
        console.log(`1/${slowdown}    ${figure.padEnd(32)}    ${paint}`);
      }
    }),
  );

runCommand(command);

/** Milliseconds from the moment of the keystroke. */
interface Keystroke {
  readonly figure: number;
  readonly paint: number;
}

declare global {
  interface Window {
    keystrokes: Keystroke[];
  }
}

async function measure(browser: Browser, url: string, slowdown: number): Promise<Keystroke[]> {
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(recordKeystrokes);
  const field = page.locator('[name=salary]');
  const type = async (salary: string) => {
    await field.selectText();
    await page.waitForTimeout(PAUSE);
    await field.pressSequentially(salary, { delay: PAUSE });
  };
  // The first keystrokes wait for code to be compiled.
  await type('71000');
  await page.evaluate('keystrokes = []');
  for (const salary of SALARIES) await type(salary);
  const measured = await page.evaluate(() => window.keystrokes);
  await page.close();
  return measured;
}

/** Runs in the page: records when the answer changed after each keystroke, and when the change was painted. */
function recordKeystrokes(): void {
  window.keystrokes = [];
  let pressed: number | undefined;
  addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      if (/^\d$/.test(key)) pressed = timeStamp;
    },
    { capture: true },
  );
  const answer = document.querySelector('.answer > p, .difference') as Element;
  new MutationObserver(() => {
    if (pressed === undefined) return;
    const start = pressed;
    pressed = undefined;
    const figure = performance.now() - start;
    requestAnimationFrame(() => {
      // Its message comes after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.keystrokes.push({ figure, paint: performance.now() - start });
      port2.postMessage(null);
    });
  }).observe(answer, { subtree: true, childList: true, characterData: true });
}

/** The median and the greatest, in milliseconds. */
function spread(values: readonly number[]): string {
  const rising = values.toSorted((a, b) => a - b);
  return `${rising[rising.length >> 1]?.toFixed(1)} ms, ${rising.at(-1)?.toFixed(1)} ms`;
}
