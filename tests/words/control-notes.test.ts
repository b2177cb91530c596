import { describe, expect, test } from 'vitest';
import { marginal } from '../../src/pay/charge.ts';
import type { TaxOffset } from '../../src/pay/index.ts';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { controlNotes } from '../../src/words/control-notes.ts';

test('beside each control of the simplified set is where its figures are not those of the law', () => {
  expect(controlNotes(RULE_SETS.simplified)).toEqual({
    taxYears: {
      '2024-25': 'By law, super was 11.5% in this year.',
      '2023-24': 'By law, super was 11% in this year.',
      '2020-21': 'By law, other tax brackets applied in this year.',
    },
    options: {
      noPrivateHospitalCover:
        'If single: limits of $97,000, $108,000 and $144,000 for every tax year. The law has others. Families have higher limits.',
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

test('beside the controls of the legislated set is what an option does, for whom, and which offset is included', () => {
  expect(controlNotes(RULE_SETS.legislated)).toStrictEqual({
    taxYears: {},
    options: {
      noPrivateHospitalCover: 'If single. Families have higher limits.',
      noTaxFreeThreshold: "Changes what is withheld from each pay, not the year's tax.",
    },
    withholdTaxOffsets:
      'Takes tax offsets out of take-home pay. You get them with your tax return.',
    lowIncomeOffset: {
      note: 'Includes the low income tax offset of up to $700, for incomes up to $66,667.',
      end: 66_667,
    },
  });
});

test('a year that departs from the law in its brackets and in super has both notes', () => {
  const { simplified } = RULE_SETS;
  const taxYears = simplified.taxYears
    .filter(({ label }) => label === '2024-25')
    .map((year) => ({
      ...year,
      incomeTax: { ...year.incomeTax, resident: year.incomeTax.foreign },
    }));
  expect(controlNotes({ ...simplified, taxYears }).taxYears).toEqual({
    '2024-25':
      'By law, other tax brackets applied in this year. By law, super was 11.5% in this year.',
  });
});

test('a set that has offsets in some of its years takes them out of the pay where that is asked for', () => {
  const { legislated } = RULE_SETS;
  const taxYears = legislated.taxYears.map((year) =>
    year.label === '2020-21' ? year : { ...year, offsets: [] },
  );
  expect(controlNotes({ ...legislated, taxYears }).withholdTaxOffsets).toBe(
    controlNotes(legislated).withholdTaxOffsets,
  );
});

describe('the low income tax offset has no note', () => {
  const { simplified } = RULE_SETS;
  const noteWith = (...offsets: readonly Pick<TaxOffset, 'code' | 'amount'>[]) => {
    const { rules } = simplified.law;
    const source = { cite: 'made up', confirmed: 0, status: 'provisional' } as const;
    const taxYears = rules.taxYears.map((year) => ({
      ...year,
      offsets: offsets.map((offset) => ({ ...offset, source })),
    }));
    return controlNotes({
      ...simplified,
      law: { ...simplified.law, rules: { ...rules, taxYears } },
    }).lowIncomeOffset;
  };
  const lowIncome = (...steps: Parameters<typeof marginal>[0]) =>
    noteWith({ code: 'lowIncome', amount: marginal(steps) });

  test('where the law has none', () => {
    expect(noteWith()).toBeUndefined();
    const amount = marginal([
      [0, 0, 700],
      [40_000, 0, 0],
    ]);
    expect(noteWith({ code: 'lowMiddleIncome', amount })).toBeUndefined();
  });

  test('where it has no highest income', () => {
    expect(lowIncome([0, 0, 700])).toBeUndefined();
    expect(lowIncome([0, 0, 700], [40_000, -0.001])).toBeUndefined();
    expect(lowIncome([0, 0, 700], [40_000, 0, 0])).toEqual({
      note: 'Leaves out the low income tax offset of up to $700, for incomes up to $40,000.',
      end: 40_000,
    });
  });
});
