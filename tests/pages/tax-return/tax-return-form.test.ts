import { expect, test } from 'vitest';
import { withoutItem } from '../../../src/pages/form/item-list.ts';
import { JOBS, taxReturnLinks } from '../../../src/pages/tax-return/form.ts';
import { seniorsBornBefore } from '../../../src/pay/rules/rule-set.ts';
import { form, returnedIn, rules } from './returned-page.tsx';

const { entriesIn, fragmentOf } = taxReturnLinks(form);

function entriesOf(fragment: string) {
  const entries = entriesIn(fragment);
  if (entries === undefined) throw new Error(`${fragment} is no fragment of the page`);
  return entries;
}

test('a link has the fields that are shown, and no others', () => {
  for (const [entered, link] of [
    ['#salary=70000&job2-salary=20000', '#salary=70000'],
    ['#jobs=2&job2-salary=20000&job3-salary=1', '#jobs=2&job2-salary=20000'],
    [
      '#jobs=2&job2-cycle=hourly&job2-hours=20&cover=part&days=5',
      '#jobs=2&job2-cycle=hourly&job2-hours=20&cover=part&days=5',
    ],
    ['#hours=20&days=5&declared=no&partner=1&apart=illness', ''],
    [
      '#couple=yes&partner=1&senior=yes&apart=illness',
      '#couple=yes&partner=1&senior=yes&apart=illness',
    ],
    ['#residency=foreign&threshold=no&cover=none&children=2&months=5', '#residency=foreign'],
    ['#residency=workingHoliday&loan=yes', '#residency=workingHoliday'],
  ] as const) {
    expect(fragmentOf(entriesOf(entered)), entered).toBe(link);
  }
});

test('what is not shown does not count', () => {
  const plain = returnedIn('#residency=foreign').result;
  const hidden = returnedIn(
    '#residency=foreign&cover=none&couple=yes&senior=yes&months=3&job2-salary=9',
  );
  expect(hidden.result).toEqual(plain);
});

test('a link from the calculator brings its options, its other job and its partner', () => {
  const entries = entriesOf(
    '#salary=1500&cycle=weekly&year=2024-25&super=11&options=includesSuperannuation,noPrivateHospitalCover,noTaxFreeThreshold,studentLoan&other-job=60k&family=yes&children=2',
  );
  expect(fragmentOf(entries)).toBe(
    '#jobs=2&salary=1500&cycle=weekly&threshold=no&super=11&included=yes&job2-salary=60k&job2-threshold=yes&year=2024-25&couple=yes&children=2&cover=none&loan=yes',
  );
  expect(fragmentOf(entriesOf('#options=nonResident'))).toBe('#residency=foreign');
  expect(fragmentOf(entriesOf('#options=workingHolidayVisa'))).toBe('#residency=workingHoliday');
  expect(fragmentOf(entriesOf('#options=noPrivateHospitalCover&family=yes&partner=0'))).toBe(
    '#couple=yes&partner=0&cover=none',
  );
  // A sole parent.
  expect(fragmentOf(entriesOf('#options=noPrivateHospitalCover&children=2'))).toBe(
    '#children=2&cover=none',
  );
});

test('without a job the later ones move up, and the last is as before it was entered', () => {
  const entries = entriesOf(
    '#jobs=3&salary=1&job2-salary=2&job2-threshold=yes&job3-salary=3&job3-sacrifice=4',
  );
  const { jobs, salary, ...changed } = Object.fromEntries(
    withoutItem(JOBS, 3, 0, (name) => entries[name]),
  );
  expect({ jobs, salary }).toEqual({ jobs: '2', salary: '2' });
  expect(fragmentOf({ ...entries, ...changed, jobs: '2', salary: '2' })).toBe(
    '#jobs=2&salary=2&job2-salary=3&job2-sacrifice=4',
  );
});

test('pays are counted, no more than the year has, and all of them where none is entered', () => {
  const grossOf = (fragment: string) => returnedIn(fragment).result.jobs[0]?.gross;
  expect(grossOf('#salary=1000&cycle=weekly')).toBe(52_000);
  expect(grossOf('#salary=1000&cycle=fortnightly&pays=40')).toBe(27_000);
  expect(grossOf('#salary=1000&cycle=monthly&pays=0')).toBe(0);
  expect(grossOf('#salary=78000&pays=13')).toBe(39_000);
});

/** Age Pension age in half years, for those born from this half year on. */
const PENSION_AGES: [bornFrom: number, age: number][] = [
  [1954, 66],
  [1955.5, 66.5],
  [1957, 67],
];

test('in every year, those born before its day have the Age Pension age by 30 June, and nobody younger has', () => {
  for (const taxYear of rules.taxYears) {
    const { label } = taxYear;
    const end = Number.parseInt(label, 10) + 1.5;
    const [year, month] = (seniorsBornBefore(taxYear) ?? '').split('-').map(Number);
    const bornBefore = Number(year) + (month === 7 ? 0.5 : 0);
    const isOldEnough = (born: number) =>
      end - (born + 0.5) >= (PENSION_AGES.findLast(([from]) => born >= from)?.[1] ?? 0);
    expect(isOldEnough(bornBefore - 0.5), label).toBe(true);
    expect(isOldEnough(bornBefore), label).toBe(false);
  }
});
