import { type ComponentType, Suspense, useCallback } from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import { TakeHomePay, TaxBreakdown } from '../../components/pay-cards.tsx';
import { type PayResult, type RuleSet, taxYearOf } from '../../pay/index.ts';
import type { ControlNotes } from '../../site/control-notes.ts';
import { formatRate } from '../../site/money.ts';
import { optionsOn } from '../../site/pay-options.ts';
import {
  packageText,
  payTableTexts,
  takeHomePayTexts,
  taxBreakdownTexts,
} from '../../site/pay-texts.ts';
import { taxYearDescription } from '../../site/tax-year-description.ts';
import { Answer, type Answered, answerTo } from './answer.tsx';
import { ComprehensiveBreakdown } from './comprehensive-breakdown.tsx';
import { CustomSuperField } from './custom-super-field.tsx';
import { annualSalaryOf, defaultInputs, hasSalary, type InputChange, queryOf } from './inputs.ts';
import { LowIncomeNote } from './low-income-note.tsx';
import { OptionSwitches } from './option-switches.tsx';
import type { PlotsProps } from './plots.tsx';
import { PlotsAfterFigures } from './plots-after-figures.tsx';
import { SalaryField } from './salary-field.tsx';
import {
  NativeTaxYearSelect,
  TAX_YEAR_FIELD_ID,
  type TaxYearFieldProps,
} from './tax-year-field.tsx';

export interface CalculatorProps {
  readonly notes: ControlNotes;
  readonly answered: Answered;
  readonly change: (change: InputChange) => void;
  /** Whether the visitor has paused after typing a salary. */
  readonly isSettled: boolean;
  /** The control under the label 'Tax year', its id `TAX_YEAR_FIELD_ID`. */
  readonly TaxYearField: ComponentType<TaxYearFieldProps>;
  readonly Plots: ComponentType<PlotsProps>;
  /** The bar at the bottom of the window. */
  readonly Summary: ComponentType<{ pay: PayResult }>;
  /** The card 'On your payslip'; undefined where the rule set has no withholding schedules. */
  readonly Payslip: ComponentType<{ answered: Answered }> | undefined;
  readonly copyLink: () => void;
  /** Whether the link was copied, in words; empty when nothing was asked. */
  readonly copyOutcome: string;
  /** The net pay in words, once typing pauses, for screen readers alone. */
  readonly announcement: string;
}

/** The calculator as it is rendered at build time, before the browser makes it live. */
export function restingCalculator(
  rules: RuleSet,
  notes: ControlNotes,
  parts: Pick<CalculatorProps, 'Plots' | 'Summary' | 'Payslip'>,
): CalculatorProps {
  return {
    notes,
    answered: answerTo(defaultInputs(rules), rules),
    change: ignore,
    isSettled: false,
    TaxYearField: NativeTaxYearSelect,
    ...parts,
    copyLink: ignore,
    copyOutcome: '',
    announcement: '',
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
  Summary,
  Payslip,
  copyLink,
  copyOutcome,
  announcement,
}: CalculatorProps) {
  const { rules, inputs, pay } = answered;
  const taxYear = taxYearOf(rules, inputs.taxYear);
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
          <LiveText>{taxYearDescription(taxYear.label)}</LiveText>
        </p>
      </hgroup>
      {/* The options' classes make room for the lines that they may add. */}
      <div className={`calculator ${isEmpty ? 'empty ' : ''}${optionsOn(options).join(' ')}`}>
        <div className="inputs">
          <SalaryField inputs={inputs} isSettled={isSettled} change={change} />
          <div className="card year">
            <label htmlFor={TAX_YEAR_FIELD_ID}>Tax year</label>
            <div className="select">
              <TaxYearField rules={rules} taxYear={inputs.taxYear} choose={choose} />
            </div>
            <CustomSuperField text={inputs.customSuper} taxYear={taxYear} change={change} />
            {yearNote && <p className="hint">{yearNote}</p>}
          </div>
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
        <div className="results">
          <div className="answer-place">
            <Answer {...answered} />
            {isEmpty && <p className="card">Enter your gross pay to see what you take home.</p>}
          </div>
          <TaxBreakdown
            {...taxBreakdownTexts(pay, taxYear)}
            medicareRate={formatRate(taxYear.medicareLevy.rate)}
          >
            <LowIncomeNote offset={notes.lowIncomeOffset} pay={pay} options={options} />
          </TaxBreakdown>
          <TakeHomePay {...takeHomePayTexts(pay)} superLabel="Super annual contribution" />
          <ComprehensiveBreakdown {...payTableTexts(pay)} />
          {Payslip && <Payslip answered={answered} />}
          <PlotsAfterFigures rules={rules} query={JSON.stringify(queryOf(inputs))} Plots={Plots} />
        </div>
      </div>
      <p className="unseen" role="status">
        <LiveText>{announcement}</LiveText>
      </p>
      <Suspense>
        <Summary pay={pay} />
      </Suspense>
    </LiveFigures>
  );
}

function ignore(): void {}
