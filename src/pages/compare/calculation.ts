/** The questions about two pays, and the calculation of both. */
import { comparePay } from '../../pay/compare-pay.ts';
import type { PayResult } from '../../pay/pay.ts';
import { PAY_OPTIONS } from '../../pay/pay-options.ts';
import { perHour } from '../../pay/periods.ts';
import { WEEKS_PER_YEAR } from '../../pay/rules/every-year.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { isBesideUnknownJob } from '../../pay/withholding/tax-time.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { shownCents, sumShown } from '../../words/money.ts';
import { CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { Choice } from '../form/controls.tsx';
import { oneOf } from '../form/field.ts';
import { dollars, number } from '../form/kinds.tsx';
import { asked, onlyIf, type Values } from '../form/question.tsx';
import { list } from '../live/list.tsx';
import { payOptions } from '../questions/options-of-pay.ts';
import { hoursOfPay, payAmount, superPlace, superRate } from '../questions/pay-among-others.tsx';
import { taxYearCard } from '../questions/tax-year.tsx';
import { payName } from './names.ts';
import { landsMore } from './paid-out.ts';

/** The prefix of the offer's entries. */
export const OFFER = 'offer-';

/** The id of the link for visitors whose own link has a wanted pay. */
export const WANTED_PAY_ID = 'wanted-pay';

/** The amounts and names that the page is sent with. */
const EXAMPLES = ['80000', '95000'];
const NAMES = ['Offer A', 'Offer B'];

const WEEKS = `${WEEKS_PER_YEAR}`;

/** A rate by the day or hour may be either's: the tax, super and leave of a contractor are their own. */
const WORK = { employee: 'Employee', contractor: 'Contractor' } as const;

/** The questions about one pay. The first pay's entries have the names that other calculators use, so links bring them. */
const payQuestions = (index: number) => ({
  pay: payAmount(EXAMPLES[index] ?? '', {
    superIn: 'included',
    label: 'Amount',
    cycleLabel: 'Per',
    words: CYCLE_NOUNS,
  }),
  work: onlyIf(
    ({ cycle }) => cycle === 'daily' || cycle === 'hourly',
    asked(oneOf({ '': '', ...WORK }), (text) => text, Choice, {
      legend: 'You work as',
      words: WORK,
    }),
  ),
  super: superRate('Super rate'),
  included: superPlace(),
  // If one pay is hourly, both are compared by the hour, so a salary needs its hours too.
  hours: hoursOfPay(() => true),
  weeks: number('Weeks a year', WEEKS_PER_YEAR, { initial: WEEKS }),
  bonus: dollars('Bonus for the year', { unit: 'annually' }),
  sacrifice: dollars('Salary sacrifice a year', { unit: 'annually' }),
  name: payName(NAMES[index] ?? ''),
});

export const questions = (rules: RuleSet, notes: ControlNotes) => ({
  pays: list(['', OFFER], payQuestions),
  year: taxYearCard(rules, notes.model),
  // Both pays share these. Each says by itself whether super is included.
  options: payOptions(rules, {
    offered: PAY_OPTIONS.filter((option) => option !== 'includesSuperannuation'),
    notes,
  }),
});

type CompareValues = Values<ReturnType<typeof questions>>;
type OwnValues = CompareValues['pays'][number];

export type Compared = ReturnType<typeof calculate>;

/** A pay as entered, with its query and result. */
export type ComparedPay = ReturnType<typeof enteredPay> & { readonly pay: PayResult };

function enteredPay(id: string, own: OwnValues, { year, options: shared }: CompareValues) {
  const { pay, name, bonus, sacrifice } = own;
  const query = {
    annualSalary: pay.annual,
    bonus,
    taxYear: year,
    options: { ...shared.options, includesSuperannuation: pay.includesSuper },
    customSuperRate: pay.customSuperRate,
    salarySacrifice: sacrifice,
    otherJobPay: shared.otherJobPay,
  };
  return { ...pay, id, name, work: own.work, weeks: own.weeks, query };
}

export function calculate(values: CompareValues, rules: RuleSet) {
  const { options } = values.options;
  // The lists have a fixed number of items.
  const [own, other] = values.pays as [OwnValues, OwnValues];
  const entered = [enteredPay('now', own, values), enteredPay('offer', other, values)] as const;
  const comparison = comparePay({ now: entered[0].query, offer: entered[1].query }, rules);
  const now: ComparedPay = { ...entered[0], pay: comparison.now };
  const offer: ComparedPay = { ...entered[1], pay: comparison.offer };
  const taxYear = taxYearOf(rules, values.year);
  const isPaidOut = taxYear.withholding !== undefined;
  const isByHour = now.cycle === 'hourly' || offer.cycle === 'hourly';
  const hourOf = (each: ComparedPay) => perHour(each.pay.netAnnual, each);
  return {
    rules,
    taxYear,
    options,
    now,
    offer,
    comparison,
    /** If one pay is hourly, the page also compares both by the hour. */
    isByHour,
    /** How much more of the offer is taken home an hour, in dollars as both are shown. */
    morePerHour: isByHour ? sumShown([hourOf(offer), -hourOf(now)], shownCents) : undefined,
    /** With schedules a pay is what the employer pays out; without, it is a share of the year. */
    isPaidOut,
    /** The rise in each of the offer's pays into the account, in dollars as both are shown. */
    landsMore: isPaidOut ? landsMore(now, offer, rules) : undefined,
    /** The name of the first pay that is left to enter. It counts as 0 meanwhile. */
    missing: [now, offer].find(({ isEntered }) => !isEntered)?.name,
    /** The first pay that isn't an employee's. A rate by the day may not be: most by the hour are. */
    notEmployed: [now, offer].find(
      ({ cycle, work }) => work === 'contractor' || (cycle === 'daily' && work !== 'employee'),
    ),
    /** The year's tax on a second job is unknown until the other job's pay is entered. */
    isUnknown: isPaidOut && isBesideUnknownJob(now.query),
  };
}
