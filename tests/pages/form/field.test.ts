/** The part of a text that each kind of field keeps, and its message on the rest. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAME_FIELD } from '../../../src/pages/compare/names.ts';
import { choice, money, switches, upTo } from '../../../src/pages/form/field.ts';
import { SUPER_RATE, superRateAssumed } from '../../../src/pages/questions/pay.tsx';
import { superRate } from '../../../src/pages/questions/pay-among-others.tsx';
import { PAY_OPTIONS } from '../../../src/pay/pay-options.ts';
import { REFUSED_NUMBERS } from '../../words/entered-amounts.ts';

const KINDS = {
  money: money('80000'),
  rate: money('', { decimals: 2 }),
  superRate: upTo(50, { unit: '%', isRate: true }),
  choice: choice(['weekly', 'hourly'], 'weekly'),
  switches: switches(PAY_OPTIONS),
  name: NAME_FIELD,
};

describe('a field', () => {
  test.each([
    ['money', '5.5K a week', '5.5Kaweek'],
    ['money', '9'.repeat(400), '9'.repeat(48)],
    ['superRate', '11 %', '11'],
    ['superRate', '50.1', 'before'],
    ['choice', 'hourly', 'hourly'],
    ['choice', 'yearly', 'before'],
    ['choice', 'constructor', 'before'],
    [
      'switches',
      'studentLoan,nonsense,noPrivateHospitalCover',
      'noPrivateHospitalCover,studentLoan',
    ],
    ['switches', 'nonResident,workingHolidayVisa', 'nonResident'],
    ['name', 'A\u202eB\u0000C\udc00D', 'ABCD'],
    ['name', '\u{1f469}\u200d\u{1f373}', '\u{1f469}\u200d\u{1f373}'],
    // As Firefox enters an emoji.
    ['name', 'A\ud83d', 'A\ud83d'],
    ['name', 'A\ud83d\ude00', 'A\u{1f600}'],
    ['name', '\u{1f4b0}'.repeat(30), '\u{1f4b0}'.repeat(24)],
  ] as const)('for %s keeps of %j %j', (kind, text, kept) => {
    expect(KINDS[kind].accept(text, 'before')).toBe(kept);
  });

  test.each([
    ['superRate', '50.1', 'Maximum 50%. Still using 12%.'],
    ['superRate', '1.2.3', 'Only the first dot counts. Using 12%.'],
    ['superRate', '11x', 'Only digits and a dot count. Using 12%.'],
    ['money', '1318.4x', 'Use numbers only.'],
    ['name', 'x'.repeat(25), 'Only 24 characters count.'],
    ['choice', 'yearly', ''],
  ] as const)('for %s says of %j: "%s"', (kind, text, said) => {
    expect(KINDS[kind].problem(text, '12%')).toBe(said);
  });

  test.each([
    ['money', '1318.40', 'Cents are left out.'],
    ['rate', '1341.359', 'Only two decimals count.'],
  ] as const)('for %s notes of %j, which counts: "%s"', (kind, text, note) => {
    expect(KINDS[kind].note?.(text)).toBe(note);
  });

  test('accepts what it keeps, and its initial text', () => {
    for (const { initial, accept } of Object.values(KINDS)) {
      expect(accept(initial, 'before')).toBe(initial);
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), (text) => {
          const kept = accept(text, initial);
          expect(accept(kept, '')).toBe(kept);
        }),
      );
    }
  });
});

describe('a field for a whole number', () => {
  const years = upTo(60, { isWhole: true });

  test.each(REFUSED_NUMBERS)(
    'refuses %j, keeps its last right value and says: %s',
    (text, said) => {
      expect(years.accept(text, '8')).toBe('8');
      expect(years.shown(text, '8')).toBe(text === '61' ? '8' : text);
      expect(years.problem(text)).toBe(said);
      expect(years.problem(text, '8')).toBe(`${said} Still using 8.`);
    },
  );

  test.each(['', '0', '15', '60', '2.', '2.0'])('takes %j', (text) => {
    // The decimals of a number that is still typed are in no link.
    expect(years.accept(text, '8')).toBe(text.replace(/\.$/, ''));
    expect(years.problem(text)).toBe('');
  });

  test('reads a comma as the super rate does, where decimals count', () => {
    const hours = upTo(168);
    expect(hours.accept('7,6', '')).toBe('7.6');
    expect(hours.shown('7,6', '')).toBe('7,6');
    expect(upTo(1_000_000).accept('12,500', '')).toBe('12500');
    expect(upTo(1_000_000).problem('12.500')).toBe('Enter 12.5 or 12,500.');
    expect(hours.problem('12.500')).toBe('');
  });
});

test('switches that are not offered stay off', () => {
  const { accept } = switches(['studentLoan']);
  expect(accept('includesSuperannuation,studentLoan', '')).toBe('studentLoan');
});

test.each([
  ['', '12%', 'Assumed: 12%.'],
  ['0', '12%', 'Assumed: 12%.'],
  ['12.75', '12.75%', ''],
])('a super rate of %j has %s in use, and its hint is "%s"', (value, inUse, hint) => {
  const said = superRateAssumed(0.12, superRate('Super rate').value({ super: value }, 'super'));
  expect(said).toEqual({ inUse, hint });
  expect(SUPER_RATE.problem('101', said.inUse)).toContain(`Still using ${inUse}.`);
});
