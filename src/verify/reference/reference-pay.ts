import {
  add,
  compare,
  divide,
  multiply,
  type Rational,
  rational,
  roundHalfAwayFromZero,
  subtract,
  ZERO,
} from './rational.ts';

/**
 * A second, separately written pay calculation in exact arithmetic, to hold the product's figures against. It imports
 * nothing of the product: its figures are typed in again from spec §9, and income tax is found slice by slice, each
 * slice of income at its own rate, instead of from base amounts. Every figure is an exact fraction of a dollar.
 */
export function referencePay(query: ReferenceQuery): ReferencePay {
  const { taxYear, options = {} } = query;
  const year = referenceYear(taxYear);
  const salary = rational(String(query.salary));
  const percent = rational(String(query.customSuperPercent ?? 0));
  const superRate = divide(
    compare(percent, ZERO) === 0 ? rational(year.superPercent) : percent,
    HUNDRED,
  );

  const gross = options.includesSuperannuation ? divide(salary, add(ONE, superRate)) : salary;
  const visitor = options.nonResident === true || options.workingHolidayVisa === true;

  let incomeTax: Rational;
  if (options.nonResident) {
    incomeTax = sliced(NON_RESIDENT, gross);
  } else if (options.workingHolidayVisa) {
    incomeTax = sliced(WORKING_HOLIDAY, gross);
  } else {
    incomeTax = sliced(year.slices, gross);
    if (options.noTaxFreeThreshold) {
      const threshold = rational('18200');
      const spared = compare(gross, threshold) < 0 ? gross : threshold;
      incomeTax = add(incomeTax, percentOf(year.slices[1]?.percent ?? '', spared));
    }
  }

  const paysLevy = !visitor && compare(gross, rational(year.levyFreeUpTo)) > 0;
  const medicareLevy = paysLevy ? percentOf('2', gross) : ZERO;

  const paysSurcharge = options.noPrivateHospitalCover === true && !visitor;
  const medicareLevySurcharge = paysSurcharge ? flat(SURCHARGE, gross) : ZERO;

  const repays =
    options.studentLoan === true &&
    options.workingHolidayVisa !== true &&
    compare(gross, rational('51550')) >= 0;
  const studentLoanRepayment = repays ? flat(STUDENT_LOAN, gross) : ZERO;

  const totalTax = [medicareLevy, medicareLevySurcharge, studentLoanRepayment].reduce(
    add,
    incomeTax,
  );
  const net = subtract(gross, totalTax);
  return {
    grossAnnual: gross,
    taxableIncome: gross,
    incomeTax,
    medicareLevy,
    medicareLevySurcharge,
    studentLoanRepayment,
    taxOffsets: ZERO,
    totalTax,
    netAnnual: net,
    superannuation: multiply(gross, superRate),
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

export interface ReferenceQuery {
  /** Dollars a year; a number stands for the decimal that it prints as. */
  readonly salary: number | string;
  readonly taxYear: string;
  readonly options?: {
    readonly includesSuperannuation?: boolean;
    readonly noPrivateHospitalCover?: boolean;
    readonly nonResident?: boolean;
    readonly workingHolidayVisa?: boolean;
    readonly noTaxFreeThreshold?: boolean;
    readonly studentLoan?: boolean;
    readonly withholdTaxOffsets?: boolean;
  };
  /** Percent, such as `12.5`; 0 or none means the year's own. */
  readonly customSuperPercent?: number | string;
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

/** Income up to and including `upTo` dollars a year (none: all the rest) and its rate in percent. */
export interface Slice {
  readonly upTo?: string;
  readonly percent: string;
}

const ONE = rational('1');
const HUNDRED = rational('100');

const FROM_2024: readonly Slice[] = [
  { upTo: '18200', percent: '0' },
  { upTo: '45000', percent: '16' },
  { upTo: '135000', percent: '30' },
  { upTo: '190000', percent: '37' },
  { percent: '45' },
];

const UNTIL_2024: readonly Slice[] = [
  { upTo: '18200', percent: '0' },
  { upTo: '45000', percent: '19' },
  { upTo: '120000', percent: '32.5' },
  { upTo: '180000', percent: '37' },
  { percent: '45' },
];

const IN_2020: readonly Slice[] = [
  { upTo: '18200', percent: '0' },
  { upTo: '37000', percent: '19' },
  { upTo: '90000', percent: '32.5' },
  { upTo: '180000', percent: '37' },
  { percent: '45' },
];

const NON_RESIDENT: readonly Slice[] = [
  { upTo: '120000', percent: '32.5' },
  { upTo: '180000', percent: '37' },
  { percent: '45' },
];

const WORKING_HOLIDAY: readonly Slice[] = [
  { upTo: '45000', percent: '15' },
  { upTo: '120000', percent: '32.5' },
  { upTo: '180000', percent: '37' },
  { percent: '45' },
];

const SURCHARGE: readonly Slice[] = [
  { upTo: '97000', percent: '0' },
  { upTo: '108000', percent: '1' },
  { upTo: '144000', percent: '1.25' },
  { percent: '1.5' },
];

const STUDENT_LOAN: readonly Slice[] = [
  { upTo: '59518', percent: '1' },
  { upTo: '63089', percent: '2' },
  { upTo: '66875', percent: '2.5' },
  { upTo: '70888', percent: '3' },
  { upTo: '75140', percent: '3.5' },
  { upTo: '79649', percent: '4' },
  { upTo: '84429', percent: '4.5' },
  { upTo: '89494', percent: '5' },
  { upTo: '94865', percent: '5.5' },
  { upTo: '100557', percent: '6' },
  { upTo: '106590', percent: '6.5' },
  { upTo: '112985', percent: '7' },
  { upTo: '119764', percent: '7.5' },
  { upTo: '126950', percent: '8' },
  { upTo: '134568', percent: '8.5' },
  { upTo: '142642', percent: '9' },
  { upTo: '151200', percent: '9.5' },
  { percent: '10' },
];

export interface ReferenceYear {
  /** A resident's, rising from an income of 0. */
  readonly slices: readonly Slice[];
  readonly levyFreeUpTo: string;
  readonly superPercent: string;
}

const YEARS: Readonly<Record<string, ReferenceYear>> = {
  '2025-26': { slices: FROM_2024, levyFreeUpTo: '27222', superPercent: '12' },
  '2024-25': { slices: FROM_2024, levyFreeUpTo: '27222', superPercent: '12' },
  '2023-24': { slices: UNTIL_2024, levyFreeUpTo: '25365', superPercent: '11.5' },
  '2022-23': { slices: UNTIL_2024, levyFreeUpTo: '23365', superPercent: '10.5' },
  '2021-22': { slices: UNTIL_2024, levyFreeUpTo: '23365', superPercent: '10' },
  '2020-21': { slices: IN_2020, levyFreeUpTo: '23365', superPercent: '9.5' },
};

/** The years that the reference knows. */
export const REFERENCE_YEARS: readonly string[] = Object.keys(YEARS);

/** The figures of law behind a year's pay, in dollars and percent. */
export function referenceYear(taxYear: string): ReferenceYear {
  const year = YEARS[taxYear];
  if (year === undefined) throw new Error(`The reference has no tax year ${taxYear}`);
  return year;
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

/** The whole income at the rate of the slice that it ends in. */
function flat(slices: readonly Slice[], income: Rational): Rational {
  const slice = slices.find(
    ({ upTo }) => upTo === undefined || compare(income, rational(upTo)) <= 0,
  );
  return percentOf(slice?.percent ?? '', income);
}

function percentOf(percent: string, amount: Rational): Rational {
  return divide(multiply(amount, rational(percent)), HUNDRED);
}
