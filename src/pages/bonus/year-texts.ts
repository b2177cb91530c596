/** The year with and without the bonus: a table as texts, and what the bonus changes in it. */
import {
  type PayDifference,
  type PayResult,
  residencyOf,
  type TaxYear,
  taxYearOf,
} from '../../pay/index.ts';
import { chargesFor, linesOf } from '../../pay/lines.ts';
import { taxTimeOf } from '../../pay/withholding/index.ts';
import { formatDollars, formatRate, isNothing } from '../../words/money.ts';
import { refundText } from '../../words/tax-time.ts';
import { KIND_WORDS } from './answer-texts.ts';
import type { BonusCalculation } from './bonus-calculation.ts';

/** A row of the table: the year without the bonus, with it, and what it adds. */
export interface YearRow {
  readonly label: string;
  readonly without: string;
  readonly with: string;
  readonly added: string;
}

/** The rows of a year, which come to its take-home pay, so that no tax is left out; then super. */
export function yearRows({ without, with: withBonus, added: more }: BonusCalculation): {
  readonly pay: readonly YearRow[];
  readonly superannuation: YearRow;
} {
  const row = (label: string, figureOf: (pay: PayDifference) => number): YearRow => {
    const added = formatDollars(figureOf(more));
    return {
      label,
      without: formatDollars(figureOf(without)),
      with: formatDollars(figureOf(withBonus)),
      added: figureOf(more) > 0 && added !== '$0' ? `+${added}` : added,
    };
  };
  const borne = (label: string, figureOf: (pay: PayDifference) => number) =>
    isNothing(figureOf(without)) && isNothing(figureOf(withBonus)) ? [] : [row(label, figureOf)];
  return {
    pay: [
      row('Pay before tax', ({ grossAnnual }) => grossAnnual),
      row('Income tax', ({ incomeTax }) => incomeTax),
      ...borne('Medicare levy', ({ medicareLevy }) => medicareLevy),
      ...borne('Medicare levy surcharge', ({ medicareLevySurcharge }) => medicareLevySurcharge),
      ...borne('Student loan repayment', ({ studentLoanRepayment }) => studentLoanRepayment),
      row('Take-home pay', ({ netAnnual }) => netAnnual),
    ],
    superannuation: row('Super', ({ superannuation }) => superannuation),
  };
}

/** The consequences of the bonus in the year, a sentence or two each. */
export function yearNotes(calculation: BonusCalculation): string[] {
  const { rules, query, kind, without, with: withBonus, added } = calculation;
  const year = taxYearOf(rules, query.taxYear);
  return [
    ...(query.otherJobPay ? ["This is this pay's part of the tax on both jobs."] : []),
    ...wholeYearNote(calculation),
    ...loanNote(calculation, year),
    ...surchargeNote(without, withBonus),
    ...division293Note(added),
    ...superNote(calculation, year),
    ...(kind === 'back-pay'
      ? ['Back pay for earlier years can bring a tax offset. It is not counted here.']
      : []),
    ...(kind === 'leave-loading'
      ? ['Leave loading that makes up for lost overtime has no super.']
      : []),
  ];
}

/** The outcome at tax time of the usual pays and the bonus together. */
function wholeYearNote(calculation: BonusCalculation): string[] {
  const { rules, query, period, back, earlier, withholding } = calculation;
  const usual = taxTimeOf(query, period, rules);
  if (usual === undefined || back === undefined || earlier > 0) return [];
  // The pays before this one, which its withholding goes by, may be other than usual.
  if (withholding.by === 'schedule15') return [];
  return [`At tax time, with a year of usual pays: ${refundText(usual.refund + back, 'about ')}.`];
}

function loanNote(
  {
    query: { options, otherJobPay },
    without,
    with: withBonus,
    added: { studentLoanRepayment: added },
  }: BonusCalculation,
  year: TaxYear,
): string[] {
  const { studentLoan } = chargesFor(year, {
    residency: residencyOf(options),
    studentLoan: options.studentLoan,
  });
  if (studentLoan === undefined) return [];
  if (isNothing(added)) return ['Your student loan repayment stays the same.'];
  const start = isNothing(without.studentLoanRepayment) && !otherJobPay;
  const lines = linesOf(studentLoan);
  const lineAt = (income: number) => lines.findLast((line) => line.start < income);
  const before = lineAt(without.taxableIncome)?.rate ?? 0;
  const after = lineAt(withBonus.taxableIncome);
  const rises = !otherJobPay && after !== undefined && after.rate > before;
  const of = after?.atZero === 0 ? 'of all your income' : 'of each further dollar';
  return [
    start
      ? `Repayments of your student loan start: ${formatDollars(added)} for the year.`
      : `Your student loan repayment goes up by ${formatDollars(added)}.`,
    ...(rises && !start
      ? [`Its rate goes from ${formatRate(before)} to ${formatRate(after.rate)} ${of}.`]
      : []),
  ];
}

function surchargeNote(without: PayResult, withBonus: PayResult): string[] {
  const rateOf = ({ medicareLevySurcharge, taxableIncome }: PayResult) =>
    taxableIncome > 0 ? Math.round((medicareLevySurcharge / taxableIncome) * 10_000) / 10_000 : 0;
  const [before, after] = [rateOf(without), rateOf(withBonus)];
  if (after <= before) return [];
  const instead = before > 0 ? `, not ${formatRate(before)}` : '';
  return [
    `You pass a limit of the Medicare levy surcharge: it is ${formatRate(after)} of all your income${instead}. Hospital cover avoids it.`,
  ];
}

function division293Note({ division293Tax }: PayDifference): string[] {
  return isNothing(division293Tax)
    ? []
    : [
        `Division 293 tax, billed later: ${formatDollars(division293Tax)} more. Your super can pay it.`,
      ];
}

/** Where super is not owed on the whole bonus. */
function superNote(
  { kind, bonus, added: { superannuation: added } }: BonusCalculation,
  { superannuation: { guarantee, contributionBase } }: TaxYear,
): string[] {
  if (contributionBase === undefined || added >= bonus * guarantee.rate - 0.5) return [];
  const name = KIND_WORDS[kind];
  return [
    'perYear' in contributionBase
      ? `Super is compulsory on ${formatDollars(contributionBase.perYear)} of pay a year, so not on all of the ${name}.`
      : `Super is compulsory on ${formatDollars(contributionBase.perQuarter)} of pay a quarter. The ${name} is paid in one quarter, so not all of it counts.`,
  ];
}
