/** What a comparison of two pays says beside its figures, what is kept of a bonus, and what a salary sacrifice costs and gains. */
import type { BonusKept, Sacrifice } from '../pay/bonus-and-sacrifice.ts';
import type { PayComparison } from '../pay/compare-pay.ts';
import type { PayOptions } from '../pay/pay-options.ts';
import { snapToMicrodollar } from '../pay/rounding.ts';
import type { TaxYear } from '../pay/rules/rule-set.ts';
import type { PaidBonus } from '../pay/withholding/bonus-in-pay.ts';
import type { WithholdingPeriod } from '../pay/withholding/regular-pay.ts';
import { formatCents, formatDollars, formatRate, isNothing, isSeen, sumShown } from './money.ts';
import { isSameSacrifice, isShort, moreOrLess, shownChange } from './pay-changes.ts';
import { CYCLE_NOUNS } from './pay-cycles.ts';
import { present } from './present.ts';

/** Names the charge that makes take-home pay fall while gross pay rises, or rise while it falls; else empty. */
export function stepText(comparison: PayComparison): string {
  const { difference } = comparison;
  const { grossAnnual: gross, netAnnual: net } = difference;
  if (!isSameSacrifice(comparison)) return '';
  if (isNothing(gross) || isNothing(net) || gross > 0 === net > 0) return '';
  const charges = [
    ['the Medicare levy surcharge (if single)', 'medicareLevySurcharge'],
    ['the student loan repayment', 'studentLoanRepayment'],
    ['the Medicare levy (if single)', 'medicareLevy'],
  ] as const;
  const sign = Math.sign(gross);
  const [charge, key] = charges.reduce((most, each) =>
    difference[each[1]] * sign > difference[most[1]] * sign ? each : most,
  );
  const takes = moreOrLess(shownChange(comparison, (pay) => pay[key]));
  return `It is ${gross > 0 ? 'above' : 'below'} a limit of ${charge}, which takes ${takes}.`;
}

/** The part of each further dollar before tax that is taken home, in a sentence; empty where that says nothing. */
export function keptText(comparison: PayComparison): string {
  const { now, offer, difference, keptOfEachDollar: kept } = comparison;
  const { grossAnnual: gross } = difference;
  if (kept === undefined || kept < 0 || isNothing(gross)) return '';
  if (isShort(now) || isShort(offer) || !isSameSacrifice(comparison)) return '';
  return gross < 0
    ? `Of each dollar less, you lose ${centsOfDollar(kept)}.`
    : `Of each extra dollar, you keep ${centsOfDollar(kept)}.`;
}

/** 0.68 is `68 cents`. */
function centsOfDollar(fraction: number): string {
  if (fraction >= 1) return formatCents(fraction);
  const cents = Math.round(snapToMicrodollar(fraction * 1_000)) / 10;
  return cents > 0 ? `${cents} cents` : 'nothing';
}

/** The part of a bonus that is kept in the year, after tax. */
export function bonusText(
  { bonus, options }: { bonus: number; options: PayOptions },
  { kept, tax, superannuation }: BonusKept,
): string {
  const withinBonus = options.includesSuperannuation ? superannuation : 0;
  const isAll = isNothing(bonus - kept - tax - withinBonus);
  const taken = isAll ? sumShown([bonus, -kept, -withinBonus]) : tax;
  const ofTax = `${formatDollars(taken)} of tax${options.studentLoan ? ' and student loan' : ''}`;
  const after = isSeen(taken) ? `, after ${ofTax}` : '';
  const sentence =
    kept < 0
      ? `The bonus of ${formatDollars(bonus)} costs more than it pays. It takes you above a limit and adds ${ofTax}.`
      : `Of the bonus of ${formatDollars(bonus)} you keep ${isSeen(kept) ? formatDollars(kept) : 'nothing'}${after}.`;
  if (!isSeen(superannuation)) return sentence;
  const goes = options.includesSuperannuation ? 'of it goes' : 'more goes';
  return `${sentence} ${formatDollars(superannuation)} ${goes} into super.`;
}

export interface LandedBonus extends Pick<PaidBonus, 'lands' | 'settlement'> {
  readonly period: WithholdingPeriod;
}

/** The bonus in one pay, in sentences. `kept` is left after the year's tax; `refund` is the whole year's, and below 0 it is to pay. */
export function bonusInPayText(
  landed: LandedBonus,
  { kept, refund = 0 }: { kept?: number; refund?: number | undefined } = {},
): string {
  const { period, lands, settlement } = landed;
  const back = settlement?.refund;
  const landing = `Paid with a ${CYCLE_NOUNS[period]}'s pay, ${
    isSeen(lands) ? `${formatDollars(lands)} of it lands in` : 'nothing reaches'
  } your account`;
  if (back === undefined || Math.abs(back) < 1) return `${landing}.`;
  // The sentence before has what is kept: the difference is made of both, as they are shown.
  const isRest = kept !== undefined && isNothing(kept - lands - back);
  const about = formatDollars(Math.abs(isRest ? sumShown([kept, -lands]) : back));
  if (back < 0) return `${landing}. About ${about} is left to pay at tax time.`;
  return Math.round(refund) < 0
    ? `${landing}. That's about ${about} less than you keep in the year.`
    : `${landing}. About ${about} comes back at tax time.`;
}

/** The cost and the gain of a salary sacrifice. The rest of `taxYear`'s cap is named only where the rule set has one. */
export function sacrificeText(
  { sacrificed, takeHomeGivenUp, superGained, division293Tax, overCap = 0 }: Sacrifice,
  { superannuation, contributionsTax, label }: TaxYear,
  otherJobPay = 0,
): string {
  const cost =
    takeHomeGivenUp < 0 && isSeen(takeHomeGivenUp)
      ? `You take home ${formatDollars(-takeHomeGivenUp)} more`
      : `You give up ${isSeen(takeHomeGivenUp) ? `${formatDollars(takeHomeGivenUp)} of` : 'no'} take-home pay`;
  const cap = superannuation.concessionalCap?.amount;
  return present([
    `${cost} for ${formatDollars(sacrificed)} paid into super.`,
    isSeen(superGained) &&
      `Super gets ${formatDollars(superGained)} of it after its ${formatRate(contributionsTax?.rate ?? 0)} tax.`,
    isSeen(division293Tax) &&
      `It adds ${formatDollars(division293Tax)} of Division 293 tax, billed later. Your super can pay it.`,
    cap !== undefined &&
      isSeen(overCap) &&
      `With ${otherJobPay > 0 ? "both employers' parts" : "your employer's part"}, super is ${formatDollars(overCap)} above the ${label} cap of ${formatDollars(cap)}. The cap is the most super that gets the lower tax. What is above it is taxed as income, less what super paid on it.`,
  ]).join(' ');
}

/** Salary sacrifice counts as income for some charges of `options`; empty where they have none. */
export function stillCountedText({ studentLoan, noPrivateHospitalCover }: PayOptions): string {
  return present([
    studentLoan && 'What is sacrificed still counts for your student loan.',
    noPrivateHospitalCover &&
      'What is sacrificed still counts towards the limits of the Medicare levy surcharge. The surcharge itself is a share of the rest.',
  ]).join(' ');
}
