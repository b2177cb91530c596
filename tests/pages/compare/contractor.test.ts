/** A rate by the day or hour may be a contractor's, of which the comparison gives no verdict. By the day it asks first. */
import { describe, expect, test } from 'vitest';
import { page } from '../../../src/pages/compare/page.tsx';
import { RULE_SETS } from '../../support/known-law.ts';
import { all, wordsOf } from '../../support/parsed-html.ts';
import { answerOn, headingsOf, openedMain, outcomeOf, requestOn, rowIn } from '../opened-page.tsx';

const CONTRACTOR = "We can't compare a contractor yet: they pay their own tax, super and leave.";
const DAY = '#salary=650&cycle=daily';
/** A link from another calculator has no pay by the day, but the page's own has the names of an arrival. */
const ARRIVED = '&name=Your%20pay&offer-salary=150000&offer-name=The%20offer';

describe.each(Object.values(RULE_SETS))('by the $name set', (rules) => {
  const opened = (fragment: string) => openedMain(page, fragment, rules);

  // biome-ignore format: one line each
  test.each([
    [`${DAY}&offer-salary=150000`, 'Is Offer A for an employee or a contractor?'],
    [`${DAY}${ARRIVED}`, 'Is your pay for an employee or a contractor?'],
    ['#salary=150000&offer-salary=800&offer-cycle=daily&offer-name=Acme', 'Is Acme for an employee or a contractor?'],
    [`${DAY}&work=contractor&offer-salary=150000`, CONTRACTOR],
    ['#salary=110000&offer-salary=80&offer-cycle=hourly&offer-work=contractor', CONTRACTOR],
    [`${DAY}&work=employee&offer-salary=800&offer-cycle=daily&offer-work=contractor`, CONTRACTOR],
    // The first pay is asked about first, and one that is missing before that.
    [`${DAY}&offer-salary=800&offer-cycle=daily&offer-work=contractor`, 'Is Offer A for an employee or a contractor?'],
    [`${DAY}&offer-salary=`, 'Enter Offer B to see which leaves you more.'],
  ])('%s has no verdict: %s', (fragment, said) => {
    const main = opened(fragment);
    expect(requestOn(main)).toBe(said);
    expect(answerOn(main)).toBe(`You take home ${said}`);
    if (said.startsWith('Enter')) return;
    // Nor has it a figure anywhere.
    expect(all(main, 'table, .pay-bar')).toEqual([]);
    const outcome = outcomeOf(main);
    expect(wordsOf(outcome)).not.toMatch(/[$%]/);
    const titles = all(outcome, '.results > .card').map((card) => headingsOf(card)[0]?.words);
    expect(titles).toEqual(['What next?']);
  });

  test('both as employees are compared', () => {
    const main = opened(
      `${DAY}&work=employee&offer-salary=700&offer-cycle=daily&offer-work=employee`,
    );
    expect(requestOn(main)).toBe('');
    // 260 days of $50 more, of which 39 cents of each dollar are taxed.
    expect(answerOn(main)).toMatch(/^With Offer B you take home \$7,930 more a year/);
    expect(rowIn(main, 'Pay before tax')).toEqual(['$169,000', '$182,000', '+$13,000']);
  });

  test('the work is asked of a rate by the day or hour, and neither answer is chosen at first', () => {
    const asked = (fragment: string) =>
      all(opened(fragment), '[name$=work]').map(({ attribs }) => [
        attribs.name,
        attribs.value,
        'checked' in attribs,
      ]);
    expect(asked(`${DAY}&offer-salary=150000`)).toEqual([
      ['work', 'employee', false],
      ['work', 'contractor', false],
    ]);
    expect(asked('#salary=1&offer-salary=800&offer-cycle=daily&offer-work=contractor')).toEqual([
      ['offer-work', 'employee', false],
      ['offer-work', 'contractor', true],
    ]);
    expect(asked('#salary=65&cycle=hourly&offer-salary=1')).toHaveLength(2);
    for (const cycle of ['weekly', 'fortnightly', 'monthly', 'annually'])
      expect(asked(`#salary=650&cycle=${cycle}&work=contractor&offer-salary=1`), cycle).toEqual([]);
  });

  test("a rate by the hour is an employee's unless the visitor says otherwise", () => {
    const link = '#salary=60&cycle=hourly&offer-salary=110000';
    const said = opened(link);
    expect(requestOn(said)).toBe('');
    expect(answerOn(said)).toMatch(/Contractors pay their own tax, super and leave\.$/);
    expect(answerOn(opened(`${link}&work=employee`))).toBe(answerOn(said));
  });
});
