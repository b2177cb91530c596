/** The answer of the tax return, and why. */
import { taxYearOf } from '../../pay/index.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import type { EnteredReturn } from './entered-return.ts';
import { listed } from './listed.ts';
import { withheldBesideOwed } from './withheld-beside-owed.ts';

export interface AnswerTexts {
  readonly amount: string;
  /** What the amount is. */
  readonly words: string;
  /** Sentences. */
  readonly why: readonly string[];
}

export function answerTexts(entered: EnteredReturn): AnswerTexts {
  const { result, facts } = entered;
  const { refund, withheld, owed } = result;
  const amount = formatDollars(Math.abs(refund));
  const compared = `${formatDollars(withheld)} was withheld, and the year's tax is ${formatDollars(owed)}.`;
  const why = [compared, ...reasons(entered).slice(0, MOST_REASONS)];
  if (amount === NOTHING) {
    return { amount: 'Nothing', words: `to pay, and nothing back in ${facts.taxYear}`, why };
  }
  const words = refund > 0 ? 'back' : 'to pay';
  return { amount: `About ${amount}`, words: `${words} at tax time in ${facts.taxYear}`, why };
}

const NOTHING = '$0';
const MOST_REASONS = 3;

/** What the withholding did not know, the dearest first. */
function reasons(entered: EnteredReturn): string[] {
  const { facts, result, jobs, rules } = entered;
  const { medicareLevySurcharge: surcharge, studentLoanRepayment: loan } = result.assessment;
  const isBill = Math.round(result.refund) < 0;
  return [
    ...(surcharge > 0
      ? [
          `The Medicare levy surcharge adds ${formatDollars(surcharge)}. Hospital cover pays off if it costs less.`,
        ]
      : []),
    ...(loan > 0 ? [loanReason(entered, loan)] : []),
    ...(isBill ? tooLittle(entered) : tooMuch(entered)),
    ...(result.assessment.division293Tax > 0
      ? [
          `Division 293 tax of ${formatDollars(result.assessment.division293Tax)} comes later as a bill.`,
        ]
      : []),
    ...(facts.residency === 'workingHoliday' && jobs.length > 1
      ? [
          `Each employer starts again at ${formatRate(taxYearOf(rules, facts.taxYear).withholding?.workingHoliday.rates[0]?.rate ?? 0)}.`,
        ]
      : []),
  ];
}

function loanReason({ jobs }: EnteredReturn, loan: number): string {
  const adds = `Your student loan adds ${formatDollars(loan)}`;
  const silent = jobs.filter(({ facts }) => facts.pay > 0 && !facts.loanDeclared);
  if (silent.length === 0) return `${adds}.`;
  return `${adds}, and ${listed(silent.map(({ name }) => nameIn(name, jobs.length)))} ${silent.length > 1 ? 'do' : 'does'} not withhold for it.`;
}

function tooLittle(entered: EnteredReturn): string[] {
  const { jobs, facts } = entered;
  const claiming = jobs.filter(({ facts }) => facts.pay > 0 && facts.scale === 2);
  const short = withheldBesideOwed(entered)
    .filter(({ withheld, owed }) => Math.round(owed - withheld) > 0)
    .toSorted((one, other) => other.owed - other.withheld - (one.owed - one.withheld));
  const [worst] = short;
  return [
    ...(claiming.length > 1
      ? [
          `${listed(claiming.map(({ name }) => name))} all count the tax-free threshold, which is there once.`.replace(
            / all count/,
            claiming.length === 2 ? ' both count' : ' all count',
          ),
        ]
      : []),
    ...(worst && jobs.length > 1 && worst.name !== 'Other income'
      ? [
          `${worst.name} withheld ${formatDollars(worst.owed - worst.withheld)} less than its share of the tax.`,
        ]
      : []),
    ...(facts.otherIncome > 0
      ? [`Nothing is withheld from other income of ${formatDollars(facts.otherIncome)}.`]
      : []),
  ];
}

function tooMuch(entered: EnteredReturn): string[] {
  const { jobs, facts, result } = entered;
  const isResident = facts.residency === 'resident';
  const paying = jobs.filter(({ facts }) => facts.pay > 0);
  const deductions = facts.workExpenses + facts.otherDeductions + result.standardDeduction;
  return [
    ...(isResident && paying.length > 0 && paying.every(({ facts }) => facts.scale === 1)
      ? ['No job counts the tax-free threshold, so each withholds too much.']
      : []),
    ...(paying.some(({ isPartYear }) => isPartYear)
      ? ['Each pay is taxed as if you worked all year.']
      : []),
    ...(deductions > 0 && paying.length > 0
      ? [`Employers do not count your deductions of ${formatDollars(deductions)}.`]
      : []),
  ];
}

/** 'your job' where there is one. */
function nameIn(name: string, jobs: number): string {
  return jobs === 1 ? 'your job' : name.toLowerCase();
}
