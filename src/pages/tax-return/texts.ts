/** The answer of the tax return, and why. */
import { formatDollars } from '../../words/money.ts';
import { type EnteredReturn, OTHER_INCOME, withheldBesideOwed } from './calculation.ts';

export interface AnswerTexts {
  readonly amount: string;
  /** The meaning of the amount. */
  readonly words: string;
  /** Sentences. */
  readonly why: readonly string[];
}

export function answerTexts(entered: EnteredReturn): AnswerTexts {
  const { result } = entered;
  const { refund, withheld, owed } = result;
  const amount = formatDollars(Math.abs(refund));
  const compared = `${formatDollars(withheld)} was withheld, and the year's tax is ${formatDollars(owed)}.`;
  const why = [compared, ...reasons(entered).slice(0, MOST_REASONS)];
  if (amount === NOTHING) {
    return { amount: 'Nothing back', words: 'and nothing to pay', why };
  }
  const words = refund > 0 ? 'back' : 'to pay';
  return { amount: `About ${amount}`, words: `${words} at tax time`, why };
}

const NOTHING = '$0';
const MOST_REASONS = 3;

interface Reason {
  /** Dollars that it makes of the refund or the bill. */
  readonly size: number;
  readonly text: string;
}

/** The reasons for a difference from the tax withheld, the dearest first. */
function reasons(entered: EnteredReturn): string[] {
  const { result } = entered;
  const { medicareLevySurcharge: surcharge, studentLoanRepayment: loan } = result.assessment;
  const isBill = Math.round(result.refund) < 0;
  return [
    ...(surcharge > 0
      ? [
          {
            size: surcharge,
            text: `The Medicare levy surcharge adds ${formatDollars(surcharge)}. Hospital cover pays off if it costs less.`,
          },
        ]
      : []),
    ...(loan > 0 ? [loanReason(entered, loan)] : []),
    ...(isBill ? tooLittle(entered) : tooMuch(entered)),
  ]
    .toSorted((one, other) => other.size - one.size)
    .map(({ text }) => text);
}

function loanReason({ jobs }: EnteredReturn, loan: number): Reason {
  const adds = `Your student loan adds ${formatDollars(loan)}`;
  const paying = jobs.filter(({ facts }) => facts.pay > 0);
  const silent = paying.filter(({ facts }) => !facts.loanDeclared);
  // A loan for which enough is withheld makes neither refund nor bill.
  if (silent.length === 0) return { size: 0, text: `${adds}.` };
  if (silent.length === paying.length) {
    return { size: loan, text: `${adds}, and nothing is withheld for it.` };
  }
  const [{ name = '' } = {}] = silent;
  const who = silent.length === 1 ? `${name.toLowerCase()} does` : `${silent.length} jobs do`;
  return {
    size: (loan * silent.length) / paying.length,
    text: `${adds}, and ${who} not withhold for it.`,
  };
}

function tooLittle(entered: EnteredReturn): Reason[] {
  const { jobs, facts } = entered;
  const claiming = jobs.filter(({ facts }) => facts.pay > 0 && facts.scale === 2);
  const short = withheldBesideOwed(entered)
    .map(({ name, withheld, owed }) => ({ name, size: owed - withheld }))
    .toSorted((one, other) => other.size - one.size);
  const ofOther = short.find(({ name }) => name === OTHER_INCOME);
  const worst = short.find(({ name, size }) => name !== OTHER_INCOME && Math.round(size) > 0);
  const count = claiming.length === 2 ? 'Two' : claiming.length;
  return [
    ...(claiming.length > 1
      ? [
          {
            size: Number.POSITIVE_INFINITY,
            text: `${count} jobs count the tax-free threshold, which you have once.`,
          },
        ]
      : []),
    ...(worst && jobs.length > 1
      ? [
          {
            size: worst.size,
            text: `${worst.name} withheld ${formatDollars(worst.size)} less than its share of the tax.`,
          },
        ]
      : []),
    ...(ofOther
      ? [
          {
            size: ofOther.size,
            text: `Nothing is withheld from other income of ${formatDollars(facts.otherIncome)}.`,
          },
        ]
      : []),
  ];
}

function tooMuch(entered: EnteredReturn): Reason[] {
  const { jobs, facts, result } = entered;
  const isResident = facts.residency === 'resident';
  const paying = jobs.filter(({ facts }) => facts.pay > 0);
  const deductions = deductionsText(entered);
  return [
    ...(isResident && paying.length > 0 && paying.every(({ facts }) => facts.scale === 1)
      ? [
          {
            size: Number.POSITIVE_INFINITY,
            text: 'No job counts the tax-free threshold, so each withholds too much.',
          },
        ]
      : []),
    ...(paying.some(({ isPartYear }) => isPartYear)
      ? [{ size: result.refund, text: 'Each pay is taxed as if you worked all year.' }]
      : []),
    ...(deductions !== '' && paying.length > 0
      ? [{ size: 0, text: `Employers do not count ${deductions}.` }]
      : []),
  ];
}

/** The deductions as entered, and what is left of the standard deduction beside work expenses; empty where there are none. */
function deductionsText({ facts, result }: EnteredReturn): string {
  const claimed = facts.workExpenses + facts.otherDeductions;
  const { standardDeduction: standard } = result;
  return [
    ...(claimed > 0 ? [`your deductions of ${formatDollars(claimed)}`] : []),
    ...(standard > 0 ? [`the standard deduction of ${formatDollars(standard)}`] : []),
  ].join(' and ');
}
