/**
 * `npm run screenshots`: pictures of each type of page at four widths, light and dark, of the states of the home page and
 * of every component in its states, for a person to look at. Nothing is compared. The README shows two of them: `home-start-360-light.png` as
 * `.github/phone.png`, and `home-start-1280-light.png` as `.github/desktop.png`.
 */
import path from 'node:path';
import { Command } from 'commander';
import type { Page } from 'playwright-core';
import { readPath } from '../src/generator/setting-texts.ts';
import { readRules } from '../src/verify/site-folder.ts';
import { pageAddresses, withSite } from './lib/chromium.ts';
import { runCommand } from './lib/command-line.ts';
import { EXAMPLES_PATH, examplesPage } from './lib/examples/examples-page.tsx';

const WIDTHS = [360, 768, 1280, 1920];

/** Milliseconds after which transitions have ended. */
const SETTLED = 500;

type Enter = (page: Page) => Promise<void>;

/** States that a visitor can bring the home page into; each starts from a freshly loaded page. */
const STATES: Record<string, Enter> = {
  start: async () => {},
  menu: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  select: async (page) => {
    // Narrow windows fold the tax year away.
    const fold = page.locator('.fold');
    if (await fold.isVisible()) await fold.click();
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
      const rules = readRules(dir);
      for (const width of WIDTHS) {
        for (const colorScheme of ['light', 'dark'] as const) {
          const context = await browser.newContext({
            viewport: { width, height: 720 },
            colorScheme,
          });
          await context.route(`**${EXAMPLES_PATH}`, async (route) =>
            route.fulfill({ contentType: 'text/html', body: await examplesPage(dir, rules) }),
          );
          /** Takes a picture of the whole page, or of the part in view once `enter` has run. */
          const takePicture = async (address: string, name: string, enter?: Enter) => {
            const page = await context.newPage();
            await page.goto(origin + address, { waitUntil: 'networkidle' });
            await enter?.(page);
            if (enter !== undefined) await page.waitForTimeout(SETTLED);
            const file = path.join(out, `${name}-${width}-${colorScheme}.png`);
            await page.screenshot({ path: file, fullPage: enter === undefined });
            await page.close();
          };
          for (const address of [...pageAddresses(rules), EXAMPLES_PATH]) {
            const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
            await takePicture(address, name);
          }
          for (const [state, enter] of Object.entries(STATES)) {
            // Wide screens have their links in the header.
            if (state === 'menu' && width > 700) continue;
            await takePicture('/', `home-${state}`, enter);
          }
          await context.close();
        }
      }
    }),
  );

runCommand(command);
