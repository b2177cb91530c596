/** The two pays that the entries come to, how they differ, and what lands of them by the withholding schedules. */

import { comparePay } from '../../pay/compare-pay.ts';
import { type PayResult, payCalculator } from '../../pay/pay.ts';
import { PERIODS_PER_YEAR, perHour } from '../../pay/periods.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { payslipOf } from '../../pay/withholding/payslip.ts';
import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import { dollarsAYear } from '../../words/entered-text.ts';
import { shownCents, sumShown } from '../../words/money.ts';
import type { EnteredCycle } from '../../words/pay-cycles.ts';
import { optionsIn } from '../../words/pay-options.ts';
import { otherJobPayIn, payIn } from '../form/pay.tsx';
import { type CompareEntries, PAY_NAMES, PAY_PREFIXES } from './form.ts';

export type Compared = ReturnType<typeof compared>;

/** One of the pays, parsed from its fields. */
export type Offer = ReturnType<typeof offerIn>;

export type ComparedPay = Offer & { readonly pay: PayResult };

/** `entries` are those that count. */
export function compared(entries: CompareEntries, rules: RuleSet) {
  const offers = { now: offerIn(entries, 'now'), offer: offerIn(entries, 'offer') };
  const comparison = comparePay({ now: offers.now.query, offer: offers.offer.query }, rules);
  const now = { ...offers.now, pay: comparison.now };
  const offer = { ...offers.offer, pay: comparison.offer };
  const hourOf = (each: ComparedPay) => perHour(each.pay.netAnnual, each);
  const isByHour = now.cycle === 'hourly' || offer.cycle === 'hourly';
  const { withholding, contributionsTax } = taxYearOf(rules, entries.year);
  const isPaidOut = withholding !== undefined;
  const { options, otherJobPay } = now.query;
  const isBesideUnknownJob = isPaidOut && withholdingScale(options) === 1 && !otherJobPay;
  return {
    rules,
    now,
    offer,
    comparison,
    /** Whether one of the pays is by the hour, so that both are compared by the hour as well. */
    isByHour,
    /** How much more of the offer is taken home an hour, in dollars as both are shown. */
    morePerHour: isByHour ? sumShown([hourOf(offer), -hourOf(now)], shownCents) : undefined,
    /** The fund's tax on what goes into super, a fraction. */
    contributionsTax: contributionsTax?.rate ?? 0,
    /** Whether periods are pays by the schedules; else they are shares of the year. */
    isPaidOut,
    /** The rise in each of the offer's pays into the account, in dollars as both are shown. */
    landsMore: isPaidOut ? landsMore(now, offer, rules) : undefined,
    /** The first thing that is left to enter: without it there is nothing to compare. */
    missing:
      [now, offer].find(({ isEntered }) => !isEntered)?.which ??
      (isBesideUnknownJob ? ('otherJob' as const) : undefined),
  };
}

export function offerIn(entries: CompareEntries, which: keyof typeof PAY_PREFIXES) {
  const prefix = PAY_PREFIXES[which];
  const entered = payIn<EnteredCycle>(entries, prefix);
  return {
    ...entered,
    which,
    name: visibleName(entries[`${prefix}name`]) || PAY_NAMES[which],
    /** The query of a pay calculation, with the bonus. */
    query: {
      annualSalary: entered.annual,
      bonus: dollarsAYear(entries[`${prefix}bonus`]),
      taxYear: entries.year,
      options: { ...optionsIn(entries.options), includesSuperannuation: entered.includesSuper },
      customSuperRate: entered.customSuperRate,
      salarySacrifice: dollarsAYear(entries[`${prefix}sacrifice`]),
      otherJobPay: otherJobPayIn(entries) || undefined,
    },
  };
}

/** `text` without the white space around it; empty if nothing in it is visible. */
function visibleName(text: string): string {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(INVISIBLE, '')) ? text.trim() : '';
}

/** Letters and symbols without a visible glyph: fillers, and blanks of Braille, music and hieroglyphs. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/gu;

/** Undefined where the pays are not of the same period, or not the same all year. */
function landsMore(now: ComparedPay, offer: ComparedPay, rules: RuleSet): number | undefined {
  if (now.period !== offer.period) return undefined;
  const [ofNow, ofOffer] = [payslip(now, now.period, rules), payslip(offer, now.period, rules)];
  const isSteady = ofNow.changes.length + ofOffer.changes.length === 0;
  return isSteady ? sumShown([ofOffer.netPay, -ofNow.netPay], shownCents) : undefined;
}

/** One of a year's pays without the bonus, in a year that has schedules. Weeks that are not paid have no pay. */
export function payslip(of: ComparedPay, period: WithholdingPeriod, rules: RuleSet) {
  const { cycle, weeksPerYear, query, pay } = of;
  const { taxYear, options } = query;
  const { studentLoan } = options;
  const usual = query.bonus > 0 ? payCalculator(rules)({ ...query, bonus: 0 }) : pay;
  // A salary and a pay by the month are paid all year.
  const isAllYear = period === 'monthly' || cycle === 'annually' || cycle === 'monthly';
  const pays = PERIODS_PER_YEAR[period] * (isAllYear ? 1 : weeksPerYear / PERIODS_PER_YEAR.weekly);
  const scale = withholdingScale(options);
  return payslipOf(usual, { period, taxYear, scale, studentLoan, pays }, rules);
}
