/** The queries about pay and persons, described for the checker. */
import type { ObjectOf, Part } from './check.ts';
import type { comparePay } from './compare-pay.ts';
import type { Facts, Job, LeavingPayments, Spouse } from './facts.ts';
import type { WantedPay } from './gross-for.ts';
import type { PayQuery } from './pay.ts';
import type { PayOptions } from './pay-options.ts';
import type { WorkingTime } from './periods.ts';
import {
  DAYS_OF_WEEK,
  DAYS_PER_LEAP_YEAR,
  HOURS_OF_DAY,
  MONTHS_PER_YEAR,
  MOST_WEEKLY_PAYS,
} from './rules/every-year.ts';
import type { ReturnFacts, ReturnJob } from './tax-return.ts';
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

const CHILDREN: Part = { is: 'number', called: 'a whole number', highest, isWhole: true };

export const DAYS: Part = {
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

export const PAYSLIP_SCALE: Part = { is: 'oneOf', allowed: [1, 2, 3, 'workingHoliday'] };

export const RESIDENCY: Part = { is: 'oneOf', allowed: ['resident', 'foreign', 'workingHoliday'] };

export const SENIOR: Part = { is: 'oneOf', allowed: ['single', 'couple', 'separatedByIllness'] };

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

/** The part of an assessment that `cashOf` needs. */
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

export const { bonus: _, ...WITHOUT_BONUS } = PAY_QUERY.optional;

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
export const TERMS: Readonly<Record<'options' | 'customSuperRate', Part>> = {
  options: PAY_OPTIONS,
  customSuperRate: FRACTION,
};

export const WANTED_PAY: ObjectOf<WantedPay> = {
  is: 'object',
  needed: { takeHome: DOLLARS, period: PAY_PERIOD, taxYear: TAX_YEAR },
  optional: { ...TERMS, otherJobPay: DOLLARS },
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
