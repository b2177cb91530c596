/** The page on a bonus, in a browser. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import {
  enter,
  figuresFollowed,
  moved,
  optionSwitch,
  test,
  watchPlaces,
} from './calculator-page.ts';

/** Opens the page once its script runs: the address then follows the entries. */
async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`${inject('legislatedSiteUrl')}/bonus${fragment}`);
  await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
}

async function answerOn(page: Page): Promise<string> {
  await page.evaluate(figuresFollowed);
  return (await page.locator('.answer').innerText()).replaceAll(/\s+/g, ' ');
}

function bonusField(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Your .* before tax$/ });
}

function salaryField(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Gross / });
}

async function amountOf(page: Page, label: string): Promise<string> {
  await page.evaluate(figuresFollowed);
  return page
    .locator('.figures > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .first()
    .locator('dd')
    .first()
    .innerText();
}

describe('what is typed', () => {
  test('changes the answer, the steps and the year', async ({ newPage }) => {
    const page = await newPage();
    await open(page);
    expect(await answerOn(page)).toContain('Of your $10,000 bonus $6,828 lands in that pay.');
    await enter(salaryField(page), '90000');
    await optionSwitch(page, 'Student Loan (HELP, VET, SSL, TSL, SFSS)').check();
    expect(await answerOn(page)).toContain('Of your $10,000 bonus $5,300 lands in that pay.');
    expect(await amountOf(page, 'Times 26 pays')).toBe('$4,732');
    const repayment = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Student loan repayment' }) });
    expect(await repayment.getByRole('cell').allInnerTexts()).toEqual([
      '$2,921',
      '$4,421',
      '+$1,500',
    ]);
    await page.waitForURL('**/bonus#salary=90000&options=studentLoan');
  });

  test('moves nothing above or beside its field', async ({ newPage }) => {
    for (const width of [360, 1280]) {
      const page = await newPage({ viewport: { width, height: 800 } });
      await open(page);
      for (const field of [bonusField(page), salaryField(page)]) {
        await watchPlaces(field);
        await enter(field, '45000');
        expect(await moved(page), `at ${width}`).toEqual([]);
      }
    }
  });

  test('is refused in words where it cannot count', async ({ newPage }) => {
    const page = await newPage();
    await open(page, '#kind=back-pay');
    await enter(bonusField(page), '1,2x3');
    expect(await bonusField(page).inputValue()).toBe('123');
    await page.getByText('Use numbers only, such as 1318.').waitFor();
    const pays = page.getByRole('textbox', { name: 'Pays it is for' });
    await enter(pays, '20');
    await enter(pays, '53');
    expect(await pays.inputValue()).toBe('20');
    await page.getByText('Maximum 52.').waitFor();
  });

  test('asks for the amounts while one is missing', async ({ newPage }) => {
    const page = await newPage();
    await open(page);
    await enter(bonusField(page), '');
    await page.getByText('Enter your pay and the bonus to see what lands.').waitFor();
    expect(await page.getByRole('heading', { name: 'How it is worked out' }).count()).toBe(0);
    await enter(bonusField(page), '500');
    await page.getByRole('heading', { name: 'How it is worked out' }).waitFor();
  });
});

test('the link of the calculator brings its pay, and Reset the example', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(
    `${inject('legislatedSiteUrl')}/#salary=2400&cycle=fortnightly&options=studentLoan`,
  );
  await page.getByRole('link', { name: 'If you get a bonus' }).click();
  await page.waitForURL('**/bonus#salary=2400&cycle=fortnightly&options=studentLoan');
  await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
  expect(await salaryField(page).inputValue()).toBe('2400');
  expect(await optionSwitch(page, 'Student Loan (HELP, VET, SSL, TSL, SFSS)').isChecked()).toBe(
    true,
  );
  expect(await amountOf(page, 'Usual pay, without cents')).toBe('$2,400');
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await answerOn(page)).toContain('Of your $10,000 bonus $6,828 lands in that pay.');
  await page.waitForURL('**/bonus');
});

test('the other places that lead there bring their pay', async ({ newPage }) => {
  const page = await newPage();
  const site = inject('legislatedSiteUrl');
  for (const [from, name, address] of [
    ['/salary/80000', 'If you get a bonus', '/bonus#salary=80000'],
    ['/#salary=95000', 'See what lands of a bonus', '/bonus#salary=95000'],
    [
      '/compare#salary=1500&cycle=weekly&bonus=5000&offer-salary=90000',
      'See each step',
      '/bonus#bonus=5000&salary=1500&cycle=weekly&year=2026-27&options=',
    ],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(site + from);
    const link = page.getByRole('link', { name });
    await link.waitFor();
    await expect.poll(() => link.getAttribute('href')).toBe(address);
  }
});

test('a site by the simplified set has neither the page nor a link to it', async ({
  newPage,
  complaints,
}) => {
  const page = await newPage();
  for (const path of ['/', '/salary/80000', '/compare#bonus=5000&offer-salary=95000']) {
    await page.goto(path);
    await page.evaluate(figuresFollowed);
    expect(await page.locator('a[href^="/bonus"]').count(), path).toBe(0);
  }
  expect((await page.goto('/bonus'))?.status()).toBe(404);
  // The 404 page logs the missing path.
  complaints.splice(0);
});

test('the whole page can be used with the keyboard alone', async ({ newPage }) => {
  const page = await newPage();
  await open(page);
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(
        () =>
          (document.activeElement as HTMLInputElement).name ||
          (document.activeElement as HTMLElement).innerText,
      );
      if (focused === name) return;
    }
    throw new Error(`The Tab key does not lead to ${name}`);
  };
  await tabTo('bonus');
  await page.keyboard.type('4000');
  await tabTo('kind');
  await page.keyboard.press('ArrowRight');
  await tabTo('pays');
  await page.keyboard.type('20');
  await tabTo('salary');
  await page.keyboard.type('60000');
  expect(await answerOn(page)).toContain('Of your $4,000 back pay $2,720 lands in that pay.');
  await tabTo('Earlier bonuses, or pay that varies');
  await page.keyboard.press('Enter');
  await tabTo('earlier');
  await page.keyboard.type('5000');
  expect(await amountOf(page, 'Less what earlier bonuses bore')).toBe('-$1,612');
  await tabTo('Reset');
});

describe('on a phone', () => {
  test('the field of the bonus and the answer are in view with the keyboard up', async ({
    newPage,
  }) => {
    const page = await newPage({ viewport: { width: 360, height: 400 } });
    await open(page);
    await bonusField(page).focus();
    const isInView = (part: Locator) =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    expect(await isInView(bonusField(page))).toBe(true);
    expect(await isInView(page.locator('.answer strong'))).toBe(true);
  });
});

test('without script the page shows the example, and says so', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(`${inject('legislatedSiteUrl')}/bonus`);
  expect(await page.locator('noscript p').isVisible()).toBe(true);
  expect(await page.locator('.answer strong').textContent()).toBe('$6,828');
  expect(await page.getByText('Times 26 pays').isVisible()).toBe(true);
});
