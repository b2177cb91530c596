/** The cards of the page that compares two pays as texts: the table, and the sentences below it and of the other cards. */

import { grossFor, HIGHEST_SALARY } from '../../pay/gross-for.ts';
import { type PayResult, payCalculator } from '../../pay/pay.ts';
import { perHour, perPeriod } from '../../pay/periods.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { settle } from '../../pay/settle.ts';
import { bonusOf } from '../../pay/withholding/bonus-in-pay.ts';
import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { salaryFor } from '../../pay/withholding/salary-for.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import { BONUS_PATH } from '../../site/paths.ts';
import type { LandedBonus } from '../../words/compared-pays.ts';
import { CENTS, changeRow, DOLLARS, type FigureRow } from '../../words/figures.ts';
import {
  formatChange,
  formatDollars,
  formatMoney,
  formatRate,
  sumShown,
} from '../../words/money.ts';
import { isSameSacrifice, isShort, paidIntoSuper, superAfterTax } from '../../words/pay-changes.ts';
import { CYCLE_NOUNS, type EnteredCycle, onePeriod, PAID_BY } from '../../words/pay-cycles.ts';
import { optionsIn, optionsOn } from '../../words/pay-options.ts';
import { inTable, isBorne, PAY_ROWS, type PayRow } from '../../words/pay-rows.ts';
import { present } from '../../words/present.ts';
import { refundText } from '../../words/tax-time.ts';
import { payIn } from '../form/pay.tsx';
import { type Compared, type ComparedPay, type Offer, payslip } from './calculation.ts';

/**
 * The rows of a year, which come to its take-home pay, so that no tax is left out that either pay bears; then those of what
 * follows from that. A row has both pays, and the offer less now with its sign.
 */
export function comparisonTable(compared: Compared) {
  const { now, offer, comparison, contributionsTax, isByHour, isPaidOut, rules } = compared;
  const both = [now, offer];
  const row = (label: string, of: (each: ComparedPay) => number, as = DOLLARS) =>
    changeRow(label, [of(now), of(offer)], as);
  const isAnyShort = both.some(({ pay }) => isShort(pay));
  // A pay that is short has none.
  const netRow: typeof row = (...terms) => {
    const { label, cells } = row(...terms);
    const notCovered = both.map(({ pay }) => isShort(pay) && 'Not covered');
    const instead = [...notCovered, isAnyShort && '–'];
    return { label, cells: cells.map((cell, at) => instead[at] || cell) };
  };
  const always = (each: PayRow) => row(each.plain, ({ pay }) => inTable(each, pay));
  const borne = (each: PayRow) => isBorne(each, now.pay, offer.pay) && always(each);
  const ifDiffering = (made: FigureRow) => made.cells[0] !== made.cells[1] && made;
  // Sacrificed pay stands for pay after tax, so that super counts after its own.
  const [superLabel, intoSuper] = isSameSacrifice(comparison)
    ? [PAY_ROWS.superannuation.plain, paidIntoSuper]
    : [
        `Super after its ${formatRate(contributionsTax)} tax`,
        (pay: PayResult) => superAfterTax(pay, contributionsTax),
      ];
  const landsRow = (period: WithholdingPeriod) => {
    const isSteady = both.every((each) => payslip(each, period, rules).changes.length === 0);
    const label = `Lands each ${CYCLE_NOUNS[period]}${isSteady ? '' : ' at first'}`;
    return netRow(label, (each) => payslip(each, period, rules).netPay, CENTS);
  };
  const periods = isPaidOut
    ? [
        ...PAID_BY.filter((period) => now.period === period || offer.period === period)
          .reverse()
          .map(landsRow),
        !isAnyShort && taxTimeRow(atTaxTime(now, rules), atTaxTime(offer, rules)),
      ]
    : [
        both.some(({ cycle }) => cycle === 'monthly') &&
          netRow('A month', ({ pay }) => pay.monthly),
        netRow('A fortnight', ({ pay }) => pay.fortnightly),
        netRow('A week', ({ pay }) => pay.weekly),
      ];
  const hour = isPaidOut ? 'An hour on average' : 'An hour';
  return {
    rows: present([
      always(PAY_ROWS.grossAnnual),
      borne(PAY_ROWS.sacrificed),
      ifDiffering(always(PAY_ROWS.standardDeduction)),
      borne(PAY_ROWS.incomeTax),
      borne(PAY_ROWS.medicareLevy),
      borne(PAY_ROWS.medicareLevySurcharge),
      borne(PAY_ROWS.studentLoanRepayment),
      netRow(PAY_ROWS.netAnnual.plain, ({ pay }) => pay.netAnnual),
    ]),
    rest: present([
      ...periods,
      isByHour && netRow(hour, (each) => perHour(each.pay.netAnnual, each), CENTS),
      ifDiffering(row(superLabel, ({ pay }) => intoSuper(pay))),
      borne(PAY_ROWS.division293Tax),
      !isAnyShort &&
        ifDiffering(
          row('Take-home pay and super', ({ pay }) => sumShown([pay.netAnnual, intoSuper(pay)])),
        ),
    ]),
  };
}

/** The row of tax time: a refund, or tax left to pay; no row where that is nothing of both, or one is not known. */
function taxTimeRow(now: number | undefined, offer: number | undefined): FigureRow | undefined {
  if (now === undefined || offer === undefined) return undefined;
  const refunds = [now, offer].map(Math.round) as [number, number];
  if (refunds.every((refund) => refund === 0)) return undefined;
  const cells = [refundText(now), refundText(offer), formatChange(refunds[1] - refunds[0])];
  return { label: 'At tax time', cells };
}

/**
 * The refund of the tax return after a year of pays, and of the bonus, in dollars; below 0 it is left to pay. Of a second job, its part.
 * Undefined where the schedules do not say.
 */
export function atTaxTime(paid: ComparedPay, rules: RuleSet): number | undefined {
  const { query, period } = paid;
  const options = { ...query.options, withholdTaxOffsets: false };
  const { totalTax } = payCalculator(rules)({ ...query, options, bonus: 0 });
  const ofBonus = query.bonus > 0 ? landedBonus(paid, rules)?.settlement : settle(0, 0);
  if (ofBonus === undefined) return undefined;
  const { withheldInYear } = payslip(paid, period, rules);
  return settle(withheldInYear + ofBonus.withheld, totalTax + ofBonus.owed).refund;
}

/** The pay that is wanted, as entered, and what its salary goes by. */
export type Wanted = Readonly<
  Record<'year' | 'options' | 'salary' | 'cycle' | 'included', string> & { rules: RuleSet }
>;

/**
 * The salary that gives the pay that is wanted, in a sentence: by the schedules where they have pays of that period, so that it is what
 * lands. Else it is a share of the year, or of a year with schedules an average.
 */
export function neededIn({ year: taxYear, options: on, rules, ...wantedPay }: Wanted): string {
  const pay = payIn<EnteredCycle>(wantedPay);
  const { amount, annual, cycle, includesSuper } = pay;
  if (pay.isDisputed) return 'Check the take-home pay you want.';
  if (!pay.isEntered) return 'Enter the take-home pay you want.';
  const options = { ...optionsIn(on), includesSuperannuation: includesSuper };
  const isPaidOut = taxYearOf(rules, taxYear).withholding !== undefined;
  const period = isPaidOut ? PAID_BY.find((each) => each === cycle) : undefined;
  if (isPaidOut && period === undefined && withholdingScale(options) === 1) {
    return 'The tax on a second job depends on the other one. Choose a week, a fortnight or a month to see what lands.';
  }
  const salary = period
    ? salaryFor({ taxYear, options, lands: amount, period }, rules)
    : grossFor({ taxYear, options, takeHome: annual, period: 'annually' }, rules);
  const average = isPaidOut && cycle !== 'annually' ? ' on average' : '';
  const wanted = period
    ? `${formatMoney(amount)} each ${CYCLE_NOUNS[period]}`
    : `${formatMoney(amount)} ${onePeriod(cycle)}${average}`;
  const included = includesSuper ? ', super included' : '';
  if (salary === undefined) {
    const gives = period ? `lands ${wanted}` : `leaves ${wanted} to take home`;
    return `No salary up to ${formatDollars(HIGHEST_SALARY)} a year${included && `${included},`} ${gives}.`;
  }
  const to = period ? `For ${wanted} to land in your account` : `To take home ${wanted}`;
  return `${to}, you need to earn ${formatDollars(salary)} a year${included}.`;
}

/**
 * The part of a bonus that lands in one pay of a year that has schedules, and what tax time makes of the rest, in dollars. Undefined for
 * working holiday makers, of whom more would have to be known.
 */
export function landedBonus(
  { cycle, query }: Pick<Offer, 'cycle' | 'query'>,
  rules: RuleSet,
): LandedBonus | undefined {
  if (withholdingScale(query.options) === 'workingHoliday') return undefined;
  // Fortnights, unless the pay is by the week or the month.
  const period: WithholdingPeriod =
    cycle === 'weekly' || cycle === 'monthly' ? cycle : 'fortnightly';
  const { lands, settlement } = bonusOf({ ...query, period }, rules);
  return { period, lands, settlement };
}

/** A link to the page on a bonus with the entries of an offer. That page has no pay by the day. */
export function bonusLink({ cycle: entered, annual, query }: Offer): string {
  const { bonus, taxYear, options } = query;
  const cycle = entered === 'daily' || entered === 'hourly' ? 'annually' : entered;
  return `${BONUS_PATH}#bonus=${bonus}&salary=${Math.round(perPeriod(annual, cycle))}&cycle=${cycle}&year=${taxYear}&options=${optionsOn(options)}`;
}
