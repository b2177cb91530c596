/// <reference lib="dom" />
/**
 * `npm run bench:browser`: how long a keystroke in the amount of each calculator takes, to the new answer in the page, to its paint and to that of the
 * last card, on this machine and on a processor six times as slow; and the longest task after the answer's paint.
 */
import { Command } from 'commander';
import type { Browser } from 'playwright-core';
import { readPath } from '../src/generator/setting-texts.ts';
import { calculatorsOf } from '../src/site/calculators.ts';
import { readRules } from '../src/verify/site-folder.ts';
import { withSite } from './lib/chromium.ts';
import { runCommand } from './lib/command-line.ts';

const SLOWDOWNS = [1, 6];

const PHONE = { width: 360, height: 740 };

/** Typed in turn, each over the one before: 33 keystrokes, of salaries and of hourly rates. */
const SALARIES = ['95000', '123456', '67000', '180000', '54321', '250000'];
const RATES = '36.5 41.2 28.8 54.3 62.1 25.5 33.4 47.9 39.6 71.2 45.7'.split(' ');

/** Milliseconds between two keystrokes: the work of the first is then done. */
const PAUSE = 1200;

const command = new Command('bench-browser')
  .description('Measures a keystroke in a field of the built site, in Chromium.')
  .option('--dir <folder>', 'output folder of gen-site', readPath, 'dist')
  .option('--page <address>', 'one page, such as /#salary=80000, in the place of all calculators')
  .option('--field <name>', 'field that is typed in, in the place of the first of each page')
  .action(({ dir, page, field }: { dir: string; page?: string; field?: string }) =>
    withSite(dir, async (browser, origin) => {
      console.log('median, worst of 33');
      const pages = page ? [page] : calculatorsOf(readRules(dir)).map(({ path }) => path);
      for (const address of pages) {
        for (const slowdown of SLOWDOWNS) {
          const measured = await measure(browser, origin + address, field, slowdown);
          const [figure, paint, cards] = (['figure', 'paint', 'cards'] as const).map((name) =>
            spread(measured.map((keystroke) => keystroke[name])),
          );
          const longest = Math.max(...measured.map((keystroke) => keystroke.longest));
          console.log(
            `${address}, 1/${slowdown} CPU: figure ${figure}; its paint ${paint}; last card's ${cards}; longest task after ${longest.toFixed(0)} ms`,
          );
        }
      }
    }),
  );

runCommand(command);

/** Milliseconds from the moment of the keystroke. */
interface Keystroke {
  figure: number;
  paint: number;
  /** To the paint of the last change. */
  cards: number;
  /** Milliseconds of the longest task after the paint of the answer; 0 where none took 50. */
  longest: number;
}

declare global {
  interface Window {
    keystrokes: Keystroke[];
  }
}

async function measure(
  browser: Browser,
  url: string,
  name: string | undefined,
  slowdown: number,
): Promise<Keystroke[]> {
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(recordKeystrokes);
  const field = page.locator(name ? `[name=${name}]` : 'main [type=text]').first();
  // A phone has some of the fields behind a line.
  if (!(await field.isVisible())) await page.locator('.fold[aria-expanded=false]').click();
  const isRate = (await field.inputValue()).length < 4;
  const type = async (amount: string) => {
    await field.selectText();
    await page.waitForTimeout(PAUSE);
    await field.pressSequentially(amount, { delay: PAUSE });
  };
  // The first keystrokes wait for code to be compiled.
  await type(isRate ? '52.4' : '71000');
  await page.evaluate('keystrokes = []');
  for (const amount of isRate ? RATES : SALARIES) await type(amount);
  const measured = await page.evaluate(() => window.keystrokes);
  await page.close();
  return measured;
}

/** Runs in the page: records when the answer and the cards changed after each keystroke, and when that was painted. */
function recordKeystrokes(): void {
  window.keystrokes = [];
  let start = 0;
  let keystroke: Keystroke | undefined;
  addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      if (!/^\d$/.test(key)) return;
      start = timeStamp;
      keystroke = { figure: 0, paint: 0, cards: 0, longest: 0 };
      window.keystrokes.push(keystroke);
    },
    { capture: true },
  );
  const answer = document.querySelector('.answer > p, .difference') as Element;
  new MutationObserver((changes) => {
    const current = keystroke;
    if (current === undefined) return;
    const time = performance.now() - start;
    // The announcement follows after a second, and draws nothing.
    if (time > 900) return;
    const isAnswer = current.figure === 0 && changes.some(({ target }) => answer.contains(target));
    if (isAnswer) current.figure = time;
    requestAnimationFrame(() => {
      // Its message comes after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        current.cards = performance.now() - start;
        if (isAnswer) current.paint = current.cards;
      };
      port2.postMessage(null);
    });
  }).observe(document.querySelector('main') as Element, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  new PerformanceObserver((tasks) => {
    for (const { startTime, duration } of tasks.getEntries()) {
      if (keystroke === undefined || keystroke.paint === 0) continue;
      if (startTime >= start + keystroke.paint) {
        keystroke.longest = Math.max(keystroke.longest, duration);
      }
    }
  }).observe({ type: 'longtask' });
}

/** The median and the greatest, in milliseconds. */
function spread(values: readonly number[]): string {
  const rising = values.toSorted((a, b) => a - b);
  return `${rising[rising.length >> 1]?.toFixed(1)} ms, ${rising.at(-1)?.toFixed(1)} ms`;
}
