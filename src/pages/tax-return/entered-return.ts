/** The facts that the entries of the tax return come to, and its calculation. */
import {
  annualEarnings,
  DEFAULT_WORKING_TIME,
  PERIODS_PER_YEAR,
  type Residency,
  type RuleSet,
} from '../../pay/index.ts';
import {
  paidIn,
  type ReturnFacts,
  type ReturnJob,
  type TaxReturn,
  taxReturnOf,
} from '../../pay/return.ts';
import type { WithholdingPeriod } from '../../pay/withholding/index.ts';
import { customSuperRate, moneyIn, parseMoney } from '../../words/entered-text.ts';
import { type PayCycle, paidBy, takesCents } from '../../words/pay-cycles.ts';
import {
  countingEntries,
  type JobPrefix,
  MOST_PAYS,
  shownJobs,
  type TaxReturnEntries,
  type TaxReturnForm,
} from './tax-return-form.ts';

/** One job, parsed from its fields. */
export interface EnteredJob {
  readonly prefix: JobPrefix;
  /** Such as 'Job 2'. */
  readonly name: string;
  readonly cycle: PayCycle;
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
  readonly jobs: readonly EnteredJob[];
  readonly facts: EnteredFacts;
  readonly result: TaxReturn;
}

export function enteredReturn(
  given: TaxReturnEntries,
  form: TaxReturnForm,
  rules: RuleSet,
): EnteredReturn {
  const entries = countingEntries(form, given);
  const jobs = shownJobs(entries).map((prefix, index) => enteredJob(entries, prefix, index));
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
  return { rules, entries, jobs, facts, result: taxReturnOf(facts, rules) };
}

function enteredJob(entries: TaxReturnEntries, prefix: JobPrefix, index: number): EnteredJob {
  const cycle = entries[`${prefix}cycle`] as PayCycle;
  const period = paidBy(cycle);
  const hoursPerWeek =
    Number.parseFloat(entries[`${prefix}hours`]) || DEFAULT_WORKING_TIME.hoursPerWeek;
  const amount = parseMoney(entries[`${prefix}salary`], takesCents(cycle) ? 2 : 0);
  const annual = annualEarnings(amount, cycle, { ...DEFAULT_WORKING_TIME, hoursPerWeek });
  const inYear = PERIODS_PER_YEAR[period];
  const pays = Math.min(
    MOST_PAYS[period],
    entries[`${prefix}pays`] === '' ? inYear : wholeIn(entries[`${prefix}pays`]),
  );
  return {
    prefix,
    name: `Job ${index + 1}`,
    cycle,
    hoursPerWeek,
    period,
    pays,
    isPartYear: pays < inYear,
    facts: {
      pay: paidIn(pays, period, annual),
      period,
      pays,
      includesSuper: entries[`${prefix}included`] !== '',
      superRate: customSuperRate(entries[`${prefix}super`]),
      salarySacrifice: parseMoney(entries[`${prefix}sacrifice`]),
      fringeBenefits: parseMoney(entries[`${prefix}fringe`]),
      scale: scaleOf(entries, prefix),
      loanDeclared: entries.loan !== '' && entries[`${prefix}declared`] === 'yes',
      withheld: moneyIn(entries[`${prefix}withheld`]),
    },
  };
}

function scaleOf(entries: TaxReturnEntries, prefix: JobPrefix) {
  if (entries.residency === 'foreign') return 3;
  if (entries.residency === 'workingHoliday') return 'workingHoliday';
  return entries[`${prefix}threshold`] === 'yes' ? 2 : 1;
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
