/** The page that compares two pays, in a browser. tests/pages/compare has its texts, its figures and its links. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { started, tabTo, unfold } from '../support/driven-page.ts';
import {
  enter,
  figuresFollowed as figuresFollowedInPage,
  holdBack,
  optionSwitch,
  salaryField,
  test,
} from './calculator-page.ts';

const EXAMPLE =
  'With Offer B you take home $10,200 more a year ($196 a week), and $1,800 more goes into your super.';

const SCRIPT = /\/assets\/(compare|chunk)-.*\.js$/;

function answer(page: Page): Locator {
  return page.locator('.difference');
}

/** The answer as it is read, whatever the lines that its sentences are on. */
async function answerOn(page: Page): Promise<string> {
  return (await answer(page).innerText()).replaceAll('\n', ' ');
}

/** A field of one of the pays, by the heading of its card and its label. */
function field(page: Page, pay: string, label: string): Locator {
  return page.getByRole('region', { name: pay, exact: true }).getByLabel(label, { exact: true });
}

function superIncluded(page: Page, pay: string): Locator {
  return page
    .getByRole('region', { name: pay, exact: true })
    .getByRole('radio', { name: 'Super included' });
}

/** Waits for the figures that follow the answer once it has been painted. */
function figuresFollowed(page: Page): Promise<void> {
  return page.evaluate(figuresFollowedInPage);
}

async function tableRow(page: Page, label: string): Promise<string[]> {
  await figuresFollowed(page);
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .getByRole('cell')
    .allInnerTexts();
}

/** All that is shown, without what is for screen readers alone. */
async function shownOn(page: Page): Promise<string[]> {
  await figuresFollowed(page);
  return page.locator('#comparison > :not(.unseen)').allInnerTexts();
}

/** The announcements to screen readers, in the order of the page. */
function announced(page: Page): Promise<string[]> {
  return page.locator('#comparison .unseen[role=status]').allInnerTexts();
}

/** Opens the page once its script runs: the address then follows the entries. */
async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/compare${fragment}`);
  await started(page);
}

/** As `open`, with all that is folded away in view. */
async function openUnfolded(page: Page, fragment = ''): Promise<void> {
  await open(page, fragment);
  await unfold(page);
}

/** The name of the control that has the focus; empty where none has. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement as HTMLInputElement).name ?? '');
}

describe('what is typed', () => {
  test('changes the answer, the table and the reading at once', async ({ newPage }) => {
    const page = await newPage();
    await openUnfolded(page);
    expect(await answerOn(page)).toBe(EXAMPLE);
    await enter(field(page, 'Offer B', 'Amount'), '40');
    await field(page, 'Offer B', 'Per').selectOption('hour');
    // 40 × 38 × 52 is 79,040, of which 62,959.20 is left.
    expect(await answerOn(page)).toBe(
      'With Offer B you take home $653 less a year ($13 a week), and $115 less goes into your super. For each hour that is $0.33 less.',
    );
    await page.getByText('$79,040 a year before tax').waitFor();
    expect(await tableRow(page, 'An hour')).toEqual(['$32.19', '$31.86', '-$0.33']);
    await enter(field(page, 'Offer B', 'Hours a week'), '40');
    await page.getByText('$83,200 a year before tax').waitFor();
    await enter(page.getByLabel('Take-home pay you want'), '1000000');
    await page
      .getByText('No salary up to $15,000,000 a year leaves $1,000,000 a week to take home.')
      .waitFor();
  });

  test('is refused below the field that refuses it, and a k is thousands', async ({ newPage }) => {
    const page = await newPage();
    await openUnfolded(page);
    for (const [label, typed, kept, said] of [
      ['Amount', '80k', '80k', ''],
      ['Amount', '$1,234.50 ', '1234.50', 'Cents are left out. $1,234 a year before tax'],
      ['Amount', '100000001', '100000001', 'That looks too much. Check the amount.'],
      ['Amount', '80000', '80000', ''],
      ['Hours a week', '169', '38', 'Maximum 168. Still using 38.'],
      ['Weeks a year', '53', '52', 'Maximum 52. Still using 52.'],
      ['Super rate', '50.1', '', 'Maximum 50%. Still using 12%.'],
      ['Bonus for the year', '-1000', '-1000', 'An amount cannot be below $0.'],
      ['Salary sacrifice a year', '1318.40', '1318.40', 'Cents are left out.'],
      ['Name', 'x'.repeat(25), 'x'.repeat(24), 'Only 24 characters count.'],
      ['Name', 'Offer A', 'Offer A', ''],
    ] as const) {
      const input = page.locator('section').first().getByLabel(label, { exact: true });
      await enter(input, typed);
      expect(await input.inputValue(), label).toBe(kept);
      const description = page.locator(`#${await input.getAttribute('aria-describedby')}`);
      expect(await description.getByRole('status').innerText(), `${label}: ${typed}`).toBe(said);
    }
  });

  test('is told to screen readers once it pauses, and only what has changed', async ({
    newPage,
  }) => {
    const page = await newPage();
    await page.clock.install();
    await openUnfolded(page);
    await field(page, 'Offer B', 'Amount').focus();
    await page.keyboard.press('ControlOrMeta+A');
    for (const key of '90000') {
      await page.keyboard.press(key);
      await page.clock.runFor(300);
    }
    expect(await announced(page)).toEqual(['', '']);
    await page.clock.runFor(1_000);
    expect(await announced(page)).toEqual([
      '',
      'With Offer B you take home $6,800 more a year ($131 a week), and $1,200 more goes into your super.',
    ]);
    await enter(page.getByLabel('Take-home pay you want'), '5301');
    await page.clock.runFor(100);
    await page.getByText('To take home $5,301 a week').first().waitFor();
    await page.clock.runFor(1_100);
    expect((await announced(page))[0]).toContain('To take home $5,301 a week');
    expect((await announced(page))[1]).toContain('With Offer B you take home $6,800');
  });
});

test('the options are those of the calculator but for super, and count for what to earn as well', async ({
  newPage,
}) => {
  const page = await newPage();
  await openUnfolded(page);
  expect(await page.getByRole('switch').count()).toBe(6);
  await optionSwitch(page, 'Non-Resident').check();
  expect(await optionSwitch(page, 'Working Holiday Visa').isDisabled()).toBe(true);
  // 30% of the first 120,000 or 32.5%: 67.5 cents of each of 15,000 dollars are kept.
  await expect.poll(() => answerOn(page)).toContain('$10,125 more a year');
  // 78,000 ÷ 0.675.
  await page.getByText('you need to earn $115,556 a year').waitFor();
  await page.getByLabel('Tax year').selectOption('2020-21');
  await optionSwitch(page, 'Non-Resident').uncheck();
  // 20,797 of tax on 90,000, then 37%, and 2% of levy on it all: 65,497 ÷ 0.61.
  await page.getByText('you need to earn $107,373 a year').waitFor();
});

describe('the address', () => {
  const FRAGMENT =
    '#salary=45.5&cycle=hourly&super=12.5&included=yes&hours=20&name=Caf%C3%A9%20%26%20bar&offer-salary=2000&offer-cycle=weekly&offer-bonus=500&offer-sacrifice=1000&offer-name=Acme&year=2024-25&options=studentLoan&want-salary=900';

  test('has all that is entered, names too, and gives it to a new visitor', async ({ newPage }) => {
    const page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    await openUnfolded(page);
    await enter(field(page, 'Offer A', 'Amount'), '45.5');
    await field(page, 'Offer A', 'Per').selectOption('hour');
    await enter(field(page, 'Offer A', 'Super rate'), '12.5');
    await superIncluded(page, 'Offer A').check();
    await enter(field(page, 'Offer A', 'Hours a week'), '20');
    await enter(field(page, 'Offer A', 'Name'), 'Café & bar');
    await enter(field(page, 'Offer B', 'Amount'), '2000');
    await field(page, 'Offer B', 'Per').selectOption('week');
    await enter(field(page, 'Offer B', 'Bonus for the year'), '500');
    await enter(field(page, 'Offer B', 'Salary sacrifice a year'), '1000');
    await enter(field(page, 'Offer B', 'Name'), 'Acme');
    await page.getByLabel('Tax year').selectOption('2024-25');
    await optionSwitch(page, 'Student Loan (HELP, VET, SSL, TSL, SFSS)').check();
    await enter(page.getByLabel('Take-home pay you want'), '900');
    await page.waitForURL(`/compare${FRAGMENT}`);
    const words = await shownOn(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${inject('siteUrl')}/compare${FRAGMENT}`);

    const other = await newPage();
    await openUnfolded(other, FRAGMENT);
    await other.getByRole('heading', { name: 'Bonus', exact: true }).waitFor();
    expect(await shownOn(other)).toEqual(words);
    await expect.poll(() => answerOn(other)).toMatch(/^With Acme you take home /);
    await other.getByRole('button', { name: 'Reset' }).click();
    await other.waitForURL((url) => url.href === `${inject('siteUrl')}/compare`);
    expect(await answerOn(other)).toBe(EXAMPLE);
  });

  test('with markup and wrong numbers gives a page that works', async ({ newPage }) => {
    const page = await newPage();
    await open(
      page,
      '#salary=NaN&offer-salary=-5&hours=Infinity&weeks=1e9&super=99&sacrifice=%00&want-salary=.&name=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    );
    const words = await page.locator('main').innerText();
    expect(words).not.toMatch(/NaN|Infinity|∞|undefined|-\$0\b|\[object/);
    expect(await page.locator('#comparison img').count()).toBe(0);
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.waitForURL((url) => url.hash === '');
    await enter(field(page, 'Offer B', 'Amount'), '80000');
    expect(await answerOn(page)).toBe('Take-home pay is the same: $63,612 a year.');
  });
});

describe('the ways in', () => {
  test('the calculator leads to the comparison of what is entered there', async ({ newPage }) => {
    const page = await newPage();
    await page.goto('/', { waitUntil: 'networkidle' });
    const link = page.getByRole('link', { name: 'Compare with another offer' });
    expect(await link.getAttribute('href')).toBe('/compare');
    await page.getByRole('radio', { name: 'Weekly' }).check();
    await enter(salaryField(page), '1500');
    await optionSwitch(page, 'Includes Superannuation').check();
    await optionSwitch(page, 'Student Loan (HELP, VET, SSL, TSL, SFSS)').check();
    for (const visit of ['first', 'second']) {
      await link.click();
      await page.waitForURL('**/compare#salary=1500&cycle=weekly&**');
      await expect.poll(() => focused(page), { message: `${visit} visit` }).toBe('offer-salary');
      expect(await answerOn(page)).toBe('Enter the offer to see which pay leaves you more.');
      expect(await field(page, 'Your pay', 'Amount').inputValue()).toBe('1500');
      expect(await field(page, 'The offer', 'Amount').inputValue()).toBe('');
      expect(await field(page, 'The offer', 'Per').inputValue()).toBe('weekly');
      if (visit === 'second') break;
      await page.goBack();
      await page.waitForURL(`${inject('siteUrl')}/#**`);
    }
    await page.keyboard.type('1600');
    await page.getByText('With the offer you take home').first().waitFor();
    await page.waitForURL('**offer-salary=1600**');
    await page.reload();
    await page.getByText('With the offer you take home').first().waitFor();
    await started(page);
    expect(await focused(page)).toBe('');
    expect(await field(page, 'The offer', 'Amount').inputValue()).toBe('1600');
  });

  test('the offer has no focus where another field has it, or where the link has an offer', async ({
    newPage,
  }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/compare#salary=50000', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await field(page, 'Offer A', 'Amount').focus();
    release();
    await page.getByText('Enter the offer to see which pay leaves you more.').first().waitFor();
    expect(await focused(page)).toBe('salary');

    await page.goto('/');
    await open(page, '#salary=50000&name=Your%20pay&offer-salary=&offer-name=The%20offer');
    await page.getByText('Enter the offer to see which pay leaves you more.').first().waitFor();
    expect(await focused(page)).toBe('');
  });

  test('a salary page leads to the comparison of its salary', async ({ newPage }) => {
    const page = await newPage();
    await page.goto('/salary/50000');
    await page.getByRole('link', { name: 'Compare $50,000 with another pay' }).click();
    await expect.poll(() => focused(page)).toBe('offer-salary');
    expect(await field(page, 'Your pay', 'Amount').inputValue()).toBe('50000');
    await page.keyboard.type('60000');
    // 68% of 10,000 by the simplified set, and 12% of it.
    await page
      .getByText('With the offer you take home $6,800 more a year ($131 a week)')
      .first()
      .waitFor();
    await page.getByRole('navigation', { name: 'Calculators' }).getByText('Pay').click();
    await page.waitForURL(`${inject('siteUrl')}/#salary=50000&**`);
  });
});

test('what is entered before its script has loaded is kept, and counts once it runs', async ({
  newPage,
}) => {
  const page = await newPage();
  const release = await holdBack(page, SCRIPT);
  await page.goto('/compare', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await unfold(page);
  await enter(field(page, 'Offer B', 'Amount'), '$1,500');
  await field(page, 'Offer B', 'Per').selectOption('week');
  await superIncluded(page, 'Offer B').check();
  await optionSwitch(page, 'Non-Resident').check();
  await enter(field(page, 'Offer B', 'Hours a week'), '169');
  release();
  await page.waitForURL(
    '**/compare#offer-salary=1500&offer-cycle=weekly&offer-included=yes&options=nonResident',
  );
  expect(await field(page, 'Offer B', 'Amount').inputValue()).toBe('1500');
  expect(await field(page, 'Offer B', 'Hours a week').inputValue()).toBe('38');
});

describe('on a phone', () => {
  test('the answer stays in view, and covers no field that has the focus nor its label, with the keyboard up', async ({
    newPage,
  }) => {
    const page = await newPage({ viewport: { width: 360, height: 340 } });
    await openUnfolded(page);
    await field(page, 'Offer A', 'Amount').focus();
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      const { name, isCovered, isAnswerShown } = await page.evaluate(() => {
        const focused = document.activeElement as HTMLInputElement;
        const label = focused.labels?.[0]?.getBoundingClientRect();
        const own = (focused.closest('.affixed, label') ?? focused).getBoundingClientRect();
        const box = { top: Math.min(own.top, label?.top ?? own.top), bottom: own.bottom };
        const shown = document.querySelector('.difference')?.getBoundingClientRect();
        const bottom = shown?.bottom ?? 0;
        return {
          name: focused.name || focused.innerText,
          isCovered: box.top < bottom || box.bottom > innerHeight,
          isAnswerShown: bottom > 50 && bottom < innerHeight / 2,
        };
      });
      expect({ name, isCovered, isAnswerShown }).toEqual({
        name,
        isCovered: false,
        isAnswerShown: true,
      });
      if (name === 'want-cycle') return;
    }
    throw new Error('The Tab key does not lead to the last field.');
  });
});

test('the net pay of the year is the one row that stands out', async ({ newPage }) => {
  const page = await newPage();
  await open(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const bold = await page
      .getByRole('rowheader')
      .evaluateAll((headers) =>
        headers
          .filter((header) => Number(getComputedStyle(header).fontWeight) > 400)
          .map((header) => header.textContent),
      );
    expect(bold, `${width} px wide`).toEqual(['Take-home pay']);
  }
});

test('the whole page can be used with the keyboard alone', async ({ newPage }) => {
  const page = await newPage();
  await open(page);
  const focusedName = () =>
    page.evaluate(() => {
      const { type, name, value, innerText } = document.activeElement as HTMLInputElement;
      return type === 'checkbox' ? value : name || innerText;
    });
  await tabTo(page, 'salary', focusedName);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('40');
  await tabTo(page, 'cycle', focusedName);
  await page.keyboard.type('hour');
  await tabTo(page, 'offer-salary', focusedName);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('89600');
  await tabTo(page, 'offer-included', focusedName);
  await page.keyboard.press('ArrowRight');
  // 89,600 ÷ 1.12 is 80,000.
  expect(await answerOn(page)).toBe(
    'With Offer B you take home $653 more a year ($13 a week), and $115 more goes into your super. For each hour that is $0.33 more.',
  );
  await tabTo(page, 'Tax year and options: 2025-26', focusedName);
  await page.keyboard.press('Enter');
  await tabTo(page, 'noPrivateHospitalCover', focusedName);
  await page.keyboard.press('Space');
  expect(await optionSwitch(page, 'No Private Hospital Cover').isChecked()).toBe(true);
});
