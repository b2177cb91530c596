/** The tax return in a browser: what is added, removed, typed, linked and heard. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { enter, moved, test, watchPlaces } from './calculator-page.ts';
import { open, readReturn, taxReturnUrl, unfold } from './tax-return-page.ts';

const EXAMPLE = 'About $372 back at tax time';

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
  const tabTo = async (name: RegExp) => {
    for (let tabs = 0; tabs < 40; tabs += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(
        () =>
          (document.activeElement as HTMLInputElement).labels?.[0]?.textContent ??
          document.activeElement?.textContent ??
          '',
      );
      if (name.test(found)) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await tabTo(/^Add a job$/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('20000');
  await tabTo(/^Other income$/);
  await page.keyboard.press('Enter');
  await tabTo(/^Interest$/);
  await page.keyboard.type('1200');
  await tabTo(/^Private hospital cover/);
  await page.keyboard.press('Enter');
  await tabTo(/^All year$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(1_100);
  const { answer: said, lines } = await readReturn(page);
  expect(lines['Taxable income']).toBe('$80,200.00');
  expect(lines['Medicare levy surcharge']).toBe('$0.00');
  expect((await announced(page))[0]).toBe(said);
});

test('each control has a name, each job is a region, and choices are groups', async ({
  newPage,
}) => {
  const page = await newPage();
  await open(page, '#jobs=2&couple=yes&senior=yes&cover=part&loan=yes');
  await unfold(page);
  const unnamed = await page
    .locator('#tax-return')
    .evaluate(
      (root) =>
        [...root.querySelectorAll<HTMLInputElement>('input, select')].filter(
          ({ labels }) => !labels?.[0]?.textContent,
        ).length,
    );
  expect(unnamed).toBe(0);
  const regions = await page.getByRole('region').allInnerTexts();
  expect(regions.map((text) => text.split('\n')[0])).toEqual(['Job 1', 'Job 2']);
  const second = job(page, 'Job 2');
  for (const group of ['Tax-free threshold', 'Student loan', 'Super']) {
    await second.getByRole('group', { name: group, exact: true }).waitFor();
  }
  for (const group of ['Partner', 'You', 'Home', 'Private hospital cover', 'Residency']) {
    expect(
      await page.getByRole('group', { name: group, exact: true }).count(),
      group,
    ).toBeGreaterThan(0);
  }
  expect(await page.locator('#tax-return [role=status]').count()).toBeGreaterThan(2);
});

describe('the address', () => {
  const FRAGMENT =
    '#jobs=2&salary=41.20&cycle=hourly&hours=32&pays=20&job2-salary=20000&job2-sacrifice=500&interest=1200&loan=yes';

  test('has all that is entered and shown, through a reload and Back', async ({ newPage }) => {
    const page = await newPage();
    await open(page, FRAGMENT);
    const shown = await readReturn(page);
    await page.reload();
    expect(await readReturn(page)).toEqual(shown);
    await page.getByRole('link', { name: 'Read the full disclaimer' }).click();
    await page.waitForURL('**/disclaimer');
    await page.goBack();
    expect(await readReturn(page)).toEqual(shown);
    expect(new URL(page.url()).hash).toBe(FRAGMENT);
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(await answer(page).innerText()).toBe(EXAMPLE);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
  });

  test('without the field of a job that was removed, nor of a loan that is none', async ({
    newPage,
  }) => {
    const page = await newPage();
    await open(page, '#job2-salary=20000&declared=no&days=30&salary=70000');
    await enter(page.getByLabel('Pay before tax'), '71000');
    await expect.poll(() => new URL(page.url()).hash).toBe('#salary=71000');
  });

  test('that is hostile or damaged changes nothing that it may not', async ({ newPage }) => {
    for (const fragment of [
      '#jobs=9&salary=1e999&cycle=never',
      '#jobs=-1&job2-salary=<img src=x onerror=alert(1)>&residency=martian',
      '#salary=%E0%A4%A&pays=99999999999999999999&children=-4&days=1e9',
      '#__proto__=1&constructor=2&jobs=1&jobs=8',
      `#salary=${'9'.repeat(5_000)}`,
      '#options=<script>&other-job=NaN&partner=Infinity',
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
    await page.getByRole('link', { name: /^At tax time/ }).click();
    await page.waitForURL('**/tax-return*');
    await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
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

test('what a field refuses is said, and moves nothing above or beside it', async ({ newPage }) => {
  for (const width of [360, 768, 1280]) {
    const page = await newPage({ viewport: { width, height: 340 } });
    await open(page, '#jobs=2&salary=60000&job2-salary=20000&cover=part&couple=yes');
    await unfold(page);
    for (const [name, typed, kept, said] of [
      ['salary', '95000.5', '95000.5', 'Cents are left out.'],
      ['job2-salary', '20k x', '20k', 'Use numbers only, such as 1318.'],
      ['pays', '28', '28', 'Maximum 27. Still using 27.'],
      ['days', '367', '', 'Maximum 366.'],
      ['children', '1.5', '15', 'Use whole numbers only.'],
      ['interest', '-5', '5', 'Use numbers only, such as 1318.'],
      ['partner', '170000', '170000', ''],
      ['job2-sacrifice', '12345.6', '12345.6', 'Cents are left out.'],
      ['job2-fringe', '5000', '5000', ''],
    ] as const) {
      const input = page.locator(`[name="${name}"]`);
      await input.focus();
      await watchPlaces(input);
      await enter(input, typed);
      expect(await input.inputValue(), name).toBe(kept);
      const words = page.locator(`#${await input.getAttribute('aria-describedby')} [role=status]`);
      expect(await words.innerText(), name).toBe(said);
      expect(await moved(page), `${name} at ${width}`).toEqual([]);
    }
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

test('is read without script as an example, and says so', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(taxReturnUrl());
  expect(await page.locator('noscript').innerText()).toBe(
    'The tax return needs JavaScript. Without it, this page shows an example: one job with $80,000 a year.',
  );
  expect(await answer(page).innerText()).toBe(EXAMPLE);
  expect(await page.locator('.assessment dt').first().innerText()).toBe('Pay');
});

test('prints on one sheet', async ({ newPage }) => {
  const page = await newPage();
  await open(page, '#jobs=2&salary=60000&job2-salary=20000&cover=none&loan=yes&interest=900');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
