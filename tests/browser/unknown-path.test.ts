/** Addresses that have no page, opened in a browser. tests/pages has the texts, hostile-paths.test.ts that they are shown. */
import { expect, inject } from 'vitest';
import { test } from './calculator-page.ts';

test.for([
  // The page of examples is no part of the site.
  ['/examples', 'Oops! Page not found', [], 'Return to Home', '/'],
  [
    '/pay/82350/monthly',
    'Oops! Page not found',
    [],
    'Use $82,350 in the calculator',
    '/#salary=82350',
  ],
  [
    '/salary/82350',
    'Salary Amount Not Found',
    ['Calculator'],
    'Use $82,350 in the calculator',
    '/#salary=82350',
  ],
  ['/salary/80050', 'Salary Amount Not Found', ['Calculator'], '$80,100', '/salary/80100'],
  ['/salary/4900', 'Salary Amount Not Found', ['Calculator'], 'Back to Calculator', '/'],
  ['/salary/-5', 'Salary Amount Not Found', ['Calculator'], 'Open the calculator', '/'],
  ['/salary/999999999', 'Salary Amount Not Found', ['Calculator'], 'Open the calculator', '/'],
  ['/hour/36.123', 'Hourly Rate Not Found', ['Calculator'], '$36.50', '/hour/36.50'],
  ['/salary/80000/foo', 'Oops! Page not found', ['Calculator'], 'Return to Home', '/'],
] as const)(
  '%s is a 404 that says "%s", is under %j and leads by "%s" to %s',
  async ([path, heading, marked, name, address], { newPage, complaints }) => {
    const page = await newPage();
    expect((await page.goto(path))?.status()).toBe(404);
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('404 (Not Found)'),
      `console: 404 ${path}`,
    ]);
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([heading]);
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    expect(await current.allTextContents()).toEqual(marked);
    expect(await page.getByRole('complementary').count()).toBe(/Salary|Rate/.test(heading) ? 1 : 0);
    await page.getByRole('main').getByRole('link', { name }).click();
    await page.waitForURL(address);
  },
);

test('another form of an allowed salary leads to its page, and Back skips that form', async ({
  newPage,
  complaints,
}) => {
  const page = await newPage();
  await page.goto('/contact');
  await page.goto('/salary/080000');
  await page.waitForURL(`${inject('siteUrl')}/salary/80000`);
  await page.goBack();
  await page.waitForURL('/contact');
  complaints.splice(0);
});
