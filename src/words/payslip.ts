/** The texts of the cards 'On your payslip': one pay, and all pays of the year beside the year's tax. */
import {
  type PayOptions,
  type PayQuery,
  type PayResult,
  type Payslip,
  PERIODS_PER_YEAR,
  payCalculator,
  payslipOf,
  type RuleSet,
  type TaxYear,
  taxCoveredByWithholding,
  taxYearOf,
  type WithholdingPeriod,
  type WithholdingScale,
  withholdingScale,
} from '../pay/index.ts';
import { extraPayDays } from './extra-pay-days.ts';
import { formatCents, formatDollars } from './money.ts';
import type { PayCycle } from './pay-cycles.ts';
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
  /** Undefined without a loan. */
  readonly studentLoan: PayslipTexts | undefined;
  readonly inAccount: PayslipTexts;
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

export interface PayslipContentQuery extends PayQuery {
  readonly options: PayOptions;
  readonly payCycle: PayCycle;
}

/** The scale of pay beside other pay, from which the threshold is claimed. */
const THRESHOLD_NOT_CLAIMED = 1;

export function payslipContent(query: PayslipContentQuery, rules: RuleSet): PayslipContent {
  const { taxYear, options } = query;
  const year = taxYearOf(rules, taxYear);
  if (year.withholding === undefined) {
    return {
      basis: `The ATO's tax tables of ${taxYear} are not in this calculator, so it shows no payslip figures.`,
      year: [],
      hints: [],
    };
  }
  const scale = withholdingScale(options);
  const { studentLoan } = options;
  // Offsets that are withheld are taken off by the tax return all the same.
  const calculate = payCalculator(rules);
  const pay = calculate({ ...query, options: { ...options, withholdTaxOffsets: false } });
  const offsetsLater = options.withholdTaxOffsets ? pay.taxOffsets : 0;
  const payslips = eachPeriod((period) =>
    payslipOf(pay, { period, taxYear, scale, studentLoan }, rules),
  );
  const texts = (textOf: (payslip: Payslip) => string) =>
    eachPeriod((period) => textOf(payslips[period]));
  const cycle = query.payCycle === 'annually' ? 'fortnightly' : query.payCycle;
  const chosen = payslips[cycle];
  const isSecondJob = scale === THRESHOLD_NOT_CLAIMED;
  const yearsTax = `the year's tax of ${formatDollars(taxCoveredByWithholding(pay, studentLoan))} (${partsOf(pay, studentLoan)})`;

  const notes = [
    isSecondJob
      ? SECOND_JOB
      : `Paid ${cycle}, ${yearSentence(chosen.estimatedRefund, cycle, yearsTax)}`,
  ];
  if (pay.medicareLevySurcharge > 0) {
    notes.push(
      `If single, you also pay a Medicare levy surcharge of ${formatDollars(pay.medicareLevySurcharge)}, with your tax return: no table withholds it.`,
    );
  }
  if (pay.division293Tax > 0) {
    notes.push(
      `Division 293 tax of ${formatDollars(pay.division293Tax)} is billed after your tax return: no table withholds it.`,
    );
  }
  if (offsetsLater > 0 && !isSecondJob) {
    notes.push(
      `The year's tax here is after ${formatDollars(offsetsLater)} of tax offsets, as your tax return has it.`,
    );
  }

  return {
    basis: basisOf(scale, year),
    chosen: `Paid ${cycle}, you get ${formatCents(chosen.netPay)} in the account: ${formatDollars(chosen.total)} is withheld.${changesText(chosen)}`,
    table: {
      gross: texts(({ gross }) => formatCents(gross)),
      tax: texts(({ tax }) => formatDollars(tax)),
      studentLoan: studentLoan ? texts((payslip) => formatDollars(payslip.studentLoan)) : undefined,
      inAccount: texts(({ netPay }) => formatCents(netPay)),
      superannuation: texts(({ superannuation }) => formatCents(superannuation)),
      withheldInYear: isSecondJob
        ? undefined
        : texts(({ withheldInYear }) => formatDollars(withheldInYear)),
      aboveTax: isSecondJob
        ? undefined
        : texts(({ estimatedRefund }) => aboveTaxText(estimatedRefund)),
      isLong: pay.grossAnnual >= LONG_ANNUAL,
    },
    year: notes,
    hints: [...(studentLoan ? [loanText(year)] : []), extraPayText(taxYear)],
  };
}

function basisOf(scale: PayslipScale, { label, withholding }: TaxYear): string {
  return scale === 'workingHoliday'
    ? `From each pay, employers withhold whole dollars by the ATO's tax table for working holiday makers of ${label}, not a share of the year's tax. Its rate rises with what the same employer has paid since 1 July.`
    : `From each pay, employers withhold whole dollars by the ATO's tax tables of ${label}${sinceText(withholding?.regular.since)}, not a share of the year's tax. Here they use scale ${scale}, for ${SCALE_WORDS[scale]}.`;
}

type PayslipScale = ReturnType<typeof withholdingScale>;

/** The last of the changes: those before it may hold for a single pay. */
function changesText({ changes }: Payslip): string {
  const last = changes.at(-1);
  return last === undefined
    ? ''
    : ` That rises in the year: from pay ${last.pay} on, ${formatDollars(last.total)} is.`;
}

const SECOND_JOB =
  "This is the rate for a second job. Both pays are taxed together in your tax return, so this pay is not compared with a year's tax.";

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

function loanText({ withholding }: TaxYear): string {
  return `The student loan figures${sinceText(withholding?.studentLoan.since)} are right to within a few dollars: the ATO has two kinds of tables, and employers may use either.`;
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
