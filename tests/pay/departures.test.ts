import { expect, test } from 'vitest';
import { TAX_YEARS, taxYearOf } from '../../src/pay/index.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { DEPARTURES } from '../../src/pay/rules/simplified/departures.ts';
import { type Bands, chargeOn } from '../../src/pay/scale.ts';

test.each(TAX_YEARS.map((year) => [year.label, year] as const))(
  'what is said to depart from the law in %s is what does, on some whole-dollar income',
  (label, year) => {
    const law = taxYearOf(legislated, label);
    const differ = (ours: Bands | number, inLaw: Bands | number) => {
      if (typeof ours === 'number' || typeof inLaw === 'number') return ours !== inLaw;
      for (let income = 0; income <= 200_000; income++) {
        if (chargeOn(ours, income) !== chargeOn(inLaw, income)) return true;
      }
      return false;
    };
    const departures = (
      [
        'taxBrackets',
        'nonResidentBrackets',
        'workingHolidayBrackets',
        'medicareRate',
        'medicareThreshold',
        'medicareLevySurcharge',
        'studentLoan',
        'superRate',
      ] as const
    ).filter((figure) => differ(year[figure], law[figure]));
    expect(DEPARTURES[label]).toEqual(departures);
  },
);
