import { expect, test } from 'vitest';
import { type Charge, chargeOn } from '../../../src/pay/charge.ts';
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

function differ(charge: Charge, inLaw: Charge): boolean {
  for (let income = 0; income <= 200_000; income++) {
    if (chargeOn(charge, income) !== chargeOn(inLaw, income)) return true;
  }
  return false;
}
