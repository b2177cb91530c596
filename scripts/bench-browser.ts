/// <reference lib="dom" />
/**
 * `npm run bench:browser`: how long a keystroke in the salary field takes, to the new answer in the page and to its paint,
 * on this machine and on a processor six times as slow.
 */
import { Command, Option } from 'commander';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startPreviewServer } from '../src/preview/preview-server.ts';
import { chromiumOptions } from './lib/chromium.ts';
import { runCommand, someText, wholeNumber } from './lib/command-line.ts';

const SLOWDOWNS = [1, 6];

const PHONE = { width: 360, height: 740 };

/** A page with the field alone and hardly a script: the browser's own share of a keystroke. */
const BARE = 'bare';
const BARE_PAGE = `data:text/html,${encodeURIComponent(
  `<meta name="viewport" content="width=device-width"><input name="salary">
  <section class="answer"><p>&nbsp;</p></section>
  <script>
    const answer = document.querySelector('p');
    document.querySelector('input').oninput = ({ target }) => { answer.textContent = target.value };
  </script>`,
)}`;

/** Typed in turn, each over the one before. */
const SALARIES = ['95000', '123456', '67000', '180000', '54321', '250000'];

/** Milliseconds between two keystrokes: the work of the first is then done. */
const PAUSE = 600;

interface Flags {
  readonly dir: string;
  readonly keystrokes: number;
  readonly page: '/' | '/compare' | typeof BARE;
  readonly fragment: string;
}

const command = new Command('bench-browser')
  .description('Measures a keystroke in the salary field of the built site, in Chromium.')
  .option('--dir <folder>', 'output folder of gen-site', someText, 'dist')
  .option('--keystrokes <number>', 'keystrokes at each speed', wholeNumber(1, 1000), 30)
  .addOption(
    new Option('--page <path>', 'page with the salary field; bare is one that has nothing else')
      .choices(['/', '/compare', BARE])
      .default('/'),
  )
  .option('--fragment <text>', 'inputs to start with, as in a shared link', '')
  .action(async ({ dir, keystrokes, page, fragment }: Flags) => {
    const server = await startPreviewServer({ dir, port: 0, host: '127.0.0.1' });
    const browser = await chromium.launch(chromiumOptions());
    try {
      console.log('CPU    to the figure (median, worst)    to its paint (median, worst)');
      for (const slowdown of SLOWDOWNS) {
        const measured = await measure(
          browser,
          page === BARE ? BARE_PAGE : `${server.url}${page}${fragment}`,
          slowdown,
          keystrokes,
        );
        const figure = spread(measured.map((keystroke) => keystroke.figure));
        const paint = spread(measured.map((keystroke) => keystroke.paint));
        console.log(`1/${slowdown}    ${figure.padEnd(32)}    ${paint}`);
      }
    } finally {
      await browser.close();
      await server.close();
    }
  });

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

async function measure(
  browser: Browser,
  url: string,
  slowdown: number,
  keystrokes: number,
): Promise<Keystroke[]> {
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(recordKeystrokes);
  const field = page.locator('[name=salary]');
  await field.focus();
  // The first keystrokes wait for code to be compiled.
  for (const digit of '71000') await typeOver(page, digit, digit === '7');
  await page.evaluate(() => {
    window.keystrokes = [];
  });
  let typed = 0;
  while (typed < keystrokes) {
    for (const salary of SALARIES) {
      for (const [index, digit] of [...salary].entries()) {
        if (typed++ < keystrokes) await typeOver(page, digit, index === 0);
      }
    }
  }
  const measured = await page.evaluate(() => window.keystrokes);
  await page.close();
  return measured;
}

async function typeOver(page: Page, digit: string, isFirst: boolean): Promise<void> {
  if (isFirst) await page.keyboard.press('ControlOrMeta+A');
  await page.waitForTimeout(PAUSE);
  await page.keyboard.press(digit);
  await page.waitForTimeout(PAUSE);
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
  const middle = rising.length >> 1;
  const median =
    rising.length % 2 === 1
      ? (rising[middle] as number)
      : ((rising[middle - 1] as number) + (rising[middle] as number)) / 2;
  return `${median.toFixed(1)} ms, ${(rising.at(-1) as number).toFixed(1)} ms`;
}
