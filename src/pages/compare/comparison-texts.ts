/** The texts of the page that compares two pays. */
import {
  type BonusKept,
  CONTRIBUTIONS_TAX_RATE,
  HIGHEST_SALARY,
  type PayComparison,
  type PayPeriod,
  type PayResult,
  type Sacrifice,
  type TaxYear,
} from '../../pay/index.ts';
import { formatCents, formatDollars, formatRate } from '../../words/money.ts';

/** A time that pay can be entered for. */
export type EnteredPeriod = PayPeriod | 'hourly';

const PERIOD_WORDS: Readonly<Record<EnteredPeriod, string>> = {
  annually: 'a year',
  monthly: 'a month',
  fortnightly: 'a fortnight',
  weekly: 'a week',
  daily: 'a day',
  hourly: 'an hour',
};

/** The names of the two pays, until the visitor gives them others. */
export const PAY_NAMES = { now: 'Now', offer: 'Offer' } as const;

/** The visitor's names for the two pays. */
export type PayNames = Readonly<Record<keyof typeof PAY_NAMES, string>>;

/** How much more or less is taken home, or that one of the pays does not cover its tax, in a sentence. */
export function answerText({ now, offer, difference }: PayComparison, names: PayNames): string {
  const notCovered = notCoveredText(names.offer, offer) || notCoveredText(names.now, now);
  if (notCovered) return notCovered;

  const theOffer = (article: string) =>
    names.offer === PAY_NAMES.offer ? `${article} offer` : names.offer;
  const { grossAnnual: gross, netAnnual: net, weekly } = difference;
  if (isNothing(net)) return `Take-home pay is the same: ${formatDollars(offer.netAnnual)} a year.`;
  const isAgainstGross = !isNothing(gross) && gross > 0 !== net > 0;
  return isAgainstGross
    ? `${theOffer('The')} pays ${moreOrLess(gross)}, but you take home ${moreOrLess(net)} a year.`
    : `With ${theOffer('the')} you take home ${moreOrLess(net)} a year (${amountText(weekly)} a week).`;
}

/** Whether tax and student loan are more than a salary sacrifice leaves. Then there is no net pay to show. */
export function isShort({ netAnnual }: PayResult): boolean {
  return netAnnual <= -HALF_A_CENT;
}

/** A sentence about a pay that does not cover its tax, by the visitor's name for it; empty for others. */
export function notCoveredText(name: string, pay: PayResult): string {
  return isShort(pay)
    ? `${name}: after salary sacrifice, this pay does not cover tax and student loan. It is ${amountText(pay.netAnnual)} a year short.`
    : '';
}

/** How the gross pays and the salary sacrifices differ; else why take-home pay differs the other way where it does. */
export function grossText(comparison: PayComparison): string {
  const { grossAnnual: gross, netAnnual: net } = comparison.difference;
  const isSame = isNothing(gross);
  const pay = `ross pay (before tax) is ${isSame ? 'the same' : `${moreOrLess(gross)} a year`}.`;
  const sentence = isSame || gross > 0 ? `G${pay}` : `It is a lower offer: g${pay}`;

  const sacrificed = moreSacrificed(comparison);
  if (!isNothing(sacrificed)) {
    return `${sentence} By salary sacrifice, ${moreOrLess(sacrificed)} goes into super.`;
  }
  if (isSame || isNothing(net) || gross > 0 === net > 0) return sentence;
  const [charge, amount] = largestCharge(comparison.difference, Math.sign(gross));
  const side = gross > 0 ? 'above' : 'below';
  return `${sentence} But it is ${side} a limit of ${charge}, which takes ${moreOrLess(amount)}.`;
}

/** The charge that differs most in the direction of `sign`. */
function largestCharge(difference: PayResult, sign: number): readonly [string, number] {
  const charges = [
    ['the Medicare levy surcharge (if single)', difference.medicareLevySurcharge],
    ['the student loan repayment', difference.studentLoanRepayment],
    ['the Medicare levy (if single)', difference.medicareLevy],
    ['Division 293 tax', difference.division293Tax],
  ] as const;
  return charges.reduce((most, charge) => (charge[1] * sign > most[1] * sign ? charge : most));
}

export interface LabelledText {
  readonly label: string;
  readonly amount: string;
  readonly note?: string;
}

/**
 * The share kept of each further dollar, and how super and the whole package differ: as they are paid, and where the sacrifices
 * differ, also after the fund's tax.
 */
export function differenceTexts(comparison: PayComparison): LabelledText[] {
  const { now, offer, difference, keptOfEachDollar } = comparison;
  const { grossAnnual: gross, netAnnual: net } = difference;
  const isCovered = !isShort(now) && !isShort(offer);
  const isSacrificeSame = isNothing(moreSacrificed(comparison));
  const intoSuper = paidIntoSuper(offer) - paidIntoSuper(now);
  const figure = (label: string, more: number): LabelledText => ({
    label,
    amount: moreOrTheSame(more),
    ...(!isSacrificeSame && {
      note: `${moreOrTheSame(more - intoSuper * CONTRIBUTIONS_TAX_RATE)} ${AFTER_FUND_TAX}`,
    }),
  });
  const kept =
    keptOfEachDollar === undefined || isNothing(gross)
      ? 'No extra dollar'
      : // What is sacrificed is neither kept nor lost.
        isSacrificeSame
        ? centsOfDollar(keptOfEachDollar)
        : '–';
  const isLess = gross < 0 && !isNothing(gross);
  const label = 'Whole package: take-home pay and super';
  return [
    {
      label: isLess ? 'You lose, per dollar less' : 'You keep, per extra dollar',
      amount: isCovered ? kept : NOT_COVERED,
    },
    figure('Superannuation', intoSuper),
    isCovered ? figure(label, net + intoSuper) : { label, amount: NOT_COVERED },
  ];
}

/** In the place of a figure that a pay does not have which is short. */
export const NOT_COVERED = 'Not covered';

const AFTER_FUND_TAX = `after ${/* @__PURE__ */ formatRate(CONTRIBUTIONS_TAX_RATE)} tax in your super fund`;

/** 0.68 is `68 cents`. */
function centsOfDollar(fraction: number): string {
  if (fraction >= 1) return formatCents(fraction);
  const cents = Number((fraction * 100).toFixed(1));
  return cents > 0 ? `${cents} cents` : 'Nothing';
}

/** The part of a `bonus` that is kept, in dollars. */
export function bonusText(
  bonus: number,
  { kept, tax, superannuation }: BonusKept,
  includesSuper: boolean,
): string {
  const toSuper = `${formatDollars(superannuation)} ${includesSuper ? 'of it goes' : 'more goes'} into super.`;
  return kept < 0
    ? `a bonus of ${formatDollars(bonus)} costs you more than it pays. It takes you above a limit and adds ${formatDollars(tax)} of tax. ${toSuper}`
    : `of a bonus of ${formatDollars(bonus)} you keep ${formatDollars(kept)}, after ${formatDollars(tax)} of tax. ${toSuper}`;
}

/** The cost and the gain of a salary sacrifice. The rest of `taxYear`'s cap is named only where the rule set has one. */
export function sacrificeText(
  { sacrificed, takeHomeGivenUp, superGained, overCap }: Sacrifice,
  { superannuation, label }: TaxYear,
): string {
  const cost =
    takeHomeGivenUp < 0
      ? `adds ${formatDollars(-takeHomeGivenUp)} to`
      : `takes ${formatDollars(takeHomeGivenUp)} off`;
  const worth = `putting ${formatDollars(sacrificed)} into super ${cost} your take-home pay. Your super gets ${formatDollars(superGained)}, ${AFTER_FUND_TAX}.`;
  const { concessionalCap } = superannuation;
  return concessionalCap === undefined || !overCap || isNothing(overCap)
    ? worth
    : `${worth} With your employer's super, that is ${formatDollars(overCap)} above the concessional cap of ${formatDollars(concessionalCap.amount)} for ${label}. The cap is the most super that gets the lower tax. What is above it is taxed as income, less the fund's tax. These figures count that.`;
}

/** The salary that a wanted take-home pay takes; `salary` is what `grossFor` gives, in dollars a year. */
export function neededText(
  takeHome: number,
  period: EnteredPeriod,
  salary: number | undefined,
  includesSuper: boolean,
): string {
  const wanted = `${Number.isInteger(takeHome) ? formatDollars(takeHome) : formatCents(takeHome)} ${PERIOD_WORDS[period]}`;
  return salary === undefined
    ? `No salary up to ${formatDollars(HIGHEST_SALARY)} a year${includesSuper ? ', super included,' : ''} leaves you ${wanted}.`
    : `To take home ${wanted}, you need to earn ${formatDollars(salary)} a year${includesSuper ? ', super included' : ''}.`;
}

/** The part of the gross that goes into super by salary sacrifice, in dollars a year. */
export function sacrificedOf({ grossAnnual, netAnnual, totalTax }: PayResult): number {
  const sacrificed = grossAnnual - (netAnnual + totalTax);
  return isNothing(sacrificed) ? 0 : sacrificed;
}

/** How much more of the offer is sacrificed, in dollars a year. */
function moreSacrificed({ now, offer }: PayComparison): number {
  return sacrificedOf(offer) - sacrificedOf(now);
}

/** The employer's contribution and what is sacrificed, in dollars a year. */
export function paidIntoSuper(pay: PayResult): number {
  return pay.superannuation + sacrificedOf(pay);
}

function moreOrTheSame(difference: number): string {
  return isNothing(difference) ? 'The same' : moreOrLess(difference);
}

function moreOrLess(difference: number): string {
  return `${amountText(difference)} ${difference > 0 ? 'more' : 'less'}`;
}

/** Without its sign; with cents where whole dollars would say little. */
function amountText(difference: number): string {
  const amount = Math.abs(difference);
  return amount < SMALL ? formatCents(amount) : formatDollars(amount);
}

const SMALL = 10;

/** Whether nothing is left of `dollars` in whole cents. */
function isNothing(dollars: number): boolean {
  return Math.abs(dollars) < HALF_A_CENT;
}

const HALF_A_CENT = 0.005;
