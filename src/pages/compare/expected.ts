/** The figures of the page that compares two pays: its example. */
import {
  answerProse,
  cellsOf,
  cents,
  dollars,
  dollarsLess,
  type PageFigures,
  type ReferenceSite,
  shownCents,
  shownDollars,
  tableCells,
} from '../../verify/figures/page-figures.ts';
import { paidOf, shareCells } from '../../verify/figures/pay-cells.ts';
import type { Rational } from '../../verify/reference/rational.ts';
import type { ReferencePay } from '../../verify/reference/reference-pay.ts';

export function expected(site: ReferenceSite, entries?: URLSearchParams): PageFigures | undefined {
  if (entries?.size) return undefined;
  const { taxYear, payOf } = site;
  const [now, offer] = [payOf(80_000), payOf(95_000)];
  const row = (name: keyof ReferencePay) => compared(now[name], offer[name]);
  const [gross, offered] = [dollars(now.grossAnnual), dollars(offer.grossAnnual)];
  const paid = fortnightsOf(site, now, offer);
  const more = (name: 'netAnnual' | 'superannuation') =>
    `${dollarsLess(offer[name], now[name])} more`;
  const period = paid?.more ?? dollarsLess(offer.weekly, now.weekly);
  const rateOfSuper = `${Number(site.year.superPercent)}%`;
  const kept = payOf(80_001).netAnnual.minus(now.netAnnual);
  return {
    cells: {
      ...tableCells('Side by side', ['Offer A', 'Offer B', 'Difference'], {
        'Pay before tax': row('grossAnnual'),
        'Income tax': row('incomeTax'),
        'Medicare levy': row('medicareLevy'),
        'Take-home pay': row('netAnnual'),
        ...(paid?.rows ?? { 'A fortnight': row('fortnightly'), 'A week': row('weekly') }),
        Super: row('superannuation'),
        'Take-home pay and super': compared(
          now.netAnnual.plus(now.superannuation),
          offer.netAnnual.plus(offer.superannuation),
        ),
      }),
      ...(paid && { 'What the words mean > Division 293 tax': [] }),
      ...shareCells([now, offer], 'pay-bar', 'Take-home pay'),
      ...offerFields('', '80000'),
      ...offerFields('offer-', '95000'),
      'field > year': site.chosenYear,
    },
    prose: {
      Description: taxYear,
      ...answerProse('With Offer B you take home', {
        inputs: site.taxYearOptions,
        example: [gross, offered, taxYear],
        sentence: [more('netAnnual'), period, more('superannuation')],
      }),
      'Offer A': gross,
      'Offer B': offered,
      // Of each offer, the super rate among its details and what is assumed of it.
      'More details': [rateOfSuper, rateOfSuper],
      // The cents that are kept of a dollar.
      'Side by side': cents(kept).replace('$0.', ''),
    },
  };
}

/** The fields of an offer, whose names start with `prefix`. */
function offerFields(prefix: string, salary: string) {
  return cellsOf('field', {
    [`${prefix}salary`]: salary,
    [`${prefix}hours`]: '38',
    [`${prefix}weeks`]: '52',
  });
}

/** The figures of both pays, and their difference as they are shown. */
function compared(now: Rational, offer: Rational, format = dollars, shown = shownDollars) {
  const more = format(shown(offer).minus(shown(now)));
  return [format(now), format(offer), more.startsWith('-') ? more : `+${more}`];
}

/** The pay that lands each fortnight, and the rest at tax time; undefined by a set without schedules. */
function fortnightsOf(site: ReferenceSite, nowPay: ReferencePay, offerPay: ReferencePay) {
  if (!site.hasSchedules) return undefined;
  const now = paidOf(site, nowPay).Fortnightly;
  const offer = paidOf(site, offerPay).Fortnightly;
  const [, , difference = ''] = compared(now.aboveTax, offer.aboveTax);
  return {
    more: dollars(shownCents(offer.inAccount).minus(shownCents(now.inAccount))),
    rows: {
      'Lands each fortnight': compared(now.inAccount, offer.inAccount, cents, shownCents),
      'At tax time': [now.atTaxTime, offer.atTaxTime, difference],
    },
  };
}
