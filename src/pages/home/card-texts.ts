/** The figures and sentences that only the cards of the home page have. */

import type { Figure } from '../../components/figure-list.tsx';
import { chargeOn } from '../../pay/charge.ts';
import { explainPay } from '../../pay/explain/explain.ts';
import type { Explanation } from '../../pay/explain/explanation.ts';
import { leastSalary } from '../../pay/explain/least-salary.ts';
import type { PayResult } from '../../pay/pay.ts';
import { payCharges } from '../../pay/pay-charges.ts';
import { type PayOption, type PayOptions, residencyOf } from '../../pay/pay-options.ts';
import { firstDay, type TaxYear, type WithholdingScale } from '../../pay/rules/rule-set.ts';
import type { IsoDate } from '../../pay/rules/sourced.ts';
import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { type PayslipScale, withholdingScale } from '../../pay/withholding/scale.ts';
import { dayText } from '../../words/dates.ts';
import { formatCents, formatDollars, formatRate, isSeen, sumShown } from '../../words/money.ts';
import {
  isYetToStart,
  loanNone,
  offsetsNone,
  salaryWords,
  startText,
  surchargeNone,
} from '../../words/none-texts.ts';
import { onePeriod, PAID_BY } from '../../words/pay-cycles.ts';
import { shownTaxes } from '../../words/pay-rows.ts';
import { type Pays, taxableIncomeShown } from '../../words/pay-texts.ts';
import { present } from '../../words/present.ts';
import { partsShown } from '../../words/sums.ts';
import { taxBrackets } from '../../words/tax-brackets.ts';
import {
  type Calculation,
  hasSchedules,
  hasYear,
  offsetsLater,
  paidOut,
  payslip,
  refundOf,
} from './calculation.ts';

/** All pays of the year, by every period; undefined where it has no schedules. */
export function paysOf(calculation: Calculation): Pays | undefined {
  if (!hasSchedules(calculation)) return undefined;
  const refunds = PAID_BY.flatMap((period) => refundOf(calculation, period) ?? []);
  return {
    weekly: payslip(calculation, 'weekly'),
    fortnightly: payslip(calculation, 'fortnightly'),
    monthly: payslip(calculation, 'monthly'),
    refunds: refunds.length > 0 ? refunds : undefined,
  };
}

/** A note on the super of working holiday makers; undefined for everyone else. */
export function superOnLeaving({ query, taxYear }: Calculation): string | undefined {
  const { departure } = taxYear.superannuation;
  return departure && withholdingScale(query.options) === 'workingHoliday'
    ? `If you leave Australia for good, your super is taxed at ${formatRate(departure.rate)} when it is paid to you.`
    : undefined;
}

/** Below the table of pays: by which tables they are, and what may surprise. */
export function paysNotes({ query, taxYear, entered, pay }: Calculation, pays: Pays): string[] {
  // The last change: those before it may hold for a single pay.
  const change = pays[entered.period].changes.at(-1);
  return [
    tablesText(withholdingScale(query.options), taxYear) +
      (pays.refunds ? ' The year is after your tax return.' : ''),
    ...present([
      change &&
        `From pay ${change.pay} of the year on, ${formatDollars(change.total)} is withheld.`,
      pays.refunds &&
        pay.medicareLevySurcharge > 0 &&
        'The Medicare levy surcharge is paid at tax time: no employer takes it out.',
    ]),
  ];
}

function tablesText(scale: PayslipScale, { label, withholding }: TaxYear): string {
  const { edition = '' } = withholding?.regular ?? {};
  // An edition that began earlier serves the whole year.
  const since = edition > firstDay(label) ? ` since ${dayText(edition as IsoDate)}` : '';
  const tables =
    scale === 'workingHoliday'
      ? `table of ${label} for working holiday makers`
      : `tables of ${label}${since}: scale ${scale}, for ${SCALE_WORDS[scale]}`;
  return `Your employer withholds by the ATO's ${tables}.`;
}

const SCALE_WORDS: Readonly<Record<WithholdingScale, string>> = {
  1: 'pay without the tax-free threshold',
  2: 'pay with the tax-free threshold',
  3: 'a non-resident',
};

/** Of the bar: of the year by a set without schedules, else of the period that pay is entered by, a year if that is known. */
export function summaryFigures(calculation: Calculation) {
  const { pay, entered } = calculation;
  const isPaid = hasSchedules(calculation);
  const isOfYear = !isPaid || (entered.cycle === 'annually' && hasYear(calculation));
  const note = isPaid ? onePeriod(isOfYear ? 'annually' : entered.period) : undefined;
  const paid = isOfYear ? undefined : payslip(calculation, entered.period);
  const gross = paid ? formatCents(paid.gross) : formatDollars(pay.grossAnnual);
  const net = paid ? formatCents(paid.netPay) : formatDollars(pay.netAnnual);
  const figures: Figure[] = [
    { label: 'Gross', amount: gross, note },
    {
      label: 'Tax',
      amount: formatDollars(paid ? paid.total : shownTaxes(pay).totalTax),
      note,
    },
    { label: 'Net', amount: net, note, emphasis: 'net' },
  ];
  const ofPeriod = (label: string, period: WithholdingPeriod): Figure => ({
    label,
    amount: formatCents(paidOut(calculation, period)),
    note: isPaid ? 'lands' : undefined,
  });
  return { figures, wide: [ofPeriod('Weekly', 'weekly'), ofPeriod('Monthly', 'monthly')] };
}

export type OptionOf = { readonly option: PayOption; readonly calculation: Calculation };

/** The cost of an option that is switched on, or why it costs nothing. Empty for options that have no figure of their own. */
export function optionFigure({ option, calculation }: OptionOf): string {
  const { query, rules } = calculation;
  switch (option) {
    case 'studentLoan':
      return chargeText(calculation, 'Repayment', 'studentLoanRepayment', loanNone);
    case 'noPrivateHospitalCover':
      return chargeText(calculation, 'Surcharge', 'medicareLevySurcharge', surchargeNone);
    case 'withholdTaxOffsets': {
      if (!hasYear(calculation)) return 'Tax offsets: depends on both jobs.';
      const later = offsetsLater(query, rules);
      if (later !== 0) {
        return `Tax offsets: ${isSeen(later) ? formatDollars(later) : formatCents(later)} at tax time.`;
      }
      // Offsets that are left for tax time are explained as those that are not.
      const options = { ...query.options, withholdTaxOffsets: false };
      const { taxOffsets } = explainPay({ ...query, options }, rules);
      const endOf = (limit: number) => {
        const salary = leastSalary(query, rules, ({ taxableIncome }) => taxableIncome >= limit);
        return query.otherJobPay || salary === undefined ? '' : salaryWords(query)(salary);
      };
      const none = offsetsNone(taxOffsets, residencyOf(query.options) === 'resident', endOf);
      return `Tax offsets: $0. ${none}`.trim();
    }
    default:
      return '';
  }
}

/** A charge of the year, or the salary at which it starts, or why there is none at all. */
function chargeText<Charge extends 'studentLoanRepayment' | 'medicareLevySurcharge'>(
  calculation: Calculation,
  name: string,
  charge: Charge,
  reasonOf: (explained: Explanation[Charge]) => string,
): string {
  const { query, pay, rules } = calculation;
  if (!hasYear(calculation)) return `${name}: depends on both jobs.`;
  const amount = pay[charge];
  if (amount !== 0) {
    return `${name}: ${isSeen(amount) ? formatDollars(amount) : formatCents(amount)} a year.`;
  }
  const explained = explainPay(query, rules)[charge];
  const least = isYetToStart(explained.none)
    ? leastSalary(query, rules, (each) => each[charge] > 0)
    : undefined;
  return least === undefined
    ? `${name}: $0. ${reasonOf(explained)}`.trim()
    : `No ${name.toLowerCase()} yet. ${startText(explained.none, least, salaryWords(query))}`;
}

/** The tax in each bracket, for `RateBlocks`: a sentence on the highest, the parts, and their rows. */
export function bracketBlocks(pay: PayResult, year: TaxYear, options: PayOptions) {
  const { incomeTax } = shownTaxes(pay);
  const offsets = sumShown(pay.offsets.map(({ used }) => used));
  const brackets = bracketParts(pay, year, options);
  const incomes = partsShown(
    taxableIncomeShown(pay),
    brackets.map(({ income }) => income),
  );
  const taxes = partsShown(
    incomeTax + offsets,
    brackets.map(({ tax }) => tax),
  );
  // They add up to the figures of the other cards.
  const parts = brackets.map((part, at) => ({
    ...part,
    income: incomes[at] as number,
    tax: taxes[at] as number,
  }));
  const rows: Figure[] = parts.map(({ rate, from, income, tax }, index) => ({
    label: `${formatRate(rate)} ${partText(index, from, income)}`,
    amount: formatDollars(tax),
    ...(tax === 0 && { emphasis: 'nothing' }),
  }));
  if (offsets > 0) rows.push({ label: 'Tax Offsets', amount: formatDollars(-offsets) });
  rows.push({ label: 'Income Tax', amount: formatDollars(incomeTax), emphasis: 'total' });
  return { sentence: sentenceOn(parts, pay), parts, rows };
}

/**
 * The parts of the taxable income of `pay`, one a bracket in rising order; 0 of the brackets that it does not reach. Their income and tax
 * are whole dollars, rounded as cumulative totals, so that they add up to it and its tax.
 */
export function bracketParts(pay: PayResult, year: TaxYear, options: PayOptions) {
  const { taxableIncome, incomeTax, taxOffsets } = pay;
  const charges = payCharges(year, options);
  // Where the set charges for not claiming the tax-free threshold, its income has a rate too.
  const added = charges.withoutTaxFreeThreshold;
  const addedBrackets = added ? taxBrackets(added) : [];
  const taxUpTo = (income: number) =>
    // The tax as it was calculated, not added up again.
    income === taxableIncome
      ? incomeTax + taxOffsets
      : chargeOn(charges.incomeTax, income) + (added ? chargeOn(added, income) : 0);
  return taxBrackets(charges.incomeTax).map(({ floor, top: end, rate }) => {
    const bottom = Math.min(floor, taxableIncome);
    const top = Math.min(end, taxableIncome);
    const addedRate = addedBrackets.find((each) => floor >= each.floor && floor < each.top)?.rate;
    return {
      rate: rate + (addedRate ?? 0),
      from: floor,
      income: Math.round(top) - Math.round(bottom),
      tax: Math.round(taxUpTo(top)) - Math.round(taxUpTo(bottom)),
    };
  });
}

/** Every bracket has a row, so that no row comes or goes while someone types. */
function partText(index: number, from: number, income: number): string {
  if (index === 0) return `of the first ${formatDollars(income)}`;
  return income === 0 ? `above ${formatDollars(from)}` : `of the next ${formatDollars(income)}`;
}

/** The part of the income that the highest rate applies to. */
function sentenceOn(
  parts: ReturnType<typeof bracketParts>,
  { grossAnnual, taxableIncome }: PayResult,
): string {
  const highest = parts.findLast(({ income }) => income > 0);
  if (highest === undefined) return 'Enter a salary to see what each tax bracket takes.';
  const { rate, from, income } = highest;
  // Where not all of a salary is taxed, the limits of brackets are not in what was typed.
  const ofIt = taxableIncome === grossAnnual ? '' : ' of taxable income';
  return from === 0
    ? `All of ${formatDollars(income)} is taxed at ${formatRate(rate)}.`
    : `Only the ${formatDollars(income)}${ofIt} above ${formatDollars(from)} is taxed at ${formatRate(rate)}.`;
}
