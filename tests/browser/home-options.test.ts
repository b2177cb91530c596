/** The switches of the options card, and which of them turn off or disable others: docs/product.md, Options. */

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

/** What turning an option on turns off. */
const TURNS_OFF: Partial<Record<Name, Name[]>> = {
  [NON_RESIDENT]: [WORKING_HOLIDAY, NO_THRESHOLD],
  [WORKING_HOLIDAY]: [NON_RESIDENT, STUDENT_LOAN],
  [NO_THRESHOLD]: [NON_RESIDENT],
};

/** Which options, while on, disable the switch of another. */
const DISABLED_WHILE: Partial<Record<Name, Name[]>> = {
  [NON_RESIDENT]: [WORKING_HOLIDAY, NO_THRESHOLD],
  [WORKING_HOLIDAY]: [NON_RESIDENT],
  [NO_THRESHOLD]: [NON_RESIDENT, WORKING_HOLIDAY],
  [STUDENT_LOAN]: [WORKING_HOLIDAY],
};

/** Every state of the four switches that depend on each other, as the clicks that lead to it from the defaults. */
const STATES: Name[][] = [
  [],
  [NON_RESIDENT],
  [NON_RESIDENT, STUDENT_LOAN],
  [WORKING_HOLIDAY],
  [NO_THRESHOLD],
  [NO_THRESHOLD, STUDENT_LOAN],
  [NO_THRESHOLD, WORKING_HOLIDAY],
  [STUDENT_LOAN],
];

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

  for (const clicks of STATES) {
    test(`with ${listed(clicks)} on, each switch is disabled, or turns off the options that it excludes`, async ({
      page,
    }) => {
      for (const moved of NAMES) {
        await press(page, ['Reset', ...clicks]);
        const before = new Set<Name>(clicks);
        expect(await readSwitches(page)).toEqual(expectedSwitches(before));
        if (isDisabled(moved, before)) continue;
        await optionSwitch(page, moved).click();
        expect(await readSwitches(page), `after a click on ${moved}`).toEqual(
          expectedSwitches(afterMove(before, moved)),
        );
      }
    });
  }

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
    const before = await readSwitches(page);
    await optionSwitch(page, WORKING_HOLIDAY).click({ force: true });
    expect(await readSwitches(page)).toEqual(before);
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

function expectedSwitches(on: ReadonlySet<Name>): SwitchState[] {
  return NAMES.map((name) => ({ name, isOn: on.has(name), isDisabled: isDisabled(name, on) }));
}

function isDisabled(name: Name, on: ReadonlySet<Name>): boolean {
  return DISABLED_WHILE[name]?.some((other) => on.has(other)) ?? false;
}

function afterMove(on: ReadonlySet<Name>, moved: Name): Set<Name> {
  const after = new Set(on);
  if (after.delete(moved)) return after;
  for (const name of TURNS_OFF[moved] ?? []) after.delete(name);
  return after.add(moved);
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
