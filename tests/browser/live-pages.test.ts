/** What the pages to fill in have in common: keys alone, what is announced, refused and linked. tests/pages has their texts and figures. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import {
  ANSWER,
  CALCULATORS,
  growingLists,
  LEGISLATED,
  LIVE,
  numberFields,
  OUTCOME,
} from '../support/calculators.ts';
import { started, tabTo, unfold } from '../support/driven-page.ts';
import { enter, figuresFollowed, hasFocus, openLegislated, test } from './calculator-page.ts';

/** The keys on each control, and the fragment that they lead to. The calculator itself is driven in tests/browser/engines. */
const BY_KEYS: readonly [
  path: string,
  controls: readonly (readonly [name: string, ...keys: string[]])[],
  fragment: string,
][] = [
  [
    '/compare',
    [
      ['salary', ...'40'],
      ['cycle', ...'hour'],
      ['offer-salary', ...'89600'],
      ['offer-included', 'ArrowRight'],
      ['Tax year and options', 'Enter'],
      ['noPrivateHospitalCover', 'Space'],
    ],
    '#salary=40&cycle=hourly&offer-salary=89600&offer-included=yes&options=noPrivateHospitalCover',
  ],
  [
    '/bonus',
    [
      ['bonus', ...'4000'],
      ['kind', 'ArrowRight'],
      ['pays', ...'20'],
      ['salary', ...'60000'],
      ['Earlier bonuses, or pay that varies', 'Enter'],
      ['earlier', ...'5000'],
    ],
    '#bonus=4000&kind=back-pay&pays=20&salary=60000&earlier=5000',
  ],
  [
    '/tax-return',
    [
      ['salary', ...'60000'],
      ['Add a job', 'Enter', ...'20000'],
      ['Other income', 'Enter'],
      ['interest', ...'1200'],
      ['Private hospital cover', 'Enter'],
      ['cover', 'ArrowRight', 'ArrowRight'],
    ],
    '#jobs=2&salary=60000&job2-salary=20000&interest=1200&cover=none',
  ],
  [
    '/casual',
    [
      ['hours', ...'30'],
      ['Remove pay 2', 'Enter'],
      ['Add a pay', 'Enter', ...'10'],
    ],
    '#hours=30&pay2-hours=12&pay3-hours=10',
  ],
  [
    '/leaving',
    [
      ['reason', 'ArrowDown'],
      ['salary', ...'78000'],
      ['notice', ...'6000'],
      ['leave', ...'10'],
    ],
    '#reason=other&salary=78000&notice=6000&leave=10',
  ],
];

test.for(BY_KEYS)(
  '%s can be filled in with the keyboard alone, and says what comes of it',
  async ([path, controls, fragment], { newPage }) => {
    const page = await newPage();
    await page.clock.install();
    await openLegislated(page, path);
    const focusedName = () =>
      page.evaluate(() => {
        const { type, name, value, innerText } = document.activeElement as HTMLInputElement;
        // A line that folds away says after its name what is set.
        return type === 'checkbox' ? value : name || innerText.replace(/:.*/, '');
      });
    for (const [name, ...keys] of controls) {
      await tabTo(page, name, focusedName);
      for (const key of keys) await page.keyboard.press(key);
    }
    await page.clock.runFor(1_100);
    await expect.poll(() => new URL(page.url()).hash).toBe(fragment);
    await page.evaluate(figuresFollowed);
    const answer = await page.locator(ANSWER).innerText();
    const spoken = page.locator('main > * > .unseen[role=status]');
    await expect.poll(async () => (await spoken.allInnerTexts()).join()).toContain(answer);
  },
);

test.for([
  ['/casual', 'hours', '169', 'Maximum 168. Still using 24.'],
  ['/casual', 'half', '145', 'Maximum 144.'],
  ['/leaving', 'years', '13 months', 'Use numbers only. Still using 8.'],
  ['/leaving', 'years', '-5', 'Use numbers only. Still using 8.'],
  ['/casual', 'pay3-allowance', '12x', 'Use numbers only.'],
  ['/leaving', 'years', '61', 'Maximum 60. Still using 8.'],
  ['/leaving', 'age', '45.5', 'Use whole numbers only. Still using 45.'],
  ['/leaving', 'age', '111', 'Maximum 110. Still using 45.'],
  ['/leaving', 'notice', '12x', 'Use numbers only.'],
  ['/leaving', 'days', '8', 'Maximum 7. Still using 5.'],
  ['/leaving', 'worked', '54', 'Maximum 53. Still using 26.'],
] as const)(
  'on %s the field %s refuses %s, says so below, and changes nothing',
  async ([path, name, text, said], { newPage }) => {
    const page = await newPage();
    await openLegislated(page, path);
    // As a text, of which cards out of view are a part too.
    const outcome = () => page.locator(OUTCOME).textContent();
    const before = await outcome();
    await enter(page.locator(`[name="${name}"]`), text);
    expect(await page.locator(`[id="${name}-hint"] [role=status]`).innerText()).toBe(said);
    expect(await outcome()).toBe(before);
  },
);

const PAY = '#salary=2400&cycle=fortnightly&options=studentLoan';
const HOUSEHOLD =
  '#salary=41.20&cycle=hourly&hours=32&options=noPrivateHospitalCover,noTaxFreeThreshold,studentLoan&other-job=60000&family=yes&partner=50000&children=2';
const OF_HOUSEHOLD =
  '#jobs=2&salary=41.20&cycle=hourly&hours=32&threshold=no&job2-salary=60000&job2-threshold=yes&family=yes&partner=50000&children=2&cover=none&loan=yes';

test.for([
  ['/bonus', PAY, PAY],
  ['/tax-return', HOUSEHOLD, OF_HOUSEHOLD],
] as const)(
  'the link to %s in the cards of the first calculator brings its pay, options and household',
  async ([path, fragment, brought], { newPage }) => {
    const page = await newPage();
    await openLegislated(page, `/${fragment}`);
    // The code that takes the entries along loads with the cards.
    await page.evaluate(figuresFollowed);
    await page.locator(`${OUTCOME} a[href^="${path}"]`).first().click();
    // The fragment as the page itself makes it of its entries.
    await page.waitForURL(inject('legislatedSiteUrl') + path + brought);
    const salary = new URLSearchParams(fragment.slice(1)).get('salary');
    await expect.poll(() => page.locator('[name=salary]').inputValue()).toBe(salary);
  },
);

test.for(
  LEGISLATED.flatMap((calculator) =>
    growingLists(calculator).map((list) => ({ ...calculator, ...list })),
  ),
)(
  'of $path the $name grow to their most, which has no button to add one',
  async ({ path, name, prefixes }, { newPage }) => {
    const page = await newPage();
    await openLegislated(page, `${path}#${name}=${prefixes.length - 1}`);
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

test.for(CALCULATORS)(
  'every field for a number of $path of $site refuses a word, says so, and never calculates with it',
  async (calculator, { newPage }) => {
    const { site, path, examples } = calculator;
    const page = await newPage();
    for (const example of process.env.LONG_TESTS ? examples : ['']) {
      await page.goto('about:blank');
      await page.goto(inject(site) + path + example);
      await started(page);
      await unfold(page);
      await page.evaluate(figuresFollowed);
      for (const { name, isKept } of numberFields(calculator, example)) {
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
          expect(await page.locator(DIFFERENCE).innerText()).toMatch(ASKS);
        else expect(after, name).toEqual(before);
        await enter(field, initial);
      }
    }
  },
);

const DIFFERENCE = `${LIVE} .difference`;

/** The words of an answer that asks for an amount. */
const ASKS = /\b(Check|Enter) /;

/** The figures of all cards once they stay as they are: some are drawn in later frames. Announcements, which follow after a second, are no cards. */
async function figuresOf(page: Page): Promise<readonly string[]> {
  for (let before: readonly string[] = [''], figures: readonly string[] = []; ; before = figures) {
    await page.evaluate(figuresFollowed);
    const texts = await page.locator(OUTCOME).evaluateAll((outcomes) =>
      outcomes.map((outcome) => {
        const shown = outcome.cloneNode(true) as Element;
        for (const announced of shown.querySelectorAll('.unseen[role=status]')) announced.remove();
        return shown.textContent;
      }),
    );
    figures = texts.join().match(/\$[\d,.]*\d|[\d.]+%/g) ?? [];
    if (figures.join() === before.join()) return figures;
  }
}

test.for([
  ...CALCULATORS.map((calculator) => ({ ...calculator, fragment: '' })),
  ...LEGISLATED.slice(0, 1).map((calculator) => ({
    ...calculator,
    fragment: '#options=noTaxFreeThreshold&other-job=40000',
  })),
])(
  'of $site, $path $fragment announces what it shows while an amount is empty or refused',
  async ({ site, path, fragment, ...calculator }, { newPage }) => {
    const page = await newPage();
    await page.clock.install();
    await page.goto(inject(site) + path + fragment);
    await started(page);
    await unfold(page);
    const amounts = numberFields(calculator, fragment).filter(
      (each) => each.isMoney && !each.isEmpty,
    );
    for (const { name } of amounts) {
      const field = page.locator(`[name="${name}"]`);
      const initial = await field.inputValue();
      for (const text of ['', 'abc']) {
        await field.fill(text);
        await page.clock.runFor(1_100);
        await page.evaluate(figuresFollowed);
        const { spoken, shown } = await page.evaluate(spokenAndShown);
        if (name === calculator.amount)
          expect(spoken.length, `${name}: ${text}`).toBeGreaterThan(0);
        for (const each of spoken) expect(shown, `${name}: ${text}`).toContain(each);
      }
      await field.fill(initial);
    }
  },
);

/** Runs in the page: what it tells screen readers alone, and what everybody can read, each as one line. */
function spokenAndShown() {
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  const regions = [...document.querySelectorAll<HTMLElement>('main .unseen[role=status]')];
  const spoken = regions.map(({ textContent }) => oneLine(textContent)).filter(Boolean);
  for (const region of regions) region.hidden = true;
  const shown = oneLine(document.querySelector('main')?.innerText ?? '');
  for (const region of regions) region.hidden = false;
  return { spoken, shown };
}
