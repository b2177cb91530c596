/** 2024-25 in law, in dollars a year and fractions. */
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
  PENSION_AGE_67,
  repaymentTiers,
  SENIORS_OFFSET_2024_TO_2026,
  surcharge,
} from './every-year.ts';
import {
  FOREIGN_FROM_2024,
  FOREIGN_RATES,
  RESIDENT_2024_TO_2026,
  RESIDENT_RATES,
  WORKING_HOLIDAY_FROM_2024,
  WORKING_HOLIDAY_RATES,
} from './income-tax.ts';
import { LEAVING_EVERY_YEAR, preservationAge } from './leaving-every-year.ts';
import type { LegislatedTaxYear } from './legislated-year.ts';
import { withholdingFromJuly2024 } from './withholding-2024.ts';

const STUDENT_LOAN = repaymentTiers(
  [
    54_435, 62_851, 66_621, 70_619, 74_856, 79_347, 84_108, 89_155, 94_504, 100_175, 106_186,
    112_557, 119_310, 126_468, 134_057, 142_101, 150_627, 159_664,
  ],
  {
    cite: 'ATO, Study and training loan repayment thresholds and rates',
    confirmed: 3,
    sources: ['ATO_HELP24', 'FYD24', 'HS'],
    status: 'enacted',
  },
);

export const YEAR_2024: LegislatedTaxYear<'2024-25'> = {
  label: '2024-25',
  description: 'Income earned from 1 July 2024 to 30 June 2025, with the July 2024 tax cuts',
  incomeTax: {
    resident: sourced(RESIDENT_2024_TO_2026, {
      cite: RESIDENT_RATES,
      confirmed: 5,
      sources: ['ITRA7I', 'ONESTOP', 'KASKER', 'HS', 'FYD24'],
      status: 'enacted',
    }),
    foreign: sourced(FOREIGN_FROM_2024, {
      cite: FOREIGN_RATES,
      confirmed: 4,
      sources: ['ITRA7II', 'ONESTOP', 'KASKER', 'FYD24'],
      status: 'enacted',
    }),
    workingHoliday: sourced(WORKING_HOLIDAY_FROM_2024, {
      cite: WORKING_HOLIDAY_RATES,
      confirmed: 2,
      sources: ['FYD24', 'PAYGTAX'],
      status: 'enacted',
      note: 'Read in publications of the rates, not in the Act.',
    }),
  },
  partYearThreshold: PART_YEAR_THRESHOLD,
  seniorsOffset: SENIORS_OFFSET_2024_TO_2026,
  beneficiaryOffset: BENEFICIARY_OFFSET,
  pensionAge: PENSION_AGE_67,
  offsets: [LOW_INCOME_OFFSET],
  medicareLevy: {
    rate: 0.02,
    threshold: 27_222,
    phaseInRate: 0.1,
    seniorThreshold: 43_020,
    family: { threshold: 45_907, seniorThreshold: 59_886, perChild: 4_216, shadeRate: 0.08 },
    source: {
      cite: 'Medicare Levy Act 1986, ss 3, 6-9; ATO, Medicare levy reduction',
      confirmed: 2,
      sources: ['ATO_ML_SINGLE25', 'ATO_ML_FAMILY25', 'ATO_MYTAX_ML25', 'ATO_ML25', 'FYD24', 'HS'],
      status: 'enacted',
    },
  },
  medicareLevySurcharge: surcharge({
    single: [97_000, 113_000, 151_000],
    family: [194_000, 226_000, 302_000],
    ownIncomeFloor: derivedIncomeFloor(27_222),
    confirmed: 5,
    sources: ['ATO_MLS', 'YSACC', 'INVESTAX', 'FYD24', 'HS'],
  }),
  studentLoan: STUDENT_LOAN,
  superannuation: {
    guarantee: {
      rate: 0.115,
      source: {
        cite: 'ATO, Super guarantee percentage',
        confirmed: 4,
        sources: ['ATO_SG', 'DAVIDSON', 'BELLW', 'FYD24'],
        status: 'enacted',
      },
    },
    contributionBase: {
      perQuarter: 65_070,
      source: {
        cite: 'ATO, Maximum super contribution base',
        confirmed: 4,
        sources: ['SUPERGUIDE', 'BELLW', 'FYD24', 'ATO_KEYSUPER'],
        status: 'enacted',
      },
    },
    concessionalCap: concessionalCap(30_000, ['BELLW', 'FYD24', 'ATO_CAPS', 'ITAA97']),
    division293: DIVISION_293,
    departure: DEPARTURE,
  },
  contributionsTax: CONTRIBUTIONS_TAX,
  withholding: withholdingFromJuly2024(STUDENT_LOAN),
  leaving: {
    cap: 245_000,
    ...LEAVING_EVERY_YEAR,
    redundancy: { base: 12_524, perYear: 6_264 },
    preservationAge: preservationAge(60),
    source: {
      cite: 'ATO, Employment termination payments: ETP cap, and tax-free part of a genuine redundancy',
      confirmed: 2,
      sources: ['ATOTR_S', 'BRIGHTER', 'PCA_LEAVE'],
      status: 'enacted',
    },
  },
  casualLoading: CASUAL_LOADING_UNTIL_2026,
  earnings: EARNINGS_UNTIL_2026,
};
