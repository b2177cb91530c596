/** What would change the refund or the bill. */
import { taxYearOf } from '../../pay/index.ts';
import { residentMonths } from '../../pay/part-year.ts';
import { residentDaysOf } from '../../pay/resident-days.ts';
import { type ReturnFacts, taxReturnOf } from '../../pay/tax-return.ts';
import { formatCents, formatDollars } from '../../words/money.ts';
import { refundText } from '../../words/tax-time.ts';
import type { EnteredReturn } from './entered-return.ts';

/** One change in words, and what it is worth. */
export interface Change {
  readonly what: string;
  readonly worth: string;
}

export function changesOf(entered: EnteredReturn): readonly Change[] {
  return [...deductionsChange(entered), ...thresholdChanges(entered), ...coverChange(entered)];
}

const MORE_DEDUCTIONS = 100;

/** What is on top of the standard deduction, as gifts are: work expenses would first take its place. */
function deductionsChange(entered: EnteredReturn): Change[] {
  const { facts, result } = entered;
  if (result.assessment.taxableIncome === 0) return [];
  const worth = refundOf(entered, {
    otherDeductions: facts.otherDeductions + MORE_DEDUCTIONS,
  });
  const what =
    result.standardDeduction > 0
      ? `${formatDollars(MORE_DEDUCTIONS)} more of other deductions, such as gifts`
      : `${formatDollars(MORE_DEDUCTIONS)} more deductions`;
  return [{ what, worth: worthText(worth - result.refund) }];
}

/** The threshold at one job alone, where it is not. It moves money between pays and the return: the year's tax is the same. */
function thresholdChanges(entered: EnteredReturn): Change[] {
  const { jobs, facts, result } = entered;
  if (facts.residency !== 'resident' || jobs.some(({ facts }) => facts.withheld !== undefined)) {
    return [];
  }
  const paying = jobs.filter(({ facts }) => facts.pay > 0);
  const claiming = paying.filter(({ facts }) => facts.scale === 2);
  if (paying.length === 0 || (paying.length === 1 && claiming.length === 1)) return [];
  return paying.flatMap((job) => {
    if (claiming.length === 1 && claiming[0] === job) return [];
    const alone = taxReturnOf(
      {
        ...facts,
        jobs: jobs.map((each) => ({ ...each.facts, scale: each === job ? 2 : 1 })),
      },
      entered.rules,
    );
    const more = Math.round(alone.withheld - result.withheld);
    if (more === 0) return [];
    return [
      {
        what: `The tax-free threshold at ${job.name.toLowerCase()} alone`,
        worth: `${formatDollars(Math.abs(more))} ${more > 0 ? 'more' : 'less'} withheld: ${refundText(alone.refund)}`,
      },
    ];
  });
}

function coverChange({ facts, result, rules }: EnteredReturn): Change[] {
  const { medicareLevySurcharge: surcharge } = result.assessment;
  if (surcharge === 0) return [];
  const months = residentMonths(facts, taxYearOf(rules, facts.taxYear));
  const days = Math.min(facts.daysWithoutCover, residentDaysOf(facts.taxYear, months));
  return [
    {
      what: 'Hospital cover all year',
      worth: `${formatDollars(surcharge)} less surcharge`,
    },
    {
      what: 'Each more day of cover',
      worth: `${formatCents(surcharge / days)} less surcharge`,
    },
  ];
}

function refundOf({ facts, rules }: EnteredReturn, changed: Partial<ReturnFacts>): number {
  return taxReturnOf({ ...facts, ...changed }, rules).refund;
}

function worthText(dollars: number): string {
  return Math.round(dollars * 100) === 0 ? 'worth nothing' : `worth ${formatCents(dollars)}`;
}
