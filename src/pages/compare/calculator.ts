/** The calculator that compares two pays: how much more or less take-home pay the offer leaves, or what is left to enter. */
import { DEFAULT_WORKING_TIME } from '../../pay/periods.ts';
import { formatCents, formatDollars, formatRate, isNothing } from '../../words/money.ts';
import {
  amountText,
  isSameSacrifice,
  isShort,
  moreOrLess,
  shownChange,
  superAfterTax,
} from '../../words/pay-changes.ts';
import { CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { optionsOn } from '../../words/pay-options.ts';
import { present } from '../../words/present.ts';
import type { Accepts } from '../form/form.ts';
import { type Answer, defineCalculator } from '../live/calculator.ts';
import { shortName } from '../questions/options-of-pay.ts';
import { superRateAssumed } from '../questions/pay.tsx';
import { type Compared, type ComparedPay, calculate, OFFER, questions } from './calculation.ts';

/** The names of the two pays if the visitor arrives from a single pay. */
const ARRIVAL_NAMES = ['Your pay', 'The offer'] as const;

/** The page's own names start in lower case within a sentence. Visitors' names stay as they are. */
function inSentence(name: string): string {
  return (ARRIVAL_NAMES as readonly string[]).includes(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}

/** The answer says how much take-home pay and super change, which pay does not cover its tax, or what to enter. */
function answer(compared: Compared): Answer {
  const { now, offer, comparison } = compared;
  const missing = missingFrom(compared);
  if (missing !== undefined) {
    const words = `Enter ${missing} to see which leaves you more.`;
    return { title: 'You take home', words };
  }
  if (compared.notEmployed)
    return { title: 'You take home', words: contractorText(compared.notEmployed) };
  const short = [offer, now].find(({ pay }) => isShort(pay));
  if (short) return notCovered(short);
  const { grossAnnual: gross, netAnnual: net } = comparison.difference;
  const rest = `${superText(compared)}.`;
  const also = [hourText(compared)];
  if (isNothing(net)) {
    const figure = formatDollars(comparison.offer.netAnnual);
    return { title: 'Take-home pay is the same:', figure, words: `a year${rest}`, also };
  }
  const change = shownChange(comparison, ({ netAnnual }) => netAnnual);
  const figure = amountText(change);
  const way = change > 0 ? 'more' : 'less';
  if (isNothing(gross) || gross > 0 === net > 0) {
    const title = `With ${inSentence(offer.name)} you take home`;
    return { title, figure, words: `${way} a year${periodText(compared)}${rest}`, also };
  }
  const paid = moreOrLess(shownChange(comparison, ({ grossAnnual }) => grossAnnual));
  const title = `${offer.name} pays ${paid}, but you take home`;
  return { title, figure, words: `${way} a year${rest}`, also };
}

/** No verdict on a contractor's rate: what it leaves depends on costs that nobody entered. */
function contractorText({ name, work }: ComparedPay): string {
  return work === 'contractor'
    ? "We can't compare a contractor yet: they pay their own tax, super and leave."
    : `Is ${inSentence(name)} for an employee or a contractor?`;
}

/** What is left to enter: without it there is nothing to compare. */
function missingFrom({ missing, isUnknown }: Compared): string | undefined {
  if (missing !== undefined) return inSentence(missing);
  return isUnknown ? 'the pay of your other job' : undefined;
}

/** The answer if a pay doesn't cover its own tax. It uses the visitor's name for that pay. */
export function notCovered({ name, pay }: Pick<ComparedPay, 'name' | 'pay'>): Answer {
  return {
    title: `${name} does not cover its tax and student loan after salary sacrifice. It is`,
    figure: amountText(pay.netAnnual),
    words: 'a year short.',
  };
}

/** The change in each pay into the account. Without schedules it is the change in a week's share. */
function periodText({ isPaidOut, landsMore = 0, offer, comparison }: Compared): string {
  if (!isPaidOut) return ` (${amountText(shownChange(comparison, ({ weekly }) => weekly))} a week)`;
  const isAlike = !isNothing(landsMore) && landsMore > 0 === comparison.difference.netAnnual > 0;
  return isAlike ? ` (${amountText(landsMore)} each ${CYCLE_NOUNS[offer.period]})` : '';
}

/** The fund's tax to take off super, a fraction. It is 0 if both pays sacrifice the same amount. */
export function superTaxOf({ comparison, taxYear }: Compared): number {
  return isSameSacrifice(comparison) ? 0 : (taxYear.contributionsTax?.rate ?? 0);
}

/** The change in super: the end of the answer's sentence, or a sentence of its own if the pays sacrifice different amounts. */
function superText(compared: Compared): string {
  const tax = superTaxOf(compared);
  const change = shownChange(compared.comparison, (pay) => superAfterTax(pay, tax));
  const more = moreOrLess(change);
  if (tax === 0) return isNothing(change) ? '' : `, and ${more} goes into your super`;
  const gets = isNothing(change) ? 'as much' : more;
  return `. Your super gets ${gets}, after its ${formatRate(tax)} tax`;
}

function hourText({ morePerHour, isPaidOut }: Compared): string | undefined {
  if (morePerHour === undefined) return undefined;
  const each = isPaidOut ? 'On average, for each hour' : 'For each hour';
  if (isNothing(morePerHour)) return `${each} it is the same.`;
  const more = morePerHour > 0 ? 'more' : 'less';
  return `${each} that is ${formatCents(Math.abs(morePerHour))} ${more}.`;
}

/** Lists the further details of a pay that are set. Hours are listed only if they aren't asked for above. */
function detailsText({ hoursPerWeek, weeksPerYear, query }: ComparedPay, hasHours: boolean) {
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

/** A link without an offer, such as one from the pay calculator, brings the visitor's own pay. The offer starts empty, with the same cycle. */
const accepts: Accepts = (given, read) => {
  const names = [...given.keys()].filter((name) => name in read);
  if (names.length === 0 || names.some((name) => name.startsWith(OFFER))) return undefined;
  const alike = ['cycle', 'included', 'hours', 'weeks'].map((name) => [OFFER + name, read[name]]);
  const [name, offerName] = ARRIVAL_NAMES;
  return { ...Object.fromEntries(alike), name, 'offer-name': offerName, 'offer-salary': '' };
};

const payAt = ({ now, offer }: Compared, index: number) => (index === 0 ? now : offer);

export const calculator = defineCalculator({
  questions,
  sections: () => [
    {
      items: 'pays',
      title: (result, index) => payAt(result, index).name,
      ask: ({ isByHour }) => ['pay', 'work', ...(isByHour ? (['hours'] as const) : []), 'included'],
      sections: [
        {
          title: 'More details',
          set: (result, index) => detailsText(payAt(result, index), result.isByHour),
          ask: ({ isByHour }) => {
            const rest = ['weeks', 'super', 'bonus', 'sacrifice', 'name'] as const;
            return isByHour ? rest : ['hours', ...rest];
          },
          note: 'sacrifice',
        },
      ],
    },
    {
      title: 'Tax year and options',
      set: ({ taxYear, options }) =>
        [taxYear.label, ...optionsOn(options).map(shortName)].join(', '),
      sections: [{ ask: ['year', 'options'], note: 'family' }],
    },
  ],
  calculate,
  answer,
  says: ({ now, offer, taxYear }) => ({
    pays: [now, offer].map(({ isEntered, annual, weeks, weeksPerYear, customSuperRate }) => ({
      pay: {
        hint: isEntered
          ? `${formatDollars(annual)} a year before tax`
          : 'Enter the pay before tax.',
      },
      weeks: { inUse: `${weeksPerYear}`, hint: weeks === 0 ? `Assumed: ${weeksPerYear}.` : '' },
      super: superRateAssumed(taxYear.superannuation.guarantee.rate, customSuperRate),
    })),
  }),
  accepts: () => accepts,
  always: [`${OFFER}salary`],
  late: ['AnswerBar', 'Reason'],
});
