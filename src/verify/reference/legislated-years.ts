/** The law's figures a second time, taken from a list of them apart from the product's. */
import {
  JULY_2024,
  JULY_2026,
  LOANS_JULY_2026,
  LOANS_SEPTEMBER_2025,
  OCTOBER_2020,
} from './withholding-tables.ts';
import { type LegislatedYear, scale, startingAt } from './year-notation.ts';

/** Seniors' offset of several years. */
const SENIORS_UNTIL_2024 = {
  single: ['2230', '32279', '50119'],
  couple: ['1602', '28974', '41790'],
  separatedByIllness: ['2040', '31279', '47599'],
} as const;
const SENIORS_FROM_2024 = {
  single: ['2230', '34919', '52759'],
  couple: ['1602', '30994', '43810'],
  separatedByIllness: ['2040', '33732', '50052'],
} as const;

/** The law, newest year first. */
export const LEGISLATED: Readonly<Record<string, LegislatedYear>> = {
  '2026-27': {
    slices: scale('0% to 18200, 15% to 45000, 30% to 135000, 37% to 190000, 45%'),
    nonResident: scale('30% to 135000, 37% to 190000, 45%'),
    workingHoliday: scale('15% to 45000, 30% to 135000, 37% to 190000, 45%'),
    levyFreeUpTo: '28011',
    surcharge: scale('0% to 105000, 1% to 123000, 1.25% to 164000, 1.5%'),
    loan: {
      steps: [
        { above: '69528', percent: '15', base: '0' },
        { above: '129717', percent: '17', base: '9028' },
      ],
      tenthFrom: '186051',
      withheld: LOANS_JULY_2026,
    },
    superPercent: '12',
    law: {
      superBase: { year: '270830' },
      concessionalCap: '32500',
      withheld: JULY_2026,
      leaving: ['270000', '13598', '6801'],
      standardDeduction: '1000',
      levyFree: { senior: '44268', family: '47238', seniorFamily: '61623', eachChild: '4338' },
      familySurcharge: scale('0% to 210000, 1% to 246000, 1.25% to 328000, 1.5%'),
      noSurchargeUpTo: '28011',
      seniors: {
        single: ['2230', '36034', '53874'],
        couple: ['1602', '31847', '44663'],
        separatedByIllness: ['2040', '34767', '51087'],
      },
    },
  },
  '2025-26': {
    slices: scale('0% to 18200, 16% to 45000, 30% to 135000, 37% to 190000, 45%'),
    nonResident: scale('30% to 135000, 37% to 190000, 45%'),
    workingHoliday: scale('15% to 45000, 30% to 135000, 37% to 190000, 45%'),
    levyFreeUpTo: '28011',
    surcharge: scale('0% to 101000, 1% to 118000, 1.25% to 158000, 1.5%'),
    loan: {
      steps: [
        { above: '67000', percent: '15', base: '0' },
        { above: '125000', percent: '17', base: '8700' },
      ],
      withheld: LOANS_SEPTEMBER_2025,
    },
    superPercent: '12',
    law: {
      superBase: { quarter: '62500' },
      concessionalCap: '30000',
      withheld: JULY_2024,
      leaving: ['260000', '13100', '6552'],
      levyFree: { senior: '44268', family: '47238', seniorFamily: '61623', eachChild: '4338' },
      familySurcharge: scale('0% to 202000, 1% to 236000, 1.25% to 316000, 1.5%'),
      noSurchargeUpTo: '28011',
      seniors: SENIORS_FROM_2024,
    },
  },
  '2024-25': {
    slices: scale('0% to 18200, 16% to 45000, 30% to 135000, 37% to 190000, 45%'),
    nonResident: scale('30% to 135000, 37% to 190000, 45%'),
    workingHoliday: scale('15% to 45000, 30% to 135000, 37% to 190000, 45%'),
    levyFreeUpTo: '27222',
    surcharge: scale('0% to 97000, 1% to 113000, 1.25% to 151000, 1.5%'),
    loan: startingAt(
      '54435 62851 66621 70619 74856 79347 84108 89155 94504 100175 106186 112557 119310 126468 134057 142101 150627 159664',
    ),
    superPercent: '11.5',
    law: {
      superBase: { quarter: '65070' },
      concessionalCap: '30000',
      withheld: JULY_2024,
      leaving: ['245000', '12524', '6264'],
      levyFree: { senior: '43020', family: '45907', seniorFamily: '59886', eachChild: '4216' },
      familySurcharge: scale('0% to 194000, 1% to 226000, 1.25% to 302000, 1.5%'),
      noSurchargeUpTo: '27222',
      seniors: SENIORS_FROM_2024,
    },
  },
  '2023-24': {
    slices: scale('0% to 18200, 19% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
    nonResident: scale('32.5% to 120000, 37% to 180000, 45%'),
    workingHoliday: scale('15% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
    levyFreeUpTo: '26000',
    surcharge: scale('0% to 93000, 1% to 108000, 1.25% to 144000, 1.5%'),
    loan: startingAt(
      '51550 59519 63090 66876 70889 75141 79650 84430 89495 94866 100558 106591 112986 119765 126951 134569 142643 151201',
    ),
    superPercent: '11',
    law: {
      superBase: { quarter: '62270' },
      concessionalCap: '27500',
      withheld: OCTOBER_2020,
      leaving: ['235000', '11985', '5994'],
      levyFree: { senior: '41089', family: '43846', seniorFamily: '57198', eachChild: '4027' },
      familySurcharge: scale('0% to 186000, 1% to 216000, 1.25% to 288000, 1.5%'),
      noSurchargeUpTo: '26000',
      seniors: SENIORS_UNTIL_2024,
    },
  },
  '2022-23': {
    slices: scale('0% to 18200, 19% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
    nonResident: scale('32.5% to 120000, 37% to 180000, 45%'),
    workingHoliday: scale('15% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
    levyFreeUpTo: '24276',
    surcharge: scale('0% to 90000, 1% to 105000, 1.25% to 140000, 1.5%'),
    loan: startingAt(
      '48361 55837 59187 62739 66503 70493 74723 79207 83959 88997 94337 99997 105997 112356 119098 126244 133819 141848',
    ),
    superPercent: '10.5',
    law: {
      superBase: { quarter: '60220' },
      concessionalCap: '27500',
      withheld: OCTOBER_2020,
      leaving: ['230000', '11591', '5797'],
      levyFree: { senior: '38365', family: '40939', seniorFamily: '53406', eachChild: '3760' },
      familySurcharge: scale('0% to 180000, 1% to 210000, 1.25% to 280000, 1.5%'),
      noSurchargeUpTo: '24276',
      seniors: SENIORS_UNTIL_2024,
    },
  },
  '2021-22': {
    slices: scale('0% to 18200, 19% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
    nonResident: scale('32.5% to 120000, 37% to 180000, 45%'),
    workingHoliday: scale('15% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
    levyFreeUpTo: '23365',
    surcharge: scale('0% to 90000, 1% to 105000, 1.25% to 140000, 1.5%'),
    loan: startingAt(
      '47014 54283 57539 60992 64652 68530 72642 77002 81621 86519 91710 97213 103046 109228 115680 122729 130093 137898',
    ),
    superPercent: '10',
    law: {
      lowAndMiddleExtra: '420',
      superBase: { quarter: '58920' },
      concessionalCap: '27500',
      withheld: OCTOBER_2020,
      leaving: ['225000', '11341', '5672'],
      levyFree: { senior: '36925', family: '39402', seniorFamily: '51401', eachChild: '3619' },
      familySurcharge: scale('0% to 180000, 1% to 210000, 1.25% to 280000, 1.5%'),
      noSurchargeUpTo: '23365',
      seniors: SENIORS_UNTIL_2024,
    },
  },
  '2020-21': {
    slices: scale('0% to 18200, 19% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
    nonResident: scale('32.5% to 120000, 37% to 180000, 45%'),
    workingHoliday: scale('15% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
    levyFreeUpTo: '23226',
    surcharge: scale('0% to 90000, 1% to 105000, 1.25% to 140000, 1.5%'),
    loan: startingAt(
      '46620 53827 57056 60480 64109 67955 72032 76355 80936 85793 90940 96397 102180 108310 114708 121699 129000 136740',
    ),
    superPercent: '9.5',
    law: {
      lowAndMiddleExtra: '0',
      superBase: { quarter: '57090' },
      concessionalCap: '25000',
      withheld: OCTOBER_2020,
      leaving: ['215000', '10989', '5496'],
      levyFree: { senior: '36705', family: '39167', seniorFamily: '51094', eachChild: '3597' },
      familySurcharge: scale('0% to 180000, 1% to 210000, 1.25% to 280000, 1.5%'),
      noSurchargeUpTo: '23226',
      seniors: SENIORS_UNTIL_2024,
    },
  },
};
