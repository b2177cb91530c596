/** The page's figures against `calculatePay`, for every combination of options, year and pay cycle on a grid of salaries. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { OPTION_NAMES } from '../../src/pages/form/option-switches.tsx';
import { PAY_OPTIONS, type PayOption, type PayOptions, simplified } from '../../src/pay/index.ts';
import { CYCLE_WORDS, PAY_CYCLES, type PayCycle } from '../../src/words/pay-cycles.ts';
import { switchOption } from '../../src/words/pay-options.ts';
import {
  chooseTaxYear,
  enter,
  figuresFollowed,
  readFigures,
  readFiguresInPage,
  type ShownFigures,
  salaryField,
  superField,
  test,
} from './calculator-page.ts';
import { expectedFigures } from './expected-figures.ts';

/** Dollars a pay cycle, uneven amounts: from 1,234 to 298,773,176 a year, depending on the cycle. */
const SALARIES = [1_234, 8_003, 57_736, 151_201];

/** Of a year; an hour is one of 38 a week. */
const PERIODS: Record<PayCycle, number> = {
  hourly: 38 * 52,
  weekly: 52,
  fortnightly: 26,
  monthly: 12,
  annually: 1,
};

describe('every figure on the page is what calculatePay gives', () => {
  for (const { label } of simplified.taxYears) {
    test(`in ${label}, for every combination of options, every pay cycle and a grid of salaries`, async ({
      page,
    }) => {
      await chooseTaxYear(page, label);
      for (const options of reachableOptions()) {
        const shown = await figuresOnGrid(page, switchesOn(options));
        const expected = PAY_CYCLES.flatMap((cycle) =>
          SALARIES.map((salary) =>
            expectedFigures({ annualSalary: salary * PERIODS[cycle], taxYear: label, options }),
          ),
        );
        expect(shown, `with ${switchesOn(options).join(' and ') || 'no option'}`).toEqual(expected);
      }
    });
  }

  for (const [text, rate] of [
    ['11', 0.11],
    ['12.75', 0.1275],
    ['.5', 0.005],
    ['50', 0.5],
  ] as const) {
    test(`at a custom super rate of ${text}%, with super included in the salary or on top of it`, async ({
      page,
    }) => {
      await enter(superField(page), text);
      for (const includesSuperannuation of [false, true]) {
        const on = includesSuperannuation ? [OPTION_NAMES.includesSuperannuation] : [];
        const expected = PAY_CYCLES.flatMap((cycle) =>
          SALARIES.map((salary) =>
            expectedFigures({
              annualSalary: salary * PERIODS[cycle],
              taxYear: '2025-26',
              options: { includesSuperannuation },
              customSuperRate: rate,
            }),
          ),
        );
        expect(await figuresOnGrid(page, on)).toEqual(expected);
      }
    });
  }

  test('after every digit typed and every digit deleted', async ({ page }) => {
    const field = salaryField(page);
    await enter(field, '');
    for (const typed of ['9', '95', '957', '9575', '95755', '957554']) {
      await field.press(typed.at(-1) as string);
      expect(await readFigures(page)).toEqual(figuresOf(Number(typed)));
    }
    for (const left of ['95755', '9575', '957', '95', '9', '']) {
      await field.press('Backspace');
      expect(await readFigures(page)).toEqual(figuresOf(Number(left)));
    }
  });
});

function figuresOf(annualSalary: number): ShownFigures {
  return expectedFigures({ annualSalary, taxYear: '2025-26' });
}

/** Every set of options that clicks can reach: 64 of the 128. */
function reachableOptions(): PayOptions[] {
  const found = new Map<string, PayOptions>();
  const visit = (options: PayOptions) => {
    const key = JSON.stringify(options);
    if (found.has(key)) return;
    found.set(key, options);
    for (const option of PAY_OPTIONS) visit(switchOption(options, option, !options[option]));
  };
  visit(Object.fromEntries(PAY_OPTIONS.map((option) => [option, false])) as PayOptions);
  return [...found.values()];
}

/** The names of the options that are on, in an order in which they can be turned on. */
function switchesOn(options: PayOptions): string[] {
  const rank = (option: PayOption) => Number(option === 'workingHolidayVisa');
  return PAY_OPTIONS.filter((option) => options[option])
    .sort((a, b) => rank(a) - rank(b))
    .map((option) => OPTION_NAMES[option]);
}

/**
 * Turns on exactly the switches named `on`, in their order, then reads every figure for each pay cycle and
 * salary of the grid. It runs inside the page, by clicks and input events: the grid has 4,608 points, and a
 * call from Node for each would take minutes.
 */
async function figuresOnGrid(page: Page, on: string[]): Promise<ShownFigures[]> {
  const reader = await page.evaluateHandle<{
    read: () => ShownFigures;
    followed: () => Promise<void>;
  }>(`({ read: ${readFiguresInPage}, followed: ${figuresFollowed} })`);
  const cycles = PAY_CYCLES.map((cycle) => CYCLE_WORDS[cycle].name);
  return page.evaluate(
    async ({ reader, on, cycles, salaries }) => {
      // What is read is the text, which needs no layout and no paint.
      document.body.style.display = 'none';
      const fields = [...document.querySelectorAll<HTMLInputElement>('#calculator input')];
      const click = async (field: HTMLInputElement | undefined) => {
        field?.click();
        // React renders after the event has ended.
        await null;
      };
      const named = (name: string) =>
        fields.find(({ labels }) => labels?.[0]?.textContent === name);
      const switches = fields.filter(({ role }) => role === 'switch');
      // Twice, because a disabled switch is enabled when another is turned off.
      for (const control of [...switches, ...switches]) if (control.checked) await click(control);
      for (const name of on) await click(named(name));
      // The native setter, as for typed text: React's own setter would make it ignore the input event.
      const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set as (
        this: HTMLInputElement,
        text: string,
      ) => void;
      const shown: ShownFigures[] = [];
      for (const cycle of cycles) {
        await click(named(cycle));
        const salary = document.querySelector('[name=salary]') as HTMLInputElement;
        for (const amount of salaries) {
          setText.call(salary, `${amount}`);
          salary.dispatchEvent(new InputEvent('input', { bubbles: true }));
          await null;
          await reader.followed();
          shown.push(reader.read());
        }
      }
      return shown;
    },
    { reader, on, cycles, salaries: SALARIES },
  );
}
