/** The facts that the entries of the tax return come to, and its calculation. */
import { PERIODS_PER_YEAR, type Residency, type RuleSet } from '../../pay/index.ts';
import {
  paidIn,
  type ReturnFacts,
  type ReturnJob,
  type ReturnOfJob,
  type TaxReturn,
  taxReturnOf,
} from '../../pay/return.ts';
import type { WithholdingPeriod } from '../../pay/withholding/index.ts';
import { moneyIn, parseMoney } from '../../words/entered-text.ts';
import { entriesOf } from '../form/form.ts';
import { payIn } from '../form/pay.ts';
import {
  JOB_PREFIXES,
  type JobPrefix,
  LATER_JOB,
  MOST_PAYS,
  type TaxReturnEntries,
} from './form.ts';

/** One job, parsed from its fields. */
export interface EnteredJob {
  readonly prefix: JobPrefix;
  /** Such as 'Job 2'. */
  readonly name: string;
  readonly hoursPerWeek: number;
  readonly period: WithholdingPeriod;
  /** In this year. */
  readonly pays: number;
  readonly isPartYear: boolean;
  readonly facts: ReturnJob;
}

type Amounts =
  | 'otherIncome'
  | 'workExpenses'
  | 'otherDeductions'
  | 'dependentChildren'
  | 'daysWithoutCover';

export type EnteredFacts = ReturnFacts & { readonly [Amount in Amounts]: number };

export interface EnteredReturn {
  readonly rules: RuleSet;
  readonly entries: TaxReturnEntries;
  readonly jobs: readonly (EnteredJob & { readonly result: ReturnOfJob })[];
  readonly facts: EnteredFacts;
  readonly result: TaxReturn;
}

/** Of `entries` that count. */
export function enteredReturn(entries: TaxReturnEntries, rules: RuleSet): EnteredReturn {
  const jobs = JOB_PREFIXES.slice(0, Number(entries.jobs)).map((prefix, index) =>
    enteredJob(entries, prefix, index),
  );
  const facts: EnteredFacts = {
    taxYear: entries.year,
    residency: entries.residency as Residency,
    jobs: jobs.map((job) => job.facts),
    otherIncome:
      parseMoney(entries.interest) + parseMoney(entries.dividends) + parseMoney(entries.rent),
    workExpenses: parseMoney(entries.expenses),
    otherDeductions: parseMoney(entries.deductions),
    dependentChildren: wholeIn(entries.children),
    residentMonths: wholeIn(entries.months) || undefined,
    senior: seniorIn(entries),
    spouse:
      entries.couple === ''
        ? undefined
        : { income: parseMoney(entries.partner), senior: entries['partner-senior'] !== '' },
    daysWithoutCover: daysIn(entries),
    studentLoan: entries.loan !== '',
  };
  const result = taxReturnOf(facts, rules);
  return {
    rules,
    entries,
    // A return has the jobs of its facts, in their order.
    jobs: result.jobs.flatMap((ofJob, index) => {
      const job = jobs[index];
      return job === undefined ? [] : [{ ...job, result: ofJob }];
    }),
    facts,
    result,
  };
}

function enteredJob(entries: TaxReturnEntries, prefix: JobPrefix, index: number): EnteredJob {
  const own = entriesOf(entries, prefix, LATER_JOB);
  const { period, annual, hoursPerWeek, customSuperRate, includesSuper } = payIn(own);
  const inYear = PERIODS_PER_YEAR[period];
  const pays = Math.min(MOST_PAYS[period], own.pays === '' ? inYear : wholeIn(own.pays));
  return {
    prefix,
    name: `Job ${index + 1}`,
    hoursPerWeek,
    period,
    pays,
    isPartYear: pays < inYear,
    facts: {
      pay: paidIn(pays, period, annual),
      period,
      pays,
      includesSuper,
      superRate: customSuperRate,
      salarySacrifice: parseMoney(own.sacrifice),
      fringeBenefits: parseMoney(own.fringe),
      scale: scaleOf(entries.residency, own.threshold),
      loanDeclared: entries.loan !== '' && own.declared === 'yes',
      withheld: moneyIn(own.withheld),
    },
  };
}

function scaleOf(residency: string, threshold: string) {
  if (residency === 'foreign') return 3;
  if (residency === 'workingHoliday') return 'workingHoliday';
  return threshold === 'yes' ? 2 : 1;
}

function seniorIn({ senior, couple, apart }: TaxReturnEntries) {
  if (senior === '') return undefined;
  if (couple === '') return 'single';
  return apart === '' ? 'couple' : 'separatedByIllness';
}

/** More days than any year has are all of them. */
const EVERY_DAY = 366;

function daysIn({ cover, days }: TaxReturnEntries): number {
  if (cover === '') return 0;
  return cover === 'none' ? EVERY_DAY : wholeIn(days);
}

function wholeIn(text: string): number {
  return Number.parseInt(text, 10) || 0;
}

/** The tax that a source of income withheld, beside its share of the year's tax. In dollars. */
export interface WithheldBesideOwed {
  /** Such as 'Job 2', or 'Other income'. */
  readonly name: string;
  readonly withheld: number;
  /** The tax that is owed is shared by income. */
  readonly owed: number;
}

export const OTHER_INCOME = 'Other income';

/** The jobs, and other income where there is some. */
export function withheldBesideOwed({
  jobs,
  facts,
  result,
}: EnteredReturn): readonly WithheldBesideOwed[] {
  return [
    ...jobs.map(({ name, result }) => ({ name, ...result })),
    ...(facts.otherIncome > 0
      ? [{ name: OTHER_INCOME, withheld: 0, owed: result.owedOnOtherIncome }]
      : []),
  ];
}
