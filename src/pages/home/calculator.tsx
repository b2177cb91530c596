import { type ComponentType, useCallback } from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import { TakeHomePay, TaxBreakdown } from '../../components/pay-cards.tsx';
import { type PayResult, type RuleSet, taxYearOf } from '../../pay/index.ts';
import type { ControlNotes } from '../../site/control-notes.ts';
import { formatRate } from '../../site/money.ts';
import { offsetsLaterText } from '../../site/offset-texts.ts';
import {
  packageText,
  payTableTexts,
  takeHomePayTexts,
  taxBreakdownTexts,
} from '../../site/pay-texts.ts';
import { Answer } from './answer.tsx';
import { CompareLink } from './compare-link.tsx';
import { ComprehensiveBreakdown } from './comprehensive-breakdown.tsx';
import { CustomSuperField } from './custom-super-field.tsx';
import {
  annualSalaryOf,
  type CalculatorInputs,
  defaultInputs,
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

export interface CalculatorProps {
  readonly rules: RuleSet;
  readonly notes: ControlNotes;
  readonly inputs: CalculatorInputs;
  readonly change: (change: InputChange) => void;
  /** The control under the label 'Tax year', its id `TAX_YEAR_FIELD_ID`. */
  readonly TaxYearField: ComponentType<TaxYearFieldProps>;
  readonly Plots: ComponentType<PlotsProps>;
  /** The card 'On your payslip'; undefined where the rule set has no withholding schedules. */
  readonly Payslip: ComponentType<PayslipProps> | undefined;
  readonly copyLink: () => void;
  /** Whether the link was copied, in words; empty when nothing was asked. */
  readonly copyOutcome: string;
  /** The net pay in words, once typing pauses, for screen readers alone. */
  readonly announcement: string;
  readonly isSummaryShown: boolean;
  readonly dismissSummary: () => void;
}

/** What the card 'On your payslip' follows from. */
export interface PayslipProps {
  readonly rules: RuleSet;
  readonly inputs: CalculatorInputs;
  /** That of `inputs`. */
  readonly pay: PayResult;
}

/** The calculator as it is rendered at build time, before the browser makes it live. */
export function restingCalculator(
  rules: RuleSet,
  notes: ControlNotes,
  Plots: ComponentType<PlotsProps>,
  Payslip: CalculatorProps['Payslip'],
): CalculatorProps {
  return {
    rules,
    notes,
    inputs: defaultInputs(rules),
    change: ignore,
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
  rules,
  notes,
  inputs,
  change,
  TaxYearField,
  Plots,
  Payslip,
  copyLink,
  copyOutcome,
  announcement,
  isSummaryShown,
  dismissSummary,
}: CalculatorProps) {
  const taxYear = taxYearOf(rules, inputs.taxYear);
  const pay = payOf(inputs, rules);
  const choose = useCallback(
    (label: string) => change({ input: 'taxYear', taxYear: label }),
    [change],
  );
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
      <div className="calculator">
        <div className="inputs">
          <SalaryField inputs={inputs} change={change} />
          <section className="card year">
            <label htmlFor={TAX_YEAR_FIELD_ID}>Tax year</label>
            <div className="select">
              <TaxYearField rules={rules} taxYear={inputs.taxYear} choose={choose} />
            </div>
            <CustomSuperField
              text={inputs.customSuper}
              taxYear={taxYear}
              change={(text) => change({ input: 'customSuper', text })}
            />
            {yearNote === undefined ? null : <p className="hint">{yearNote}</p>}
          </section>
          <OptionSwitches
            options={inputs.options}
            notes={notes}
            packageNote={
              inputs.options.includesSuperannuation ? packageText(annualSalaryOf(inputs), pay) : ''
            }
            change={change}
          />
          <p className="actions">
            <button type="button" onClick={copyLink}>
              Copy link
            </button>
            <button
              type="button"
              onClick={() => change({ input: 'replaced', inputs: defaultInputs(rules) })}
            >
              Reset
            </button>
            <output>
              <LiveText>{copyOutcome}</LiveText>
            </output>
          </p>
        </div>
        <div className="results">
          <Answer
            pay={pay}
            payCycle={inputs.payCycle}
            taxYear={taxYear.label}
            offsetsLater={offsetsLaterText(queryOf(inputs), rules)}
          >
            <CompareLink inputs={inputs} rules={rules} />
          </Answer>
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
        </div>
      </div>
      <p className="unseen" role="status">
        <LiveText>{announcement}</LiveText>
      </p>
      <SummaryBar pay={pay} isShown={isSummaryShown} dismiss={dismissSummary} />
    </LiveFigures>
  );
}

function ignore(): void {}
