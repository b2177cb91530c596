/** A pay, the same on every page: its fields, what they come to, and its controls. */

import { type ComponentType, memo, type ReactNode, Suspense, useContext } from 'react';
import { annualEarnings, DEFAULT_WORKING_TIME } from '../../pay/periods.ts';
import { DAYS_OF_WEEK, HOURS_OF_DAY } from '../../pay/rules/every-year.ts';
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
  DEFAULT_PAY_CYCLE,
  type EnteredCycle,
  PAY_CYCLES,
  type PayCycle,
  paidBy,
  takesCents,
} from '../../words/pay-cycles.ts';
import { LabelledField, SelectField } from '../form/controls.tsx';
import type { FieldProps, Fields } from '../form/field.ts';
import { choice, type Field, money, type Texts, upTo } from '../form/field.ts';
import type { Said } from '../form/question.tsx';
import { LateParts } from '../live/late.tsx';

/** The cycles that can be chosen, and the one that is at first; and whether the form asks where super is. */
export type AmountLimits = {
  cycles?: readonly EnteredCycle[];
  cycle?: EnteredCycle;
  hasSuper?: boolean;
};

/** The fields of an amount and its cycle. The cycle decides whether the amount takes cents. */
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

/** All but the hourly one, which hours go with. */
export const CYCLES_WITHOUT_HOURS = ['annually', 'monthly', 'fortnightly', 'weekly'] as const;

/** Hours a week. */
export const HOURS: Field = upTo(DAYS_OF_WEEK * HOURS_OF_DAY, {
  initial: String(DEFAULT_WORKING_TIME.hoursPerWeek),
});

/** The employer's super rate in percent; empty or 0 leaves the year's default. */
export const SUPER_RATE: Field = upTo(MAX_CUSTOM_SUPER_PERCENT, { unit: '%', isRate: true });

/** The pay of the entries whose names begin with `prefix`. A field that a page does not have is as by default. */
export function payIn<Cycle extends EnteredCycle = PayCycle>(entries: Texts, prefix = '') {
  const entry = (name: string) => entries[prefix + name] ?? '';
  const cycle = entry('cycle') as Cycle;
  const includesSuper = isSuperIncluded(entry('included') + entry('options'));
  const read = readAmount(entry('salary'), decimalsBy(cycle));
  const { amount: entered = Number.NaN, problem } = read;
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
    /** Something is entered, but it is no pay to calculate with. */
    isRefused: !isPay && (problem !== '' || entered >= 0),
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
export function isSuperIncluded(text: string): boolean {
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

/** The question which pay was meant, where the words of the amount and a control disagree. */
export function useWhichMeant({ salary, cycle, superPlace }: AmountFields): ReactNode {
  // The code of the question loads with the cards. The answer waits for the visitor even if that code never arrives.
  const Part = useContext(LateParts).WhichMeant as ComponentType<AmountFields> | undefined;
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

/** The hours a week of a pay by the hour. */
export const HoursField = memo(function HoursField({
  hint,
  ...props
}: FieldProps & { hint?: string }) {
  const usual = DEFAULT_WORKING_TIME.hoursPerWeek;
  return (
    <LabelledField
      {...props}
      label="Hours a week"
      hint={hint ?? (props.value === '' ? `Assumed: ${usual}.` : '')}
      inUse={`${numberIn(props.value) || usual}`}
    />
  );
});

/** The value of the fields of a pay. */
export type EnteredPay = ReturnType<typeof payIn>;

export interface PayLook extends AmountLimits {
  /** The name of the field that says where super is. Absent: the form does not ask. */
  readonly superIn?: 'options' | 'included';
}

export const isHourly = ({ cycle }: Texts) => cycle === 'hourly';

/** Words for the question of a super rate. `rate` is the year's, a fraction, and `own` the visitor's. */
export function superRateAssumed(rate: number, own: number | undefined): Said {
  const hint = own === undefined ? `Assumed: ${formatRate(rate)}.` : '';
  return { hint, inUse: formatRate(own ?? rate) };
}
