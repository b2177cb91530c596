/** All that loads after the answer: the cards below it, the bar of the figures that matter most, and the figures of options. */
import { memo } from 'react';
import { FigureSection } from '../../components/figure-list.tsx';
import { LiveHint } from '../../components/live-text.tsx';
import { TakeHomePay, TaxBreakdown } from '../../components/pay-cards.tsx';
import { PayTable } from '../../components/pay-table.tsx';
import { IncomeCurve } from '../../components/plots/income-curve.tsx';
import { PayBar, payBarParts } from '../../components/plots/pay-bar.tsx';
import { RateBlocks } from '../../components/plots/rate-blocks.tsx';
import { TAX_RETURN_PATH } from '../../site/paths.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { superWithin } from '../../words/package-text.ts';
import { payBarContent } from '../../words/pay-bar.ts';
import { payShares } from '../../words/pay-shares.ts';
import {
  type Pays,
  payTableTexts,
  takeHomePayTexts,
  taxBreakdownTexts,
} from '../../words/pay-texts.ts';
import { taxByBracket } from '../../words/tax-by-bracket.ts';
import { figureId } from '../form/option-switches.tsx';
import { Late, type LatePart } from '../live/late.tsx';
import { SummaryBar as SummaryLine } from '../live/summary-bar.tsx';
import { type Calculation, hasSchedules, hasYear } from './calculation.ts';
import {
  notesOf,
  type OptionOf,
  optionText,
  paysByPeriod,
  summaryFigures,
  superOnLeaving,
} from './card-texts.ts';

/** The parts of the year's pay, in the answer: nothing where its tax is not known. */
export function AnswerBar({ of: calculation }: LatePart<Calculation>) {
  const { pay } = calculation;
  return hasYear(calculation) && <PayBar parts={payBarParts(payBarContent(pay, payShares(pay)))} />;
}

/** The table, and the plots below it, are drawn in frames of their own: see `Late`. */
export const Cards = memo(function Cards({ of: calculation }: LatePart<Calculation>) {
  const pays = paysByPeriod(calculation);
  const { query, pay } = calculation;
  const superOfYear = query.options.includesSuperannuation
    ? superWithin(query.annualSalary, pay)
    : pay.superannuation;
  return (
    <>
      <Year {...calculation} />
      <TakeHomePay
        {...takeHomePayTexts(pay, pays, superOfYear)}
        superLabel="Super annual contribution"
      >
        <LiveHint>{superOnLeaving(calculation) ?? ''}</LiveHint>
      </TakeHomePay>
      <Late of={{ ...calculation, pays }} Part={Table} />
    </>
  );
});

function Table({ of: calculation }: LatePart<Calculation & { readonly pays: Pays | undefined }>) {
  const { fragment, entered, pay, pays } = calculation;
  return (
    <>
      <section className="card card-wide comprehensive">
        <PayTable
          {...payTableTexts(pay, { pays })}
          setOff={entered.cycle === 'annually' ? entered.cycle : entered.period}
        />
        {pays && (
          <>
            {notesOf(calculation, pays).map((note) => (
              <LiveHint key={note}>{note}</LiveHint>
            ))}
            <p>
              <a className="carries-entries" href={TAX_RETURN_PATH + fragment}>
                Work out your tax return
              </a>
            </p>
          </>
        )}
      </section>
      <Late of={calculation} Part={Plots} />
    </>
  );
}

function Plots({ of: calculation }: LatePart<Calculation>) {
  const { rules, taxYear, query, pay } = calculation;
  return (
    hasYear(calculation) && (
      <div className="plots">
        {/* Beside another job, the brackets are not those of this pay alone. */}
        {!query.otherJobPay && (
          <section className="card">
            <h2>Income tax by bracket</h2>
            <RateBlocks
              {...taxByBracket(pay, taxYear, query.options)}
              height={220}
              labelLength={100}
            />
          </section>
        )}
        <div className="card">
          <IncomeCurve rules={rules} income={pay.grossAnnual} query={query} />
        </div>
      </div>
    )
  );
}

/** The tax of the year; of a second job, only beside the other one. */
function Year(calculation: Calculation) {
  const { taxYear, query, pay } = calculation;
  if (!hasYear(calculation)) {
    return (
      <FigureSection
        className="card"
        title="Tax Breakdown"
        figures={[{ label: 'Gross Annual Salary', amount: formatDollars(pay.grossAnnual) }]}
      >
        <p>Enter the pay of your other job: the tax of the year is on both.</p>
      </FigureSection>
    );
  }
  return (
    <TaxBreakdown {...taxBreakdownTexts(pay)} medicareRate={formatRate(taxYear.medicareLevy.rate)}>
      <p className="hint">The Medicare levy helps to pay for public health care.</p>
      {hasSchedules(calculation) && query.otherJobPay && (
        <p className="hint">This is this pay's part of the tax on both jobs.</p>
      )}
    </TaxBreakdown>
  );
}

export function SummaryBar({ of: calculation }: LatePart<Calculation>) {
  return <SummaryLine {...summaryFigures(calculation)} />;
}

export function OptionFigure({ of }: LatePart<OptionOf>) {
  return <LiveHint id={figureId(of.option)}>{optionText(of)}</LiveHint>;
}
