/** Redundancy and leave payout by the keyboard alone. tests/pages/leaving has its texts, tests/departures.test.ts six departures. */
import { expect, inject } from 'vitest';
import { started, tabTo } from '../support/driven-page.ts';
import { enter, figuresFollowed, test } from './calculator-page.ts';

test('the keyboard alone enters a resignation, hears what lands, and resets', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.clock.install();
  await page.goto(`${inject('legislatedSiteUrl')}/leaving`);
  await started(page);
  const focused = () => page.evaluate(() => document.activeElement?.id);
  const type = async (id: string, text: string) => {
    await tabTo(page, id, focused);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  await type('salary', '78000');
  await tabTo(page, 'reason', async () => page.locator(':focus').getAttribute('name'));
  await page.keyboard.press('ArrowDown');
  await type('notice', '6000');
  await type('leave', '10');
  await page.clock.runFor(1_100);
  await page.evaluate(figuresFollowed);
  // 6,000 less 1,920. Ten days of 300: 115 more a fortnight, which bears 36 more 26 times.
  const said = 'Of your payout of $9,000, $6,144 lands.';
  expect(await page.locator('.difference b').innerText()).toBe(said);
  expect(await page.locator('#leaving > .unseen[role=status]').innerText()).toContain(said);
  // Nobody owes redundancy pay to whoever resigns.
  expect(await page.locator('#redundancy').count()).toBe(0);
  await tabTo(page, 'Reset', () => page.locator(':focus').innerText());
  await page.keyboard.press('Enter');
  expect(await page.locator('#salary').inputValue()).toBe('80000');
  expect(await page.locator('#redundancy').count()).toBe(1);
});

test('what a field refuses is said below it, and changes nothing', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`${inject('legislatedSiteUrl')}/leaving`);
  await started(page);
  const answer = page.locator('.difference b');
  const before = await answer.innerText();
  for (const [name, text, said] of [
    ['years', '61', 'Maximum 60.'],
    ['age', '45.5', 'Use whole numbers only.'],
    ['age', '111', 'Maximum 110.'],
    ['notice', '12x', 'Use numbers only.'],
    ['worked', '54', 'Maximum 53.'],
  ] as const) {
    await enter(page.locator(`[name="${name}"]`), text);
    expect(await page.locator(`[id="${name}-hint"] [role=status]`).innerText()).toBe(said);
    await page.evaluate(figuresFollowed);
    expect(await answer.innerText(), name).toBe(before);
  }
});
