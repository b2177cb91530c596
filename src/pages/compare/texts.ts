/** The texts of the page that compares two pays. */

import type { PayResult } from '../../pay/pay.ts';
import { DEFAULT_WORKING_TIME } from '../../pay/periods.ts';
import { formatCents, formatDollars, formatRate, isNothing } from '../../words/money.ts';
import {
  amountText,
  type FigureOf,
  isSameSacrifice,
  isShort,
  moreOrLess,
  paidIntoSuper,
  shownChange,
  superAfterTax,
} from '../../words/pay-changes.ts';
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

/** The answer to a pay that is short, by the visitor's name for it. */
export function notCovered(name: string, { netAnnual }: PayResult): Answer {
  return {
    before: `${name} does not cover its tax and student loan after salary sacrifice. It is`,
    figure: amountText(netAnnual),
    after: 'a year short.',
  };
}

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
