import { expect, test } from 'vitest';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { controlNotes } from '../../src/site/control-notes.ts';

test('beside each control of the simplified set is where its figures are not those of the law', () => {
  expect(controlNotes(RULE_SETS.simplified)).toEqual({
    taxYears: {
      '2024-25': 'By law, super was 11.5% in this year.',
      '2023-24': 'By law, super was 11% in this year.',
      '2020-21': 'By law, other tax brackets applied in this year.',
    },
    options: {
      noPrivateHospitalCover:
        'The same limits are used for every tax year. They are not those of the law.',
      nonResident: 'The rates of 2020-21 to 2023-24 are used for every tax year.',
      workingHolidayVisa: 'The rates of 2020-21 to 2023-24 are used for every tax year.',
      studentLoan: 'The bands of 2023-24 are used for every tax year.',
    },
    withholdTaxOffsets: 'This calculator leaves tax offsets out, so this switch changes nothing.',
  });
});

test('beside the controls of the legislated set is only what an option does', () => {
  expect(controlNotes(RULE_SETS.legislated)).toEqual({
    taxYears: {},
    options: {},
    withholdTaxOffsets:
      'Takes tax offsets out of take-home pay. You get them with your tax return.',
  });
});
