/** Every function of the package, with a query that it understands, what its arguments may be, and the function that the site calls. */

import * as parts from '../../src/pay/bonus-and-sacrifice.ts';
import * as charges from '../../src/pay/charge.ts';
import { type Part, RULES } from '../../src/pay/check.ts';
import * as comparison from '../../src/pay/compare-pay.ts';
import * as explanations from '../../src/pay/explain/explain.ts';
import * as explain from '../../src/pay/explain/index.ts';
import * as gross from '../../src/pay/gross-for.ts';
import * as main from '../../src/pay/index.ts';
import { legislated, simplified } from '../../src/pay/index.ts';
import * as pay from '../../src/pay/pay.ts';
import { residencyOf } from '../../src/pay/pay-options.ts';
import * as periods from '../../src/pay/periods.ts';
import * as ofPay from '../../src/pay/queries.ts';
import * as taxReturn from '../../src/pay/return/index.ts';
import * as rules from '../../src/pay/rules/index.ts';
import * as ofRules from '../../src/pay/rules/queries.ts';
import * as ruleSet from '../../src/pay/rules/rule-set.ts';
import { settle } from '../../src/pay/settle.ts';
import * as returned from '../../src/pay/tax-return.ts';
import * as ages from '../../src/pay/withholding/ages.ts';
import * as bonuses from '../../src/pay/withholding/bonus.ts';
import { bonusOf } from '../../src/pay/withholding/bonus-in-pay.ts';
import { withheldFromPays } from '../../src/pay/withholding/equal-pays.ts';
import * as withholding from '../../src/pay/withholding/index.ts';
import { withheldOnLeaving } from '../../src/pay/withholding/leaving.ts';
import * as limits from '../../src/pay/withholding/leaving-rates.ts';
import { leavingYear } from '../../src/pay/withholding/leaving-year.ts';
import * as payslip from '../../src/pay/withholding/payslip.ts';
import * as ofWithholding from '../../src/pay/withholding/queries.ts';
import { withheldPerPeriod } from '../../src/pay/withholding/regular-pay.ts';
import { salaryFor } from '../../src/pay/withholding/salary-for.ts';
import { scaleOf } from '../../src/pay/withholding/scale.ts';
import { taxTimeOf } from '../../src/pay/withholding/tax-time.ts';
import * as unevenPays from '../../src/pay/withholding/uneven-pays.ts';
import { unevenYear } from '../../src/pay/withholding/uneven-year.ts';
import { withheldFromWorkingHolidayMaker } from '../../src/pay/withholding/working-holiday.ts';
import * as assessments from '../../src/pay/year/assess.ts';

export interface Asked {
  readonly checked: Call;
  readonly unchecked: Call;
  readonly parts: readonly Part[];
  readonly query: readonly unknown[];
}

// A table of functions of all types: what they take is said beside them.
// biome-ignore lint/suspicious/noExplicitAny: as above
type Call = (...args: any[]) => unknown;

const taxYear = '2026-27';
const queries = { ...ofPay, ...ofWithholding, ...ofRules };
const YEAR = ruleSet.taxYearOf(legislated, taxYear);
const PAY = { annualSalary: 80_000, taxYear };
const YEAR_OF_PAY = pay.payCalculator(legislated)({ annualSalary: 80_000, taxYear });
const FACTS = { taxYear, jobs: [{ pay: 60_000 }] };
const SLIP = { period: 'weekly', taxYear, scale: 2, studentLoan: false };
const WEEK = { ...SLIP, earnings: 1_500 };
const BONUS = { ...WEEK, bonus: 5_000 };
const SO_FAR = { averageEarnings: 1_500, earlierBonuses: 0, withheldFromEarlierBonuses: 0 };
const PAYOUT = {
  ...{ taxYear, period: 'weekly', earnings: 1_500, scale: 2, reason: 'redundancy' },
  reachedPreservationAge: false,
  yearsOfService: 5,
};
const RETURN_JOB = { pay: 60_000, period: 'weekly', scale: 2, loanDeclared: false };
const UNEVEN = { ...SLIP, pays: [900, 2_100] };
// biome-ignore format: a function a line
export const ASKED: Readonly<Record<string, Asked>> = {
  calculatePay: { checked: main.calculatePay, unchecked: (query) => pay.payCalculator(simplified)(query), parts: [queries.PAY_QUERY], query: [{ ...PAY, taxYear: '2025-26' }] },
  payCalculator: { checked: (query, set) => main.payCalculator(set)(query), unchecked: (query, set) => pay.payCalculator<string>(set)(query), parts: [queries.PAY_QUERY, RULES], query: [PAY, legislated] },
  assess: { checked: main.assess, unchecked: assessments.assess, parts: [queries.FACTS, RULES], query: [FACTS, legislated] },
  cashOf: { checked: main.cashOf, unchecked: assessments.cashOf, parts: [queries.FACTS, queries.TOTAL_TAX, RULES], query: [FACTS, { totalTax: 9_000 }, legislated] },
  grossFor: { checked: main.grossFor, unchecked: gross.grossFor, parts: [queries.WANTED_PAY, RULES], query: [{ takeHome: 5_000, period: 'monthly', taxYear }, legislated] },
  comparePay: { checked: main.comparePay, unchecked: comparison.comparePay, parts: [queries.TWO_PAYS, RULES], query: [{ now: PAY, offer: PAY }, legislated] },
  bonusKept: { checked: main.bonusKept, unchecked: parts.bonusKept, parts: [queries.PAY_WITH_BONUS, RULES], query: [{ ...PAY, bonus: 5_000 }, legislated] },
  sacrifice: { checked: main.sacrifice, unchecked: parts.sacrifice, parts: [queries.PAY_QUERY, RULES], query: [{ ...PAY, salarySacrifice: 5_000 }, legislated] },
  annualEarnings: { checked: main.annualEarnings, unchecked: periods.annualEarnings, parts: [queries.DOLLARS, queries.EARNING_PERIOD, queries.WORKING_TIME], query: [40, 'hourly', { hoursPerWeek: 20, weeksPerYear: 48 }] },
  withheldPerPeriod: { checked: main.withheldPerPeriod, unchecked: withheldPerPeriod, parts: [queries.WITHHOLDING, RULES], query: [WEEK, legislated] },
  withheldFromBonus: { checked: main.withheldFromBonus, unchecked: bonuses.withheldFromBonus, parts: [queries.BONUS, RULES], query: [BONUS, legislated] },
  withheldFromBonusByAverage: { checked: withholding.withheldFromBonusByAverage, unchecked: bonuses.withheldFromBonusByAverage, parts: [queries.BONUS_BY_AVERAGE, RULES], query: [{ ...BONUS, ...SO_FAR }, legislated] },
  bonusSteps: { checked: withholding.bonusSteps, unchecked: bonuses.bonusSteps, parts: [queries.BONUS_STEPS, RULES], query: [{ ...BONUS, soFar: SO_FAR }, legislated] },
  bonusOf: { checked: withholding.bonusOf, unchecked: bonusOf, parts: [queries.PAID_BONUS, RULES], query: [{ ...PAY, bonus: 5_000, period: 'monthly' }, legislated] },
  withheldFromWorkingHolidayMaker: { checked: main.withheldFromWorkingHolidayMaker, unchecked: withheldFromWorkingHolidayMaker, parts: [queries.WORKING_HOLIDAY, RULES], query: [{ earnings: 1_500, paidBefore: 20_000, taxYear }, legislated] },
  withheldOnLeaving: { checked: main.withheldOnLeaving, unchecked: withheldOnLeaving, parts: [queries.LEAVING, RULES], query: [PAYOUT, legislated] },
  leavingYear: { checked: withholding.leavingYear, unchecked: leavingYear, parts: [queries.LEAVING_YEAR, RULES], query: [{ ...PAYOUT, withheldFromPay: 7_774, studentLoan: false }, legislated] },
  redundancyWeeks: { checked: withholding.redundancyWeeks, unchecked: limits.redundancyWeeks, parts: [queries.LEAVING_LIMITS, queries.YEARS], query: [YEAR.leaving, 5] },
  taxFreeLimit: { checked: withholding.taxFreeLimit, unchecked: limits.taxFreeLimit, parts: [queries.LEAVING_LIMITS, queries.YEARS], query: [YEAR.leaving, 5] },
  reachesPreservationAge: { checked: withholding.reachesPreservationAge, unchecked: ages.reachesPreservationAge, parts: [queries.AGE, queries.TAX_YEAR, RULES], query: [60, taxYear, legislated] },
  reachesPensionAge: { checked: withholding.reachesPensionAge, unchecked: ages.reachesPensionAge, parts: [queries.AGE, queries.TAX_YEAR, RULES], query: [67, taxYear, legislated] },
  isPensionAge: { checked: withholding.isPensionAge, unchecked: ages.isPensionAge, parts: [queries.AGE, queries.TAX_YEAR, RULES], query: [67, taxYear, legislated] },
  withheldFromPays: { checked: withholding.withheldFromPays, unchecked: withheldFromPays, parts: [queries.EQUAL_PAYS, RULES], query: [WEEK, legislated] },
  payslipOf: { checked: withholding.payslipOf, unchecked: payslip.payslipOf, parts: [queries.YEAR_OF_PAY, queries.PAYSLIP, RULES], query: [YEAR_OF_PAY, SLIP, legislated] },
  taxCoveredByWithholding: { checked: withholding.taxCoveredByWithholding, unchecked: payslip.taxCoveredByWithholding, parts: [queries.YEAR_OF_PAY, queries.YES_OR_NO], query: [YEAR_OF_PAY, true] },
  settle: { checked: withholding.settle, unchecked: settle, parts: [queries.FIGURE, queries.FIGURE], query: [9_800, 9_151] },
  taxTimeOf: { checked: withholding.taxTimeOf, unchecked: taxTimeOf, parts: [queries.PAY_QUERY, queries.WITHHOLDING_PERIOD, RULES], query: [PAY, 'weekly', legislated] },
  salaryFor: { checked: withholding.salaryFor, unchecked: salaryFor, parts: [queries.WANTED_LANDING, RULES], query: [{ lands: 1_200, period: 'weekly', taxYear }, legislated] },
  scaleOf: { checked: withholding.scaleOf, unchecked: scaleOf, parts: [queries.RESIDENCY, queries.YES_OR_NO], query: ['resident', true] },
  withheldFromUnevenPays: { checked: withholding.withheldFromUnevenPays, unchecked: unevenPays.withheldFromUnevenPays, parts: [queries.UNEVEN_PAYS, RULES], query: [UNEVEN, legislated] },
  withheldFromDay: { checked: withholding.withheldFromDay, unchecked: unevenPays.withheldFromDay, parts: [queries.DAY, RULES], query: [{ earnings: 300, taxYear }, legislated] },
  unevenYear: { checked: withholding.unevenYear, unchecked: unevenYear, parts: [queries.UNEVEN_PAYS, queries.REST_OF_YEAR, RULES], query: [UNEVEN, 'alike', legislated] },
  taxReturnOf: { checked: taxReturn.taxReturnOf, unchecked: returned.taxReturnOf, parts: [queries.RETURN_FACTS, RULES], query: [{ taxYear, jobs: [RETURN_JOB] }, legislated] },
  paidIn: { checked: taxReturn.paidIn, unchecked: returned.paidIn, parts: [queries.PAYS, queries.WITHHOLDING_PERIOD, queries.DOLLARS], query: [13, 'fortnightly', 80_000] },
  explain: { checked: explain.explain, unchecked: explanations.explain, parts: [queries.FACTS, RULES], query: [FACTS, legislated] },
  explainPay: { checked: explain.explainPay, unchecked: explanations.explainPay, parts: [queries.PAY_QUERY, RULES], query: [PAY, legislated] },
  seniorsBornBefore: { checked: rules.seniorsBornBefore, unchecked: ruleSet.seniorsBornBefore, parts: [queries.YEAR_OF_RULES], query: [YEAR] },
  marginal: { checked: rules.marginal, unchecked: charges.marginal, parts: [queries.STEPS], query: [[[18_200, 0.16], [45_000, 0.3]]] },
  whole: { checked: rules.whole, unchecked: charges.whole, parts: [queries.TIERS], query: [[{ above: 97_000, rate: 0.01 }]] },
  least: { checked: (...of) => rules.least(...of), unchecked: charges.least, parts: [queries.CHARGE], query: [charges.marginal([[0, 0.1]])] },
  perPeriod: { checked: main.perPeriod, unchecked: periods.perPeriod, parts: [queries.FIGURE, queries.PAY_PERIOD], query: [80_000, 'weekly'] },
  perHour: { checked: main.perHour, unchecked: periods.perHour, parts: [queries.FIGURE, queries.WORKING_TIME], query: [80_000, { hoursPerWeek: 38, weeksPerYear: 52 }] },
  residencyOf: { checked: main.residencyOf, unchecked: residencyOf, parts: [queries.PAY_OPTIONS], query: [{}] },
  taxYearOf: { checked: rules.taxYearOf, unchecked: ruleSet.taxYearOf, parts: [RULES, queries.TAX_YEAR], query: [legislated, taxYear] },
  leavingLimits: { checked: withholding.leavingLimits, unchecked: limits.leavingLimits, parts: [RULES, queries.TAX_YEAR], query: [legislated, taxYear] },
};
