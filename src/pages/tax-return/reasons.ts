/** Why there is a refund or a bill, for the answer and the cards, and what would change it. */
import { type Explanation, refundGained } from '../../pay/explain/index.ts';
import { taxReturnOf } from '../../pay/return.ts';
import { formatCents, formatDollars } from '../../words/money.ts';
import { present } from '../../words/present.ts';
import type { EnteredJob, EnteredReturn } from './calculation.ts';

/** The tax withheld beside that of the year, in a sentence. */
export function comparedText({ result: { withheld, owed } }: EnteredReturn): string {
  return `${formatDollars(withheld)} was withheld, and the year's tax is ${formatDollars(owed)}.`;
}

/** At most three sentences: why the year's tax is not what was withheld, the dearest reason first. */
export function reasonsOf(entered: EnteredReturn): readonly string[] {
  const { result } = entered;
  const { medicareLevySurcharge: surcharge, studentLoanRepayment: loan } = result.assessment;
  const isBill = Math.round(result.refund) < 0;
  return present<Reason>([
    surcharge > 0 && {
      size: surcharge,
      text: `The Medicare levy surcharge adds ${formatDollars(surcharge)}. Hospital cover pays off if it costs less.`,
    },
    loan > 0 && loanReason(entered, loan),
    ...(isBill ? tooLittle(entered) : tooMuch(entered)),
  ])
    .toSorted((one, other) => other.size - one.size)
    .slice(0, MOST_REASONS)
    .map(({ text }) => text);
}

const MOST_REASONS = 3;

interface Reason {
  /** Dollars that it makes of the refund or the bill. */
  readonly size: number;
  readonly text: string;
}

function loanReason({ jobs }: EnteredReturn, loan: number): Reason {
  const adds = `Your student loan adds ${formatDollars(loan)}`;
  const paying = jobs.filter(hasPaid);
  const silent = paying.filter(({ facts }) => !facts.loanDeclared);
  // A loan for which enough is withheld makes neither refund nor bill.
  if (silent.length === 0) return { size: 0, text: `${adds}.` };
  if (silent.length === paying.length) {
    return { size: loan, text: `${adds}, and nothing is withheld for it.` };
  }
  const who =
    silent.length === 1 ? `${silent[0]?.name.toLowerCase()} does` : `${silent.length} jobs do`;
  return {
    size: (loan * silent.length) / paying.length,
    text: `${adds}, and ${who} not withhold for it.`,
  };
}

function hasPaid({ facts }: EnteredJob): boolean {
  return facts.pay > 0;
}

function claimsThreshold({ facts }: EnteredJob): boolean {
  return facts.scale === 2;
}

function tooLittle(entered: EnteredReturn): (Reason | false | undefined)[] {
  const { jobs, facts, result } = entered;
  const claiming = jobs.filter(hasPaid).filter(claimsThreshold);
  return [
    claiming.length > 1 && {
      size: Number.POSITIVE_INFINITY,
      text: `${counted(claiming.length)} count the tax-free threshold, which you have once.`,
    },
    jobsReason(entered),
    facts.otherIncome > 0 && {
      size: result.owedOnOtherIncome,
      text: `Nothing is withheld from other income of ${formatDollars(facts.otherIncome)}.`,
    },
  ];
}

/** Of several jobs, of which one withheld the least of its share. */
function jobsReason({ jobs, facts, result }: EnteredReturn): Reason | undefined {
  const paying = jobs.filter(hasPaid);
  const [worst] = jobs
    .map(({ name, result: { owed, withheld } }) => ({ name, size: owed - withheld }))
    .toSorted((one, other) => other.size - one.size);
  if (paying.length === 1 || worst === undefined || Math.round(worst.size) <= 0) return undefined;
  const { size } = worst;
  // By the tables, each job withholds as if there were no other. By what was entered, nothing is known but how much.
  if (paying.some(({ facts }) => facts.withheld !== undefined)) {
    const less = formatDollars(size);
    return { size, text: `${worst.name} withheld ${less} less than its share of the tax.` };
  }
  const { medicareLevySurcharge: surcharge } = result.assessment;
  const isAll = surcharge + facts.otherIncome + result.excessContributions === 0;
  const owed =
    isAll && !facts.studentLoan ? `, so you owe ${formatDollars(Math.abs(result.refund))}` : '';
  return { size, text: `${counted(paying.length)} push you into a higher rate${owed}.` };
}

function counted(jobs: number): string {
  return `${jobs === 2 ? 'Two' : jobs} jobs`;
}

function tooMuch({ jobs, facts, result }: EnteredReturn): (Reason | false)[] {
  const paying = jobs.filter(hasPaid);
  if (paying.length === 0) return [];
  const claimed = facts.workExpenses + facts.otherDeductions;
  const { standardDeduction: standard } = result;
  const deductions = present([
    claimed > 0 && `your deductions of ${formatDollars(claimed)}`,
    standard > 0 && `the standard deduction of ${formatDollars(standard)}`,
  ]);
  return [
    facts.residency === 'resident' &&
      paying.every(({ facts }) => facts.scale === 1) && {
        size: Number.POSITIVE_INFINITY,
        text: 'No job counts the tax-free threshold, so each withholds too much.',
      },
    paying.some(({ isPartYear }) => isPartYear) && {
      size: result.refund,
      text: 'Each pay is taxed as if you worked all year.',
    },
    deductions.length > 0 && {
      size: 0,
      text: `Employers do not count ${deductions.join(' and ')}.`,
    },
  ];
}

/** The changes that would alter the refund or the bill, each with what it is worth. */
export function changesOf(entered: EnteredReturn, explanation: Explanation): readonly string[] {
  const { amount: surcharge, perDay } = explanation.medicareLevySurcharge;
  return present([
    entered.result.assessment.taxableIncome > 0 && deductionsChange(entered),
    thresholdChange(entered),
    surcharge > 0 && `Hospital cover all year: ${formatDollars(surcharge)} less surcharge.`,
    surcharge > 0 && `Each more day of cover: ${formatCents(perDay)} less surcharge.`,
  ]);
}

const MORE_DEDUCTIONS = 100;

/** Dollars on top of the standard deduction, as gifts are: work expenses would first take its place. */
function deductionsChange({ facts, result, rules }: EnteredReturn): string {
  const changed = { otherDeductions: facts.otherDeductions + MORE_DEDUCTIONS };
  const what = result.standardDeduction > 0 ? 'of other deductions, such as gifts' : 'deductions';
  const gained = refundGained(facts, changed, rules);
  const worth = Math.round(gained * 100) === 0 ? 'nothing' : formatCents(gained);
  return `${formatDollars(MORE_DEDUCTIONS)} more ${what}: worth ${worth}.`;
}

/**
 * The threshold at another job, or at the best paid alone where none or several claim it. It moves money between pays and the
 * return: the year's tax is the same.
 */
function thresholdChange({ jobs, facts, result, rules }: EnteredReturn): string | undefined {
  if (facts.residency !== 'resident' || jobs.some(({ facts }) => facts.withheld !== undefined)) {
    return undefined;
  }
  const paying = jobs.filter(hasPaid);
  const claiming = paying.filter(claimsThreshold);
  const [best] = paying
    .filter((job) => claiming.length !== 1 || claiming[0] !== job)
    .toSorted((one, other) => other.facts.pay - one.facts.pay);
  if (best === undefined) return undefined;
  const { withheld, refund } = taxReturnOf(
    { ...facts, jobs: jobs.map((job) => ({ ...job.facts, scale: job === best ? 2 : 1 })) },
    rules,
  );
  const more = Math.round(withheld - result.withheld);
  if (more === 0) return undefined;
  const where = jobs.length === 1 ? 'at your job' : `at ${best.name.toLowerCase()} alone`;
  const amount = `${formatDollars(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
  return `Claim the tax-free threshold ${where}: ${amount} comes out of your pays, then ${outcomeText(refund)}.`;
}

function outcomeText(refund: number): string {
  if (Math.round(refund) === 0) return 'you owe nothing';
  return refund > 0
    ? `${formatDollars(refund)} comes back`
    : `you owe ${formatDollars(Math.abs(refund))}`;
}
