/**
 * The tax that employers withhold: from one pay, a bonus and a payout, and from a year of pays beside the tax that is owed. A query that a
 * function does not understand throws a `PayError`, and so does a tax year without schedules. Negative amounts count as 0.
 */
import { checked, RULES } from '../check.ts';
import * as parts from '../queries.ts';
import * as settlement from '../settle.ts';
import * as bonuses from './bonus.ts';
import * as paidBonus from './bonus-in-pay.ts';
import * as equalPays from './equal-pays.ts';
import * as payslip from './payslip.ts';
import * as queries from './queries.ts';
import * as regularPay from './regular-pay.ts';
import * as salary from './salary-for.ts';
import * as scale from './scale.ts';
import * as taxTime from './tax-time.ts';
import * as unevenPays from './uneven-pays.ts';
import * as yearOfUnevenPays from './uneven-year.ts';
import * as workingHoliday from './working-holiday.ts';

export * from '../deprecated/withholding.ts';
export type { WithholdingScale } from '../rules/rule-set.ts';
export type { Settlement } from '../settle.ts';
export type {
  BonusByAverageQuery,
  BonusQuery,
  BonusSteps,
  BonusWithheld,
  BonusYear,
} from './bonus.ts';
export type { BonusWithholding, PaidBonus, PaidBonusQuery } from './bonus-in-pay.ts';
export * from './entry-on-leaving.ts';
export type { PaysQuery, WithheldFromPays, WithholdingChange } from './equal-pays.ts';
export type { Payslip, PayslipQuery } from './payslip.ts';
export type { Withheld, WithholdingPeriod, WithholdingQuery } from './regular-pay.ts';
export type { WantedLanding } from './salary-for.ts';
export type { PayslipScale } from './scale.ts';
export type { DayQuery, UnevenPays, UnevenPaysQuery } from './uneven-pays.ts';
export type { RestOfYear, UnevenYear } from './uneven-year.ts';
export type { WorkingHolidayQuery } from './working-holiday.ts';

/**
 * Whole dollars withheld from one pay, by Schedule 1, and for a study or training loan by Schedule 8.
 *
 * @example
 * const week = { earnings: 1_500, period: 'weekly', taxYear: '2026-27', scale: 2, studentLoan: true };
 * withheldPerPeriod(week, legislated); // { tax: 299, studentLoan: 25, total: 324 }
 */
export const withheldPerPeriod = /* @__PURE__ */ checked(regularPay.withheldPerPeriod, {
  query: queries.WITHHOLDING,
  rules: RULES,
});

/**
 * Whole dollars withheld from a bonus that is for the whole year, or for `pays` of its pays, by method A of Schedule 5.
 *
 * @example
 * const week = { earnings: 1_500, period: 'weekly', taxYear: '2026-27', scale: 2, studentLoan: false };
 * withheldFromBonus({ ...week, bonus: 5_000 }, legislated).fromBonus; // 1560
 */
export const withheldFromBonus = /* @__PURE__ */ checked(bonuses.withheldFromBonus, {
  query: queries.BONUS,
  rules: RULES,
});

/**
 * Whole dollars withheld from a bonus by method B(ii) of Schedule 5, which counts the bonuses of the year's earlier pays.
 *
 * @example
 * const week = { earnings: 1_500, period: 'weekly', taxYear: '2026-27', scale: 2, studentLoan: false };
 * const soFar = { averageEarnings: 1_500, earlierBonuses: 2_000, withheldFromEarlierBonuses: 624 };
 * withheldFromBonusByAverage({ ...week, ...soFar, bonus: 5_000 }, legislated).fromBonus; // 1560
 */
export const withheldFromBonusByAverage = /* @__PURE__ */ checked(
  bonuses.withheldFromBonusByAverage,
  { query: queries.BONUS_BY_AVERAGE, rules: RULES },
);

/**
 * Each step of Schedule 5, in dollars: by method A, or with `soFar` by method B(ii).
 *
 * @example
 * const week = { earnings: 1_500, period: 'weekly', taxYear: '2026-27', scale: 2, studentLoan: false };
 * bonusSteps({ ...week, bonus: 5_000 }, legislated).share; // 96
 */
export const bonusSteps = /* @__PURE__ */ checked(bonuses.bonusSteps, {
  query: queries.BONUS_STEPS,
  rules: RULES,
});

/**
 * A bonus in its pay and in its year: dollars withheld from it, paid out, and due back or still to pay at tax time.
 *
 * @example
 * const bonus = bonusOf({ annualSalary: 80_000, bonus: 5_000, period: 'monthly', taxYear: '2026-27' }, legislated);
 * bonus.lands; // 3440
 */
export const bonusOf = /* @__PURE__ */ checked(paidBonus.bonusOf, {
  query: queries.PAID_BONUS,
  rules: RULES,
});

/**
 * Whole dollars withheld from a payment to a working holiday maker, by Schedule 15.
 *
 * @example
 * withheldFromWorkingHolidayMaker({ earnings: 1_500, paidBefore: 20_000, taxYear: '2026-27' }, legislated); // 225
 */
export const withheldFromWorkingHolidayMaker = /* @__PURE__ */ checked(
  workingHoliday.withheldFromWorkingHolidayMaker,
  { query: queries.WORKING_HOLIDAY, rules: RULES },
);

/**
 * Dollars withheld from a year of equal pays: the first one, the changes that a working holiday maker has, and all of them.
 *
 * @example
 * const week = { earnings: 1_500, period: 'weekly', taxYear: '2026-27', scale: 2, studentLoan: false };
 * withheldFromPays(week, legislated).withheldInYear; // 15548
 */
export const withheldFromPays = /* @__PURE__ */ checked(equalPays.withheldFromPays, {
  query: queries.EQUAL_PAYS,
  rules: RULES,
});

/**
 * The payslip of a year's pay, which `payCalculator` gives, in dollars.
 *
 * @example
 * const pay = payCalculator(legislated)({ annualSalary: 80_000, taxYear: '2026-27' });
 * payslipOf(pay, { period: 'fortnightly', taxYear: '2026-27', scale: 2, studentLoan: false }, legislated).total; // 622
 */
export const payslipOf = /* @__PURE__ */ checked(payslip.payslipOf, {
  pay: queries.YEAR_OF_PAY,
  query: queries.PAYSLIP,
  rules: RULES,
});

/**
 * Dollars withheld from a year of equal pays, owed and refunded. Undefined for a second job beside one that is not given.
 *
 * @example
 * taxTimeOf({ annualSalary: 80_000, taxYear: '2026-27' }, 'fortnightly', legislated).refund; // 372
 */
export const taxTimeOf = /* @__PURE__ */ checked(taxTime.taxTimeOf, {
  query: parts.PAY_QUERY,
  period: parts.WITHHOLDING_PERIOD,
  rules: RULES,
});

/**
 * The least salary, in whole dollars a year, whose pays leave at least `lands` dollars after withholding. Undefined where none does.
 *
 * @example
 * salaryFor({ lands: 1_200, period: 'weekly', taxYear: '2026-27' }, legislated); // 77896
 */
export const salaryFor = /* @__PURE__ */ checked(salary.salaryFor, {
  wanted: queries.WANTED_LANDING,
  rules: RULES,
});

/**
 * Dollars withheld from each of some pays that differ, and from as many even ones.
 *
 * @example
 * const query = { pays: [900, 2_100], period: 'weekly', taxYear: '2026-27', scale: 2, studentLoan: false };
 * withheldFromUnevenPays(query, legislated).withheld; // 597
 */
export const withheldFromUnevenPays = /* @__PURE__ */ checked(unevenPays.withheldFromUnevenPays, {
  query: queries.UNEVEN_PAYS,
  rules: RULES,
});

/**
 * Whole dollars withheld from the pay of one day, for people who are engaged and paid by the day.
 *
 * @example
 * withheldFromDay({ earnings: 300, taxYear: '2026-27' }, legislated); // 60
 */
export const withheldFromDay = /* @__PURE__ */ checked(unevenPays.withheldFromDay, {
  query: queries.DAY,
  rules: RULES,
});

/**
 * The tax year that differing pays make: alone, or repeated up to 52, 26 or 12.
 *
 * @example
 * const query = { pays: [900, 2_100], period: 'weekly', taxYear: '2026-27', scale: 2, studentLoan: false };
 * unevenYear(query, 'alike', legislated).refund; // 362
 */
export const unevenYear = /* @__PURE__ */ checked(yearOfUnevenPays.unevenYear, {
  query: queries.UNEVEN_PAYS,
  rest: queries.REST_OF_YEAR,
  rules: RULES,
});

/**
 * The scale that a person's pay is withheld by. Only a resident's depends on whether the tax-free threshold is claimed.
 *
 * @example
 * scaleOf('resident', false); // 1
 */
export const scaleOf = /* @__PURE__ */ checked(scale.scaleOf, {
  residency: parts.RESIDENCY,
  claimsThreshold: parts.YES_OR_NO,
});

/**
 * The part of a year's tax that the schedules withhold for, in dollars: the loan repayment only with `studentLoan`, the surcharge never.
 *
 * @example
 * const pay = payCalculator(legislated)({ annualSalary: 80_000, taxYear: '2026-27' });
 * taxCoveredByWithholding(pay, false); // 15800
 */
export const taxCoveredByWithholding = /* @__PURE__ */ checked(payslip.taxCoveredByWithholding, {
  pay: queries.YEAR_OF_PAY,
  studentLoan: parts.YES_OR_NO,
});

/**
 * The outcome of tax time: dollars withheld less dollars owed. A refund below 0 is left to pay.
 *
 * @example
 * settle(9_800, 9_151); // { withheld: 9800, owed: 9151, refund: 649 }
 */
export const settle = /* @__PURE__ */ checked(settlement.settle, {
  withheld: parts.FIGURE,
  owed: parts.FIGURE,
});
