/** The tax return for drawn persons: what is typed is what their link opens. tests/pages/tax-return has its figures. */
import { describe, expect } from 'vitest';
import { page as taxReturn } from '../../../src/pages/tax-return/page.tsx';
import { fragmentAfter } from '../../pages/opened-page.tsx';
import { drawnReturns, fieldsOf, fragmentOf } from '../../pages/tax-return/drawn-returns.ts';
import { click, ENGINES, test, until } from './engine-page.ts';
import { enter, openLivePage, ready, shown } from './live-page.ts';

const IN_LONG_RUN = { firefox: 10, chromium: 100 };

describe.each(ENGINES)('in %s', (engine) => {
  test.override({ engine });
  const count = process.env.LONG_TESTS ? IN_LONG_RUN[engine] : 2;

  test(`${count} drawn persons have by typing all that they have by a link`, async ({ page }) => {
    for (const person of drawnReturns(count, 30)) {
      await page.goto('about:blank');
      await openLivePage(page, `/tax-return${fragmentOf(person)}`);
      // The page writes the link as it writes its own, once it rests.
      const written = fragmentAfter(taxReturn, fragmentOf(person));
      await until(page, (hash) => location.hash === hash, written);
      const { jobs, ...fields } = fieldsOf(person);
      // A hint of each job comes with the late code.
      const hints = async () => (await shown(page)).figures.split('myGov').length - 1;
      await expect.poll(hints).toBe(Number(jobs));
      const linked = await shown(page);
      await page.goto('about:blank');
      await openLivePage(page, '/tax-return');
      for (let job = 1; job < Number(jobs); job += 1) await click(page, 'button', 'Add a job');
      // The fields of the added jobs are folded away.
      await ready(page);
      for (const [name, text] of Object.entries(fields)) await enter(page, name, text);
      await expect.poll(() => shown(page), { message: fragmentOf(person) }).toEqual(linked);
    }
  }, 1_200_000);
});
