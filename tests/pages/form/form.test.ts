/** The entries of a form, and the fragment that they are kept in. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAME_FIELD } from '../../../src/pages/compare/names.ts';
import {
  choice,
  type Field,
  money,
  switches,
  type Texts,
  upTo,
} from '../../../src/pages/form/field.ts';
import {
  change,
  countingEntries,
  entriesIn,
  entriesWith,
  fieldAt,
  formOf,
  fragmentOf,
  typedStill,
  withEntered,
} from '../../../src/pages/form/form.ts';
import type { Question } from '../../../src/pages/form/question.tsx';
import { valuesOf } from '../../../src/pages/form/values.ts';
import { growingList } from '../../../src/pages/live/growing-list.tsx';
import { PAY_OPTIONS } from '../../../src/pay/pay-options.ts';

function asks(field: Field): Question<string> {
  return { fields: { '': field }, value: (own, name) => own[name] ?? '', draw: () => null };
}

const FIELDS: Readonly<Record<string, Field>> = {
  salary: money('80000'),
  cycle: choice(['weekly', 'annually'], 'annually'),
  super: upTo(50, { unit: '%' }),
  options: switches(PAY_OPTIONS),
  name: NAME_FIELD,
};
const NAMES = Object.keys(FIELDS);
const FORM = formOf(Object.fromEntries(NAMES.map((name) => [name, asks(FIELDS[name] as Field)])));
const INITIAL = entriesWith(FORM);

/** Entries as a visitor can make them: any text entered in any fields. */
const anyEntries = fc
  .array(
    fc.tuple(
      fc.constantFrom(...NAMES),
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.nat(200_000).map(String),
        fc.double({ min: 0, max: 200, noNaN: true }).map(String),
        fc.constantFrom('weekly', '40k', 'nonResident,studentLoan', 'Café & bar #1'),
      ),
    ),
    { maxLength: 12 },
  )
  .map((changes) =>
    changes.reduce((entries, [name, text]) => change(FORM, entries, name, text), INITIAL),
  );

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

describe('a field whose most follows from another', () => {
  const most = new Map(['', '3', '84'].map((text) => [text, upTo(Number(text))]));
  const FOLLOWING = formOf({
    isFew: asks(choice(['', 'yes'], '')),
    most: asks({ ...choice(['', '3', '84'], ''), when: ({ isFew }) => isFew === '' }),
    hours: asks({ ...upTo(84), by: ({ most: text = '' }) => most.get(text) as Field }),
  });
  const at = (texts: Texts) => entriesWith(FOLLOWING, texts);
  const stillAt = (texts: Texts, typed: string) =>
    typedStill(fieldAt(FOLLOWING, at(texts), 'hours'), texts.hours ?? '', typed);

  test('forgets a text that it refused and by now would take', () => {
    expect(stillAt({ most: '3' }, '24')).toBe('24');
    expect(stillAt({ most: '84' }, '24')).toBeUndefined();
    expect(stillAt({ most: '84', hours: '3' }, '24')).toBeUndefined();
  });

  test('keeps one that it refuses still, or counts in other words', () => {
    expect(stillAt({ most: '84', hours: '3' }, '3x')).toBe('3x');
    expect(stillAt({ most: '84', hours: '7.6' }, '7,6')).toBe('7,6');
  });

  test('takes what it shows that it takes, though the other is not shown', () => {
    const entries = at({ isFew: 'yes', most: '84' });
    expect(change(FOLLOWING, entries, 'hours', '24')).toBe(entries);
    expect(change(FOLLOWING, at({ most: '84' }), 'hours', '24').hours).toBe('24');
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
        for (const [name, kept] of Object.entries(entries)) {
          expect(FIELDS[name]?.accept(kept, '')).toBe(kept);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['#main', undefined],
    ['#salary=$9&cycle=weekly', { cycle: 'weekly' }],
    ['#salary=abc&super=abc', { salary: 'abc' }],
    ['#salary=', { salary: '' }],
    ['#salary=1&salary=2', { salary: '1' }],
    ['#options=free,studentLoan', { options: 'studentLoan' }],
    ['#__proto__=1&toString=2', undefined],
    ['#%E0%A4%A&super=%FF', {}],
    // An amount as people type it, with a comma before its decimals.
    ['#salary=85,5k&super=7,6', { salary: '85.5k', super: '7.6' }],
    ['#salary=80,000,00', { salary: '80,000,00' }],
    ['#super=200', {}],
  ])('%s is read', (fragment, texts) => {
    expect(entriesIn(FORM, fragment)).toEqual(texts && { ...INITIAL, ...texts });
  });
});

describe('what is entered before the script runs', () => {
  test('counts as if it were entered now, over the entries of a link', () => {
    const entered = formData({ salary: '$95,000', cycle: 'annually', super: '99', name: '' });
    entered.append('options', 'nonResident');
    entered.append('options', 'noPrivateHospitalCover');
    const shared = { ...INITIAL, cycle: 'weekly', super: '11', salary: '1' };
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

function formData(entries: Texts): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(entries)) data.append(name, text);
  return data;
}

describe('a list', () => {
  const questions = {
    has: asks(choice(['', 'yes'], 'yes')),
    jobs: growingList({
      noun: 'Job',
      prefixes: ['', 'job2-', 'job3-'],
      start: 2,
      each: (index) => ({
        pay: asks(upTo(100, { initial: index === 0 ? '50' : '' })),
        rate: asks({ ...upTo(9), when: ({ pay }, { has }) => pay !== '' && has === 'yes' }),
      }),
    }),
  };
  const form = formOf(questions);
  const opened = (fragment: string) =>
    countingEntries(form, entriesIn(form, fragment) ?? entriesWith(form));

  const first = { pay: '50', rate: '' };
  const empty = { pay: '', rate: '' };

  // An item shows its fields depending on its own texts and on those of the form.
  test.each([
    ['', [first, empty]],
    ['#jobs=1&rate=5', [{ ...first, rate: '5' }]],
    [
      '#job2-pay=7&rate=5&job2-rate=6',
      [
        { ...first, rate: '5' },
        { pay: '7', rate: '6' },
      ],
    ],
    ['#job2-rate=6', [first, empty]],
    ['#has=&jobs=1&rate=5', [first]],
    ['#jobs=4', [first, empty]],
  ])('has the items that a link names: %s', (fragment, jobs) => {
    expect(valuesOf(questions, form, opened(fragment)).jobs).toEqual(jobs);
  });

  test('has no more items in its fragment than count', () => {
    expect(fragmentOf(form, opened('#jobs=3&job3-pay=9&job2-rate=6'))).toBe('#jobs=3&job3-pay=9');
    expect(fragmentOf(form, opened('#jobs=1&job2-pay=9'))).toBe('#jobs=1');
  });
});
