/** The form of the calculator, and the pay that its entries come to. */
import {
  annualEarnings,
  PAY_OPTIONS,
  type PayOptions,
  type PayQuery,
  type PayResult,
  payCalculator,
  type RuleSet,
} from '../../pay/index.ts';
import {
  customSuperRate,
  MAX_CUSTOM_SUPER_PERCENT,
  moneyIn,
  parseMoney,
} from '../../words/entered-text.ts';
import { DEFAULT_PAY_CYCLE, PAY_CYCLES, type PayCycle } from '../../words/pay-cycles.ts';
import { choice, money, switches, upTo } from '../form/field.ts';
import type { Entries, Form } from '../form/form.ts';
import { optionsIn } from '../form/option-switches.tsx';

export function homeForm({ taxYears, defaultTaxYear }: RuleSet) {
  return {
    salary: money('80000'),
    cycle: choice(PAY_CYCLES, DEFAULT_PAY_CYCLE),
    year: choice(
      taxYears.map(({ label }) => label),
      defaultTaxYear,
    ),
    /** Percent; empty or 0 leaves the year's default. */
    super: upTo(MAX_CUSTOM_SUPER_PERCENT, { unit: '%' }),
    options: switches(PAY_OPTIONS),
  } satisfies Form;
}

export type HomeEntries = Entries<ReturnType<typeof homeForm>>;

/** Entries, and the pay that they come to. */
export interface Calculation {
  readonly rules: RuleSet;
  readonly entries: HomeEntries;
  readonly payCycle: PayCycle;
  /** The query of the pay calculation. */
  readonly query: PayQuery & { readonly options: PayOptions };
  readonly pay: PayResult;
}

export function calculated(entries: HomeEntries, rules: RuleSet): Calculation {
  const payCycle = entries.cycle as PayCycle;
  const query = {
    annualSalary: annualEarnings(parseMoney(entries.salary), payCycle),
    taxYear: entries.year,
    options: optionsIn(entries.options),
    customSuperRate: customSuperRate(entries.super),
  };
  return { rules, entries, payCycle, query, pay: payCalculator(rules)(query) };
}

/** Whether there is a salary to calculate with: neither no digits nor more than a number holds exactly. */
export function hasSalary({ salary }: HomeEntries): boolean {
  return moneyIn(salary) !== undefined;
}
