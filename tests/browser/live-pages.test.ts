/** What the pages to fill in have in common: keys alone, what is announced, refused and linked. tests/pages has their texts and figures. */
import { expect, inject } from 'vitest';
import { drawnPays } from '../pages/casual/drawn-pays.ts';
import { started, tabTo, unfold } from '../support/driven-page.ts';
import { drawsFrom } from '../verify/reference/drawn-persons.ts';
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
    const answer = await page
      .locator('main :is(.difference :is(b, strong), .answer strong)')
      .innerText();
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
    const outcome = () => page.locator('.outcome').textContent();
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
  '#jobs=2&salary=41.20&cycle=hourly&hours=32&threshold=no&job2-salary=60000&job2-threshold=yes&couple=yes&partner=50000&children=2&cover=none&loan=yes';

test.for([
  ['What lands from a bonus', PAY, `/bonus${PAY}`],
  [/^Both jobs: /, HOUSEHOLD, `/tax-return${OF_HOUSEHOLD}`],
  ['Work out your tax return', HOUSEHOLD, `/tax-return${OF_HOUSEHOLD}`],
] as const)(
  'the link "%s" of the calculator brings its pay, options and household',
  async ([name, fragment, address], { newPage }) => {
    const page = await newPage();
    await openLegislated(page, `/${fragment}`);
    await page.getByRole('link', { name }).click();
    // The fragment as the page itself makes it of its entries.
    await page.waitForURL(inject('legislatedSiteUrl') + address);
    const salary = new URLSearchParams(fragment.slice(1)).get('salary');
    await expect.poll(() => page.locator('[name=salary]').inputValue()).toBe(salary);
  },
);

test.for([
  ['/tax-return#jobs=7', 'Add a job', 'job8-salary', 'Remove job 8'],
  ['/casual#pays=19', 'Add a pay', 'pay20-hours', 'Remove pay 20'],
] as const)(
  'after one more, %s has no button "%s"',
  async ([address, name, added, remove], { newPage }) => {
    const page = await newPage();
    await openLegislated(page, address);
    const add = page.getByRole('button', { name });
    await add.click();
    expect(await add.count()).toBe(0);
    expect(await hasFocus(page.locator(`[id="${added}"]`))).toBe(true);
    await page.getByRole('button', { name: remove }).click();
    expect(await add.count()).toBe(1);
  },
);

test('without a bonus, its page asks for it and works nothing out', async ({ newPage }) => {
  const page = await newPage();
  await openLegislated(page, '/bonus');
  await enter(page.locator('[name=bonus]'), '');
  await page.getByText('Enter your pay and the bonus to see what lands.').waitFor();
  expect(await page.getByText('How it is worked out').count()).toBe(0);
});

/** The fields whose text the answer of each page needs. */
const NEEDED = [
  ['siteUrl', '/', ['salary']],
  ['siteUrl', '/compare', ['salary', 'offer-salary', 'want-salary']],
  ['legislatedSiteUrl', '/', ['salary']],
  ['legislatedSiteUrl', '/#options=noTaxFreeThreshold&other-job=40000', ['salary', 'other-job']],
  ['legislatedSiteUrl', '/compare', ['salary', 'offer-salary', 'want-salary']],
  ['legislatedSiteUrl', '/bonus', ['bonus', 'salary']],
  ['legislatedSiteUrl', '/tax-return', ['salary']],
  ['legislatedSiteUrl', '/casual', ['rate', 'pay3-hours']],
  ['legislatedSiteUrl', '/leaving', ['salary']],
] as const;

test.for(NEEDED)(
  'of %s, %s announces what it shows while %j is empty or refused',
  async ([site, address, names], { newPage }) => {
    const page = await newPage();
    await page.clock.install();
    await page.goto(inject(site) + address);
    await started(page);
    await unfold(page);
    for (const name of names) {
      const field = page.locator(`[name="${name}"]`);
      const initial = await field.inputValue();
      for (const text of ['', 'abc']) {
        await field.fill(text);
        await page.clock.runFor(1_100);
        await page.evaluate(figuresFollowed);
        const { spoken, shown } = await page.evaluate(spokenAndShown);
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

test('twenty drawn sets of casual pays have the amounts of the reference', async ({ newPage }) => {
  const page = await newPage();
  const draws = drawsFrom(46);
  const rows = page.getByRole('table', { name: 'Your pays' }).locator('tbody tr');
  for (let drawn = 0; drawn < 20; drawn++) {
    const { fields, pays } = drawnPays(draws);
    // A page whose fragment alone changes is not loaded anew.
    await page.goto('about:blank');
    await openLegislated(page, `/casual#${new URLSearchParams(fields)}`);
    await page.evaluate(figuresFollowed);
    const shown = await rows.evaluateAll((all) =>
      all.map(({ children }) => [1, 2, 4].map((at) => children[at]?.textContent)),
    );
    // The last row is what they come to.
    expect(shown.slice(0, -1), page.url()).toEqual(pays);
  }
});
