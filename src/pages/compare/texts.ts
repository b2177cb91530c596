/** The texts of the page that compares two pays. */

import type { PayComparison } from '../../pay/compare-pay.ts';
import type { PayResult } from '../../pay/pay.ts';
import { DEFAULT_WORKING_TIME } from '../../pay/periods.ts';
import { snapToMicrodollar } from '../../pay/rounding.ts';
import { formatCents, formatDollars, formatRate, isNothing, sumShown } from '../../words/money.ts';
import { CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { optionsIn, optionsOn } from '../../words/pay-options.ts';
import { present } from '../../words/present.ts';
import { OPTION_NAMES } from '../form/option-switches.tsx';
import type { Compared, Offer } from './calculation.ts';
import { ARRIVAL_NAMES, type CompareEntries } from './form.ts';

/** Sentences around the one figure that leads; it is empty where something is left to enter. */
type Answer = Readonly<Record<'before' | 'figure' | 'after', string>>;

/** As it is read. */
export function spokenAnswer({ before, figure, after }: Answer): string {
  return `${before} ${figure} ${after}`.trim();
}

/** How much more or less is taken home and goes into super, that one of the pays does not cover its tax, or what to enter. */
export function answerTo(compared: Compared): Answer {
  const { comparison, now, offer, missing } = compared;
  if (missing !== undefined) {
    const what =
      missing === 'otherJob'
        ? 'the pay of your other job, under Tax year and options,'
        : inSentence(compared[missing].name);
    return { before: `Enter ${what} to see which pay leaves you more.`, figure: '', after: '' };
  }
  if (isShort(comparison.offer)) return notCovered(offer.name, comparison.offer);
  if (isShort(comparison.now)) return notCovered(now.name, comparison.now);
  const takeHome = takeHomeAnswer(compared);
  const after = `${takeHome.after}${superText(compared)}.${hourText(compared)}`;
  return { ...takeHome, after };
}

function takeHomeAnswer(compared: Compared): Answer {
  const { comparison } = compared;
  const { offer, difference } = comparison;
  const { grossAnnual: gross, netAnnual: net } = difference;
  const { name } = compared.offer;
  if (isNothing(net)) {
    const figure = formatDollars(offer.netAnnual);
    return { before: 'Take-home pay is the same:', figure, after: 'a year' };
  }
  const figure = moreOrLess(shownChange(comparison, net, ({ netAnnual }) => netAnnual));
  return isNothing(gross) || gross > 0 === net > 0
    ? {
        before: `With ${inSentence(name)} you take home`,
        figure,
        after: `a year${periodText(compared)}`,
      }
    : {
        before: `${name} pays ${moreOrLess(shownChange(comparison, gross, ({ grossAnnual }) => grossAnnual))}, but you take home`,
        figure,
        after: 'a year',
      };
}

/** The same by the period: what lands, where that differs the same way, or without schedules the share of a week. */
function periodText({ isPaidOut, landsMore = 0, offer, comparison }: Compared): string {
  const { netAnnual: net, weekly } = comparison.difference;
  if (!isPaidOut) {
    return ` (${amountText(shownChange(comparison, weekly, (pay) => pay.weekly))} a week)`;
  }
  const isAlike = !isNothing(landsMore) && landsMore > 0 === net > 0;
  return isAlike ? ` (${amountText(landsMore)} each ${CYCLE_NOUNS[offer.period]})` : '';
}

/** The change in super, which ends a sentence, or is one where pay is sacrificed for it: then it is after the fund's tax. */
function superText({ comparison, contributionsTax }: Compared): string {
  const { now, offer } = comparison;
  const changeOf = (of: FigureOf) => shownChange(comparison, of(offer) - of(now), of);
  if (isSameSacrifice(comparison)) {
    const paidIn = changeOf(paidIntoSuper);
    return isNothing(paidIn) ? '' : `, and ${moreOrLess(paidIn)} goes into your super`;
  }
  const kept = changeOf((pay) => superAfterTax(pay, contributionsTax));
  const more = isNothing(kept) ? 'as much' : moreOrLess(kept);
  return `. Your super gets ${more}, after its ${formatRate(contributionsTax)} tax`;
}

function hourText({ morePerHour, isPaidOut }: Compared): string {
  if (morePerHour === undefined) return '';
  const each = isPaidOut ? ' On average, for each hour' : ' For each hour';
  if (isNothing(morePerHour)) return `${each} it is the same.`;
  const more = morePerHour > 0 ? 'more' : 'less';
  return `${each} that is ${formatCents(Math.abs(morePerHour))} ${more}.`;
}

/** The name that the page gives an offer, within a sentence; those of visitors as they are. */
function inSentence(name: string): string {
  return Object.values<string>(ARRIVAL_NAMES).includes(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}

/** Whether tax and student loan are more than a salary sacrifice leaves. Then there is no net pay to show. */
export function isShort({ netAnnual }: PayResult): boolean {
  return netAnnual < 0 && !isNothing(netAnnual);
}

/** Of a pay that is short, by the visitor's name for it. */
export function notCovered(name: string, { netAnnual }: PayResult): Answer {
  return {
    before: `${name} does not cover its tax and student loan after salary sacrifice. It is`,
    figure: amountText(netAnnual),
    after: 'a year short.',
  };
}

/** Whether as much of both pays is sacrificed. */
export function isSameSacrifice({ now, offer }: PayComparison): boolean {
  return isNothing(offer.sacrificed - now.sacrificed);
}

/** The employer's contribution and what is sacrificed, in dollars a year. */
export function paidIntoSuper(pay: PayResult): number {
  return snapToMicrodollar(pay.superannuation + pay.sacrificed);
}

/** The part of that which is left after the fund's tax, a fraction. */
export function superAfterTax(pay: PayResult, contributionsTax: number): number {
  return snapToMicrodollar(paidIntoSuper(pay) * (1 - contributionsTax));
}

type FigureOf = (pay: PayResult) => number;

/** The `exact` change of a figure as the table shows it: that of both pays as shown. A few dollars are told to the cent, and so exact. */
export function shownChange({ now, offer }: PayComparison, exact: number, of: FigureOf): number {
  return Math.abs(exact) < FEW_DOLLARS ? exact : sumShown([of(offer), -of(now)]);
}

/** Such as `$10,200 more`. */
export function moreOrLess(difference: number): string {
  return `${amountText(difference)} ${difference > 0 ? 'more' : 'less'}`;
}

/** Without its sign; with cents where whole dollars would say little. */
function amountText(difference: number): string {
  const amount = Math.abs(difference);
  return amount < FEW_DOLLARS ? formatCents(amount) : formatDollars(amount);
}

const FEW_DOLLARS = 10;

/** The further fields of a pay that are set. The hours are among them unless `hasHours`. */
export function detailsText(offer: Offer, hasHours: boolean): string {
  const { hoursPerWeek, weeksPerYear, query } = offer;
  const { customSuperRate, bonus, salarySacrifice } = query;
  const usual = DEFAULT_WORKING_TIME;
  return present([
    !hasHours && hoursPerWeek !== usual.hoursPerWeek && `${hoursPerWeek} hours a week`,
    weeksPerYear !== usual.weeksPerYear && `${weeksPerYear} weeks a year`,
    customSuperRate !== undefined && `${formatRate(customSuperRate)} super`,
    bonus > 0 && `bonus ${formatDollars(bonus)}`,
    salarySacrifice > 0 && `sacrifice ${formatDollars(salarySacrifice)}`,
  ]).join(', ');
}

/** The tax year and the options that both pays share. */
export function sharedText({ year, options }: CompareEntries): string {
  return [year, ...optionsOn(optionsIn(options)).map((option) => OPTION_NAMES[option])].join(', ');
}
