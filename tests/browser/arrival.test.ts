/** A page that arrives slowly is drawn as far as it has arrived. Parts that arrive later hardly move what is drawn. */
import type { ServerResponse } from 'node:http';
import { expect, inject, onTestFinished, test } from 'vitest';
import { drawn, layoutShifts } from '../support/driven-page.ts';
import { proxiedSite } from '../support/proxied-site.ts';
import { EACH, IS_LONG, newContext } from './calculator-page.ts';

const WIDTHS = [360, 768, 1280];

/** The columns of a salary page narrow as others arrive. */
const SALARY_PAGE = { site: 'siteUrl', path: '/salary/80000', most: 0.08, width: 1280 } as const;

/** `most` is the largest Cumulative Layout Shift; up to 0.1 counts as good. Each page at one width; in a long run at all. */
const PAGES = [
  SALARY_PAGE,
  ...EACH.map(({ site, path }, index) => ({
    site,
    path,
    most: 0.01,
    width: WIDTHS[index % 3] ?? 0,
  })),
].flatMap(({ width, ...page }) =>
  (IS_LONG ? WIDTHS : [width]).map((each) => ({ ...page, width: each })),
);

const PART_CHARACTERS = 500;

test.for(PAGES)(
  '$path of $site hardly moves while it arrives, $width px wide',
  async ({ site, path: address, most, width }) => {
    const context = await newContext({ viewport: { width, height: 740 } });
    onTestFinished(() => context.close());
    const page = await context.newPage();

    const html = await (await fetch(inject(site) + address)).text();
    async function sendInParts(response: ServerResponse): Promise<void> {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      const main = html.indexOf('<main');
      response.write(html.slice(0, main));
      await page.waitForURL(`**${address}`, { waitUntil: 'commit' });
      for (let start = main; start < html.length; start += PART_CHARACTERS) {
        response.write(html.slice(start, start + PART_CHARACTERS));
        await drawn(page);
      }
      response.end();
    }
    const slow = await proxiedSite(inject(site), (asked) =>
      asked === address ? (_, response) => sendInParts(response) : undefined,
    );
    onTestFinished(slow.close);
    await page.goto(slow.url + address);
    await drawn(page);
    const shifts = await layoutShifts(page);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(most);
  },
);
