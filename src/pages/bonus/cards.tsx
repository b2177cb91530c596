/** The cards below the answer: how it is worked out, and what the bonus makes of the year. */

import { memo } from 'react';
import { FigureList, FigureSection } from '../../components/figure-list.tsx';
import { FigureTable } from '../../components/figure-table.tsx';
import { LiveHint, LiveText } from '../../components/live-text.tsx';
import { RateBlocks } from '../../components/plots/rate-blocks.tsx';
import { type PassedRates, passedRates, type RatePart } from '../../pay/passed-rates.ts';
import { taxYearOf } from '../../pay/rules/rule-set.ts';
import { bonusStepFigures, scheduleText } from '../../words/bonus-steps.ts';
import { changeRow, type Figure, figure } from '../../words/figures.ts';
import {
  formatCents,
  formatDollars,
  formatMoney,
  formatRate,
  isNothing,
  isSeen,
  shownCents,
  sumShown,
} from '../../words/money.ts';
import {
  aboveCapText,
  loanNotes,
  rateFigures,
  superNote,
  surchargeNote,
} from '../../words/more-pay.ts';
import { CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { inTable, isBorne, PAY_ROWS, type PayRow, payRows } from '../../words/pay-rows.ts';
import { present } from '../../words/present.ts';
import { refundText } from '../../words/tax-time.ts';
import { Late, type LatePart } from '../live/late.tsx';
import type { BonusCalculation } from './calculation.ts';
import { kindWords, refundOfYear } from './texts.ts';

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
    figure('Usual pay', formatCents(earnings)),
    figure(
      `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      formatCents(bonus),
      isNothing(superPart) ? undefined : less,
    ),
    figure('Withheld from usual pay', formatDollars(-fromEarnings)),
    figure(`Withheld from the ${name}`, formatDollars(-fromBonus)),
    {
      ...figure(
        'In your account',
        formatCents(sumShown([earnings, bonus, -fromEarnings, -fromBonus], shownCents)),
      ),
      emphasis: 'net',
    },
  ];
}

/** The year, and the rates that make its tax on the bonus. */
function Year({ of: calculation }: LatePart<BonusCalculation>) {
  const { query, entered, earlierEntered, rules } = calculation;
  const rates = passedRates({ ...query, bonus: entered, earlierBonuses: earlierEntered }, rules);
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
  return `The year's tax on it is ${formatDollars(yearTax)}: ${rate} of ${formatDollars(bonus)}${whole}.${aboveCapText(added.excessContributions)}`;
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
        sentence={`Taxable income goes from ${formatDollars(from)} to ${formatDollars(to)}.${aboveCapText(added.excessContributions)} These are the rates on the way, all taxes together.`}
        parts={parts}
        height={160}
        labelLength={110}
        rows={rateFigures(rates, shown.yearTax)}
      />
    </section>
  );
}

/** The rows of a year, which come to its take-home pay, so that no tax is left out; then super. */
function yearRows({ without, shown }: BonusCalculation) {
  const { with: withBonus } = shown;
  const rowOf = (each: PayRow) =>
    changeRow(each.plain, [inTable(each, without), inTable(each, withBonus)]);
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
  const { rules, query, kind, bonus, added } = calculation;
  const year = taxYearOf(rules, query.taxYear);
  const refund = refundOfYear(calculation);
  return present([
    query.otherJobPay !== undefined && "This is this pay's part of the tax on both jobs.",
    refund !== undefined &&
      `At tax time, with a year of usual pays: ${refundText(refund, 'about ')}.`,
    ...loanNotes(calculation, year, query),
    surchargeNote(calculation),
    isSeen(added.division293Tax) &&
      `Division 293 tax, billed later: ${formatDollars(added.division293Tax)} more. Your super can pay it.`,
    superNote(kindWords(kind), bonus, added, year),
    kind === 'back-pay' &&
      'Back pay for earlier years can bring a tax offset. It is not counted here.',
    kind === 'leave-loading' && 'Leave loading that makes up for lost overtime has no super.',
  ]);
}

/** Each step of the schedule, and of its other method where that withholds another amount: few ask for them. */
function Steps(calculation: BonusCalculation) {
  const { withholding, kind, period, query, fromBonus } = calculation;
  const { studentLoan } = query.options;
  const terms = { name: kindWords(kind), period, studentLoan };
  const schedule = scheduleText(withholding.by, period, kind === 'leave-loading');
  const byAverage = withholding.by === 'schedule5' ? withholding.byAverage.fromBonus : fromBonus;
  return (
    <details className="card card-folded card-wide">
      <summary>How it is worked out</summary>
      <p key={schedule}>{schedule}</p>
      <FigureList figures={bonusStepFigures(calculation, terms)} />
      {byAverage !== fromBonus && (
        <section>
          <h3>By method B(ii)</h3>
          <p>
            <LiveText>{`By method B(ii), ${byAverage === 0 ? 'nothing' : formatDollars(byAverage)} is withheld from it.`}</LiveText>{' '}
            Employers may choose. It counts average pay and earlier bonuses, and comes closer to the
            year's tax.
          </p>
          <FigureList figures={bonusStepFigures(calculation, terms, 'byAverage')} />
        </section>
      )}
    </details>
  );
}
