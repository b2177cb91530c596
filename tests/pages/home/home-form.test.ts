/** The form of the calculator: what links open, and the pay that entries come to. */
import { describe, expect, test } from 'vitest';
import { entriesIn, fragmentOf, initialEntries } from '../../../src/pages/form/form.ts';
import { calculated, hasSalary, homeForm } from '../../../src/pages/home/home-form.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';

const FORM = homeForm(simplified);
const INITIAL = initialEntries(FORM);

/** As visitors may have kept them, with what each opens besides the default entries. */
const LINKS: readonly [string, Partial<typeof INITIAL>][] = [
  ['', {}],
  ['#salary=95000', { salary: '95000' }],
  ['#salary=1500&cycle=weekly', { salary: '1500', cycle: 'weekly' }],
  ['#cycle=monthly', { cycle: 'monthly' }],
  ['#salary=', { salary: '' }],
  ['#salary=0', { salary: '0' }],
  ['#salary=1318.40&cycle=weekly', { salary: '1318.40', cycle: 'weekly' }],
  ['#salary=85.5k', { salary: '85.5k' }],
  ['#salary=9007199254740991', { salary: '9007199254740991' }],
  ['#year=2020-21', { year: '2020-21' }],
  ['#super=12.5', { super: '12.5' }],
  ['#super=.', { super: '.' }],
  ['#super=50.0', { super: '50.0' }],
  ['#options=includesSuperannuation', { options: 'includesSuperannuation' }],
  [
    '#options=workingHolidayVisa,noTaxFreeThreshold',
    { options: 'workingHolidayVisa,noTaxFreeThreshold' },
  ],
  [
    '#salary=1500&cycle=weekly&year=2023-24&super=12.5&options=includesSuperannuation,noTaxFreeThreshold,studentLoan',
    {
      salary: '1500',
      cycle: 'weekly',
      year: '2023-24',
      super: '12.5',
      options: 'includesSuperannuation,noTaxFreeThreshold,studentLoan',
    },
  ],
];

describe('a link', () => {
  test.each(LINKS)(
    "with '%s' opens its entries, which have it as their fragment",
    (link, opened) => {
      const entries = { ...INITIAL, ...opened };
      expect(entriesIn(FORM, link)).toEqual(entries);
      expect(fragmentOf(FORM, entries)).toBe(link);
    },
  );

  test.each([
    ['#salary=1500&offer-salary=95000&name=Bakery&want-cycle=hourly', { salary: '1500' }],
    ['#salary=45.5&cycle=hourly&hours=20', { salary: '45.5' }],
    ['#year=2026-27', {}],
    ['#options=free,studentLoan', { options: 'studentLoan' }],
  ])(
    "with '%s', made by another page or site, opens what the calculator has of it",
    (link, opened) => {
      expect(entriesIn(FORM, link)).toEqual({ ...INITIAL, ...opened });
    },
  );

  test('of the legislated site has its years', () => {
    expect(entriesIn(homeForm(legislated), '#year=2025-26')?.year).toBe('2025-26');
  });
});

describe('entries', () => {
  test('come to the pay of their salary, in dollars a year, year, rate and options', () => {
    const { query, pay } = calculated(
      { ...INITIAL, salary: '1.5k', cycle: 'weekly', super: '12.5', options: 'studentLoan' },
      simplified,
    );
    expect(query).toMatchObject({
      annualSalary: 78_000,
      taxYear: '2025-26',
      customSuperRate: 0.125,
      options: { studentLoan: true, nonResident: false },
    });
    expect(pay.grossAnnual).toBe(78_000);
  });

  test.each([
    ['', false],
    ['.', false],
    ['9007199254740992', false],
    ['0', true],
    ['9007199254740991', true],
  ])("with the salary '%s' have one to calculate with: %s", (salary, has) => {
    expect(hasSalary({ ...INITIAL, salary })).toBe(has);
  });
});
