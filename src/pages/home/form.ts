/** The form of the calculator, and what is asked of an amount. Other pages have the same names for its fields, so that its links open there with its entries. */
import { PAY_OPTIONS, type RuleSet, residencyOf, taxYearOf } from '../../pay/basics.ts';
import type { PayCycle } from '../../words/pay-cycles.ts';
import { optionsIn } from '../../words/pay-options.ts';
import { choice, money, shownWhen, switches, type Texts, upTo, yearField } from '../form/field.ts';
import type { Entries, Form } from '../form/form.ts';
import { otherJobFields, payFields, SUPER_RATE } from '../form/pay.tsx';

/** By which the Medicare levy and its surcharge go. */
export const HOUSEHOLDS = { '': 'Single', yes: 'Family' } as const;

export function homeForm(rules: RuleSet) {
  const isFamily = ({ family }: Texts) => family === 'yes';
  return {
    ...payFields('80000'),
    year: yearField(rules),
    super: SUPER_RATE,
    options: switches(PAY_OPTIONS),
    ...otherJobFields(rules),
    family: shownWhen(
      choice(Object.keys(HOUSEHOLDS), ''),
      ({ options = '', year = '' }) =>
        residencyOf(optionsIn(options)) === 'resident' &&
        taxYearOf(rules, year).medicareLevySurcharge.family !== undefined,
    ),
    /** Empty: a sole parent. */
    partner: shownWhen(money('', { unit: 'annually' }), isFamily),
    children: shownWhen(upTo(20, { isWhole: true }), isFamily),
  } satisfies Form;
}

export type HomeEntries = Entries<ReturnType<typeof homeForm>>;

/** The pay cycle that `amount` dollars are more likely paid by than by `cycle`; undefined if there is none. */
export function likelyCycle(amount: number, cycle: PayCycle): PayCycle | undefined {
  const likelier = Object.entries(LIKELIER[cycle]);
  return likelier.findLast(([from]) => amount >= Number(from))?.[1];
}

/** By the chosen pay cycle: from so many dollars on, the cycle that is likelier. The keys of a record are in rising order. */
const LIKELIER: Readonly<Record<PayCycle, Readonly<Record<number, PayCycle | undefined>>>> = {
  hourly: { 200: 'weekly', 10000: 'annually' },
  weekly: { 20000: 'annually' },
  fortnightly: { 40000: 'annually' },
  monthly: { 40000: 'annually' },
  // 5,000 is the lowest salary that has a page, which leads to the calculator.
  annually: { 15: 'hourly', 100: 'weekly', 2000: 'fortnightly', 4000: 'monthly', 5000: undefined },
};
