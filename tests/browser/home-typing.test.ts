/** Typing into the fields of the calculator, as a person on a phone or at a keyboard does: docs/product.md, Home page. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { openWithTimeStopped } from '../support/driven-page.ts';
import {
  enter,
  figuresFollowed,
  holdBack,
  optionSwitch,
  press,
  radixTaxYearSelect,
  readFigures,
  salaryField,
  superField,
  test,
} from './calculator-page.ts';
import { expectedFigures } from './expected-figures.ts';

const AT_REST = expectedFigures({ annualSalary: 80_000, taxYear: '2025-26' });

/** How long a pause is, in milliseconds, after which a doubtful amount is asked about. */
const PAUSE_MS = 1_000;

describe('a text field', () => {
  test('is replaced by what is typed after a click', async ({ page }) => {
    await salaryField(page).click();
    await page.keyboard.type('95000');
    expect(await salaryField(page).inputValue()).toBe('95000');
    await enter(superField(page), '9');
    await salaryField(page).click();
    await superField(page).click();
    await page.keyboard.type('12.5');
    expect(await superField(page).inputValue()).toBe('12.5');
  });

  test('is replaced by what is typed after a tap', async ({ newPage }) => {
    const page = await newPage({ hasTouch: true, viewport: { width: 360, height: 740 } });
    await page.goto('/');
    await radixTaxYearSelect(page).waitFor();
    await salaryField(page).tap();
    await page.keyboard.type('95000');
    expect(await salaryField(page).inputValue()).toBe('95000');
  });

  test('is replaced by what is typed after a click on its label, or when a key has led to it', async ({
    page,
  }) => {
    await page.locator('label', { hasText: 'Gross Annual Salary (AUD)' }).click();
    await page.keyboard.type('95000');
    expect(await salaryField(page).inputValue()).toBe('95000');
    await page.getByRole('radio', { name: 'Annually' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('96000');
    expect(await salaryField(page).inputValue()).toBe('96000');
  });

  test('takes the caret where the second click is', async ({ page }) => {
    await clickAtEnd(salaryField(page));
    expect(await selectedText(salaryField(page))).toBe('80000');
    await clickAtEnd(salaryField(page));
    expect(await selectedText(salaryField(page))).toBe('');
    await page.keyboard.type('0');
    expect(await salaryField(page).inputValue()).toBe('800000');
  });

  test('takes the caret where it is clicked after keys', async ({ page }) => {
    await page.getByRole('radio', { name: 'Annually' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await clickAtEnd(salaryField(page));
    await page.keyboard.type('0');
    expect(await salaryField(page).inputValue()).toBe('800000');
  });

  test('keeps the part that is selected by dragging over it', async ({ page }) => {
    const box = await salaryField(page).boundingBox();
    if (box === null) throw new Error('The salary field has no box');
    await page.mouse.move(box.x + 1, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 36, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    const selected = await selectedText(salaryField(page));
    expect(selected).not.toBe('');
    expect(selected).not.toBe('80000');
  });

  test('has a Done key, which sends the keyboard away', async ({ page }) => {
    for (const field of [salaryField(page), superField(page)]) {
      expect(await field.getAttribute('enterkeyhint')).toBe('done');
      await field.click();
      await field.press('Enter');
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(false);
    }
  });
});

describe('with the keyboard of a phone up', () => {
  test('the browser is asked to make the page lower, on the home page alone', async ({ page }) => {
    const viewport = () => page.locator('meta[name=viewport]').getAttribute('content');
    expect(await viewport()).toContain('interactive-widget=resizes-content');
    await page.goto('/salary/80000');
    expect(await viewport()).toBe('width=device-width,initial-scale=1');
  });

  for (const field of ['salary', 'weekly salary', 'hourly salary'] as const) {
    test(`the ${field}, its pay cycle and the net pay are all in view`, async ({ newPage }) => {
      const page = await newPage({ hasTouch: true, viewport: { width: 360, height: 740 } });
      await page.goto('/');
      if (field === 'weekly salary') await press(page, ['Weekly']);
      if (field === 'hourly salary') await press(page, ['Hourly']);
      await salaryField(page).tap();
      await page.setViewportSize({ width: 360, height: 340 });
      await page.keyboard.type('1850');
      const net = await page.locator('.answer strong').innerText();
      for (const part of [
        page.getByRole('group', { name: 'Pay cycle' }),
        salaryField(page),
        page.locator('.answer').getByText(net),
      ]) {
        expect(await isInView(part), String(part)).toBe(true);
      }
      expect(
        await page.getByRole('heading', { name: 'Australian Pay Calculator', level: 1 }).count(),
      ).toBe(1);
      expect(await page.getByText('Tax year 2025-26').count()).toBe(1);
    });
  }
});

describe('what is refused', () => {
  test('of a salary is said, and of what only marks it nothing', async ({ page }) => {
    for (const { typed, said } of [
      { typed: '$95,000 ', said: '' },
      { typed: '95k', said: '' },
      { typed: '85000.50', said: 'Cents are left out. $85,000 a year' },
      { typed: '85.5k', said: '' },
      { typed: '-95', said: 'Use numbers only, such as 1318.' },
      { typed: 'lots', said: 'Use numbers only, such as 1318.' },
      { typed: '9007199254740992', said: 'Too large to calculate. Counts as $0.' },
    ]) {
      await enter(salaryField(page), typed);
      expect(await saidBy(salaryField(page)), typed).toBe(said);
      await press(page, ['Reset']);
    }
  });

  test('of a super rate is said, with the rate that counts', async ({ page }) => {
    for (const { from, typed, said } of [
      { from: '12', typed: '55', said: 'Maximum 50%. Still using 12%.' },
      { from: '', typed: '55', said: 'Maximum 50%. Still using 12%.' },
      { from: '9.5', typed: '99', said: 'Maximum 50%. Still using 9.5%.' },
      { from: '', typed: '1.2.3', said: 'Only the first dot counts. Using 1.2%.' },
      { from: '', typed: '11x', said: 'Only digits and a dot count. Using 11%.' },
      { from: '', typed: '11 %', said: '' },
      { from: '', typed: '.', said: '' },
    ]) {
      await enter(superField(page), from);
      await enter(superField(page), typed);
      expect(await saidBy(superField(page)), `${typed} after '${from}'`).toBe(said);
    }
  });

  test('is said politely, in the description of the field, until the text is right', async ({
    page,
  }) => {
    await salaryField(page).click();
    await page.keyboard.type('85000x');
    const status = statusOf(salaryField(page));
    const description = await salaryField(page).getAttribute('aria-describedby');
    expect(await page.locator(`#${description}`).getByRole('status').count()).toBe(1);
    expect(await status.innerText()).toBe('Use numbers only, such as 1318.');
    await page.keyboard.type('5');
    expect(await saidBy(salaryField(page))).toBe('');
  });

  test('gives way to what the next key leaves out', async ({ page }) => {
    await salaryField(page).click();
    await page.keyboard.type('1318x');
    expect(await saidBy(salaryField(page))).toBe('Use numbers only, such as 1318.');
    await page.keyboard.type('.4');
    expect(await saidBy(salaryField(page))).toBe('Cents are left out. $1,318 a year');
  });

  test('is said once, however many letters are typed', async ({ page }) => {
    await salaryField(page).click();
    await statusOf(salaryField(page)).evaluate((status) => {
      const spoken: string[] = [];
      Object.assign(window, { spoken });
      new MutationObserver(() => spoken.push(status.textContent)).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.keyboard.type('abc');
    expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toEqual([
      'Use numbers only, such as 1318.',
    ]);
  });

  test('is forgotten by Reset, and has the rate of the year', async ({ page }) => {
    await page.goto('/#year=2020-21');
    await enter(superField(page), '55');
    expect(await saidBy(superField(page))).toBe('Maximum 50%. Still using 9.5%.');
    await enter(superField(page), '12');
    await enter(superField(page), '55');
    await press(page, ['Reset']);
    expect(await saidBy(superField(page))).toBe('');
  });
});

describe('a salary', () => {
  for (const { cycle, text, annual, said } of [
    { cycle: 'Weekly', text: '1318.40', annual: 1_318.4 * 52, said: '' },
    { cycle: 'Monthly', text: '5,711.99', annual: 5_711.99 * 12, said: '' },
    { cycle: 'Annually', text: '100000.00', annual: 100_000, said: 'Cents are left out.' },
    { cycle: 'Annually', text: '$ 40k', annual: 40_000, said: '' },
    { cycle: 'Annually', text: '85.5K', annual: 85_500, said: '' },
    { cycle: 'Weekly', text: '1.5k', annual: 1_500 * 52, said: '' },
  ]) {
    test(`of '${text}' ${cycle} is the same typed, pasted and opened from its link`, async ({
      page,
    }) => {
      const figures = expectedFigures({ annualSalary: annual, taxYear: '2025-26' });
      const field = salaryField(page);
      await press(page, [cycle]);
      await field.click();
      await page.keyboard.type(text);
      expect(await readFigures(page)).toEqual(figures);
      expect((await saidBy(field)).startsWith(said)).toBe(true);
      const kept = await field.inputValue();
      expect(kept).toBe(text.replaceAll(/[$, ]/g, ''));

      await enter(field, '');
      await page.keyboard.insertText(text);
      expect(await readFigures(page)).toEqual(figures);
      expect(await field.inputValue()).toBe(kept);

      await page.waitForURL((url) => url.hash.startsWith(`#salary=${kept}`));
      await page.reload();
      await radixTaxYearSelect(page).waitFor();
      expect(await field.inputValue()).toBe(kept);
      expect(await readFigures(page)).toEqual(figures);
      expect((await saidBy(field)).startsWith(said)).toBe(true);
    });
  }

  test('of a year with cents is the same dollars at each of their keys, and the caret stays at the key', async ({
    page,
  }) => {
    const field = salaryField(page);
    await field.click();
    await page.keyboard.type('1318');
    const figures = await readFigures(page);
    for (const key of '.40') {
      await page.keyboard.press(key);
      expect(await readFigures(page)).toEqual(figures);
    }
    expect(await field.inputValue()).toBe('1318.40');
    // From behind '13': a letter is refused there, a digit is not.
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('x9');
    expect(await field.inputValue()).toBe('13918.40');
    expect(await caretOf(field)).toBe(3);
    // It ends the number, so it takes what follows.
    await page.keyboard.press('k');
    expect(await field.inputValue()).toBe('139k');
    expect(await caretOf(field)).toBe(4);
  });

  test('that is typed before the script has started is read as later', async ({ newPage }) => {
    for (const [text, annual] of [
      ['$1,318.40', 1_318],
      ['85.5k', 85_500],
    ] as const) {
      const page = await newPage();
      const release = await holdBack(page, /\/assets\/.*\.js/);
      await page.goto('/', { waitUntil: 'commit' });
      await salaryField(page).fill(text);
      release();
      await radixTaxYearSelect(page).waitFor();
      await expect
        .poll(() => readFigures(page))
        .toEqual(expectedFigures({ annualSalary: annual, taxYear: '2025-26' }));
      expect(await salaryField(page).inputValue()).toBe(text.replaceAll(/[$,]/g, ''));
    }
  });
});

describe('an amount that is likely of another pay cycle', () => {
  test('is asked about, and put right by one click', async ({ newPage }) => {
    const page = await newPage();
    await openWithTimeStopped(page);
    for (const { cycle, amount, asked, annual } of [
      {
        cycle: 'Weekly',
        amount: '80000',
        asked: '$80,000 a week? Switch to annually',
        annual: 80_000,
      },
      {
        cycle: 'Monthly',
        amount: '95000',
        asked: '$95,000 a month? Switch to annually',
        annual: 95_000,
      },
      {
        cycle: 'Fortnightly',
        amount: '78000',
        asked: '$78,000 a fortnight? Switch to annually',
        annual: 78_000,
      },
      {
        cycle: 'Hourly',
        amount: '1318',
        asked: '$1,318 an hour? Switch to weekly',
        annual: 68_536,
      },
      { cycle: 'Annually', amount: '41', asked: '$41 a year? Switch to hourly', annual: 81_016 },
      { cycle: 'Annually', amount: '900', asked: '$900 a year? Switch to weekly', annual: 46_800 },
      {
        cycle: 'Annually',
        amount: '4500',
        asked: '$4,500 a year? Switch to monthly',
        annual: 54_000,
      },
    ]) {
      await press(page, [cycle]);
      await enter(salaryField(page), amount);
      expect(await saidBy(salaryField(page)), asked).toBe('');
      await page.clock.runFor(PAUSE_MS);
      expect(await saidBy(salaryField(page))).toBe(asked);
      await page.getByRole('button', { name: 'Switch to' }).click();
      expect(await salaryField(page).inputValue()).toBe(amount);
      await page.clock.runFor(PAUSE_MS);
      expect(await readFigures(page)).toEqual(
        expectedFigures({ annualSalary: annual, taxYear: '2025-26' }),
      );
      expect(await saidBy(salaryField(page))).toBe('');
      expect(
        await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.checked),
      ).toBe(true);
    }
  });

  test('is not one that is usual for its own cycle', async ({ newPage }) => {
    const page = await newPage();
    await openWithTimeStopped(page);
    for (const { cycle, amount } of [
      { cycle: 'Weekly', amount: '19999' },
      { cycle: 'Monthly', amount: '39999' },
      { cycle: 'Annually', amount: '5000' },
      { cycle: 'Annually', amount: '14' },
      { cycle: 'Hourly', amount: '199' },
      { cycle: 'Annually', amount: '15000000' },
      { cycle: 'Weekly', amount: '1000000' },
    ]) {
      await press(page, [cycle]);
      await enter(salaryField(page), amount);
      await page.clock.runFor(PAUSE_MS);
      expect(await saidBy(salaryField(page)), `${amount} ${cycle}`).toBe('');
    }
  });

  test('is asked about in a shared link too', async ({ newPage }) => {
    const page = await newPage();
    await page.goto('/#salary=80000&cycle=weekly');
    await page.getByRole('button', { name: 'Switch to annually' }).click();
    expect(await readFigures(page)).toEqual(AT_REST);
  });
});

describe('without a salary', () => {
  for (const { why, salary } of [
    { why: 'an empty field', salary: '' },
    { why: 'a salary that is too large', salary: '9007199254740992' },
  ]) {
    test(`${why} has an answer that says what to do, and dashes for its figures`, async ({
      page,
    }) => {
      await enter(salaryField(page), salary);
      expect(await shownAnswer(page)).toBe('Enter your gross pay to see what you take home.');
      expect(await colourOf(page, '.figures dd')).toBe('rgba(0, 0, 0, 0)');
      expect(await colourOf(page, '.pay-table tbody td')).toBe('rgba(0, 0, 0, 0)');
      await enter(salaryField(page), '95000');
      expect(await shownAnswer(page)).toContain('$73,812');
      expect(await colourOf(page, '.figures dd')).not.toBe('rgba(0, 0, 0, 0)');
    });
  }

  test('a salary of 0 dollars is a salary', async ({ page }) => {
    await enter(salaryField(page), '0');
    expect(await shownAnswer(page)).toContain('$0');
  });
});

describe('before the script has started', () => {
  const SCRIPT = /\/assets\/.*\.js/;

  test('Reset puts back what was typed and switched before', async ({ newPage }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/', { waitUntil: 'commit' });
    await enter(salaryField(page), '2500');
    await page.getByRole('radio', { name: 'Weekly' }).check();
    await optionSwitch(page, 'Non-Resident').check();
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(await salaryField(page).inputValue()).toBe('80000');
    expect(await page.getByRole('radio', { name: 'Annually' }).isChecked()).toBe(true);
    expect(await optionSwitch(page, 'Non-Resident').isChecked()).toBe(false);
    release();
    await radixTaxYearSelect(page).waitFor();
    expect(await readFigures(page)).toEqual(AT_REST);
    expect(page.url()).toBe(`${inject('siteUrl')}/`);
  });

  test('Enter in a field sends nothing', async ({ newPage }) => {
    const page = await newPage();
    const release = await holdBack(page, SCRIPT);
    await page.goto('/', { waitUntil: 'commit' });
    await enter(salaryField(page), '2500');
    await salaryField(page).press('Enter');
    release();
    await page.waitForURL('/#salary=2500');
  });
});

/** The live region in the description of `field`. */
function statusOf(field: Locator): Locator {
  // The description follows the box of the field.
  return field.locator('xpath=../following-sibling::*[1]').getByRole('status');
}

async function saidBy(field: Locator): Promise<string> {
  await field.page().evaluate(figuresFollowed);
  return (await statusOf(field).textContent()) ?? '';
}

function caretOf(field: Locator): Promise<number | null> {
  return field.evaluate((input: HTMLInputElement) => input.selectionEnd);
}

async function clickAtEnd(field: Locator): Promise<void> {
  const box = await field.boundingBox();
  await field.click({ position: { x: (box?.width ?? 0) - 4, y: 10 } });
}

function selectedText(field: Locator): Promise<string> {
  return field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
}

/** Whether all of `part` is in the window, and nothing covers its middle. */
function isInView(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      top >= 0 &&
      bottom <= innerHeight &&
      met !== null &&
      (element.contains(met) || met.contains(element))
    );
  });
}

/** The texts at the place of the answer. */
function shownAnswer(page: Page): Promise<string> {
  return page.locator('.answer-place').innerText();
}

function colourOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(`.results ${selector}`)
    .first()
    .evaluate((figure) => getComputedStyle(figure).color);
}
