/** All cards below the answer. */
import { memo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { TakeHomePay, TaxBreakdown } from '../../components/pay-cards.tsx';
import { PayTable } from '../../components/pay-table.tsx';
import { withholdingScale } from '../../pay/withholding/index.ts';
import { BONUS_PATH, TAX_RETURN_PATH } from '../../site/paths.ts';
import { formatRate } from '../../words/money.ts';
import { payTableTexts, takeHomePayTexts, taxBreakdownTexts } from '../../words/pay-texts.ts';
import type { LatePart } from '../live/late.tsx';
import { BracketParts } from './bracket-parts.tsx';
import type { Calculation } from './calculation.ts';
import { IncomeCurve } from './income-curve.tsx';
import { Payslip } from './payslip.tsx';
import { payslipContent } from './payslip-texts.ts';
import { hasSchedules } from './texts.ts';

export const Cards = memo(function Cards({ of: calculation }: LatePart<Calculation>) {
  return (
    <>
      <Results calculation={calculation} />
      <PayslipCard calculation={calculation} />
      <div className="plots">
        <Plots calculation={calculation} />
      </div>
    </>
  );
});

interface CalculationProps {
  readonly calculation: Calculation;
}

/** The cards of figures below the answer. */
function Results({ calculation }: CalculationProps) {
  const { taxYear, entered, query, pay } = calculation;
  // The pay that lands in the account is another figure.
  const spread = hasSchedules(calculation) && (
    <p className="hint">The year's tax, spread evenly.</p>
  );
  return (
    <>
      <TaxBreakdown
        {...taxBreakdownTexts(pay)}
        medicareRate={formatRate(taxYear.medicareLevy.rate)}
      >
        <p className="hint">The Medicare levy helps to pay for public health care.</p>
        {withholdingScale(query.options) === 1 && hasSchedules(calculation) && (
          <p className="hint">
            <LiveText>
              {query.otherJobPay
                ? "This is this pay's part of the tax on both jobs."
                : 'This is the tax if this is your only job.'}
            </LiveText>
          </p>
        )}
      </TaxBreakdown>
      <TakeHomePay {...takeHomePayTexts(pay)} superLabel="Super annual contribution">
        {spread}
      </TakeHomePay>
      <section className="card card-wide comprehensive">
        <PayTable
          {...payTableTexts(pay)}
          setOff={entered.cycle === 'annually' ? entered.cycle : entered.period}
        />
        {spread}
      </section>
    </>
  );
}

/** The card 'On your payslip' for a calculation whose year has withholding schedules. */
function PayslipCard({ calculation }: CalculationProps) {
  if (!hasSchedules(calculation)) return null;
  const { rules, fragment, query, entered } = calculation;
  const { period } = entered;
  return (
    <Payslip {...payslipContent(query, period, rules)} period={period}>
      <p>
        <a href={BONUS_PATH + fragment}>See what lands of a bonus</a>
      </p>
      <p>
        <a href={TAX_RETURN_PATH + fragment}>Work out your tax return</a>
      </p>
    </Payslip>
  );
}

/** The brackets of the pay, and its place among all incomes. */
function Plots({ calculation: { rules, taxYear, entries, query, pay } }: CalculationProps) {
  const { options, otherJobPay, spouse, dependentChildren } = query;
  return (
    <>
      {/* Beside another job, the brackets are not those of this pay alone. */}
      {otherJobPay ? null : (
        <section className="card">
          <h2>Income tax by bracket</h2>
          <BracketParts pay={pay} taxYear={taxYear} options={options} />
        </section>
      )}
      <div className="card">
        <IncomeCurve
          rules={rules}
          income={pay.grossAnnual}
          taxYear={taxYear.label}
          options={entries.options}
          household={JSON.stringify({ otherJobPay, spouse, dependentChildren })}
        />
      </div>
    </>
  );
}
