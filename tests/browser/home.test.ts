/** The home page: its figures follow each kind of control. tests/pages/home and tests/words have its texts and figures. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { openWithTimeStopped, settled, unfold } from '../support/driven-page.ts';
import {
  enter,
  figureOf,
  open,
  optionSwitch,
  salaryField,
  superField,
  taxYearSelect,
  test,
  watchPlaces,
} from './calculator-page.ts';

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const cycle = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

describe('a key', () => {
  test('is answered in its frame, and the rest follows', async ({ page }) => {
    const answer = page.locator('#salary-hint, .answer > :not(.bar)');
    for (const salary of ['1', '54321']) {
      const first = await answer.evaluateAll(
        (parts, salary) =>
          new Promise<string[]>((resolve) => {
            requestAnimationFrame(() =>
              resolve(parts.map((part) => (part as HTMLElement).innerText)),
            );
            document.querySelector<HTMLInputElement>('[name=salary]')?.select();
            document.execCommand('insertText', false, salary);
          }),
        salary,
      );
      await page.evaluate(settled);
      expect(await answer.allInnerTexts(), salary).toEqual(first);
    }
    expect(await figureOf(page, 'Gross Annual Salary')).toBe('$54,321');
  });

  test.for([
    ['a switch counts with it', '[value=nonResident]', '$67,500'],
    ['Reset is the last word', '[type=reset]', '$63,612'],
  ] as const)('is followed in its frame: %s', async ([, control, net], { page }) => {
    await page.evaluate((selector) => {
      document.querySelector<HTMLInputElement>('[name=salary]')?.select();
      document.execCommand('insertText', false, '100000');
      document.querySelector<HTMLElement>(selector)?.click();
    }, control);
    expect(await figureOf(page, 'Net Annual Salary')).toBe(net);
  });

  test('counts with others in its frame, a dot among them', async ({ page }) => {
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('[name=super]')?.select();
      for (const key of '12.5') document.execCommand('insertText', false, key);
    });
    expect(await superField(page).inputValue()).toBe('12.5');
    expect(await figureOf(page, 'Super annual contribution')).toBe('$10,000');
  });
});

test('the pay cycle titles the card, labels the field and multiplies the amount, which stays', async ({
  page,
}) => {
  await enter(salaryField(page), '123');
  for (const [name, gross, period] of [
    ['Hourly', '$243,048', 'week'],
    ['Monthly', '$1,476', 'month'],
  ] as const) {
    await cycle(page, name).check();
    const title = `Gross ${name} Pay`;
    expect(await page.getByRole('heading', { name: title, exact: true }).count()).toBe(1);
    expect(await textbox(page, title).inputValue()).toBe('123');
    expect(await salaryField(page).getAttribute('inputmode')).toBe('decimal');
    expect(await textbox(page, 'Hours a week').count(), name).toBe(name === 'Hourly' ? 1 : 0);
    expect(await figureOf(page, 'Gross Annual Salary')).toBe(gross);
    const answer = await page.locator('.answer p').first().textContent();
    expect(answer).toContain(`a ${period} after tax`);
    // Its column of the table is set off.
    const bold = await page
      .locator('.comprehensive [scope=col]')
      .evaluateAll((all) =>
        all
          .filter((cell) => getComputedStyle(cell).fontWeight === '700')
          .map(({ textContent }) => textContent),
      );
    expect(bold).toEqual([name === 'Hourly' ? 'Weekly' : name]);
  }
});

test('the super rate is that of the chosen year, as its placeholder, help and the heading say, until another is entered', async ({
  page,
}) => {
  const field = superField(page);
  await taxYearSelect(page, 'button').click();
  await page.getByRole('option', { name: '2020-21' }).click();
  await expect.poll(() => page.locator('h1 + p').textContent()).toContain('Tax year 2020-21');
  expect(await field.getAttribute('placeholder')).toBe('9.5');
  const help = page.locator(`#${await field.getAttribute('aria-describedby')}`);
  expect(await help.textContent()).toContain('2020-21');
  expect(await figureOf(page, 'Super annual contribution')).toBe('$7,600');
});

test('the new answer is announced politely, once typing pauses', async ({ newPage }) => {
  const page = await newPage();
  await openWithTimeStopped(page);
  const announcement = page.locator('#calculator > [role=status]');
  expect(await announcement.textContent()).toBe('');
  await salaryField(page).fill('9');
  await page.clock.runFor(999);
  await salaryField(page).fill('90000');
  await page.clock.runFor(999);
  expect(await announcement.textContent()).toBe('');
  await page.clock.runFor(1);
  expect(await announcement.textContent()).toContain('$70,412 a year');
});

describe('a switch', () => {
  test('that excludes others turns them off, disables them and says why in its description', async ({
    page,
  }) => {
    const [workingHoliday, loan] = [
      optionSwitch(page, 'Working Holiday Visa'),
      optionSwitch(page, 'Student Loan (HELP, VET, SSL, TSL, SFSS)'),
    ];
    await loan.check();
    expect(await descriptionOf(workingHoliday)).toBe('');
    await workingHoliday.check();
    expect(await descriptionOf(workingHoliday)).not.toBe('');
    expect([await loan.isChecked(), await loan.isDisabled()]).toEqual([false, true]);
    expect(await descriptionOf(loan)).toContain('Working Holiday Visa');
    await loan.click({ force: true });
    expect(await page.getByRole('switch', { checked: true }).count()).toBe(1);
    await workingHoliday.uncheck();
    expect(await loan.isDisabled()).toBe(false);
    expect(await descriptionOf(loan)).toBe('');
  });

  test.for(['siteUrl', 'legislatedSiteUrl'] as const)(
    'of the %s does not move as it is pressed, nor does what is above it',
    async (site, { newPage }) => {
      const page = await newPage({ viewport: { width: 360, height: 740 } });
      await open(page, inject(site));
      await unfold(page);
      const switches = await page.locator('.options').getByRole('switch').all();
      expect(switches).toHaveLength(7);
      for (const option of switches) {
        for (let presses = 0; presses < 2; presses++) {
          await watchPlaces(option);
          // Nobody has scrolled to the cards.
          await option.dispatchEvent('click');
          await page.evaluate(settled);
          expect(await page.evaluate(() => window.moved()), String(option)).toEqual([]);
        }
      }
    },
  );
});

test('the bar and the curve are drawn anew, and the brackets say so', async ({ page }) => {
  const curve = page.locator('.income-curve path.net:not(.area)');
  const before = await curve.getAttribute('d');
  await enter(salaryField(page), '120000');
  await optionSwitch(page, 'Non-Resident').check();
  await page.getByText('All of $120,000 is taxed at 32.5%.').waitFor();
  expect(await page.locator('.pay-bar path').count()).toBe(2);
  expect(await curve.getAttribute('d')).not.toBe(before);
});

test('the slider reads any salary by keys, and a new salary takes the mark back', async ({
  newPage,
}) => {
  const page = await newPage();
  // The slider is live once the code of the cards is there.
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(settled);
  const slider = page.getByRole('slider', { name: 'Take-home pay and tax rates by income' });
  const marked = page.locator('.income-curve li').first();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => marked.textContent()).toContain('of $80,500');
  await page.keyboard.press('End');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^\$100,000: /);
  // The pay that it reads is not the visitor's own.
  expect(await page.locator('.answer strong').textContent()).toBe('$63,612');
  await enter(salaryField(page), '90000');
  await expect.poll(() => marked.textContent()).toContain('of $90,000');
});

test('on a phone and in large text, figures are of 14 px or more and whole', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 360, height: 740 } });
  await open(page, '/#salary=7500000');
  for (const size of ['100%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
    const figures = await looksOf(page.locator('.results :is(dd:not(.note), tbody td):visible'));
    // Of the table, a narrow card shows two columns.
    expect(figures.length).toBeGreaterThan(25);
    expect(figures.filter(({ size, lines }) => size < 14 || lines > 1)).toEqual([]);
  }
});

test.for([
  ['siteUrl', 5_000],
  ['siteUrl', 15_000_000],
  ['legislatedSiteUrl', 80_000],
  ['legislatedSiteUrl', 15_000_000],
] as const)(
  'of %s, all pays of %d are in view at once on a phone, in one piece and 16 px or larger',
  async ([site, amount], { newPage }) => {
    const page = await newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(`${inject(site)}/salary/${amount}`);
    // Tax time, a sentence, follows them.
    const pays = await looksOf(page.locator('.answer :is(strong, dl > :nth-child(-n + 4) dd)'));
    expect(pays).toHaveLength(5);
    for (const { bottom, lines, right, size } of pays) {
      expect(lines).toBe(1);
      expect(Math.max(bottom - 740, right - 360, 16 - size)).toBeLessThanOrEqual(0);
    }
  },
);

test('the take-home pay is the largest text of home and salary pages', async ({ page }) => {
  for (const path of ['/', '/salary/80000']) {
    await page.goto(path);
    const largest = await page.evaluate(() => {
      const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      const texts = [...document.querySelectorAll('main :not(svg *)')].filter(
        (element) => element.textContent,
      );
      return texts.sort((a, b) => size(b) - size(a))[0]?.textContent;
    });
    expect(largest).toBe('$63,612');
  }
});

/** The text that describes the switch to screen readers. */
function descriptionOf(option: Locator): Promise<string> {
  return option.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );
}

/** The lines that each figure is on, where they end, and the size of its text, in CSS pixels. */
function looksOf(figures: Locator) {
  return figures.evaluateAll((all) =>
    all.map((figure) => {
      const range = document.createRange();
      range.selectNodeContents(figure);
      const boxes = [...range.getClientRects()];
      return {
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
        lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
        right: Math.max(...boxes.map(({ right }) => right)),
        size: Number.parseFloat(getComputedStyle(figure).fontSize),
      };
    }),
  );
}
