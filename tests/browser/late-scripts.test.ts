/** Each live page while one of its scripts is on its way, or cannot be had: no figure on it is for other entries than those it has. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { ANSWER, CALCULATORS, OUTCOME } from '../support/calculators.ts';
import { started, unfold } from '../support/driven-page.ts';
import { figuresFollowed, hasFocus, holdBack, test } from './calculator-page.ts';

const NOTE = /^These figures are for .*\.$/;

describe.each(CALCULATORS)('$path of $site', ({ site, path, filled, amount }) => {
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
      const note = page.getByText(NOTE);
      await page.locator(`[name=${amount}]`).fill('54321');
      expect(await note.isVisible(), script).toBe(true);
      release();
      await started(page);
      await page.evaluate(figuresFollowed);
      expect(await note.count(), script).toBe(0);
      await page.close();
    }
  });

  test('has no figure for other entries while the code of its cards is late, and all of them after that', async ({
    newPage,
  }) => {
    const { late } = await scriptsOf(address);
    const [sent, wanted] = [await opened(newPage, address), await opened(newPage, address + link)];
    const otherFigures = figuresIn(sent).filter((figure) => !figuresIn(wanted).includes(figure));
    expect(otherFigures.length).toBeGreaterThan(3);
    for (const script of late) {
      const page = await newPage();
      const release = await holdBack(page, addressOf(script));
      await page.goto(address + link);
      await started(page);
      const shown = figuresIn(await textOf(page));
      expect(
        shown.filter((figure) => otherFigures.includes(figure)),
        script,
      ).toEqual([]);
      release();
      await expect.poll(() => textOf(page), { message: script }).toBe(wanted);
      await page.close();
    }
  });

  test('says which entries its figures are for while the tax year of its link is late', async ({
    newPage,
  }) => {
    const { late } = await scriptsOf(address);
    const page = await newPage();
    const release = await holdBack(page, addressOf(late[0] ?? ''));
    await page.goto(`${address}#year=2023-24`);
    const note = page.getByText(NOTE);
    await page.locator(`[name=${amount}]`).fill('54321');
    expect(await note.isVisible()).toBe(true);
    release();
    await started(page);
    expect(await note.count()).toBe(0);
    expect(await page.locator(`[name=${amount}]`).inputValue()).toBe('54321');
  });

  test('keeps its fields, and hides its figures, while the tax year that is chosen is late', async ({
    newPage,
  }) => {
    const { late } = await scriptsOf(address);
    const page = await newPage();
    const answer = page.locator(ANSWER).first();
    const release = await holdBack(page, addressOf(late[0] ?? ''));
    await holdBack(page, /radix-select/);
    await page.goto(address);
    await started(page);
    await unfold(page);
    const year = page.locator('[name=year]');
    await year.focus();
    // Every year begins with a 2, so each goes to the next year.
    for (const key of '222') await page.keyboard.press(key);
    const chosen = await year.inputValue();
    expect(chosen).toBe(
      await year
        .locator('option')
        .nth(3)
        .innerText()
        .then((text) => text.slice(0, 7)),
    );
    expect(await hasFocus(year)).toBe(true);
    await page.locator(`[name=${amount}]`).fill('54321');
    expect(await page.locator(OUTCOME).first().isVisible()).toBe(false);
    expect(await answer.isVisible()).toBe(false);
    release();
    await answer.waitFor();
    await expect.poll(() => page.url()).toContain(`${amount}=54321`);
    const wanted = await opened(newPage, page.url());
    expect(wanted).toContain(await answer.innerText());
    expect(await page.locator(OUTCOME).first().isVisible()).toBe(true);
    expect(await page.locator(`[name=${amount}]`).inputValue()).toBe('54321');
  });

  test('says so where the code of its cards cannot be had, and gets it when asked to try again', async ({
    newPage,
    complaints,
  }) => {
    const { late } = await scriptsOf(address);
    const wanted = await opened(newPage, address + link);
    for (const script of late) {
      const page = await newPage();
      await page.route(addressOf(script), (route) => route.abort());
      await page.goto(address + link);
      const said = page.getByRole('status').filter({ hasText: "Some figures didn't load." });
      await said.waitFor();
      expect(await said.count(), script).toBe(1);
      await page.unroute(addressOf(script));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => textOf(page), { message: script }).toBe(wanted);
      await page.close();
    }
    expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
  });
});

test('the calculator keeps the tax year that is chosen while the code of its list cannot be had', async ({
  newPage,
  complaints,
}) => {
  const page = await newPage();
  await page.route(/radix-select/, (route) => route.abort());
  await Promise.all([page.waitForEvent('requestfailed'), page.goto('/')]);
  await page.getByLabel('Tax year').selectOption('2023-24');
  await page.getByText('Tax year 2023-24').waitFor();
  expect(await page.getByText(NOTE).count()).toBe(0);
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
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
  return process.env.LONG_TESTS ? scripts : scripts.filter(isEnd);
}

async function scriptText(address: string, file: string): Promise<string> {
  return (await fetch(new URL(`/assets/${file}`, address))).text();
}

function addressOf(script: string): RegExp {
  return new RegExp(`/assets/${script.replace('.', '\\.')}$`);
}

/** What can be read in `page`, without what is hidden and what only screen readers hear, which comes when typing pauses. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    // Further down the calculator has its summary too.
    scrollTo(0, 0);
    const regions = document.querySelectorAll<HTMLElement>('main .unseen[role=status]');
    for (const region of regions) region.hidden = true;
    const text = document.querySelector('main')?.innerText ?? '';
    for (const region of regions) region.hidden = false;
    return text;
  });
}

/** What can be read on the page at `address`, once all of it is there. */
async function opened(newPage: () => Promise<Page>, address: string): Promise<string> {
  const page = await newPage();
  await page.goto(address);
  await started(page);
  await page.evaluate(figuresFollowed);
  // React may hold the figure of an option back, and nothing on the page says that it is coming.
  if (await page.getByRole('switch', { checked: true }).count()) await page.waitForTimeout(600);
  const text = await textOf(page);
  await page.close();
  return text;
}

function figuresIn(text: string): string[] {
  return text.match(/\$[\d,.]*\d|[\d.]+%/g) ?? [];
}
