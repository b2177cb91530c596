/** The two pays as a table, with the refund or bill of each at tax time. */
import { type PayResult, payCalculator } from '../../pay/pay.ts';
import { perHour } from '../../pay/periods.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { settle } from '../../pay/settle.ts';
import { bonusOf } from '../../pay/withholding/bonus-in-pay.ts';
import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import type { LandedBonus } from '../../words/compared-pays.ts';
import { CENTS, changeRow, DOLLARS, type FigureRow } from '../../words/figures.ts';
import { formatChange, formatRate, sumShown } from '../../words/money.ts';
import { isSameSacrifice, isShort, paidIntoSuper, superAfterTax } from '../../words/pay-changes.ts';
import { CYCLE_NOUNS, PAID_BY } from '../../words/pay-cycles.ts';
import { inTable, isBorne, PAY_ROWS, type PayRow } from '../../words/pay-rows.ts';
import { present } from '../../words/present.ts';
import { refundText } from '../../words/tax-time.ts';
import { type Compared, type ComparedPay, payslip } from './calculation.ts';

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

/**
 * The part of a bonus that lands in one pay of a year that has schedules, and what tax time makes of the rest, in dollars. Undefined for
 * working holiday makers, of whom more would have to be known.
 */
export function landedBonus(
  { cycle, query }: Pick<ComparedPay, 'cycle' | 'query'>,
  rules: RuleSet,
): LandedBonus | undefined {
  if (withholdingScale(query.options) === 'workingHoliday') return undefined;
  // Fortnights, unless the pay is by the week or the month.
  const period: WithholdingPeriod =
    cycle === 'weekly' || cycle === 'monthly' ? cycle : 'fortnightly';
  const { lands, settlement } = bonusOf({ ...query, period }, rules);
  return { period, lands, settlement };
}
