/** Changes that would alter the refund or the bill. */
import type { Explanation } from '../../pay/explain/index.ts';
import { refundGained, taxReturnOf } from '../../pay/return.ts';
import { formatCents, formatDollars } from '../../words/money.ts';
import { refundText } from '../../words/tax-time.ts';
import type { EnteredReturn } from './entered-return.ts';

/** One change in words, and what it is worth. */
export interface Change {
  readonly what: string;
  readonly worth: string;
}

export function changesOf(entered: EnteredReturn, explanation: Explanation): readonly Change[] {
  return [...deductionsChange(entered), ...thresholdChange(entered), ...coverChange(explanation)];
}

const MORE_DEDUCTIONS = 100;

/** Dollars on top of the standard deduction, as gifts are: work expenses would first take its place. */
function deductionsChange({ facts, result, rules }: EnteredReturn): Change[] {
  if (result.assessment.taxableIncome === 0) return [];
  const changed = { otherDeductions: facts.otherDeductions + MORE_DEDUCTIONS };
  const what =
    result.standardDeduction > 0
      ? `${formatDollars(MORE_DEDUCTIONS)} more of other deductions, such as gifts`
      : `${formatDollars(MORE_DEDUCTIONS)} more deductions`;
  return [{ what, worth: worthText(refundGained(facts, changed, rules)) }];
}

/**
 * The threshold at another job, or at the best paid alone where none or several claim it. It moves money between pays and the
 * return: the year's tax is the same.
 */
function thresholdChange({ jobs, facts, result, rules }: EnteredReturn): Change[] {
  if (facts.residency !== 'resident' || jobs.some(({ facts }) => facts.withheld !== undefined)) {
    return [];
  }
  const paying = jobs.filter(({ facts }) => facts.pay > 0);
  const claiming = paying.filter(({ facts }) => facts.scale === 2);
  const [best] = paying
    .filter((job) => claiming.length !== 1 || claiming[0] !== job)
    .toSorted((one, other) => other.facts.pay - one.facts.pay);
  if (best === undefined) return [];
  const alone = taxReturnOf(
    { ...facts, jobs: jobs.map((job) => ({ ...job.facts, scale: job === best ? 2 : 1 })) },
    rules,
  );
  const more = Math.round(alone.withheld - result.withheld);
  if (more === 0) return [];
  const where = jobs.length === 1 ? 'at your job' : `at ${best.name.toLowerCase()} alone`;
  const amount = `${formatDollars(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
  return [
    {
      what: `The tax-free threshold ${where}`,
      worth: `${amount} withheld from pays, then ${refundText(alone.refund)}`,
    },
  ];
}

function coverChange({ medicareLevySurcharge }: Explanation): Change[] {
  const { amount: surcharge, perDay } = medicareLevySurcharge;
  if (surcharge === 0) return [];
  return [
    {
      what: 'Hospital cover all year',
      worth: `${formatDollars(surcharge)} less surcharge`,
    },
    {
      what: 'Each more day of cover',
      worth: `${formatCents(perDay)} less surcharge`,
    },
  ];
}

function worthText(dollars: number): string {
  return Math.round(dollars * 100) === 0 ? 'worth nothing' : `worth ${formatCents(dollars)}`;
}
