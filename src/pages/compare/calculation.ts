/** The two pays that the entries come to, how they differ, and the salary that gives the pay that is wanted. */
import {
  annualEarnings,
  comparePay,
  grossFor,
  type PayComparison,
  type PayOptions,
  type PayQuery,
  type PayResult,
  perHour,
  type RuleSet,
} from '../../pay/index.ts';
import { parseMoney } from '../../words/entered-text.ts';
import type { EnteredCycle } from '../../words/pay-cycles.ts';
import { optionsIn } from '../form/option-switches.tsx';
import { type EnteredPay, payIn } from '../form/pay.ts';
import { type CompareEntries, PAY_PREFIXES } from './form.ts';
import { type Answer, answerTo, missingText, neededText, PAY_NAMES } from './texts.ts';

/** One of the pays, parsed from its fields. */
export interface Offer extends EnteredPay<EnteredCycle> {
  readonly name: string;
  /** Dollars a year. */
  readonly bonus: number;
  /** The query of a pay calculation, with the bonus. */
  readonly query: PayQuery;
}

/** One pay, parsed and calculated. */
export type ComparedPay = Offer & { readonly pay: PayResult };

export interface Compared {
  readonly rules: RuleSet;
  readonly taxYear: string;
  readonly options: PayOptions;
  readonly now: ComparedPay;
  readonly offer: ComparedPay;
  readonly comparison: PayComparison;
  /** Whether one of the pays is by the hour, so that both are compared by the hour as well. */
  readonly isByHour: boolean;
  /** Whether both pays are entered: else there is nothing to compare. */
  readonly isComplete: boolean;
  /** How much more or less of the offer is taken home and goes into super, or what to enter. */
  readonly answer: Answer;
}

/** `entries` are those that count. */
export function compared(entries: CompareEntries, rules: RuleSet): Compared {
  const now = offerIn(entries, 'now');
  const offer = offerIn(entries, 'offer');
  const comparison = comparePay({ now: now.query, offer: offer.query }, rules);
  const isByHour = now.cycle === 'hourly' || offer.cycle === 'hourly';
  return {
    rules,
    taxYear: entries.year,
    options: optionsIn(entries.options),
    now: { ...now, pay: comparison.now },
    offer: { ...offer, pay: comparison.offer },
    comparison,
    isByHour,
    isComplete: now.isEntered && offer.isEntered,
    answer: answerOf(now, offer, comparison, isByHour),
  };
}

function answerOf(now: Offer, offer: Offer, comparison: PayComparison, isByHour: boolean): Answer {
  const missing = [now, offer].find(({ isEntered }) => !isEntered);
  if (missing) return [missingText(missing.name)];
  const hourly = isByHour
    ? perHour(comparison.offer.netAnnual, offer) - perHour(comparison.now.netAnnual, now)
    : undefined;
  return answerTo(comparison, { now: now.name, offer: offer.name }, hourly);
}

export function offerIn(entries: CompareEntries, which: keyof typeof PAY_PREFIXES): Offer {
  const prefix = PAY_PREFIXES[which];
  const entered = payIn<EnteredCycle>(entries, prefix);
  const bonus = parseMoney(entries[`${prefix}bonus`]);
  return {
    ...entered,
    name: visibleName(entries[`${prefix}name`]) || PAY_NAMES[which],
    bonus,
    query: {
      annualSalary: entered.annual,
      bonus,
      taxYear: entries.year,
      options: {
        ...optionsIn(entries.options),
        includesSuperannuation: entered.includesSuper,
      },
      customSuperRate: entered.customSuperRate,
      salarySacrifice: parseMoney(entries[`${prefix}sacrifice`]),
    },
  };
}

/** `text` without the white space around it; empty if nothing in it is visible. */
function visibleName(text: string): string {
  return VISIBLE.test(text.replace(INVISIBLE, '')) ? text.trim() : '';
}

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Letters and symbols without a visible glyph: fillers, and blanks of Braille, music and hieroglyphs. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/gu;

/** The salary that gives the pay that is wanted, in a sentence. It takes a third of the time of all that a key changes. */
export function neededIn(entries: CompareEntries, rules: RuleSet): string {
  const { amount, cycle, includesSuper } = payIn<EnteredCycle>(entries, 'want-');
  const salary = grossFor(
    {
      takeHome: annualEarnings(amount, cycle),
      period: 'annually',
      taxYear: entries.year,
      options: { ...optionsIn(entries.options), includesSuperannuation: includesSuper },
    },
    rules,
  );
  return neededText(amount, cycle, salary, includesSuper);
}
