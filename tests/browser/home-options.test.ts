/** The switches of the options card, and why some are disabled. tests/words/pay-options.test.ts has every state of them. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { started, unfold } from '../support/driven-page.ts';
import { moved, optionSwitch, press, test, watchPlaces } from './calculator-page.ts';

const NON_RESIDENT = 'Non-Resident';
const WORKING_HOLIDAY = 'Working Holiday Visa';
const NO_THRESHOLD = 'No tax-free threshold';
const STUDENT_LOAN = 'Student Loan (HELP, VET, SSL, TSL, SFSS)';

const NAMES = [
  'Includes Superannuation',
  'No Private Hospital Cover',
  NON_RESIDENT,
  WORKING_HOLIDAY,
  NO_THRESHOLD,
  STUDENT_LOAN,
  'Withhold Tax Offsets',
] as const;

describe('the options card', () => {
  test('has its seven switches in order, all off and none disabled, each with a note once it is on', async ({
    page,
  }) => {
    const switches = page.getByRole('switch');
    expect(
      await switches.evaluateAll((all) =>
        (all as HTMLInputElement[]).map(({ labels, checked, disabled }) => [
          labels?.[0]?.textContent,
          checked || disabled,
        ]),
      ),
    ).toEqual(NAMES.map((name) => [name, false]));
    for (const [name, note] of [
      ['Includes Superannuation', '$80,000 package = $71,429 salary + $8,571 super'],
      ['No Private Hospital Cover', 'Out-of-date limits for singles. Families differ.'],
      [NON_RESIDENT, 'Rules out Working Holiday Visa and No tax-free threshold.'],
      [WORKING_HOLIDAY, 'Rules out Non-Resident, No tax-free threshold and Student Loan.'],
      [STUDENT_LOAN, 'Uses 2023-24 rates; yours will differ.'],
    ] as const) {
      expect(await descriptionOf(page, name)).toBe('');
      await press(page, [name]);
      expect(await descriptionOf(page, name)).toBe(note);
      await press(page, [name]);
    }
    expect(await descriptionOf(page, 'Withhold Tax Offsets')).toMatch(/^Changes nothing here/);
  });

  test('a switch that excludes others turns them off, disables them and says why', async ({
    page,
  }) => {
    const on = () => page.getByRole('switch', { checked: true }).evaluateAll((all) => all.length);
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
    expect(await on()).toBe(2);
    await press(page, [WORKING_HOLIDAY, NO_THRESHOLD]);
    for (const name of [NON_RESIDENT, STUDENT_LOAN]) {
      expect(await optionSwitch(page, name).isDisabled(), name).toBe(false);
      expect(await descriptionOf(page, name)).toBe('');
    }
  });

  test.for(['siteUrl', 'legislatedSiteUrl'] as const)(
    'no switch of the %s moves as it is pressed, nor what is above it',
    async (site, { newPage }) => {
      const page = await newPage({ viewport: { width: 360, height: 740 } });
      await page.goto(inject(site));
      await started(page);
      await unfold(page);
      for (const name of NAMES) {
        for (let presses = 0; presses < 2; presses++) {
          await watchPlaces(optionSwitch(page, name));
          await press(page, [name]);
          expect(await moved(page), name).toEqual([]);
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
