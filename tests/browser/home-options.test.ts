/** The switches of the options card, and why some are disabled. tests/words/pay-options.test.ts has every state of them. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { optionSwitch, press, readFigures, test } from './calculator-page.ts';

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

type Name = (typeof NAMES)[number];

/** Every way in which a switch can be disabled. */
const REASONS: { disabled: Name; on: Name[]; reason: string }[] = [
  {
    disabled: NON_RESIDENT,
    on: [WORKING_HOLIDAY],
    reason: 'Not available with Working Holiday Visa.',
  },
  {
    disabled: NON_RESIDENT,
    on: [NO_THRESHOLD],
    reason: 'Not available with No tax-free threshold.',
  },
  {
    disabled: NON_RESIDENT,
    on: [NO_THRESHOLD, WORKING_HOLIDAY],
    reason: 'Not available with Working Holiday Visa and No tax-free threshold.',
  },
  { disabled: WORKING_HOLIDAY, on: [NON_RESIDENT], reason: 'Not available with Non-Resident.' },
  { disabled: NO_THRESHOLD, on: [NON_RESIDENT], reason: 'Not available with Non-Resident.' },
  {
    disabled: NO_THRESHOLD,
    on: [WORKING_HOLIDAY],
    reason: 'Not available with Working Holiday Visa.',
  },
  {
    disabled: STUDENT_LOAN,
    on: [WORKING_HOLIDAY],
    reason: 'Not available with Working Holiday Visa.',
  },
];

describe('the options card', () => {
  test('has its seven switches in order, all off and none disabled', async ({ page }) => {
    expect(await readSwitches(page)).toEqual(
      NAMES.map((name) => ({ name, isOn: false, isDisabled: false })),
    );
  });

  test('turning one on turns off those that it excludes', async ({ page }) => {
    await press(page, [NON_RESIDENT, STUDENT_LOAN]);
    await press(page, [NON_RESIDENT, WORKING_HOLIDAY]);
    expect(await switchesOn(page)).toEqual([WORKING_HOLIDAY]);
  });

  for (const { disabled, on, reason } of REASONS) {
    test(`the switch ${disabled}, disabled by ${listed(on)}, tells a screen reader why`, async ({
      page,
    }) => {
      await press(page, on);
      expect(await optionSwitch(page, disabled).isDisabled()).toBe(true);
      expect(await descriptionOf(page, disabled)).toBe(reason);
      await press(page, on.toReversed());
      expect(await optionSwitch(page, disabled).isDisabled()).toBe(false);
      expect(await descriptionOf(page, disabled)).toBe('');
    });
  }

  test('a click on a disabled switch changes nothing', async ({ page }) => {
    await optionSwitch(page, NON_RESIDENT).click();
    await optionSwitch(page, WORKING_HOLIDAY).click({ force: true });
    expect(await switchesOn(page)).toEqual([NON_RESIDENT]);
  });

  test('Withhold Tax Offsets changes no figure, and says so', async ({ page }) => {
    const before = await readFigures(page);
    await optionSwitch(page, 'Withhold Tax Offsets').click();
    expect(await readFigures(page)).toEqual(before);
    expect(await descriptionOf(page, 'Withhold Tax Offsets')).toMatch(/^Changes nothing here/);
  });
});

interface SwitchState {
  readonly name: string;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
}

function readSwitches(page: Page): Promise<SwitchState[]> {
  return page.getByRole('switch').evaluateAll((switches) =>
    (switches as HTMLInputElement[]).map((control) => ({
      name: control.labels?.[0]?.textContent ?? '',
      isOn: control.checked,
      isDisabled: control.disabled,
    })),
  );
}

async function switchesOn(page: Page): Promise<string[]> {
  return (await readSwitches(page)).filter(({ isOn }) => isOn).map(({ name }) => name);
}

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

function listed(names: readonly Name[]): string {
  return names.length === 0 ? 'nothing' : names.join(' and ');
}
