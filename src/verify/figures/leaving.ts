/** The figures of the page on leaving a job, as it is sent: an example, worked out step by step. */
import {
  add,
  divide,
  multiply,
  type Rational,
  rational,
  roundHalfAwayFromZero,
  subtract,
} from '../reference/rational.ts';
import { referencePay } from '../reference/reference-pay.ts';
import { referenceTaxWithheld } from '../reference/reference-withholding.ts';
import { cents, dollars, type PageFigures, type ReferenceSite } from './page-figures.ts';

/** $80,000 a year for eight years: 14 weeks of redundancy pay, 12 days of leave, and 26 weeks of wages since 1 July. */
const ANNUAL = rational('80000');
const WEEKS_OF_YEAR = rational('52');
const DAYS_OF_YEAR = rational('260');
const FORTNIGHTS = rational('13');
/** 2026-27: a base, and more for each of eight years. Source: ATO. */
const TAX_FREE_LIMIT = rational('68006');
const FLAT_RATE = rational('0.32');

export function leavingFigures({ taxYear, rules, years }: ReferenceSite): PageFigures {
  const redundancy = toCents(divide(multiply(ANNUAL, rational('14')), WEEKS_OF_YEAR));
  const leave = toCents(divide(multiply(ANNUAL, rational('12')), DAYS_OF_YEAR));
  const onLeave = rational(String(roundHalfAwayFromZero(multiply(leave, FLAT_RATE))));
  const payout = add(redundancy, leave);
  const wages = divide(ANNUAL, rational('2'));
  const fortnight = cents(divide(ANNUAL, rational('26'))).replace(/[$,]/g, '');
  const onFortnight = referenceTaxWithheld({
    earnings: fortnight,
    period: 'fortnightly',
    taxYear,
    scale: 2,
  });
  const withheld = add(multiply(rational(String(onFortnight)), FORTNIGHTS), onLeave);
  const income = add(wages, leave);
  // No ceiling: 15% is taken of the leave, and 30% would be more.
  const { totalTax } = referencePay({ salary: cents(income).replace(/[$,]/g, ''), taxYear, rules });
  const all = [cents(payout), dollars(onLeave), cents(subtract(payout, onLeave))];
  const row = (label: string, figures: readonly string[]) =>
    ['Paid', 'Withheld', 'Lands'].map((column, index) => [
      `Your payout > ${label} > ${column}`,
      [figures[index] ?? ''],
    ]);
  return {
    cells: Object.fromEntries([
      ...row('Tax-free', [cents(redundancy), '$0', cents(redundancy)]),
      ...row('Unused leave', [cents(leave), dollars(onLeave), cents(subtract(leave, onLeave))]),
      ...row('All', all),
    ]),
    prose: [
      ...all,
      taxYear,
      ...years,
      cents(redundancy),
      dollars(redundancy),
      dollars(TAX_FREE_LIMIT),
      '32%',
      dollars(wages),
      dollars(income),
      dollars(withheld),
      dollars(totalTax),
      `${dollars(subtract(withheld, totalTax))} back`,
    ],
  };
}

function toCents(amount: Rational): Rational {
  return divide(
    rational(String(roundHalfAwayFromZero(multiply(amount, rational('100'))))),
    rational('100'),
  );
}
