/** 2026-27 in law, in dollars a year and fractions. */
import { marginal } from '../../charge.ts';
import { AVERAGE_MAY_2026, EMPLOYEES_AUGUST_2025 } from '../earnings.ts';
import { sourced } from '../sourced.ts';
import {
  BENEFICIARY_OFFSET,
  CASUAL_LOADING,
  CONTRIBUTIONS_TAX,
  concessionalCap,
  DEPARTURE,
  DIVISION_293,
  derivedIncomeFloor,
  LOW_INCOME_OFFSET,
  PART_YEAR_THRESHOLD,
  PENSION_AGE_67,
  SENIORS_OFFSET_2026,
  surcharge,
} from './every-year.ts';
import {
  FOREIGN_FROM_2024,
  FOREIGN_RATES,
  WORKING_HOLIDAY_FROM_2024,
  WORKING_HOLIDAY_RATES,
} from './income-tax.ts';
import { LEAVING_EVERY_YEAR, preservationAge } from './leaving-every-year.ts';
import type { LegislatedTaxYear } from './legislated-year.ts';
import { WITHHOLDING_2026 } from './withholding-2026.ts';

/** The lowest rate is 14% from 2027-28. */
const RESIDENT = marginal([
  [0, 0],
  [18_200, 0.15],
  [45_000, 0.3],
  [135_000, 0.37],
  [190_000, 0.45],
]);

/** The last step is 10% of the whole repayment income. */
const STUDENT_LOAN = marginal([
  [69_528, 0.15],
  [129_717, 0.17, 9_028],
  [186_051, 0.1, 18_605.1, 'from'],
]);

export const YEAR_2026: LegislatedTaxYear<'2026-27'> = {
  label: '2026-27',
  description: 'Income earned from 1 July 2026 to 30 June 2027, with the July 2026 tax cut',
  incomeTax: {
    resident: sourced(RESIDENT, {
      cite: 'Treasury Laws Amendment (More Cost of Living Relief) Act 2025, Schedule 1',
      confirmed: 6,
      sources: ['ACT28_2025', 'HS', 'AUACC26', 'FYD26', 'ATOTR27', 'INSTR26T'],
      status: 'enacted',
    }),
    foreign: sourced(FOREIGN_FROM_2024, {
      cite: FOREIGN_RATES,
      confirmed: 4,
      sources: ['ITRA7II', 'AUACC26', 'FYD26', 'INSTR26T'],
      status: 'enacted',
    }),
    workingHoliday: sourced(WORKING_HOLIDAY_FROM_2024, {
      cite: WORKING_HOLIDAY_RATES,
      confirmed: 3,
      sources: ['AUACC26', 'FYD26', 'INSTR26T'],
      status: 'enacted',
      note: 'Read in publications of the rates, not in the Act.',
    }),
  },
  partYearThreshold: PART_YEAR_THRESHOLD,
  standardDeduction: {
    amount: 1_000,
    source: {
      cite: 'Income Tax Assessment Act 1997, s 25-130 (Act No. 49 of 2026)',
      confirmed: 3,
      sources: ['ACT49_2026', 'VERILOG', 'AUACC_T'],
      status: 'enacted',
    },
  },
  seniorsOffset: SENIORS_OFFSET_2026,
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
      cite: 'Medicare Levy Act 1986, ss 3, 6-9, as amended by Act No. 58 of 2026',
      confirmed: 2,
      sources: [
        'ACT58_2026',
        'ATO_S1',
        'AUACC26',
        'VERILOG',
        'INSTR26T',
        'PAYG26ENG',
        'FYD26',
        'HS',
      ],
      status: 'provisional',
      note: 'The law today, which the withholding schedules of July 2026 use too. A later Budget may raise the thresholds with effect from 1 July 2026.',
    },
  },
  medicareLevySurcharge: surcharge({
    single: [105_000, 123_000, 164_000],
    family: [210_000, 246_000, 328_000],
    ownIncomeFloor: derivedIncomeFloor(28_011),
    confirmed: 4,
    sources: ['ATO_MLS', 'FYD26', 'AUACC26', 'HS'],
  }),
  studentLoan: sourced(STUDENT_LOAN, {
    cite: 'Gazette C2026G00249; ATO, Study and training loan repayment thresholds and rates',
    confirmed: 5,
    sources: ['HS', 'AUACC26', 'FYD26', 'INSTR26T', 'HELP26X'],
    status: 'enacted',
    note: 'As the ATO prints it: 9,028 where 15% of the band below is 9,028.35, and 10% of the whole from 186,051, where the marginal amount is 32 cents less.',
  }),
  superannuation: {
    guarantee: {
      rate: 0.12,
      source: {
        cite: 'ATO, Super guarantee percentage',
        confirmed: 5,
        sources: ['ATO_SG', 'DAVIDSON', 'AUACC26', 'FYD26', 'REST'],
        status: 'enacted',
      },
    },
    contributionBase: {
      perYear: 270_830,
      source: {
        cite: 'ATO, Maximum super contribution base',
        confirmed: 5,
        sources: ['REST', 'AUACC26', 'FYD26', 'PDSCHK', 'ATO_KEYSUPER'],
        status: 'enacted',
        note: 'Of each employer, by the year since 1 July 2026.',
      },
    },
    concessionalCap: concessionalCap(32_500, ['REST', 'AUACC26', 'FYD26', 'ATO_CAPS', 'ITAA97']),
    division293: DIVISION_293,
    departure: DEPARTURE,
  },
  contributionsTax: CONTRIBUTIONS_TAX,
  withholding: WITHHOLDING_2026,
  leaving: {
    cap: 270_000,
    ...LEAVING_EVERY_YEAR,
    redundancy: { base: 13_598, perYear: 6_801 },
    preservationAge: preservationAge(60),
    source: {
      cite: 'ATO, Employment termination payments: ETP cap, and tax-free part of a genuine redundancy',
      confirmed: 3,
      sources: ['AUACC26', 'PCA_LEAVE', 'OPENACC'],
      status: 'enacted',
    },
  },
  casualLoading: CASUAL_LOADING,
  earnings: {
    fullTime: EMPLOYEES_AUGUST_2025,
    average: AVERAGE_MAY_2026,
    minimumWage: {
      from: '2026-07-01',
      week: 1_004.9,
      source: {
        cite: 'Fair Work Commission, Annual Wage Review 2025-26',
        confirmed: 1,
        status: 'published',
      },
    },
  },
};
