/** The cards of the page that compares two pays as texts: the table, the notes below it, and the salary for a wanted pay. */
import type { FigureRow } from '../../components/figure-table.tsx';
import {
  CONTRIBUTIONS_TAX_RATE,
  grossFor,
  HIGHEST_SALARY,
  type PayComparison,
  type PayDifference,
  payCalculator,
  perHour,
  type RuleSet,
  salaryFor,
  taxYearOf,
} from '../../pay/index.ts';
import { type WithholdingPeriod, withholdingScale } from '../../pay/withholding/index.ts';
import {
  formatCents,
  formatChange,
  formatDollars,
  formatMoney,
  formatRate,
  isNothing,
} from '../../words/money.ts';
import { CYCLE_NOUNS, type EnteredCycle, onePeriod, PAID_BY } from '../../words/pay-cycles.ts';
import { isBorne, PAY_ROWS, type PayRow, payRows } from '../../words/pay-rows.ts';
import { present } from '../../words/present.ts';
import { refundText } from '../../words/tax-time.ts';
import { optionsIn } from '../form/option-switches.tsx';
import { type EnteredPay, payIn } from '../form/pay.ts';
import { type Compared, type ComparedPay, type Offer, payslip } from './calculation.ts';
import { landedBonus } from './each-pay.tsx';
import type { CompareEntries } from './form.ts';
import { isSameSacrifice, isShort, moreOrLess, paidIntoSuper, superAfterTax } from './texts.ts';

/**
 * The rows of a year, which come to its take-home pay, so that no tax is left out that either pay bears; then those of what
 * follows from that. A row has both pays, and the offer less now with its sign.
 */
export function comparisonTable({ now, offer, comparison, isByHour, isPaidOut, rules }: Compared) {
  const row = (
    label: string,
    of: (offer: ComparedPay) => number,
    format = formatDollars,
  ): FigureRow => {
    const [ofNow, ofOffer] = [of(now), of(offer)];
    const change = formatChange(ofOffer - ofNow, format);
    return { label, cells: [format(ofNow), format(ofOffer), change] };
  };
  const short = [isShort(now.pay), isShort(offer.pay)];
  const isAnyShort = short.includes(true);
  const notCovered = [...short.map((isOne) => isOne && NOT_COVERED), isAnyShort && '–'];
  const netRow: typeof row = (...terms) => {
    const { label, cells } = row(...terms);
    return { label, cells: cells.map((cell, at) => notCovered[at] || cell) };
  };
  const always = ({ plain, of }: PayRow) => row(plain, ({ pay }) => of(pay));
  const borne = (each: PayRow) => isBorne(each, now.pay, offer.pay) && always(each);
  const ifDiffering = (made: FigureRow) => made.cells[0] !== made.cells[1] && made;
  const { grossAnnual, sacrificed, standardDeduction, netAnnual, division293Tax } = PAY_ROWS;
  // Sacrificed pay stands for pay after tax, so that super counts after its own.
  const [superLabel, intoSuper] = isSameSacrifice(comparison)
    ? [PAY_ROWS.superannuation.plain, paidIntoSuper]
    : [`Super after its ${formatRate(CONTRIBUTIONS_TAX_RATE)} tax`, superAfterTax];
  const landsRow = (period: WithholdingPeriod) => {
    const isSteady = [now, offer].every((each) => !payslip(each, period, rules).changes.length);
    return netRow(
      `Lands each ${CYCLE_NOUNS[period]}${isSteady ? '' : ' at first'}`,
      (each) => payslip(each, period, rules).netPay,
      formatCents,
    );
  };
  const periods = isPaidOut
    ? [
        ...PAID_BY.filter((period) => now.period === period || offer.period === period)
          .reverse()
          .map(landsRow),
        !isAnyShort && taxTimeRow(atTaxTime(now, rules), atTaxTime(offer, rules)),
      ]
    : [
        [now, offer].some(({ cycle }) => cycle === 'monthly') &&
          netRow('A month', ({ pay }) => pay.monthly),
        netRow('A fortnight', ({ pay }) => pay.fortnightly),
        netRow('A week', ({ pay }) => pay.weekly),
      ];
  return {
    rows: present([
      always(grossAnnual),
      borne(sacrificed),
      ifDiffering(always(standardDeduction)),
      ...TAXES.map(borne),
      netRow(netAnnual.plain, ({ pay }) => pay.netAnnual),
    ]),
    rest: present([
      ...periods,
      isByHour &&
        netRow(
          isPaidOut ? 'An hour on average' : 'An hour',
          (each) => perHour(each.pay.netAnnual, each),
          formatCents,
        ),
      ifDiffering(row(superLabel, ({ pay }) => intoSuper(pay))),
      borne(division293Tax),
      !isAnyShort &&
        ifDiffering(row('Take-home pay and super', ({ pay }) => pay.netAnnual + intoSuper(pay))),
    ]),
  };
}

const TAXES = payRows([
  'incomeTax',
  'medicareLevy',
  'medicareLevySurcharge',
  'studentLoanRepayment',
]);

/** In the place of a figure that a pay does not have which is short. */
const NOT_COVERED = 'Not covered';

/**
 * The refund of the tax return after a year of pays, and of the bonus, in dollars; below 0 it is left to pay. Of a second job, its part.
 * Undefined where the schedules do not say.
 */
export function atTaxTime(paid: ComparedPay, rules: RuleSet): number | undefined {
  const { query, period } = paid;
  const options = { ...query.options, withholdTaxOffsets: false };
  const { totalTax } = payCalculator(rules)({ ...query, options, bonus: 0 });
  const back = query.bonus > 0 ? landedBonus(paid, rules)?.back : 0;
  if (back === undefined) return undefined;
  return payslip(paid, period, rules).withheldInYear - totalTax + back;
}

/** The row of tax time: a refund, or tax left to pay; no row where that is nothing of both, or one is not known. */
function taxTimeRow(now: number | undefined, offer: number | undefined): FigureRow | undefined {
  if (now === undefined || offer === undefined) return undefined;
  if ([now, offer].every((refund) => formatDollars(refund) === formatDollars(0))) return undefined;
  return {
    label: 'At tax time',
    cells: [refundText(now), refundText(offer), formatChange(offer - now)],
  };
}

/** The charge by which take-home pay differs the other way than gross pay, where it does; else empty. */
export function stepText(comparison: PayComparison): string {
  const { grossAnnual: gross, netAnnual: net } = comparison.difference;
  if (!isSameSacrifice(comparison)) return '';
  if (isNothing(gross) || isNothing(net) || gross > 0 === net > 0) return '';
  const [charge, amount] = largestCharge(comparison.difference, Math.sign(gross));
  return `It is ${gross > 0 ? 'above' : 'below'} a limit of ${charge}, which takes ${moreOrLess(amount)}.`;
}

/** The charge that differs most in the direction of `sign`. */
function largestCharge(difference: PayDifference, sign: number): readonly [string, number] {
  const charges = [
    ['the Medicare levy surcharge (if single)', difference.medicareLevySurcharge],
    ['the student loan repayment', difference.studentLoanRepayment],
    ['the Medicare levy (if single)', difference.medicareLevy],
  ] as const;
  return charges.reduce((most, charge) => (charge[1] * sign > most[1] * sign ? charge : most));
}

/** The part of each further dollar before tax that is taken home, in a sentence; empty where that says nothing. */
export function keptText(comparison: PayComparison): string {
  const { now, offer, difference, keptOfEachDollar: kept } = comparison;
  const { grossAnnual: gross } = difference;
  if (kept === undefined || kept < 0 || isNothing(gross)) return '';
  if (isShort(now) || isShort(offer) || !isSameSacrifice(comparison)) return '';
  return gross < 0
    ? `You lose ${centsOfDollar(kept)} per dollar less.`
    : `You keep ${centsOfDollar(kept)} per extra dollar.`;
}

/** 0.68 is `68 cents`. */
function centsOfDollar(fraction: number): string {
  if (fraction >= 1) return formatCents(fraction);
  const cents = Number((fraction * 100).toFixed(1));
  return cents > 0 ? `${cents} cents` : 'nothing';
}

/** That the year's figures of a second job are its part of a whole; empty of an only job. */
export function otherJobText({ otherJobPay }: Offer['query']): string {
  return otherJobPay ? "The tax is this job's part of the tax on both." : '';
}

/** That the salary for a wanted pay goes by. */
export type WantedEntries = Pick<
  CompareEntries,
  'year' | 'options' | 'want-salary' | 'want-cycle' | 'want-included'
>;

/** The salary that gives the pay that is wanted, in a sentence: by the schedules where they have pays of that period. */
export function neededIn(entries: WantedEntries, rules: RuleSet): string {
  const wanted = payIn<EnteredCycle>(entries, 'want-');
  const { amount, annual, cycle, includesSuper } = wanted;
  const options = { ...optionsIn(entries.options), includesSuperannuation: includesSuper };
  const terms = { taxYear: entries.year, options };
  const isPaidOut = taxYearOf(rules, entries.year).withholding !== undefined;
  if (isPaidOut && (cycle === 'weekly' || cycle === 'fortnightly' || cycle === 'monthly')) {
    const salary = salaryFor({ ...terms, lands: amount, period: cycle }, rules);
    return neededText({ ...wanted, salary, as: 'lands' });
  }
  if (isPaidOut && withholdingScale(options) === 1) return NEEDS_OTHER_JOB;
  const salary = grossFor({ ...terms, takeHome: annual, period: 'annually' }, rules);
  return neededText({
    ...wanted,
    salary,
    as: isPaidOut && cycle !== 'annually' ? 'average' : 'share',
  });
}

/** Of a pay that is what lands, its share of the year, or an average of the year. No `salary` is one that none gives. */
export function neededText({
  amount,
  cycle,
  salary,
  includesSuper,
  as,
}: Pick<EnteredPay<EnteredCycle>, 'amount' | 'cycle' | 'includesSuper'> & {
  readonly salary: number | undefined;
  readonly as: 'lands' | 'share' | 'average';
}): string {
  const period = as === 'lands' ? `each ${CYCLE_NOUNS[cycle]}` : onePeriod(cycle);
  const wanted = `${formatMoney(amount)} ${period}${as === 'average' ? ' on average' : ''}`;
  const included = includesSuper ? ', super included' : '';
  if (salary === undefined) {
    const gives = as === 'lands' ? `lands ${wanted}` : `leaves ${wanted} to take home`;
    return `No salary up to ${formatDollars(HIGHEST_SALARY)} a year${included && `${included},`} ${gives}.`;
  }
  const to = as === 'lands' ? `For ${wanted} to land in your account` : `To take home ${wanted}`;
  return `${to}, you need to earn ${formatDollars(salary)} a year${included}.`;
}

/** In the place of the salary for a year's pay of a second job. */
export const NEEDS_OTHER_JOB =
  'The tax on a second job depends on the other one. Choose a week, a fortnight or a month to see what lands.';
