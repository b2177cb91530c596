/**
 * The fields of the calculator: the texts that they accept and refuse, their messages, and that figures follow.
 * tests/words/entered-text.test.ts has every kind of text.
 */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { simplified } from '../../src/pay/index.ts';
import { openWithTimeStopped } from '../support/driven-page.ts';
import {
  chooseTaxYear,
  enter,
  optionSwitch,
  press,
  readFigures,
  salaryField,
  shownTaxYear,
  superField,
  test,
} from './calculator-page.ts';
import { expectedFigures } from './expected-figures.ts';

const FOUR_HUNDRED_DIGITS = '9'.repeat(400);

describe('the salary field', () => {
  test('holds 80000 and asks a phone for its number pad', async ({ page }) => {
    expect(await salaryField(page).inputValue()).toBe('80000');
    expect(await salaryField(page).getAttribute('inputmode')).toBe('numeric');
  });

  test('keeps the numbers of a text, and counts what is not too large', async ({ page }) => {
    for (const { entered, kept, salary } of [
      { entered: '$85,000.50', kept: '85000.50', salary: 85_000 },
      { entered: 'abc', kept: '', salary: 0 },
      { entered: '<b>1</b>&amp;', kept: '1', salary: 1 },
      { entered: '9007199254740991', kept: '9007199254740991', salary: 9_007_199_254_740_991 },
      { entered: FOUR_HUNDRED_DIGITS, kept: FOUR_HUNDRED_DIGITS, salary: 0 },
    ]) {
      await enter(salaryField(page), entered);
      expect(await salaryField(page).inputValue()).toBe(kept);
      expect(await readFigures(page), short(entered)).toEqual(
        expectedFigures({ annualSalary: salary, taxYear: '2025-26' }),
      );
      await expectCleanWords(page);
    }
  });

  test('drops each letter as it is typed', async ({ page }) => {
    await enter(salaryField(page), '');
    await salaryField(page).pressSequentially('$6x5,0a0 0.');
    expect(await salaryField(page).inputValue()).toBe('65000.');
  });

  test('leaves the caret where it was when it drops what was typed', async ({ page }) => {
    const field = salaryField(page);
    await field.press('Home');
    await field.press('ArrowRight');
    for (const key of ['x', ',', '5', '-', '3']) await field.press(key);
    expect(await field.inputValue()).toBe('8530000');
    for (const key of ['Backspace', 'Delete']) await field.press(key);
    expect(await field.inputValue()).toBe('85000');
  });

  test('shows the salary in dollars a year', async ({ page }) => {
    const meaning = page.locator(`#${await salaryField(page).getAttribute('aria-describedby')}`);
    await enter(salaryField(page), '123456');
    expect(await meaning.textContent()).toBe('$123,456 a year');
    await press(page, ['Weekly']);
    expect(await meaning.textContent()).toBe('$6,419,712 a year');
  });
});

describe('the pay cycle', () => {
  test('is Annually at first, the last of Hourly, Weekly, Fortnightly, Monthly, Annually', async ({
    page,
  }) => {
    const radios = page.getByRole('group', { name: 'Pay cycle' }).getByRole('radio');
    expect(
      await radios.evaluateAll((all) =>
        (all as HTMLInputElement[]).map(({ labels, checked }) => [
          labels?.[0]?.textContent,
          checked,
        ]),
      ),
    ).toEqual([
      ['Hourly', false],
      ['Weekly', false],
      ['Fortnightly', false],
      ['Monthly', false],
      ['Annually', true],
    ]);
  });

  test('titles the card, labels the field and multiplies the amount', async ({ page }) => {
    for (const { cycle, name, periods } of [
      { cycle: 'Hourly', name: 'Gross Hourly Pay', periods: 38 * 52 },
      { cycle: 'Weekly', name: 'Gross Weekly Pay', periods: 52 },
      { cycle: 'Fortnightly', name: 'Gross Fortnightly Pay', periods: 26 },
      { cycle: 'Monthly', name: 'Gross Monthly Pay', periods: 12 },
      { cycle: 'Annually', name: 'Gross Annual Salary (AUD)', periods: 1 },
    ]) {
      await page.getByRole('radio', { name: cycle, exact: true }).check();
      expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(1);
      await enter(page.getByRole('textbox', { name, exact: true }), '1234');
      expect(await readFigures(page), cycle).toEqual(
        expectedFigures({ annualSalary: 1234 * periods, taxYear: '2025-26' }),
      );
    }
  });

  test('can change from each cycle to each other without changing the amount entered', async ({
    page,
  }) => {
    for (const [cycle, gross] of [
      ['Weekly', '$4,160,000'],
      ['Monthly', '$960,000'],
      ['Weekly', '$4,160,000'],
      ['Annually', '$80,000'],
      ['Fortnightly', '$2,080,000'],
      ['Hourly', '$158,080,000'],
      ['Annually', '$80,000'],
    ] as const) {
      await press(page, [cycle]);
      expect((await readFigures(page)).taxBreakdown['Gross Annual Salary']).toBe(gross);
      expect(await salaryField(page).inputValue()).toBe('80000');
    }
  });
});

describe('an hourly rate', () => {
  test('takes cents and hours a week, which a link keeps', async ({ page }) => {
    await page.getByRole('radio', { name: 'Hourly', exact: true }).check();
    const rate = page.getByRole('textbox', { name: 'Gross Hourly Pay', exact: true });
    expect(await rate.getAttribute('inputmode')).toBe('decimal');
    await enter(rate, '41.20');
    const hours = page.getByRole('textbox', { name: 'Hours a week', exact: true });
    expect(await hours.inputValue()).toBe('38');
    await enter(hours, '32');
    const expected = expectedFigures({ annualSalary: 41.2 * 32 * 52, taxYear: '2025-26' });
    expect(await readFigures(page)).toEqual(expected);
    expect(await page.locator('#salary-hint').textContent()).toBe('$68,557 a year');
    await enter(hours, '169');
    expect(await hours.inputValue()).toBe('32');
    expect(await page.locator('#hours-hint [role=status]').textContent()).toBe(
      'Maximum 168. Still using 32.',
    );
    await page.waitForURL('/#salary=41.20&cycle=hourly&hours=32');
    await page.reload();
    expect(await readFigures(page)).toEqual(expected);
    await page.getByRole('link', { name: 'Compare with another offer' }).click();
    const field = (name: string) => page.locator(`[name=${name}]`).inputValue();
    await expect.poll(() => field('salary')).toBe('41.20');
    expect([await field('cycle'), await field('hours')]).toEqual(['hourly', '32']);
  });

  test('has two decimals, and says so', async ({ page }) => {
    await page.goto('/#cycle=hourly');
    await enter(salaryField(page), '41.205');
    expect(await page.locator('#salary-hint [role=status]').textContent()).toBe(
      'Only two decimals count.',
    );
    expect(await page.locator('#salary-hint').textContent()).toContain('$81,411 a year');
  });

  test('asks for hours only where pay is by the hour', async ({ page }) => {
    const hours = page.getByRole('textbox', { name: 'Hours a week', exact: true });
    expect(await hours.count()).toBe(0);
    await press(page, ['Hourly']);
    expect(await hours.count()).toBe(1);
    await press(page, ['Fortnightly']);
    expect(await hours.count()).toBe(0);
  });
});

describe('the custom superannuation rate', () => {
  test('is that of the year by default, as its placeholder, its help and the heading say', async ({
    page,
  }) => {
    for (const { label, description, superannuation } of simplified.taxYears) {
      const percent = `${(superannuation.guarantee.rate * 100).toFixed(1)}`;
      await chooseTaxYear(page, label);
      const field = superField(page);
      expect(await field.getAttribute('placeholder')).toBe(percent);
      const help = page.locator(`#${await field.getAttribute('aria-describedby')}`);
      expect(await help.textContent()).toBe(
        `Leave empty to use the default rate for ${label}. Maximum 50%.`,
      );
      const heading = page.getByRole('heading', { name: 'Australian Pay Calculator', level: 1 });
      expect(await heading.locator('xpath=following-sibling::p').innerText()).toBe(
        `Tax year ${label} ${description}`,
      );
      expect(await shownTaxYear(page)).toContain(`${label} (${percent}%`);
    }
  });

  test('shows a % after the field', async ({ page }) => {
    const suffix = superField(page).locator('xpath=following-sibling::*');
    expect(await suffix.innerText()).toBe('%');
  });

  test('holds a rate up to 50, by which the gross counts, and keeps it where the next text is refused', async ({
    page,
  }) => {
    for (const { from = '', entered, kept, rate } of [
      { entered: '11.25', kept: '11.25', rate: 0.1125 },
      { from: '11', entered: '50.1', kept: '11', rate: 0.11 },
      { from: '11', entered: '', kept: '' },
      { from: '11', entered: '.', kept: '.' },
      { entered: '1.2.3', kept: '1.2.3', rate: 0.012 },
    ] as Entry[]) {
      await enter(superField(page), from);
      await enter(superField(page), entered);
      expect(await superField(page).inputValue(), `'${entered}' after '${from}'`).toBe(kept);
      expect(await readFigures(page), `'${entered}' after '${from}'`).toEqual(
        expectedFigures({ annualSalary: 80_000, taxYear: '2025-26', customSuperRate: rate }),
      );
      await expectCleanWords(page);
    }
  });

  test('refuses the digit that would pass 50 and keeps the caret', async ({ page }) => {
    const field = superField(page);
    await field.pressSequentially('50.15');
    expect(await field.inputValue()).toBe('50.');
    await enter(field, '12');
    await field.press('ArrowLeft');
    for (const key of ['9', '.', '5']) await field.press(key);
    expect(await field.inputValue()).toBe('1.52');
  });

  test('emptied, gives way to the default of the chosen year', async ({ page }) => {
    await enter(superField(page), '20');
    await chooseTaxYear(page, '2020-21');
    const superOf = async () => (await readFigures(page)).takeHomePay['Super annual contribution'];
    expect(await superOf()).toBe('$16,000');
    await enter(superField(page), '');
    expect(await superOf()).toBe('$7,600');
  });
});

describe('results', () => {
  test('show a surcharge and a student loan repayment in the Tax Breakdown only above 0', async ({
    page,
  }) => {
    await press(page, ['No Private Hospital Cover', 'Student Loan (HELP, VET, SSL, TSL, SFSS)']);
    const rows = async (salary: string) => {
      await enter(salaryField(page), salary);
      const { taxBreakdown, comprehensive } = await readFigures(page);
      return {
        breakdown: Object.keys(taxBreakdown),
        table: Object.keys(comprehensive),
      };
    };
    const neither = {
      breakdown: [
        'Gross Annual Salary',
        'Income Tax',
        'Medicare Levy (2%)',
        'Total Tax',
        'Net Annual Salary',
      ],
      table: [
        'Gross Income',
        'Superannuation',
        'Total Tax',
        'Income Tax',
        'Medicare Levy',
        'Medicare Levy Surcharge',
        'Take Home Pay',
      ],
    };
    expect(await rows('51549')).toEqual(neither);
    expect(await rows('51550')).toEqual({
      breakdown: neither.breakdown.toSpliced(3, 0, 'Student Loan Repayment'),
      table: neither.table.toSpliced(6, 0, 'Student Loan Repayment'),
    });
    expect(await rows('97001')).toEqual({
      breakdown: neither.breakdown.toSpliced(
        3,
        0,
        'Medicare Levy Surcharge',
        'Student Loan Repayment',
      ),
      table: neither.table.toSpliced(6, 0, 'Student Loan Repayment'),
    });
  });

  test('have a column for each period in the Comprehensive Breakdown', async ({ page }) => {
    const table = page.getByRole('table', { name: 'Comprehensive Breakdown' });
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      'Weekly',
      'Fortnightly',
      'Monthly',
      'Annually',
    ]);
  });

  test('have the answer to an input event before the browser can paint again', async ({ page }) => {
    const net = await page.evaluate(() => {
      const salary = document.querySelector<HTMLInputElement>('[name=salary]') as HTMLInputElement;
      salary.select();
      return new Promise((resolve) => {
        requestAnimationFrame(() => resolve(document.querySelector('.answer strong')?.textContent));
        document.execCommand('insertText', false, '100000');
      });
    });
    expect(net).toBe('$77,212');
  });
});

test('Reset gives every input its default value', async ({ page }) => {
  await enter(salaryField(page), '1234');
  await enter(superField(page), '20');
  await chooseTaxYear(page, '2021-22');
  await press(page, ['Weekly', 'Non-Resident', 'Includes Superannuation']);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await salaryField(page).inputValue()).toBe('80000');
  expect(await superField(page).inputValue()).toBe('');
  expect(await page.getByRole('radio', { name: 'Annually' }).isChecked()).toBe(true);
  expect(await optionSwitch(page, 'Non-Resident').isChecked()).toBe(false);
  expect(await readFigures(page)).toEqual(
    expectedFigures({ annualSalary: 80_000, taxYear: '2025-26' }),
  );
});

test('the new answer is announced politely, once typing pauses', async ({ newPage }) => {
  const page = await newPage();
  await openWithTimeStopped(page);
  const announcement = page.locator('#calculator > [role=status]');
  expect(await announcement.textContent()).toBe('');
  await enter(salaryField(page), '9');
  await page.clock.runFor(999);
  await enter(salaryField(page), '90000');
  await page.clock.runFor(999);
  expect(await announcement.textContent()).toBe('');
  await page.clock.runFor(1);
  expect(await announcement.textContent()).toBe('$70,412 a year after tax in 2025-26');
});

interface Entry {
  readonly from?: string;
  readonly entered: string;
  readonly kept: string;
  /** As a fraction; the year's default where it is absent. */
  readonly rate?: number;
}

/** The page shows no `NaN` or the like, and every figure is an amount of money. */
async function expectCleanWords(page: Page): Promise<void> {
  const words = await page.locator('#calculator').innerText();
  expect(words).not.toMatch(/NaN|Infinity|\u221e|-\$|\$-|undefined|null|\[object/);
  const { taxBreakdown, takeHomePay, comprehensive, summary } = await readFigures(page);
  const figures = [taxBreakdown, takeHomePay, summary].flatMap(Object.values);
  for (const figure of [...figures, ...Object.values(comprehensive).flat()]) {
    expect(figure).toMatch(/^\$\d{1,3}(,\d{3})*(\.\d\d)?(, Tax \$\d{1,3}(,\d{3})*\.\d\d)?$/);
  }
}

function short(text: string): string {
  return text.length <= 20 ? text : `${text.slice(0, 5)}... (${text.length} characters)`;
}
