/** Each live page while one of its scripts is on its way, or cannot be had: no figure on it is for other entries than those it has. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { ANSWER, OUTCOME } from '../support/calculators.ts';
import { readableText, settled, unfold } from '../support/driven-page.ts';
import {
  EACH,
  enter,
  figureOf,
  hasFocus,
  holdBack,
  IS_LONG,
  open,
  salaryField,
  taxYearSelect,
  test,
} from './calculator-page.ts';

const NOTE = /^These figures are for .*\.$/;
const CARDS = /\/assets\/cards-of_/;

const noteOf = (page: Page) => page.getByText(NOTE);
const answers = (page: Page) => noteOf(page).waitFor({ state: 'detached' });

describe.each(EACH)('$path of $site', ({ site, path, filled, amount }) => {
  // The other tax years load with the cards: an answer for one waits for them.
  const link = filled.replace(/\byear=[^&]*&?/, '');
  const address = inject(site) + path;

  test('says which entries its figures are for until its script answers, whichever part is late', async ({
    newPage,
  }) => {
    const { first } = await scriptsOf(address);
    for (const script of first) {
      const page = await newPage();
      const release = await holdBack(page, addressOf(script));
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator(`[name=${amount}]`).fill('54321');
      expect(await noteOf(page).isVisible(), script).toBe(true);
      release();
      await answers(page);
      await page.close();
    }
  });

  test('has no figure for other entries while the code of its cards is late or cannot be had, and all of them after that', async ({
    newPage,
    complaints,
  }) => {
    const { late } = await scriptsOf(address);
    const sent = figuresIn(await opened(newPage, address));
    const wanted = await opened(newPage, address + link);
    const otherFigures = sent.filter((figure) => !figuresIn(wanted).includes(figure));
    expect(otherFigures.length).toBeGreaterThan(3);
    for (const script of late) {
      const page = await newPage();
      const release = await holdBack(page, addressOf(script));
      await page.goto(address + link);
      await answers(page);
      const others = async () =>
        figuresIn(await textOf(page)).filter((figure) => otherFigures.includes(figure));
      expect(await others(), script).toEqual([]);
      release();
      await expect.poll(() => textOf(page), { message: script }).toBe(wanted);

      await page.route(addressOf(script), (route) => route.abort());
      await page.reload();
      const said = page.getByRole('status').filter({ hasText: "Some figures didn't load." });
      await said.waitFor();
      expect(await said.count(), script).toBe(1);
      expect(await others(), script).toEqual([]);
      await page.unroute(addressOf(script));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => textOf(page), { message: script }).toBe(wanted);
      await page.close();
    }
    expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
  });

  test('says which entries its figures are for while the tax year of its link is late', async ({
    newPage,
  }) => {
    const page = await newPage();
    const release = await holdBack(page, CARDS);
    await page.goto(`${address}#year=2023-24`);
    await page.locator(`[name=${amount}]`).fill('54321');
    expect(await noteOf(page).isVisible()).toBe(true);
    release();
    await answers(page);
    expect(await page.locator(`[name=${amount}]`).inputValue()).toBe('54321');
  });

  test('keeps its fields, and hides its figures, while the tax year that is chosen is late', async ({
    newPage,
  }) => {
    const page = await newPage();
    const answer = page.locator(ANSWER).first();
    const release = await holdBack(page, CARDS);
    await holdBack(page, /radix-select/);
    await page.goto(address);
    await answers(page);
    await unfold(page);
    const year = page.locator('[name=year]');
    await year.focus();
    // Every year begins with a 2, so each goes to the next year.
    for (const key of '222') await page.keyboard.press(key);
    const chosen = await year.locator('option').nth(3).innerText();
    expect(chosen.slice(0, 7)).toBe(await year.inputValue());
    expect(await hasFocus(year)).toBe(true);
    // The rate of an hour takes no more than $1,000.
    await page.locator(`[name=${amount}]`).fill('543');
    expect(await page.locator(OUTCOME).first().isVisible()).toBe(false);
    expect(await answer.isVisible()).toBe(false);
    release();
    await answer.waitFor();
    await expect.poll(() => page.url()).toContain(`${amount}=543`);
    const wanted = await opened(newPage, page.url());
    expect(wanted).toContain(await answer.innerText());
    expect(await page.locator(OUTCOME).first().isVisible()).toBe(true);
    expect(await page.locator(`[name=${amount}]`).inputValue()).toBe('543');
  });
});

test.for([
  ['chosen', '/', /\$(?!78,000 a year)\d/],
  ['in a link', '/#salary=78000&year=2025-26', /\$/],
] as const)(
  'where the data of a tax year %s cannot be had, the page offers to try again',
  async ([how, address, figure], { newPage, complaints }) => {
    const page = await newPage({ baseURL: inject('legislatedSiteUrl') });
    await page.route(CARDS, (route) => route.abort());
    await Promise.all([page.waitForEvent('requestfailed'), page.goto(address)]);
    if (how === 'chosen') {
      await salaryField(page).fill('78000');
      // Screen readers have heard the answer of the year before.
      await page.getByText('You take home $62,840 a year').waitFor({ state: 'attached' });
      await taxYearSelect(page, 'button').click();
      await page.getByRole('option', { name: '2025-26' }).click();
    }
    await page.getByRole('status').filter({ hasText: "Some figures didn't load." }).waitFor();
    await expect.poll(() => page.locator('#calculator').innerText()).not.toMatch(figure);
    await page.unroute(CARDS);
    const again = page.getByRole('button', { name: 'Try again' });
    await Promise.all([page.waitForEvent('load'), again.click()]);
    expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
    expect(await figureOf(page, 'Net Annual Salary')).toBe('$62,252');
  },
);

test('cards that are translated while their code loads are drawn anew, and follow the inputs', async ({
  newPage,
  complaints,
}) => {
  const page = await newPage();
  const release = await holdBack(page, CARDS);
  await page.goto('/');
  await taxYearSelect(page, 'button').waitFor();
  await page.evaluate(() => {
    for (const cell of document.querySelectorAll('.comprehensive :is(th, td)')) {
      const translated = document.createElement('font');
      translated.append(...cell.childNodes);
      cell.append(translated);
    }
  });
  release();
  await page.waitForResponse(CARDS);
  await enter(salaryField(page), '90000');
  expect(await figureOf(page, 'Net Annual Salary')).toBe('$70,412');
  // React says that it could not hydrate them.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('React error #418')]);
});

test('what is printed right after a key has the figures of that key', async ({ page }) => {
  const printed = await salaryField(page).evaluate(async (field) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, '90000');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // The answer is rendered, and what follows it is not.
    await Promise.resolve();
    dispatchEvent(new Event('beforeprint'));
    await Promise.resolve();
    return document.querySelector('.results .figures .net dd')?.textContent;
  });
  expect(printed).toBe('$70,412');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
});

/** The scripts of the live page at `address`: those it needs to answer, and those of its cards. The menu is not among them. */
async function scriptsOf(address: string) {
  const html = await (await fetch(address)).text();
  const first = [...html.matchAll(/"\/assets\/([\w-]+\.js)"/g)]
    .map(([, file = '']) => file)
    .filter((file) => !file.startsWith('menu-'));
  const entry = await scriptText(address, first.at(-1) ?? '');
  const [, cards = ''] = /import\("\.\/(cards-of_[\w-]+\.js)"\)/.exec(entry) ?? [];
  const imported = [...(await scriptText(address, cards)).matchAll(/"\.\/([\w-]+\.js)"/g)];
  const late = [cards, ...imported.map(([, file = '']) => file)];
  return { first: tried(first), late: tried(late.filter((file) => !first.includes(file))) };
}

/** Those of a page that are tried: the chunk of its entry or cards and one that it imports; in a long run all. */
function tried(scripts: readonly string[]): readonly string[] {
  const isEnd = (_: string, index: number) => index === 0 || index === scripts.length - 1;
  return IS_LONG ? scripts : scripts.filter(isEnd);
}

async function scriptText(address: string, file: string): Promise<string> {
  return (await fetch(new URL(`/assets/${file}`, address))).text();
}

function addressOf(script: string): RegExp {
  return new RegExp(`/assets/${script.replace('.', '\\.')}$`);
}

/** The text of `page` while it is scrolled to the top, where the calculator's summary bar isn't shown. */
async function textOf(page: Page): Promise<string> {
  await page.evaluate(() => scrollTo(0, 0));
  return readableText(page);
}

/** What can be read on the page at `address`, once all of it is there. */
async function opened(newPage: () => Promise<Page>, address: string): Promise<string> {
  const page = await newPage();
  await open(page, address);
  // The native select has other words.
  if (new URL(address).pathname === '/') await taxYearSelect(page, 'button').waitFor();
  // React may hold the figure of an option back, and nothing on the page says that it is coming.
  if (await page.getByRole('switch', { checked: true }).count()) await page.waitForTimeout(600);
  await page.evaluate(settled);
  const text = await textOf(page);
  await page.close();
  return text;
}

function figuresIn(text: string): string[] {
  return text.match(/\$[\d,.]*\d|[\d.]+%/g) ?? [];
}
