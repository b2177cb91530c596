/** The reasons for a refund or a bill, in sentences, and the changes that would alter it. */

import type { Explanation } from '../pay/explain/explanation.ts';
import { refundGained } from '../pay/explain/refund-gained.ts';
import type { RuleSet } from '../pay/rules/rule-set.ts';
import type { Settlement } from '../pay/settle.ts';
import {
  type ReturnFacts,
  type ReturnJob,
  type ReturnOfJob,
  type TaxReturn,
  taxReturnOf,
} from '../pay/tax-return.ts';
import { formatCents, formatDollars, isSeen } from './money.ts';
import { present } from './present.ts';
import { partsShown, settlementShown } from './sums.ts';
import { enumerated } from './year-span.ts';

export interface ReturnInWords {
  readonly rules: RuleSet;
  readonly facts: ReturnFacts;
  /** The jobs of the facts, in their order. */
  readonly jobs: readonly JobInWords[];
  readonly result: TaxReturn;
  /** The settlement of `result` in whole dollars. */
  readonly shown: Settlement;
}

export interface JobInWords {
  readonly name: string;
  readonly facts: ReturnJob;
  readonly result: ReturnOfJob;
  /** False until its pay is entered: it counts as $0. */
  readonly isEntered: boolean;
  readonly isPartYear: boolean;
}

/** A source of income, with the tax withheld from it and the tax owed on it in whole dollars. */
export interface SourceOfIncome {
  readonly name: string;
  readonly withheld: number;
  readonly owed: number;
}

/** Each job, and other income. They add up to the tax withheld and owed in the year. */
export function sourcesOf({ jobs, result, shown }: ReturnInWords): SourceOfIncome[] {
  const sources = present([
    ...jobs.map(({ name, result: { withheld, owed } }) => ({ name, withheld, owed })),
    result.otherIncome > 0 && { name: 'Other income', withheld: 0, owed: result.owedOnOtherIncome },
  ]);
  const withheld = partsShown(
    shown.withheld,
    sources.map((source) => source.withheld),
  );
  const owed = partsShown(
    shown.owed,
    sources.map((source) => source.owed),
  );
  return sources.map(({ name }, at) => ({
    name,
    withheld: withheld[at] as number,
    owed: owed[at] as number,
  }));
}

/** A sentence, and the dollars that it makes of the refund or the bill. */
type Reason = readonly [size: number, text: string];

const FIRST_OF_ALL = Number.POSITIVE_INFINITY;

const hasPaid = ({ facts }: JobInWords) => facts.pay > 0;
const claimsThreshold = ({ facts }: JobInWords) => facts.scale === 2;

/** At most three sentences: why the year's tax is not what was withheld, the dearest reason first. */
export function reasonsOf(entered: ReturnInWords): readonly string[] {
  const { result, shown } = entered;
  const { medicareLevySurcharge: surcharge, studentLoanRepayment: loan } = result.assessment;
  return present<Reason>([
    withoutPay(entered),
    isSeen(surcharge) && [
      surcharge,
      `The Medicare levy surcharge adds ${formatDollars(surcharge)}. Hospital cover pays off if it costs less.`,
    ],
    isSeen(loan) && loanReason(entered, loan),
    ...(shown.refund < 0 ? tooLittle(entered) : tooMuch(entered)),
  ])
    .toSorted(([one], [other]) => other - one)
    .slice(0, 3)
    .map(([, text]) => text);
}

/** The jobs that count as $0 because no pay is entered for them. */
function withoutPay({ jobs }: ReturnInWords): Reason | undefined {
  const names = jobs.filter(({ isEntered }) => !isEntered).map(({ name }) => name.toLowerCase());
  if (names.length === 0) return undefined;
  if (jobs.length === 1) return [FIRST_OF_ALL, "You haven't entered any pay."];
  const which = names.length > 2 ? `${names.length} jobs` : enumerated(names);
  return [FIRST_OF_ALL, `You haven't entered the pay for ${which}.`];
}

function loanReason({ jobs }: ReturnInWords, loan: number): Reason {
  const adds = `Your student loan adds ${formatDollars(loan)}`;
  const paying = jobs.filter(hasPaid);
  const [silent, ...others] = paying.filter(({ facts }) => !facts.loanDeclared);
  // A loan for which enough is withheld makes neither refund nor bill.
  if (silent === undefined) return [0, `${adds}.`];
  const count = others.length + 1;
  if (count === paying.length) return [loan, `${adds}, and nothing is withheld for it.`];
  const who = count === 1 ? `${silent.name.toLowerCase()} does` : `${count} jobs do`;
  return [(loan * count) / paying.length, `${adds}, and ${who} not withhold for it.`];
}

function tooLittle(entered: ReturnInWords): (Reason | false | undefined)[] {
  const { jobs, result } = entered;
  const claiming = jobs.filter(hasPaid).filter(claimsThreshold);
  return [
    claiming.length > 1 && [
      FIRST_OF_ALL,
      `${counted(claiming.length)} count the tax-free threshold, which you have once.`,
    ],
    jobsReason(entered),
    isSeen(result.otherIncome) && [
      result.owedOnOtherIncome,
      `Nothing is withheld from other income of ${formatDollars(result.otherIncome)}.`,
    ],
  ];
}

/** Among several jobs, the one that withheld the least of its share. */
function jobsReason(entered: ReturnInWords): Reason | undefined {
  const { jobs, facts, result, shown } = entered;
  const paying = jobs.filter(hasPaid);
  const [worst] = sourcesOf(entered)
    .slice(0, jobs.length)
    .map(({ name, owed, withheld }) => ({ name, size: owed - withheld }))
    .toSorted((one, other) => other.size - one.size);
  if (paying.length === 1 || worst === undefined || worst.size <= 0) return undefined;
  const { name, size } = worst;
  // Under the tables each job withholds as if it were the only one, which explains the gap. For amounts the visitor entered we know only their size.
  if (paying.some(({ facts }) => facts.withheld !== undefined)) {
    return [size, `${name} withheld ${formatDollars(size)} less than its share of the tax.`];
  }
  const { medicareLevySurcharge: surcharge } = result.assessment;
  const isAll = surcharge + result.otherIncome + result.excessContributions === 0;
  const owed =
    isAll && !facts.studentLoan ? `, so you owe ${formatDollars(Math.abs(shown.refund))}` : '';
  return [size, `${counted(paying.length)} push you into a higher rate${owed}.`];
}

function counted(jobs: number): string {
  return `${jobs === 2 ? 'Two' : jobs} jobs`;
}

function tooMuch({ jobs, facts, result }: ReturnInWords): (Reason | false)[] {
  const paying = jobs.filter(hasPaid);
  if (paying.length === 0) return [];
  const { workExpenses = 0, otherDeductions = 0 } = facts;
  const claimed = workExpenses + otherDeductions;
  const { standardDeduction: standard, refund } = result;
  const deductions = present([
    isSeen(claimed) && `your deductions of ${formatDollars(claimed)}`,
    isSeen(standard) && `the standard deduction of ${formatDollars(standard)}`,
  ]);
  const isUnclaimed =
    facts.residency === 'resident' && paying.every(({ facts }) => facts.scale === 1);
  const isPartYear = paying.some((job) => job.isPartYear);
  return [
    isUnclaimed && [
      FIRST_OF_ALL,
      'No job counts the tax-free threshold, so each withholds too much.',
    ],
    isPartYear && [refund, 'Each pay is taxed as if you worked all year.'],
    deductions.length > 0 && [0, `Employers do not count ${deductions.join(' and ')}.`],
  ];
}

/** The changes that would alter the refund or the bill, each with what it is worth. */
export function changesOf(entered: ReturnInWords, explanation: Explanation): readonly string[] {
  const { amount: surcharge, perDay } = explanation.medicareLevySurcharge;
  return present([
    entered.result.assessment.taxableIncome > 0 && deductionsChange(entered),
    thresholdChange(entered),
    isSeen(surcharge) && `Hospital cover all year: ${formatDollars(surcharge)} less surcharge.`,
    isSeen(surcharge) && `Each more day of cover: ${formatCents(perDay)} less surcharge.`,
  ]);
}

/** $100 on top of the standard deduction, as gifts are: work expenses would first take its place. */
function deductionsChange({ facts, result, rules }: ReturnInWords): string {
  const what = result.standardDeduction > 0 ? 'of other deductions, such as gifts' : 'deductions';
  const { otherDeductions = 0 } = facts;
  const gained = refundGained(facts, { otherDeductions: otherDeductions + 100 }, rules);
  const worth = Math.round(gained * 100) === 0 ? 'nothing' : formatCents(gained);
  return `$100 more ${what}: worth ${worth}.`;
}

/**
 * The threshold at another job, or at the best paid alone where none or several claim it. It moves money between pays and the
 * return: the year's tax is the same.
 */
function thresholdChange({ jobs, facts, shown, rules }: ReturnInWords): string | false {
  const isEntered = jobs.some(({ facts }) => facts.withheld !== undefined);
  if (facts.residency !== 'resident' || isEntered) return false;
  const paying = jobs.filter(hasPaid);
  const claiming = paying.filter(claimsThreshold);
  const [best] = paying
    .filter((job) => claiming.length !== 1 || claiming[0] !== job)
    .toSorted((one, other) => other.facts.pay - one.facts.pay);
  if (best === undefined) return false;
  const changed = taxReturnOf(
    { ...facts, jobs: jobs.map((job) => ({ ...job.facts, scale: job === best ? 2 : 1 })) },
    rules,
  );
  const { withheld, refund } = settlementShown(changed);
  const more = withheld - shown.withheld;
  const where = jobs.length === 1 ? 'at your job' : `at ${best.name.toLowerCase()} alone`;
  const amount = `${formatDollars(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
  return (
    more !== 0 &&
    `Claim the tax-free threshold ${where}: ${amount} comes out of your pays, then ${outcomeText(refund)}.`
  );
}

function outcomeText(refund: number): string {
  if (refund === 0) return 'you owe nothing';
  const amount = formatDollars(Math.abs(refund));
  return refund > 0 ? `${amount} comes back` : `you owe ${amount}`;
}
