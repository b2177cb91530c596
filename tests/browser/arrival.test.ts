/** A page that arrives slowly is drawn as far as it has arrived. What arrives later hardly moves what is drawn. */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, inject, test } from 'vitest';
import { drawn } from '../support/driven-page.ts';
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { sharedChromium } from './shared-chromium.ts';

/** `most` is the largest Cumulative Layout Shift; up to 0.1 counts as good. The columns of a salary page narrow as others arrive. */
const PAGES = [
  { site: 'siteUrl', address: '/', most: 0.01 },
  { site: 'siteUrl', address: '/salary/80000', most: 0.08 },
  { site: 'legislatedSiteUrl', address: '/', most: 0.01 },
  { site: 'legislatedSiteUrl', address: '/compare', most: 0.01 },
  { site: 'legislatedSiteUrl', address: '/bonus', most: 0.01 },
  { site: 'legislatedSiteUrl', address: '/tax-return', most: 0.01 },
] as const;

const PART_CHARACTERS = 500;

describe.each(PAGES)('$address of $site', ({ site, address, most }) => {
  test.for([360, 768, 1280])('hardly moves while it arrives, %i px wide', async (width) => {
    const browser = await sharedChromium();
    const context = await browser.newContext({ viewport: { width, height: 740 } });
    const page = await context.newPage();
    await page.addInitScript(recordLayoutShifts);

    const html = await (await fetch(inject(site) + address)).text();
    const server = await serveSite(inject(site), address, async (response) => {
      const main = html.indexOf('<main');
      response.write(html.slice(0, main));
      await page.waitForURL(`**${address}`, { waitUntil: 'commit' });
      for (let start = main; start < html.length; start += PART_CHARACTERS) {
        response.write(html.slice(start, start + PART_CHARACTERS));
        await drawn(page);
      }
      response.end();
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
    await drawn(page);
    const shifts = await layoutShifts(page);
    await context.close();
    server.close();
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(most);
  });
});

/** Serves the site at `origin`, with the body of the page at `address` written by `write`. */
async function serveSite(
  origin: string,
  address: string,
  write: (response: ServerResponse) => Promise<void>,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url === address) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      await write(response);
      return;
    }
    const file = await fetch(origin + request.url);
    response.setHeader('Content-Type', file.headers.get('Content-Type') ?? '');
    response.end(Buffer.from(await file.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
