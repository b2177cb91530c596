/** 2025-26 in law, in dollars a year and fractions. */
import { least, marginal, whole } from '../../charge.ts';
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
import { WITHHOLDING_2025 } from './withholding-2025.ts';

export const YEAR_2025: LegislatedTaxYear<'2025-26'> = {
  label: '2025-26',
  description: 'Income earned from 1 July 2025 to 30 June 2026, with the July 2024 tax cuts',
  incomeTax: {
    resident: sourced(RESIDENT_2024_TO_2026, {
      cite: RESIDENT_RATES,
      confirmed: 6,
      sources: ['ITRA7I', 'ONESTOP', 'KASKER', 'HS', 'FYD25', 'AUACC25'],
      status: 'enacted',
    }),
    foreign: sourced(FOREIGN_FROM_2024, {
      cite: FOREIGN_RATES,
      confirmed: 5,
      sources: ['ITRA7II', 'ONESTOP', 'KASKER', 'FYD25', 'AUACC25'],
      status: 'enacted',
    }),
    workingHoliday: sourced(WORKING_HOLIDAY_FROM_2024, {
      cite: WORKING_HOLIDAY_RATES,
      confirmed: 3,
      sources: ['ONESTOP', 'FYD25', 'AUACC25'],
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
    threshold: 28_011,
    phaseInRate: 0.1,
    seniorThreshold: 44_268,
    family: { threshold: 47_238, seniorThreshold: 61_623, perChild: 4_338, shadeRate: 0.08 },
    source: {
      cite: 'Medicare Levy Act 1986, ss 3, 6-9, as amended by Act No. 58 of 2026; ATO, Medicare levy reduction',
      confirmed: 3,
      sources: [
        'ATO_ML_SINGLE26',
        'ATO_ML_FAMILY26',
        'ACT58_2026',
        'AUACC25',
        'FYD25',
        'INSTR26T',
        'HS',
      ],
      status: 'enacted',
    },
  },
  medicareLevySurcharge: surcharge({
    single: [101_000, 118_000, 158_000],
    family: [202_000, 236_000, 316_000],
    ownIncomeFloor: derivedIncomeFloor(28_011),
    confirmed: 5,
    sources: ['ATO_MLS', 'FINDER', 'FYD25', 'AUACC25', 'HS'],
  }),
  studentLoan: sourced(
    least(
      marginal([
        [67_000, 0.15],
        [125_000, 0.17],
      ]),
      whole([{ from: 0, rate: 0.1 }]),
    ),
    {
      cite: 'ATO, Study and training loan repayment thresholds and rates',
      confirmed: 4,
      sources: ['ATO_HELP25', 'AUACC_TI', 'FYD25', 'HS'],
      status: 'enacted',
      note: 'The ATO prints that the 10% of the whole apply from 179,286, the first dollar on which they are the lesser.',
    },
  ),
  superannuation: {
    guarantee: {
      rate: 0.12,
      source: {
        cite: 'ATO, Super guarantee percentage',
        confirmed: 3,
        sources: ['ATO_SG', 'DAVIDSON', 'FYD25'],
        status: 'enacted',
      },
    },
    contributionBase: {
      perQuarter: 62_500,
      source: {
        cite: 'ATO, Maximum super contribution base',
        confirmed: 4,
        sources: ['ART', 'INDSUP', 'FYD25', 'ATO_KEYSUPER'],
        status: 'enacted',
      },
    },
    concessionalCap: concessionalCap(30_000, ['FLP', 'FYD25', 'ATO_CAPS', 'ITAA97']),
    division293: DIVISION_293,
    departure: DEPARTURE,
  },
  contributionsTax: CONTRIBUTIONS_TAX,
  withholding: WITHHOLDING_2025,
  leaving: {
    cap: 260_000,
    ...LEAVING_EVERY_YEAR,
    redundancy: { base: 13_100, perYear: 6_552 },
    preservationAge: preservationAge(60),
    source: {
      cite: 'ATO, Employment termination payments: ETP cap, and tax-free part of a genuine redundancy',
      confirmed: 2,
      sources: ['FORMAN', 'PCA_LEAVE', 'CSF_R'],
      status: 'enacted',
    },
  },
  casualLoading: CASUAL_LOADING_UNTIL_2026,
  earnings: EARNINGS_UNTIL_2026,
};
