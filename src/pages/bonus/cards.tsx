/** The cards below the answer: how it is worked out, and what the bonus makes of the year. */

import { FigureList } from '../../components/figure-list.tsx';
import { LiveText } from '../../components/live-text.tsx';
import { AmountBar } from '../../components/plots/pay-bar.tsx';
import { RateBlocks } from '../../components/plots/rate-blocks.tsx';
import { passedRates } from '../../pay/passed-rates.ts';
import { PERIODS_PER_YEAR } from '../../pay/periods.ts';
import { taxYearOf } from '../../pay/rules/rule-set.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import { bonusStepFigures, scheduleText } from '../../words/bonus-steps.ts';
import { type Figure, figure } from '../../words/figures.ts';
import {
  formatCents,
  formatDollars,
  formatMoney,
  formatRate,
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
import { changeRows, isBorne, PAY_ROWS, payRows } from '../../words/pay-rows.ts';
import { refundText } from '../../words/tax-time.ts';
import { type Cards, whatNext } from '../live/cards.tsx';
import type { LatePart } from '../live/late.tsx';
import { type Bonus, refundOfYear } from './calculator.tsx';

export function cards(result: Bonus): Cards {
  const { period, settlement } = result;
  return [
    { title: `That ${CYCLE_NOUNS[period]}'s pay`, figures: [payoutRows(result)] },
    settlement
      ? () => yearCards(result)
      : {
          title: 'The year with and without it',
          say: [
            'The tax on a second job depends on the pay of the other one. Add it to see the year.',
          ],
        },
    <Steps key="steps" {...result} />,
    whatNext(['any pay'], ['tax return'], ['another offer'], ['redundancy']),
  ];
}

export const notes = {
  redundancy: { says: 'Redundancy? It is taxed differently.', offer: 'redundancy' },
  family: {
    says: "We don't count a partner, children or a custom super rate here.",
    offer: 'any pay',
  },
} as const;

export function AnswerBar({ of: { shown, fromBonus, name } }: LatePart<Bonus>) {
  return (
    <AmountBar
      amounts={[
        { kind: 'net', label: 'In your account', dollars: shown.lands },
        { kind: 'tax', label: `Withheld from the ${name}`, dollars: fromBonus },
        { kind: 'super', label: 'Super', dollars: shown.toSuper },
      ]}
    />
  );
}

/** Says why so much is withheld. Draws nothing if nothing is withheld. */
export function Reason({ of: result }: LatePart<Bonus>) {
  return (
    result.fromBonus !== 0 && (
      <p>
        <b>Why so much?</b> <LiveText>{whyText(result)}</LiveText>
      </p>
    )
  );
}

function whyText({ withholding, query, period }: Bonus): string {
  if (withholding.by === 'onePay') {
    return 'Back pay for one pay is added to it, and the whole pay is taxed by the usual table.';
  }
  if (withholding.by === 'schedule15') {
    const rate = formatRate(withholding.rate);
    return `Working holiday makers have a table of their own. The rate goes by what this employer has paid you since 1 July: ${rate}.`;
  }
  const { pays, isLimited, limitRate, withheldFromUsual } = withholding.steps;
  const over = pays < PERIODS_PER_YEAR[period] ? `${pays} pays` : 'a year of pays';
  const spread = `The tax table spreads it over ${over}, on top of your usual pay.`;
  if (isLimited) return `${spread} No more than ${formatRate(limitRate)} may be withheld.`;
  if (withholdingScale(query.options) !== 2) {
    return `${spread} No part of this pay is tax-free, so it is taxed at your highest rate.`;
  }
  return withheldFromUsual === 0
    ? `${spread} Usual pay is too low to be taxed, so a part of this is not taxed either.`
    : `${spread} Usual pay uses up the tax-free part and the lower rates, so it is taxed at your highest rate.`;
}

/** The amount in the account from the pay with the bonus. */
function payoutRows(result: Bonus): Figure[] {
  const { name, earnings, entered, bonus, fromBonus, withholding } = result;
  const { fromEarnings } = withholding.by === 'schedule5' ? withholding.steps : withholding;
  const superPart = sumShown([entered, -bonus], shownCents);
  const less = superPart !== 0 && `${formatMoney(entered)} less ${formatMoney(superPart)} of super`;
  const lands = sumShown([earnings, bonus, -fromEarnings, -fromBonus], shownCents);
  return [
    figure('Usual pay', formatCents(earnings)),
    figure(
      `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      formatCents(bonus),
      less || undefined,
    ),
    figure('Withheld from usual pay', formatDollars(-fromEarnings)),
    figure(`Withheld from the ${name}`, formatDollars(-fromBonus)),
    { ...figure('In your account', formatCents(lands)), emphasis: 'net' },
  ];
}

/** The year, whose rows come to its take-home pay, so that no tax is left out, and the rates that make its tax, where there are several. */
function yearCards(result: Bonus): Cards {
  const { query, name, entered, earlierBonuses, rules, without, added, shown } = result;
  const withBonus = { ...result.with, grossAnnual: sumShown([without.grossAnnual, shown.bonus]) };
  const charges = payRows(['medicareLevy', 'medicareLevySurcharge', 'studentLoanRepayment']);
  const borne = charges.filter((charge) => isBorne(charge, without, withBonus));
  const rows = [...payRows(['grossAnnual', 'incomeTax']), ...borne, PAY_ROWS.netAnnual];
  const rates = passedRates({ ...query, bonus: entered, earlierBonuses }, rules);
  const { parts, from, to } = rates;
  const isOneRate = parts.length === 1 && parts[0]?.step === 0;
  return [
    {
      title: 'The year with and without it',
      table: {
        columns: ['Without', 'With', 'Difference'],
        kind: 'compared',
        rows: changeRows(rows, without, withBonus),
        rest: changeRows([PAY_ROWS.superannuation], without, withBonus),
      },
      say: [isOneRate && shown.yearTax !== 0 && yearTaxText(result)],
      hints: yearNotes(result),
    },
    () => [
      parts.length > 0 &&
        !isOneRate && {
          title: `Tax rates that your ${name} passes`,
          className: 'rates',
          drawn: (
            <RateBlocks
              sentence={`Taxable income goes from ${formatDollars(from)} to ${formatDollars(to)}.${aboveCapText(added.excessContributions)} These are the rates on the way, all taxes together.`}
              parts={parts}
              height={160}
              labelLength={110}
              rows={rateFigures(rates, shown.yearTax)}
            />
          ),
        },
    ],
  ];
}

/** The year's tax on the bonus beside the bonus, as it is paid; the tax on super above the cap is part of it. */
function yearTaxText({ shown, added }: Bonus): string {
  const { bonus, toSuper, yearTax } = shown;
  const rate = formatRate(Math.round((yearTax * 10_000) / bonus) / 10_000);
  const whole = toSuper === 0 ? '' : ', without its super';
  return `The year's tax on it is ${formatDollars(yearTax)}: ${rate} of ${formatDollars(bonus)}${whole}.${aboveCapText(added.excessContributions)}`;
}

/** The consequences of the bonus in the year, a sentence or two each. */
function yearNotes(result: Bonus) {
  const { rules, query, kind, name, bonus, added } = result;
  const year = taxYearOf(rules, query.taxYear);
  const refund = refundOfYear(result);
  return [
    query.otherJobPay !== undefined && "This is this pay's part of the tax on both jobs.",
    refund !== undefined &&
      `At tax time, with a year of usual pays: ${refundText(refund, 'about ')}.`,
    ...loanNotes(result, year, query),
    surchargeNote(result),
    isSeen(added.division293Tax) &&
      `Division 293 tax, billed later: ${formatDollars(added.division293Tax)} more. Your super can pay it.`,
    superNote(name, bonus, added, year),
    kind === 'leave-loading' && 'Leave loading that makes up for lost overtime has no super.',
  ];
}

/** Each step of the schedule, and of its other method where that withholds another amount: few ask for them. */
function Steps(result: Bonus) {
  const { withholding, kind, period, fromBonus } = result;
  const schedule = scheduleText(withholding.by, period, kind === 'leave-loading');
  const byAverage = withholding.by === 'schedule5' ? withholding.byAverage.fromBonus : fromBonus;
  return (
    <details className="card card-folded">
      <summary>How it is worked out</summary>
      <p key={schedule}>{schedule}</p>
      <FigureList figures={bonusStepFigures(result)} />
      {byAverage !== fromBonus && (
        <section>
          <h3>By method B(ii)</h3>
          <p>
            <LiveText>{`By method B(ii), ${byAverage === 0 ? 'nothing' : formatDollars(byAverage)} is withheld from it.`}</LiveText>{' '}
            Employers may choose. It counts average pay and earlier bonuses, and comes closer to the
            year's tax.
          </p>
          <FigureList figures={bonusStepFigures(result, 'byAverage')} />
        </section>
      )}
    </details>
  );
}
