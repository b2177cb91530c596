/** The fields of a pay, the same on every page, and the pay that they come to. */
import { annualEarnings, DEFAULT_WORKING_TIME, type WorkingTime } from '../../pay/index.ts';
import type { WithholdingPeriod } from '../../pay/withholding/index.ts';
import { customSuperRate, MAX_CUSTOM_SUPER_PERCENT, moneyIn } from '../../words/entered-text.ts';
import {
  DEFAULT_PAY_CYCLE,
  type EnteredCycle,
  PAY_CYCLES,
  type PayCycle,
  paidBy,
  takesCents,
} from '../../words/pay-cycles.ts';
import { choice, type Field, money, shownWhen, type Texts, upTo } from './field.ts';

interface AmountLimits {
  readonly cycles?: readonly EnteredCycle[];
  /** That is chosen at first. */
  readonly cycle?: EnteredCycle;
  /** Of the amount, before its dot. */
  readonly mostDigits?: number;
}

/** The fields of a pay: its amount, which takes cents by its cycle; its cycle; and the hours of one by the hour. */
export function payFields(amount: string, limits?: AmountLimits) {
  return {
    ...amountFields(amount, limits),
    hours: shownWhen(HOURS, ({ cycle }) => cycle === 'hourly'),
  };
}

/** An amount of money and its cycle. */
export function amountFields(
  amount: string,
  { cycles = PAY_CYCLES, cycle = DEFAULT_PAY_CYCLE, mostDigits }: AmountLimits = {},
) {
  const limits = mostDigits === undefined ? {} : { mostDigits };
  const withCents = money(amount, { ...limits, decimals: 2 });
  const whole = money(amount, limits);
  const salary: Field = {
    ...whole,
    by: (entries) => (takesCents(entries.cycle as EnteredCycle) ? withCents : whole),
  };
  return { salary, cycle: choice(cycles, cycle) };
}

/** Hours a week. */
export const HOURS: Field = upTo(168, { initial: String(DEFAULT_WORKING_TIME.hoursPerWeek) });

/** Weeks a year that are paid. */
export const WEEKS: Field = upTo(52, { initial: String(DEFAULT_WORKING_TIME.weeksPerYear) });

/** The employer's super rate in percent; empty or 0 leaves the year's default. */
export const SUPER_RATE: Field = upTo(MAX_CUSTOM_SUPER_PERCENT, { unit: '%' });

/** Where super is: on top of the amount, or in it. */
export const SUPER_PLACES = { '': 'Super on top', yes: 'Super included' } as const;

export const SUPER_PLACE: Field = choice(Object.keys(SUPER_PLACES), '');

/** The digits of an amount on pages with several. */
export const MOST_DIGITS = 15;

/** One pay, parsed from its fields. */
export interface EnteredPay<Cycle extends EnteredCycle = PayCycle> extends WorkingTime {
  /** Whether there is an amount to calculate with: neither no digits nor more than a number holds exactly. */
  readonly isEntered: boolean;
  /** Dollars by the cycle. */
  readonly amount: number;
  readonly cycle: Cycle;
  /** How often it is paid out. */
  readonly period: WithholdingPeriod;
  /** Dollars a year, super still in it if it is included. */
  readonly annual: number;
  /** A fraction; undefined: the year's. */
  readonly customSuperRate: number | undefined;
  /** By the field `included`, where there is one. */
  readonly includesSuper: boolean;
}

/** The pay of the entries whose names begin with `prefix`. What a page does not ask for is as by default. */
export function payIn<Cycle extends EnteredCycle = PayCycle>(
  entries: Texts,
  prefix = '',
): EnteredPay<Cycle> {
  const entry = (name: string) => entries[prefix + name] ?? '';
  const cycle = entry('cycle') as Cycle;
  const amount = moneyIn(entry('salary'), takesCents(cycle) ? 2 : 0);
  const workingTime = {
    hoursPerWeek: Number.parseFloat(entry('hours')) || DEFAULT_WORKING_TIME.hoursPerWeek,
    weeksPerYear: Number.parseFloat(entry('weeks')) || DEFAULT_WORKING_TIME.weeksPerYear,
  };
  return {
    ...workingTime,
    isEntered: amount !== undefined,
    amount: amount ?? 0,
    cycle,
    period: paidBy(cycle),
    annual: annualEarnings(amount ?? 0, cycle, workingTime),
    customSuperRate: customSuperRate(entry('super')),
    includesSuper: entry('included') !== '',
  };
}
