/** A pay, the same on every page: its fields, what they come to, and its controls. */
import { memo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { annualEarnings, DEFAULT_WORKING_TIME, type RuleSet, taxYearOf } from '../../pay/basics.ts';
import { withholdingScale } from '../../pay/withholding/index.ts';
import {
  customSuperRate,
  MAX_CUSTOM_SUPER_PERCENT,
  MOST_DOLLARS,
  moneyIn,
} from '../../words/entered-text.ts';
import { formatRate } from '../../words/money.ts';
import {
  CYCLE_NAMES,
  CYCLE_NOUNS,
  CYCLE_WORDS,
  DEFAULT_PAY_CYCLE,
  type EnteredCycle,
  PAY_CYCLES,
  type PayCycle,
  paidBy,
  takesCents,
} from '../../words/pay-cycles.ts';
import { optionsIn } from '../../words/pay-options.ts';
import { Choice, LabelledField, SelectField, TextField } from './controls.tsx';
import { choice, type Field, money, shownWhen, type Texts, upTo } from './field.ts';
import type { FieldProps, Fields } from './use-form.tsx';

/** The cycles that can be chosen, and the one that is at first. */
type AmountLimits = { cycles?: readonly EnteredCycle[]; cycle?: EnteredCycle };

/** The fields of a pay: its amount, which takes cents by its cycle; its cycle; and the hours of one by the hour. */
export function payFields(amount: string, limits?: AmountLimits) {
  return {
    ...amountFields(amount, limits),
    hours: shownWhen(HOURS, ({ cycle }) => cycle === 'hourly'),
  };
}

export function amountFields(
  amount: string,
  { cycles = PAY_CYCLES, cycle = DEFAULT_PAY_CYCLE }: AmountLimits = {},
) {
  const fields = new Map<string | undefined, Field>();
  for (const each of cycles) {
    fields.set(each, money(amount, { decimals: takesCents(each) ? 2 : 0, most: mostBy(each) }));
  }
  const by = ({ cycle }: Texts) => fields.get(cycle) as Field;
  return { salary: { ...money(amount), by }, cycle: choice(cycles, cycle) };
}

/** The most dollars by a cycle, which come to `MOST_DOLLARS` a year. */
function mostBy(cycle: EnteredCycle): number {
  return MOST_DOLLARS / annualEarnings(1, cycle);
}

/** The pay of another job, shown where the tax on a pay depends on it: of a second job, unless its set has a charge for one. */
export function otherJobFields(rules: RuleSet) {
  const when = ({ options = '', year = '' }: Texts) =>
    withholdingScale(optionsIn(options)) === 1 &&
    taxYearOf(rules, year).withoutTaxFreeThreshold === undefined;
  const { salary, cycle } = amountFields('', { cycles: CYCLES_WITHOUT_HOURS });
  const by = (entries: Texts) => salary.by({ cycle: entries['other-job-cycle'] ?? '' });
  return {
    'other-job': shownWhen({ ...salary, by }, when),
    'other-job-cycle': shownWhen(cycle, when),
  };
}

/** All but the hourly one, which hours go with. */
export const CYCLES_WITHOUT_HOURS = ['annually', 'monthly', 'fortnightly', 'weekly'] as const;

/** Dollars a year of the other job; 0 without one. */
export function otherJobPayIn(entries: Texts): number {
  const { 'other-job': salary = '', 'other-job-cycle': cycle = DEFAULT_PAY_CYCLE } = entries;
  return payIn({ salary, cycle }).annual;
}

/** Hours a week. */
export const HOURS: Field = upTo(168, { initial: String(DEFAULT_WORKING_TIME.hoursPerWeek) });

/** Weeks a year that are paid. */
export const WEEKS: Field = upTo(52, { initial: String(DEFAULT_WORKING_TIME.weeksPerYear) });

/** The employer's super rate in percent; empty or 0 leaves the year's default. */
export const SUPER_RATE: Field = upTo(MAX_CUSTOM_SUPER_PERCENT, { unit: '%' });

/** The field of a super rate, where the year's is `rate`, a fraction. */
export function superRateField(field: FieldProps, rate: number) {
  const inUse = formatRate(customSuperRate(field.value) ?? rate);
  return { ...field, after: '%', placeholder: (rate * 100).toFixed(1), inUse };
}

/** Where super is: on top of the amount, or in it. */
export const SUPER_PLACES = { '': 'Super on top', yes: 'Super included' } as const;

export const SUPER_PLACE: Field = choice(Object.keys(SUPER_PLACES), '');

/** The pay of the entries whose names begin with `prefix`. A field that a page does not have is as by default. */
export function payIn<Cycle extends EnteredCycle = PayCycle>(entries: Texts, prefix = '') {
  const entry = (name: string) => entries[prefix + name] ?? '';
  const cycle = entry('cycle') as Cycle;
  const entered = moneyIn(entry('salary'), takesCents(cycle) ? 2 : 0);
  const amount = entered !== undefined && entered <= mostBy(cycle) ? entered : undefined;
  const workingTime = {
    hoursPerWeek: Number.parseFloat(entry('hours')) || DEFAULT_WORKING_TIME.hoursPerWeek,
    weeksPerYear: Number.parseFloat(entry('weeks')) || DEFAULT_WORKING_TIME.weeksPerYear,
  };
  return {
    ...workingTime,
    /** Whether there is an amount to calculate with: a number, and not too much for a year. */
    isEntered: amount !== undefined,
    /** Dollars by the cycle. */
    amount: amount ?? 0,
    cycle,
    /** How often it is paid out. */
    period: paidBy(cycle),
    /** Dollars a year, super still in it if it is included. */
    annual: annualEarnings(amount ?? 0, cycle, workingTime),
    /** A fraction; undefined: the year's. */
    customSuperRate: customSuperRate(entry('super')),
    /** By the field `included`, where there is one. */
    includesSuper: entry('included') !== '',
  };
}

interface AmountFieldProps extends Fields<'salary' | 'cycle'> {
  readonly label: string;
  readonly cycleLabel: string;
  /** The label of each cycle, in order. */
  readonly cycles: Readonly<Record<string, string>>;
  readonly hint?: string;
}

/** An amount under its `label`, and a select of its cycle. */
export const AmountField = memo(function AmountField(props: AmountFieldProps) {
  const { salary, cycle, label, cycleLabel, cycles, hint = '' } = props;
  return (
    <>
      <LabelledField {...salary} label={label} before="$" hint={hint} />
      <SelectField {...cycle} label={cycleLabel} words={cycles} />
    </>
  );
});

interface PayCardProps extends Fields<'salary' | 'cycle' | 'hours'> {
  /** That count. */
  readonly hoursPerWeek: number;
  readonly className: string;
  readonly hint: string;
}

/** A pay in a card that its cycle names: the label of the amount is its title. Its cycles are radios. */
export const PayCard = memo(function PayCard(props: PayCardProps) {
  const { salary, cycle, hours, hoursPerWeek, className, hint } = props;
  const payCycle = cycle.value as PayCycle;
  return (
    <section className={className}>
      <h2>
        <label htmlFor={salary.name}>
          <LiveText>{CYCLE_WORDS[payCycle].title}</LiveText>
        </label>
      </h2>
      <Choice {...cycle} legend="Pay cycle" words={CYCLE_NAMES} />
      <TextField
        {...salary}
        inputMode={takesCents(payCycle) ? 'decimal' : 'numeric'}
        before="$"
        hint={hint}
      />
      <HoursField
        {...hours}
        hoursPerWeek={hoursPerWeek}
        hint="Paid for 52 weeks a year, without overtime."
      />
    </section>
  );
});

type HoursFieldProps = FieldProps & { hoursPerWeek: number; hint?: string };

/** Of a pay by the hour. `hoursPerWeek` are those that count. */
export const HoursField = memo(function HoursField({ hoursPerWeek, ...field }: HoursFieldProps) {
  return (
    <LabelledField
      {...field}
      label="Hours a week"
      placeholder={`${DEFAULT_WORKING_TIME.hoursPerWeek}`}
      inUse={`${hoursPerWeek}`}
    />
  );
});

/** Below the option that the tax-free threshold is claimed at another job. */
export const OtherJobField = memo(function OtherJobField(props: Fields<'salary' | 'cycle'>) {
  if (!props.salary.isShown) return null;
  return (
    <div className="other-job">
      <AmountField
        {...props}
        label="Pay of your other job"
        cycleLabel="Per"
        cycles={OTHER_JOB_WORDS}
        hint="Before tax. Your tax for the year depends on both jobs."
      />
    </div>
  );
});

const OTHER_JOB_WORDS = Object.fromEntries(
  CYCLES_WITHOUT_HOURS.map((cycle) => [cycle, CYCLE_NOUNS[cycle]]),
);
