/** The cards as texts: the steps of the schedule that a bonus goes through, and the year with and without it. */
import type { Figure } from '../../components/figure-list.tsx';
import type { FigureRow } from '../../components/figure-table.tsx';
import { type PayResult, residencyOf, type TaxYear, taxYearOf } from '../../pay/basics.ts';
import type { BonusSteps } from '../../pay/bonus.ts';
import { chargesFor, linesOf } from '../../pay/lines.ts';
import { taxTimeOf } from '../../pay/withholding/index.ts';
import {
  formatCents,
  formatChange,
  formatDollars,
  formatMoney,
  formatRate,
  isNothing,
} from '../../words/money.ts';
import { CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { isBorne, PAY_ROWS, type PayRow, payRows } from '../../words/pay-rows.ts';
import { present } from '../../words/present.ts';
import { refundText } from '../../words/tax-time.ts';
import type { BonusCalculation } from './calculation.ts';
import { KIND_WORDS, workingHolidayRate } from './texts.ts';

/** By the method that the answer goes by. */
export function stepRows(calculation: BonusCalculation): Figure[] {
  const { withholding, kind, earnings, bonus, fromBonus, query } = calculation;
  const name = KIND_WORDS[kind];
  if (withholding.by === 'schedule5') {
    const { steps } = withholding;
    return numberedSteps(calculation, steps, {
      usual: 'Usual pay, without cents',
      share: row(
        `Share of the ${name}`,
        formatDollars(steps.share),
        `${formatMoney(bonus)} ÷ ${steps.pays} pays, without cents`,
      ),
      note: `The lesser of ${query.options.studentLoan ? 'the last two, study loan included' : 'the last two'}, without cents`,
    });
  }
  const { fromBoth, fromEarnings } = withholding;
  return present([
    withholding.by === 'schedule15' &&
      row('Paid before this pay', formatDollars(withholding.paidBefore)),
    withholding.by === 'schedule15' &&
      row('Rate that goes by it', formatRate(workingHolidayRate(calculation))),
    row(`Usual pay with the ${name}`, formatCents(earnings + bonus)),
    row('Withheld from both', formatDollars(fromBoth)),
    row('Withheld from usual pay alone', formatDollars(fromEarnings)),
    { ...row(`Withheld from the ${name}`, formatDollars(fromBonus)), emphasis: 'total' },
  ]);
}

/** By method B(ii). */
export function averageRows(calculation: BonusCalculation): Figure[] {
  const { withholding, bonus, earlier } = calculation;
  if (withholding.by !== 'schedule5') return [];
  const { byAverage: steps, soFar } = withholding;
  const all =
    earlier > 0 ? `(${formatMoney(earlier)} + ${formatMoney(bonus)})` : formatMoney(bonus);
  return numberedSteps(calculation, steps, {
    usual: 'Average pay, without cents',
    share: row(
      'Share of all bonuses of the year',
      formatDollars(steps.share),
      `${all} ÷ ${steps.pays} pays, without cents`,
    ),
    borne:
      earlier > 0 &&
      row('Less what earlier bonuses bore', formatDollars(-soFar.withheldFromEarlierBonuses)),
  });
}

/** The steps that both methods of Schedule 5 have, with those in which a method is itself. */
function numberedSteps(
  { kind, period, rules, query }: BonusCalculation,
  steps: BonusSteps,
  own: { usual: string; share: Figure; borne?: Figure | false; note?: string },
): Figure[] {
  const name = KIND_WORDS[kind];
  const { usual, share, withheldFromUsual, withheldWithShare, pays, fromShares } = steps;
  const limit = taxYearOf(rules, query.taxYear).withholding?.bonus.limit ?? 0;
  return present<Figure>([
    row(own.usual, formatDollars(usual)),
    row('Withheld from it', formatDollars(withheldFromUsual)),
    own.share,
    row(`One ${CYCLE_NOUNS[period]}'s pay with its share`, formatDollars(usual + share)),
    row('Withheld from that', formatDollars(withheldWithShare)),
    row('More than from usual pay', formatDollars(withheldWithShare - withheldFromUsual)),
    row(`Times ${pays} pays`, formatDollars(fromShares)),
    own.borne,
    row(`At most ${formatRate(limit)} of the ${name}`, formatCents(steps.limit)),
    {
      ...row(`Withheld from the ${name}`, formatDollars(steps.fromBonus), own.note),
      emphasis: 'total',
    },
  ]).map((each, index) => ({ ...each, label: `${index + 1}. ${each.label}` }));
}

/** The amount in the account from the pay with the bonus. */
export function payoutRows({
  kind,
  earnings,
  entered,
  bonus,
  fromBonus,
  lands,
  withholding,
}: BonusCalculation): Figure[] {
  const name = KIND_WORDS[kind];
  const fromEarnings =
    withholding.by === 'schedule5' ? withholding.steps.fromEarnings : withholding.fromEarnings;
  const superPart = entered - bonus;
  return [
    row('Usual pay', formatCents(earnings)),
    row(
      `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      formatCents(bonus),
      isNothing(superPart)
        ? undefined
        : `${formatMoney(entered)} less ${formatMoney(superPart)} of super`,
    ),
    row('Withheld from usual pay', formatDollars(-fromEarnings)),
    row(`Withheld from the ${name}`, formatDollars(-fromBonus)),
    { ...row('In your account', formatCents(earnings - fromEarnings + lands)), emphasis: 'net' },
  ];
}

function row(label: string, amount: string, note?: string): Figure {
  return { label, amount, note };
}

/** The rows of a year, which come to its take-home pay, so that no tax is left out; then super. */
export function yearRows({ without, with: withBonus, added }: BonusCalculation) {
  const rowOf = ({ plain, of }: PayRow): FigureRow => ({
    label: plain,
    cells: [formatDollars(of(without)), formatDollars(of(withBonus)), formatChange(of(added))],
  });
  const charges = payRows(['medicareLevy', 'medicareLevySurcharge', 'studentLoanRepayment']);
  return {
    rows: [
      ...payRows(['grossAnnual', 'incomeTax']),
      ...charges.filter((row) => isBorne(row, without, withBonus)),
      PAY_ROWS.netAnnual,
    ].map(rowOf),
    rest: [rowOf(PAY_ROWS.superannuation)],
  };
}

/** The consequences of the bonus in the year, a sentence or two each. */
export function yearNotes(calculation: BonusCalculation): string[] {
  const { rules, query, kind, without, with: withBonus, added } = calculation;
  const year = taxYearOf(rules, query.taxYear);
  return [
    query.otherJobPay ? "This is this pay's part of the tax on both jobs." : '',
    wholeYearNote(calculation),
    ...loanNotes(calculation, year),
    surchargeNote(without, withBonus),
    isNothing(added.division293Tax)
      ? ''
      : `Division 293 tax, billed later: ${formatDollars(added.division293Tax)} more. Your super can pay it.`,
    superNote(calculation, year),
    kind === 'back-pay'
      ? 'Back pay for earlier years can bring a tax offset. It is not counted here.'
      : '',
    kind === 'leave-loading' ? 'Leave loading that makes up for lost overtime has no super.' : '',
  ].filter(Boolean);
}

/** The outcome at tax time of the usual pays and the bonus together. */
function wholeYearNote(calculation: BonusCalculation): string {
  const { rules, query, period, back, earlier, withholding } = calculation;
  const usual = taxTimeOf(query, period, rules);
  if (usual === undefined || back === undefined || earlier > 0) return '';
  // The pays before this one, which its withholding goes by, may be other than usual.
  if (withholding.by === 'schedule15') return '';
  return `At tax time, with a year of usual pays: ${refundText(usual.refund + back, 'about ')}.`;
}

function loanNotes(
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
  if (isNothing(without.studentLoanRepayment) && !otherJobPay) {
    return [`Repayments of your student loan start: ${formatDollars(added)} for the year.`];
  }
  const lines = linesOf(studentLoan);
  const lineAt = (income: number) => lines.findLast((line) => line.start < income);
  const before = lineAt(without.taxableIncome)?.rate ?? 0;
  const after = lineAt(withBonus.taxableIncome);
  const rises = !otherJobPay && after !== undefined && after.rate > before;
  const of = after?.atZero === 0 ? 'of all your income' : 'of each further dollar';
  return [
    `Your student loan repayment goes up by ${formatDollars(added)}.`,
    rises ? `Its rate goes from ${formatRate(before)} to ${formatRate(after.rate)} ${of}.` : '',
  ];
}

function surchargeNote(without: PayResult, withBonus: PayResult): string {
  const rateOf = ({ medicareLevySurcharge, taxableIncome }: PayResult) =>
    taxableIncome > 0 ? Math.round((medicareLevySurcharge / taxableIncome) * 10_000) / 10_000 : 0;
  const [before, after] = [rateOf(without), rateOf(withBonus)];
  if (after <= before) return '';
  const instead = before > 0 ? `, not ${formatRate(before)}` : '';
  return `You pass a limit of the Medicare levy surcharge: it is ${formatRate(after)} of all your income${instead}. Hospital cover avoids it.`;
}

/** Where super is not owed on the whole bonus. */
function superNote(
  { kind, bonus, added: { superannuation: added } }: BonusCalculation,
  { superannuation: { guarantee, contributionBase } }: TaxYear,
): string {
  if (contributionBase === undefined || added >= bonus * guarantee.rate - 0.5) return '';
  const name = KIND_WORDS[kind];
  return 'perYear' in contributionBase
    ? `Super is compulsory on ${formatDollars(contributionBase.perYear)} of pay a year, so not on all of the ${name}.`
    : `Super is compulsory on ${formatDollars(contributionBase.perQuarter)} of pay a quarter. The ${name} is paid in one quarter, so not all of it counts.`;
}
