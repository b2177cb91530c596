/** The row of calculators and the links between them, which carry along what is entered; and what is particular to a page to fill in. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { nearestTo, offersOf } from '../../src/site/calculators.ts';
import { settled, unfold } from '../support/driven-page.ts';
import { EACH, enter, holdBack, open, salaryField, test } from './calculator-page.ts';

test.for(EACH)(
  'on $path of $site the row of calculators is one line: the one shown, others, and the way to all',
  async ({ site, path, name }, { newPage }) => {
    const page = await newPage();
    await page.goto(inject(site) + path);
    const row = page.getByRole('navigation', { name: 'Calculators' });
    expect(await row.locator('[aria-current="page"]').innerText()).toBe(name);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const links = await row
        .getByRole('link')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((link) => {
            const { y, right } = link.getBoundingClientRect();
            return { name: (link as HTMLElement).innerText, y, right };
          }),
        );
      expect(links.length).toBeGreaterThanOrEqual(3);
      expect(links.map((link) => link.name)).toEqual(
        expect.arrayContaining([name, 'All calculators']),
      );
      expect(new Set(links.map(({ y }) => y)).size).toBe(1);
      expect(Math.max(...links.map(({ right }) => right))).toBeLessThan(width);
      expect(await row.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
    }
  },
);

test('a link followed by the keyboard right after a key has what was typed', async ({
  newPage,
}) => {
  const page = await newPage();
  await open(page, `${inject('legislatedSiteUrl')}/#salary=2400&cycle=fortnightly`);
  await salaryField(page).press('End');
  await page.keyboard.type('50');
  const near = nearestTo('/', 'legislated').at(-1);
  const row = page.getByRole('navigation', { name: 'Calculators' });
  await row.getByText(near?.name ?? '').press('Enter');
  await page.waitForURL(`**${near?.path}#salary=240050&cycle=fortnightly`);
  await page.goBack();
  const [redundancy] = offersOf('redundancy', 'legislated');
  await page.getByRole('link', { name: redundancy?.name ?? '' }).press('Enter');
  await page.waitForURL(`**${redundancy?.path}#salary=240050&cycle=fortnightly`);
});

test.for(['siteUrl', 'legislatedSiteUrl'] as const)(
  'the list of all calculators of the %s takes along what its link brought',
  async (site, { newPage }) => {
    const page = await newPage({ baseURL: inject(site) });
    await page.goto('/#salary=2400&cycle=fortnightly');
    await page.getByRole('link', { name: 'All calculators' }).click();
    await page.getByRole('link', { name: 'How does another offer compare?' }).click();
    await page.waitForURL('**/compare#salary=2400&cycle=fortnightly');
    await page.goBack();
    // Nothing was entered on a page that is opened by itself.
    await page.goto('/calculators');
    await page.getByRole('link', { name: 'How does another offer compare?' }).click();
    await page.waitForURL(/\/compare$/);
  },
);

test('a link of a card that is not drawn again yet has what was typed', async ({ newPage }) => {
  const page = await newPage({ baseURL: inject('legislatedSiteUrl') });
  await page.goto('/');
  const card = 'a.carries-entries[href^="/tax-return"]';
  await page.locator(card).waitFor();
  await salaryField(page).evaluate(async (field: HTMLInputElement, card) => {
    field.setRangeText('9', 0, 1);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // React has the entries of a key at the end of its task, and draws the card a few frames later.
    await Promise.resolve();
    document.querySelector<HTMLElement>(card)?.click();
  }, card);
  await page.waitForURL('**/tax-return#salary=90000');
});

test('the needed salary is carried to the pay calculator, by the data of the year that is chosen', async ({
  newPage,
}) => {
  const page = await newPage();
  // The data of 2025-26 loads with the cards.
  await open(page, `${inject('legislatedSiteUrl')}/needed-salary#want-salary=1600&year=2025-26`);
  const figure = await page.locator('.answer strong').innerText();
  await page
    .getByRole('navigation', { name: 'Calculators' })
    .getByText('Pay', { exact: true })
    .click();
  await page.waitForURL(
    `**/#salary=${figure.replace(/\D/g, '')}&cycle=annually&show=weekly&year=2025-26`,
  );
  await expect
    .poll(() => page.locator('.answer .lead').innerText())
    .toMatch(/^\$1,600\.\d\d\s+each week/);
});

describe('a link from when the comparison asked for a wanted pay', () => {
  const wanted = 'want-salary=900&want-cycle=monthly';

  test('leads to the needed salary, and Back to where the visitor was', async ({ newPage }) => {
    const page = await newPage();
    await open(page, '/calculators');
    await page.goto(`/compare#offer-salary=95000&year=2024-25&${wanted}`);
    await page.waitForURL(`**/needed-salary#${wanted}&year=2024-25`);
    await page.evaluate(settled);
    expect(await page.locator('[name=want-salary]').inputValue()).toBe('900');
    await page.goBack();
    await page.waitForURL('**/calculators');
  });

  test('compares its pays, and offers the needed salary', async ({ newPage }) => {
    const page = await newPage();
    await open(page, `/compare#salary=90000&offer-salary=95000&${wanted}`);
    expect(await page.locator('.answer h2').innerText()).toContain('Offer B');
    await page.getByRole('link', { name: 'Your link also has a take-home pay' }).click();
    await page.waitForURL(`**/needed-salary#${wanted}`);
  });

  test('other links have no such offer', async ({ newPage }) => {
    const page = await newPage();
    await open(page, '/compare#salary=90000&offer-salary=95000');
    expect(await page.getByText('Your link also has').isVisible()).toBe(false);
  });
});

/** A field of one of the pays or jobs, by the heading of its card and its label. */
function field(page: Page, card: string, label: string): Locator {
  return page.getByRole('region', { name: card, exact: true }).getByLabel(label, { exact: true });
}

/** The name of the control that has the focus; empty where none has. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement as HTMLInputElement).name ?? '');
}

test.for([
  ['/compare', 'offer-salary', '90000', 'With Offer B you take home $6,800 more a year'],
  [
    '/needed-salary',
    'want-salary',
    '5301',
    'You need to earn $456,208 a year to take home $5,301 a week',
  ],
] as const)(
  'screen readers hear the answer of %s alone, once it has changed',
  async ([path, name, text, said], { newPage }) => {
    const page = await newPage();
    await open(page, path);
    await unfold(page);
    const announced = () => page.locator('#calculator .unseen[role=status]').allInnerTexts();
    // What leaves the answer as it is says nothing.
    await page.getByRole('switch', { name: 'Withhold Tax Offsets' }).check();
    await page.waitForTimeout(1_100);
    expect(await announced()).toEqual(['']);
    await enter(page.locator(`[name=${name}]`), text);
    await expect.poll(announced).toEqual([expect.stringContaining(said)]);
  },
);

describe('the comparison of two pays', () => {
  test('a question below an amount is answered there, whatever field is beside it', async ({
    newPage,
  }) => {
    const page = await newPage();
    for (const width of [360, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('about:blank');
      await open(page, '/compare#included=yes');
      await unfold(page);
      await enter(field(page, 'Your pay', 'Amount'), '80000 + super');
      const button = page.getByRole('button', { name: '$80,000 including super' });
      const { width: wide = 0 } = (await button.boundingBox()) ?? {};
      // Near its end, which the box of the next field reaches over.
      await button.click({ position: { x: wide - 8, y: 22 } });
      expect(await field(page, 'Your pay', 'Amount').inputValue()).toBe('80000');
    }
  });

  test('the calculator leads to the comparison of what is entered there, each time to the offer', async ({
    newPage,
  }) => {
    const page = await newPage();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('radio', { name: 'Weekly' }).check();
    await enter(salaryField(page), '1500');
    for (const visit of ['first', 'second']) {
      if (visit === 'second') await page.goBack();
      await page.getByRole('link', { name: 'How does another offer compare? Two offers' }).click();
      await page.waitForURL('**/compare#salary=1500&cycle=weekly&**');
      await expect.poll(() => focused(page), { message: `${visit} visit` }).toBe('offer-salary');
      expect(await field(page, 'Your pay', 'Amount').inputValue()).toBe('1500');
      expect(await field(page, 'The offer', 'Amount').inputValue()).toBe('');
      expect(await field(page, 'The offer', 'Per').inputValue()).toBe('weekly');
    }
    await page.keyboard.type('1600');
    await page.waitForURL('**offer-salary=1600**');
    await page.reload();
    await page.getByText('With the offer you take home').first().waitFor();
    await page.evaluate(settled);
    expect(await focused(page)).toBe('');
    expect(await field(page, 'The offer', 'Amount').inputValue()).toBe('1600');
  });

  test('the offer has no focus where another field has it, or where the link has an offer', async ({
    newPage,
  }) => {
    const page = await newPage();
    const release = await holdBack(page, /\/assets\/(compare|chunk)-.*\.js$/);
    await page.goto('/compare#salary=50000', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await field(page, 'Offer A', 'Amount').focus();
    release();
    const asks = page
      .locator('.answer')
      .getByText('Enter the offer to see which leaves you more.')
      .first();
    await asks.waitFor();
    expect(await focused(page)).toBe('salary');

    await page.goto('/');
    await open(page, '/compare#salary=50000&name=Your%20pay&offer-salary=&offer-name=The%20offer');
    await asks.waitFor();
    expect(await focused(page)).toBe('');
  });

  test('the net pay of the year is the one row that stands out', async ({ newPage }) => {
    const page = await newPage();
    await open(page, '/compare');
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
});

describe('casual pay', () => {
  test('hours that were refused for want of room stay out of their field once there is some', async ({
    newPage,
  }) => {
    const page = await newPage();
    await open(page, `${inject('legislatedSiteUrl')}/casual#hours=168`);
    await unfold(page);
    const half = page.getByLabel('At time and a half');
    await half.pressSequentially('24');
    await page
      .getByText('168 ordinary hours fill the whole week. Paid by the fortnight?')
      .waitFor();
    await enter(page.getByLabel('Ordinary hours'), '84');
    expect(await half.inputValue()).toBe('');
    await enter(half, '84');
    await enter(page.getByLabel('Ordinary hours'), '100');
    expect(await half.inputValue()).toBe('84');
    await page.getByText('Maximum 68. Using 68.').waitFor();
  });

  test('a period that is not offered any more is not the one that is chosen', async ({
    newPage,
  }) => {
    const page = await newPage();
    await open(page, `${inject('legislatedSiteUrl')}/casual#period=daily`);
    await unfold(page);
    await page.getByLabel('Non-resident').check();
    expect(await page.getByLabel('Weekly').isChecked()).toBe(true);
    await page.getByLabel('Resident', { exact: true }).check();
    expect(await page.getByLabel('By the day').isChecked()).toBe(true);
  });
});

describe('the tax return', () => {
  const openReturn = (page: Page) => open(page, `${inject('legislatedSiteUrl')}/tax-return`);
  const payOf = (page: Page, job: string) => field(page, job, 'Pay before tax');

  test('jobs are added and removed, and say so', async ({ newPage }) => {
    const page = await newPage();
    await openReturn(page);
    const add = page.getByRole('button', { name: 'Add a job' });
    const news = page.locator('.inputs > .unseen[role=status]');
    await enter(payOf(page, 'Your job'), '60000');
    await add.click();
    expect(await news.innerText()).toBe('Job 2 added.');
    await page.keyboard.type('20000');
    await add.click();
    await page.keyboard.type('5000');

    await page.getByRole('button', { name: 'Remove job 2' }).click();
    expect(await news.innerText()).toBe('Job 2 removed. 2 jobs left.');
    expect(await payOf(page, 'Job 2').inputValue()).toBe('5000');
    expect(await page.getByRole('region', { name: /^Job \d/ }).count()).toBe(2);
    await expect.poll(() => new URL(page.url()).hash).toBe('#jobs=2&salary=60000&job2-salary=5000');

    await page.getByRole('button', { name: 'Remove job 1' }).click();
    expect(await payOf(page, 'Your job').inputValue()).toBe('5000');
    expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  });

  test('what a field refuses is said below it, by its limit of then', async ({ newPage }) => {
    const page = await newPage();
    await openReturn(page);
    await unfold(page);
    await enter(page.locator('[name=pays]'), '28');
    await page.getByText('Maximum 27. Still using 27.').waitFor();
    await page.getByLabel('Pay cycle').selectOption('Monthly');
    await page.getByText('Maximum 12. Still using 12.').waitFor();
  });

  test('without a pay, or with one that is refused, the cards count it as nothing and the answer asks for it', async ({
    newPage,
  }) => {
    const page = await newPage();
    await openReturn(page);
    const answer = page.locator('.answer');
    const assessed = page.locator('.assessment').getByText('$80,000.00', { exact: true });
    await assessed.first().waitFor();
    for (const [text, request] of [
      ['', 'Enter your pay to see your refund or bill.'],
      ['12x', 'Check your pay to see your refund or bill.'],
    ] as const) {
      await enter(payOf(page, 'Your job'), text);
      await answer.getByText(request).waitFor();
      expect(await answer.locator('strong').isVisible()).toBe(false);
      expect(await assessed.count()).toBe(0);
      const figures = await page.locator('.assessment dd:not(.note)').allInnerTexts();
      expect([...new Set(figures)]).toEqual(['$0.00']);
    }
    await enter(payOf(page, 'Your job'), '80000');
    await assessed.first().waitFor();
    expect(await answer.locator('strong').innerText()).toBe('$372');
  });
});
