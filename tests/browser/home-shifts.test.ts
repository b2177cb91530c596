/** Nothing moves on the home page while somebody types. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { radixTaxYearSelect, salaryField, superField, test } from './calculator-page.ts';

const SCREENS = [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const;

const BOTH_CHARGES = '#options=noPrivateHospitalCover,studentLoan';

describe.each(SCREENS)('on a screen of %i by %i px nothing moves', (width, height) => {
  for (const fragment of ['', BOTH_CHARGES]) {
    test(`while a salary and a super rate are typed, with '${fragment}'`, async ({ newPage }) => {
      const page = await newPage({ viewport: { width, height } });
      await page.goto(`/${fragment}`);
      await radixTaxYearSelect(page).waitFor();
      await page.evaluate(watchShifts);
      await salaryField(page).click();
      await type(page, [...'95000.5x', ...backspaces(7), 'x', ...'152345', ...backspaces(6)]);
      expect(await shiftsOf(page)).toEqual([]);
      await type(page, ['9', '0', '0']);
      await page.getByRole('button', { name: 'Switch to weekly' }).waitFor();
      await type(page, ['0', '0']);
      await superField(page).focus();
      await type(page, [...'11.5.', 'x', ...backspaces(5), ...'55']);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
});

function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Presses each key once the page has painted the figures of the one before. */
async function type(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    });
  }
}

function backspaces(count: number): string[] {
  return Array.from({ length: count }, () => 'Backspace');
}

/**
 * Runs in the page: lists every element that the browser reports to have moved, those that follow a key included. A figure
 * at the right edge that becomes wider is reported too, but its box has not moved.
 */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      for (const { node, previousRect, currentRect } of (entry as unknown as LayoutShift).sources) {
        const x = currentRect.x - previousRect.x;
        const y = currentRect.y - previousRect.y;
        if (Math.abs(x) > 1 || Math.abs(y) > 1) shifts.push(`${node?.textContent}: ${x}, ${y}`);
      }
    }
  }).observe({ type: 'layout-shift' });

  interface LayoutShift {
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
}
