/** What each function of the package may be asked, for the checker. */
import type { ObjectOf, Part } from './check.ts';
import type { comparePay } from './compare-pay.ts';
import type { Facts, Job, LeavingPayments, Spouse } from './facts.ts';
import type { WantedPay } from './gross-for.ts';
import type { PayQuery, PayResult } from './pay.ts';
import type { PayOptions } from './pay-options.ts';
import type { WorkingTime } from './periods.ts';
import {
  DAYS_OF_WEEK,
  DAYS_PER_LEAP_YEAR,
  HOURS_OF_DAY,
  MONTHS_PER_YEAR,
  MOST_WEEKLY_PAYS,
} from './rules/every-year.ts';
import type { LeavingLimits } from './rules/leaving-limits.ts';
import type { TaxYear } from './rules/rule-set.ts';
import type { ReturnFacts, ReturnJob } from './tax-return.ts';
import type {
  BonusByAverageQuery,
  BonusYear,
  bonusSteps,
  withheldFromBonus,
} from './withholding/bonus.ts';
import type { PaidBonusQuery } from './withholding/bonus-in-pay.ts';
import type { PaysQuery } from './withholding/equal-pays.ts';
import type { LeavingQuery } from './withholding/leaving.ts';
import type { LeavingYearQuery } from './withholding/leaving-year.ts';
import type { PayslipQuery } from './withholding/payslip.ts';
import type { WithholdingQuery } from './withholding/regular-pay.ts';
import type { WantedLanding } from './withholding/salary-for.ts';
import type { DayQuery, UnevenPaysQuery } from './withholding/uneven-pays.ts';
import type { WorkingHolidayQuery } from './withholding/working-holiday.ts';
import type { Assessment } from './year/assessment.ts';

const highest = Number.MAX_SAFE_INTEGER;

export const DOLLARS: Part = { is: 'number', called: 'a number of dollars', highest };

/** A result of the engine, which may be below 0. */
export const FIGURE: Part = {
  is: 'number',
  called: 'a number of dollars',
  highest,
  lowest: -highest,
};

/** A percentage such as 12 is more than the whole. */
const FRACTION: Part = { is: 'number', called: 'a fraction such as 0.12', highest: 1 };

export const YEARS: Part = { is: 'number', called: 'a number of years', highest: 150 };

export const AGE: Part = { is: 'number', called: 'an age in years', highest: 150 };

/** Pays of a year: one a day is the most. */
export const PAYS: Part = { is: 'number', called: 'a number of pays', highest: DAYS_PER_LEAP_YEAR };

/** Pays that a figure of the year is divided by. */
const SOME_PAYS: Part = {
  is: 'number',
  called: 'a number of pays',
  highest: DAYS_PER_LEAP_YEAR,
  lowest: 1,
};

const CHILDREN: Part = { is: 'number', called: 'a whole number', highest, isWhole: true };

const DAYS: Part = {
  is: 'number',
  called: 'a whole number of days',
  highest: DAYS_PER_LEAP_YEAR,
  isWhole: true,
};

export const YES_OR_NO: Part = { is: 'boolean' };

export const TAX_YEAR: Part = { is: 'taxYear' };

export const PAY_PERIOD: Part = {
  is: 'oneOf',
  allowed: ['daily', 'weekly', 'fortnightly', 'monthly', 'annually'],
};

export const EARNING_PERIOD: Part = {
  is: 'oneOf',
  allowed: ['hourly', 'daily', 'weekly', 'fortnightly', 'monthly', 'annually'],
};

export const WITHHOLDING_PERIOD: Part = {
  is: 'oneOf',
  allowed: ['weekly', 'fortnightly', 'monthly'],
};

const SCALE: Part = { is: 'oneOf', allowed: [1, 2, 3] };

const PAYSLIP_SCALE: Part = { is: 'oneOf', allowed: [1, 2, 3, 'workingHoliday'] };

export const RESIDENCY: Part = { is: 'oneOf', allowed: ['resident', 'foreign', 'workingHoliday'] };

const SENIOR: Part = { is: 'oneOf', allowed: ['single', 'couple', 'separatedByIllness'] };

const JOB: ObjectOf<Job> = {
  is: 'object',
  needed: { pay: DOLLARS },
  optional: {
    includesSuper: YES_OR_NO,
    superRate: FRACTION,
    salarySacrifice: DOLLARS,
    shareOfYear: FRACTION,
    fringeBenefits: DOLLARS,
  },
};

const SPOUSE: ObjectOf<Spouse> = {
  is: 'object',
  needed: { income: DOLLARS },
  optional: { senior: YES_OR_NO },
};

const LEAVING_PAYMENTS: ObjectOf<LeavingPayments> = {
  is: 'object',
  needed: {},
  optional: {
    excluded: DOLLARS,
    other: DOLLARS,
    unusedLeave: DOLLARS,
    leaveAtFlatRate: YES_OR_NO,
    reachedPreservationAge: YES_OR_NO,
  },
};

/** The facts of a person apart from jobs and payments on leaving one. */
const PERSON: ObjectOf<Omit<Facts, 'taxYear' | 'jobs' | 'leaving'>>['optional'] = {
  residency: RESIDENCY,
  residentMonths: {
    is: 'number',
    called: 'a whole number of months',
    highest: MONTHS_PER_YEAR,
    isWhole: true,
  },
  otherIncome: DOLLARS,
  benefits: DOLLARS,
  agePension: DOLLARS,
  workExpenses: DOLLARS,
  otherDeductions: DOLLARS,
  spouse: SPOUSE,
  dependentChildren: CHILDREN,
  senior: SENIOR,
  daysWithoutCover: DAYS,
  studentLoan: YES_OR_NO,
};

export const FACTS: ObjectOf<Facts> = {
  is: 'object',
  needed: { taxYear: TAX_YEAR, jobs: { is: 'list', each: JOB } },
  optional: { ...PERSON, leaving: LEAVING_PAYMENTS },
};

const RETURN_JOB: ObjectOf<ReturnJob> = {
  is: 'object',
  needed: {
    ...JOB.needed,
    period: WITHHOLDING_PERIOD,
    scale: PAYSLIP_SCALE,
    loanDeclared: YES_OR_NO,
  },
  optional: { ...JOB.optional, pays: PAYS, withheld: DOLLARS },
};

export const RETURN_FACTS: ObjectOf<ReturnFacts> = {
  is: 'object',
  needed: { taxYear: TAX_YEAR, jobs: { is: 'list', each: RETURN_JOB } },
  optional: PERSON,
};

/** What `cashOf` needs of an assessment. */
export const TOTAL_TAX: ObjectOf<Pick<Assessment, 'totalTax'>> = {
  is: 'object',
  needed: { totalTax: FIGURE },
  optional: {},
  isOpen: true,
};

export const PAY_OPTIONS: ObjectOf<Partial<PayOptions>> = {
  is: 'object',
  needed: {},
  optional: {
    includesSuperannuation: YES_OR_NO,
    noPrivateHospitalCover: YES_OR_NO,
    nonResident: YES_OR_NO,
    workingHolidayVisa: YES_OR_NO,
    noTaxFreeThreshold: YES_OR_NO,
    studentLoan: YES_OR_NO,
    withholdTaxOffsets: YES_OR_NO,
  },
};

export const PAY_QUERY: ObjectOf<PayQuery> = {
  is: 'object',
  needed: { annualSalary: DOLLARS, taxYear: TAX_YEAR },
  optional: {
    options: PAY_OPTIONS,
    customSuperRate: FRACTION,
    salarySacrifice: DOLLARS,
    bonus: DOLLARS,
    otherJobPay: DOLLARS,
    spouse: SPOUSE,
    dependentChildren: CHILDREN,
  },
};

const { bonus: _, ...WITHOUT_BONUS } = PAY_QUERY.optional;

export const PAY_WITH_BONUS: ObjectOf<PayQuery & { readonly bonus: number }> = {
  is: 'object',
  needed: { ...PAY_QUERY.needed, bonus: DOLLARS },
  optional: WITHOUT_BONUS,
};

export const TWO_PAYS: ObjectOf<Parameters<typeof comparePay>[0]> = {
  is: 'object',
  needed: { now: PAY_QUERY, offer: PAY_QUERY },
  optional: {},
};

/** How the pay is agreed that somebody wants. */
const TERMS = { options: PAY_OPTIONS, customSuperRate: FRACTION };

export const WANTED_PAY: ObjectOf<WantedPay> = {
  is: 'object',
  needed: { takeHome: DOLLARS, period: PAY_PERIOD, taxYear: TAX_YEAR },
  optional: TERMS,
};

export const WANTED_LANDING: ObjectOf<WantedLanding> = {
  is: 'object',
  needed: { lands: DOLLARS, period: WITHHOLDING_PERIOD, taxYear: TAX_YEAR },
  optional: TERMS,
};

export const WORKING_TIME: ObjectOf<WorkingTime> = {
  is: 'object',
  needed: {
    hoursPerWeek: {
      is: 'number',
      called: 'a number of hours',
      highest: DAYS_OF_WEEK * HOURS_OF_DAY,
    },
    weeksPerYear: { is: 'number', called: 'a number of weeks', highest: MOST_WEEKLY_PAYS },
  },
  optional: {},
};

/** What `payslipOf` needs of a pay. */
export const YEAR_OF_PAY: ObjectOf<
  Pick<
    PayResult,
    | 'grossAnnual'
    | 'netAnnual'
    | 'totalTax'
    | 'superannuation'
    | 'incomeTax'
    | 'medicareLevy'
    | 'studentLoanRepayment'
  >
> = {
  is: 'object',
  needed: {
    grossAnnual: FIGURE,
    netAnnual: FIGURE,
    totalTax: FIGURE,
    superannuation: FIGURE,
    incomeTax: FIGURE,
    medicareLevy: FIGURE,
    studentLoanRepayment: FIGURE,
  },
  optional: {},
  isOpen: true,
};

export const WITHHOLDING: ObjectOf<WithholdingQuery> = {
  is: 'object',
  needed: {
    earnings: DOLLARS,
    period: WITHHOLDING_PERIOD,
    taxYear: TAX_YEAR,
    scale: SCALE,
    studentLoan: YES_OR_NO,
  },
  optional: {},
};

const BONUS_NEEDED = { ...WITHHOLDING.needed, bonus: DOLLARS };

const BONUS_YEAR: ObjectOf<BonusYear> = {
  is: 'object',
  needed: {
    averageEarnings: DOLLARS,
    earlierBonuses: DOLLARS,
    withheldFromEarlierBonuses: DOLLARS,
  },
  optional: {},
};

export const BONUS: ObjectOf<Parameters<typeof withheldFromBonus>[0]> = {
  is: 'object',
  needed: BONUS_NEEDED,
  optional: { pays: PAYS },
};

export const BONUS_STEPS: ObjectOf<Parameters<typeof bonusSteps>[0]> = {
  is: 'object',
  needed: BONUS_NEEDED,
  optional: { pays: PAYS, soFar: BONUS_YEAR },
};

export const BONUS_BY_AVERAGE: ObjectOf<BonusByAverageQuery> = {
  is: 'object',
  needed: { ...BONUS_NEEDED, ...BONUS_YEAR.needed },
  optional: {},
};

export const PAID_BONUS: ObjectOf<PaidBonusQuery> = {
  is: 'object',
  needed: { ...PAY_WITH_BONUS.needed, period: WITHHOLDING_PERIOD },
  optional: {
    ...WITHOUT_BONUS,
    pays: PAYS,
    earlierBonuses: DOLLARS,
    withheldFromEarlierBonuses: DOLLARS,
    averageEarnings: DOLLARS,
    paidBefore: DOLLARS,
  },
};

export const WORKING_HOLIDAY: ObjectOf<WorkingHolidayQuery> = {
  is: 'object',
  needed: { earnings: DOLLARS, paidBefore: DOLLARS, taxYear: TAX_YEAR },
  optional: {},
};

export const PAYSLIP: ObjectOf<PayslipQuery> = {
  is: 'object',
  needed: {
    period: WITHHOLDING_PERIOD,
    taxYear: TAX_YEAR,
    scale: PAYSLIP_SCALE,
    studentLoan: YES_OR_NO,
  },
  optional: { pays: SOME_PAYS },
};

export const EQUAL_PAYS: ObjectOf<PaysQuery> = {
  is: 'object',
  needed: { ...PAYSLIP.needed, earnings: DOLLARS },
  optional: PAYSLIP.optional,
};

export const UNEVEN_PAYS: ObjectOf<UnevenPaysQuery> = {
  is: 'object',
  needed: {
    pays: { is: 'list', each: DOLLARS },
    period: { is: 'oneOf', allowed: ['daily', 'weekly', 'fortnightly', 'monthly'] },
    taxYear: TAX_YEAR,
    scale: PAYSLIP_SCALE,
    studentLoan: YES_OR_NO,
  },
  optional: {},
};

export const REST_OF_YEAR: Part = { is: 'oneOf', allowed: ['none', 'alike'] };

export const DAY: ObjectOf<DayQuery> = {
  is: 'object',
  needed: { earnings: DOLLARS, taxYear: TAX_YEAR },
  optional: {},
};

export const LEAVING: ObjectOf<LeavingQuery> = {
  is: 'object',
  needed: {
    taxYear: TAX_YEAR,
    period: WITHHOLDING_PERIOD,
    earnings: DOLLARS,
    scale: PAYSLIP_SCALE,
    reason: { is: 'oneOf', allowed: ['redundancy', 'invalidity', 'other'] },
    reachedPreservationAge: YES_OR_NO,
    yearsOfService: YEARS,
  },
  optional: {
    residency: RESIDENCY,
    reachedPensionAge: YES_OR_NO,
    redundancyPay: DOLLARS,
    otherPayments: DOLLARS,
    annualLeave: DOLLARS,
    longServiceLeave: DOLLARS,
    incomeOfYear: DOLLARS,
  },
};

/** The figures of a rule set that `redundancyWeeks` and `taxFreeLimit` need. */
export const LEAVING_LIMITS: ObjectOf<Pick<LeavingLimits, 'redundancy' | 'redundancyPay'>> = {
  is: 'object',
  needed: {
    redundancy: {
      is: 'object',
      needed: { base: FIGURE, perYear: FIGURE },
      optional: {},
      isOpen: true,
    },
    redundancyPay: {
      is: 'object',
      needed: {
        weeks: {
          is: 'list',
          each: { is: 'number', called: 'a number of weeks', highest: MOST_WEEKLY_PAYS },
        },
      },
      optional: {},
      isOpen: true,
    },
  },
  optional: {},
  isOpen: true,
};

export const LEAVING_YEAR: ObjectOf<LeavingYearQuery> = {
  is: 'object',
  needed: { ...LEAVING.needed, withheldFromPay: DOLLARS, studentLoan: YES_OR_NO },
  optional: {
    ...LEAVING.optional,
    laterPay: DOLLARS,
    weeksWorked: { is: 'number', called: 'a number of weeks', highest: MOST_WEEKLY_PAYS },
    senior: SENIOR,
    daysWithoutCover: DAYS,
  },
};

/** A year out of a rule set. Its figures are data of the rule set, which are not looked at. */
export const YEAR_OF_RULES: ObjectOf<Pick<TaxYear, 'label'>> = {
  is: 'object',
  needed: { label: { is: 'text' } },
  optional: {},
  isOpen: true,
};

const RATE: Part = { is: 'number', called: 'a fraction such as 0.12', highest: 1, lowest: -1 };

/** `[above, rate, printedBase, 'from']`: see `marginal`. */
export const STEPS: Part = {
  is: 'list',
  each: {
    is: 'row',
    needed: [FIGURE, RATE],
    optional: [FIGURE, { is: 'oneOf', allowed: ['from'] }],
  },
};

export const TIERS: Part = {
  is: 'list',
  each: { is: 'object', needed: { rate: RATE }, optional: { above: FIGURE, from: FIGURE } },
};

export const CHARGE: Part = {
  is: 'object',
  needed: { kind: { is: 'oneOf', allowed: ['marginal', 'whole', 'least'] } },
  optional: {},
  isOpen: true,
};
