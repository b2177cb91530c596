import { expect, test } from 'vitest';
import { RULE_SETS } from '../../src/pay/rules/index.ts';
import { controlNotes } from '../../src/words/control-notes.ts';

const { legislated, simplified } = RULE_SETS;

test('the simplified set says once that it is a model, and beside a control only where its figure misleads', () => {
  expect(controlNotes(simplified)).toStrictEqual({
    model: 'A simplified model of the year.',
    options: {
      noPrivateHospitalCover: 'Out-of-date limits for singles. Families differ.',
      studentLoan: 'Uses 2023-24 rates; yours will differ.',
    },
    withholdTaxOffsets: 'Changes nothing here: tax offsets are left out.',
  });
});

test('beside the controls of the legislated set is what an option does', () => {
  expect(controlNotes(legislated)).toStrictEqual({
    model: undefined,
    options: {
      noPrivateHospitalCover: 'Higher incomes without cover pay an extra tax, the surcharge.',
      noTaxFreeThreshold: 'For a second job. Your employer takes more out of each pay.',
    },
    withholdTaxOffsets: 'Pay my offsets as a refund.',
  });
});

test('a set that has offsets in some of its years pays them as a refund where that is asked for', () => {
  const taxYears = legislated.taxYears.map((year) =>
    year.label === '2020-21' ? year : { ...year, offsets: [] },
  );
  expect(controlNotes({ ...legislated, taxYears }).withholdTaxOffsets).toBe(
    controlNotes(legislated).withholdTaxOffsets,
  );
});

test('limits of single people alone that are those of the law are said to be', () => {
  const taxYears = legislated.taxYears.map((year) => {
    const { family: _, ...single } = year.medicareLevySurcharge;
    return { ...year, medicareLevySurcharge: single };
  });
  expect(controlNotes({ ...legislated, taxYears }).options.noPrivateHospitalCover).toBe(
    'If single. Families have higher limits.',
  );
});
