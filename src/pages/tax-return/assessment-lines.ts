/** The assessment as texts, in the order and words of a notice of assessment. */

import type { Figure } from '../../components/figure-list.tsx';
import type { Explanation } from '../../pay/explain/index.ts';
import { parseMoney } from '../../words/entered-text.ts';
import { formatCents } from '../../words/money.ts';
import { OFFSET_NAMES } from '../../words/offset-names.ts';
import type { EnteredReturn } from './entered-return.ts';
import { levyRule, loanRule, offsetRule, surchargeRule, taxRule } from './rule-texts.ts';

export interface AssessmentLines {
  /** The parts of taxable income. */
  readonly income: readonly Figure[];
  /** The tax on it, and what comes on top. */
  readonly tax: readonly Figure[];
  /** The tax withheld, and the amount payable or refundable. */
  readonly result: readonly Figure[];
  /** Billed apart from the return. */
  readonly later: readonly Figure[];
}

export function assessmentLines(entered: EnteredReturn, explanation: Explanation): AssessmentLines {
  const { entries, jobs, facts, result } = entered;
  const { assessment, refund } = result;
  const isResident = facts.residency === 'resident';
  const sacrificed = jobs.some(({ facts }) => !!facts.salarySacrifice);
  const offsets = explanation.taxOffsets.filter(
    ({ code, entitled, amount }) => amount > 0 || (code === 'seniors' && entitled === 0),
  );
  return {
    income: [
      line('Pay', result.labourIncome, sacrificed ? 'After salary sacrifice.' : undefined),
      ...ifAny('Interest', parseMoney(entries.interest)),
      ...ifAny('Dividends', parseMoney(entries.dividends), 'Without franking credits.'),
      ...ifAny('Rent', parseMoney(entries.rent), 'After its costs.'),
      ...ifAny('Super above the cap', result.excessContributions, 'It is taxed as income.'),
      ...ifAny('Less work expenses', facts.workExpenses),
      ...ifAny(
        'Less standard deduction',
        result.standardDeduction,
        'For work expenses. You need no receipts.',
      ),
      ...ifAny('Less other deductions', facts.otherDeductions),
      { ...line('Taxable income', assessment.taxableIncome), emphasis: 'total' },
    ],
    tax: [
      line('Tax on taxable income', assessment.grossTax, taxRule(explanation.grossTax)),
      ...offsets.map((offset) =>
        line(`Less ${OFFSET_NAMES[offset.code]}`, offset.amount, offsetRule(offset)),
      ),
      ...(isResident
        ? [line('Medicare levy', assessment.medicareLevy, levyRule(explanation.medicareLevy))]
        : []),
      ...(facts.daysWithoutCover > 0
        ? [
            line(
              'Medicare levy surcharge',
              assessment.medicareLevySurcharge,
              surchargeRule(explanation.medicareLevySurcharge),
            ),
          ]
        : []),
      ...(facts.studentLoan
        ? [
            line(
              'Student loan repayment',
              assessment.studentLoanRepayment,
              loanRule(explanation.studentLoanRepayment),
            ),
          ]
        : []),
      { ...line('Total tax', result.owed), emphasis: 'total' },
    ],
    result: [
      line('Less tax withheld', result.withheld, withheldNote(entered)),
      {
        ...line(refund >= 0 ? 'Amount refundable' : 'Amount payable', Math.abs(refund)),
        emphasis: 'net',
      },
    ],
    later: ifAny(
      'Division 293 tax',
      assessment.division293Tax,
      'On super. It is billed later, and your super can pay it.',
    ),
  };
}

function withheldNote({ jobs }: EnteredReturn): string {
  const given = jobs.filter(({ facts }) => facts.withheld !== undefined).length;
  if (given === jobs.length) return 'As you entered it.';
  return given === 0
    ? "Worked out by the ATO's tax tables."
    : "Partly as entered, partly worked out by the ATO's tax tables.";
}

function line(label: string, dollars: number, note?: string): Figure {
  return { label, amount: formatCents(dollars), ...(note !== undefined && { note }) };
}

function ifAny(label: string, dollars: number, note?: string): Figure[] {
  return dollars > 0 ? [line(label, dollars, note)] : [];
}
