/** The form of the calculator: what links open, and the pay that entries come to. */
import { describe, expect, test } from 'vitest';
import {
  countingEntries,
  entriesIn,
  fragmentOf,
  initialEntries,
  linksOf,
} from '../../../src/pages/form/form.ts';
import { calculated } from '../../../src/pages/home/calculation.ts';
import { type HomeEntries, homeForm } from '../../../src/pages/home/form.ts';
import type { RuleSet } from '../../../src/pay/rules/rule-set.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';
import { legislated } from '../../support/known-law.ts';

const FORM = homeForm(simplified);
const INITIAL = initialEntries(FORM);

/** As visitors may have kept them. */
const LINKS = [
  ...['', '#salary=', '#salary=85.5k', '#super=.', '#salary=41.20&cycle=hourly&hours=32'],
  '#options=workingHolidayVisa,noTaxFreeThreshold',
  '#salary=1500&cycle=weekly&year=2023-24&super=12.5&options=includesSuperannuation,noTaxFreeThreshold,studentLoan',
];

const entriesOf = (link: string) => Object.fromEntries(new URLSearchParams(link.slice(1)));

function paid(entered: Partial<HomeEntries>, rules: RuleSet) {
  const form = homeForm(rules);
  return calculated(countingEntries(form, { ...initialEntries(form), ...entered }), rules);
}

describe('a link', () => {
  test.each(LINKS)("with '%s' opens its entries, which have it as their fragment", (link) => {
    const entries = { ...INITIAL, ...entriesOf(link) };
    expect(entriesIn(FORM, link)).toEqual(entries);
    expect(fragmentOf(FORM, entries)).toBe(link);
  });

  test.each([
    ['#salary=1500&offer-salary=95000&name=Bakery&want-cycle=hourly', '#salary=1500'],
    ['#salary=45.5&cycle=hourly&hours=20&weeks=48', '#salary=45.5&cycle=hourly&hours=20'],
    ['#year=2026-27', ''],
  ])(
    "with '%s', made by another page or site, opens what the calculator has of it",
    (link, own) => {
      expect(entriesIn(FORM, link)).toEqual({ ...INITIAL, ...entriesOf(own) });
    },
  );
});

describe('a field that goes with another control', () => {
  const form = homeForm(legislated);
  const links = linksOf(form);
  const pay = (fragment: string) => paid({ ...links.entriesIn(fragment) }, legislated).pay;

  test.each([
    ['#other-job=60000', ''],
    ['#partner=90000&children=2', '#children=2'],
    ['#salary=150000&partner=90000', '#salary=150000'],
    [
      '#options=noPrivateHospitalCover&partner=90000&children=2',
      '#options=noPrivateHospitalCover&children=2',
    ],
    [
      '#options=nonResident,noPrivateHospitalCover&family=yes&partner=90000&children=2',
      '#options=nonResident,noPrivateHospitalCover',
    ],
    ['#cycle=weekly&salary=1500&hours=20', '#salary=1500&cycle=weekly'],
    [
      '#options=workingHolidayVisa,noTaxFreeThreshold&other-job=60000',
      '#options=workingHolidayVisa,noTaxFreeThreshold',
    ],
  ])("does not count while it is hidden: '%s' is '%s'", (link, counted) => {
    expect(pay(link)).toEqual(pay(counted));
    expect(links.fragmentOf(links.entriesIn(link) ?? initialEntries(form))).toBe(
      counted && links.fragmentOf(links.entriesIn(counted) ?? initialEntries(form)),
    );
  });

  test.each([
    '#salary=20000&options=noTaxFreeThreshold&other-job=60000',
    '#salary=20000&options=noTaxFreeThreshold&other-job=2300.50&other-job-cycle=fortnightly',
    '#salary=190000&options=noPrivateHospitalCover&family=yes&partner=0&children=2',
    '#salary=50000&family=yes&children=3',
    '#salary=50000&children=3',
  ])("is in the link where it is shown, and counts: '%s'", (link) => {
    const entries = links.entriesIn(link) as HomeEntries;
    expect(links.fragmentOf(entries)).toBe(link);
    expect(pay(link)).not.toEqual(pay(link.replace(/&(other-job|family|children).*/, '')));
  });

  test('of the other job is its pay by its own cycle', () => {
    const options = 'noTaxFreeThreshold';
    const other = { 'other-job': '2300.50', 'other-job-cycle': 'fortnightly' };
    expect(paid({ options, ...other }, legislated).query).toHaveProperty('otherJobPay', 59_813);
    expect(paid({ options, 'other-job': '-5000' }, legislated).query).not.toHaveProperty(
      'otherJobPay',
    );
  });

  test('of a household is not in the simplified set', () => {
    const shown = { ...INITIAL, options: 'noPrivateHospitalCover,noTaxFreeThreshold' };
    const household = { family: 'yes', partner: '90000', children: '2', 'other-job': '60000' };
    expect(countingEntries(FORM, { ...shown, ...household })).toEqual(shown);
  });
});

test('a household without cover, on 190,000 dollars, owes a surcharge above its own limit', () => {
  const entries = { salary: '190000', options: 'noPrivateHospitalCover', family: 'yes' };
  const surcharge = (entered: Partial<HomeEntries>) =>
    paid({ ...entries, ...entered }, legislated).pay.medicareLevySurcharge;
  // Limits of 210,000 and 246,000; 1,500 more for the second child; 1% and 1.25% of 189,000, after the standard deduction.
  expect(surcharge({ partner: '22500', children: '2' })).toBe(0);
  expect(surcharge({ partner: '22501', children: '2' })).toBe(1_890);
  expect(surcharge({ partner: '60000' })).toBe(2_362.5);
  // A partner whose income is left empty has none: below the limit of a couple.
  expect(surcharge({})).toBe(0);
  // Neither partner nor child: 1.5%, as of a single person.
  expect(surcharge({ family: '' })).toBe(2_835);
  // A sole parent is a family.
  expect(surcharge({ family: '', children: '2' })).toBe(0);
});

test('nobody counts as single because the income of a partner was left empty', () => {
  const couple = { salary: '120000', options: 'noPrivateHospitalCover', family: 'yes' };
  for (const partner of ['', '0', 'x']) {
    const { query, pay } = paid({ ...couple, partner }, legislated);
    expect(query).toMatchObject({ spouse: { income: 0 } });
    expect(pay.medicareLevySurcharge).toBe(0);
  }
  expect(paid({ ...couple, family: '' }, legislated).pay.medicareLevySurcharge).toBe(1_190);
});

test('an older link of a sole parent, as a family without a partner, has the figures that it had', () => {
  for (const children of ['1', '2', '5']) {
    for (let salary = 0; salary < 300_000; salary += 977) {
      const parent = {
        salary: String(salary),
        options: 'noPrivateHospitalCover,studentLoan',
        children,
      };
      const { pay } = paid({ ...parent, family: 'yes' }, legislated);
      expect(pay, `${salary}`).toEqual(paid(parent, legislated).pay);
    }
  }
});

describe('entries', () => {
  test('come to the pay of their salary, in dollars a year, year, rate and options', () => {
    const entered = { salary: '1.5k', cycle: 'weekly', super: '12.5', options: 'studentLoan' };
    expect(paid(entered, simplified).query).toMatchObject({
      annualSalary: 78_000,
      taxYear: '2025-26',
      customSuperRate: 0.125,
      options: { studentLoan: true, nonResident: false },
    });
  });

  test.each([
    ['41.20', '32', 68_556.8],
    ['41.2', '', 81_411.2],
    ['40', '0', 79_040],
  ])('an hourly rate of %s for %s hours is %d dollars a year', (salary, hours, annual) => {
    const { query } = paid({ salary, hours, cycle: 'hourly' }, simplified);
    expect(query.annualSalary).toBe(annual);
  });

  test.each([
    ['', false],
    ['100000001', false],
    ['-5000', false],
    ['0', true],
    ['100000000', true],
  ])("with the salary '%s' have one to calculate with: %s", (salary, has) => {
    expect(paid({ salary }, simplified).entered.isEntered).toBe(has);
  });
});
