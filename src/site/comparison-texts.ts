/** What the page that compares two pays says of them, as texts. */
import {
  type BonusKept,
  HIGHEST_SALARY,
  type PayComparison,
  type PayPeriod,
  type PayResult,
  perHour,
  type Sacrifice,
  type TaxYear,
  type WorkingTime,
} from '../pay/index.ts';
import { formatCents, formatDollars } from './money.ts';

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

/** How much more or less is taken home, in a sentence or two. `offerName` is what the visitor calls the offer. */
export function answerText({ offer, difference }: PayComparison, offerName: string): string {
  const { grossAnnual: gross, netAnnual: net, weekly } = difference;
  if (isNothing(net)) {
    return `Both put the same in your hand: ${formatDollars(offer.netAnnual)} a year.`;
  }
  const isAgainstGross = !isNothing(gross) && gross > 0 !== net > 0;
  const although = isAgainstGross ? `pays ${moreOrLess(gross)} but ` : '';
  return `${subjectOf(offerName)} ${although}puts ${moreOrLess(net)} a year in your hand: ${amountText(weekly)} a week.`;
}

/** How the gross pays differ, and why take-home pay differs the other way where it does. */
export function grossText({ now, offer, difference }: PayComparison): string {
  const { grossAnnual: gross, netAnnual: net } = difference;
  if (isNothing(gross)) return 'Gross pay is the same.';
  const more = `ross pay is ${moreOrLess(gross)} a year`;
  const sentence = gross > 0 ? `G${more}` : `It is a lower offer: g${more}`;
  if (isNothing(net) || gross > 0 === net > 0) return `${sentence}.`;

  const sacrificed = sacrificedOf(offer) - sacrificedOf(now);
  if (!isNothing(sacrificed)) {
    return `${sentence}, and ${moreOrLess(sacrificed)} goes into super by salary sacrifice.`;
  }
  const [charge, amount] = largestCharge(difference, Math.sign(gross));
  const step = gross > 0 ? 'but it crosses a step' : 'but it is below a step';
  return `${sentence}, ${step} of ${charge}, which takes ${moreOrLess(amount)}.`;
}

/** The charge that differs most in the direction of `sign`. */
function largestCharge(difference: PayResult, sign: number): readonly [string, number] {
  const charges = [
    ['the Medicare levy surcharge (if single)', difference.medicareLevySurcharge],
    ['the student loan repayment', difference.studentLoanRepayment],
    ['the Medicare levy (if single)', difference.medicareLevy],
  ] as const;
  return charges.reduce((most, charge) => (charge[1] * sign > most[1] * sign ? charge : most));
}

export interface LabelledText {
  readonly label: string;
  readonly amount: string;
}

/** What is kept of each further dollar, and how super and the whole package differ. */
export function differenceTexts({
  difference,
  packageDifference,
  keptOfEachDollar,
}: PayComparison): LabelledText[] {
  const { grossAnnual: gross, superannuation } = difference;
  const isLess = gross < 0 && !isNothing(gross);
  return [
    {
      label: isLess ? 'Lost of each dollar less' : 'Kept of each extra dollar',
      amount:
        keptOfEachDollar === undefined || isNothing(gross)
          ? 'No extra dollar'
          : centsOfDollar(keptOfEachDollar),
    },
    { label: 'Superannuation', amount: moreOrTheSame(superannuation) },
    { label: 'Whole package: gross pay and super', amount: moreOrTheSame(packageDifference) },
  ];
}

/** 0.68 is `68 cents`. */
function centsOfDollar(fraction: number): string {
  if (fraction >= 1) return formatCents(fraction);
  const cents = Number((fraction * 100).toFixed(1));
  return cents > 0 ? `${cents} cents` : 'Nothing';
}

/** A row of the table: both pays, and the offer less now with its sign. */
export interface ComparisonRow {
  readonly label: string;
  readonly now: string;
  readonly offer: string;
  readonly difference: string;
}

/** Which charges have a row. The amounts do not decide, so that no row comes or goes while a sum is typed. */
export interface ShownCharges {
  readonly surcharge: boolean;
  readonly studentLoan: boolean;
  readonly sacrifice: boolean;
}

/** The rows of a year, which end in its net pay, and those of what follows from that. */
export interface ComparisonTableTexts {
  readonly year: readonly ComparisonRow[];
  readonly rest: readonly ComparisonRow[];
}

export function comparisonTable(
  { now, offer }: PayComparison,
  nowTime: WorkingTime,
  offerTime: WorkingTime,
  shown: ShownCharges,
): ComparisonTableTexts {
  const row = (
    label: string,
    figureOf: (pay: PayResult, time: WorkingTime) => number,
    format = formatDollars,
  ): ComparisonRow => {
    const figures = [figureOf(now, nowTime), figureOf(offer, offerTime)] as const;
    const change = figures[1] - figures[0];
    const text = format(change);
    return {
      label,
      now: format(figures[0]),
      offer: format(figures[1]),
      difference: change > 0 && /[1-9]/.test(text) ? `+${text}` : text,
    };
  };
  return {
    year: [
      row('Gross Annual Salary', (pay) => pay.grossAnnual),
      ...(shown.sacrifice ? [row('Salary Sacrifice', sacrificedOf)] : []),
      row('Income Tax', (pay) => pay.incomeTax),
      row('Medicare Levy', (pay) => pay.medicareLevy),
      ...(shown.surcharge
        ? [row('Medicare Levy Surcharge', (pay) => pay.medicareLevySurcharge)]
        : []),
      ...(shown.studentLoan
        ? [row('Student Loan Repayment', (pay) => pay.studentLoanRepayment)]
        : []),
      row('Total Tax', (pay) => pay.totalTax),
      row('Net Annual Salary', (pay) => pay.netAnnual),
    ],
    rest: [
      row('Net Monthly', (pay) => pay.monthly, formatCents),
      row('Net Fortnightly', (pay) => pay.fortnightly, formatCents),
      row('Net Weekly', (pay) => pay.weekly, formatCents),
      row('Net Hourly', (pay, time) => perHour(pay.netAnnual, time), formatCents),
      row('Superannuation', (pay) => pay.superannuation),
    ],
  };
}

/** What is left of a `bonus` in dollars. */
export function bonusText(
  bonus: number,
  { kept, tax, superannuation }: BonusKept,
  includesSuper: boolean,
): string {
  const toSuper = `${formatDollars(superannuation)} ${includesSuper ? 'of it goes' : 'more goes'} into super.`;
  return kept < 0
    ? `a bonus of ${formatDollars(bonus)} costs more than it brings: it crosses a step and adds ${formatDollars(tax)} of tax. ${toSuper}`
    : `of a bonus of ${formatDollars(bonus)}, ${formatDollars(kept)} is left after ${formatDollars(tax)} of tax. ${toSuper}`;
}

/** What a salary sacrifice costs and gains. The rest of `taxYear`'s cap is named only where the rule set has one. */
export function sacrificeText(
  { sacrificed, takeHomeGivenUp, superGained, overCap }: Sacrifice,
  { concessionalCap, label }: TaxYear,
): string {
  const cost =
    takeHomeGivenUp < 0
      ? `adds ${formatDollars(-takeHomeGivenUp)} to`
      : `takes ${formatDollars(takeHomeGivenUp)} off`;
  const worth = `${formatDollars(sacrificed)} into super ${cost} take-home pay and adds ${formatDollars(superGained)} to super, after 15% contributions tax.`;
  return concessionalCap === undefined || !overCap || isNothing(overCap)
    ? worth
    : `${worth} With the employer’s contributions this is ${formatDollars(overCap)} above the concessional cap of ${formatDollars(concessionalCap)} for ${label}. What is above it is taxed as income, which these figures leave out.`;
}

/** The salary that a wanted take-home pay takes; `salary` is what `grossFor` gives, in dollars a year. */
export function neededText(
  takeHome: number,
  period: EnteredPeriod,
  salary: number | undefined,
  includesSuper: boolean,
): string {
  const wanted = `${Number.isInteger(takeHome) ? formatDollars(takeHome) : formatCents(takeHome)} ${PERIOD_WORDS[period]}`;
  const withSuper = includesSuper ? ', super included' : '';
  return salary === undefined
    ? `No salary up to ${formatDollars(HIGHEST_SALARY)} a year${withSuper} puts ${wanted} in the hand.`
    : `To have ${wanted} in the hand, you need to earn ${formatDollars(salary)} a year${withSuper}.`;
}

/** What of the gross goes into super by salary sacrifice, in dollars a year. */
export function sacrificedOf({ grossAnnual, taxableIncome }: PayResult): number {
  return grossAnnual - taxableIncome;
}

function subjectOf(offerName: string): string {
  return offerName === PAY_NAMES.offer ? 'The offer' : offerName;
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
