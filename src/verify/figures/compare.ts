/** The figures of the page that compares two pays: its example. */
import {
  add,
  compare,
  multiply,
  type Rational,
  rational,
  subtract,
} from '../reference/rational.ts';
import type { ReferencePay } from '../reference/reference-pay.ts';
import { formFigures } from './form.ts';
import { dollars, type PageFigures, type ReferenceSite, whole } from './page-figures.ts';
import { PAYS_A_YEAR, sharesOf } from './pay-cells.ts';

/** The take-home pay of a week that the page asks about, in dollars. */
const WANTED = 1_500;

export function comparisonFigures(site: ReferenceSite): PageFigures {
  const [now, offer] = [site.payOf(80_000), site.payOf(95_000)];
  const row = (label: string, figureOf: (pay: ReferencePay) => Rational) => ({
    [`Side by side > ${label} > Offer A`]: [dollars(figureOf(now))],
    [`Side by side > ${label} > Offer B`]: [dollars(figureOf(offer))],
    [`Side by side > ${label} > Difference`]: [
      `+${dollars(subtract(figureOf(offer), figureOf(now)))}`,
    ],
  });
  const more = (name: 'netAnnual' | 'weekly' | 'superannuation') =>
    `${dollars(subtract(offer[name], now[name]))} more`;
  const differences = [more('netAnnual'), more('weekly'), more('superannuation')];
  return {
    cells: {
      ...row('Pay before tax', (pay) => pay.grossAnnual),
      ...row('Income tax', (pay) => pay.incomeTax),
      ...row('Medicare levy', (pay) => pay.medicareLevy),
      ...row('Take-home pay', (pay) => pay.netAnnual),
      ...row('A fortnight', (pay) => pay.fortnightly),
      ...row('A week', (pay) => pay.weekly),
      ...row('Super', (pay) => pay.superannuation),
      ...row('Take-home pay and super', (pay) => add(pay.netAnnual, pay.superannuation)),
    },
    prose: [
      ...formFigures(site).prose,
      ...differences,
      ...[now, offer].flatMap((pay) => Object.values(sharesOf(pay))),
      ...[whole(WANTED), whole(leastSalaryFor(WANTED, site))],
    ],
    stated: { Page: differences },
  };
}

/** The least whole salary that leaves `net` dollars a week, which must be above what is left at the levy's threshold. */
function leastSalaryFor(net: number, { payOf }: ReferenceSite): number {
  const wanted = multiply(PAYS_A_YEAR.Weekly, rational(String(net)));
  let [tooLow, enough] = [0, 1_000_000];
  while (enough - tooLow > 1) {
    const middle = Math.floor((tooLow + enough) / 2);
    if (compare(payOf(middle).netAnnual, wanted) < 0) tooLow = middle;
    else enough = middle;
  }
  return enough;
}
