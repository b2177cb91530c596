/** Addresses that have no page, opened in a browser. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { sharedChromium } from './shared-chromium.ts';

let page: Page;
/** The page's lines on the console, its errors and the dialogs that it opened. */
let messages: string[];

beforeEach(async () => {
  page = await (await sharedChromium()).newPage();
  messages = [];
  page.on('console', (message) => {
    // Chromium logs that the document is a 404.
    if (!message.text().startsWith('Failed to load resource')) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(`thrown: ${error.message}`));
  page.on('dialog', (dialog) => {
    messages.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
});

afterEach(() => page.close());

async function open(path: string): Promise<number | undefined> {
  const response = await page.goto(inject('siteUrl') + path);
  return response?.status();
}

const mainHeading = () => page.getByRole('heading', { level: 1 }).allTextContents();
const currentLink = () => page.getByRole('banner').locator('[aria-current]').first();

test('an unknown path is a 404 that says so, logs the path and leads home', async () => {
  expect(await open('/nowhere')).toBe(404);
  expect(await mainHeading()).toEqual(['Oops! Page not found']);
  expect(messages).toEqual(['404 /nowhere']);
  expect(await currentLink().count()).toBe(0);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(`${inject('siteUrl')}/`);
});

test('an amount in an unknown path is offered to the calculator', async () => {
  await open('/pay/82350/monthly');
  expect(await mainHeading()).toEqual(['Oops! Page not found']);
  await page.getByRole('link', { name: 'Use $82,350 in the calculator' }).click();
  await page.waitForURL(`${inject('siteUrl')}/#salary=82350`);
});

test('a salary without a page is a 404 that names the amount and leads back to the calculator', async () => {
  expect(await open('/salary/4900')).toBe(404);
  expect(await mainHeading()).toEqual(['Salary Amount Not Found']);
  expect(await page.title()).toBe('Salary Amount Not Found | Australian Pay Calculator');
  expect(await page.getByRole('main').getByRole('paragraph').allTextContents()).toEqual([
    'The salary amount $4,900 is not available. Please choose from our available salary ranges.',
    'There is a page for every salary from $5,000 to $15,000,000 in steps of $100. The nearest are:',
  ]);
  expect(await page.getByRole('complementary').textContent()).toContain('Help Keep This Free');
  expect(messages).toEqual(['404 /salary/4900']);
  expect(await currentLink().textContent()).toBe('Calculator');
  await page.getByRole('link', { name: 'Back to Calculator' }).click();
  await page.waitForURL(`${inject('siteUrl')}/`);
});

test('the nearest pages and the calculator with the amount are offered', async () => {
  await open('/salary/82350');
  const links = page.getByRole('main').getByRole('link');
  expect(await links.first().getAttribute('href')).toBe('/salary/82300');
  await links.nth(2).click();
  await page.waitForURL(`${inject('siteUrl')}/#salary=82350`);
  expect(await page.getByRole('textbox', { name: 'Gross Annual Salary' }).inputValue()).toBe(
    '82350',
  );
});

test('a path below a salary is an unknown path under the calculator', async () => {
  await open('/salary/80000/foo');
  expect(await mainHeading()).toEqual(['Oops! Page not found']);
  expect(await currentLink().textContent()).toBe('Calculator');
  expect(await page.getByRole('complementary').count()).toBe(0);
});

test('another form of an allowed salary leads to its page, and Back skips that form', async () => {
  await open('/contact');
  await open('/salary/080000');
  await page.waitForURL(`${inject('siteUrl')}/salary/80000`);
  expect(await mainHeading()).toEqual(['$80,000 salary after tax']);
  await page.goBack();
  expect(await mainHeading()).toEqual(['Contact']);
});
