/** The figures of the page that compares two pays: its example. */

import { chosenYear, superOf, taxYearOptions } from '../../verify/figures/form.ts';
import {
  cents,
  dollars,
  dollarsLess,
  type PageFigures,
  type ReferenceSite,
  shownCents,
  shownDollars,
  tableCells,
} from '../../verify/figures/page-figures.ts';
import {
  anyPayslipsOf,
  atTaxTime,
  PAYS_A_YEAR,
  shareCells,
} from '../../verify/figures/pay-cells.ts';
import { type Rational, rational } from '../../verify/reference/rational.ts';
import type { ReferencePay } from '../../verify/reference/reference-pay.ts';

/** The pay of a week that the page asks about, in dollars. */
const WANTED = 1_500;

const headings = {
  'Side by side': 'comparison',
  'What do I need to earn?': 'wanted pay',
  'Tax year and options: #': 'year field',
};

export function expected(site: ReferenceSite): PageFigures {
  const [now, offer] = [site.payOf(80_000), site.payOf(95_000)];
  const row = (label: string, figureOf: (pay: ReferencePay) => Rational) =>
    cellsOf(label, figureOf(now), figureOf(offer));
  const { taxYear } = site;
  const [gross, offered] = [dollars(now.grossAnnual), dollars(offer.grossAnnual)];
  const paid = fortnightsOf(site, now, offer);
  const more = (name: 'netAnnual' | 'superannuation') =>
    `${dollarsLess(offer[name], now[name])} more`;
  const period = paid?.more ?? dollarsLess(offer.weekly, now.weekly);
  const differences = [more('netAnnual'), period, more('superannuation')];
  return {
    headings,
    cells: {
      ...row('Pay before tax', (pay) => pay.grossAnnual),
      ...row('Income tax', (pay) => pay.incomeTax),
      ...row('Medicare levy', (pay) => pay.medicareLevy),
      ...row('Take-home pay', (pay) => pay.netAnnual),
      ...(paid?.cells ?? {
        ...row('A fortnight', (pay) => pay.fortnightly),
        ...row('A week', (pay) => pay.weekly),
      }),
      ...row('Super', (pay) => pay.superannuation),
      ...row('Take-home pay and super', (pay) => pay.netAnnual.plus(pay.superannuation)),
      ...(paid && { 'What the words mean > Division 293 tax': [] }),
      ...shareCells([now, offer], 'Take-home pay'),
      ...offerFields(site, '', '80000'),
      ...offerFields(site, 'offer-', '95000'),
      ...chosenYear(site),
      'field > want-salary': '1500',
    },
    prose: {
      Description: taxYear,
      // The pays that the figures are for, what the offer adds, and the cents that are kept of a dollar.
      Page: [gross, offered, taxYear, ...differences, keptCents(site)],
      'Offer A': gross,
      'Offer B': offered,
      'year field': taxYearOptions(site),
      'wanted pay': [dollars(WANTED), dollars(leastSalaryFor(WANTED, site)), '38', '52'],
    },
  };
}

/** The cents of each dollar above the first pay that are kept. */
function keptCents({ payOf }: ReferenceSite): string {
  const kept = payOf(80_001).netAnnual.minus(payOf(80_000).netAnnual);
  return cents(kept).replace('$0.', '');
}

/** The fields of an offer, whose names start with `prefix`. */
function offerFields(site: ReferenceSite, prefix: string, salary: string) {
  const fields = {
    salary,
    hours: '38',
    'hours > assumed': '38',
    weeks: '52',
    'weeks > assumed': '52',
    'super > assumed': superOf(site),
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, figure]) => [`field > ${prefix}${name}`, [figure]]),
  );
}

const DOLLARS = { format: dollars, shown: shownDollars };
const CENTS = { format: cents, shown: shownCents };

/** The figures of both pays, and their difference as they are shown. */
function cellsOf(label: string, now: Rational, offer: Rational, { format, shown } = DOLLARS) {
  const more = format(shown(offer).minus(shown(now)));
  return tableCells('comparison', ['Offer A', 'Offer B', 'Difference'], {
    [label]: [format(now), format(offer), more.startsWith('-') ? more : `+${more}`],
  });
}

/** The pay that lands each fortnight, and the rest at tax time; undefined by a set without schedules. */
function fortnightsOf(site: ReferenceSite, now: ReferencePay, offer: ReferencePay) {
  const [ofNow, ofOffer] = [now, offer].map((pay) => anyPayslipsOf(site, pay)?.Fortnightly);
  if (ofNow === undefined || ofOffer === undefined) return undefined;
  return {
    more: dollars(shownCents(ofOffer.inAccount).minus(shownCents(ofNow.inAccount))),
    cells: {
      ...cellsOf('Lands each fortnight', ofNow.inAccount, ofOffer.inAccount, CENTS),
      ...cellsOf('At tax time', ofNow.aboveTax, ofOffer.aboveTax),
      'comparison > At tax time > Offer A': atTaxTime(ofNow),
      'comparison > At tax time > Offer B': atTaxTime(ofOffer),
    },
  };
}

/** The least whole salary that leaves `net` dollars a week, or of which as much lands by a set with schedules. */
function leastSalaryFor(net: number, site: ReferenceSite): number {
  const wanted = rational(net);
  const weekOf = (salary: number) => {
    const pay = site.payOf(salary);
    return anyPayslipsOf(site, pay)?.Weekly.inAccount ?? pay.netAnnual.over(PAYS_A_YEAR.Weekly);
  };
  let [tooLow, enough] = [0, 1_000_000];
  while (enough - tooLow > 1) {
    const middle = Math.floor((tooLow + enough) / 2);
    if (weekOf(middle).isBelow(wanted)) tooLow = middle;
    else enough = middle;
  }
  return enough;
}
