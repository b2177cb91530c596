/**
 * `npm run screenshots`: pictures of each type of page at three widths, light and dark, of the states of the home page and
 * of every component in its states, for a person to look at. Nothing is compared. The README shows two of them: `home-start-360-light.png` as
 * `.github/phone.png`, and `home-start-1280-light.png` as `.github/desktop.png`.
 */
import path from 'node:path';
import { Command } from 'commander';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { readPath } from '../src/generator/setting-texts.ts';
import { readRules } from '../src/verify/site-folder.ts';
import { pageAddresses, withSite } from './lib/chromium.ts';
import { runCommand } from './lib/command-line.ts';
import { examplesPage } from './lib/examples/examples-page.tsx';

const WIDTHS = [360, 768, 1280];

/** Milliseconds after which transitions have ended. */
const SETTLED = 500;

/** States that a visitor can bring the home page into; each starts from a freshly loaded page. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  start: async () => {},
  menu: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  select: async (page) => {
    await page.locator('button[role=combobox]').click();
    await page.getByRole('listbox').waitFor();
  },
  'summary-bar': (page) => page.evaluate('scrollTo(0, 900)'),
};

const command = new Command('screenshots')
  .description('Takes pictures of every type of page of the built site.')
  .option('--dir <folder>', 'folder made by gen-site, with the $80,000 page', readPath, 'dist')
  .option('--out <folder>', 'where the pictures go', readPath, 'screenshots')
  .action(({ dir, out }: { dir: string; out: string }) =>
    withSite(dir, async (browser, origin) => {
      for (const width of WIDTHS) {
        for (const colorScheme of ['light', 'dark'] as const) {
          const device = { viewport: { width, height: 720 }, colorScheme };
          const pictureOf = (name: string) => path.join(out, `${name}-${width}-${colorScheme}.png`);
          for (const address of pageAddresses(readRules(dir))) {
            const page = await open(browser, origin + address, device);
            const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
            await page.screenshot({ path: pictureOf(name), fullPage: true });
            await page.close();
          }
          for (const [state, enter] of Object.entries(STATES)) {
            // Wide screens have their links in the header.
            if (state === 'menu' && width > 700) continue;
            const page = await open(browser, origin, device);
            await enter(page);
            await page.waitForTimeout(SETTLED);
            await page.screenshot({ path: pictureOf(`home-${state}`) });
            await page.close();
          }
          const page = await browser.newPage(device);
          await page.route('**/examples', async (route) =>
            route.fulfill({
              contentType: 'text/html',
              body: await examplesPage(dir, readRules(dir)),
            }),
          );
          await page.goto(`${origin}/examples`, { waitUntil: 'networkidle' });
          await page.screenshot({ path: pictureOf('examples'), fullPage: true });
          await page.close();
        }
      }
    }),
  );

runCommand(command);

async function open(browser: Browser, url: string, device: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(device);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}
