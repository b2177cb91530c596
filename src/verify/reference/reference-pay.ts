/**
 * A year's pay in exact arithmetic, to hold the product's figures against: the assessment of one job. Imports nothing of
 * the product.
 */
import { TAX_FREE } from './every-year.ts';
import { type Rational, sum, ZERO } from './rational.ts';
import { type ReferenceAssessment, referenceAssessment } from './reference-assessment.ts';
import { type Amount, amountOf, type ReferenceFacts } from './reference-facts.ts';
import { type ReferenceRulesName, referenceYear } from './reference-years.ts';

/** A year's pay by `query.rules`; throws for a tax year that the reference does not have. */
export function referencePay(query: ReferenceQuery) {
  const { options = {}, rules = 'simplified' } = query;
  const job = {
    pay: query.salary,
    bonus: query.bonus,
    includesSuper: options.includesSuperannuation === true,
    superRate: fractionOf(query.customSuperPercent),
    salarySacrifice: query.salarySacrifice ?? 0,
  };
  const own = assessed(query, rules, [job]);
  const otherJobs = otherJobsOf(query, rules);
  const both = otherJobs && assessed(query, rules, [job, ...otherJobs]);
  const other = otherJobs && assessed(query, rules, otherJobs);
  /** With another job, what this one adds to its figure. */
  const figure = (name: AddedFigure): Rational =>
    both && other ? both[name].minus(other[name]) : own[name];

  const spared = sparedTax(own.taxableIncome, query, rules);
  const withheldOffsets = rules === 'legislated' && options.withholdTaxOffsets === true;
  const grossTax = figure('grossTax').plus(spared);
  const incomeTax = withheldOffsets ? grossTax : figure('incomeTax').plus(spared);
  const medicareLevy = figure('medicareLevy');
  const medicareLevySurcharge = figure('medicareLevySurcharge');
  const studentLoanRepayment = figure('studentLoanRepayment');
  const division293Tax = figure('division293Tax');
  const totalTax = sum([incomeTax, medicareLevy, medicareLevySurcharge, studentLoanRepayment]);
  const sacrificed = own.pay.cappedAt(amountOf(query.salarySacrifice));
  const net = own.pay.minus(sacrificed).minus(totalTax);
  return {
    grossAnnual: own.pay,
    taxableIncome: figure('taxableIncome'),
    standardDeduction: figure('standardDeduction'),
    incomeTax,
    medicareLevy,
    medicareLevySurcharge,
    studentLoanRepayment,
    division293Tax,
    taxOffsets: grossTax.minus(incomeTax),
    totalTax,
    sacrificed,
    excessContributions: figure('excessContributions'),
    netAnnual: net,
    superannuation: own.superannuation,
    takeHome: net,
    daily: net.over(260),
    weekly: net.over(52),
    fortnightly: net.over(26),
    monthly: net.over(12),
    dailyTax: totalTax.over(260),
    weeklyTax: totalTax.over(52),
    fortnightlyTax: totalTax.over(26),
    monthlyTax: totalTax.over(12),
  };
}

/**
 * `value` dollars as en-AU writes them, `$80,000` or `$1,223.31`: rounded half away from zero, exactly, and without a
 * sign where nothing is left of a negative amount.
 */
export function formatReference(value: Rational, precision: 'dollars' | 'cents'): string {
  const places = precision === 'cents' ? 2 : 0;
  const units = value.times(`1e${places}`).rounded();
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const dollars = digits.slice(0, digits.length - places).replace(/\B(?=(\d{3})+$)/g, ',');
  const cents = places === 0 ? '' : `.${digits.slice(-places)}`;
  return `${units < 0n ? '-' : ''}$${dollars}${cents}`;
}

export interface ReferenceOptions {
  readonly includesSuperannuation?: boolean;
  readonly noPrivateHospitalCover?: boolean;
  readonly nonResident?: boolean;
  readonly workingHolidayVisa?: boolean;
  readonly noTaxFreeThreshold?: boolean;
  readonly studentLoan?: boolean;
  readonly withholdTaxOffsets?: boolean;
}

export interface ReferenceQuery {
  /** Dollars a year; a number stands for the decimal that it prints as. */
  readonly salary: Amount;
  readonly taxYear: string;
  readonly options?: ReferenceOptions;
  /** Percent, such as `12.5`; 0 or none means the year's own. */
  readonly customSuperPercent?: Amount;
  /** Dollars a year of the gross that go into super instead: still income for the loan and for the surcharge's tier. */
  readonly salarySacrifice?: Amount;
  /** Dollars on top of the salary, in one quarter of the year. */
  readonly bonus?: Amount;
  /** Dollars a year of another job, in the legislated set: without the tax-free threshold here, it is claimed there. */
  readonly otherJobPay?: Amount;
  /** The simplified set where absent. */
  readonly rules?: ReferenceRulesName;
}

export type ReferencePay = ReturnType<typeof referencePay>;

type AddedFigure = Exclude<keyof ReferenceAssessment, 'taxOffsets'>;

function assessed(
  { taxYear, options = {} }: ReferenceQuery,
  rules: ReferenceRulesName,
  jobs: ReferenceFacts['jobs'],
): ReferenceAssessment {
  return referenceAssessment(
    {
      taxYear,
      jobs,
      residency: options.nonResident
        ? 'foreign'
        : options.workingHolidayVisa
          ? 'workingHoliday'
          : 'resident',
      daysWithoutCover: options.noPrivateHospitalCover ? 366 : 0,
      // Under a working holiday visa no loan is repaid, whatever else is set.
      studentLoan: options.studentLoan === true && options.workingHolidayVisa !== true,
    },
    rules,
  );
}

/** The job that the tax on this one is worked out on top of; none where the options leave it out of account. */
function otherJobsOf(
  { options = {}, otherJobPay }: ReferenceQuery,
  rules: ReferenceRulesName,
): ReferenceFacts['jobs'] | undefined {
  const counts = rules === 'legislated' && claimsNoThreshold(options) && otherJobPay !== undefined;
  return counts ? [{ pay: otherJobPay }] : undefined;
}

/** In the simplified set: the tax that the tax-free threshold would have spared. */
function sparedTax(
  income: Rational,
  { taxYear, options = {} }: ReferenceQuery,
  rules: ReferenceRulesName,
): Rational {
  if (rules === 'legislated' || !claimsNoThreshold(options)) return ZERO;
  const lowest = referenceYear(taxYear, rules).slices[1]?.percent ?? '';
  return income.cappedAt(TAX_FREE).percent(lowest);
}

function claimsNoThreshold(options: ReferenceOptions): boolean {
  return options.noTaxFreeThreshold === true && !options.nonResident && !options.workingHolidayVisa;
}

/** A percentage as the text of a fraction: `0.125` of `12.5`. */
function fractionOf(percent: Amount = 0): string {
  const [digits, exponent = '0'] = String(percent).split('e');
  return `${digits}e${Number(exponent) - 2}`;
}
