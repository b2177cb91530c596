/** The comparison of two pays: the entries of a link, and what the page says of them. tests/words/compared-pays.test.ts has the sentences. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Compared } from '../../../src/pages/compare/calculation.ts';
import { page } from '../../../src/pages/compare/page.tsx';
import { change, countingEntries, entriesWith, fragmentOf } from '../../../src/pages/form/form.ts';
import type { PayDifference } from '../../../src/pay/compare-pay.ts';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../../support/known-law.ts';
import { formOfPage, openedEntries, openedResult } from '../opened-page.tsx';

const { simplified } = RULE_SETS;
const { form } = formOfPage(page, simplified);
const resultOf = (fragment: string, rules: RuleSetName = 'simplified') =>
  openedResult<Compared>(page, fragment, RULE_SETS[rules]);

test('a link brings back whatever is entered, and is empty where nothing is', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.nat(200_000).map(String),
    fc.constantFrom('hourly', 'weekly', 'yes', '2023-24', 'nonResident,studentLoan'),
  );
  const changes = fc.array(fc.tuple(fc.constantFrom(...form.keys()), text), { maxLength: 12 });
  fc.assert(
    fc.property(changes, (changed) => {
      const entered = changed.reduce(
        (entries, [name, text]) => change(form, entries, name, text),
        entriesWith(form),
      );
      const fragment = fragmentOf(form, entered, page.calculator.always);
      expect(openedEntries(page, fragment, simplified)).toEqual(countingEntries(form, entered));
      expect(fragment.length).toBeLessThan(1_500);
    }),
    { numRuns: 200 },
  );
  expect(fragmentOf(form, entriesWith(form), page.calculator.always)).toBe('');
});

/** The names of the two pays of a link that has no offer, and the offer without an amount. */
const REACHED = 'name=Your pay&offer-name=The offer&offer-salary=';
const ALL =
  'salary=45.5&cycle=hourly&super=12.5&included=yes&hours=20&weeks=48&name=Caf%C3%A9%20%26%20bar&offer-salary=2000&offer-cycle=weekly&offer-bonus=500&offer-sacrifice=1000&offer-name=Acme&year=2024-25&options=nonResident,studentLoan&want-salary=900&want-cycle=daily&want-included=yes';

// biome-ignore format: one line each
test.each([
  [ALL, ALL],
  // As another page makes them: the offer is left to enter.
  ['salary=1500&cycle=weekly&super=11&options=includesSuperannuation,studentLoan', `salary=1500&cycle=weekly&super=11&included=yes&offer-cycle=weekly&offer-included=yes&options=studentLoan&${REACHED}`],
  ['salary=41.2&cycle=hourly&hours=32&year=2024-25', `salary=41.2&cycle=hourly&hours=32&offer-cycle=hourly&offer-hours=32&year=2024-25&${REACHED}`],
  ['loan=yes&residency=foreign', `options=nonResident,studentLoan&${REACHED}`],
  ['salary=', `salary=&${REACHED}`],
  // As this page makes them while the offer is not entered.
  ['salary=50000&name=Your%20pay&offer-salary=&offer-name=The%20offer', `salary=50000&${REACHED}`],
  // What a field refuses is left out.
  ['salary=85.5k&cycle=yearly&hours=169&offer-salary=1&year=1999-00', 'salary=85.5k&offer-salary=1'],
])('#%s opens %s', (fragment, entries) => {
  const initial = entriesWith(form);
  const differing = Object.entries(openedEntries(page, `#${fragment}`, simplified)).filter(([name, text]) => text !== initial[name]);
  expect(Object.fromEntries(differing)).toEqual(Object.fromEntries(new URLSearchParams(entries)));
});

test.each([
  ['salary=1318.409&cycle=fortnightly', 1_318.4 * 26],
  ['salary=100000.99', 100_000],
  ['salary=40.5099&cycle=hourly', 40.5 * 38 * 52],
  ['salary=300.25&cycle=daily', 300.25 * 5 * 52],
])('an amount takes cents, but for that of a year: %s', (entries, annual) => {
  expect(resultOf(`#${entries}`).now.annual).toBeCloseTo(annual, 6);
});

test('a name counts if a character of it is visible', () => {
  const named = (name: string) =>
    resultOf(`#offer-salary=1&name=${encodeURIComponent(name)}`).now.name;
  const blank = ['', ' \u00a0\u3000', '\u3164', '\u2800 \u2800', '\ufe0f\u{e0100}', '\u17b4\u180b'];
  for (const name of [...blank, '\u0301']) expect(named(name), name).toBe('Offer A');
  const visible = ['A', '7', '.', '\u{1f4b0}', '\u2764\ufe0f', '\u4eca', '\u3164x', 'e\u0301'];
  expect(visible.map(named)).toEqual(visible);
});

/** The answer to two pays that differ by `difference` alone, or as `comparison` has them. */
function answered(difference: Partial<PayDifference>, given: Partial<Compared> = {}): string {
  const same = resultOf('#offer-salary=80000');
  const { offer } = same.comparison;
  const more = Object.entries(difference).map(([name, amount]) => [
    name,
    offer[name as 'netAnnual'] + amount,
  ]);
  const comparison = {
    ...same.comparison,
    offer: { ...offer, ...Object.fromEntries(more) },
    difference: { ...same.comparison.difference, ...difference },
  };
  const { before, lead, more: rest } = page.calculator.answer({ ...same, comparison, ...given });
  return `${before} ${lead} ${rest}`;
}

const LESS = { netAnnual: -520, weekly: -10 };
const NAMED = { offer: { ...resultOf('').offer, name: 'The offer' } };

// biome-ignore format: one line each
test.each<[Partial<PayDifference>, Partial<Compared>, string]>([
  [{ netAnnual: 0.004 }, {}, 'Take-home pay is the same: $63,612 a year.'],
  [{ netAnnual: 0.005 }, {}, 'With Offer B you take home $0.01 more a year ($0.00 a week).'],
  [{ netAnnual: 9.99, weekly: 0.19 }, {}, 'With Offer B you take home $9.99 more a year ($0.19 a week).'],
  [{ netAnnual: 10, weekly: 0.19 }, {}, 'With Offer B you take home $10 more a year ($0.19 a week).'],
  [LESS, {}, 'With Offer B you take home $520 less a year ($10 a week).'],
  [LESS, NAMED, 'With the offer you take home $520 less a year ($10 a week).'],
  // More before tax and less after it, unless that is the same.
  [{ ...LESS, grossAnnual: 0.01 }, NAMED, 'The offer pays $0.01 more, but you take home $520 less a year.'],
  [{ ...LESS, grossAnnual: 0.004 }, {}, 'With Offer B you take home $520 less a year ($10 a week).'],
  // What lands of each pay, where that differs the same way.
  [LESS, { isPaidOut: true, landsMore: -15 }, 'With Offer B you take home $520 less a year ($15 each fortnight).'],
  ...[0.004, 0, 15].map((landsMore): [Partial<PayDifference>, Partial<Compared>, string] => [LESS, { isPaidOut: true, landsMore }, 'With Offer B you take home $520 less a year.']),
  [LESS, { morePerHour: 1.5 }, 'With Offer B you take home $520 less a year ($10 a week). For each hour that is $1.50 more.'],
  [LESS, { morePerHour: -17 }, 'With Offer B you take home $520 less a year ($10 a week). For each hour that is $17.00 less.'],
  [LESS, { morePerHour: 0.004 }, 'With Offer B you take home $520 less a year ($10 a week). For each hour it is the same.'],
  [LESS, { morePerHour: 1.5, isPaidOut: true }, 'With Offer B you take home $520 less a year. On average, for each hour that is $1.50 more.'],
  [{ superannuation: 0.004 }, {}, 'Take-home pay is the same: $63,612 a year.'],
  [{ superannuation: 0.01 }, {}, 'Take-home pay is the same: $63,612 a year, and $0.01 more goes into your super.'],
  [{ superannuation: -1_800 }, {}, 'Take-home pay is the same: $63,612 a year, and $1,800 less goes into your super.'],
  // 1,000 more is sacrificed, and 1,000 less is paid in.
  [{ sacrificed: 1_000, superannuation: -1_000 }, {}, 'Take-home pay is the same: $63,612 a year. Your super gets as much, after its 15% tax.'],
])('two pays that differ by %j, with %o', (difference, given, words) => {
  expect(answered(difference, given)).toBe(words);
});
