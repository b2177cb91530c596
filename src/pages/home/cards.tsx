/** All that loads after the answer: the cards below it, the bar of the figures that matter most, and the figures of options. */
import { LiveHint } from '../../components/live-text.tsx';
import { TakeHomePay, TaxBreakdown } from '../../components/pay-cards.tsx';
import { PayTable } from '../../components/pay-table.tsx';
import { IncomeCurve } from '../../components/plots/income-curve.tsx';
import { PayBar, payBarParts } from '../../components/plots/pay-bar.tsx';
import { RateBlocks } from '../../components/plots/rate-blocks.tsx';
import type { PayOption } from '../../pay/pay-options.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import { LOWER_RATES } from '../../words/earnings.ts';
import { type Figure, figure } from '../../words/figures.ts';
import { formatCents, formatDollars, formatRate } from '../../words/money.ts';
import { optionFigure } from '../../words/option-figures.ts';
import { superWithin } from '../../words/package-text.ts';
import { payBarContent } from '../../words/pay-bar.ts';
import { CYCLE_NAMES, onePeriod, PAID_BY } from '../../words/pay-cycles.ts';
import { shownTaxes } from '../../words/pay-rows.ts';
import { payShares } from '../../words/pay-shares.ts';
import {
  type Pays,
  payTableTexts,
  takeHomePayTexts,
  taxBreakdownTexts,
} from '../../words/pay-texts.ts';
import { paysNotes } from '../../words/pays-notes.ts';
import { taxByBracket } from '../../words/tax-by-bracket.ts';
import { type Cards, whatNext } from '../live/cards.tsx';
import type { LatePart } from '../live/late.tsx';
import { SummaryBar as SummaryLine } from '../live/summary-bar.tsx';
import { figureId } from '../questions/options.tsx';
import { type Home, paidOut, payslip } from './calculation.ts';
import { NEXT } from './next.ts';
import { partOfYear, refundOf } from './paid-texts.ts';

export { Asks } from './asks.tsx';

/** The parts of the year's pay, in the answer: nothing where its tax is not known. */
export function AnswerBar({ of: { pay, hasYear } }: LatePart<Home>) {
  return hasYear && <PayBar parts={payBarParts(payBarContent(pay, payShares(pay)))} />;
}

/** The table, and the plots below it, are drawn in frames of their own. */
export function cards(result: Home): Cards {
  const { rules, taxYear, entered, query, pay, hasSchedules, hasYear } = result;
  const { options, otherJobPay } = query;
  const { departure } = taxYear.superannuation;
  const medicareRate = formatRate(taxYear.medicareLevy.rate);
  const hasSurcharge = pay.medicareLevySurcharge > 0;
  const scale = withholdingScale(options);
  const pays = paysOf(result);
  const superOfYear = options.includesSuperannuation
    ? superWithin(query.annualSalary, pay)
    : pay.superannuation;
  const takeHome = takeHomePayTexts(pay, pays, superOfYear);
  return [
    [
      hasYear ? (
        <TaxBreakdown key="year" {...taxBreakdownTexts(pay)} medicareRate={medicareRate}>
          <p className="hint">The Medicare levy helps to pay for public health care.</p>
          {(query.spouse ?? query.dependentChildren) !== undefined && (
            <p className="hint">We don't count family payments or child care subsidy.</p>
          )}
          {hasSchedules && otherJobPay && (
            <p className="hint">This is this pay's part of the tax on both jobs.</p>
          )}
        </TaxBreakdown>
      ) : (
        {
          title: 'Tax Breakdown',
          figures: [[figure('Gross Annual Salary', formatDollars(pay.grossAnnual))]],
          say: ['Enter the pay of your other job: the tax of the year is on both.'],
        }
      ),
      <TakeHomePay key="pay" {...takeHome} superLabel="Super annual contribution">
        {entered.cycle === 'hourly' && <p className="hint">{LOWER_RATES}</p>}
        {departure && scale === 'workingHoliday' && (
          <LiveHint>
            {`If you leave Australia for good, your super is taxed at ${formatRate(departure.rate)} when it is paid to you.`}
          </LiveHint>
        )}
      </TakeHomePay>,
    ],
    () => [
      {
        className: 'comprehensive',
        drawn: <PayTable {...payTableTexts(pay, { pays })} setOff={result.shown} />,
        hints: pays && [
          ...paysNotes({ pays, taxYear, scale, period: entered.period, hasSurcharge }),
          partOfYear(result, entered.period) && 'The table is for a full year of pays.',
        ],
      },
      whatNext(...NEXT),
      () => [
        hasYear && (
          <div key="plots" className="plots">
            {/* With another job, the brackets depend on both pays. */}
            {!otherJobPay && (
              <section className="card">
                <h2>Income tax by bracket</h2>
                <RateBlocks
                  {...taxByBracket(pay, taxYear, options)}
                  height={220}
                  labelLength={100}
                />
              </section>
            )}
            <div className="card">
              <IncomeCurve rules={rules} income={pay.grossAnnual} query={query} />
            </div>
          </div>
        ),
      ],
    ],
  ];
}

/** The pays of the year by every period. There are none in a year without withholding schedules. */
export function paysOf(result: Home): Pays | undefined {
  if (!result.hasSchedules) return undefined;
  const refunds = PAID_BY.flatMap((period) => refundOf(result, period) ?? []);
  return {
    weekly: payslip(result, 'weekly'),
    fortnightly: payslip(result, 'fortnightly'),
    monthly: payslip(result, 'monthly'),
    refunds: refunds.length > 0 ? refunds : undefined,
  };
}

/** The summary bar has one pay, or the whole year where the set has no schedules or the visitor entered a yearly salary. */
export function SummaryBar({ of: result }: LatePart<Home>) {
  const { pay, hasSchedules, hasYear } = result;
  const { cycle, period } = result.entered;
  const isOfYear = !hasSchedules || (cycle === 'annually' && hasYear);
  const paid = isOfYear ? undefined : payslip(result, period);
  const [gross, tax, net] = paid
    ? [formatCents(paid.gross), paid.total, formatCents(paid.netPay)]
    : [formatDollars(pay.grossAnnual), shownTaxes(pay).totalTax, formatDollars(pay.netAnnual)];
  const note = hasSchedules ? onePeriod(isOfYear ? 'annually' : period) : undefined;
  const figures: Figure[] = [
    figure('Gross', gross, note),
    figure('Tax', formatDollars(tax), note),
    { ...figure('Net', net, note), emphasis: 'net' },
  ];
  const wide = (['weekly', 'monthly'] as const).map((each) =>
    figure(CYCLE_NAMES[each], formatCents(paidOut(result, each)), hasSchedules ? 'lands' : ''),
  );
  return <SummaryLine figures={figures} wide={wide} />;
}

export function OptionFigure({
  of: { option, result },
}: LatePart<{ readonly option: PayOption; readonly result: Home }>) {
  return <LiveHint id={figureId(option)}>{optionFigure(option, result)}</LiveHint>;
}
