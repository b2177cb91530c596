/** The form of the calculator, and what is asked of an amount. Other pages have the same names for its fields, so that its links open there with its entries. */
import { PAY_OPTIONS, residencyOf } from '../../pay/pay-options.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { parseMoney } from '../../words/entered-text.ts';
import { likelyCycle } from '../../words/likely-cycle.ts';
import type { PayCycle } from '../../words/pay-cycles.ts';
import { optionsIn } from '../../words/pay-options.ts';
import {
  type Field,
  money,
  NO_YES,
  oneOf,
  shownWhen,
  switches,
  type Texts,
  upTo,
  yearField,
} from '../form/field.ts';
import type { Entries, Form } from '../form/form.ts';
import { otherJobFields, payFields, SUPER_RATE } from '../form/pay.tsx';

export function homeForm(rules: RuleSet) {
  /** The Medicare levy, its surcharge and a student loan depend on the family. */
  const hasFamilyRules = ({ options = '', year = '' }: Texts) =>
    residencyOf(optionsIn(options)) === 'resident' &&
    taxYearOf(rules, year).medicareLevySurcharge.family !== undefined;
  return {
    ...payFields('80000'),
    kept: KEPT,
    year: yearField(rules),
    super: SUPER_RATE,
    options: switches(PAY_OPTIONS),
    ...otherJobFields(rules),
    /** A partner: no or yes. */
    family: shownWhen(oneOf(NO_YES), hasFamilyRules),
    /** Empty: $0. */
    partner: shownWhen(money('', { unit: 'annually' }), ({ family }) => family === 'yes'),
    /** With a partner or without. */
    children: shownWhen(upTo(20, { isWhole: true }), hasFamilyRules),
  } satisfies Form;
}

/** The amount that the visitor keeps, though it's unlikely for its cycle: see `keptPay`. It is forgotten once either is another. */
const KEPT: Field = {
  initial: '',
  accept: (text) => text.slice(0, 64),
  problem: () => '',
  when: (entries) => entries.kept === keptPay(entries) && likelyCycleOf(entries) !== undefined,
};

/** The text of the field `kept` for a pay. */
export function keptPay({ salary, cycle }: Texts): string {
  return `${salary}-${cycle}`;
}

/** The pay cycle that the pay of `entries` is likelier of, unless the visitor keeps it. */
export function doubtedCycle(entries: Texts): PayCycle | undefined {
  return entries.kept === keptPay(entries) ? undefined : likelyCycleOf(entries);
}

function likelyCycleOf({ salary = '', cycle }: Texts): PayCycle | undefined {
  const entered = cycle as PayCycle;
  return likelyCycle(parseMoney(salary, 2, entered), entered);
}

export type HomeEntries = Entries<ReturnType<typeof homeForm>>;
