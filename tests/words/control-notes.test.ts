import { expect, test } from 'vitest';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { controlNotes } from '../../src/words/control-notes.ts';

const { legislated, simplified } = RULE_SETS;

test('the simplified set says once that it is a model, and below a control only where its figure misleads', () => {
  expect(controlNotes(simplified)).toStrictEqual({
    model: 'A simplified model of the year.',
    names: { withholdTaxOffsets: 'Changes nothing here: tax offsets are left out.' },
    options: {
      noPrivateHospitalCover: 'Out-of-date limits for singles. Families differ.',
      nonResident: 'Uses 2020-21 to 2023-24 rates; others differ.',
      workingHolidayVisa: 'Uses 2020-21 to 2023-24 rates; others differ.',
      noTaxFreeThreshold: 'Your other job changes this tax. It is not counted.',
      studentLoan: 'Uses 2023-24 rates; others differ.',
    },
  });
});

test('a simplified set whose loan rates are those of the law says nothing of them', () => {
  const { rules } = simplified.law;
  const taxYears = rules.taxYears.map((year) => ({ ...year }));
  expect(controlNotes({ ...simplified, taxYears }).options.studentLoan).toBeUndefined();
});

test('below the names of the options of the legislated set is what each is, in a few words', () => {
  expect(controlNotes(legislated)).toStrictEqual({
    model: undefined,
    names: {
      noPrivateHospitalCover: 'Higher incomes then pay a surcharge.',
      noTaxFreeThreshold: 'For a second job.',
      studentLoan: 'HECS-HELP and others.',
      withholdTaxOffsets: 'Get my tax offsets at tax time.',
    },
    options: {},
  });
});
