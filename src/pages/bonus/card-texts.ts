/** The cards as texts: the steps of the schedule that a bonus goes through, and the year with and without it. */
import type { Figure } from '../../components/figure-list.tsx';
import type { FigureRow } from '../../components/figure-table.tsx';
import type { BonusSteps } from '../../pay/bonus.ts';
import {
  type PayDifference,
  type PayResult,
  residencyOf,
  type TaxYear,
  taxYearOf,
} from '../../pay/index.ts';
import { chargesFor, linesOf } from '../../pay/lines.ts';
import { taxTimeOf } from '../../pay/withholding/index.ts';
import { formatCents, formatDollars, formatRate, isNothing } from '../../words/money.ts';
import { isBorne, PAY_ROWS, type PayRow, payRows } from '../../words/pay-rows.ts';
import { refundText } from '../../words/tax-time.ts';
import type { BonusCalculation } from './calculation.ts';
import { KIND_WORDS, PERIOD_WORDS, workingHolidayRate } from './texts.ts';

/** By the method that the answer goes by. */
export function stepRows(calculation: BonusCalculation): Figure[] {
  const { withholding, kind, earnings, bonus, fromBonus } = calculation;
  const name = KIND_WORDS[kind];
  if (withholding.by === 'schedule5') return methodA(calculation, withholding.steps);
  const { fromBoth, fromEarnings } = withholding;
  return [
    ...(withholding.by === 'schedule15'
      ? [
          row('Paid before this pay', formatDollars(withholding.paidBefore)),
          row('Rate that goes by it', formatRate(workingHolidayRate(calculation))),
        ]
      : []),
    row(`Usual pay with the ${name}`, formatCents(earnings + bonus)),
    row('Withheld from both', formatDollars(fromBoth)),
    row('Withheld from usual pay alone', formatDollars(fromEarnings)),
    row(`Withheld from the ${name}`, formatDollars(fromBonus), 'total'),
  ];
}

function methodA(calculation: BonusCalculation, steps: BonusSteps): Figure[] {
  const { kind, bonus, query } = calculation;
  const name = KIND_WORDS[kind];
  return numbered([
    row('Usual pay, without cents', formatDollars(steps.usual)),
    row('Withheld from it', formatDollars(steps.withheldFromUsual)),
    row(`Share of the ${name}`, formatDollars(steps.share), undefined, {
      note: `${formatMoney(bonus)} ÷ ${steps.pays} pays, without cents`,
    }),
    ...comparedShares(calculation, steps),
    row(`At most ${limitOf(calculation)} of the ${name}`, formatCents(steps.limit)),
    row(`Withheld from the ${name}`, formatDollars(steps.fromBonus), 'total', {
      note: `The lesser of ${query.options.studentLoan ? 'the last two, study loan included' : 'the last two'}, without cents`,
    }),
  ]);
}

/** By method B(ii). */
export function averageRows(calculation: BonusCalculation): Figure[] {
  const { withholding, kind, bonus, earlier } = calculation;
  if (withholding.by !== 'schedule5') return [];
  const { byAverage: steps, soFar } = withholding;
  const name = KIND_WORDS[kind];
  const all = earlier > 0 ? `${formatMoney(earlier)} + ${formatMoney(bonus)}` : formatMoney(bonus);
  return numbered([
    row('Average pay, without cents', formatDollars(steps.usual)),
    row('Withheld from it', formatDollars(steps.withheldFromUsual)),
    row('Share of all bonuses of the year', formatDollars(steps.share), undefined, {
      note: `${earlier > 0 ? `(${all})` : all} ÷ ${steps.pays} pays, without cents`,
    }),
    ...comparedShares(calculation, steps),
    ...(earlier > 0
      ? [row('Less what earlier bonuses bore', formatDollars(-soFar.withheldFromEarlierBonuses))]
      : []),
    row(`At most ${limitOf(calculation)} of the ${name}`, formatCents(steps.limit)),
    row(`Withheld from the ${name}`, formatDollars(steps.fromBonus), 'total'),
  ]);
}

/** The steps that both methods have. */
function comparedShares({ period }: BonusCalculation, steps: BonusSteps): Figure[] {
  const { usual, share, withheldFromUsual, withheldWithShare, pays, fromShares } = steps;
  return [
    row(`One ${PERIOD_WORDS[period]}'s pay with its share`, formatDollars(usual + share)),
    row('Withheld from that', formatDollars(withheldWithShare)),
    row('More than from usual pay', formatDollars(withheldWithShare - withheldFromUsual)),
    row(`Times ${pays} pays`, formatDollars(fromShares)),
  ];
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
      undefined,
      isNothing(superPart)
        ? {}
        : { note: `${formatMoney(entered)} less ${formatMoney(superPart)} of super` },
    ),
    row('Withheld from usual pay', formatDollars(-fromEarnings)),
    row(`Withheld from the ${name}`, formatDollars(-fromBonus)),
    row('In your account', formatCents(earnings - fromEarnings + lands), 'net'),
  ];
}

function limitOf({ rules, query }: BonusCalculation): string {
  return formatRate(taxYearOf(rules, query.taxYear).withholding?.bonus.limit ?? 0);
}

/** Whole dollars where the amount has no cents. */
function formatMoney(dollars: number): string {
  return Number.isInteger(dollars) ? formatDollars(dollars) : formatCents(dollars);
}

function row(
  label: string,
  amount: string,
  emphasis?: Figure['emphasis'],
  more: Pick<Figure, 'note'> = {},
): Figure {
  return { label, amount, ...(emphasis && { emphasis }), ...more };
}

function numbered(rows: readonly Figure[]): Figure[] {
  return rows.map((each, index) => ({ ...each, label: `${index + 1}. ${each.label}` }));
}

/** The rows of a year, which come to its take-home pay, so that no tax is left out; then super. */
export function yearRows({ without, with: withBonus, added }: BonusCalculation) {
  const rowOf = ({ plain, of }: PayRow): FigureRow => {
    const more = formatDollars(of(added));
    return {
      label: plain,
      cells: [
        formatDollars(of(without)),
        formatDollars(of(withBonus)),
        of(added) > 0 && more !== '$0' ? `+${more}` : more,
      ],
    };
  };
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
