/** The facts that the entries of the tax return come to, and its calculation. */

import { PERIODS_PER_YEAR } from '../../pay/periods.ts';
import { DAYS_PER_LEAP_YEAR } from '../../pay/rules/every-year.ts';
import type { Residency, RuleSet } from '../../pay/rules/rule-set.ts';
import { paidIn, type ReturnFacts, type ReturnOfJob, taxReturnOf } from '../../pay/tax-return.ts';
import { scaleOf } from '../../pay/withholding/scale.ts';
import { dollarsAYear, moneyIn, numberIn } from '../../words/entered-text.ts';
import { settlementShown } from '../../words/sums.ts';
import { payIn } from '../form/pay.tsx';
import { entriesOf } from '../form/prefixed.ts';
import { JOB_PREFIXES, LATER_JOB, MOST_PAYS, type TaxReturnEntries } from './form.ts';

export type EnteredReturn = ReturnType<typeof enteredReturn>;

/** Of `entries` that count. */
export function enteredReturn(entries: TaxReturnEntries, rules: RuleSet) {
  const prefixes = JOB_PREFIXES.slice(0, Number(entries.jobs));
  const entered = prefixes.map((prefix) => enteredJob(entries, prefix));
  const incomes = [entries.interest, entries.dividends, entries.rent];
  const otherIncome = incomes.reduce((sum, text) => sum + dollarsAYear(text), 0);
  const spouse = {
    income: dollarsAYear(entries.partner),
    senior: entries['partner-senior'] !== '',
  };
  const facts = {
    taxYear: entries.year,
    residency: entries.residency as Residency,
    jobs: entered.map((job) => job.facts),
    otherIncome,
    benefits: dollarsAYear(entries.pension),
    agePension: dollarsAYear(entries['age-pension']),
    workExpenses: dollarsAYear(entries.expenses),
    otherDeductions: dollarsAYear(entries.deductions),
    dependentChildren: numberIn(entries.children),
    residentMonths: numberIn(entries.months) || undefined,
    senior: seniorIn(entries),
    spouse: entries.couple === '' ? undefined : spouse,
    // More days than any year has are all of them.
    daysWithoutCover: entries.cover === 'none' ? DAYS_PER_LEAP_YEAR : numberIn(entries.days),
    studentLoan: entries.loan !== '',
  };
  const result = taxReturnOf(facts, rules);
  // A return has the jobs of its facts, in their order.
  const jobs = entered.map((job, index) => ({ ...job, result: result.jobs[index] as ReturnOfJob }));
  return {
    rules,
    entries,
    jobs,
    facts,
    result,
    shown: settlementShown(result),
    request: requestFor(entered, result.otherIncome),
  };
}

/** The request that takes the answer's place: for a pay that is refused, or for any pay where there is nothing to assess. Else empty. */
function requestFor(jobs: readonly EnteredJob[], otherIncome: number): string {
  const refused = jobs.find(({ isRefused }) => isRefused);
  const hasSome =
    otherIncome > 0 ||
    jobs.some(({ isEntered, facts }) => isEntered || facts.withheld || facts.fringeBenefits);
  if (hasSome && refused === undefined) return '';
  const pay = refused && jobs.length > 1 ? `the pay of ${refused.name.toLowerCase()}` : 'your pay';
  return `${refused ? 'Check' : 'Enter'} ${pay} to see your refund or bill.`;
}

export type EnteredJob = ReturnType<typeof enteredJob>;

function enteredJob(entries: TaxReturnEntries, prefix: (typeof JOB_PREFIXES)[number]) {
  const own = entriesOf(entries, prefix, LATER_JOB);
  const pay = payIn(own);
  const { period, annual, isEntered, hoursPerWeek, customSuperRate, includesSuper } = pay;
  const inYear = PERIODS_PER_YEAR[period];
  const pays = Math.min(MOST_PAYS[period], own.pays === '' ? inYear : numberIn(own.pays));
  return {
    prefix,
    name: `Job ${JOB_PREFIXES.indexOf(prefix) + 1}`,
    hoursPerWeek,
    isEntered,
    isRefused: pay.isDisputed || LATER_JOB.salary.by(own).problem(own.salary) !== '',
    isPartYear: pays < inYear,
    facts: {
      pay: paidIn(pays, period, annual),
      period,
      pays,
      includesSuper,
      superRate: customSuperRate,
      salarySacrifice: dollarsAYear(own.sacrifice),
      fringeBenefits: dollarsAYear(own.fringe),
      scale: scaleOf(entries.residency as Residency, own.threshold === 'yes'),
      loanDeclared: entries.loan !== '' && own.declared === 'yes',
      withheld: moneyIn(own.withheld, 0, 'annually'),
    },
  };
}

/** The Age Pension, too, makes a senior of a resident, whatever they answered to the question of age. */
function seniorIn(entries: TaxReturnEntries): ReturnFacts['senior'] {
  const { residency, senior, couple, apart } = entries;
  const hasPension = residency === 'resident' && dollarsAYear(entries['age-pension']) > 0;
  if (senior === '' && !hasPension) return undefined;
  if (couple === '') return 'single';
  return apart === '' ? 'couple' : 'separatedByIllness';
}
