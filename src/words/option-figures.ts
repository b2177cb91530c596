/**
 * Says what an option that is switched on costs, or why it costs nothing. If a limit is the reason, the limit is given as a salary, because
 * that is what the visitor typed.
 */

import { explainPay } from '../pay/explain/explain.ts';
import type {
  Explanation,
  LoanExplained,
  None,
  OffsetExplained,
  SurchargeExplained,
} from '../pay/explain/explanation.ts';
import { leastSalary } from '../pay/explain/least-salary.ts';
import type { PayQuery, PayResult } from '../pay/pay.ts';
import { type PayOption, type PayOptions, residencyOf } from '../pay/pay-options.ts';
import type { RuleSet } from '../pay/rules/rule-set.ts';
import { formatCents, formatDollars, isSeen } from './money.ts';

export interface OptionsOfPay {
  readonly query: PayQuery & { readonly options: PayOptions };
  readonly pay: PayResult;
  readonly rules: RuleSet;
  /** False for a second job while the pay of the first is unknown: the year depends on both. */
  readonly hasYear: boolean;
  /** Dollars of tax offsets that come with the tax return. */
  readonly offsetsLater: number;
}

/** The cost of an option that is switched on, or why it costs nothing. Empty for options that have no figure of their own. */
export function optionFigure(option: PayOption, asked: OptionsOfPay): string {
  switch (option) {
    case 'studentLoan':
      return chargeText(asked, 'Repayment', 'studentLoanRepayment', loanNone);
    case 'noPrivateHospitalCover':
      return chargeText(asked, 'Surcharge', 'medicareLevySurcharge', surchargeNone);
    case 'withholdTaxOffsets':
      return offsetsText(asked);
    default:
      return '';
  }
}

function offsetsText({ query, rules, hasYear, offsetsLater: later }: OptionsOfPay): string {
  if (!hasYear) return 'Tax offsets: depends on both jobs.';
  if (later !== 0) return `Tax offsets: ${amountText(later)} at tax time.`;
  // Offsets that are left for tax time are explained as those that are not.
  const options = { ...query.options, withholdTaxOffsets: false };
  const { taxOffsets } = explainPay({ ...query, options }, rules);
  const endOf = (limit: number) => {
    const salary = leastSalary(query, rules, ({ taxableIncome }) => taxableIncome >= limit);
    return query.otherJobPay || salary === undefined ? '' : salaryWords(query)(salary);
  };
  const none = offsetsNone(taxOffsets, residencyOf(query.options) === 'resident', endOf);
  return `Tax offsets: $0. ${none}`.trim();
}

/** A charge of the year, or the salary at which it starts, or why there is none at all. */
function chargeText<Charge extends 'studentLoanRepayment' | 'medicareLevySurcharge'>(
  { query, pay, rules, hasYear }: OptionsOfPay,
  name: string,
  charge: Charge,
  reasonOf: (explained: Explanation[Charge]) => string,
): string {
  if (!hasYear) return `${name}: depends on both jobs.`;
  const amount = pay[charge];
  if (amount !== 0) return `${name}: ${amountText(amount)} a year.`;
  const explained = explainPay(query, rules)[charge];
  const least = isYetToStart(explained.none)
    ? leastSalary(query, rules, (each) => each[charge] > 0)
    : undefined;
  return least === undefined
    ? `${name}: $0. ${reasonOf(explained)}`.trim()
    : `No ${name.toLowerCase()} yet. ${startText(explained.none, least, salaryWords(query))}`;
}

/** Shows cents if whole dollars would be $0. */
function amountText(dollars: number): string {
  return isSeen(dollars) ? formatDollars(dollars) : formatCents(dollars);
}

/** A salary that the visitor could type. */
export type SalaryWords = (dollars: number) => string;

export function salaryWords({ options, otherJobPay = 0 }: PayQuery): SalaryWords {
  const [noun, withSuper] = options?.includesSuperannuation
    ? ['package', ', super included']
    : ['salary', ''];
  const inThisJob = otherJobPay > 0 ? ' in this job' : '';
  return (dollars) => `a ${noun} of ${formatDollars(dollars)}${withSuper}${inThisJob}`;
}

/** Charges that a higher salary would have: only the income is too low. */
export function isYetToStart(none: None | undefined): boolean {
  return ['upTo', 'below', 'ownIncome'].includes(none?.because ?? '');
}

/** The salary at which a charge starts that `isYetToStart`. `least` is the least whole salary that has it, in dollars. */
export function startText(none: None | undefined, least: number, words: SalaryWords): string {
  // The law's limit is the first salary that has a charge on the whole income, and the last one without any other charge.
  return `It starts at ${words(none?.because === 'below' ? least : least - 1)}.`;
}

/** The reason why no student loan is repaid, if another salary may change nothing; else empty. */
export function loanNone({ none }: Pick<LoanExplained, 'none'>): string {
  switch (none?.because) {
    case 'family':
      return 'The family rule takes off your Medicare levy, and the repayment with it.';
    case 'workingHoliday':
      return 'Working holiday makers are not asked for it.';
    default:
      return '';
  }
}

/** The reason why there is no surcharge without hospital cover, if another salary would change nothing; else empty. */
export function surchargeNone({ none }: Pick<SurchargeExplained, 'none'>): string {
  return none?.because === 'notResident' ? 'Only residents pay it.' : '';
}

/**
 * The reason why no tax offset is used. Only a resident could have one (`isResident`). `endOf` gives the salary at which taxable income
 * comes to a limit, in words; empty where that depends on another job.
 */
export function offsetsNone(
  offsets: readonly OffsetExplained[],
  isResident: boolean,
  endOf: (taxableIncome: number) => string,
): string {
  if (!isResident) return 'Only residents get them.';
  const [none] = offsets.flatMap((offset) => offset.none ?? []);
  switch (none?.because) {
    case 'from':
      return `They end at ${endOf(none.limit) || `${formatDollars(none.limit)} of taxable income from both jobs`}.`;
    case 'noTax':
      return 'There is no tax to take them off.';
    default:
      return '';
  }
}
