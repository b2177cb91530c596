/** Elements that move on a page by themselves, as Chromium counts it for the Cumulative Layout Shift. */
import type { Page } from 'playwright-core';

type RecordingWindow = Window & { layoutShifts?: number[] };

/** Runs in the page: from here on keeps the value of each layout shift, for `layoutShifts`. */
export function recordLayoutShifts(): void {
  const values: number[] = [];
  (window as RecordingWindow).layoutShifts = values;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      values.push((entry as PerformanceEntry & { value: number }).value);
    }
  }).observe({ type: 'layout-shift' });
}

/** The values of the layout shifts since `recordLayoutShifts` ran in `page`. */
export async function layoutShifts(page: Page): Promise<readonly number[]> {
  const values = await page.evaluate(() => (window as RecordingWindow).layoutShifts);
  if (values === undefined) throw new Error('recordLayoutShifts has not run in this page');
  return values;
}
