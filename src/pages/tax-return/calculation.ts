/** The facts that the entries of the tax return come to, and its calculation. */
import { PERIODS_PER_YEAR, type Residency, type RuleSet } from '../../pay/basics.ts';
import { paidIn, type ReturnFacts, type ReturnOfJob, taxReturnOf } from '../../pay/return.ts';
import type { PayslipScale } from '../../pay/withholding/index.ts';
import { moneyIn, numberIn, parseMoney } from '../../words/entered-text.ts';
import { entriesOf } from '../form/form.ts';
import { payIn } from '../form/pay.ts';
import { JOB_PREFIXES, LATER_JOB, MOST_PAYS, type TaxReturnEntries } from './form.ts';

export type EnteredReturn = ReturnType<typeof enteredReturn>;

/** Of `entries` that count. */
export function enteredReturn(entries: TaxReturnEntries, rules: RuleSet) {
  const prefixes = JOB_PREFIXES.slice(0, Number(entries.jobs));
  const jobs = prefixes.map((prefix, index) => enteredJob(entries, prefix, index));
  const incomes = [entries.interest, entries.dividends, entries.rent, entries.pension];
  const otherIncome = incomes.reduce((sum, text) => sum + parseMoney(text), 0);
  const spouse = { income: parseMoney(entries.partner), senior: entries['partner-senior'] !== '' };
  const facts = {
    taxYear: entries.year,
    residency: entries.residency as Residency,
    jobs: jobs.map((job) => job.facts),
    otherIncome,
    workExpenses: parseMoney(entries.expenses),
    otherDeductions: parseMoney(entries.deductions),
    dependentChildren: numberIn(entries.children),
    residentMonths: numberIn(entries.months) || undefined,
    senior: seniorIn(entries),
    spouse: entries.couple === '' ? undefined : spouse,
    daysWithoutCover: entries.cover === 'none' ? EVERY_DAY : numberIn(entries.days),
    studentLoan: entries.loan !== '',
  };
  const result = taxReturnOf(facts, rules);
  return {
    rules,
    entries,
    // A return has the jobs of its facts, in their order.
    jobs: jobs.map((job, index) => ({ ...job, result: result.jobs[index] as ReturnOfJob })),
    facts,
    result,
  };
}

export type EnteredJob = ReturnType<typeof enteredJob>;

function enteredJob(
  entries: TaxReturnEntries,
  prefix: (typeof JOB_PREFIXES)[number],
  index: number,
) {
  const own = entriesOf(entries, prefix, LATER_JOB);
  const { period, annual, hoursPerWeek, customSuperRate, includesSuper } = payIn(own);
  const inYear = PERIODS_PER_YEAR[period];
  const pays = Math.min(MOST_PAYS[period], own.pays === '' ? inYear : numberIn(own.pays));
  return {
    prefix,
    name: `Job ${index + 1}`,
    hoursPerWeek,
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

function scaleOf(residency: string, threshold: string): PayslipScale {
  if (residency === 'foreign') return 3;
  if (residency === 'workingHoliday') return 'workingHoliday';
  return threshold === 'yes' ? 2 : 1;
}

function seniorIn({ senior, couple, apart }: TaxReturnEntries): ReturnFacts['senior'] {
  if (senior === '') return undefined;
  if (couple === '') return 'single';
  return apart === '' ? 'couple' : 'separatedByIllness';
}

/** More days than any year has are all of them. */
const EVERY_DAY = 366;
