/** The tax return in a browser: what is added, removed, typed, linked and heard. tests/pages/tax-return has its figures and texts. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { started, tabTo } from '../support/driven-page.ts';
import { enter, test } from './calculator-page.ts';
import { open, readReturn, unfold } from './tax-return-page.ts';

function answer(page: Page): Locator {
  return page.locator('.difference b');
}

function job(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

function focusedId(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id);
}

/** The announcements to screen readers: the answer, and the jobs. */
function announced(page: Page): Promise<string[]> {
  return page.locator('#tax-return > .unseen[role=status]').allInnerTexts();
}

describe('jobs', () => {
  test('are added and removed, say so, and keep the focus', async ({ newPage }) => {
    const page = await newPage();
    await open(page);
    await enter(job(page, 'Your job').getByLabel('Pay before tax'), '60000');
    await page.getByRole('button', { name: 'Add a job' }).click();
    expect(await focusedId(page)).toBe('job2-salary');
    expect((await announced(page))[1]).toBe('Job 2 added.');
    await page.keyboard.type('20000');
    await page.getByRole('button', { name: 'Add a job' }).click();
    await page.keyboard.type('5000');
    expect(await focusedId(page)).toBe('job3-salary');

    await job(page, 'Job 2').getByRole('button', { name: 'Remove job 2' }).click();
    expect(await focusedId(page)).toBe('add-job');
    expect((await announced(page))[1]).toBe('Job 2 removed.');
    expect(await job(page, 'Job 2').getByLabel('Pay before tax').inputValue()).toBe('5000');
    expect(await page.getByRole('region', { name: /^Job \d/ }).count()).toBe(2);
    await expect.poll(() => new URL(page.url()).hash).toBe('#jobs=2&salary=60000&job2-salary=5000');

    await page.getByRole('button', { name: 'Remove job 1' }).click();
    expect(await job(page, 'Your job').getByLabel('Pay before tax').inputValue()).toBe('5000');
    expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  });

  test('are eight at most', async ({ newPage }) => {
    const page = await newPage();
    await open(page);
    const add = page.getByRole('button', { name: 'Add a job' });
    for (let count = 1; count < 8; count += 1) await add.click();
    expect(await add.count()).toBe(0);
    expect(await focusedId(page)).toBe('job8-salary');
    await page.getByRole('button', { name: 'Remove job 8' }).click();
    expect(await add.count()).toBe(1);
  });
});

test('the keyboard alone enters a second job with other income, and hears the answer', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.clock.install();
  await open(page);
  await page.getByLabel('Pay before tax').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('60000');
  const focusedName = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement;
      // A line that folds away says after its name what is set.
      return (focused.labels?.[0] ?? focused).textContent.replace(/:.*/, '');
    });
  await tabTo(page, 'Add a job', focusedName);
  await page.keyboard.press('Enter');
  await page.keyboard.type('20000');
  await tabTo(page, 'Other income', focusedName);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Interest', focusedName);
  await page.keyboard.type('1200');
  await tabTo(page, 'Private hospital cover', focusedName);
  await page.keyboard.press('Enter');
  await tabTo(page, 'All year', focusedName);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(1_100);
  const { answer: said, lines } = await readReturn(page);
  expect(lines['Taxable income']).toBe('$80,200.00');
  expect(lines['Medicare levy surcharge']).toBe('$0.00');
  expect((await announced(page))[0]).toBe(said);
});

test('each job is a region, and choices are groups', async ({ newPage }) => {
  const page = await newPage();
  await open(page, '#jobs=2&couple=yes&senior=yes&cover=part&loan=yes');
  await unfold(page);
  const regions = await page.getByRole('region').allInnerTexts();
  expect(regions.map((text) => text.split('\n')[0])).toEqual(['Job 1', 'Job 2']);
  for (const name of ['Is this your main job?', 'Is tax taken for your student loan?', 'Super']) {
    await job(page, 'Job 2').getByRole('group', { name, exact: true }).waitFor();
  }
  for (const name of [
    'Did you have a partner all year?',
    'Were you born before 1 July 1960?',
    'Do you live together?',
    'Were you covered?',
    'What are you for tax?',
  ]) {
    await page.getByRole('group', { name, exact: true }).first().waitFor();
  }
});

describe('the address', () => {
  test('that is hostile or damaged changes nothing that it may not', async ({ newPage }) => {
    for (const fragment of [
      '#jobs=-1&job2-salary=<img src=x onerror=alert(1)>&residency=martian&cycle=never',
      '#salary=%E0%A4%A&pays=99999999999999999999&children=-4&days=1e9',
      '#__proto__=1&constructor=2&jobs=1&jobs=8&partner=Infinity',
    ]) {
      const page = await newPage();
      await open(page, fragment);
      const { answer: said, lines } = await readReturn(page);
      expect(said, fragment).toMatch(
        /^(About \$[\d,]+ (back|to pay) at tax time|Nothing back .*)$/,
      );
      for (const [label, amount] of Object.entries(lines)) {
        expect(amount, `${fragment}: ${label}`).toMatch(/^\$[\d,]+\.\d\d$/);
      }
    }
  });

  test('of the calculator brings its pay, options and household here', async ({ newPage }) => {
    const page = await newPage();
    const home = `${inject('legislatedSiteUrl')}/#salary=41.20&cycle=hourly&hours=32&options=noPrivateHospitalCover,noTaxFreeThreshold,studentLoan&other-job=60000&family=yes&partner=50000&children=2`;
    await page.goto(home);
    await page.getByRole('link', { name: /^Both jobs: / }).click();
    await page.waitForURL('**/tax-return*');
    await started(page);
    await expect
      .poll(() => new URL(page.url()).hash)
      .toBe(
        '#jobs=2&salary=41.20&cycle=hourly&hours=32&threshold=no&job2-salary=60000&job2-threshold=yes&couple=yes&partner=50000&children=2&cover=none&loan=yes',
      );
    const { lines } = await readReturn(page);
    // 41.20 × 32 × 52 and 60,000.
    expect(lines.Pay).toBe('$128,556.80');
    await page.goBack();
    await page.getByRole('link', { name: 'Work out your tax return' }).click();
    await page.waitForURL('**/tax-return*');
    expect((await readReturn(page)).lines.Pay).toBe('$128,556.80');
  });
});

test('what a field refuses is said below it', async ({ newPage }) => {
  const page = await newPage();
  await open(page, '#jobs=2&salary=60000&job2-salary=20000&cover=part&couple=yes');
  await unfold(page);
  for (const [name, typed, kept, said] of [
    ['salary', '95000.5', '95000.5', 'Cents are left out. $95,000 in this year'],
    ['job2-salary', '20k x', '20kx', 'Use numbers only.'],
    ['pays', '28', '28', 'Maximum 27. Still using 27.'],
    ['days', '367', '', 'Maximum 366.'],
    ['children', '1.5', '15', 'Use whole numbers only.'],
    ['interest', '-5', '-5', 'An amount cannot be below $0.'],
    ['sacrifice', '12345.6', '12345.6', 'Cents are left out. Into super, in this year.'],
  ] as const) {
    const input = page.locator(`[name="${name}"]`);
    await enter(input, typed);
    expect(await input.inputValue(), name).toBe(kept);
    const words = page.locator(`#${await input.getAttribute('aria-describedby')} [role=status]`);
    expect(await words.innerText(), name).toBe(said);
  }
});

test('Reset takes back what an empty field has refused, so that its later limit is said', async ({
  newPage,
}) => {
  const page = await newPage();
  await open(page);
  const pays = page.locator('[name="pays"]');
  const said = page.locator('#pays-hint [role=status]');
  await enter(pays, 'x');
  expect(await said.innerText()).toBe('Use whole numbers only.');
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await said.innerText()).toBe('');
  await enter(pays, '27');
  await page.getByLabel('Pay cycle').selectOption('Monthly');
  expect(await said.innerText()).toBe('Maximum 12. Still using 12.');
});

test('with the keyboard of a phone up, the field and the answer are both in view', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 360, height: 340 }, hasTouch: true });
  await open(page, '#jobs=3&salary=60000&job2-salary=20000');
  for (const name of ['salary', 'job2-salary', 'job3-withheld']) {
    const input = page.locator(`[name="${name}"]`);
    await input.focus();
    await input.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    const answerBox = await answer(page).boundingBox();
    const fieldBox = await input.boundingBox();
    const [answerEnd, fieldStart, fieldEnd] = [
      (answerBox?.y ?? 0) + (answerBox?.height ?? 0),
      fieldBox?.y ?? 0,
      (fieldBox?.y ?? 0) + (fieldBox?.height ?? 0),
    ];
    expect(answerBox?.y, name).toBeGreaterThanOrEqual(0);
    expect(fieldStart, name).toBeGreaterThanOrEqual(answerEnd);
    expect(fieldEnd, name).toBeLessThanOrEqual(340);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
