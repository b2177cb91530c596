/** The cards of the page that compares two pays as texts: the table, and the sentences below it and of the other cards. */

import type { BonusKept, PayComparison, Sacrifice } from '../../pay/compare-pay.ts';
import { grossFor, HIGHEST_SALARY } from '../../pay/gross-for.ts';
import { type PayResult, payCalculator } from '../../pay/pay.ts';
import type { PayOptions } from '../../pay/pay-options.ts';
import { perHour, perPeriod } from '../../pay/periods.ts';
import { snapToMicrodollar } from '../../pay/rounding.ts';
import { type RuleSet, type TaxYear, taxYearOf } from '../../pay/rules/rule-set.ts';
import { settle } from '../../pay/settle.ts';
import { bonusOf } from '../../pay/withholding/bonus-in-pay.ts';
import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { salaryFor } from '../../pay/withholding/salary-for.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import { BONUS_PATH } from '../../site/paths.ts';
import type { FigureRow } from '../../words/figures.ts';
import {
  formatCents,
  formatChange,
  formatDollars,
  formatMoney,
  formatRate,
  isNothing,
  isSeen,
  shownCents,
  shownDollars,
  sumShown,
} from '../../words/money.ts';
import { CYCLE_NOUNS, type EnteredCycle, onePeriod, PAID_BY } from '../../words/pay-cycles.ts';
import { optionsIn, optionsOn } from '../../words/pay-options.ts';
import { inTable, isBorne, PAY_ROWS, type PayRow } from '../../words/pay-rows.ts';
import { present } from '../../words/present.ts';
import { refundText } from '../../words/tax-time.ts';
import { payIn } from '../form/pay.tsx';
import { type Compared, type ComparedPay, type Offer, payslip } from './calculation.ts';
import {
  isSameSacrifice,
  isShort,
  moreOrLess,
  paidIntoSuper,
  shownChange,
  superAfterTax,
} from './texts.ts';

/**
 * The rows of a year, which come to its take-home pay, so that no tax is left out that either pay bears; then those of what
 * follows from that. A row has both pays, and the offer less now with its sign.
 */
export function comparisonTable(compared: Compared) {
  const { now, offer, comparison, contributionsTax, isByHour, isPaidOut, rules } = compared;
  const both = [now, offer];
  const row = (label: string, of: (each: ComparedPay) => number, { format, shown } = DOLLARS) => {
    const [ofNow, ofOffer] = [of(now), of(offer)];
    const change = formatChange(sumShown([ofOffer, -ofNow], shown), format);
    return { label, cells: [format(ofNow), format(ofOffer), change] };
  };
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

const DOLLARS = { format: formatDollars, shown: shownDollars };
const CENTS = { format: formatCents, shown: shownCents };

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

/** The charge by which take-home pay differs the other way than gross pay, where it does; else empty. */
export function stepText(comparison: PayComparison): string {
  const { difference } = comparison;
  const { grossAnnual: gross, netAnnual: net } = difference;
  if (!isSameSacrifice(comparison)) return '';
  if (isNothing(gross) || isNothing(net) || gross > 0 === net > 0) return '';
  const charges = [
    ['the Medicare levy surcharge (if single)', 'medicareLevySurcharge'],
    ['the student loan repayment', 'studentLoanRepayment'],
    ['the Medicare levy (if single)', 'medicareLevy'],
  ] as const;
  const sign = Math.sign(gross);
  const [charge, key] = charges.reduce((most, each) =>
    difference[each[1]] * sign > difference[most[1]] * sign ? each : most,
  );
  const takes = moreOrLess(shownChange(comparison, difference[key], (pay) => pay[key]));
  return `It is ${gross > 0 ? 'above' : 'below'} a limit of ${charge}, which takes ${takes}.`;
}

/** The part of each further dollar before tax that is taken home, in a sentence; empty where that says nothing. */
export function keptText(comparison: PayComparison): string {
  const { now, offer, difference, keptOfEachDollar: kept } = comparison;
  const { grossAnnual: gross } = difference;
  if (kept === undefined || kept < 0 || isNothing(gross)) return '';
  if (isShort(now) || isShort(offer) || !isSameSacrifice(comparison)) return '';
  return gross < 0
    ? `Of each dollar less, you lose ${centsOfDollar(kept)}.`
    : `Of each extra dollar, you keep ${centsOfDollar(kept)}.`;
}

/** 0.68 is `68 cents`. */
function centsOfDollar(fraction: number): string {
  if (fraction >= 1) return formatCents(fraction);
  const cents = Math.round(snapToMicrodollar(fraction * 1_000)) / 10;
  return cents > 0 ? `${cents} cents` : 'nothing';
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

/** The part of a bonus that is left of it in the year. */
export function bonusText(
  { bonus, options }: Pick<Offer['query'], 'bonus' | 'options'>,
  { kept, tax, superannuation }: BonusKept,
): string {
  const withinBonus = options.includesSuperannuation ? superannuation : 0;
  const isAll = isNothing(bonus - kept - tax - withinBonus);
  const taken = isAll ? sumShown([bonus, -kept, -withinBonus]) : tax;
  const ofTax = `${formatDollars(taken)} of tax${options.studentLoan ? ' and student loan' : ''}`;
  const after = isSeen(taken) ? `, after ${ofTax}` : '';
  const sentence =
    kept < 0
      ? `The bonus of ${formatDollars(bonus)} costs more than it pays. It takes you above a limit and adds ${ofTax}.`
      : `Of the bonus of ${formatDollars(bonus)} you keep ${isSeen(kept) ? formatDollars(kept) : 'nothing'}${after}.`;
  if (!isSeen(superannuation)) return sentence;
  const goes = options.includesSuperannuation ? 'of it goes' : 'more goes';
  return `${sentence} ${formatDollars(superannuation)} ${goes} into super.`;
}

/**
 * The part of a bonus that lands in one pay of a year that has schedules, and what tax time makes of the rest, in dollars. Undefined for
 * working holiday makers, of whom more would have to be known.
 */
export function landedBonus({ cycle, query }: Pick<Offer, 'cycle' | 'query'>, rules: RuleSet) {
  if (withholdingScale(query.options) === 'workingHoliday') return undefined;
  // Fortnights, unless the pay is by the week or the month.
  const period: WithholdingPeriod =
    cycle === 'weekly' || cycle === 'monthly' ? cycle : 'fortnightly';
  const { lands, settlement } = bonusOf({ ...query, period }, rules);
  return { period, lands, settlement };
}

/** The bonus in one pay, in sentences. `kept` is left after the year's tax; `refund` is the whole year's, and below 0 it is to pay. */
export function bonusInPayText(
  landed: NonNullable<ReturnType<typeof landedBonus>>,
  { kept, refund = 0 }: { kept?: number; refund?: number | undefined } = {},
): string {
  const { period, lands, settlement } = landed;
  const back = settlement?.refund;
  const landing = `Paid with a ${CYCLE_NOUNS[period]}'s pay, ${
    isSeen(lands) ? `${formatDollars(lands)} of it lands in` : 'nothing reaches'
  } your account`;
  if (back === undefined || Math.abs(back) < 1) return `${landing}.`;
  // The sentence before has what is kept: the difference is made of both, as they are shown.
  const isRest = kept !== undefined && isNothing(kept - lands - back);
  const about = formatDollars(Math.abs(isRest ? sumShown([kept, -lands]) : back));
  if (back < 0) return `${landing}. About ${about} is left to pay at tax time.`;
  return Math.round(refund) < 0
    ? `${landing}. That's about ${about} less than you keep in the year.`
    : `${landing}. About ${about} comes back at tax time.`;
}

/** To the page on a bonus with the entries of an offer. It has no pay by the day. */
export function bonusLink({ cycle: entered, annual, query }: Offer): string {
  const { bonus, taxYear, options } = query;
  const cycle = entered === 'daily' || entered === 'hourly' ? 'annually' : entered;
  return `${BONUS_PATH}#bonus=${bonus}&salary=${Math.round(perPeriod(annual, cycle))}&cycle=${cycle}&year=${taxYear}&options=${optionsOn(options)}`;
}

/** The cost and the gain of a salary sacrifice. The rest of `taxYear`'s cap is named only where the rule set has one. */
export function sacrificeText(
  { sacrificed, takeHomeGivenUp, superGained, division293Tax, overCap = 0 }: Sacrifice,
  { superannuation, contributionsTax, label }: TaxYear,
  otherJobPay = 0,
): string {
  const cost =
    takeHomeGivenUp < 0 && isSeen(takeHomeGivenUp)
      ? `You take home ${formatDollars(-takeHomeGivenUp)} more`
      : `You give up ${isSeen(takeHomeGivenUp) ? `${formatDollars(takeHomeGivenUp)} of` : 'no'} take-home pay`;
  const cap = superannuation.concessionalCap?.amount;
  return present([
    `${cost} for ${formatDollars(sacrificed)} paid into super.`,
    isSeen(superGained) &&
      `Super gets ${formatDollars(superGained)} of it after its ${formatRate(contributionsTax?.rate ?? 0)} tax.`,
    isSeen(division293Tax) &&
      `It adds ${formatDollars(division293Tax)} of Division 293 tax, billed later. Your super can pay it.`,
    cap !== undefined &&
      isSeen(overCap) &&
      `With ${otherJobPay > 0 ? "both employers' parts" : "your employer's part"}, super is ${formatDollars(overCap)} above the ${label} cap of ${formatDollars(cap)}. The cap is the most super that gets the lower tax. What is above it is taxed as income, less what super paid on it.`,
  ]).join(' ');
}

/** That what is sacrificed counts as income for charges of `options`; empty where they have none. */
export function stillCountedText({ studentLoan, noPrivateHospitalCover }: PayOptions): string {
  return present([
    studentLoan && 'What is sacrificed still counts for your student loan.',
    noPrivateHospitalCover &&
      'What is sacrificed still counts towards the limits of the Medicare levy surcharge. The surcharge itself is a share of the rest.',
  ]).join(' ');
}
