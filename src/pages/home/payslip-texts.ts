/** The texts of the cards 'On your payslip': one pay, and all pays of the year beside the year's tax. */
import {
  type PayOptions,
  type PayQuery,
  payCalculator,
  type RuleSet,
  type TaxYear,
  taxYearOf,
} from '../../pay/index.ts';
import {
  type Payslip,
  payslipOf,
  taxTimeOf,
  type WithholdingPeriod,
  type WithholdingScale,
  withholdingScale,
} from '../../pay/withholding/index.ts';
import { formatCents, formatDollars, formatRate } from '../../words/money.ts';
import { refundText, withheldText } from '../../words/tax-time.ts';
import { extraPayDays } from './extra-pay-days.ts';

/** The card of the home page. */
export interface PayslipContent {
  readonly table: PayslipTable;
  /** Facts that may surprise, a sentence each. */
  readonly notes: readonly string[];
  /** How the year's withholding compares with its tax, and why a payslip may differ: a text each. */
  readonly more: readonly string[];
}

export interface PayslipTable {
  readonly gross: PayslipTexts;
  readonly tax: PayslipTexts;
  /** Undefined without a loan. */
  readonly studentLoan: PayslipTexts | undefined;
  readonly inAccount: PayslipTexts;
  readonly superannuation: PayslipTexts;
  /** Such as `$52 back`; undefined where the tax depends on other pay. */
  readonly taxTime: PayslipTexts | undefined;
  /** Whether a row's figures are too long to fit side by side on a phone. */
  readonly isLong: boolean;
}

/** A text for each period that employers withhold from. */
export type PayslipTexts = Readonly<Record<WithholdingPeriod, string>>;

export interface PayslipContentQuery extends PayQuery {
  readonly options: PayOptions;
}

/** `period` is that of the visitor's pay. Throws where the year of `rules` has no schedules. */
export function payslipContent(
  query: PayslipContentQuery,
  period: WithholdingPeriod,
  rules: RuleSet,
): PayslipContent {
  const { taxYear, options } = query;
  const year = taxYearOf(rules, taxYear);
  const scale = withholdingScale(options);
  const { studentLoan } = options;
  // Offsets that are withheld are taken off by the tax return all the same.
  const pay = payCalculator(rules)({
    ...query,
    options: { ...options, withholdTaxOffsets: false },
  });
  const payslips = eachPeriod((each) =>
    payslipOf(pay, { period: each, taxYear, scale, studentLoan }, rules),
  );
  const texts = (textOf: (payslip: Payslip) => string) =>
    eachPeriod((each) => textOf(payslips[each]));
  const refundOf = (each: WithholdingPeriod) => taxTimeOf(query, each, rules)?.refund;
  const refund = refundOf(period);
  const { departure } = year.superannuation;

  return {
    table: {
      gross: texts(({ gross }) => formatCents(gross)),
      tax: texts(({ tax }) => formatDollars(tax)),
      studentLoan: studentLoan ? texts((payslip) => formatDollars(payslip.studentLoan)) : undefined,
      inAccount: texts(({ netPay }) => formatCents(netPay)),
      superannuation: texts(({ superannuation }) => formatCents(superannuation)),
      taxTime:
        refund === undefined ? undefined : eachPeriod((each) => refundText(refundOf(each) ?? 0)),
      isLong: pay.grossAnnual >= LONG_ANNUAL,
    },
    notes: [
      ...changesText(payslips[period]),
      ...(refund === undefined ? [SECOND_JOB] : []),
      ...(scale === 'workingHoliday' && departure !== undefined
        ? [
            `If you leave Australia for good, your super is taxed at ${formatRate(departure.rate)} when it is paid to you.`,
          ]
        : []),
    ],
    more: [
      ...(refund === undefined ? [] : [refundSentence(refund, query.otherJobPay)]),
      ...ifAny(
        pay.medicareLevySurcharge,
        (surcharge) =>
          `The Medicare levy surcharge of ${surcharge} is paid at tax time: no employer takes it out.`,
      ),
      ...(options.withholdTaxOffsets && refund !== undefined
        ? ifAny(pay.taxOffsets, (offsets) => `This counts ${offsets} of tax offsets.`)
        : []),
      tablesText(scale, year),
      ...(studentLoan ? [loanText(year)] : []),
      extraPayText(taxYear),
    ],
  };
}

const SECOND_JOB =
  'This is the rate for a second job. Your tax return adds up both pays and settles the difference.';

function refundSentence(refund: number, otherJobPay = 0): string {
  return otherJobPay > 0
    ? (withheldText(refund, 'from both pays over the year', 'these are your only incomes') ??
        'What is taken from both pays over the year is what you owe.')
    : (withheldText(refund) ?? 'What is taken over the year is what you owe.');
}

function ifAny(amount: number, sentence: (amount: string) => string): string[] {
  return amount > 0 ? [sentence(formatDollars(amount))] : [];
}

type PayslipScale = ReturnType<typeof withholdingScale>;

function tablesText(scale: PayslipScale, { label, withholding }: TaxYear): string {
  return scale === 'workingHoliday'
    ? `Your employer uses the ATO's table for working holiday makers of ${label}. Its rate rises with what they have paid you since 1 July.`
    : `Your employer uses the ATO's tables of ${label}${sinceText(withholding?.regular.since)}: scale ${scale}, for ${SCALE_WORDS[scale]}.`;
}

const SCALE_WORDS: Readonly<Record<WithholdingScale, string>> = {
  1: 'pay without the tax-free threshold',
  2: 'pay with the tax-free threshold',
  3: 'a non-resident',
};

/** The last of the changes: those before it may hold for a single pay. */
function changesText({ changes }: Payslip): string[] {
  const last = changes.at(-1);
  return last === undefined
    ? []
    : [`From pay ${last.pay} of the year on, ${formatDollars(last.total)} is withheld.`];
}

function loanText({ withholding }: TaxYear): string {
  return `What is withheld for a student loan${sinceText(withholding?.studentLoan.since)} may be a few dollars more or less. Employers may use either of two kinds of tables.`;
}

/** Source: ATO, Withholding for 27 fortnightly or 53 weekly pays in a year. */
function extraPayText(taxYear: string): string {
  const days = extraPayDays(taxYear);
  const weekdays = days.map(({ weekday }) => `${weekday}s`).join(' or ');
  const dates = days.map(({ date }) => date).join(' or ');
  return `In ${taxYear} there are 53 weekly pays on ${weekdays}. There are 27 fortnightly pays if the first is on ${dates}. A year with 27 pays may leave tax to pay. You can ask your employer to take out more.`;
}

function sinceText(since: string | undefined): string {
  return since === undefined ? '' : ` since ${since}`;
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
