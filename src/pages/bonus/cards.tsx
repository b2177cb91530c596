/** The cards below the answer: how it is worked out, and what the bonus makes of the year. */

import { memo } from 'react';
import { FigureList, FigureSection } from '../../components/figure-list.tsx';
import { FigureTable } from '../../components/figure-table.tsx';
import { LiveHint, LiveText } from '../../components/live-text.tsx';
import { RateBlocks } from '../../components/plots/rate-blocks.tsx';
import { linesOf } from '../../pay/charge-lines.ts';
import type { PayResult } from '../../pay/pay.ts';
import { payCharges } from '../../pay/pay-charges.ts';
import { type TaxYear, taxYearOf } from '../../pay/rules/rule-set.ts';
import type { Figure, FigureRow } from '../../words/figures.ts';
import {
  formatCents,
  formatChange,
  formatDollars,
  formatMoney,
  formatRate,
  isNothing,
  isSeen,
  shownCents,
  sumShown,
} from '../../words/money.ts';
import { CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { inTable, isBorne, PAY_ROWS, type PayRow, payRows } from '../../words/pay-rows.ts';
import { present } from '../../words/present.ts';
import { partsShown } from '../../words/sums.ts';
import { refundText } from '../../words/tax-time.ts';
import { Late, type LatePart } from '../live/late.tsx';
import type { BonusCalculation } from './calculation.ts';
import { passedRates, type RatePart } from './rates.ts';
import { bonusLimit, kindWords, refundOfYear, workingHolidayRate } from './texts.ts';

export const Cards = memo(function Cards({ of: calculation }: LatePart<BonusCalculation>) {
  if (!calculation.isEntered) return null;
  const title = `That ${CYCLE_NOUNS[calculation.period]}'s pay`;
  return (
    <>
      <FigureSection
        key={title}
        className="card card-wide"
        title={title}
        figures={payoutRows(calculation)}
      />
      {calculation.settlement === undefined ? (
        <section className="card card-wide">
          <h2>The year with and without it</h2>
          <p>
            The tax on a second job depends on the pay of the other one. Add it to see the year.
          </p>
        </section>
      ) : (
        <Late of={calculation} Part={Year} />
      )}
      <Steps {...calculation} />
    </>
  );
});

/** The amount in the account from the pay with the bonus. */
function payoutRows(calculation: BonusCalculation): Figure[] {
  const { kind, earnings, entered, bonus, fromBonus, withholding } = calculation;
  const name = kindWords(kind);
  const { fromEarnings } = withholding.by === 'schedule5' ? withholding.steps : withholding;
  const superPart = sumShown([entered, -bonus], shownCents);
  const less = `${formatMoney(entered)} less ${formatMoney(superPart)} of super`;
  return [
    row('Usual pay', formatCents(earnings)),
    row(
      `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      formatCents(bonus),
      isNothing(superPart) ? undefined : less,
    ),
    row('Withheld from usual pay', formatDollars(-fromEarnings)),
    row(`Withheld from the ${name}`, formatDollars(-fromBonus)),
    {
      ...row(
        'In your account',
        formatCents(sumShown([earnings, bonus, -fromEarnings, -fromBonus], shownCents)),
      ),
      emphasis: 'net',
    },
  ];
}

function row(label: string, amount: string, note?: string): Figure {
  return { label, amount, note };
}

/** The year, and the rates that make its tax on the bonus. */
function Year({ of: calculation }: LatePart<BonusCalculation>) {
  const rates = passedRates(calculation);
  const only = onlyRate(rates);
  return (
    <>
      <section className="card card-wide">
        <FigureTable
          title="The year with and without it"
          columns={['Without', 'With', 'Difference']}
          kind="compared"
          {...yearRows(calculation)}
        />
        {only && calculation.shown.yearTax !== 0 && (
          <p>
            <LiveText>{yearTaxText(calculation)}</LiveText>
          </p>
        )}
        {yearNotes(calculation).map((text) => (
          <LiveHint key={text}>{text}</LiveHint>
        ))}
      </section>
      <Late of={{ ...calculation, ...rates }} Part={Rates} />
    </>
  );
}

/** The year's tax on the bonus beside the bonus, as it is paid; the tax on super above the cap is part of it. */
function yearTaxText({ shown, added }: BonusCalculation): string {
  const { bonus, toSuper, yearTax } = shown;
  const rate = formatRate(Math.round((yearTax * 10_000) / bonus) / 10_000);
  const whole = toSuper === 0 ? '' : ', without its super';
  return `The year's tax on it is ${formatDollars(yearTax)}: ${rate} of ${formatDollars(bonus)}${whole}.${aboveCapText(added)}`;
}

/** A sentence on super that the bonus brings above the cap; empty where there is none. */
function aboveCapText({ excessContributions }: BonusCalculation['added']): string {
  return isSeen(excessContributions)
    ? ` That counts ${formatDollars(excessContributions)} of super above the cap, which is taxed as income.`
    : '';
}

/** The rate that falls on all of the bonus, without a step. */
function onlyRate({ parts: [first, second] }: PassedRates): RatePart | undefined {
  return second === undefined && first?.step === 0 ? first : undefined;
}

/** A plot of the rates, where there are several. */
function Rates({ of: rates }: LatePart<PassedRates & BonusCalculation>) {
  const { parts, from, to, kind, added, shown } = rates;
  if (parts.length === 0 || onlyRate(rates)) return null;
  const title = `Tax rates that your ${kindWords(kind)} passes`;
  return (
    <section className="card card-wide rates">
      <h2 key={title}>{title}</h2>
      <RateBlocks
        sentence={`Taxable income goes from ${formatDollars(from)} to ${formatDollars(to)}.${aboveCapText(added)} These are the rates on the way, all taxes together.`}
        parts={parts}
        height={160}
        labelLength={110}
        rows={rateRows(rates, shown.yearTax)}
      />
    </section>
  );
}

type PassedRates = ReturnType<typeof passedRates>;

/** The rows of a year, which come to its take-home pay, so that no tax is left out; then super. */
function yearRows({ without, shown }: BonusCalculation) {
  const { with: withBonus } = shown;
  const rowOf = (each: PayRow): FigureRow => {
    const [before, after] = [inTable(each, without), inTable(each, withBonus)];
    return {
      label: each.plain,
      cells: [
        formatDollars(before),
        formatDollars(after),
        formatChange(sumShown([after, -before])),
      ],
    };
  };
  const charges = payRows(['medicareLevy', 'medicareLevySurcharge', 'studentLoanRepayment']);
  return {
    rows: [
      ...payRows(['grossAnnual', 'incomeTax']),
      ...charges.filter((charge) => isBorne(charge, without, withBonus)),
      PAY_ROWS.netAnnual,
    ].map(rowOf),
    rest: [rowOf(PAY_ROWS.superannuation)],
  };
}

/** The consequences of the bonus in the year, a sentence or two each. */
function yearNotes(calculation: BonusCalculation): string[] {
  const { rules, query, kind, added } = calculation;
  const year = taxYearOf(rules, query.taxYear);
  const refund = refundOfYear(calculation);
  return present([
    query.otherJobPay !== undefined && "This is this pay's part of the tax on both jobs.",
    refund !== undefined &&
      `At tax time, with a year of usual pays: ${refundText(refund, 'about ')}.`,
    ...loanNotes(calculation, year),
    surchargeNote(calculation),
    isSeen(added.division293Tax) &&
      `Division 293 tax, billed later: ${formatDollars(added.division293Tax)} more. Your super can pay it.`,
    superNote(calculation, year),
    kind === 'back-pay' &&
      'Back pay for earlier years can bring a tax offset. It is not counted here.',
    kind === 'leave-loading' && 'Leave loading that makes up for lost overtime has no super.',
  ]);
}

function loanNotes(calculation: BonusCalculation, year: TaxYear): (string | false)[] {
  const { query, without, with: withBonus } = calculation;
  const { options, otherJobPay } = query;
  const added = calculation.added.studentLoanRepayment;
  const { studentLoan } = payCharges(year, options);
  if (studentLoan === undefined) return [];
  if (!isSeen(added)) return ['Your student loan repayment stays the same.'];
  if (isNothing(without.studentLoanRepayment) && !otherJobPay) {
    return [`Repayments of your student loan start: ${formatDollars(added)} for the year.`];
  }
  const lines = linesOf(studentLoan);
  const lineAt = (income: number) => lines.findLast((line) => line.start < income);
  const before = lineAt(without.taxableIncome)?.rate ?? 0;
  const after = lineAt(withBonus.taxableIncome);
  const of = after?.atZero === 0 ? 'of all your income' : 'of each further dollar';
  return [
    `Your student loan repayment goes up by ${formatDollars(added)}.`,
    !otherJobPay &&
      after !== undefined &&
      after.rate > before &&
      `Its rate goes from ${formatRate(before)} to ${formatRate(after.rate)} ${of}.`,
  ];
}

function surchargeNote({ without, with: withBonus }: BonusCalculation): string | false {
  const rateOf = ({ medicareLevySurcharge, taxableIncome }: PayResult) =>
    taxableIncome > 0 ? Math.round((medicareLevySurcharge / taxableIncome) * 10_000) / 10_000 : 0;
  const [before, after] = [rateOf(without), rateOf(withBonus)];
  const instead = before > 0 ? `, not ${formatRate(before)}` : '';
  return (
    after > before &&
    `You pass a limit of the Medicare levy surcharge: it is ${formatRate(after)} of all your income${instead}. Hospital cover avoids it.`
  );
}

/** Where super is not owed on the whole bonus. */
function superNote({ kind, bonus, added }: BonusCalculation, year: TaxYear): string | false {
  const { guarantee, contributionBase: base } = year.superannuation;
  if (base === undefined || added.superannuation >= bonus * guarantee.rate - 0.5) return false;
  const name = kindWords(kind);
  return 'perYear' in base
    ? `Super is compulsory on ${formatDollars(base.perYear)} of pay a year, so not on all of the ${name}.`
    : `Super is compulsory on ${formatDollars(base.perQuarter)} of pay a quarter. The ${name} is paid in one quarter, so not all of it counts.`;
}

/** The tax on each part: the rows come to the year's tax on the bonus, and their incomes to what there is between `from` and `to`. */
function rateRows({ parts, from, to }: PassedRates, yearTax: number): Figure[] {
  const bounds = [from, ...parts.slice(1).map((part) => part.from), to];
  const incomes = parts.map((_, at) =>
    sumShown([bounds[at + 1] as number, -(bounds[at] as number)]),
  );
  const taxes = partsShown(yearTax, [
    ...parts.map(({ step }) => step),
    ...parts.map(({ tax }, at) => (incomes[at] === 0 ? 0 : tax)),
  ]);
  // A step at the end has none.
  const withRate = parts.filter((_, at) => incomes[at] !== 0);
  const places = withRate.length === 1 ? [''] : ['the first '];
  const rows = parts.map((part, at) => [
    part.step !== 0 &&
      row(`A step at ${formatDollars(part.from)}`, formatDollars(taxes[at] as number)),
    withRate.includes(part) &&
      row(
        `${formatRate(part.rate)} of ${places.pop() ?? 'the next '}${formatDollars(incomes[at] as number)}`,
        formatDollars(taxes[parts.length + at] as number),
      ),
  ]);
  return present<Figure>([
    ...rows.flat(),
    { ...row("The year's tax on it", formatDollars(yearTax)), emphasis: 'total' },
  ]);
}

/** Each step of the schedule, and of its other method where that withholds another amount: few ask for them. */
function Steps(calculation: BonusCalculation) {
  const { withholding, fromBonus } = calculation;
  const schedule = scheduleText(calculation);
  const byAverage = withholding.by === 'schedule5' ? withholding.byAverage.fromBonus : fromBonus;
  return (
    <details className="card card-folded card-wide">
      <summary>How it is worked out</summary>
      <p key={schedule}>{schedule}</p>
      <FigureList figures={stepRows(calculation)} />
      {byAverage !== fromBonus && (
        <section>
          <h3>By method B(ii)</h3>
          <p>
            <LiveText>{`By method B(ii), ${byAverage === 0 ? 'nothing' : formatDollars(byAverage)} is withheld from it.`}</LiveText>{' '}
            Employers may choose. It counts average pay and earlier bonuses, and comes closer to the
            year's tax.
          </p>
          <FigureList figures={stepRows(calculation, true)} />
        </section>
      )}
    </details>
  );
}

function scheduleText({ withholding, kind, period }: BonusCalculation): string {
  switch (withholding.by) {
    case 'schedule5':
      return `By the ATO's Schedule 5, method A, with a ${CYCLE_NOUNS[period]}'s pay.${
        kind === 'leave-loading'
          ? ' That is for leave loading in one sum. Loading paid as leave is taken is part of the pay.'
          : ''
      }`;
    case 'onePay':
      return "By the ATO's usual table, as Schedule 5 is for more than one pay.";
    case 'schedule15':
      return "By the ATO's Schedule 15, which has one rate for the whole pay.";
  }
}

/** The steps of the schedule that the answer goes by: of Schedule 5 by method A, or `byAverage` by method B(ii). */
function stepRows(calculation: BonusCalculation, byAverage = false): Figure[] {
  const { withholding, kind, period, earnings, bonus, earlier, fromBonus, query } = calculation;
  const name = kindWords(kind);
  if (withholding.by !== 'schedule5') {
    const { fromBoth, fromEarnings } = withholding;
    return present<Figure>([
      withholding.by === 'schedule15' &&
        row('Paid before this pay', formatDollars(withholding.paidBefore)),
      withholding.by === 'schedule15' &&
        row('Rate that goes by it', formatRate(workingHolidayRate(calculation))),
      row(`Usual pay with the ${name}`, formatCents(sumShown([earnings, bonus], shownCents))),
      row('Withheld from both', formatDollars(fromBoth)),
      row('Withheld from usual pay alone', formatDollars(fromEarnings)),
      { ...row(`Withheld from the ${name}`, formatDollars(fromBonus)), emphasis: 'total' },
    ]);
  }
  const steps = byAverage ? withholding.byAverage : withholding.steps;
  const { usual, share, withheldFromUsual, withheldWithShare, pays } = steps;
  const hasEarlier = byAverage && earlier > 0;
  const all = hasEarlier ? `(${formatMoney(earlier)} + ${formatMoney(bonus)})` : formatMoney(bonus);
  const { withheldFromEarlierBonuses: borne } = withholding.soFar;
  const withLoan = query.options.studentLoan ? ', study loan included' : '';
  const note = byAverage ? undefined : `The lesser of the last two${withLoan}, without cents`;
  return present<Figure>([
    row(`${byAverage ? 'Average' : 'Usual'} pay, without cents`, formatDollars(usual)),
    row('Withheld from it', formatDollars(withheldFromUsual)),
    row(
      `Share of ${byAverage ? 'all bonuses of the year' : `the ${name}`}`,
      formatDollars(share),
      `${all} ÷ ${pays} pays, without cents`,
    ),
    row(`One ${CYCLE_NOUNS[period]}'s pay with its share`, formatDollars(usual + share)),
    row('Withheld from that', formatDollars(withheldWithShare)),
    row('More than from usual pay', formatDollars(withheldWithShare - withheldFromUsual)),
    row(`Times ${pays} pays`, formatDollars(steps.fromShares)),
    hasEarlier && row('Less what earlier bonuses bore', formatDollars(-borne)),
    row(`At most ${formatRate(bonusLimit(calculation))} of the ${name}`, formatCents(steps.limit)),
    {
      ...row(`Withheld from the ${name}`, formatDollars(steps.fromBonus), note),
      emphasis: 'total',
    },
  ]).map((each, index) => ({ ...each, label: `${index + 1}. ${each.label}` }));
}
