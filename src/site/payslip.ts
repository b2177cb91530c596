/** The texts of the cards 'On your payslip': one pay, and all pays of the year beside the year's tax. */
import {
  type PayCycle,
  type PayOptions,
  type PayResult,
  type Payslip,
  PERIODS_PER_YEAR,
  payslipOf,
  type RuleSet,
  scheduledTax,
  type TaxYear,
  taxYearOf,
  type WithholdingPeriod,
  withholdingScale,
} from '../pay/index.ts';
import { residentOffsets } from '../pay/resident-pay.ts';
import type { WithholdingScale } from '../pay/rules/rule-set.ts';
import { extraPayDays } from './extra-pay-days.ts';
import { formatCents, formatDollars } from './money.ts';
import { enumerated } from './year-span.ts';

/** The card of the home page. Where no figures are offered, `basis` says why and nothing else is there. */
export interface PayslipContent {
  /** By which tables and for whom the figures are. */
  readonly basis: string;
  /** The pay of the cycle that was chosen, in a sentence. */
  readonly chosen?: string;
  readonly table?: PayslipTable;
  /** How the year's withholding compares with its tax, and what the tables leave out: a sentence each. */
  readonly year: readonly string[];
  /** Reasons why a payslip may differ from these figures: a sentence each. */
  readonly hints: readonly string[];
}

export interface PayslipTable {
  readonly gross: PayslipTexts;
  readonly tax: PayslipTexts;
  /** Undefined without a loan, and where the year has no schedule for it. */
  readonly studentLoan: PayslipTexts | undefined;
  /** Undefined where what is withheld for a loan is not known. */
  readonly inAccount: PayslipTexts | undefined;
  readonly superannuation: PayslipTexts;
  /** Undefined where the tax depends on other pay, as is `aboveTax`. */
  readonly withheldInYear: PayslipTexts | undefined;
  /** Such as `$52 more`. */
  readonly aboveTax: PayslipTexts | undefined;
  /** Whether a row's figures are too long to fit side by side on a phone. */
  readonly isLong: boolean;
}

/** A text for each period that employers withhold from. */
export type PayslipTexts = Readonly<Record<WithholdingPeriod, string>>;

export interface PayslipQuery {
  readonly pay: PayResult;
  readonly payCycle: PayCycle;
  readonly taxYear: string;
  readonly options: PayOptions;
}

/** The scale of pay beside other pay, from which the threshold is claimed. */
const THRESHOLD_NOT_CLAIMED = 1;

/** The scale of those who get offsets. */
const THRESHOLD_CLAIMED = 2;

export function payslipContent(query: PayslipQuery, rules: RuleSet): PayslipContent {
  const { taxYear, options } = query;
  const year = taxYearOf(rules, taxYear);
  const scale = withholdingScale(options);
  if (scale === undefined) return without(NO_SCALE);
  if (year.withholding === undefined) {
    return without(
      `The ATO's tax tables of ${taxYear} are not in this calculator, so it shows no payslip figures.`,
    );
  }
  const hasLoan = options.studentLoan;
  const studentLoan = hasLoan && year.studentLoanWithholding !== undefined;
  const isComplete = studentLoan || !hasLoan;
  // The pay's offsets, also where take-home pay leaves them out: the tax return takes them off all the same.
  const offsetsLater =
    options.withholdTaxOffsets && scale === THRESHOLD_CLAIMED
      ? residentOffsets(query.pay.taxableIncome, year)
      : 0;
  const pay = { ...query.pay, incomeTax: query.pay.incomeTax - offsetsLater };
  const payslips = eachPeriod((period) =>
    payslipOf(pay, { period, taxYear, scale, studentLoan }, rules),
  );
  const texts = (textOf: (payslip: Payslip) => string) =>
    eachPeriod((period) => textOf(payslips[period]));
  const cycle = query.payCycle === 'annually' ? 'fortnightly' : query.payCycle;
  const chosen = payslips[cycle];
  const isSecondJob = scale === THRESHOLD_NOT_CLAIMED;
  const yearsTax = `the year's tax of ${formatDollars(scheduledTax(pay, studentLoan))} (${partsOf(pay, studentLoan)})`;

  const notes = [
    isSecondJob ? SECOND_JOB : `Paid ${cycle}, ${yearSentence(chosen.aboveTax, cycle, yearsTax)}`,
  ];
  if (!isComplete) {
    notes.push(
      `What is withheld besides for a student loan is left out: the ATO's tables for it of ${taxYear} are not in this calculator.`,
    );
  }
  if (pay.medicareLevySurcharge > 0) {
    notes.push(
      `If single, you also pay a Medicare levy surcharge of ${formatDollars(pay.medicareLevySurcharge)}, with your tax return: no table withholds it.`,
    );
  }
  if (offsetsLater > 0) {
    notes.push(
      `The year's tax here is after ${formatDollars(offsetsLater)} of tax offsets, as your tax return has it.`,
    );
  }

  return {
    basis: `From each pay, employers withhold whole dollars by the ATO's tax tables of ${taxYear}${sinceText(year.withholdingSince)}, not a share of the year's tax. Here they use scale ${scale}, for ${SCALE_WORDS[scale]}.`,
    chosen: isComplete
      ? `Paid ${cycle}, you get ${formatCents(chosen.inAccount)} in the account: ${formatDollars(chosen.total)} is withheld.`
      : `Paid ${cycle}, ${formatDollars(chosen.tax)} of tax is withheld.`,
    table: {
      gross: texts(({ gross }) => formatCents(gross)),
      tax: texts(({ tax }) => formatDollars(tax)),
      studentLoan: studentLoan ? texts((payslip) => formatDollars(payslip.studentLoan)) : undefined,
      inAccount: isComplete ? texts(({ inAccount }) => formatCents(inAccount)) : undefined,
      superannuation: texts(({ superannuation }) => formatCents(superannuation)),
      withheldInYear: isSecondJob
        ? undefined
        : texts(({ withheldInYear }) => formatDollars(withheldInYear)),
      aboveTax: isSecondJob ? undefined : texts(({ aboveTax }) => aboveTaxText(aboveTax)),
      isLong: pay.grossAnnual >= LONG_ANNUAL,
    },
    year: notes,
    hints: [...(studentLoan ? [loanText(year)] : []), extraPayText(taxYear)],
  };
}

const NO_SCALE =
  'Employers withhold from the pay of working holiday makers by another schedule (ATO Schedule 15), which this calculator does not have. So it shows no payslip figures for them.';

const SECOND_JOB =
  "This is the rate for a second job. Both pays are taxed together in your tax return, so this pay is not compared with a year's tax.";

function without(reason: string): PayslipContent {
  return { basis: reason, year: [], hints: [] };
}

const SCALE_WORDS: Readonly<Record<WithholdingScale, string>> = {
  1: 'a resident who does not claim the tax-free threshold',
  2: 'a resident who claims the tax-free threshold',
  3: 'a non-resident',
};

/**
 * How what is withheld in a year compares with `tax`, in words: `aboveTax` dollars more, or less if below 0. 'About', as it is
 * in whole dollars.
 */
export function yearSentence(aboveTax: number, period: WithholdingPeriod, tax: string): string {
  const over = `over ${PERIODS_PER_YEAR[period]} pays`;
  const amount = formatDollars(Math.abs(aboveTax));
  if (amount === NOTHING) return `what is withheld ${over} comes to ${tax}.`;
  return aboveTax > 0
    ? `about ${amount} more is withheld ${over} than ${tax}: it comes back with your tax return.`
    : `about ${amount} less is withheld ${over} than ${tax}: you pay it with your tax return.`;
}

function aboveTaxText(aboveTax: number): string {
  const amount = formatDollars(Math.abs(aboveTax));
  if (amount === NOTHING) return 'The same';
  return `${amount} ${aboveTax > 0 ? 'more' : 'less'}`;
}

const NOTHING = '$0';

/** The parts of the year's tax. */
function partsOf({ medicareLevy }: PayResult, hasLoan: boolean): string {
  return enumerated([
    'income tax',
    ...(medicareLevy > 0 ? ['Medicare levy'] : []),
    ...(hasLoan ? ['student loan repayment'] : []),
  ]);
}

function loanText({ studentLoanWithholdingSince }: TaxYear): string {
  return `The student loan figures${sinceText(studentLoanWithholdingSince)} are right to within a few dollars: the ATO has two kinds of tables, and employers may use either.`;
}

/** Source: ATO, Withholding for 27 fortnightly or 53 weekly pays in a year. */
function extraPayText(taxYear: string): string {
  const days = extraPayDays(taxYear);
  const weekdays = days.map(({ weekday }) => `${weekday}s`).join(' or ');
  const dates = days.map(({ date }) => date).join(' or ');
  return `${taxYear} has 53 weekly pays on ${weekdays}, and 27 fortnightly pays if the first is on ${dates}. The tables count on 52 and 26, so what they withhold may not cover the year's tax then. You can ask your employer in writing to withhold more (ATO: Withholding for 27 fortnightly or 53 weekly pays in a year).`;
}

function sinceText(since: string | undefined): string {
  return since === undefined ? '' : ` for pays since ${since}`;
}

function eachPeriod<Each>(
  of: (period: WithholdingPeriod) => Each,
): Record<WithholdingPeriod, Each> {
  return {
    weekly: of('weekly'),
    fortnightly: of('fortnightly'),
    monthly: of('monthly'),
  };
}

/** Dollars a year from which the table's figures need more room. */
const LONG_ANNUAL = 10_000_000;
