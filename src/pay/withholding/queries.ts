/** The queries about withholding, described for the checker. */
import type { ObjectOf, Part } from '../check.ts';
import type { PayResult } from '../pay.ts';
import {
  DAYS,
  DOLLARS,
  FIGURE,
  PAY_WITH_BONUS,
  PAYS,
  PAYSLIP_SCALE,
  RESIDENCY,
  SENIOR,
  TAX_YEAR,
  TERMS,
  WITHHOLDING_PERIOD,
  WITHOUT_BONUS,
  YEARS,
  YES_OR_NO,
} from '../queries.ts';
import { DAYS_PER_LEAP_YEAR, MOST_WEEKLY_PAYS } from '../rules/every-year.ts';
import type { LeavingLimits } from '../rules/leaving-limits.ts';
import type { BonusByAverageQuery, BonusYear, bonusSteps, withheldFromBonus } from './bonus.ts';
import type { PaidBonusQuery } from './bonus-in-pay.ts';
import type { PaysQuery } from './equal-pays.ts';
import type { LeavingQuery } from './leaving.ts';
import type { LeavingYearQuery } from './leaving-year.ts';
import type { PayslipQuery } from './payslip.ts';
import type { WithholdingQuery } from './regular-pay.ts';
import type { WantedLanding } from './salary-for.ts';
import type { DayQuery, UnevenPaysQuery } from './uneven-pays.ts';
import type { WorkingHolidayQuery } from './working-holiday.ts';

/** Pays that a figure of the year is divided by. */
const SOME_PAYS: Part = {
  is: 'number',
  called: 'a number of pays',
  highest: DAYS_PER_LEAP_YEAR,
  lowest: 1,
};

const SCALE: Part = { is: 'oneOf', allowed: [1, 2, 3] };

export const WANTED_LANDING: ObjectOf<WantedLanding> = {
  is: 'object',
  needed: { lands: DOLLARS, period: WITHHOLDING_PERIOD, taxYear: TAX_YEAR },
  optional: TERMS,
};

/** The part of a pay that `payslipOf` needs. */
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
