/** The entries of a form, and the fragment that they are kept in. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameField } from '../../../src/pages/compare/name-field.ts';
import { choice, money, switches, upTo } from '../../../src/pages/form/field.ts';
import {
  change,
  type Entries,
  entriesIn,
  fragmentOf,
  initialEntries,
  type Name,
  withEntered,
} from '../../../src/pages/form/form.ts';
import { PAY_OPTIONS } from '../../../src/pay/pay-options.ts';
import { anyEntriesOf } from './any-entries.ts';

const FORM = {
  salary: money('80000'),
  cycle: choice(['weekly', 'annually'], 'annually'),
  super: upTo(50, { unit: '%' }),
  options: switches(PAY_OPTIONS),
  name: nameField('', 24),
};

type FormName = Name<typeof FORM>;

const NAMES = Object.keys(FORM) as FormName[];
const INITIAL = initialEntries(FORM);

const anyEntries = anyEntriesOf(FORM, [
  ...['weekly', '40k', 'nonResident,studentLoan', 'Café & bar #1'],
]);

describe('a change', () => {
  test('gives a field what it keeps of a text', () => {
    expect(change(FORM, INITIAL, 'salary', '$1,500')).toEqual({ ...INITIAL, salary: '1500' });
  });

  test('that is refused leaves the entries as they were', () => {
    const entries = change(FORM, INITIAL, 'super', '12');
    expect(change(FORM, entries, 'super', '51')).toBe(entries);
    expect(change(FORM, entries, 'cycle', 'daily')).toBe(entries);
  });
});

describe('the fragment', () => {
  test('names the fields that have another text than they had', () => {
    const entries = { ...INITIAL, salary: '1500', options: 'nonResident,studentLoan', name: 'A&B' };
    expect(fragmentOf(FORM, entries)).toBe(
      '#salary=1500&options=nonResident,studentLoan&name=A%26B',
    );
    expect(fragmentOf(FORM, INITIAL)).toBe('');
    expect(fragmentOf(FORM, INITIAL, ['salary'])).toBe('');
    expect(fragmentOf(FORM, { ...INITIAL, cycle: 'weekly' }, ['salary'])).toBe(
      '#salary=80000&cycle=weekly',
    );
  });

  test('leaves out half an emoji, which Firefox enters before the other half', () => {
    expect(fragmentOf(FORM, change(FORM, INITIAL, 'name', 'A\ud83d'))).toBe('#name=A');
  });

  test('brings back whatever is entered', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        expect(entriesIn(FORM, fragmentOf(FORM, entries))).toEqual(entries);
      }),
      { numRuns: 500 },
    );
  });

  test('of any text makes entries that could have been entered', () => {
    const anyFragment = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(fc.tuple(fc.constantFrom(...NAMES, '__proto__', 'x'), fc.string({ unit: 'binary' })))
        .map((terms) => terms.map((term) => term.join('=')).join('&')),
    );
    fc.assert(
      fc.property(anyFragment, (text) => {
        const entries = entriesIn(FORM, `#${text}`);
        if (entries === undefined) return;
        expect(Object.keys(entries)).toEqual(NAMES);
        for (const name of NAMES) expect(FORM[name].accept(entries[name], '')).toBe(entries[name]);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['#main', undefined],
    ['#salary=$9&cycle=weekly', { ...INITIAL, cycle: 'weekly' }],
    ['#salary=abc&super=abc', { ...INITIAL, salary: 'abc' }],
    ['#salary=', { ...INITIAL, salary: '' }],
    ['#salary=1&salary=2', { ...INITIAL, salary: '1' }],
    ['#options=free,studentLoan', { ...INITIAL, options: 'studentLoan' }],
    ['#__proto__=1&toString=2', undefined],
    ['#%E0%A4%A&super=%FF', INITIAL],
  ])('%s is read', (fragment, entries) => {
    expect(entriesIn(FORM, fragment)).toEqual(entries);
  });
});

describe('what is entered before the script runs', () => {
  test('counts as if it were entered now, over the entries of a link', () => {
    const entered = formData({ salary: '$95,000', cycle: 'annually', super: '99', name: '' });
    entered.append('options', 'nonResident');
    entered.append('options', 'noPrivateHospitalCover');
    const shared: Entries<typeof FORM> = { ...INITIAL, cycle: 'weekly', super: '11', salary: '1' };
    expect(withEntered(FORM, shared, entered)).toEqual({
      ...shared,
      salary: '95000',
      options: 'noPrivateHospitalCover,nonResident',
    });
  });

  test('is nothing where the form is as it was sent, or a field is not in it', () => {
    const shared = { ...INITIAL, salary: '1500', options: 'studentLoan' };
    const { options: _, ...sent } = INITIAL;
    expect(withEntered(FORM, shared, formData(sent))).toEqual(shared);
    // But a field that had a text may be emptied.
    expect(withEntered(FORM, INITIAL, formData({ salary: '' })).salary).toBe('');
  });
});

function formData(entries: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(entries)) data.append(name, text);
  return data;
}

test('a link may have an amount as people type it, with a comma before its decimals', () => {
  const form = { salary: money('80000'), hours: upTo(168, { initial: '38' }) };
  expect(entriesIn(form, '#salary=85,5k&hours=7,6')).toEqual({ salary: '85.5k', hours: '7.6' });
  expect(entriesIn(form, '#salary=80,000,00')).toMatchObject({ salary: '80,000,00' });
  expect(entriesIn(form, '#hours=200')).toMatchObject({ hours: '38' });
});
