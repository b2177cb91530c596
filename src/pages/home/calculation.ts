/** The pay that the entries of the calculator come to. */
import {
  type PayOptions,
  type PayQuery,
  type PayResult,
  payCalculator,
  type RuleSet,
  type TaxYear,
  taxYearOf,
} from '../../pay/index.ts';
import { moneyIn, parseMoney } from '../../words/entered-text.ts';
import { optionsIn } from '../form/option-switches.tsx';
import { type EnteredPay, payIn } from '../form/pay.ts';
import type { HomeEntries } from './form.ts';

export interface Calculation {
  readonly rules: RuleSet;
  readonly taxYear: TaxYear;
  readonly entries: HomeEntries;
  /** Of the entries: other pages have the same names for them. */
  readonly fragment: string;
  readonly entered: EnteredPay;
  /** The query of the pay calculation. */
  readonly query: PayQuery & { readonly options: PayOptions };
  readonly pay: PayResult;
}

/** `entries` are those that count. */
export function calculated(entries: HomeEntries, rules: RuleSet, fragment = ''): Calculation {
  const entered = payIn(entries);
  const otherJobPay = parseMoney(entries['other-job']);
  const dependentChildren = Number.parseInt(entries.children, 10) || 0;
  const partnerIncome = moneyIn(entries.partner);
  const query = {
    annualSalary: entered.annual,
    taxYear: entries.year,
    options: optionsIn(entries.options),
    customSuperRate: entered.customSuperRate,
    ...(otherJobPay > 0 && { otherJobPay }),
    ...(dependentChildren > 0 && { dependentChildren }),
    ...(partnerIncome !== undefined && { spouse: { income: partnerIncome } }),
  };
  return {
    rules,
    taxYear: taxYearOf(rules, entries.year),
    entries,
    fragment,
    entered,
    query,
    pay: payCalculator(rules)(query),
  };
}
