/** 2020-21 in law, in dollars a year and fractions. */
import { marginal } from '../../charge.ts';
import { EARNINGS_UNTIL_2026 } from '../earnings.ts';
import type { TaxOffset } from '../rule-set.ts';
import { sourced } from '../sourced.ts';
import {
  BENEFICIARY_OFFSET,
  CASUAL_LOADING_UNTIL_2026,
  CONTRIBUTIONS_TAX,
  concessionalCap,
  DEPARTURE,
  DIVISION_293,
  derivedIncomeFloor,
  LOW_INCOME_OFFSET,
  PART_YEAR_THRESHOLD,
  PENSION_AGE_66,
  repaymentTiers,
  SENIORS_OFFSET_2020_TO_2024,
  surcharge,
} from './every-year.ts';
import {
  FOREIGN_2020_TO_2024,
  FOREIGN_RATES,
  RESIDENT_2020_TO_2024,
  RESIDENT_RATES,
  WORKING_HOLIDAY_2020_TO_2024,
  WORKING_HOLIDAY_RATES,
} from './income-tax.ts';
import { LEAVING_EVERY_YEAR, preservationAge } from './leaving-every-year.ts';
import type { LegislatedTaxYear } from './legislated-year.ts';
import { withholdingFromOctober2020 } from './withholding-2020.ts';

const LOW_AND_MIDDLE_INCOME_OFFSET: TaxOffset = {
  code: 'lowMiddleIncome',
  amount: marginal([
    [0, 0, 255],
    [37_000, 0.075],
    [48_000, 0],
    [90_000, -0.03],
    [126_000, 0, 0],
  ]),
  source: {
    cite: 'Income Tax Assessment Act 1997, s 61-107 (Act 52 of 2019)',
    confirmed: 2,
    sources: ['LMITO', 'HS'],
    status: 'enacted',
  },
};

const STUDENT_LOAN = repaymentTiers(
  [
    46_620, 53_827, 57_056, 60_480, 64_109, 67_955, 72_032, 76_355, 80_936, 85_793, 90_940, 96_397,
    102_180, 108_310, 114_708, 121_699, 129_000, 136_740,
  ],
  {
    cite: 'Gazette C2020G00340',
    confirmed: 3,
    sources: ['GAZ2020', 'SOUTHSIDE', 'HS'],
    status: 'enacted',
    note: 'The Gazette was read for the first 14 bands. The 8.5% band starts at 114,708 in all three sources and in the withholding tables of October 2020; the ATO has since printed 114,810.',
  },
);

export const YEAR_2020: LegislatedTaxYear<'2020-21'> = {
  label: '2020-21',
  description: 'Income earned from 1 July 2020 to 30 June 2021, before the July 2024 tax cuts',
  incomeTax: {
    resident: sourced(RESIDENT_2020_TO_2024, {
      cite: RESIDENT_RATES,
      confirmed: 4,
      sources: ['ITRA7I', 'HS', 'HRBLOCK', 'ENSPIRA_R'],
      status: 'enacted',
    }),
    foreign: sourced(FOREIGN_2020_TO_2024, {
      cite: FOREIGN_RATES,
      confirmed: 3,
      sources: ['ITRA7II_OLD', 'HRBLOCK', 'ENSPIRA_N'],
      status: 'enacted',
    }),
    workingHoliday: sourced(WORKING_HOLIDAY_2020_TO_2024, {
      cite: WORKING_HOLIDAY_RATES,
      confirmed: 2,
      sources: ['ITRA7III', 'ATO_WHM'],
      status: 'enacted',
    }),
  },
  partYearThreshold: PART_YEAR_THRESHOLD,
  seniorsOffset: SENIORS_OFFSET_2020_TO_2024,
  beneficiaryOffset: BENEFICIARY_OFFSET,
  pensionAge: PENSION_AGE_66,
  offsets: [LOW_INCOME_OFFSET, LOW_AND_MIDDLE_INCOME_OFFSET],
  medicareLevy: {
    rate: 0.02,
    threshold: 23_226,
    phaseInRate: 0.1,
    seniorThreshold: 36_705,
    family: { threshold: 39_167, seniorThreshold: 51_094, perChild: 3_597, shadeRate: 0.08 },
    source: {
      cite: 'Medicare Levy Act 1986, ss 3, 6-9; ATO, Medicare levy reduction for low-income earners',
      confirmed: 2,
      sources: ['ATO_ML_21', 'HOWE', 'ATOTR_ML', 'HS'],
      status: 'enacted',
      note: 'The levy is in full from where 10% of the excess is 2% of the whole: the ATO prints 29,033, and 45,881 for seniors.',
    },
  },
  medicareLevySurcharge: surcharge({
    single: [90_000, 105_000, 140_000],
    family: [180_000, 210_000, 280_000],
    ownIncomeFloor: derivedIncomeFloor(23_226),
    confirmed: 2,
    sources: ['YSACC', 'HS'],
  }),
  studentLoan: STUDENT_LOAN,
  superannuation: {
    guarantee: {
      rate: 0.095,
      source: {
        cite: 'ATO, Super guarantee percentage',
        confirmed: 2,
        sources: ['ATO_SG', 'DAVIDSON'],
        status: 'enacted',
      },
    },
    contributionBase: {
      perQuarter: 57_090,
      source: {
        cite: 'ATO, Maximum super contribution base',
        confirmed: 2,
        sources: ['ATO_MSCB', 'SUPERGUY', 'ATO_KEYSUPER'],
        status: 'enacted',
      },
    },
    concessionalCap: concessionalCap(
      25_000,
      ['ZURICH', 'BALDWIN', 'ATO_CAPS', 'ITAA97'],
      'The excess concessional contributions charge, which was due besides in this last year of it, is left out.',
    ),
    division293: DIVISION_293,
    departure: DEPARTURE,
  },
  contributionsTax: CONTRIBUTIONS_TAX,
  withholding: withholdingFromOctober2020(STUDENT_LOAN),
  leaving: {
    cap: 215_000,
    ...LEAVING_EVERY_YEAR,
    redundancy: { base: 10_989, perYear: 5_496 },
    preservationAge: preservationAge(58),
    source: {
      cite: 'ATO, Employment termination payments: ETP cap, and tax-free part of a genuine redundancy',
      confirmed: 2,
      sources: ['ATO_ETP_RATES', 'ATO_GR_2023', 'ATO_S11_2020'],
      status: 'enacted',
    },
  },
  casualLoading: CASUAL_LOADING_UNTIL_2026,
  earnings: EARNINGS_UNTIL_2026,
};
