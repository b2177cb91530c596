import { describe, expect, test } from 'vitest';
import type { TaxOffset } from '../../src/pay/rules/rule-set.ts';
import { type DescribedRuleSet, RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
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
    options: { noPrivateHospitalCover: 'If single. Families have higher limits.' },
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
  const departures = { '2024-25': ['superRate', 'taxBrackets'] } as const;
  expect(controlNotes({ ...simplified, departures }).taxYears).toEqual({
    '2024-25':
      'By law, other tax brackets applied in this year. By law, super was 11.5% in this year.',
  });
});

test('a set that has offsets in some of its years takes them out of the pay where that is asked for', () => {
  const { legislated } = RULE_SETS;
  const taxYears = legislated.taxYears.map(({ taxOffsets, ...year }) =>
    year.label === '2020-21' || taxOffsets === undefined ? year : { ...year, taxOffsets },
  );
  expect(controlNotes({ ...legislated, taxYears }).withholdTaxOffsets).toBe(
    controlNotes(legislated).withholdTaxOffsets,
  );
});

describe('the low income tax offset has no note', () => {
  const { simplified } = RULE_SETS;
  const noteWith = (taxOffsets: readonly TaxOffset[] | undefined) => {
    const rules = { ...simplified.law.rules };
    const taxYears = rules.taxYears.map(({ taxOffsets: _, ...year }) =>
      taxOffsets === undefined ? year : { ...year, taxOffsets },
    );
    const law: DescribedRuleSet['law'] = { ...simplified.law, rules: { ...rules, taxYears } };
    return controlNotes({ ...simplified, law }).lowIncomeOffset;
  };
  const offset = (name: string, bands: readonly unknown[]) =>
    noteWith([{ name, bands: bands as TaxOffset['bands'] }]);
  const NAME = 'low income tax offset';
  const first = { max: 40_000, rate: 0, baseAmount: 700 };
  const last = { max: null, rate: 0 };

  test('where the law has none', () => {
    expect(noteWith(undefined)).toBeUndefined();
    expect(noteWith([])).toBeUndefined();
    expect(offset('made-up offset', [first, last])).toBeUndefined();
  });

  test('where it has no highest income', () => {
    expect(offset(NAME, [last])).toBeUndefined();
    expect(offset(NAME, [first, { below: 60_000, rate: -0.01 }, last])).toBeUndefined();
    expect(offset(NAME, [first, last])).toEqual({
      note: 'Leaves out the low income tax offset of up to $700, for incomes up to $40,000.',
      end: 40_000,
    });
  });
});
