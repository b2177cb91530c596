/** The period of the answer. Its name in a form is `show`. */
import type { PayPeriod } from '../../pay/periods.ts';
import { oneOf } from '../form/field.ts';
import type { Question } from '../form/question.tsx';

/** In the order of the switch, which the answer draws. */
export const SHOWN_PERIODS = {
  annually: 'Year',
  monthly: 'Month',
  fortnightly: 'Fortnight',
  weekly: 'Week',
} as const satisfies Partial<Record<PayPeriod, string>>;

export type ShownPeriod = keyof typeof SHOWN_PERIODS;

/** Undefined until a visitor has chosen one: then it follows from the pay. */
export const shownPeriod: Question<ShownPeriod | undefined> = {
  fields: { '': oneOf({ '': '', ...SHOWN_PERIODS }) },
  value: (own, name) => (own[name] as ShownPeriod | '') || undefined,
  draw: () => null,
};
