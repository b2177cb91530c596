/** The figures of the page on a bonus: its example, by the fortnight. */
import {
  add,
  compare,
  divide,
  whole as integer,
  multiply,
  type Rational,
  rational,
  roundHalfAwayFromZero,
  subtract,
  ZERO,
} from '../reference/rational.ts';
import type { ReferencePay } from '../reference/reference-pay.ts';
import { referenceBonusSteps } from '../reference/reference-withholding.ts';
import { formFigures } from './form.ts';
import {
  cents,
  dollars,
  dollarsLess,
  type PageFigures,
  type ReferenceSite,
  rate,
  share,
  whole,
} from './page-figures.ts';
import { PAYS_A_YEAR } from './pay-cells.ts';

const SALARY = 80_000;
const BONUS = 10_000;
const LIMIT = '47%';

export function bonusFigures(site: ReferenceSite): PageFigures {
  const [without, withIt] = [site.payOf(SALARY), site.payOf(SALARY + BONUS)];
  const usual = divide(without.grossAnnual, PAYS_A_YEAR.Fortnightly);
  const bonus = rational(String(BONUS));
  const steps = referenceBonusSteps({
    earnings: cents(usual).replace(/[$,]/g, ''),
    bonus: String(BONUS),
    period: 'fortnightly',
    taxYear: site.taxYear,
    scale: 2,
    studentLoan: false,
  });
  const { fromEarnings, fromBonus } = steps;
  const lands = subtract(bonus, integer(fromBonus));
  const tax = subtract(withIt.totalTax, without.totalTax);
  const short = subtract(tax, integer(fromBonus));
  const withheldInYear = integer(fromEarnings * 26n + fromBonus);
  const taxOfBonus = [dollars(tax), rate(divide(tax, bonus)), whole(BONUS)];
  const stated = [
    dollars(bonus),
    dollars(lands),
    dollars(integer(fromBonus)),
    shareOf(integer(fromBonus), bonus),
    dollars(absolute(short)),
  ];
  return {
    cells: {
      ...stepCells(steps),
      "That fortnight's pay > Usual pay": [cents(usual)],
      "That fortnight's pay > Bonus": [cents(bonus)],
      "That fortnight's pay > Withheld from usual pay": [`-${dollars(integer(fromEarnings))}`],
      "That fortnight's pay > Withheld from the bonus": [`-${dollars(integer(fromBonus))}`],
      "That fortnight's pay > In your account": [
        cents(subtract(add(usual, bonus), integer(fromEarnings + fromBonus))),
      ],
      ...yearCells(without, withIt),
    },
    prose: [
      ...formFigures(site).prose,
      ...stated,
      LIMIT,
      ...taxOfBonus,
      `${dollars(subtract(withheldInYear, withIt.totalTax))} back`,
    ],
    stated: { 'Of your # bonus': stated.slice(0, 2), Page: taxOfBonus },
  };
}

function stepCells(steps: ReturnType<typeof referenceBonusSteps>): Record<string, string[]> {
  const { usual, withheldFromUsual, pays, share: ofShare, withheldWithShare, fromShares } = steps;
  const rows: [label: string, figure: string][] = [
    ['Usual pay, without cents', dollars(integer(usual))],
    ['Withheld from it', dollars(integer(withheldFromUsual))],
    ['Share of the bonus', dollars(integer(ofShare))],
    ["One fortnight's pay with its share", dollars(integer(usual + ofShare))],
    ['Withheld from that', dollars(integer(withheldWithShare))],
    ['More than from usual pay', dollars(integer(withheldWithShare - withheldFromUsual))],
    [`Times ${pays} pays`, dollars(integer(fromShares))],
    [`At most ${LIMIT} of the bonus`, cents(steps.limit)],
    ['Withheld from the bonus', dollars(integer(steps.fromBonus))],
  ];
  return Object.fromEntries(
    rows.map(([label, figure], index) => [
      `How it is worked out > ${index + 1}. ${label}`,
      [figure],
    ]),
  );
}

function yearCells(without: ReferencePay, withIt: ReferencePay): Record<string, string[]> {
  const row = (label: string, name: keyof ReferencePay) => {
    const title = `The year with and without it > ${label}`;
    return {
      [`${title} > Without`]: [dollars(without[name])],
      [`${title} > With`]: [dollars(withIt[name])],
      [`${title} > Difference`]: [`+${dollarsLess(withIt[name], without[name])}`],
    };
  };
  return {
    ...row('Pay before tax', 'grossAnnual'),
    ...row('Income tax', 'incomeTax'),
    ...row('Medicare levy', 'medicareLevy'),
    ...row('Take-home pay', 'netAnnual'),
    ...row('Super', 'superannuation'),
  };
}

function shareOf(part: Rational, all: Rational): string {
  return share(roundHalfAwayFromZero(multiply(divide(part, all), rational('1000'))));
}

function absolute(amount: Rational): Rational {
  return compare(amount, ZERO) < 0 ? subtract(ZERO, amount) : amount;
}
