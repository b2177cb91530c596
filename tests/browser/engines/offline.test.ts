/** A calculator whose host is down, by the service worker in each engine. */
import { describe, expect, inject, onTestFinished } from 'vitest';
import { ANSWER } from '../../support/calculators.ts';
import { settled } from '../../support/driven-page.ts';
import { proxiedSite } from '../../support/proxied-site.ts';
import { ENGINES, enter, test } from './engine-page.ts';

describe.each(ENGINES)('in %s', (engine) => {
  test.override({ engine, hasWorker: true });

  test('another calculator than the one that was visited answers from its copy, and says so', async ({
    page,
  }) => {
    let isDown = false;
    const { url, close } = await proxiedSite(inject('legislatedSiteUrl'), () =>
      isDown ? (_, response) => response.destroy() : undefined,
    );
    onTestFinished(close);
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    isDown = true;
    await page.goto(`${url}/part-time`);
    await page.evaluate(settled);
    const main = () => page.$eval('main', ({ textContent }) => textContent);
    await expect.poll(main).toContain('This is the copy kept on this device on');
    const answer = () => page.$eval(ANSWER, ({ textContent }) => textContent);
    const sent = await answer();
    await enter(page, 'full', '54321');
    await expect.poll(answer).not.toBe(sent);
  });
});
