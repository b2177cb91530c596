/** The page's figures against `calculatePay`, for a sample of all that a link can hold, and while a salary is typed. */
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { PAY_OPTIONS, type PayOptions, simplified } from '../../src/pay/index.ts';
import { PAY_CYCLES, type PayCycle } from '../../src/words/pay-cycles.ts';
import { DEFAULT_OPTIONS, switchOption } from '../../src/words/pay-options.ts';
import { enter, readFigures, type ShownFigures, salaryField, test } from './calculator-page.ts';
import { expectedFigures } from './expected-figures.ts';

/** Of a year; an hour is one of 38 a week. */
const PERIODS: Record<PayCycle, number> = {
  hourly: 38 * 52,
  weekly: 52,
  fortnightly: 26,
  monthly: 12,
  annually: 1,
};

/** Ten of each tax year. */
const SAMPLES = simplified.taxYears.flatMap(({ label }, index) =>
  fc.sample(
    fc.record({
      year: fc.constant(label),
      cycle: fc.constantFrom(...PAY_CYCLES),
      salary: fc.constantFrom(1_234, 8_003, 57_736, 151_201),
      rate: fc.option(fc.constantFrom('11', '12.75', '.5', '50')),
      options: fc.subarray([...PAY_OPTIONS]).map(switchedOn),
    }),
    { numRuns: 10, seed: index },
  ),
);

describe('every figure on the page is what calculatePay gives', () => {
  test('for sixty inputs of every tax year, pay cycle and option', async ({ page }) => {
    for (const { year, cycle, salary, rate, options } of SAMPLES) {
      const on = PAY_OPTIONS.filter((option) => options[option]);
      const fragment = `salary=${salary}&cycle=${cycle}&year=${year}&super=${rate ?? ''}&options=${on.join()}`;
      await page.evaluate((hash) => {
        location.hash = hash;
      }, fragment);
      const expected = expectedFigures({
        annualSalary: salary * PERIODS[cycle],
        taxYear: year,
        options,
        customSuperRate: rate === null ? undefined : Number(rate) / 100,
      });
      await expect.poll(() => readFigures(page), { message: fragment }).toEqual(expected);
    }
  });

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

/** The options once each of `names` is turned on, where it can be. */
function switchedOn(names: readonly (keyof PayOptions)[]): PayOptions {
  return names.reduce<PayOptions>(
    (options, name) => switchOption(options, name, true),
    DEFAULT_OPTIONS,
  );
}

function figuresOf(annualSalary: number): ShownFigures {
  return expectedFigures({ annualSalary, taxYear: '2025-26' });
}
