/**
 * Writes the inputs to the fragment of the address, which browsers do not send to a server, and reads them back:
 * `#salary=1500&cycle=weekly&year=2024-25&super=11&options=nonResident,studentLoan`.
 * An input with its default value is left out, so the calculator with all its defaults has no fragment.
 */

import type { RuleSet } from '../../pay/index.ts';
import { acceptCustomSuper, moneyText } from '../../site/entered-text.ts';
import { PAY_CYCLES } from '../../site/pay-cycles.ts';
import { optionsNamed, optionsOn } from '../../site/pay-options.ts';
import { type CalculatorInputs, defaultInputs } from './inputs.ts';

const KEYS = ['salary', 'cycle', 'year', 'super', 'options'] as const;

type Terms = Record<(typeof KEYS)[number], string>;

/** The fragment of `inputs`, its `#` included; empty where every input has its default value. */
export function fragmentOf(inputs: CalculatorInputs, rules: RuleSet): string {
  const terms = termsOf(inputs);
  const defaults = termsOf(defaultInputs(rules));
  const fragment = KEYS.filter((key) => terms[key] !== defaults[key])
    .map((key) => `${key}=${terms[key]}`)
    .join('&');
  return fragment && `#${fragment}`;
}

/**
 * The inputs in `fragment`, the others at their default value; undefined if it is a fragment for something else,
 * such as `#main`. A value that could not have been entered is ignored.
 */
export function inputsOf(fragment: string, rules: RuleSet): CalculatorInputs | undefined {
  const given = new URLSearchParams(fragment.slice(1));
  if (fragment !== '' && !KEYS.some((key) => given.has(key))) return undefined;
  const defaults = defaultInputs(rules);
  const terms: Terms = { ...termsOf(defaults), ...Object.fromEntries(given) };
  const { salary, payCycle, taxYear, customSuper } = defaults;
  return {
    salary: moneyText(terms.salary) === terms.salary ? terms.salary : salary,
    payCycle: PAY_CYCLES.find((cycle) => cycle === terms.cycle) ?? payCycle,
    taxYear: rules.taxYears.find(({ label }) => label === terms.year)?.label ?? taxYear,
    customSuper: acceptCustomSuper(terms.super, '') === terms.super ? terms.super : customSuper,
    options: optionsNamed(terms.options.split(',')),
  };
}

function termsOf({ salary, payCycle, taxYear, customSuper, options }: CalculatorInputs): Terms {
  return {
    salary,
    cycle: payCycle,
    year: taxYear,
    super: customSuper,
    options: optionsOn(options).join(),
  };
}
