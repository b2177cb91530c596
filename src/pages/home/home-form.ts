/** The form of the calculator, and the pay that its entries come to. */
import {
  annualEarnings,
  DEFAULT_WORKING_TIME,
  PAY_OPTIONS,
  type PayOptions,
  type PayQuery,
  type PayResult,
  payCalculator,
  type RuleSet,
  taxYearOf,
} from '../../pay/index.ts';
import { withholdingScale } from '../../pay/withholding/index.ts';
import {
  customSuperRate,
  MAX_CUSTOM_SUPER_PERCENT,
  moneyIn,
  parseMoney,
} from '../../words/entered-text.ts';
import {
  DEFAULT_PAY_CYCLE,
  PAY_CYCLES,
  type PayCycle,
  takesCents,
} from '../../words/pay-cycles.ts';
import { choice, money, switches, upTo } from '../form/field.ts';
import { type Entries, type Form, type Links, linksOf } from '../form/form.ts';
import { optionsIn } from '../form/option-switches.tsx';

/** By which the Medicare levy and its surcharge go. */
export const HOUSEHOLDS = { '': 'Single', yes: 'Family' } as const;

export function homeForm({ taxYears, defaultTaxYear }: RuleSet) {
  return {
    salary: money('80000'),
    cycle: choice(PAY_CYCLES, DEFAULT_PAY_CYCLE),
    hours: upTo(168, { initial: String(DEFAULT_WORKING_TIME.hoursPerWeek) }),
    year: choice(
      taxYears.map(({ label }) => label),
      defaultTaxYear,
    ),
    /** Percent; empty or 0 leaves the year's default. */
    super: upTo(MAX_CUSTOM_SUPER_PERCENT, { unit: '%' }),
    options: switches(PAY_OPTIONS),
    'other-job': money(''),
    family: choice(Object.keys(HOUSEHOLDS), ''),
    /** Empty: a sole parent. */
    partner: money(''),
    children: upTo(20, { isWhole: true }),
  } satisfies Form;
}

export type HomeForm = ReturnType<typeof homeForm>;
export type HomeEntries = Entries<HomeForm>;

/** The fields that go with another control, and whether each is shown. One that is not shown does not count. */
export function shownFields({ cycle, year, options, family }: HomeEntries, rules: RuleSet) {
  const { medicareLevySurcharge, withoutTaxFreeThreshold } = taxYearOf(rules, year);
  const on = optionsIn(options);
  const scale = withholdingScale(on);
  const isResident = scale === 1 || scale === 2;
  const hasHousehold = isResident && medicareLevySurcharge.family !== undefined;
  const isFamily = hasHousehold && family !== '';
  return {
    hours: cycle === 'hourly',
    'other-job': scale === 1 && withoutTaxFreeThreshold === undefined,
    family: hasHousehold,
    partner: isFamily,
    children: isFamily,
  };
}

export function homeLinks(form: HomeForm, rules: RuleSet): Links<HomeForm> {
  return linksOf(form, (entries) => shownFields(entries, rules));
}

/** Entries, and the pay that they come to. */
export interface Calculation {
  readonly rules: RuleSet;
  readonly entries: HomeEntries;
  /** Of the entries: other pages have the same names for them. */
  readonly fragment: string;
  readonly payCycle: PayCycle;
  readonly hoursPerWeek: number;
  /** The query of the pay calculation. */
  readonly query: PayQuery & { readonly options: PayOptions };
  readonly pay: PayResult;
}

export function calculated(entries: HomeEntries, rules: RuleSet, fragment = ''): Calculation {
  const payCycle = entries.cycle as PayCycle;
  const shown = shownFields(entries, rules);
  const hoursPerWeek = Number.parseFloat(entries.hours) || DEFAULT_WORKING_TIME.hoursPerWeek;
  const partnerIncome = moneyIn(entries.partner);
  const query = {
    annualSalary: annualEarnings(enteredPay(entries), payCycle, {
      ...DEFAULT_WORKING_TIME,
      hoursPerWeek,
    }),
    taxYear: entries.year,
    options: optionsIn(entries.options),
    customSuperRate: customSuperRate(entries.super),
    ...(shown['other-job'] && { otherJobPay: parseMoney(entries['other-job']) }),
    ...(shown.children && { dependentChildren: Number.parseInt(entries.children, 10) || 0 }),
    ...(shown.partner && partnerIncome !== undefined && { spouse: { income: partnerIncome } }),
  };
  return {
    rules,
    entries,
    fragment,
    payCycle,
    hoursPerWeek,
    query,
    pay: payCalculator(rules)(query),
  };
}

/** The pay of a cycle, in dollars. */
export function enteredPay({ salary, cycle }: HomeEntries): number {
  return parseMoney(salary, takesCents(cycle as PayCycle) ? 2 : 0);
}

/** Whether there is a salary to calculate with: neither no digits nor more than a number holds exactly. */
export function hasSalary({ salary }: HomeEntries): boolean {
  return moneyIn(salary) !== undefined;
}
