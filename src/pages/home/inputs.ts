/** The inputs of the calculator, and how each change affects them. */
import {
  annualEarnings,
  type PayOption,
  type PayOptions,
  type PayQuery,
  type RuleSet,
} from '../../pay/index.ts';
import {
  acceptCustomSuper,
  customSuperRate,
  moneyIn,
  moneyText,
  parseMoney,
} from '../../site/entered-text.ts';
import { DEFAULT_PAY_CYCLE, type PayCycle } from '../../site/pay-cycles.ts';
import { DEFAULT_OPTIONS, switchOption } from '../../site/pay-options.ts';

export interface CalculatorInputs {
  /** The amount of one pay cycle, as typed; empty counts as 0. */
  readonly salary: string;
  readonly payCycle: PayCycle;
  /** A label of the rule set. */
  readonly taxYear: string;
  /** Percent as typed; empty or 0 leaves the year's default. */
  readonly customSuper: string;
  readonly options: PayOptions;
}

export function defaultInputs({ defaultTaxYear }: RuleSet): CalculatorInputs {
  return {
    salary: '80000',
    payCycle: DEFAULT_PAY_CYCLE,
    taxYear: defaultTaxYear,
    customSuper: '',
    options: DEFAULT_OPTIONS,
  };
}

/** One change by the visitor. `replaced` sets all inputs at once: a shared link, or a reset. */
export type InputChange =
  | { readonly input: 'salary'; readonly text: string }
  | { readonly input: 'payCycle'; readonly text: PayCycle }
  | { readonly input: 'taxYear'; readonly text: string }
  | { readonly input: 'customSuper'; readonly text: string }
  | OptionChange
  | { readonly input: 'replaced'; readonly inputs: CalculatorInputs };

export interface OptionChange {
  readonly input: 'option';
  readonly option: PayOption;
  readonly on: boolean;
}

/** The inputs after `change`. A value that is refused leaves them as they were (docs/product.md, Validation). */
export function changeInputs(inputs: CalculatorInputs, change: InputChange): CalculatorInputs {
  switch (change.input) {
    case 'salary':
      return { ...inputs, salary: moneyText(change.text) };
    case 'payCycle':
    case 'taxYear':
      return { ...inputs, [change.input]: change.text };
    case 'customSuper':
      return { ...inputs, customSuper: acceptCustomSuper(change.text, inputs.customSuper) };
    case 'option':
      return { ...inputs, options: switchOption(inputs.options, change.option, change.on) };
    case 'replaced':
      return change.inputs;
  }
}

/** Whether there is a salary to calculate with: neither no digits nor more than a number holds exactly. */
export function hasSalary({ salary }: CalculatorInputs): boolean {
  return moneyIn(salary) !== undefined;
}

/** The salary in `inputs`, in dollars a year, before super is taken out. */
export function annualSalaryOf({ salary, payCycle }: CalculatorInputs): number {
  return annualEarnings(parseMoney(salary), payCycle);
}

export type CalculatorQuery = PayQuery & { readonly options: PayOptions };

/** What `inputs` ask of a pay calculation. */
export function queryOf(inputs: CalculatorInputs): CalculatorQuery {
  return {
    annualSalary: annualSalaryOf(inputs),
    taxYear: inputs.taxYear,
    options: inputs.options,
    customSuperRate: customSuperRate(inputs.customSuper),
  };
}
