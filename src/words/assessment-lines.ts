/** The assessment as texts, in the order and words of a notice of assessment, each line with the rule behind it. */

import type { Explanation, OffsetExplained } from '../pay/explain/explanation.ts';
import type { ReturnFacts, TaxReturn } from '../pay/tax-return.ts';
import { bandText, levyRule, loanRule, offsetRule, surchargeRule } from './explained.ts';
import { type Figure, figure } from './figures.ts';
import { formatCents, isNothing, shownCents, sumShown } from './money.ts';
import { OFFSET_NAMES } from './offset-texts.ts';
import { present } from './present.ts';
import { partsShown } from './sums.ts';

/** A source of income other than a job, in dollars of the year. */
export interface OtherIncome {
  readonly label: string;
  readonly dollars: number;
  readonly note?: string;
}

interface Assessed {
  readonly facts: ReturnFacts;
  readonly result: TaxReturn;
  /** The sources that add up to the other income of the facts. */
  readonly otherIncome: readonly OtherIncome[];
}

/**
 * The parts of taxable income; the tax on it, and what comes on top; the tax withheld, and the amount payable or refundable; and where
 * there is some, the tax that is billed apart from the return.
 */
export function assessmentLines(
  { facts, result, otherIncome }: Assessed,
  explanation: Explanation,
): Figure[][] {
  const { jobs, benefits = 0, agePension = 0, workExpenses = 0, otherDeductions = 0 } = facts;
  const { daysWithoutCover = 0 } = facts;
  const { assessment, refund, standardDeduction } = result;
  const { grossTax, taxOffsets, medicareLevy: levy } = explanation;
  const { medicareLevySurcharge: surcharge, studentLoanRepayment: loan } = explanation;
  const sacrificed = jobs.some(({ salarySacrifice = 0 }) => salarySacrifice > 0);
  const offsets = taxOffsets.filter(
    ({ code, entitled, amount }) => amount > 0 || (ASKED_FOR.has(code) && entitled === 0),
  );
  const incomes = [
    result.labourIncome,
    ...otherIncome.map(({ dollars }) => dollars),
    benefits,
    agePension,
    result.excessContributions,
    -workExpenses,
    -standardDeduction,
    -otherDeductions,
  ];
  // Deductions beyond the income leave nothing.
  const taxableIncome = Math.max(0, sumShown(incomes, shownCents));
  const charges = [grossTax, levy, surcharge, loan].map(({ amount }) => amount);
  const [ofIncome = 0, ofLevy = 0, ofSurcharge = 0, ofLoan = 0, ...takenOff] = partsShown(
    shownCents(result.owed),
    [...charges, ...offsets.map(({ amount }) => -amount)],
    shownCents,
  );
  const outcome = refund >= 0 ? 'Amount refundable' : 'Amount payable';
  const parts: (Figure | false | undefined)[][] = [
    [
      line('Pay', result.labourIncome, sacrificed ? 'After salary sacrifice.' : undefined),
      ...otherIncome.map(({ label, dollars, note }) => ifAny(label, dollars, note)),
      ifAny('JobSeeker and similar', benefits),
      ifAny('Age Pension', agePension),
      ifAny('Super above the cap', result.excessContributions, 'It is taxed as income.'),
      ifAny('Less work expenses', workExpenses),
      ifAny(
        'Less standard deduction',
        standardDeduction,
        'For work expenses. You need no receipts.',
      ),
      ifAny('Less other deductions', otherDeductions),
      { ...line('Taxable income', taxableIncome), emphasis: 'total' },
    ],
    [
      line('Tax on taxable income', ofIncome, bandText(grossTax.band, grossTax.income)),
      ...offsets.map((each, at) =>
        line(`Less ${OFFSET_NAMES[each.code]}`, -(takenOff[at] ?? 0), offsetRule(each)),
      ),
      facts.residency === 'resident' && line('Medicare levy', ofLevy, levyRule(levy)),
      daysWithoutCover > 0 &&
        line('Medicare levy surcharge', ofSurcharge, surchargeRule(surcharge)),
      facts.studentLoan && line('Student loan repayment', ofLoan, loanRule(loan)),
      { ...line('Total tax', result.owed), emphasis: 'total' },
    ],
    [
      line('Less tax withheld', result.withheld, withheldNote(jobs)),
      {
        ...line(outcome, Math.abs(sumShown([result.withheld, -result.owed], shownCents))),
        emphasis: 'net',
      },
    ],
    [
      ifAny(
        'Division 293 tax',
        assessment.division293Tax,
        'On super. It is billed later, and your super can pay it.',
      ),
    ],
  ];
  return parts.map((part) => present(part)).filter(({ length }) => length > 0);
}

/** Visitors who enter their age or their payments see these offsets even at $0, with the reason. */
const ASKED_FOR = new Set<OffsetExplained['code']>(['seniors', 'beneficiary']);

function withheldNote(jobs: ReturnFacts['jobs']): string {
  const given = jobs.filter(({ withheld }) => withheld !== undefined).length;
  if (given === jobs.length) return 'As you entered it.';
  const partly = given === 0 ? 'Worked' : 'Partly as entered, partly worked';
  return `${partly} out by the ATO's tax tables.`;
}

function line(label: string, dollars: number, note?: string): Figure {
  return figure(label, formatCents(dollars), note);
}

function ifAny(label: string, dollars: number, note?: string): Figure | false {
  return dollars > 0 && !isNothing(dollars) && line(label, dollars, note);
}
