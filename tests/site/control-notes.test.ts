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
        'Limits of $97,000, $108,000 and $144,000 for every tax year. The law has others.',
      nonResident: 'Non-resident rates of 2020-21 to 2023-24 for every tax year.',
      workingHolidayVisa: 'Visa rates of 2020-21 to 2023-24 for every tax year.',
      studentLoan: 'Repayment bands of 2023-24 for every tax year.',
    },
    withholdTaxOffsets: 'This calculator leaves tax offsets out, so this switch changes nothing.',
    lowIncomeOffset: {
      note: 'Leaves out the low income tax offset of up to $700, for incomes up to $66,667.',
      end: 66_667,
    },
  });
});

test('beside the controls of the legislated set is only what an option does, and which offset is included', () => {
  expect(controlNotes(RULE_SETS.legislated)).toEqual({
    taxYears: {},
    options: {},
    withholdTaxOffsets:
      'Takes tax offsets out of take-home pay. You get them with your tax return.',
    lowIncomeOffset: {
      note: 'Includes the low income tax offset of up to $700, for incomes up to $66,667.',
      end: 66_667,
    },
  });
});
