/** The form of the page on a bonus: what links open, and what they carry. */
import { describe, expect, test } from 'vitest';
import { bonusForm } from '../../../src/pages/bonus/form.ts';
import { bonusLink } from '../../../src/pages/compare/card-texts.ts';
import { initialEntries, linksOf } from '../../../src/pages/form/form.ts';
import { homeForm } from '../../../src/pages/home/form.ts';
import type { RuleSet } from '../../../src/pay/rules/rule-set.ts';
import { legislated } from '../../support/known-law.ts';
import { comparedIn } from '../compare/compared-page.tsx';
import { bonusIn } from './bonus-in.tsx';

const law: RuleSet = legislated;
const FORM = bonusForm(law);
const LINKS = linksOf(FORM);
const INITIAL = initialEntries(FORM);

describe('a link', () => {
  const ALL =
    'bonus=2500&kind=back-pay&pays=20&salary=41.20&cycle=hourly&hours=32&earlier=5000&earlier-withheld=1600&average=2900&options=noTaxFreeThreshold&other-job=60k&other-job-cycle=weekly&year=2020-21';

  test.each([
    [`#${ALL}`, ALL],
    ['#options=workingHolidayVisa&paid=50000', 'options=workingHolidayVisa&paid=50000'],
    // A text that could not have been entered is ignored, and so is a field that the page does not have.
    ['#bonus=1x&kind=gift&pays=53&super=12&options=withholdTaxOffsets', 'bonus=1x'],
  ])('%s opens its entries', (fragment, entries) => {
    const opened = Object.fromEntries(new URLSearchParams(entries));
    expect(LINKS.entriesIn(fragment)).toEqual({ ...INITIAL, ...opened });
  });

  test('has the entries of the fields that are shown alone', () => {
    const entries = { ...INITIAL, pays: '20', hours: '30', 'other-job': '50000', paid: '9000' };
    expect(LINKS.fragmentOf({ ...entries, bonus: '500' })).toBe('#bonus=500');
    expect(LINKS.fragmentOf({ ...entries, kind: 'back-pay' })).toBe('#kind=back-pay&pays=20');
    expect(LINKS.fragmentOf({ ...entries, options: 'noTaxFreeThreshold', earlier: '100' })).toBe(
      '#options=noTaxFreeThreshold&other-job=50000&earlier=100',
    );
    expect(LINKS.fragmentOf({ ...entries, kind: 'back-pay', options: 'workingHolidayVisa' })).toBe(
      '#kind=back-pay&options=workingHolidayVisa&paid=9000',
    );
  });
});

describe('a link from', () => {
  test('the calculator carries the usual pay, the year, the options and the other job', () => {
    const home = homeForm(law);
    const carried = {
      salary: '2400',
      cycle: 'fortnightly',
      year: '2025-26',
      options: 'noPrivateHospitalCover,noTaxFreeThreshold,studentLoan',
      'other-job': '60000',
    };
    const entries = { ...initialEntries(home), ...carried, family: 'yes' };
    const opened = LINKS.entriesIn(linksOf(home).fragmentOf(entries));
    expect(opened).toEqual({ ...INITIAL, ...carried });
  });

  test.each([
    ['#salary=1500&cycle=weekly&bonus=10000', 'weekly', 78_000],
    ['#salary=40&cycle=hourly&bonus=10000', 'annually', 79_040],
    ['#salary=300&cycle=daily&bonus=10000&year=2024-25', 'annually', 78_000],
  ])('the comparison %s carries a pay and its bonus', (compared, cycle, annual) => {
    const { now } = comparedIn(compared, 'legislated');
    const fragment = bonusLink(now).replace(/^.bonus/, '');
    expect(LINKS.entriesIn(fragment)).toMatchObject({ cycle, bonus: '10000' });
    const opened = bonusIn(fragment);
    expect(opened.query.annualSalary).toBe(annual);
    expect(opened.query.taxYear).toBe(now.query.taxYear);
    expect(opened.query.options).toEqual(now.query.options);
  });
});

test('the number of pays counts for back pay alone, and an earlier bonus not for a working holiday maker', () => {
  expect(bonusIn('#pays=4')).toMatchObject({ fromBonus: bonusIn('').fromBonus });
  expect(bonusIn('#options=workingHolidayVisa&earlier=5000').earlier).toBe(0);
});
