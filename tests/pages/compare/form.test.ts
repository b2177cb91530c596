/** The entries of the page that compares two pays, in its fields and in the fragment of its address. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offerIn } from '../../../src/pages/compare/calculation.ts';
import { type CompareEntries, compareForm, compareLinks } from '../../../src/pages/compare/form.ts';
import {
  countingEntries,
  entriesIn,
  initialEntries,
  type Name,
} from '../../../src/pages/form/form.ts';
import { homeForm } from '../../../src/pages/home/form.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';
import { anyEntriesOf } from '../form/any-entries.ts';

const FORM = compareForm(simplified);
const LINKS = compareLinks(FORM);
const INITIAL = initialEntries(FORM);

type FieldName = Name<typeof FORM>;

const NAMES = Object.keys(FORM) as FieldName[];

const anyEntries = anyEntriesOf(FORM, [
  ...['hourly', 'weekly', 'yes', '2023-24', 'nonResident,studentLoan'],
]);

/** The entries of `fragment` that are not those of the page as it is sent. */
function opened(fragment: string): Partial<CompareEntries> {
  const entries = LINKS.entriesIn(fragment) as CompareEntries;
  return Object.fromEntries(
    NAMES.filter((name) => entries[name] !== INITIAL[name]).map((name) => [name, entries[name]]),
  );
}

describe('the fragment', () => {
  test('is empty where nothing differs from the example', () => {
    expect(LINKS.fragmentOf(INITIAL)).toBe('');
    expect(LINKS.entriesIn('')).toEqual(INITIAL);
  });

  test('brings back whatever is entered', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const counting = countingEntries(FORM, entries);
        const fragment = LINKS.fragmentOf(counting);
        expect(LINKS.entriesIn(fragment)).toEqual(counting);
        expect(fragment.length).toBeLessThan(1_500);
      }),
      { numRuns: 200 },
    );
  });
});

describe('an older link', () => {
  /** The names of the two pays of a link that has no offer, and the offer without an amount. */
  const REACHED = 'name=Your pay&offer-name=The offer&offer-salary=';
  const ALL =
    'salary=45.5&cycle=hourly&super=12.5&included=yes&hours=20&weeks=48&name=Caf%C3%A9%20%26%20bar&offer-salary=2000&offer-cycle=weekly&offer-bonus=500&offer-sacrifice=1000&offer-name=Acme&year=2024-25&options=nonResident,studentLoan&want-salary=900&want-cycle=daily&want-included=yes';

  test.each([
    // As this page made them.
    [ALL, ALL],
    // As the calculator and a salary page made them: the offer is left to enter.
    [
      'salary=1500&cycle=weekly&super=11&options=includesSuperannuation,studentLoan',
      `salary=1500&cycle=weekly&super=11&included=yes&offer-cycle=weekly&offer-included=yes&options=studentLoan&${REACHED}`,
    ],
    [
      'salary=41.2&cycle=hourly&hours=32&year=2024-25',
      `salary=41.2&cycle=hourly&hours=32&offer-cycle=hourly&offer-hours=32&year=2024-25&${REACHED}`,
    ],
    ['salary=', `salary=&${REACHED}`],
    // As this page makes them while the offer is not entered.
    [
      'salary=50000&name=Your%20pay&offer-salary=&offer-name=The%20offer',
      `salary=50000&${REACHED}`,
    ],
    // Edited by hand: what a field refuses is left out.
    [
      'salary=85.5k&cycle=yearly&hours=169&offer-salary=1&year=1999-00',
      'salary=85.5k&offer-salary=1',
    ],
  ])('#%s opens %s', (fragment, entries) => {
    expect(opened(`#${fragment}`)).toEqual(Object.fromEntries(new URLSearchParams(entries)));
  });

  test('of this page opens its first pay in the calculator', () => {
    const fragment =
      '#salary=1500&cycle=weekly&super=11&hours=20&offer-salary=2000&year=2024-25&options=studentLoan&want-salary=900';
    expect(entriesIn(homeForm(simplified), fragment)).toMatchObject({
      salary: '1500',
      cycle: 'weekly',
      hours: '20',
      year: '2024-25',
      super: '11',
      options: 'studentLoan',
    });
  });
});

describe('a sum of money', () => {
  test.each([
    ['1318.409', 'fortnightly', 1_318.4 * 26],
    ['100000.99', 'annually', 100_000],
    ['40.5099', 'hourly', 40.5 * 38 * 52],
    ['300.25', 'daily', 300.25 * 5 * 52],
  ])(
    'of %s, %s, takes cents, but for that of a year, which is whole dollars',
    (salary, cycle, annual) => {
      expect(offerIn({ ...INITIAL, salary, cycle }, 'now').annual).toBeCloseTo(annual, 6);
    },
  );

  test('is thousands before a k, in every field and in the fragment', () => {
    const entries = LINKS.entriesIn('#salary=40k&sacrifice=5.5K&bonus=1318.40') as CompareEntries;
    const { annual, query } = offerIn(entries, 'now');
    expect([annual, query.bonus, query.salarySacrifice]).toEqual([40_000, 1_318, 5_500]);
  });
});

test('a name counts if a character of it is visible, else it is the default', () => {
  const named = (name: string) => offerIn({ ...INITIAL, name }, 'now').name;
  const blank = ['', ' \u00a0\u3000', '\u3164', '\u2800 \u2800', '\ufe0f\u{e0100}', '\u17b4\u180b'];
  for (const name of [...blank, '\u0301']) expect(named(name), name).toBe('Offer A');
  const visible = ['A', '7', '.', '\u{1f4b0}', '\u2764\ufe0f', '\u4eca', '\u3164x', 'e\u0301'];
  expect(visible.map(named)).toEqual(visible);
  expect(offerIn({ ...INITIAL, 'offer-name': '\u3164' }, 'offer').name).toBe('Offer B');
});
