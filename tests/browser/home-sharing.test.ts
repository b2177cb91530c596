/** The inputs in the fragment of the address: shared and restored, never sent. tests/pages/form has what a fragment opens. */
import { describe, expect, inject } from 'vitest';
import { openWithTimeStopped } from '../support/driven-page.ts';
import { enter, figureOf, holdBack, open, salaryField, test } from './calculator-page.ts';

test('an address that the browser refuses to change has the edit later', async ({ newPage }) => {
  for (const way of ['throws', 'does nothing'] as const) {
    const page = await newPage();
    await openWithTimeStopped(page);
    await page.evaluate((how) => {
      history.replaceState = () => {
        if (how === 'throws') throw new DOMException('Too many calls', 'SecurityError');
      };
    }, way);
    await salaryField(page).fill('1234');
    await page.clock.runFor(150);
    expect(page.url(), way).toBe(`${inject('siteUrl')}/`);
    // The browser's own, which its prototype has.
    await page.evaluate(() => Reflect.deleteProperty(history, 'replaceState'));
    await page.clock.runFor(5_000);
    expect(page.url(), way).toBe(`${inject('siteUrl')}/#salary=1234`);
  }
});

describe('leaving and coming back', () => {
  test('right after an edit keeps the edit', async ({ newPage }) => {
    const page = await newPage();
    await openWithTimeStopped(page);
    await salaryField(page).fill('1234');
    await page.getByRole('main').getByRole('link', { name: '$50,000', exact: true }).click();
    await page.waitForURL('/salary/50000');
    await page.goBack();
    await page.waitForURL('/#salary=1234');
    await page.clock.resume();
    await expect.poll(() => figureOf(page, 'Gross Annual Salary')).toBe('$1,234');
  });

  test('by a reload whose answer is slow keeps what was typed right before', async ({ page }) => {
    const release = await holdBack(page, /\/$/);
    const written = new Promise<void>((resolve) => {
      void page.exposeFunction('addressWritten', resolve);
    });
    await salaryField(page).evaluate((field) => {
      const write = history.replaceState;
      history.replaceState = (...state) => {
        write.apply(history, state);
        (window as unknown as { addressWritten(): void }).addressWritten();
      };
      (field as HTMLInputElement).select();
      document.execCommand('insertText', false, '1234');
      location.reload();
    });
    // The address is written while the reload waits, and the reload asked for the one before.
    await written;
    await Promise.all([page.waitForEvent('load'), release()]);
    await expect.poll(() => page.url()).toBe(`${inject('siteUrl')}/#salary=1234`);
    await expect.poll(() => figureOf(page, 'Gross Annual Salary')).toBe('$1,234');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('by another app, which may end the page unseen, keeps the edit made right before', async ({
    newPage,
  }) => {
    const page = await newPage();
    await openWithTimeStopped(page);
    await salaryField(page).fill('1234');
    expect(page.url()).toBe(`${inject('siteUrl')}/`);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(page.url()).toBe(`${inject('siteUrl')}/#salary=1234`);
  });

  test('by one step back leaves the calculator, however many inputs were changed', async ({
    newPage,
  }) => {
    const page = await newPage();
    await page.goto('/contact');
    await page.goto('/');
    await enter(salaryField(page), '1500');
    await page.waitForURL('/#salary=1500');
    await page.getByRole('radio', { name: 'Weekly' }).check();
    await page.waitForURL('/#salary=1500&cycle=weekly');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/contact');
  });
});

test('Copy link says where the link is when the clipboard cannot be used', async ({ newPage }) => {
  const page = await newPage();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await open(page, '/#salary=1500');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page
    .getByRole('status')
    .getByText('Your browser did not allow that. Copy the address of this page instead.')
    .waitFor();
});

test.for([
  [undefined, ''],
  // The visitor has closed the list of apps.
  ['AbortError', ''],
  ['NotAllowedError', 'Your browser did not allow that. Copy the address of this page instead.'],
] as const)(
  'Share is there where the browser can share; after %s it says %j',
  async ([refusal, said], { page, newPage }) => {
    expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(0);
    const sharing = await newPage();
    const shared: ShareData[] = [];
    await sharing.exposeFunction('shared', (data: ShareData) => shared.push(data));
    await sharing.addInitScript((name) => {
      navigator.share = async (data) => {
        await (window as unknown as { shared(data?: ShareData): Promise<void> }).shared(data);
        if (name) throw new DOMException('no', name);
      };
    }, refusal);
    await open(sharing, '/#salary=1500');
    await sharing.getByRole('button', { name: 'Share' }).click();
    await expect
      .poll(() => shared)
      .toEqual([{ title: await sharing.title(), url: `${inject('siteUrl')}/#salary=1500` }]);
    await expect.poll(() => sharing.locator('output').textContent()).toBe(said);
  },
);
