import { expect, test } from 'vitest';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { controlNotes } from '../../src/site/control-notes.ts';

test('beside each control of the simplified set is where its figures are not those of the law', () => {
  expect(controlNotes(RULE_SETS.simplified)).toEqual({
    taxYears: {
      '2024-25': 'In law, super was 11.5%.',
      '2023-24': 'In law, super was 11%.',
      '2020-21': 'In law, other tax brackets applied.',
    },
    options: {
      noPrivateHospitalCover: "By one set of limits for every year, not the law's.",
      nonResident: 'By the rates of 2020-21 to 2023-24 in every year.',
      workingHolidayVisa: 'By the rates of 2020-21 to 2023-24 in every year.',
      studentLoan: 'By the bands of 2023-24 in every year.',
    },
    withholdTaxOffsets: 'Tax offsets are not part of this estimate, so no figure changes.',
  });
});

test('beside the controls of the legislated set is only what an option does', () => {
  expect(controlNotes(RULE_SETS.legislated)).toEqual({
    taxYears: {},
    options: {},
    withholdTaxOffsets: 'Leaves tax offsets out of take-home pay. They come with your tax return.',
  });
});
