/** The answers to the page's entries: the two pays, how they differ, and what to earn for the pay that is wanted. */
import {
  annualEarnings,
  comparePay,
  DEFAULT_WORKING_TIME,
  grossFor,
  type PayComparison,
  type PayOptions,
  type PayQuery,
  type PayResult,
  perHour,
  type RuleSet,
  type WorkingTime,
} from '../../pay/index.ts';
import { customSuperRate, moneyIn, parseMoney } from '../../words/entered-text.ts';
import { takesCents } from '../../words/pay-cycles.ts';
import { optionsIn } from '../form/option-switches.tsx';
import { type Entries, PAY_PREFIXES, type PayFieldName } from './comparison-form.ts';
import {
  type Answer,
  answerTo,
  type EnteredPeriod,
  missingText,
  neededText,
  PAY_NAMES,
} from './comparison-texts.ts';

/** One pay, parsed from its fields. */
export interface EnteredPay {
  readonly name: string;
  /** Whether there is an amount to calculate with. */
  readonly isEntered: boolean;
  readonly period: EnteredPeriod;
  /** Dollars a year without the bonus, super still in it if it is included. */
  readonly annual: number;
  /** Dollars a year. */
  readonly bonus: number;
  readonly includesSuper: boolean;
  readonly workingTime: WorkingTime;
  /** The query of a pay calculation, with the bonus. */
  readonly query: PayQuery;
}

/** One pay, parsed and calculated. */
export type ComparedPay = EnteredPay & { readonly pay: PayResult };

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
  /** The salary that gives the wanted take-home pay, in a sentence. */
  readonly needed: string;
}

export function compared(entries: Entries, rules: RuleSet): Compared {
  const now = enteredPay(entries, 'now');
  const offer = enteredPay(entries, 'offer');
  const comparison = comparePay({ now: now.query, offer: offer.query }, rules);
  const isByHour = now.period === 'hourly' || offer.period === 'hourly';
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
    needed: neededIn(entries, rules),
  };
}

function answerOf(
  now: EnteredPay,
  offer: EnteredPay,
  comparison: PayComparison,
  isByHour: boolean,
): Answer {
  const missing = [now, offer].find(({ isEntered }) => !isEntered);
  if (missing) return [missingText(missing.name)];
  const hourly = isByHour
    ? perHour(comparison.offer.netAnnual, offer.workingTime) -
      perHour(comparison.now.netAnnual, now.workingTime)
    : undefined;
  return answerTo(comparison, { now: now.name, offer: offer.name }, hourly);
}

export function enteredPay(entries: Entries, which: keyof typeof PAY_PREFIXES): EnteredPay {
  const entry = (field: PayFieldName) => entries[`${PAY_PREFIXES[which]}${field}`];
  const workingTime = {
    hoursPerWeek: Number.parseFloat(entry('hours')) || DEFAULT_WORKING_TIME.hoursPerWeek,
    weeksPerYear: Number.parseFloat(entry('weeks')) || DEFAULT_WORKING_TIME.weeksPerYear,
  };
  const period = entry('cycle') as EnteredPeriod;
  const annual = annualEarnings(amountOf(entry('salary'), period), period, workingTime);
  const bonus = parseMoney(entry('bonus'));
  const includesSuper = entry('included') !== '';
  return {
    name: visibleName(entry('name')) || PAY_NAMES[which],
    isEntered: moneyIn(entry('salary')) !== undefined,
    period,
    annual,
    bonus,
    includesSuper,
    workingTime,
    query: {
      annualSalary: annual,
      bonus,
      taxYear: entries.year,
      options: { ...optionsIn(entries.options), includesSuperannuation: includesSuper },
      customSuperRate: customSuperRate(entry('super')),
      salarySacrifice: parseMoney(entry('sacrifice')),
    },
  };
}

function amountOf(text: string, period: EnteredPeriod): number {
  return parseMoney(text, takesCents(period) ? 2 : 0);
}

/** `text` without the white space around it; empty if nothing in it is visible. */
function visibleName(text: string): string {
  return VISIBLE.test(text.replace(INVISIBLE, '')) ? text.trim() : '';
}

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Letters and symbols without a visible glyph: fillers, and blanks of Braille, music and hieroglyphs. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/gu;

function neededIn(entries: Entries, rules: RuleSet): string {
  const period = entries['want-cycle'] as EnteredPeriod;
  const takeHome = amountOf(entries['want-salary'], period);
  const includesSuper = entries['want-included'] !== '';
  const salary = grossFor(
    {
      takeHome: annualEarnings(takeHome, period),
      period: 'annually',
      taxYear: entries.year,
      options: { ...optionsIn(entries.options), includesSuperannuation: includesSuper },
    },
    rules,
  );
  return neededText(takeHome, period, salary, includesSuper);
}
