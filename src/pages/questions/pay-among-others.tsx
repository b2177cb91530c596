/** A pay among other questions, and what is asked beside it. */
import { DEFAULT_WORKING_TIME } from '../../pay/periods.ts';
import { customSuperRate, numberIn } from '../../words/entered-text.ts';
import { CYCLE_NAMES, type EnteredCycle, type PayCycle } from '../../words/pay-cycles.ts';
import { Choice, LabelledField } from '../form/controls.tsx';
import { choice, type Field } from '../form/field.ts';
import { asked, type Question } from '../form/question.tsx';
import {
  AmountField,
  amountFields,
  HOURS,
  HoursField,
  isHourly,
  isSuperIncluded,
  type PayLook,
  payIn,
  SUPER_RATE,
} from './pay.tsx';

interface AmountLook<Cycle extends EnteredCycle> extends PayLook {
  readonly label: string;
  readonly cycleLabel?: string;
  readonly hint?: string;
  /** The label of each cycle that can be chosen, in order. */
  readonly words?: Readonly<Record<Cycle, string>>;
}

/** A pay among other questions: its amount, and its cycle. Hours are a question of their own. */
export function payAmount<Cycle extends EnteredCycle = PayCycle>(
  amount: string,
  look: AmountLook<Cycle>,
): Question<ReturnType<typeof payIn<Cycle>>> {
  const { superIn, label, cycleLabel = 'Pay cycle', words = CYCLE_NAMES, ...limits } = look;
  const cycles = Object.keys(words) as EnteredCycle[];
  return {
    fields: amountFields(amount, { cycles, ...limits }),
    value: (own) => payIn<Cycle>(own),
    draw: (field, _, said) => (
      <AmountField
        salary={field('salary')}
        cycle={field('cycle')}
        superPlace={superIn && field(superIn)}
        label={label}
        cycleLabel={cycleLabel}
        cycles={words}
        {...(limits.hint && { hint: limits.hint })}
        {...said}
      />
    ),
  };
}

/** The hours a week of a pay by the hour, shown where `when` holds. Its name in the form is `hours`. */
export function hoursOfPay(when: Field['when'] = isHourly): Question<number> {
  return {
    fields: { '': { ...HOURS, when } },
    value: (own, name) => numberIn(own[name] ?? '') || DEFAULT_WORKING_TIME.hoursPerWeek,
    draw: (field, name) => <HoursField {...field(name)} />,
  };
}

/** The employer's super rate, a fraction; undefined: the year's. See `superRateAssumed`. */
export function superRate(label: string): Question<number | undefined> {
  return {
    fields: { '': SUPER_RATE },
    value: (own, name) => customSuperRate(own[name] ?? ''),
    draw: (field, name, said) => (
      <LabelledField {...field(name)} after="%" label={label} {...said} />
    ),
  };
}

/** Asks whether super is on top of the pay or included in it. */
export function superPlace(): Question<boolean> {
  return asked(SUPER_PLACE, isSuperIncluded, Choice, { legend: 'Super', words: SUPER_PLACES });
}

/** Where super is: on top of the amount, or in it. */
const SUPER_PLACES = { '': 'Super on top', yes: 'Super included' } as const;

const SUPER_PLACE: Field = choice(Object.keys(SUPER_PLACES), '');
