import { type ComponentType, memo, useCallback } from 'react';
import { useAfterPaint } from '../../components/after-paint.ts';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import { TakeHomePay, TaxBreakdown } from '../../components/pay-cards.tsx';
import { PayBar } from '../../components/plots/pay-bar.tsx';
import { optionsOn, type PayResult, type RuleSet, taxYearOf } from '../../pay/index.ts';
import type { ControlNotes } from '../../site/control-notes.ts';
import { formatRate } from '../../site/money.ts';
import { offsetsLaterText } from '../../site/offset-texts.ts';
import { payShares } from '../../site/pay-shares.ts';
import {
  packageText,
  payTableTexts,
  takeHomePayTexts,
  taxBreakdownTexts,
} from '../../site/pay-texts.ts';
import { payBarContent } from '../../site/plots/pay-bar.ts';
import { Answer } from './answer.tsx';
import { CompareLink } from './compare-link.tsx';
import { ComprehensiveBreakdown } from './comprehensive-breakdown.tsx';
import { CustomSuperField } from './custom-super-field.tsx';
import {
  annualSalaryOf,
  type CalculatorInputs,
  defaultInputs,
  hasSalary,
  type InputChange,
  payOf,
  queryOf,
} from './inputs.ts';
import { LowIncomeNote } from './low-income-note.tsx';
import { OptionSwitches } from './option-switches.tsx';
import type { PlotsProps } from './plots.tsx';
import { PlotsAfterFigures } from './plots-after-figures.tsx';
import { SalaryField } from './salary-field.tsx';
import { SummaryBar } from './summary-bar.tsx';
import {
  NativeTaxYearSelect,
  TAX_YEAR_FIELD_ID,
  type TaxYearFieldProps,
} from './tax-year-field.tsx';

/** Inputs, and the answer to them. */
export interface Answered {
  readonly rules: RuleSet;
  readonly inputs: CalculatorInputs;
  /** That of `inputs`. */
  readonly pay: PayResult;
}

export interface CalculatorProps {
  readonly notes: ControlNotes;
  /** A new object if anything in it is new, and only then. */
  readonly answered: Answered;
  readonly change: (change: InputChange) => void;
  /** Whether the visitor has paused after typing a salary. */
  readonly isSettled: boolean;
  /** The control under the label 'Tax year', its id `TAX_YEAR_FIELD_ID`. */
  readonly TaxYearField: ComponentType<TaxYearFieldProps>;
  readonly Plots: ComponentType<PlotsProps>;
  /** The card 'On your payslip'; undefined where the rule set has no withholding schedules. */
  readonly Payslip: ComponentType<Answered> | undefined;
  readonly copyLink: () => void;
  /** Whether the link was copied, in words; empty when nothing was asked. */
  readonly copyOutcome: string;
  /** The net pay in words, once typing pauses, for screen readers alone. */
  readonly announcement: string;
  readonly isSummaryShown: boolean;
  readonly dismissSummary: () => void;
}

/** The calculator as it is rendered at build time, before the browser makes it live. */
export function restingCalculator(
  rules: RuleSet,
  notes: ControlNotes,
  Plots: ComponentType<PlotsProps>,
  Payslip: CalculatorProps['Payslip'],
): CalculatorProps {
  const inputs = defaultInputs(rules);
  return {
    notes,
    answered: { rules, inputs, pay: payOf(inputs, rules) },
    change: ignore,
    isSettled: false,
    TaxYearField: NativeTaxYearSelect,
    Plots,
    Payslip,
    copyLink: ignore,
    copyOutcome: '',
    announcement: '',
    isSummaryShown: false,
    dismissSummary: ignore,
  };
}

/**
 * The inputs and every figure that follows from them. A text that changes is a `LiveText`, so that it stays right where
 * the page is translated.
 */
export function Calculator({
  notes,
  answered,
  change,
  isSettled,
  TaxYearField,
  Plots,
  Payslip,
  copyLink,
  copyOutcome,
  announcement,
  isSummaryShown,
  dismissSummary,
}: CalculatorProps) {
  const { rules, inputs, pay } = answered;
  const taxYear = taxYearOf(rules, inputs.taxYear);
  const followed = useAfterPaint(answered);
  const isEmpty = !hasSalary(inputs);
  const choose = useCallback((text: string) => change({ input: 'taxYear', text }), [change]);
  const { options } = inputs;
  const yearNote = notes.taxYears[taxYear.label];
  return (
    <LiveFigures value={true}>
      <hgroup>
        <h1>Australian Pay Calculator</h1>
        <p>
          <b>
            <LiveText>{`Tax year ${taxYear.label}`}</LiveText>
          </b>{' '}
          <LiveText>{taxYear.description}</LiveText>
        </p>
      </hgroup>
      {/* The options' classes make room for the lines that they may add. */}
      <div className={`calculator ${isEmpty ? 'empty ' : ''}${optionsOn(options).join(' ')}`}>
        <div className="inputs">
          <SalaryField inputs={inputs} isSettled={isSettled} change={change} />
          <section className="card year">
            <label htmlFor={TAX_YEAR_FIELD_ID}>Tax year</label>
            <div className="select">
              <TaxYearField rules={rules} taxYear={inputs.taxYear} choose={choose} />
            </div>
            <CustomSuperField text={inputs.customSuper} taxYear={taxYear} change={change} />
            {yearNote === undefined ? null : <p className="hint">{yearNote}</p>}
          </section>
          <OptionSwitches
            options={options}
            notes={notes}
            packageNote={
              options.includesSuperannuation ? packageText(annualSalaryOf(inputs), pay) : ''
            }
            change={change}
          />
          <p className="actions">
            <button
              type="button"
              popoverTarget="copy"
              popoverTargetAction="show"
              onClick={copyLink}
            >
              Copy link
            </button>
            <button
              type="button"
              popoverTarget="reset"
              popoverTargetAction="show"
              onClick={() => change({ input: 'replaced', inputs: defaultInputs(rules) })}
            >
              Reset
            </button>
            {/* Never shown. They open when their button is pressed before a script hears it: see `pressAgain`. */}
            <i id="copy" popover="manual" />
            <i id="reset" popover="manual" />
            <output>
              <LiveText>{copyOutcome}</LiveText>
            </output>
          </p>
        </div>
        <div className="results" aria-busy={followed !== answered}>
          <div className="answer-place">
            <Answer
              pay={pay}
              payCycle={inputs.payCycle}
              taxYear={taxYear.label}
              offsetsLater={offsetsLaterText(queryOf(inputs), rules)}
            >
              <FollowingDetails {...followed} />
            </Answer>
            {isEmpty && <p className="card">Enter your gross pay to see what you take home.</p>}
          </div>
          <FollowingCards {...followed} notes={notes} Plots={Plots} Payslip={Payslip} />
        </div>
      </div>
      <p className="unseen" role="status">
        <LiveText>{announcement}</LiveText>
      </p>
      <SummaryBar pay={followed.pay} isShown={isSummaryShown} dismiss={dismissSummary} />
    </LiveFigures>
  );
}

/** What is below the figures of the answer: where the pay goes, and the way to a comparison. */
const FollowingDetails = memo(function FollowingDetails({ rules, inputs, pay }: Answered) {
  return (
    <>
      <PayBar {...payBarContent(pay, payShares(pay))} />
      <CompareLink inputs={inputs} rules={rules} />
    </>
  );
});

/** The figures below the answer: rendered and laid out after it has been painted, so that it does not wait for them. */
const FollowingCards = memo(function FollowingCards({
  rules,
  notes,
  inputs,
  pay,
  Plots,
  Payslip,
}: Answered & Pick<CalculatorProps, 'notes' | 'Plots' | 'Payslip'>) {
  const taxYear = taxYearOf(rules, inputs.taxYear);
  return (
    <>
      <TaxBreakdown
        {...taxBreakdownTexts(pay, taxYear)}
        medicareRate={formatRate(taxYear.medicareRate)}
      >
        <LowIncomeNote offset={notes.lowIncomeOffset} pay={pay} options={inputs.options} />
      </TaxBreakdown>
      <TakeHomePay {...takeHomePayTexts(pay)} superLabel="Super annual contribution" />
      <ComprehensiveBreakdown {...payTableTexts(pay)} />
      {Payslip && <Payslip rules={rules} inputs={inputs} pay={pay} />}
      <PlotsAfterFigures rules={rules} query={JSON.stringify(queryOf(inputs))} Plots={Plots} />
    </>
  );
});

function ignore(): void {}
