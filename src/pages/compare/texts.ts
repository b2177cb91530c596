/** The texts of the page that compares two pays. */
import {
  CONTRIBUTIONS_TAX_RATE,
  DEFAULT_WORKING_TIME,
  HIGHEST_SALARY,
  PAY_OPTIONS,
  type PayComparison,
  type PayDifference,
  type PayOptions,
  type PayQuery,
  type PayResult,
  type WorkingTime,
} from '../../pay/index.ts';
import {
  formatCents,
  formatDollars,
  formatRate,
  HALF_A_CENT,
  isNothing,
} from '../../words/money.ts';
import type { EnteredCycle } from '../../words/pay-cycles.ts';
import { OPTION_NAMES } from '../form/option-switches.tsx';

const CYCLE_ENDINGS: Readonly<Record<EnteredCycle, string>> = {
  annually: 'a year',
  monthly: 'a month',
  fortnightly: 'a fortnight',
  weekly: 'a week',
  daily: 'a day',
  hourly: 'an hour',
};

/** The names of the two pays, until the visitor gives them others. */
export const PAY_NAMES = { now: 'Offer A', offer: 'Offer B' } as const;

/** Their names where the page is reached from a pay. */
export const ARRIVAL_NAMES = { now: 'Your pay', offer: 'The offer' } as const;

/** The visitor's names for the two pays. */
export type PayNames = Readonly<Record<keyof typeof PAY_NAMES, string>>;

/** The request for a pay that is not entered. */
export function missingText(name: string): string {
  return `Enter ${inSentence(name)} to see which pay leaves you more.`;
}

/** The answer of the page, sentence by sentence. The first has what matters most. */
export type Answer = readonly string[];

/**
 * How much more or less is taken home and goes into super, or that one of the pays does not cover its tax. `perHour` is how much
 * more is taken home an hour, where pay is by the hour.
 */
export function answerTo(
  comparison: PayComparison,
  names: PayNames,
  perHour: number | undefined,
): Answer {
  const { now, offer } = comparison;
  if (isShort(offer)) return notCovered(names.offer, offer);
  if (isShort(now)) return notCovered(names.now, now);
  return [
    `${takeHomeText(comparison, inSentence(names.offer))}${superEnding(comparison)}.`,
    ...sacrificedSuper(comparison),
    ...hourText(perHour),
  ];
}

function takeHomeText({ offer, difference }: PayComparison, subject: string): string {
  const { grossAnnual: gross, netAnnual: net, weekly } = difference;
  if (isNothing(net)) return `Take-home pay is the same: ${formatDollars(offer.netAnnual)} a year`;
  const home = `you take home ${moreOrLess(net)} a year`;
  return !isNothing(gross) && gross > 0 !== net > 0
    ? `${atStart(subject)} pays ${moreOrLess(gross)}, but ${home}`
    : `With ${subject} ${home} (${amountText(weekly)} a week)`;
}

/** The change in super, to end a sentence. */
function superEnding(comparison: PayComparison): string {
  if (!isSameSacrifice(comparison)) return '';
  const paidIn = paidIntoSuper(comparison.offer) - paidIntoSuper(comparison.now);
  return isNothing(paidIn) ? '' : `, and ${moreOrLess(paidIn)} goes into your super`;
}

/** The change in super, in a sentence: where pay is sacrificed for it, after the fund's tax. */
function sacrificedSuper(comparison: PayComparison): string[] {
  if (isSameSacrifice(comparison)) return [];
  const kept = superAfterTax(comparison.offer) - superAfterTax(comparison.now);
  const more = isNothing(kept) ? 'as much' : moreOrLess(kept);
  return [`Your super gets ${more}, after its ${formatRate(CONTRIBUTIONS_TAX_RATE)} tax.`];
}

function hourText(perHour: number | undefined): string[] {
  if (perHour === undefined) return [];
  if (isNothing(perHour)) return ['For each hour it is the same.'];
  return [
    `For each hour that is ${formatCents(Math.abs(perHour))} ${perHour > 0 ? 'more' : 'less'}.`,
  ];
}

/** The name that the page gives an offer, within a sentence; those of visitors as they are. */
function inSentence(name: string): string {
  return Object.values<string>(ARRIVAL_NAMES).includes(name)
    ? name[0]?.toLowerCase() + name.slice(1)
    : name;
}

function atStart(text: string): string {
  return text === inSentence(ARRIVAL_NAMES.offer) ? ARRIVAL_NAMES.offer : text;
}

/** Whether tax and student loan are more than a salary sacrifice leaves. Then there is no net pay to show. */
export function isShort({ netAnnual }: PayResult): boolean {
  return netAnnual <= -HALF_A_CENT;
}

/** A sentence about a pay that does not cover its tax, by the visitor's name for it; empty for others. */
export function notCoveredText(name: string, pay: PayResult): string {
  return isShort(pay) ? notCovered(name, pay).join(' ') : '';
}

function notCovered(name: string, { netAnnual }: PayResult): Answer {
  return [
    `${name} does not cover its tax and student loan after salary sacrifice.`,
    `It is ${amountText(netAnnual)} a year short.`,
  ];
}

/** The charge by which take-home pay differs the other way than gross pay, where it does; else empty. */
export function stepText(comparison: PayComparison): string {
  const { grossAnnual: gross, netAnnual: net } = comparison.difference;
  if (!isSameSacrifice(comparison)) return '';
  if (isNothing(gross) || isNothing(net) || gross > 0 === net > 0) return '';
  const [charge, amount] = largestCharge(comparison.difference, Math.sign(gross));
  return `It is ${gross > 0 ? 'above' : 'below'} a limit of ${charge}, which takes ${moreOrLess(amount)}.`;
}

/** The charge that differs most in the direction of `sign`. */
function largestCharge(difference: PayDifference, sign: number): readonly [string, number] {
  const charges = [
    ['the Medicare levy surcharge (if single)', difference.medicareLevySurcharge],
    ['the student loan repayment', difference.studentLoanRepayment],
    ['the Medicare levy (if single)', difference.medicareLevy],
  ] as const;
  return charges.reduce((most, charge) => (charge[1] * sign > most[1] * sign ? charge : most));
}

/** The part of each further dollar before tax that is taken home, in a sentence; empty where that says nothing. */
export function keptText(comparison: PayComparison): string {
  const { now, offer, difference, keptOfEachDollar: kept } = comparison;
  const { grossAnnual: gross } = difference;
  if (kept === undefined || kept < 0 || isNothing(gross)) return '';
  if (isShort(now) || isShort(offer) || !isSameSacrifice(comparison)) return '';
  return gross < 0
    ? `You lose ${centsOfDollar(kept)} per dollar less.`
    : `You keep ${centsOfDollar(kept)} per extra dollar.`;
}

/** In the place of a figure that a pay does not have which is short. */
export const NOT_COVERED = 'Not covered';

/** 0.68 is `68 cents`. */
function centsOfDollar(fraction: number): string {
  if (fraction >= 1) return formatCents(fraction);
  const cents = Number((fraction * 100).toFixed(1));
  return cents > 0 ? `${cents} cents` : 'nothing';
}

/** The salary that a wanted take-home pay takes; `salary` is what `grossFor` gives, in dollars a year. */
export function neededText(
  takeHome: number,
  cycle: EnteredCycle,
  salary: number | undefined,
  includesSuper: boolean,
): string {
  const wanted = `${Number.isInteger(takeHome) ? formatDollars(takeHome) : formatCents(takeHome)} ${CYCLE_ENDINGS[cycle]}`;
  return salary === undefined
    ? `No salary up to ${formatDollars(HIGHEST_SALARY)} a year${includesSuper ? ', super included,' : ''} leaves ${wanted} to take home.`
    : `To take home ${wanted}, you need to earn ${formatDollars(salary)} a year${includesSuper ? ', super included' : ''}.`;
}

/** Whether as much of both pays is sacrificed. */
export function isSameSacrifice({ now, offer }: Pick<PayComparison, 'now' | 'offer'>): boolean {
  return isNothing(offer.sacrificed - now.sacrificed);
}

/** The employer's contribution and what is sacrificed, in dollars a year. */
export function paidIntoSuper(pay: PayResult): number {
  return pay.superannuation + pay.sacrificed;
}

/** The part of that which is left after the fund's tax. */
export function superAfterTax(pay: PayResult): number {
  return paidIntoSuper(pay) * (1 - CONTRIBUTIONS_TAX_RATE);
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

interface DetailedPay extends WorkingTime {
  /** Dollars a year. */
  readonly bonus: number;
  readonly query: Pick<PayQuery, 'customSuperRate' | 'salarySacrifice'>;
}

/** The summary of a pay's further fields: which of them are set. The hours are among them unless `hasHours`. */
export function detailsText(
  { query, bonus, hoursPerWeek, weeksPerYear }: DetailedPay,
  hasHours: boolean,
): string {
  const { customSuperRate, salarySacrifice = 0 } = query;
  return listed('More details', [
    ...(!hasHours && hoursPerWeek !== DEFAULT_WORKING_TIME.hoursPerWeek
      ? [`${hoursPerWeek} hours a week`]
      : []),
    ...(weeksPerYear === DEFAULT_WORKING_TIME.weeksPerYear ? [] : [`${weeksPerYear} weeks a year`]),
    ...(customSuperRate === undefined ? [] : [`${formatRate(customSuperRate)} super`]),
    ...(bonus > 0 ? [`bonus ${formatDollars(bonus)}`] : []),
    ...(salarySacrifice > 0 ? [`sacrifice ${formatDollars(salarySacrifice)}`] : []),
  ]);
}

/** The tax year and the options that both pays share. */
export function sharedText(taxYear: string, options: PayOptions): string {
  const on = PAY_OPTIONS.filter((option) => options[option]);
  return listed('Tax year and options', [taxYear, ...on.map((option) => OPTION_NAMES[option])]);
}

function listed(first: string, set: readonly string[]): string {
  return set.length === 0 ? first : `${first}: ${set.join(', ')}`;
}
