/**
 * A second, separately written account of what employers withhold from a pay (ATO Schedules 1, 5, 8 and 15), in exact
 * fractions, its coefficients taken apart from the product's. Imports nothing of the product.
 */
import { repaymentPercent, tierPercent } from './charges.ts';
import { HIGHEST_BONUS_PERCENT } from './every-year.ts';
import { type Rational, rational } from './rational.ts';
import { legislatedYear } from './reference-years.ts';

export interface ReferenceWithholdingQuery {
  /** Dollars and cents of one pay, as text such as `'1603.33'`. */
  readonly earnings: string;
  readonly period: 'weekly' | 'fortnightly' | 'monthly';
  readonly taxYear: string;
  readonly scale: 1 | 2 | 3;
}

/** Dollars withheld for tax. */
export function referenceTaxWithheld(query: ReferenceWithholdingQuery): bigint {
  const { withheld } = legislatedYear(query.taxYear).law;
  return forPeriod(query, byRows(withheld[query.scale]));
}

/** Dollars withheld besides for a study or training loan. */
export function referenceLoanWithheld(query: ReferenceWithholdingQuery): bigint {
  const { loan } = legislatedYear(query.taxYear);
  return forPeriod(
    query,
    'starts' in loan ? byYearlyBands(loan.starts, query.scale) : byRows(loan.withheld[query.scale]),
  );
}

export interface ReferenceBonusQuery extends ReferenceWithholdingQuery {
  readonly studentLoan: boolean;
  /** Dollars and cents as text. */
  readonly bonus: string;
  /** The pays that method A spreads the bonus over. Absent: those of a year. */
  readonly pays?: bigint;
  /** By method B(ii): the average earnings of the year so far, the bonuses before this one and what was withheld from them. */
  readonly soFar?: {
    readonly averageEarnings: string;
    readonly bonuses: string;
    readonly withheld: bigint;
  };
}

/** Schedule 5, with the figure of each step: by method A, or by method B(ii) with what was paid so far. */
export function referenceBonusSteps(query: ReferenceBonusQuery) {
  const { soFar, studentLoan } = query;
  const bonus = rational(query.bonus);
  const withheldFrom = (dollars: bigint) => {
    const pay = { ...query, earnings: String(dollars) };
    return referenceTaxWithheld(pay) + (studentLoan ? referenceLoanWithheld(pay) : 0n);
  };
  const pays = query.pays ?? BigInt(PAYS[query.period]);
  const fromEarnings = withheldFrom(rational(query.earnings).floor());
  const usual = rational(soFar?.averageEarnings ?? query.earnings).floor();
  const bonuses = soFar ? rational(soFar.bonuses).plus(bonus) : bonus;
  const share = bonuses.over(pays).floor();
  const withheldFromUsual = withheldFrom(usual);
  const withheldWithShare = withheldFrom(usual + share);
  const fromShares = (withheldWithShare - withheldFromUsual) * pays;
  const scheduled = rational(fromShares - (soFar?.withheld ?? 0n));
  const limit = bonus.percent(HIGHEST_BONUS_PERCENT);
  const fromBonus = scheduled.cappedAt(limit).above(0).floor();
  return {
    usual,
    withheldFromUsual,
    pays,
    share,
    withheldWithShare,
    fromShares,
    limit,
    fromEarnings,
    fromBonus,
    isLimited: limit.isBelow(scheduled),
    total: fromEarnings + fromBonus,
  };
}

/** Schedule 15: dollars withheld from `earnings` of a working holiday maker, whom the payer has paid `paidBefore` in the year. */
export function referenceWithheldFromWorkingHolidayMaker(query: {
  readonly earnings: string;
  readonly paidBefore: string;
  readonly taxYear: string;
}): bigint {
  const { workingHoliday } = legislatedYear(query.taxYear);
  const percent = tierPercent(workingHoliday, rational(query.paidBefore));
  const withheld = rational(rational(query.earnings).floor()).percent(percent);
  return percent === '45' ? withheld.floor() : withheld.rounded();
}

export type ReferencePayslip = ReturnType<typeof referencePayslip>;

/**
 * The payslip of those who earn `annual` dollars a year, of which `tax` dollars are due. Pay is in whole cents. With
 * `studentLoan`, what is withheld for it is in `withheld`.
 */
export function referencePayslip(
  { annual, tax }: { readonly annual: Rational; readonly tax: Rational },
  query: Omit<ReferenceWithholdingQuery, 'earnings'> & { readonly studentLoan?: boolean },
) {
  const pays = rational(PAYS[query.period]);
  const gross = annual.over(pays);
  const earnings = inCents(gross);
  const forLoan = query.studentLoan ? referenceLoanWithheld({ ...query, earnings }) : 0n;
  const withheld = rational(referenceTaxWithheld({ ...query, earnings }) + forLoan);
  const inYear = withheld.times(pays);
  return {
    gross,
    withheld,
    inAccount: gross.minus(withheld),
    inYear,
    /** How far `inYear` is above the year's tax. */
    aboveTax: inYear.minus(tax),
  };
}

/** `amount` to the cent, as text such as `1603.33`. */
export function inCents(amount: Rational): string {
  const cents = amount.over(CENT).rounded();
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

const PAYS = { weekly: '52', fortnightly: '26', monthly: '12' } as const;

const CENT = rational('0.01');
const THIRTEEN_THIRDS = rational(13).over(3);

/** The amount for the period, of which `fromWeek` gives that of a week's earnings. */
function forPeriod(
  { earnings, period }: ReferenceWithholdingQuery,
  fromWeek: (x: Rational) => bigint,
): bigint {
  const pay = rational(earnings);
  switch (period) {
    case 'weekly':
      return fromWeek(wholeDollarsAnd99Cents(pay));
    case 'fortnightly':
      return 2n * fromWeek(wholeDollarsAnd99Cents(pay.over(2)));
    case 'monthly': {
      const counted = earnings.endsWith('.33') ? pay.plus(CENT) : pay;
      const weekly = fromWeek(wholeDollarsAnd99Cents(counted.over(THIRTEEN_THIRDS)));
      return rational(weekly).times(THIRTEEN_THIRDS).rounded();
    }
  }
}

function wholeDollarsAnd99Cents(earnings: Rational): Rational {
  return rational(earnings.floor()).plus('0.99');
}

/** The line of the row that holds x, to the nearest dollar. */
function byRows(rows: string): (x: Rational) => bigint {
  return (x) => {
    for (const row of rows.split('; ')) {
      const [below = '', a = '', b = ''] = row.split(' ');
      if (below !== '-' && x.isAtLeast(below)) continue;
      return rational(a).times(x).minus(b).rounded();
    }
    throw new Error(`No row holds ${x.numerator}/${x.denominator} dollars a week`);
  };
}

/** The rate of the year's repayments on the whole of x, by bands of whole weekly dollars. */
function byYearlyBands(starts: readonly string[], scale: 1 | 2 | 3): (x: Rational) => bigint {
  const weeklyStarts = starts.map((start) => {
    const claimed = rational(start).over(52).floor();
    return rational(scale === 1 ? claimed - 350n : claimed);
  });
  return (x) => {
    const band = weeklyStarts.filter((start) => x.isAtLeast(start)).length;
    return x.percent(repaymentPercent(band)).rounded();
  };
}
