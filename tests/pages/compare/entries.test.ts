/** What is entered on the page that compares two pays, in its fields and in the fragment of its address. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accepted,
  changeEntries,
  defaultEntries,
  type Entries,
  type EntryName,
  enteredPay,
  entriesOf,
  fragmentOfEntries,
  wantedPay,
} from '../../../src/pages/compare/entries.ts';
import { fragmentOf, inputsOf } from '../../../src/pages/home/input-fragment.ts';
import { type CalculatorInputs, queryOf } from '../../../src/pages/home/inputs.ts';
import { PAY_OPTIONS, simplified } from '../../../src/pay/index.ts';
import { PAY_CYCLES } from '../../../src/site/pay-cycles.ts';
import { optionsNamed } from '../../../src/site/pay-options.ts';
import { anyOptions, anyTaxYear } from '../../pay/arbitraries.ts';

const DEFAULTS = defaultEntries(simplified);
const NAMES = Object.keys(DEFAULTS) as EntryName[];

/** Entries as a visitor can make them: any text typed into any fields. */
const anyEntries = fc
  .array(
    fc.record({
      input: fc.constantFrom(...NAMES),
      text: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.nat(200_000).map(String),
        fc.double({ min: 0, max: 200, noNaN: true }).map(String),
        fc.constantFrom('hourly', 'weekly', 'yes', '2023-24', 'nonResident,studentLoan'),
      ),
    }),
    { maxLength: 12 },
  )
  .map((changes) => changes.reduce<Entries>(changeEntries(simplified), DEFAULTS));

describe('the fragment', () => {
  test('is empty where nothing differs from the example', () => {
    expect(fragmentOfEntries(DEFAULTS, simplified)).toBe('');
    expect(entriesOf('', simplified)).toEqual(DEFAULTS);
  });

  test('brings back whatever is entered', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const fragment = fragmentOfEntries(entries, simplified);
        expect(entriesOf(fragment, simplified)).toEqual(entries);
        expect(fragment.length).toBeLessThan(1_000);
      }),
      { numRuns: 500 },
    );
  });

  test('of any text makes entries that could have been typed, and figures that are finite', () => {
    const anyFragment = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(fc.tuple(fc.constantFrom(...NAMES, '__proto__', 'x'), fc.string({ unit: 'binary' })))
        .map((terms) => terms.map((term) => term.join('=')).join('&')),
    );
    fc.assert(
      fc.property(anyFragment, (text) => {
        const entries = entriesOf(`#${text}`, simplified);
        if (entries === undefined) return;
        expect(Object.keys(entries)).toEqual(NAMES);
        for (const name of NAMES) {
          expect(accepted(name, entries[name], '', simplified)).toBe(entries[name]);
        }
        for (const prefix of ['', 'offer-'] as const) {
          const { annual, bonus, workingTime } = enteredPay(entries, prefix);
          expect([annual, bonus, ...Object.values(workingTime)].every(Number.isFinite)).toBe(true);
          expect(workingTime.hoursPerWeek * workingTime.weeksPerYear).toBeGreaterThan(0);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('for something else is not read', () => {
    expect(entriesOf('#main', simplified)).toBeUndefined();
  });

  test('of the calculator makes its pay the first, and the offer the same until it is entered', () => {
    const anyInputs: fc.Arbitrary<CalculatorInputs> = fc.record({
      salary: fc.nat(1_000_000).map(String),
      payCycle: fc.constantFrom(...PAY_CYCLES),
      taxYear: anyTaxYear,
      customSuper: fc.constantFrom('', '11', '12.5', '0.123456789', '.'),
      options: anyOptions.map((options) =>
        optionsNamed(PAY_OPTIONS.filter((option) => options[option])),
      ),
    });
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const fragment = fragmentOf(inputs, simplified);
        fc.pre(fragment !== '');
        const entries = entriesOf(fragment, simplified) as Entries;
        const query = { ...queryOf(inputs), salarySacrifice: 0 };
        expect(enteredPay(entries, '').query).toEqual(query);
        expect(enteredPay(entries, 'offer-').query).toEqual(query);
      }),
    );
  });
});

describe('a field', () => {
  test.each([
    ['salary', '$1,234.567', '1234.567'],
    ['salary', '1.2.3', '1.23'],
    ['offer-sacrifice', '5.5K', '5.5K'],
    ['salary', '12345678901234567', '123456789012345'],
    ['offer-bonus', '-5', '5'],
    ['hours', '37.5', '37.5'],
    ['hours', '168.1', 'before'],
    ['offer-weeks', '48', '48'],
    ['weeks', '52.1', 'before'],
    ['super', '50.1', 'before'],
    ['cycle', 'yearly', 'before'],
    ['want-cycle', 'hourly', 'hourly'],
    ['offer-included', 'no', 'before'],
    ['year', '2026-27', 'before'],
    ['name', 'A\u202eB\u0000C\ud800D', 'ABCD'],
    ['offer-name', '\u{1f4b0}'.repeat(30), '\u{1f4b0}'.repeat(24)],
    ['options', 'studentLoan,includesSuperannuation,nonsense', 'studentLoan'],
  ] as const)('%s keeps of %j %j', (name, text, kept) => {
    expect(accepted(name, text, 'before', simplified)).toBe(kept);
  });
});

describe('a sum of money', () => {
  const annualOf = (salary: string, cycle: string) =>
    enteredPay({ ...DEFAULTS, salary, cycle }, '').annual;

  test('is whole dollars, but for the rate of an hour or a day, which takes cents', () => {
    expect(annualOf('1318.40', 'weekly')).toBe(1_318 * 52);
    expect(annualOf('1318.40', 'fortnightly')).toBe(1_318 * 26);
    expect(annualOf('1318.40', 'monthly')).toBe(1_318 * 12);
    expect(annualOf('100000.99', 'annually')).toBe(100_000);
    expect(annualOf('40.509', 'hourly')).toBeCloseTo(40.5 * 38 * 52, 6);
    expect(annualOf('300.25', 'daily')).toBeCloseTo(300.25 * 5 * 52, 6);
  });

  test('is thousands before a k, in every field and in the fragment', () => {
    const entries = entriesOf(
      '#salary=40k&sacrifice=5.5K&bonus=1318.40&want-salary=1.5k&want-cycle=weekly',
      simplified,
    ) as Entries;
    const { annual, bonus, query } = enteredPay(entries, '');
    expect([annual, bonus, query.salarySacrifice]).toEqual([40_000, 1_318, 5_500]);
    expect(wantedPay(entries).takeHome).toBe(1_500);
    expect(
      wantedPay({ ...entries, 'want-salary': '41.359', 'want-cycle': 'hourly' }).takeHome,
    ).toBe(41.35);
  });

  test('that the fragment of the calculator has is read as there', () => {
    for (const salary of ['1318.40', '85.5k', '0.5K', '1318.']) {
      const fragment = `#salary=${salary}&cycle=weekly`;
      const entries = entriesOf(fragment, simplified) as Entries;
      const inputs = inputsOf(fragment, simplified) as CalculatorInputs;
      expect(inputs.salary).toBe(salary);
      expect(enteredPay(entries, '').annual).toBe(queryOf(inputs).annualSalary);
    }
  });
});

test.each([
  '\u3164',
  '\u2800 \u2800',
  '\u034f',
  '\ufe0f\u{e0100}',
  '\u115f\u1160\uffa0',
  '\u17b4\u180b',
  '\u{1d159}',
  ' \u00a0\u3000',
  '\u0301',
])('a name without a visible character, such as %j, counts as the default', (name) => {
  const entries = { ...DEFAULTS, name, 'offer-name': name };
  expect(enteredPay(entries, '').name).toBe('Now');
  expect(enteredPay(entries, 'offer-').name).toBe('Offer');
});

test.each(['A', '7', '.', '\u{1f4b0}', '\u2764\ufe0f', '\u4eca', '\u3164x', 'e\u0301'])(
  'the name %j is kept',
  (name) => {
    expect(enteredPay({ ...DEFAULTS, name }, '').name).toBe(name);
  },
);

test('a pay without a name has the one that it started with', () => {
  const entries = { ...DEFAULTS, name: ' ', 'offer-name': '' };
  expect(enteredPay(entries, '').name).toBe('Now');
  expect(enteredPay(entries, 'offer-').name).toBe('Offer');
});
