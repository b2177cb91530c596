/** The switches of the options card, and why some are disabled. tests/words/pay-options.test.ts has every state of them. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { started, unfold } from '../support/driven-page.ts';
import { moved, optionSwitch, press, test, watchPlaces } from './calculator-page.ts';

const NON_RESIDENT = 'Non-Resident';
const WORKING_HOLIDAY = 'Working Holiday Visa';
const NO_THRESHOLD = 'No tax-free threshold';
const STUDENT_LOAN = 'Student Loan (HELP, VET, SSL, TSL, SFSS)';

describe('a switch', () => {
  test('is described by a note once it is on', async ({ page }) => {
    expect(await descriptionOf(page, NON_RESIDENT)).toBe('');
    await press(page, [NON_RESIDENT]);
    expect(await descriptionOf(page, NON_RESIDENT)).toBe(
      'Uses 2020-21 to 2023-24 rates; others differ. Rules out Working Holiday Visa and No tax-free threshold.',
    );
    await press(page, [NON_RESIDENT]);
    expect(await descriptionOf(page, NON_RESIDENT)).toBe('');
    expect(await descriptionOf(page, 'Withhold Tax Offsets')).toMatch(/^Changes nothing here/);
  });

  test('that excludes others turns them off, disables them and says why', async ({ page }) => {
    await press(page, [STUDENT_LOAN, NO_THRESHOLD, WORKING_HOLIDAY]);
    expect(await optionSwitch(page, STUDENT_LOAN).isChecked()).toBe(false);
    for (const [name, reason] of [
      [NON_RESIDENT, 'Not available with Working Holiday Visa and No tax-free threshold.'],
      [STUDENT_LOAN, 'Not available with Working Holiday Visa.'],
    ] as const) {
      expect(await optionSwitch(page, name).isDisabled(), name).toBe(true);
      expect(await descriptionOf(page, name)).toBe(reason);
      await optionSwitch(page, name).click({ force: true });
    }
    expect(await page.getByRole('switch', { checked: true }).count()).toBe(2);
    await press(page, [WORKING_HOLIDAY]);
    expect(await optionSwitch(page, STUDENT_LOAN).isDisabled()).toBe(false);
    expect(await descriptionOf(page, STUDENT_LOAN)).toBe('');
  });

  test.for(['siteUrl', 'legislatedSiteUrl'] as const)(
    'of the %s does not move as it is pressed, nor does what is above it',
    async (site, { newPage }) => {
      const page = await newPage({ viewport: { width: 360, height: 740 } });
      await page.goto(inject(site));
      await started(page);
      await unfold(page);
      const switches = await page.getByRole('switch').all();
      expect(switches).toHaveLength(7);
      for (const option of switches) {
        for (let presses = 0; presses < 2; presses++) {
          await watchPlaces(option);
          // Without scrolling to it.
          await option.dispatchEvent('click');
          expect(await moved(page), String(option)).toEqual([]);
        }
      }
    },
  );
});

/** The accessible description of a switch, as the browser computes it. */
async function descriptionOf(page: Page, name: string): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { root } = await client.send('DOM.getDocument');
  const { nodes } = await client.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    accessibleName: name,
    role: 'switch',
  });
  await client.detach();
  return String(nodes[0]?.description?.value ?? '');
}
