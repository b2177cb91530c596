/** Says how much more or less take-home pay the offer leaves, or what is left to enter. */
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
import type { Answer } from '../live/calculator.ts';
import type { Compared, ComparedPay } from './calculation.ts';

/** The names of the two pays if the visitor arrives from a single pay. */
export const ARRIVAL_NAMES = ['Your pay', 'The offer'] as const;

/** How much more or less is taken home and goes into super, that one of the pays does not cover its tax, or what to enter. */
export function answerTo(compared: Compared): Answer {
  const { now, offer, missing } = compared;
  if (missing !== undefined) {
    const before = `Enter ${inSentence(missing)} to see which pay leaves you more.`;
    return { before, lead: '', isRequest: true };
  }
  const short = [offer, now].find(({ pay }) => isShort(pay));
  if (short) return notCovered(short);
  const takeHome = takeHomeAnswer(compared);
  return { ...takeHome, more: `${takeHome.more}${superText(compared)}.${hourText(compared)}` };
}

function takeHomeAnswer(compared: Compared): Answer {
  const { comparison } = compared;
  const { offer, difference } = comparison;
  const { grossAnnual: gross, netAnnual: net } = difference;
  const { name } = compared.offer;
  if (isNothing(net)) {
    const lead = formatDollars(offer.netAnnual);
    return { before: 'Take-home pay is the same:', lead, more: 'a year' };
  }
  const lead = moreOrLess(shownChange(comparison, net, ({ netAnnual }) => netAnnual));
  if (isNothing(gross) || gross > 0 === net > 0) {
    const before = `With ${inSentence(name)} you take home`;
    return { before, lead, more: `a year${periodText(compared)}` };
  }
  const paid = moreOrLess(shownChange(comparison, gross, ({ grossAnnual }) => grossAnnual));
  return { before: `${name} pays ${paid}, but you take home`, lead, more: 'a year' };
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
  return (ARRIVAL_NAMES as readonly string[]).includes(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}

/** The answer if a pay doesn't cover its own tax. It uses the visitor's name for that pay. */
export function notCovered({ name, pay }: Pick<ComparedPay, 'name' | 'pay'>): Answer {
  return {
    before: `${name} does not cover its tax and student loan after salary sacrifice. It is`,
    lead: amountText(pay.netAnnual),
    more: 'a year short.',
  };
}
