/** The figures of the page on a bonus: its example, by the fortnight. */

import { chosenYear, taxYearOptions } from '../../verify/figures/form.ts';
import {
  cents,
  dollars,
  dollarsLess,
  type Figures,
  type PageFigures,
  type ReferenceSite,
  rate,
  share,
  tableCells,
  typed,
} from '../../verify/figures/page-figures.ts';
import { PAYS_A_YEAR } from '../../verify/figures/pay-cells.ts';
import { type Rational, rational, ZERO } from '../../verify/reference/rational.ts';
import type { ReferencePay } from '../../verify/reference/reference-pay.ts';
import { referenceBonusSteps } from '../../verify/reference/reference-withholding.ts';

const SALARY = 80_000;
const BONUS = 10_000;
const LIMIT = '47%';

const headings = {
  'Earlier bonuses, or pay that varies': 'other pays',
  'Of your # bonus': 'answer',
  'How it is worked out': 'steps',
  "That fortnight's pay": 'pay with bonus',
  'The year with and without it': 'year',
  'Which payments this is for': 'payments',
};

export function expected(site: ReferenceSite): PageFigures {
  const [without, withIt] = [site.payOf(SALARY), site.payOf(SALARY + BONUS)];
  const usual = without.grossAnnual.over(PAYS_A_YEAR.Fortnightly);
  const bonus = rational(BONUS);
  const steps = referenceBonusSteps({
    earnings: typed(usual),
    bonus: String(BONUS),
    period: 'fortnightly',
    taxYear: site.taxYear,
    scale: 2,
    studentLoan: false,
  });
  const { fromEarnings, fromBonus } = steps;
  const { taxYear } = site;
  const gross = dollars(without.grossAnnual);
  const withheld = rational(fromBonus);
  const lands = bonus.minus(withheld);
  const tax = withIt.totalTax.minus(without.totalTax);
  const short = tax.minus(withheld);
  const withheldInYear = rational(fromEarnings * 26n + fromBonus);
  return {
    headings,
    cells: {
      ...stepCells(steps),
      'pay with bonus > Usual pay': cents(usual),
      'pay with bonus > Bonus': cents(bonus),
      'pay with bonus > Withheld from usual pay': `-${dollars(fromEarnings)}`,
      'pay with bonus > Withheld from the bonus': `-${dollars(fromBonus)}`,
      'pay with bonus > In your account': [
        cents(usual.plus(bonus).minus(fromEarnings + fromBonus)),
      ],
      ...yearCells(without, withIt),
      ...Object.fromEntries(
        Object.entries(SCHEDULES).map(([payment, schedule]) => [
          `payments > ${payment}`,
          [schedule],
        ]),
      ),
      'steps > 3. Share of the bonus > note': [dollars(bonus), '26'],
      ...chosenYear(site),
      'field > bonus': '10000',
      'field > salary': '80000',
      'field > average > assumed': dollars(usual).slice(1),
    },
    prose: {
      Title: taxYear,
      Description: taxYear,
      // The pay that the figures are for, the choices of the tax year, and the tax of the year on the bonus.
      Page: [
        ...[gross, ...taxYearOptions(site)],
        ...[dollars(tax), rate(tax.over(bonus)), dollars(bonus)],
        `${dollars(withheldInYear.minus(withIt.totalTax))} back`,
      ],
      'pay field': gross,
      'other pays': '1',
      answer: [
        ...[dollars(bonus), gross, taxYear, dollars(bonus), dollars(lands)],
        ...[dollars(withheld), shareOf(withheld, bonus), dollars(absolute(short))],
      ],
      steps: '5',
    },
  };
}

/** The schedule of each payment. */
const SCHEDULES = {
  'Bonus or commission': '5',
  'Back pay': '5',
  'Leave loading': '5',
  'Cashed-out leave': '5',
  'Leave when you leave the job': '7',
  'Redundancy and other termination pay': '11',
  'Pay of working holiday makers': '15',
};

function stepCells(steps: ReturnType<typeof referenceBonusSteps>): Figures {
  const { usual, withheldFromUsual, pays, share: ofShare, withheldWithShare, fromShares } = steps;
  const rows: [label: string, figure: string][] = [
    ['Usual pay, without cents', dollars(usual)],
    ['Withheld from it', dollars(withheldFromUsual)],
    ['Share of the bonus', dollars(ofShare)],
    ["One fortnight's pay with its share", dollars(usual + ofShare)],
    ['Withheld from that', dollars(withheldWithShare)],
    ['More than from usual pay', dollars(withheldWithShare - withheldFromUsual)],
    [`Times ${pays} pays`, dollars(fromShares)],
    [`At most ${LIMIT} of the bonus`, cents(steps.limit)],
    ['Withheld from the bonus', dollars(steps.fromBonus)],
  ];
  return Object.fromEntries(
    rows.map(([label, figure], index) => [`steps > ${index + 1}. ${label}`, [figure]]),
  );
}

function yearCells(without: ReferencePay, withIt: ReferencePay): Figures {
  const row = (name: keyof ReferencePay) => [
    dollars(without[name]),
    dollars(withIt[name]),
    `+${dollarsLess(withIt[name], without[name])}`,
  ];
  return tableCells('year', ['Without', 'With', 'Difference'], {
    'Pay before tax': row('grossAnnual'),
    'Income tax': row('incomeTax'),
    'Medicare levy': row('medicareLevy'),
    'Take-home pay': row('netAnnual'),
    Super: row('superannuation'),
  });
}

function shareOf(part: Rational, all: Rational): string {
  return share(part.over(all).times(1_000).rounded());
}

function absolute(amount: Rational): Rational {
  return amount.isBelow(ZERO) ? amount.negated() : amount;
}
