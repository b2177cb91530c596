/** 2023-24 in law, in dollars a year and fractions. */
import { EARNINGS_UNTIL_2026 } from '../earnings.ts';
import { sourced } from '../sourced.ts';
import {
  BENEFICIARY_OFFSET,
  CASUAL_LOADING_UNTIL_2026,
  CONTRIBUTIONS_TAX,
  concessionalCap,
  DEPARTURE,
  DIVISION_293,
  LOW_INCOME_OFFSET,
  PART_YEAR_THRESHOLD,
  PENSION_AGE_2023,
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
    51_550, 59_519, 63_090, 66_876, 70_889, 75_141, 79_650, 84_430, 89_495, 94_866, 100_558,
    106_591, 112_986, 119_765, 126_951, 134_569, 142_643, 151_201,
  ],
  {
    cite: 'ATO, Study and training loan repayment thresholds and rates',
    confirmed: 2,
    sources: ['MYTAXD', 'HS'],
    status: 'enacted',
  },
);

export const YEAR_2023: LegislatedTaxYear<'2023-24'> = {
  label: '2023-24',
  description: 'Income earned from 1 July 2023 to 30 June 2024, before the July 2024 tax cuts',
  incomeTax: {
    resident: sourced(RESIDENT_2020_TO_2024, {
      cite: RESIDENT_RATES,
      confirmed: 3,
      sources: ['ITRA7I', 'HS', 'KASKER'],
      status: 'enacted',
    }),
    foreign: sourced(FOREIGN_2020_TO_2024, {
      cite: FOREIGN_RATES,
      confirmed: 2,
      sources: ['ITRA7II_OLD', 'KASKER'],
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
  pensionAge: PENSION_AGE_2023,
  offsets: [LOW_INCOME_OFFSET],
  medicareLevy: {
    rate: 0.02,
    threshold: 26_000,
    phaseInRate: 0.1,
    seniorThreshold: 41_089,
    family: { threshold: 43_846, seniorThreshold: 57_198, perChild: 4_027, shadeRate: 0.08 },
    source: {
      cite: 'Medicare Levy Act 1986, ss 3, 6-9, as amended in 2024',
      confirmed: 2,
      sources: ['MLA', 'MUNROS', 'ATOTR_ML', 'TRE', 'HS'],
      status: 'enacted',
    },
  },
  medicareLevySurcharge: surcharge({
    single: [93_000, 108_000, 144_000],
    family: [186_000, 216_000, 288_000],
    ownIncomeFloor: {
      amount: 26_000,
      source: {
        cite: 'Medicare Levy Act 1986, s 8D(3)(c)',
        confirmed: 1,
        sources: ['MLA'],
        status: 'enacted',
      },
    },
    confirmed: 4,
    sources: ['ATO_MLS', 'YSACC', 'INVESTAX', 'HS'],
  }),
  studentLoan: STUDENT_LOAN,
  superannuation: {
    guarantee: {
      rate: 0.11,
      source: {
        cite: 'ATO, Super guarantee percentage',
        confirmed: 2,
        sources: ['ATO_SG', 'DAVIDSON'],
        status: 'enacted',
      },
    },
    contributionBase: {
      perQuarter: 62_270,
      source: {
        cite: 'ATO, Maximum super contribution base',
        confirmed: 3,
        sources: ['SUPERGUY', 'HOSTPLUS', 'ATO_KEYSUPER'],
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
    cap: 235_000,
    ...LEAVING_EVERY_YEAR,
    redundancy: { base: 11_985, perYear: 5_994 },
    preservationAge: preservationAge(60),
    source: {
      cite: 'ATO, Employment termination payments: ETP cap, and tax-free part of a genuine redundancy',
      confirmed: 2,
      sources: ['ATO_ETP_RATES', 'ACIRT', 'CSF_R'],
      status: 'enacted',
    },
  },
  casualLoading: CASUAL_LOADING_UNTIL_2026,
  earnings: EARNINGS_UNTIL_2026,
};
