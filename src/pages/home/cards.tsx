/** All that loads after the answer: the cards below it, the bar of the figures that matter most, and the figures of options. */
import { LiveHint, LiveText } from '../../components/live-text.tsx';
import { TakeHomePay, TaxBreakdown } from '../../components/pay-cards.tsx';
import { PayTable } from '../../components/pay-table.tsx';
import { IncomeCurve } from '../../components/plots/income-curve.tsx';
import { PayBar, payBarParts } from '../../components/plots/pay-bar.tsx';
import { RateBlocks } from '../../components/plots/rate-blocks.tsx';
import { offersOf } from '../../site/calculators.ts';
import { NOT_ASKED_ID } from '../../site/paths.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { superWithin } from '../../words/package-text.ts';
import { payBarContent } from '../../words/pay-bar.ts';
import { payShares } from '../../words/pay-shares.ts';
import { payTableTexts, takeHomePayTexts, taxBreakdownTexts } from '../../words/pay-texts.ts';
import { taxByBracket } from '../../words/tax-by-bracket.ts';
import type { Cards } from '../live/cards.tsx';
import type { LatePart } from '../live/late.tsx';
import { SummaryBar as SummaryLine } from '../live/summary-bar.tsx';
import { figureId } from '../questions/options.tsx';
import { answerTexts, hasSchedules, hasYear } from './answer-texts.ts';
import type { Home } from './calculation.ts';
import {
  notesOf,
  type OptionOf,
  optionText,
  paysOf,
  summaryFigures,
  superOnLeaving,
} from './card-texts.ts';

export { Likelier } from './likelier.tsx';

/** The parts of the year's pay, in the answer: nothing where its tax is not known. */
export function AnswerBar({ of: result }: LatePart<Home>) {
  const { pay } = result;
  return hasYear(result) && <PayBar parts={payBarParts(payBarContent(pay, payShares(pay)))} />;
}

/** What comes back or is owed at tax time, as a link to the calculator that counts the rest of the year. */
export function TaxTime({ of: result }: LatePart<Home>) {
  const [taxReturn] = offersOf('tax return', result.rules.name);
  return (
    <a className="carries-entries" href={taxReturn?.path}>
      <LiveText>{answerTexts(result).taxTime}</LiveText>
    </a>
  );
}

/** The ways on from the answer. */
export function Further({ of: result }: LatePart<Home>) {
  const [offer] = offersOf('another offer', result.rules.name);
  const [bonus] = hasYear(result) ? offersOf('bonus', result.rules.name) : [];
  return (
    <>
      {offer && (
        <a className="button carries-entries" href={offer.path}>
          Compare with another offer
        </a>
      )}
      {bonus && (
        <p>
          <a className="carries-entries" href={bonus.path}>
            What lands from a bonus
          </a>
        </p>
      )}
      <p className="hint">
        <a href={`#${NOT_ASKED_ID}`}>Part-time, overtime, packaging or redundancy?</a>
      </p>
      <p className="hint">No sign-up. Nothing you type leaves this device.</p>
    </>
  );
}

/** The table, and the plots below it, are drawn in frames of their own. */
export function cards(result: Home): Cards {
  const { entered, query, pay } = result;
  const pays = paysOf(result);
  const superOfYear = query.options.includesSuperannuation
    ? superWithin(query.annualSalary, pay)
    : pay.superannuation;
  return [
    hasYear(result) ? (
      <Year key="year" {...result} />
    ) : (
      {
        title: 'Tax Breakdown',
        figures: [[{ label: 'Gross Annual Salary', amount: formatDollars(pay.grossAnnual) }]],
        say: ['Enter the pay of your other job: the tax of the year is on both.'],
      }
    ),
    <TakeHomePay
      key="pay"
      {...takeHomePayTexts(pay, pays, superOfYear)}
      superLabel="Super annual contribution"
    >
      <LiveHint>{superOnLeaving(result) ?? ''}</LiveHint>
    </TakeHomePay>,
    () => [
      {
        isWide: true,
        className: 'comprehensive',
        drawn: (
          <PayTable
            {...payTableTexts(pay, { pays })}
            setOff={entered.cycle === 'annually' ? entered.cycle : entered.period}
          />
        ),
        hints: pays && notesOf(result, pays),
        offer: pays && 'tax return',
      },
      () => [hasYear(result) && <Plots key="plots" {...result} />],
    ],
  ];
}

/** The tax of the year on the pay, whole or beside that of another job. */
function Year(result: Home) {
  const { taxYear, query, pay } = result;
  return (
    <TaxBreakdown {...taxBreakdownTexts(pay)} medicareRate={formatRate(taxYear.medicareLevy.rate)}>
      <p className="hint">The Medicare levy helps to pay for public health care.</p>
      {hasSchedules(result) && query.otherJobPay && (
        <p className="hint">This is this pay's part of the tax on both jobs.</p>
      )}
    </TaxBreakdown>
  );
}

function Plots({ rules, taxYear, query, pay }: Home) {
  return (
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
  );
}

export function SummaryBar({ of: result }: LatePart<Home>) {
  return <SummaryLine {...summaryFigures(result)} />;
}

export function OptionFigure({ of }: LatePart<OptionOf>) {
  return <LiveHint id={figureId(of.option)}>{optionText(of)}</LiveHint>;
}
