import { expect, test } from 'vitest';
import { type Charge, chargeOn } from '../../../src/pay/charge.ts';
import { edgesOf } from '../../../src/pay/charge-lines.ts';
import { type Departure, departuresOf } from '../../../src/pay/rules/departures.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import { taxYearOf } from '../../../src/pay/rules/rule-set.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';

/** By figure: all of them, which the compiler holds. */
const YEARS: Readonly<Record<Departure, readonly string[]>> = {
  residentTax: ['2020-21'],
  foreignTax: ['2025-26', '2024-25'],
  workingHolidayTax: ['2025-26', '2024-25'],
  medicareRate: [],
  medicareThreshold: ['2025-26', '2023-24', '2022-23', '2020-21'],
  medicareLevySurcharge: simplified.taxYears.map(({ label }) => label),
  studentLoan: ['2025-26', '2024-25', '2022-23', '2021-22', '2020-21'],
  superRate: ['2024-25', '2023-24'],
};

const FIGURES = Object.keys(YEARS) as Departure[];

const departures = (figure: Departure) => departuresOf(simplified, legislated, figure);

test.each(FIGURES)(
  'the simplified set departs from the law in %s in these years, and the law from itself in none',
  (figure) => {
    expect(departures(figure)).toEqual(YEARS[figure]);
    expect(departuresOf(legislated, legislated, figure)).toEqual([]);
  },
);

test.each(simplified.taxYears)(
  'charges that depart in $label are those that differ on some whole-dollar income',
  (year) => {
    const law = taxYearOf(legislated, year.label);
    const { incomeTax, medicareLevySurcharge, studentLoan } = year;
    const charges: readonly [Departure, Charge, Charge][] = [
      ['residentTax', incomeTax.resident, law.incomeTax.resident],
      ['foreignTax', incomeTax.foreign, law.incomeTax.foreign],
      ['workingHolidayTax', incomeTax.workingHoliday, law.incomeTax.workingHoliday],
      ['medicareLevySurcharge', medicareLevySurcharge.single, law.medicareLevySurcharge.single],
      ['studentLoan', studentLoan, law.studentLoan],
    ];
    for (const [name, charge, inLaw] of charges) {
      expect(departures(name).includes(year.label), name).toBe(differ(charge, inLaw));
    }
  },
);

/** On some income around an edge of either; between edges both are lines. */
function differ(charge: Charge, inLaw: Charge): boolean {
  return [0, ...edgesOf(charge), ...edgesOf(inLaw), 1_000_000]
    .flatMap((edge) => [edge - 1, edge, edge + 1].map((income) => Math.max(0, Math.floor(income))))
    .some((income) => chargeOn(charge, income) !== chargeOn(inLaw, income));
}
