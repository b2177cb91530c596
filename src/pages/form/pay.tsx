/** A pay, the same on every page: its fields, what they come to, and its controls. */

import {
  type ComponentType,
  createContext,
  memo,
  type ReactNode,
  Suspense,
  useContext,
} from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { annualEarnings, DEFAULT_WORKING_TIME } from '../../pay/periods.ts';
import { DAYS_OF_WEEK, HOURS_OF_DAY, WEEKS_PER_YEAR } from '../../pay/rules/every-year.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import {
  customSuperRate,
  MAX_CUSTOM_SUPER_PERCENT,
  MOST_DOLLARS,
  numberIn,
  type ReadAmount,
  readAmount,
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

/** The cycles that can be chosen, and the one that is at first; and whether the form asks where super is. */
type AmountLimits = {
  cycles?: readonly EnteredCycle[];
  cycle?: EnteredCycle;
  hasSuper?: boolean;
};

/** The fields of a pay: its amount, which takes cents by its cycle; its cycle; and the hours of one by the hour. */
export function payFields(amount: string, limits?: AmountLimits) {
  return {
    ...amountFields(amount, limits),
    hours: shownWhen(HOURS, ({ cycle }) => cycle === 'hourly'),
  };
}

export function amountFields(
  amount: string,
  { cycles = PAY_CYCLES, cycle = DEFAULT_PAY_CYCLE, hasSuper = true }: AmountLimits = {},
) {
  const fields = new Map<string | undefined, Field>();
  for (const each of cycles) {
    const limits = { decimals: decimalsBy(each), most: mostBy(each), unit: each, others: cycles };
    fields.set(each, money(amount, { ...limits, hasSuper }));
  }
  const by = ({ cycle }: Texts) => fields.get(cycle) as Field;
  return { salary: { ...money(amount), by }, cycle: choice(cycles, cycle) };
}

function decimalsBy(cycle: EnteredCycle): 0 | 2 {
  return takesCents(cycle) ? 2 : 0;
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
  const { salary, cycle } = amountFields('', { cycles: CYCLES_WITHOUT_HOURS, hasSuper: false });
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
export const HOURS: Field = upTo(DAYS_OF_WEEK * HOURS_OF_DAY, {
  initial: String(DEFAULT_WORKING_TIME.hoursPerWeek),
});

/** Weeks a year that are paid. */
export const WEEKS: Field = upTo(WEEKS_PER_YEAR, {
  initial: String(DEFAULT_WORKING_TIME.weeksPerYear),
});

/** The employer's super rate in percent; empty or 0 leaves the year's default. */
export const SUPER_RATE: Field = upTo(MAX_CUSTOM_SUPER_PERCENT, { unit: '%', isRate: true });

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
  const includesSuper = isSuperIncluded(entry('included') + entry('options'));
  const read = readAmount(entry('salary'), decimalsBy(cycle));
  const { amount: entered = Number.NaN } = read;
  const isOther = isDisputed(read, cycle, includesSuper);
  const isPay = entered <= mostBy(cycle) && !isOther;
  const amount = isPay ? entered : 0;
  const workingTime = {
    hoursPerWeek: numberIn(entry('hours')) || DEFAULT_WORKING_TIME.hoursPerWeek,
    weeksPerYear: numberIn(entry('weeks')) || DEFAULT_WORKING_TIME.weeksPerYear,
  };
  return {
    ...workingTime,
    /** True if there is an amount to calculate with: a number, not too much for a year, and of the cycle and super that its words name. */
    isEntered: isPay,
    /** True if its words name another cycle, or another place of super. */
    isDisputed: isOther,
    /** Dollars by the cycle. */
    amount,
    cycle,
    /** How often it is paid out. */
    period: paidBy(cycle),
    /** Dollars a year, super still in it if it is included. */
    annual: annualEarnings(amount, cycle, workingTime),
    /** A fraction; undefined: the year's. */
    customSuperRate: customSuperRate(entry('super')),
    /** True if the field `included`, or the option, says so. */
    includesSuper,
  };
}

/** True if super is in the pay: `text` is that of `SUPER_PLACE` or of a field of options. */
function isSuperIncluded(text: string): boolean {
  return /^yes|includesSuperannuation/.test(text);
}

/** True if the words of an amount name another cycle than its field has, or another place of super. */
function isDisputed(read: ReadAmount, cycle: string, includesSuper: boolean): boolean {
  const { cycle: saidCycle = cycle, includesSuper: saidSuper = includesSuper } = read;
  return saidCycle !== cycle || saidSuper !== includesSuper;
}

export interface AmountFields extends Fields<'salary' | 'cycle'> {
  /** The field of `SUPER_PLACE` or of options that says where super is. Absent: the form does not ask. */
  readonly superPlace?: FieldProps | undefined;
}

/** The code of the question, which loads with the cards. Until then, and where it cannot be had, the answer waits all the same. */
export const WhichMeantPart = createContext<ComponentType<AmountFields> | undefined>(undefined);

/** The question which pay was meant, where the words of the amount and a control disagree. */
function useWhichMeant({ salary, cycle, superPlace }: AmountFields): ReactNode {
  const Part = useContext(WhichMeantPart);
  const includesSuper = isSuperIncluded(superPlace?.value ?? '');
  if (
    Part === undefined ||
    !isDisputed(readAmount(salary.value), cycle.value, includesSuper) ||
    salary.field.problem(salary.value)
  ) {
    return undefined;
  }
  return (
    <Suspense>
      <Part salary={salary} cycle={cycle} superPlace={superPlace} />
    </Suspense>
  );
}

interface AmountFieldProps extends AmountFields {
  readonly label: string;
  readonly cycleLabel: string;
  /** The label of each cycle, in order. */
  readonly cycles: Readonly<Record<string, string>>;
  readonly hint?: string;
}

/** An amount under its `label`, and a select of its cycle. */
export const AmountField = memo(function AmountField(props: AmountFieldProps) {
  const { salary, cycle, label, cycleLabel, cycles, hint = '' } = props;
  const question = useWhichMeant(props);
  return (
    <>
      <LabelledField {...salary} label={label} before="$" hint={hint} question={question} />
      <SelectField {...cycle} label={cycleLabel} words={cycles} />
    </>
  );
});

interface PayCardProps extends AmountFields, Fields<'hours'> {
  /** That count. */
  readonly hoursPerWeek: number;
  readonly className: string;
  readonly hint: string;
}

/** A pay in a card that its cycle names: the label of the amount is its title. Its cycles are radios. */
export const PayCard = memo(function PayCard(props: PayCardProps) {
  const { salary, cycle, hours, hoursPerWeek, className, hint } = props;
  const payCycle = cycle.value as PayCycle;
  const asked = useWhichMeant(props);
  return (
    <section className={className}>
      <h2>
        <label htmlFor={salary.name}>
          <LiveText>{CYCLE_WORDS[payCycle].title}</LiveText>
        </label>
      </h2>
      <Choice {...cycle} legend="Pay cycle" words={CYCLE_NAMES} />
      <TextField {...salary} inputMode="decimal" before="$" hint={hint} question={asked} />
      <HoursField
        {...hours}
        hoursPerWeek={hoursPerWeek}
        hint={`Paid for ${WEEKS_PER_YEAR} weeks a year, without overtime.`}
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
