/** The figures of the page on a bonus: its example, by the fortnight. */
import {
  answerProse,
  cellsOf,
  cents,
  dollars,
  dollarsLess,
  type PageFigures,
  type ReferenceSite,
  rate,
  share,
  tableCells,
  typed,
} from '../../verify/figures/page-figures.ts';
import { PAYS_A_YEAR } from '../../verify/figures/pay-cells.ts';
import { rational } from '../../verify/reference/rational.ts';
import type { ReferencePay } from '../../verify/reference/reference-pay.ts';
import { referenceBonusSteps } from '../../verify/reference/reference-withholding.ts';

const SALARY = 80_000;
const BONUS = 10_000;

export function expected(site: ReferenceSite, entries?: URLSearchParams): PageFigures | undefined {
  if (entries?.size) return undefined;
  const { taxYear } = site;
  const [without, withIt] = [site.payOf(SALARY), site.payOf(SALARY + BONUS)];
  const usual = without.grossAnnual.over(PAYS_A_YEAR.Fortnightly);
  const bonus = rational(BONUS);
  const steps = referenceBonusSteps({
    earnings: typed(usual),
    bonus: String(BONUS),
    period: 'fortnightly',
    taxYear,
    scale: 2,
    studentLoan: false,
  });
  const gross = dollars(without.grossAnnual);
  const withheld = rational(steps.fromBonus);
  const lands = bonus.minus(withheld);
  const tax = withIt.totalTax.minus(without.totalTax);
  const short = tax.minus(withheld);
  const withheldInYear = rational(steps.fromEarnings * 26n + steps.fromBonus);
  const row = (name: keyof ReferencePay) => [
    ...[without, withIt].map((pay) => dollars(pay[name])),
    `+${dollarsLess(withIt[name], without[name])}`,
  ];
  return {
    cells: {
      ...stepCells(steps),
      'How it is worked out > 3. Share of the bonus > note': [dollars(bonus), '26'],
      ...cellsOf('Where it goes', {
        'In your account': dollars(lands),
        'Withheld from the bonus': dollars(withheld),
      }),
      ...cellsOf("That fortnight's pay", {
        'Usual pay': cents(usual),
        Bonus: cents(bonus),
        'Withheld from usual pay': `-${dollars(steps.fromEarnings)}`,
        'Withheld from the bonus': `-${dollars(steps.fromBonus)}`,
        'In your account': cents(usual.plus(bonus).minus(steps.total)),
      }),
      ...tableCells('The year with and without it', ['Without', 'With', 'Difference'], {
        'Pay before tax': row('grossAnnual'),
        'Income tax': row('incomeTax'),
        'Medicare levy': row('medicareLevy'),
        'Take-home pay': row('netAnnual'),
        Super: row('superannuation'),
      }),
      // Each method names its schedule.
      ...cellsOf('Which payments this is for', {
        'Bonus or commission': '5',
        'Back pay': '5',
        'Leave loading': '5',
        'Cashed-out leave': '5',
        'Leave when you leave the job': '7',
        'Redundancy and other termination pay': '11',
        'Pay of working holiday makers': '15',
      }),
      ...cellsOf('field', {
        year: site.chosenYear,
        bonus: '10000',
        salary: '80000',
      }),
    },
    prose: {
      Title: taxYear,
      Description: taxYear,
      ...answerProse('Of your # bonus', {
        inputs: [gross, ...site.taxYearOptions],
        example: [dollars(bonus), gross, taxYear],
        heading: [dollars(bonus)],
        sentence: [dollars(lands)],
        also: [
          ...[dollars(withheld), share(withheld.over(bonus).times(1_000).rounded())],
          dollars(short.magnitude()),
        ],
      }),
      'Gross Annual Salary (AUD)': gross,
      // The day from which bonuses count, and what is assumed of them and of the usual pay.
      'Earlier bonuses, or pay that varies': ['1', '$0', dollars(usual)],
      'The year with and without it': [
        ...[dollars(tax), rate(tax.over(bonus)), dollars(bonus)],
        `${dollars(withheldInYear.minus(withIt.totalTax))} back`,
      ],
      'How it is worked out': '5',
    },
  };
}

function stepCells(steps: ReturnType<typeof referenceBonusSteps>) {
  const { usual, withheldFromUsual, withheldWithShare } = steps;
  const rows = {
    'Usual pay, without cents': dollars(usual),
    'Withheld from it': dollars(withheldFromUsual),
    'Share of the bonus': dollars(steps.share),
    "One fortnight's pay with its share": dollars(usual + steps.share),
    'Withheld from that': dollars(withheldWithShare),
    'More than from usual pay': dollars(withheldWithShare - withheldFromUsual),
    [`Times ${steps.pays} pays`]: dollars(steps.fromShares),
    'At most 47% of the bonus': cents(steps.limit),
    'Withheld from the bonus': dollars(steps.fromBonus),
  };
  const numbered = Object.entries(rows).map(([label, figure], at) => [
    `${at + 1}. ${label}`,
    figure,
  ]);
  return cellsOf('How it is worked out', Object.fromEntries(numbered));
}
