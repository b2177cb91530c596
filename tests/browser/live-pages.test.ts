/** All calculators work by keyboard, announce, refuse, link and send nothing. tests/pages has their texts and figures. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import {
  ANSWER,
  growingLists,
  LEGISLATED,
  LIVE,
  numberFields,
  OUTCOME,
} from '../support/calculators.ts';
import { readableText, settled, tabTo, unfold, violations } from '../support/driven-page.ts';
import { EACH, enter, hasFocus, holdBack, IS_LONG, open, test } from './calculator-page.ts';

test.for(EACH)(
  'hydration takes away of $path of $site only the line that says which entries its figures are for',
  async ({ site, path }, { newPage }) => {
    const page = await newPage();
    const release = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto(inject(site) + path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const markup = () => page.locator('main').evaluate((main) => main.innerHTML);
    const before = await markup();
    // The Radix select of the home page would change the markup: the native one stays while it has the focus.
    if (path === '/') await page.locator('#tax-year').focus();
    release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(settled);
    const line = /<span class="example">These figures are for [^<]*<\/span>/;
    expect(before).toMatch(line);
    expect(await markup()).toBe(before.replace(line, ''));
  },
);

test.for(EACH)(
  'of $site, $path sends and stores nothing that is entered',
  async ({ site, path, amount }, { newPage }) => {
    const page = await newPage();
    await page.goto(inject(site) + path, { waitUntil: 'networkidle' });
    await page.evaluate(settled);
    if (path === '/') await page.locator('button#tax-year').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await enter(page.locator(`[name=${amount}]`), '2345');
    await page.waitForURL((url) => url.hash.includes(`${amount}=2345`));
    // Chromium asks for the icon whenever it pleases.
    expect(asked.filter((request) => !request.endsWith('/favicon.svg'))).toEqual([]);
    expect(await page.context().storageState({ indexedDB: true })).toEqual({
      cookies: [],
      origins: [],
    });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  },
);

/** The keys on each control of the tax return. The calculator itself is driven in tests/browser/engines. */
const BY_KEYS: readonly (readonly [name: string, ...keys: string[]])[] = [
  ['salary', ...'60000'],
  ['cycle', ...'month'],
  ['Add a job', 'Enter', ...'20000'],
  ['Interest, rent and pensions', 'Enter'],
  ['interest', ...'1200'],
  ['Private hospital cover', 'Enter'],
  ['cover', 'ArrowRight', 'ArrowRight'],
];

test('the tax return can be filled in with the keyboard alone, and says what comes of it', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.clock.install();
  await page.goto(`${inject('legislatedSiteUrl')}/tax-return`);
  await page.evaluate(settled);
  const focusedName = () =>
    page.evaluate(() => {
      const { name, innerText } = document.activeElement as HTMLInputElement;
      // A line that folds away says after its name what is set.
      return name || innerText.replace(/:.*/, '');
    });
  for (const [name, ...keys] of BY_KEYS) {
    await tabTo(page, name, focusedName);
    for (const key of keys) await page.keyboard.press(key);
  }
  await page.clock.runFor(1_100);
  await expect
    .poll(() => new URL(page.url()).hash)
    .toBe('#jobs=2&salary=60000&cycle=monthly&job2-salary=20000&interest=1200&cover=none');
  await page.evaluate(settled);
  const answer = await page.locator(ANSWER).innerText();
  const spoken = page.locator('main > * > .unseen[role=status]');
  await expect.poll(async () => (await spoken.allInnerTexts()).join()).toContain(answer);
});

test.for(
  LEGISLATED.flatMap((calculator) =>
    growingLists(calculator).map((list) => ({ ...calculator, ...list })),
  ),
)(
  'of $path the $name grow to their most, which has no button to add one',
  async ({ path, name, prefixes }, { newPage }) => {
    const page = await newPage();
    const fragment = `#${name}=${prefixes.length - 1}`;
    await open(page, inject('legislatedSiteUrl') + path + fragment);
    const items = page.getByRole('button', { name: /^Remove / });
    const add = page.getByRole('button', { name: /^Add a / });
    await add.click();
    expect(await items.count()).toBe(prefixes.length);
    expect(await add.count()).toBe(0);
    const added = page.locator(`[name^="${prefixes.at(-1)}"]`);
    expect(await hasFocus(added.first())).toBe(true);
    await items.last().click();
    expect(await items.count()).toBe(prefixes.length - 1);
    expect(await hasFocus(add)).toBe(true);
  },
);

/** axe looks at every other page on a phone, and at the others on a wide screen and in dark colours. */
const SCREENS = [
  { viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

test.for(EACH.map((calculator, turn) => ({ ...calculator, turn })))(
  'every field for a number of $path of $site refuses a word, says so, never calculates with it, and is accessible then',
  async ({ turn, ...calculator }, { newPage }) => {
    const { site, path, examples } = calculator;
    const page = await newPage(SCREENS[turn % 2]);
    for (const example of IS_LONG ? examples : ['']) {
      await page.goto('about:blank');
      await open(page, inject(site) + path + example);
      await unfold(page);
      const fields = numberFields(calculator, example);
      for (const { name, isKept } of fields) {
        const field = page.locator(`[name="${name}"]`);
        const initial = await field.inputValue();
        if (!isKept) await enter(field, '');
        const before = await figuresOf(page);
        await enter(field, 'abc');
        const said = page.locator(`[id="${name}-hint"] [role=status]`);
        expect(await said.innerText(), name).toMatch(/^(Use numbers|Only digits)/);
        expect(await field.getAttribute('aria-invalid'), name).toBe('true');
        const after = await figuresOf(page);
        // With entries besides this one, a page may ask for the amount in place of its answer: it has no figures then.
        if (example && after.length === 0)
          expect(await page.locator(`${LIVE} .answer`).innerText()).toMatch(ASKS);
        else expect(after, name).toEqual(before);
        await enter(field, initial);
      }
      for (const { name } of fields) await page.locator(`[name="${name}"]`).fill('abc');
      await page.evaluate(settled);
      expect(await violations(page)).toEqual([]);
    }
  },
);

/** The words of an answer that asks for an amount. */
const ASKS = /\b(Check|Enter) /;

/** The figures of all cards once they stay as they are: some are drawn in later frames. Announcements, which follow after a second, are no cards. */
async function figuresOf(page: Page): Promise<readonly string[]> {
  for (let before: string | undefined; ; ) {
    await page.evaluate(settled);
    const text = await page.evaluate((outcomes) => {
      const shown = document.querySelector('main')?.cloneNode(true) as Element;
      for (const announced of shown.querySelectorAll('.unseen[role=status]')) announced.remove();
      return [...shown.querySelectorAll(outcomes)].map(({ textContent }) => textContent).join();
    }, OUTCOME);
    if (text === before) return text.match(/\$[\d,.]*\d|[\d.]+%/g) ?? [];
    before = text;
  }
}

test.for([
  ...EACH.map((calculator) => ({ ...calculator, fragment: '' })),
  ...LEGISLATED.slice(0, 1).map((calculator) => ({
    ...calculator,
    fragment: '#options=noTaxFreeThreshold&other-job=40000',
  })),
])(
  'of $site, $path $fragment announces what it shows while an amount is empty or refused',
  async ({ site, path, fragment, ...calculator }, { newPage }) => {
    const page = await newPage();
    await page.clock.install();
    await open(page, inject(site) + path + fragment);
    await unfold(page);
    const amounts = numberFields(calculator, fragment).filter(
      (each) => each.isMoney && !each.isEmpty && (IS_LONG || each.name === calculator.amount),
    );
    for (const { name } of amounts) {
      const field = page.locator(`[name="${name}"]`);
      const initial = await field.inputValue();
      for (const text of ['', 'abc']) {
        await field.fill(text);
        await page.clock.runFor(1_100);
        await page.evaluate(settled);
        const regions = await page.locator('main .unseen[role=status]').allInnerTexts();
        const spoken = regions.map(oneLine).filter(Boolean);
        if (name === calculator.amount)
          expect(spoken.length, `${name}: ${text}`).toBeGreaterThan(0);
        const shown = oneLine(await readableText(page));
        for (const each of spoken) expect(shown, `${name}: ${text}`).toContain(each);
      }
      await field.fill(initial);
    }
  },
);

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
