/** A person's tax return: the year's assessment beside what each job withheld. */
import { amountOf } from './amounts.ts';
import type { Facts, Job } from './facts.ts';
import { PERIODS_PER_YEAR } from './periods.ts';
import { exactUpTo, snapToMicrodollar } from './rounding.ts';
import { type RuleSet, taxYearOf } from './rules/rule-set.ts';
import { type Settlement, settle } from './settle.ts';
import { withheldFromPays } from './withholding/equal-pays.ts';
import type { WithholdingPeriod } from './withholding/regular-pay.ts';
import type { PayslipScale } from './withholding/scale.ts';
import { type Assessment, assessmentOf } from './year/assessment.ts';
import { earningsOf } from './year/earnings.ts';
import { incomeYearOf } from './year/income-year.ts';
import { otherIncomeOf } from './year/incomes.ts';
import { standingOf } from './year/standing.ts';

export interface ReturnFacts<Label extends string = string>
  extends Omit<Facts<Label, ReturnJob>, 'leaving'> {}

/** Its amounts are those of all its pays in the year. */
export interface ReturnJob extends Job {
  readonly period: WithholdingPeriod;
  /** Equal pays that the job paid in the year. Absent: 52, 26 or 12. */
  readonly pays?: number | undefined;
  readonly scale: PayslipScale;
  /** Whether a study or training loan is declared to this employer. */
  readonly loanDeclared: boolean;
  /** Dollars, as on the income statement. Absent: worked out by the schedules. */
  readonly withheld?: number | undefined;
}

/** In dollars. */
export interface ReturnOfJob {
  /** Before salary sacrifice, without super. */
  readonly gross: number;
  /** The pay that tax is withheld from. */
  readonly earnings: number;
  readonly withheld: number;
  /** By the schedules, whatever was given. */
  readonly scheduled: number;
  /** Its share of the year's tax, by `earnings` and other income. */
  readonly owed: number;
}

export interface TaxReturn extends Settlement {
  /** Of the assessment: each job has the part of the year that its pays are. */
  readonly facts: Facts;
  readonly assessment: Assessment;
  /** Of all jobs, after salary sacrifice. */
  readonly labourIncome: number;
  readonly standardDeduction: number;
  /** Super above the cap, which is part of taxable income. */
  readonly excessContributions: number;
  /** Benefits and the Age Pension too. */
  readonly otherIncome: number;
  readonly jobs: readonly ReturnOfJob[];
  /** The share of the year's tax that other income has. */
  readonly owedOnOtherIncome: number;
}

/** The return of `facts` by `rules`. Throws where the tax year is not in the set, or has no schedules there. */
export function taxReturnOf<Label extends string>(
  facts: ReturnFacts<NoInfer<Label>>,
  rules: RuleSet<Label>,
): TaxReturn {
  const factsOfYear = { ...facts, jobs: facts.jobs.map(jobOfYear) };
  const incomeYear = incomeYearOf(factsOfYear, taxYearOf(rules, facts.taxYear));
  const assessment = assessmentOf(incomeYear, standingOf(incomeYear));
  const { standardDeduction, excessContributions } = incomeYear.incomes;
  const jobs = factsOfYear.jobs.map((job) => returnOfJob(job, facts.taxYear, rules));
  const withheld = jobs.reduce((sum, job) => sum + job.withheld, 0);
  const owed = assessment.totalTax;
  const otherIncome = otherIncomeOf(facts);
  const all = jobs.reduce((sum, { earnings }) => sum + earnings, 0) + otherIncome;
  const shareOf = (income: number) =>
    all === 0 ? 0 : snapToMicrodollar((owed * income) / all, owed);
  return {
    facts: factsOfYear,
    assessment,
    labourIncome: incomeYear.earnings.labourIncome,
    standardDeduction,
    excessContributions,
    otherIncome,
    jobs: jobs.map((job) => ({ ...job, owed: shareOf(job.earnings) })),
    owedOnOtherIncome: shareOf(otherIncome),
    ...settle(withheld, owed),
  };
}

/** With the part of the year that its pays are. */
function jobOfYear(job: ReturnJob): ReturnJob {
  return { ...job, shareOfYear: paysOf(job) / PERIODS_PER_YEAR[job.period] };
}

function paysOf({ pays, period }: ReturnJob): number {
  return Math.floor(amountOf(pays ?? PERIODS_PER_YEAR[period]));
}

function returnOfJob(job: ReturnJob, taxYear: string, rules: RuleSet): Omit<ReturnOfJob, 'owed'> {
  const { period, scale, loanDeclared: studentLoan } = job;
  const paid = earningsOf([job], taxYearOf(rules, taxYear), exactUpTo(amountOf(job.pay)));
  const { gross, labourIncome: earnings } = paid;
  const pays = paysOf(job);
  const scheduled =
    pays === 0
      ? 0
      : withheldFromPays(
          {
            earnings: snapToMicrodollar(earnings / pays, earnings),
            period,
            pays,
            taxYear,
            scale,
            studentLoan,
          },
          rules,
        ).withheldInYear;
  return {
    gross,
    earnings,
    scheduled,
    withheld: job.withheld === undefined ? scheduled : amountOf(job.withheld),
  };
}

/** The dollars of so many `pays` of a job that pays `annual` dollars in a whole year. */
export function paidIn(pays: number, period: WithholdingPeriod, annual: number): number {
  const paid = (amountOf(annual) * amountOf(pays)) / PERIODS_PER_YEAR[period];
  return snapToMicrodollar(paid);
}
