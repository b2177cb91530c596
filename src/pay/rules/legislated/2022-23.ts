/** 2022-23 in law, in dollars a year and fractions. */
import { EARNINGS_UNTIL_2026 } from '../earnings.ts';
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
  PENSION_AGE_66_AND_A_HALF,
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

const STUDENT_LOAN = repaymentTiers(
  [
    48_361, 55_837, 59_187, 62_739, 66_503, 70_493, 74_723, 79_207, 83_959, 88_997, 94_337, 99_997,
    105_997, 112_356, 119_098, 126_244, 133_819, 141_848,
  ],
  {
    cite: 'ATO, Study and training loan repayment thresholds and rates',
    confirmed: 2,
    sources: ['AFSB', 'HS'],
    status: 'enacted',
  },
);

export const YEAR_2022: LegislatedTaxYear<'2022-23'> = {
  label: '2022-23',
  description: 'Income earned from 1 July 2022 to 30 June 2023, before the July 2024 tax cuts',
  incomeTax: {
    resident: sourced(RESIDENT_2020_TO_2024, {
      cite: RESIDENT_RATES,
      confirmed: 4,
      sources: ['ITRA7I', 'HS', 'KASKER', 'PITCHER'],
      status: 'enacted',
    }),
    foreign: sourced(FOREIGN_2020_TO_2024, {
      cite: FOREIGN_RATES,
      confirmed: 1,
      sources: ['ITRA7II_OLD'],
      status: 'enacted',
      note: 'The Act alone names this year; the years before and after agree.',
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
  pensionAge: PENSION_AGE_66_AND_A_HALF,
  offsets: [LOW_INCOME_OFFSET],
  medicareLevy: {
    rate: 0.02,
    threshold: 24_276,
    phaseInRate: 0.1,
    seniorThreshold: 38_365,
    family: { threshold: 40_939, seniorThreshold: 53_406, perChild: 3_760, shadeRate: 0.08 },
    source: {
      cite: 'Medicare Levy Act 1986, ss 3, 6-9; ATO, M1 Medicare levy reduction or exemption 2023',
      confirmed: 2,
      sources: ['ATO_M1_23', 'TAXTODAY', 'ATOTR_ML', 'TRE', 'AUSTASIA', 'HS'],
      status: 'enacted',
    },
  },
  medicareLevySurcharge: surcharge({
    single: [90_000, 105_000, 140_000],
    family: [180_000, 210_000, 280_000],
    ownIncomeFloor: derivedIncomeFloor(24_276),
    confirmed: 4,
    sources: ['ATO_MLS', 'YSACC', 'TAXTODAY', 'HS'],
  }),
  studentLoan: STUDENT_LOAN,
  superannuation: {
    guarantee: {
      rate: 0.105,
      source: {
        cite: 'ATO, Super guarantee percentage',
        confirmed: 2,
        sources: ['ATO_SG', 'DAVIDSON'],
        status: 'enacted',
      },
    },
    contributionBase: {
      perQuarter: 60_220,
      source: {
        cite: 'ATO, Maximum super contribution base',
        confirmed: 2,
        sources: ['ATO_MSCB', 'SUPERGUY', 'ATO_KEYSUPER'],
        status: 'enacted',
      },
    },
    concessionalCap: concessionalCap(27_500, ['ZURICH', 'AUTOSMSF', 'ATO_CAPS', 'ITAA97']),
    division293: DIVISION_293,
    departure: DEPARTURE,
  },
  contributionsTax: CONTRIBUTIONS_TAX,
  withholding: withholdingFromOctober2020(STUDENT_LOAN),
  leaving: {
    cap: 230_000,
    ...LEAVING_EVERY_YEAR,
    redundancy: { base: 11_591, perYear: 5_797 },
    preservationAge: preservationAge(59),
    source: {
      cite: 'ATO, Employment termination payments: ETP cap, and tax-free part of a genuine redundancy',
      confirmed: 1,
      sources: ['ATO_ETP_RATES', 'ATO_GR_2023'],
      status: 'enacted',
    },
  },
  casualLoading: CASUAL_LOADING_UNTIL_2026,
  earnings: EARNINGS_UNTIL_2026,
};
