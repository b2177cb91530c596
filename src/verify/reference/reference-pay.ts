/**
 * A second, separately written pay calculation in exact arithmetic, to hold the product's figures against. It imports
 * nothing of the product: its figures are typed in again, and income tax is found slice by slice, each slice of income at
 * its own rate, instead of from base amounts. Every figure is an exact fraction of a dollar.
 */
import {
  add,
  compare,
  divide,
  least,
  most,
  multiply,
  type Rational,
  rational,
  roundHalfAwayFromZero,
  subtract,
  ZERO,
} from './rational.ts';
import {
  type ReferenceLoan,
  type ReferenceRulesName,
  type ReferenceYear,
  referenceYear,
  type Slice,
} from './reference-years.ts';

/** A year's pay by `query.rules`; throws for a tax year that the reference does not have. */
export function referencePay(query: ReferenceQuery): ReferencePay {
  const { taxYear, options = {}, rules = 'simplified' } = query;
  const isLegislated = rules === 'legislated';
  const year = referenceYear(taxYear, rules);
  const salary = rational(String(query.salary));
  const { gross, superannuation } = grossAndSuper(salary, year, query);

  const taxable = most(ZERO, subtract(gross, rational(String(query.salarySacrifice ?? 0))));

  const visitor = options.nonResident === true || options.workingHolidayVisa === true;
  const taxBeforeOffsets = incomeTaxOn(taxable, year, options);
  const hasOffsets =
    isLegislated &&
    !visitor &&
    options.noTaxFreeThreshold !== true &&
    options.withholdTaxOffsets !== true;
  const taxOffsets = hasOffsets ? least(taxBeforeOffsets, offsetsOn(taxable, year)) : ZERO;
  const incomeTax = subtract(taxBeforeOffsets, taxOffsets);

  const overThreshold = subtract(taxable, rational(year.levyFreeUpTo));
  let medicareLevy = ZERO;
  if (!visitor && compare(overThreshold, ZERO) > 0) {
    medicareLevy = percentOf('2', taxable);
    if (isLegislated) medicareLevy = least(medicareLevy, percentOf('10', overThreshold));
  }

  const paysSurcharge = options.noPrivateHospitalCover === true && !visitor;
  const medicareLevySurcharge = paysSurcharge
    ? percentOf(tierPercent(year.surcharge, gross), taxable)
    : ZERO;

  const hasLoan = options.studentLoan === true && options.workingHolidayVisa !== true;
  const studentLoanRepayment = hasLoan ? repaymentOn(gross, year.loan) : ZERO;

  const totalTax = [medicareLevy, medicareLevySurcharge, studentLoanRepayment].reduce(
    add,
    incomeTax,
  );
  const net = subtract(taxable, totalTax);
  return {
    grossAnnual: gross,
    taxableIncome: taxable,
    incomeTax,
    medicareLevy,
    medicareLevySurcharge,
    studentLoanRepayment,
    taxOffsets,
    totalTax,
    netAnnual: net,
    superannuation,
    takeHome: net,
    daily: divide(net, rational('260')),
    weekly: divide(net, rational('52')),
    fortnightly: divide(net, rational('26')),
    monthly: divide(net, rational('12')),
    dailyTax: divide(totalTax, rational('260')),
    weeklyTax: divide(totalTax, rational('52')),
    fortnightlyTax: divide(totalTax, rational('26')),
    monthlyTax: divide(totalTax, rational('12')),
  };
}

/**
 * `value` dollars as en-AU writes them, `$80,000` or `$1,223.31`: rounded half away from zero, exactly, and without a
 * sign where nothing is left of a negative amount.
 */
export function formatReference(value: Rational, precision: 'dollars' | 'cents'): string {
  const places = precision === 'cents' ? 2 : 0;
  const units = roundHalfAwayFromZero(multiply(value, rational(`1e${places}`)));
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
  readonly salary: number | string;
  readonly taxYear: string;
  readonly options?: ReferenceOptions;
  /** Percent, such as `12.5`; 0 or none means the year's own. */
  readonly customSuperPercent?: number | string;
  /** Dollars a year of the gross that go into super instead: still income for the loan and for the surcharge's tier. */
  readonly salarySacrifice?: number | string;
  /** The simplified set where absent. */
  readonly rules?: ReferenceRulesName;
}

export type ReferencePay = Record<
  | 'grossAnnual'
  | 'taxableIncome'
  | 'incomeTax'
  | 'medicareLevy'
  | 'medicareLevySurcharge'
  | 'studentLoanRepayment'
  | 'taxOffsets'
  | 'totalTax'
  | 'netAnnual'
  | 'superannuation'
  | 'takeHome'
  | 'daily'
  | 'weekly'
  | 'fortnightly'
  | 'monthly'
  | 'dailyTax'
  | 'weeklyTax'
  | 'fortnightlyTax'
  | 'monthlyTax',
  Rational
>;

const ONE = rational('1');
const FOUR = rational('4');
const HUNDRED = rational('100');

function grossAndSuper(
  salary: Rational,
  year: ReferenceYear,
  { options = {}, customSuperPercent = 0 }: ReferenceQuery,
): { gross: Rational; superannuation: Rational } {
  const agreed = rational(String(customSuperPercent));
  const isAgreed = compare(agreed, ZERO) > 0;
  const rate = divide(isAgreed ? agreed : rational(year.superPercent), HUNDRED);
  const whole = options.includesSuperannuation ? divide(salary, add(ONE, rate)) : salary;
  if (isAgreed || year.superBase === undefined) {
    return { gross: whole, superannuation: multiply(whole, rate) };
  }
  const base =
    'year' in year.superBase
      ? rational(year.superBase.year)
      : multiply(FOUR, rational(year.superBase.quarter));
  if (compare(whole, base) <= 0) return { gross: whole, superannuation: multiply(whole, rate) };
  const superannuation = multiply(base, rate);
  return {
    gross: options.includesSuperannuation ? subtract(salary, superannuation) : salary,
    superannuation,
  };
}

function incomeTaxOn(income: Rational, year: ReferenceYear, options: ReferenceOptions): Rational {
  if (options.nonResident) return sliced(year.nonResident, income);
  if (options.workingHolidayVisa) return sliced(year.workingHoliday, income);
  const tax = sliced(year.slices, income);
  if (!options.noTaxFreeThreshold) return tax;
  const spared = least(income, rational('18200'));
  return add(tax, percentOf(year.slices[1]?.percent ?? '', spared));
}

/** The low income tax offset, and the low and middle income tax offset of a year that has one. */
function offsetsOn(income: Rational, year: ReferenceYear): Rational {
  const low = most(
    ZERO,
    subtract(
      subtract(rational('700'), percentOf('5', within(income, '37500', '45000'))),
      percentOf('1.5', above(income, '45000')),
    ),
  );
  if (year.lowAndMiddleExtra === undefined) return low;
  const lowAndMiddle = most(
    ZERO,
    subtract(
      add(rational('255'), percentOf('7.5', within(income, '37000', '48000'))),
      percentOf('3', above(income, '90000')),
    ),
  );
  const extra = compare(income, rational('126000')) < 0 ? rational(year.lowAndMiddleExtra) : ZERO;
  return [lowAndMiddle, extra].reduce(add, low);
}

function repaymentOn(income: Rational, loan: ReferenceLoan): Rational {
  if ('starts' in loan) {
    const band = loan.starts.filter((start) => compare(income, rational(start)) >= 0).length;
    return percentOf(repaymentPercent(band), income);
  }
  if ('ends' in loan) {
    if (compare(income, rational(loan.first)) < 0) return ZERO;
    const passed = loan.ends.filter((end) => compare(income, rational(end)) > 0).length;
    return percentOf(repaymentPercent(passed + 1), income);
  }
  const tenth = percentOf('10', income);
  if (loan.tenthFrom !== undefined && compare(income, rational(loan.tenthFrom)) >= 0) return tenth;
  let repayment = ZERO;
  for (const { above: floor, percent, base } of loan.steps) {
    if (compare(income, rational(floor)) <= 0) break;
    repayment = add(rational(base), percentOf(percent, above(income, floor)));
  }
  return least(repayment, tenth);
}

/** Nothing in band 0, 1% in the first, then 2% and half a percent more in each. */
function repaymentPercent(band: number): string {
  return band < 2 ? String(band) : String(1 + band / 2);
}

/** How much of `income` is above `floor`. */
function above(income: Rational, floor: string): Rational {
  return most(ZERO, subtract(income, rational(floor)));
}

/** How much of `income` is above `floor` and not above `ceiling`. */
function within(income: Rational, floor: string, ceiling: string): Rational {
  return subtract(above(income, floor), above(income, ceiling));
}

/** Each slice of the income at its own rate. */
function sliced(slices: readonly Slice[], income: Rational): Rational {
  let tax = ZERO;
  let floor = ZERO;
  for (const { upTo, percent } of slices) {
    const ceiling = upTo === undefined ? income : rational(upTo);
    const top = compare(income, ceiling) < 0 ? income : ceiling;
    if (compare(top, floor) <= 0) break;
    tax = add(tax, percentOf(percent, subtract(top, floor)));
    floor = top;
  }
  return tax;
}

/** The rate of the tier that `income` is in. */
function tierPercent(tiers: readonly Slice[], income: Rational): string {
  const tier = tiers.find(({ upTo }) => upTo === undefined || compare(income, rational(upTo)) <= 0);
  return tier?.percent ?? '';
}

function percentOf(percent: string, amount: Rational): Rational {
  return divide(multiply(amount, rational(percent)), HUNDRED);
}
