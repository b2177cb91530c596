import { expect, test } from 'vitest';
import { type Charge, chargeOn } from '../../../src/pay/charge.ts';
import { edgesOf } from '../../../src/pay/charge-lines.ts';
import { type Departure, departuresOf } from '../../../src/pay/rules/index.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import { taxYearOf } from '../../../src/pay/rules/rule-set.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';

test('the simplified set departs from the law by year in these figures', () => {
  expect(departuresOf(simplified, legislated)).toEqual({
    '2025-26': [
      'foreignTax',
      'workingHolidayTax',
      'medicareThreshold',
      'medicareLevySurcharge',
      'studentLoan',
    ],
    '2024-25': [
      'foreignTax',
      'workingHolidayTax',
      'medicareLevySurcharge',
      'studentLoan',
      'superRate',
    ],
    '2023-24': ['medicareThreshold', 'medicareLevySurcharge', 'superRate'],
    '2022-23': ['medicareThreshold', 'medicareLevySurcharge', 'studentLoan'],
    '2021-22': ['medicareLevySurcharge', 'studentLoan'],
    '2020-21': ['residentTax', 'medicareThreshold', 'medicareLevySurcharge', 'studentLoan'],
  });
});

test('the law departs from itself in nothing', () => {
  expect(new Set(Object.values(departuresOf(legislated, legislated)).flat())).toEqual(new Set());
});

test.each(simplified.taxYears.map((year) => [year.label, year] as const))(
  'charges that depart in %s are those that differ on some whole-dollar income',
  (label, year) => {
    const departures = departuresOf(simplified, legislated)[label];
    const law = taxYearOf(legislated, label);
    const charges: readonly [Departure, Charge, Charge][] = [
      ['residentTax', year.incomeTax.resident, law.incomeTax.resident],
      ['foreignTax', year.incomeTax.foreign, law.incomeTax.foreign],
      ['workingHolidayTax', year.incomeTax.workingHoliday, law.incomeTax.workingHoliday],
      [
        'medicareLevySurcharge',
        year.medicareLevySurcharge.single,
        law.medicareLevySurcharge.single,
      ],
      ['studentLoan', year.studentLoan, law.studentLoan],
    ];
    for (const [name, charge, inLaw] of charges) {
      expect(departures.includes(name), name).toBe(differ(charge, inLaw));
    }
  },
);

/** On some income around an edge of either; between edges both are lines. */
function differ(charge: Charge, inLaw: Charge): boolean {
  return [0, ...edgesOf(charge), ...edgesOf(inLaw), 1_000_000]
    .flatMap((edge) => [edge - 1, edge, edge + 1].map((income) => Math.max(0, Math.floor(income))))
    .some((income) => chargeOn(charge, income) !== chargeOn(inLaw, income));
}
