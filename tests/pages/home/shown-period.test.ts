/** The switch of the answer's period, apart from the pay cycle: the figure that each period has, by hand, and that a link keeps it. */
import { describe, expect, test } from 'vitest';
import { change, fragmentOf } from '../../../src/pages/form/form.ts';
import { page } from '../../../src/pages/home/page.tsx';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../../support/known-law.ts';
import { all, wordsOf } from '../../support/parsed-html.ts';
import {
  answerOn,
  formOfPage,
  fragmentAfter,
  openedEntries,
  openedMain,
  rowIn,
} from '../opened-page.tsx';

const WEEKLY = '#salary=1500&cycle=weekly';
const HOURLY = '#salary=41.20&cycle=hourly&hours=32';

// The period that is chosen, the sentence, and what follows. Of $80,000 the year's tax is 15,800 by the law, and 16,388 simplified.
// biome-ignore format: one line each
test.each<[rules: RuleSetName, link: string, show: string, words: string]>([
  ['legislated', '', 'annually', '$64,200 a year after tax in 2026-27. 26 pays of $2,454.92 and about $372 back make $64,200 for the year.'],
  // 1,348 a month is withheld of 6,666.67, 622 a fortnight and 311 a week.
  ['legislated', '', 'monthly', '$5,318.67 each month. 12 pays of $5,318.67 and about $376 back make $64,200 for the year.'],
  ['legislated', '', 'fortnightly', '$2,454.92 each fortnight. 26 pays of $2,454.92 and about $372 back make $64,200 for the year.'],
  ['legislated', '', 'weekly', '$1,227.46 each week. 52 pays of $1,227.46 and about $372 back make $64,200 for the year.'],
  // The pays of a year are those of the pay cycle.
  ['legislated', WEEKLY, 'annually', '$62,840 a year after tax in 2026-27. 52 pays of $1,201.00 and about $388 back make $62,840 for the year.'],
  ['legislated', WEEKLY, 'fortnightly', '$2,402.00 each fortnight. 26 pays of $2,402.00 and about $388 back make $62,840 for the year.'],
  ['legislated', HOURLY, 'annually', "$56,419 a year after tax in 2026-27. That's $33.70 an hour on average. 52 pays of $1,078.40 and about $342 back make $56,419 for the year."],
  ['legislated', HOURLY, 'monthly', "$4,673.07 each month. That's $33.70 an hour on average. 12 pays of $4,673.07 and about $342 back make $56,419 for the year."],
  // Shares of the year.
  ['simplified', '', 'annually', "$63,612 a year after tax in 2025-26. That's $2,446.62 a fortnight."],
  ['simplified', '', 'monthly', "$5,301.00 a month after tax in 2025-26. That's $63,612 a year."],
  ['simplified', '', 'fortnightly', "$2,446.62 a fortnight after tax in 2025-26. That's $63,612 a year."],
  ['simplified', '', 'weekly', "$1,223.31 a week after tax in 2025-26. That's $63,612 a year."],
  ['simplified', WEEKLY, 'annually', "$62,252 a year after tax in 2025-26. That's $1,197.15 a week."],
  ['simplified', WEEKLY, 'monthly', "$5,187.67 a month after tax in 2025-26. That's $62,252 a year."],
  ['simplified', HOURLY, 'annually', "$55,831 a year after tax in 2025-26. That's $33.55 an hour and $1,073.67 a week."],
  ['simplified', HOURLY, 'monthly', "$4,652.55 a month after tax in 2025-26. That's $33.55 an hour, $2,147.33 a fortnight and $55,831 a year."],
])('by the %s set, the answer to "%s" shown %s: %s', (rules, link, show, words) => {
  const fragment = `${link || '#'}&show=${show}`;
  const main = openedMain(page, fragment, RULE_SETS[rules]);
  expect(answerOn(main)).toBe(`You take home ${words}`);
});

const PERIODS = ['annually', 'monthly', 'fortnightly', 'weekly'];

/** The switch: its words, and the period that is on. */
function switchOn(link: string, rules = RULE_SETS.legislated) {
  const main = openedMain(page, link, rules);
  const radios = all(main, '.answer [name=show]');
  return {
    words: all(main, '.answer fieldset').map(wordsOf),
    values: radios.map(({ attribs }) => attribs.value),
    on: radios.flatMap(({ attribs }) => ('checked' in attribs ? [attribs.value] : [])),
  };
}

test('the switch stays at the period of a pay where the year of a second job is not known', () => {
  const link = '#salary=20000&options=noTaxFreeThreshold';
  expect(switchOn(link).on).toEqual(['fortnightly']);
  expect(switchOn(`${link}&show=monthly`).on).toEqual(['monthly']);
  expect(switchOn(`${link}&show=annually`).on).toEqual(['fortnightly']);
  expect(switchOn(`${link}&other-job=60000`).on).toEqual(['annually']);
});

describe.each(Object.values(RULE_SETS))('by the $name set', (rules) => {
  test('the switch has four periods, and follows the pay cycle until one is chosen', () => {
    const start = switchOn('', rules);
    expect(start.words).toEqual(['Show take-home pay for a Year Month Fortnight Week']);
    expect(start.values).toEqual(PERIODS);
    const cycles = ['annually', 'monthly', 'fortnightly', 'weekly', 'hourly'];
    const followed = cycles.map((cycle) => switchOn(`#salary=90&cycle=${cycle}`, rules).on);
    expect(followed.flat()).toEqual([...PERIODS, 'weekly']);
    for (const cycle of cycles) {
      const chosen = PERIODS.map(
        (show) => switchOn(`#salary=90&cycle=${cycle}&show=${show}`, rules).on,
      );
      expect(chosen.flat(), cycle).toEqual(PERIODS);
    }
  });

  test('a link keeps the period that was chosen, whatever else changes', () => {
    const { form } = formOfPage(page, rules);
    for (const show of PERIODS) {
      const chosen = change(form, openedEntries(page, HOURLY, rules), 'show', show);
      const link = fragmentOf(form, chosen, page.calculator.always);
      expect(link).toBe(`${HOURLY}&show=${show}`);
      expect(fragmentAfter(page, link, rules)).toBe(link);
      const monthly = change(form, chosen, 'cycle', 'monthly');
      expect(fragmentOf(form, monthly, page.calculator.always)).toBe(
        `#salary=41.20&cycle=monthly&show=${show}`,
      );
    }
    // A period that no switch has.
    for (const show of ['hourly', 'daily', 'yearly', ''])
      expect(fragmentAfter(page, `${WEEKLY}&show=${show}`, rules)).toBe(WEEKLY);
  });

  test('the column of the period is set off in the table, and its figure is that of the answer', () => {
    /** The column that a narrow table has beside that of the year. */
    const column = 'select[aria-label=Column] option[selected]';
    for (const [at, name] of ['Weekly', 'Fortnightly', 'Monthly'].entries()) {
      const show = name.toLowerCase();
      const main = openedMain(page, `#show=${show}`, rules);
      expect(all(main, `.pay-table.${show}`)).toHaveLength(1);
      expect(all(main, column).map(wordsOf)).toEqual([name]);
      const [figure] = all(main, '.answer strong').map(wordsOf);
      expect(rowIn(main, 'Take Home Pay')?.[at]).toBe(figure);
    }
    const ofYear = openedMain(page, '#show=annually', rules);
    expect(all(ofYear, '.pay-table.annually')).toHaveLength(1);
    expect(all(ofYear, column).map(wordsOf)).toEqual(['Fortnightly']);
  });
});

test('a request keeps the switch, and the year of an unknown second job has the pay', () => {
  expect(switchOn('#salary=&show=weekly').on).toEqual(['weekly']);
  const main = openedMain(page, '#salary=20000&options=noTaxFreeThreshold&show=annually');
  expect(answerOn(main)).toContain('You take home $631.23 each fortnight.');
});
