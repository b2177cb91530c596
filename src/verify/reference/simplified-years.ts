/** The simplified set's figures a second time, typed from the product's first description. */
import { incomes, type ReferenceYear, scale } from './year-notation.ts';

const SIMPLIFIED_EVERY_YEAR = {
  nonResident: scale('32.5% to 120000, 37% to 180000, 45%'),
  workingHoliday: scale('15% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
  surcharge: scale('0% to 97000, 1% to 108000, 1.25% to 144000, 1.5%'),
  loan: {
    first: '51550',
    ends: incomes(
      '59518 63089 66875 70888 75140 79649 84429 89494 94865 100557 106590 112985 119764 126950 134568 142642 151200',
    ),
  },
};

const SIMPLIFIED_FROM_2024 = {
  ...SIMPLIFIED_EVERY_YEAR,
  slices: scale('0% to 18200, 16% to 45000, 30% to 135000, 37% to 190000, 45%'),
};
const SIMPLIFIED_UNTIL_2024 = {
  ...SIMPLIFIED_EVERY_YEAR,
  slices: scale('0% to 18200, 19% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
};
const SIMPLIFIED_IN_2020 = {
  ...SIMPLIFIED_EVERY_YEAR,
  slices: scale('0% to 18200, 19% to 37000, 32.5% to 90000, 37% to 180000, 45%'),
};

/** The simplified set, newest year first. */
export const SIMPLIFIED: Readonly<Record<string, ReferenceYear>> = {
  '2025-26': { ...SIMPLIFIED_FROM_2024, levyFreeUpTo: '27222', superPercent: '12' },
  '2024-25': { ...SIMPLIFIED_FROM_2024, levyFreeUpTo: '27222', superPercent: '12' },
  '2023-24': { ...SIMPLIFIED_UNTIL_2024, levyFreeUpTo: '25365', superPercent: '11.5' },
  '2022-23': { ...SIMPLIFIED_UNTIL_2024, levyFreeUpTo: '23365', superPercent: '10.5' },
  '2021-22': { ...SIMPLIFIED_UNTIL_2024, levyFreeUpTo: '23365', superPercent: '10' },
  '2020-21': { ...SIMPLIFIED_IN_2020, levyFreeUpTo: '23365', superPercent: '9.5' },
};
