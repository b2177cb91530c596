/** 2021-22 in law, in dollars a year and fractions. */
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
  PENSION_AGE_2021,
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
    [0, 0, 675],
    [37_000, 0.075],
    [48_000, 0],
    [90_000, -0.03],
    [126_000, 0, 0, 'from'],
  ]),
  source: {
    cite: 'Income Tax Assessment Act 1997, s 61-107 (Act 52 of 2019, Act 14 of 2022)',
    confirmed: 2,
    sources: ['LMITO', 'LMITO22', 'PITCHER'],
    status: 'enacted',
    note: '$420 more than in 2020-21 on every income below 126,000.',
  },
};

const STUDENT_LOAN = repaymentTiers(
  [
    47_014, 54_283, 57_539, 60_992, 64_652, 68_530, 72_642, 77_002, 81_621, 86_519, 91_710, 97_213,
    103_046, 109_228, 115_680, 122_729, 130_093, 137_898,
  ],
  {
    cite: 'StudyAssist, Loan repayment 2021-22',
    confirmed: 2,
    sources: ['STUDYASSIST', 'TAXFP', 'HS'],
    status: 'enacted',
    note: 'The start of the 8.5% band is disputed: the withholding tables of the year bear out 115,680, another publication has 115,679, and the ATO has since printed 115,782.',
  },
);

export const YEAR_2021: LegislatedTaxYear<'2021-22'> = {
  label: '2021-22',
  description: 'Income earned from 1 July 2021 to 30 June 2022, before the July 2024 tax cuts',
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
  pensionAge: PENSION_AGE_2021,
  offsets: [LOW_INCOME_OFFSET, LOW_AND_MIDDLE_INCOME_OFFSET],
  medicareLevy: {
    rate: 0.02,
    threshold: 23_365,
    phaseInRate: 0.1,
    seniorThreshold: 36_925,
    family: { threshold: 39_402, seniorThreshold: 51_401, perChild: 3_619, shadeRate: 0.08 },
    source: {
      cite: 'Medicare Levy Act 1986, ss 3, 6-9; ATO, Medicare levy reduction for low-income earners',
      confirmed: 2,
      sources: ['ATO_ML22', 'TRE', 'ATOTR_ML', 'TAXTODAY', 'AUSTASIA', 'HS'],
      status: 'enacted',
    },
  },
  medicareLevySurcharge: surcharge({
    single: [90_000, 105_000, 140_000],
    family: [180_000, 210_000, 280_000],
    ownIncomeFloor: derivedIncomeFloor(23_365),
    confirmed: 2,
    sources: ['YSACC', 'HS'],
  }),
  studentLoan: STUDENT_LOAN,
  superannuation: {
    guarantee: {
      rate: 0.1,
      source: {
        cite: 'ATO, Super guarantee percentage',
        confirmed: 2,
        sources: ['ATO_SG', 'DAVIDSON'],
        status: 'enacted',
      },
    },
    contributionBase: {
      perQuarter: 58_920,
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
    cap: 225_000,
    ...LEAVING_EVERY_YEAR,
    redundancy: { base: 11_341, perYear: 5_672 },
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
