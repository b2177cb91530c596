/**
 * `npm run screenshots`: pictures of each type of page at three widths, light and dark, and of the states of the home
 * page, for a person to look at. Nothing is compared. With `--readme`, the two pictures of the README instead.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { type Browser, chromium, type Page } from 'playwright-core';
import { PROJECT_FOLDER } from '../src/generator/project.ts';
import { startPreviewServer } from '../src/preview/preview-server.ts';
import { chromiumOptions } from './lib/chromium.ts';
import { runCommand } from './lib/command-line.ts';
import { PAGE_TYPES } from './lib/page-types.ts';

const WIDTHS = [360, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;
const HEIGHT = 800;

/** The pictures of the README, by their file: the first screen of the home page. */
const README_PICTURES = {
  '.github/phone.png': { width: 360, height: 720 },
  '.github/desktop.png': { width: 1280, height: 720 },
};

/** Milliseconds after which transitions have ended. */
const SETTLED = 500;

/** States that a visitor can bring the home page into; each starts from a freshly loaded page. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  menu: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  select: async (page) => {
    await page.locator('button[role=combobox]').click();
    await page.getByRole('listbox').waitFor();
  },
  'summary-bar': (page) => page.evaluate('scrollTo(0, 900)'),
};

const command = new Command('screenshots')
  .description('Takes pictures of every type of page of the built site.')
  .option('--dir <folder>', 'output folder of gen-site; it must have the page of 80000', 'dist')
  .option('--out <folder>', 'where the pictures go', 'screenshots')
  .option('--readme', 'take the two pictures of the README instead', false)
  .action(async ({ dir, out, readme }: { dir: string; out: string; readme: boolean }) => {
    if (!readme) await mkdir(out, { recursive: true });
    const server = await startPreviewServer({ dir, port: 0, host: '127.0.0.1' });
    const browser = await chromium.launch(chromiumOptions());
    try {
      if (readme) {
        await takeReadmePictures(browser, server.url);
        return;
      }
      for (const width of WIDTHS) {
        for (const scheme of SCHEMES) {
          await takePictures(browser, server.url, width, scheme, out);
        }
      }
    } finally {
      await browser.close();
      await server.close();
    }
  });

runCommand(command);

async function takeReadmePictures(browser: Browser, origin: string): Promise<void> {
  for (const [file, viewport] of Object.entries(README_PICTURES)) {
    const page = await browser.newPage({ viewport, colorScheme: 'light' });
    await page.goto(origin, { waitUntil: 'networkidle' });
    await page.screenshot({ path: path.join(PROJECT_FOLDER, file) });
    await page.close();
  }
}

async function takePictures(
  browser: Browser,
  origin: string,
  width: number,
  colorScheme: (typeof SCHEMES)[number],
  out: string,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT }, colorScheme });
  const page = await context.newPage();
  const picture = (name: string) => path.join(out, `${name}-${width}-${colorScheme}.png`);
  for (const [type, address] of Object.entries(PAGE_TYPES)) {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    await page.screenshot({ path: picture(type), fullPage: true });
  }
  for (const [state, enter] of Object.entries(STATES)) {
    // Wide screens have their links in the header.
    if (state === 'menu' && width > 700) continue;
    await page.goto(origin, { waitUntil: 'networkidle' });
    await enter(page);
    await page.waitForTimeout(SETTLED);
    await page.screenshot({ path: picture(`home-${state}`) });
  }
  await context.close();
}
