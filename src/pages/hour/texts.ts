/** The content of the page of one hourly rate: every text that differs from page to page, formatted. */

import { payCalculator } from '../../pay/pay.ts';
import {
  annualEarnings,
  DEFAULT_WORKING_TIME,
  PERIODS_PER_YEAR,
  perHour,
  perPeriod,
  type WorkingTime,
} from '../../pay/periods.ts';
import { HOURS_PER_WEEK, WEEKS_PER_YEAR } from '../../pay/rules/every-year.ts';
import { taxYearOf } from '../../pay/rules/rule-set.ts';
import type { DescribedRuleSet } from '../../pay/rules/rule-sets.ts';
import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { HIGHEST_RATE, LOWEST_RATE, nearbyRates, RATE_STEP } from '../../site/hourly-rates.ts';
import { SALARY_STEP } from '../../site/salary-amounts.ts';
import { rateLink, salaryLink } from '../../words/amount-links.ts';
import { dayText } from '../../words/dates.ts';
import { earningsPlaces } from '../../words/earnings.ts';
import {
  formatCents,
  formatDollars,
  formatMoney,
  shownCents,
  shownDollars,
  sumShown,
} from '../../words/money.ts';
import { shownTaxes } from '../../words/pay-rows.ts';
import { takeHomePayTexts } from '../../words/pay-texts.ts';
import { refundBeside, yearOfPaysText } from '../../words/tax-time.ts';
import type { FamilyContent, FamilyProps } from '../page.ts';
import { paysOfSalary, salaryPays } from '../salary/pays.ts';

/** Hours a week that the table of hours has: part-time, casual, the weeks of many awards, and overtime. */
const HOURS_OF_TABLE = [10, 20, 25, 30, 35, 37.5, 38, 40, 50] as const;

/** Paid weeks of a year without four weeks of unpaid leave. */
export const PAID_WEEKS = WEEKS_PER_YEAR - 4;
const WITHOUT_LEAVE = { weeksPerYear: PAID_WEEKS };

const NEARBY_COUNT = 20;

export type HourPageContent = FamilyContent & ReturnType<ReturnType<typeof hourPageContent>>;
export type HourPageProps = FamilyProps<HourPageContent>;

/** By rate, in cents: the content of its page, of the default tax year of `rules` without options. */
export function hourPageContent(rules: DescribedRuleSet) {
  const taxYear = taxYearOf(rules, rules.defaultTaxYear);
  const yearBefore = rules.taxYears[rules.taxYears.indexOf(taxYear) + 1] ?? taxYear;
  const { minimumWage } = taxYear.earnings;
  const casualLoading = taxYear.casualLoading?.rate ?? 0;
  const leastOfHour = perHour(minimumWage.week * PERIODS_PER_YEAR.weekly);
  const standingOf = earningsPlaces(taxYear);
  const calculatePay = payCalculator(rules);
  const payOf = (annualSalary: number, of = taxYear, studentLoan = false) =>
    calculatePay({ annualSalary, taxYear: of.label, options: { studentLoan } });
  const yearOf = (dollars: number, time: Partial<WorkingTime> = {}) =>
    payOf(annualEarnings(dollars, 'hourly', { ...DEFAULT_WORKING_TIME, ...time }));
  const paysOf = paysOfSalary(rules);
  const payTextsOf = salaryPays(rules);

  return (cents: number) => {
    const dollars = cents / 100;
    const rate = formatMoney(dollars);
    const pay = yearOf(dollars);
    const { grossAnnual, netAnnual } = pay;
    const before = formatDollars(payOf(grossAnnual, yearBefore).netAnnual);
    const [gross, net] = [formatDollars(grossAnnual), formatDollars(netAnnual)];
    const pays = paysOf(pay);
    const takeHome = takeHomePayTexts(pay, pays);
    const withGross = (period: WithholdingPeriod) => {
      const before = perPeriod(grossAnnual, period);
      const taken = pays
        ? takeHome[period].taken
        : formatCents(sumShown([before, -pay[period]], shownCents));
      return { gross: formatCents(before), taken, net: takeHome[period].net };
    };
    const withLoan = payOf(grossAnnual, taxYear, true);
    const withoutLeave = yearOf(dollars, WITHOUT_LEAVE);
    const loaded = dollars * (1 + casualLoading);
    return {
      title: `${rate} an hour is ${gross} a year: ${net} after tax`,
      description: `${rate} an hour is ${gross} a year for ${HOURS_PER_WEEK} hours a week: ${net} after tax in ${taxYear.label}, ${before} in ${yearBefore.label}. ${takeHome.weekly.net} ${takeHome.isPaid ? 'lands' : 'is left'} each week.`,
      robots: undefined,
      /** The rate's digits, as the page's address has them. */
      digits: rateLink(cents).amount,
      rate,
      gross,
      net,
      yearBefore: { label: yearBefore.label, net: before },
      pays: {
        weekly: withGross('weekly'),
        fortnightly: withGross('fortnightly'),
        monthly: withGross('monthly'),
      },
      totalTax: formatDollars(shownTaxes(pay).totalTax),
      superannuation: takeHome.superannuation,
      /** How 52 pays become the year; undefined where the rule set has no withholding schedule. */
      taxTime:
        pays &&
        yearOfPaysText(pays.weekly, 'weekly', {
          refund: refundBeside(pays.weekly, 'weekly', shownDollars(netAnnual)),
          year: netAnnual,
        }),
      byHours: HOURS_OF_TABLE.map((hoursPerWeek) => {
        const whole = yearOf(dollars, { hoursPerWeek });
        const cells = [
          formatCents(dollars * hoursPerWeek),
          takeHomePayTexts(whole, paysOf(whole)).weekly.net,
          formatDollars(whole.netAnnual),
          formatDollars(yearOf(dollars, { hoursPerWeek, ...WITHOUT_LEAVE }).netAnnual),
        ];
        return { label: `${hoursPerWeek} h`, cells };
      }),
      withoutLeave: {
        gross: formatDollars(withoutLeave.grossAnnual),
        net: formatDollars(withoutLeave.netAnnual),
      },
      studentLoan: {
        fortnight: payTextsOf(pay, pays, withLoan.studentLoanRepayment).fortnightlyWithLoan,
        net: formatDollars(sumShown([netAnnual, -withLoan.studentLoanRepayment])),
        repayment: formatDollars(withLoan.studentLoanRepayment),
      },
      loading: {
        base: formatCents(dollars / (1 + casualLoading)),
        onTop: formatCents(loaded),
        net: formatDollars(yearOf(loaded).netAnnual),
      },
      overtime: { half: formatCents(dollars * 1.5), double: formatCents(dollars * 2) },
      minimumWage: {
        hour: formatCents(leastOfHour),
        from: dayText(minimumWage.from),
        beside: standingOf(grossAnnual).besideMinimumWage,
        isBelow: dollars * DEFAULT_WORKING_TIME.hoursPerWeek < minimumWage.week,
      },
      salary: salaryLink(Math.round(grossAnnual / SALARY_STEP) * SALARY_STEP),
      previous: cents === LOWEST_RATE ? undefined : rateLink(cents - RATE_STEP),
      next: cents === HIGHEST_RATE ? undefined : rateLink(cents + RATE_STEP),
      nearby: nearbyRates(cents, NEARBY_COUNT).map(rateLink),
    };
  };
}
