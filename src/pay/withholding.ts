/** What an employer withholds from one pay, by the ATO's schedules rather than by the year's tax. */
import type { PayOptions } from './options.ts';
import {
  type RuleSet,
  taxYearOf,
  type WithholdingRows,
  type WithholdingScale,
} from './rules/rule-set.ts';

export interface WithholdingQuery {
  /** Gross pay of one period, in dollars; fractions of a cent are rounded to the cent. */
  readonly earnings: number;
  readonly period: WithholdingPeriod;
  /** A label of the rule set, such as `'2026-27'`. */
  readonly taxYear: string;
  readonly scale: WithholdingScale;
  /** Whether the employee has a study or training loan. */
  readonly studentLoan: boolean;
}

export type WithholdingPeriod = 'weekly' | 'fortnightly' | 'monthly';

/** Whole dollars of one pay. */
export interface Withheld {
  readonly tax: number;
  readonly studentLoan: number;
  readonly total: number;
}

/**
 * What is withheld from one pay by the schedules of `rules`: Schedule 1, and for a study or training loan the component of
 * Schedule 8, which is within a few dollars of the ATO's combined tables. Earnings that are negative or not finite count as
 * 0. Throws where the tax year is not in the set, or has no schedule there.
 * Source: ATO, PAYG withholding Schedule 1 (NAT 1004) and Schedule 8, statements of formulas.
 */
export function withheldPerPeriod(query: WithholdingQuery, rules: RuleSet): Withheld {
  const { earnings, period, taxYear, scale } = query;
  const { withholding, studentLoanWithholding } = taxYearOf(rules, taxYear);
  if (withholding === undefined) {
    throw new Error(`The ${rules.name} rule set has no withholding schedule for ${taxYear}`);
  }
  if (query.studentLoan && studentLoanWithholding === undefined) {
    throw new Error(
      `The ${rules.name} rule set has no withholding schedule for study loans in ${taxYear}`,
    );
  }

  const cents = Math.round(earnings * 100);
  const { weeklyDollars, perPeriod } = CONVERSIONS[period];
  const weekly = weeklyDollars(BigInt(cents > 0 && cents < Number.POSITIVE_INFINITY ? cents : 0));
  const withheldBy = (rows: WithholdingRows) => Number(perPeriod(weeklyAmount(rows, weekly)));
  const tax = withheldBy(withholding[scale]);
  const studentLoan =
    query.studentLoan && studentLoanWithholding ? withheldBy(studentLoanWithholding[scale]) : 0;
  return { tax, studentLoan, total: tax + studentLoan };
}

/** The scale that goes with `options`; none for working holiday makers, whose schedule (15) is not in the sets. */
export function withholdingScale(options: Partial<PayOptions>): WithholdingScale | undefined {
  if (options.nonResident) return 3;
  if (options.workingHolidayVisa) return undefined;
  return options.noTaxFreeThreshold ? 1 : 2;
}

interface Conversion {
  /** The whole dollars of weekly earnings that `cents` a period count as. */
  weeklyDollars(cents: bigint): bigint;
  /** What whole dollars withheld from weekly earnings come to for the period, in whole dollars. */
  perPeriod(weekly: bigint): bigint;
}

/** Whole numbers, of any size: binary fractions would miss the half dollars that are rounded up. */
const CONVERSIONS: Readonly<Record<WithholdingPeriod, Conversion>> = {
  weekly: {
    weeklyDollars: (cents) => cents / 100n,
    perPeriod: (weekly) => weekly,
  },
  fortnightly: {
    weeklyDollars: (cents) => cents / 200n,
    perPeriod: (weekly) => weekly * 2n,
  },
  monthly: {
    // Three months are thirteen weeks. A third of a dollar counts as 34 cents.
    weeklyDollars: (cents) => ((cents % 100n === 33n ? cents + 1n : cents) * 3n) / 1300n,
    perPeriod: (weekly) => (weekly * 26n + 3n) / 6n,
  },
};

/** What is withheld from `dollars` of weekly earnings, to the nearest dollar, halves up. */
function weeklyAmount(rows: WithholdingRows, dollars: bigint): bigint {
  // The schedules take whole dollars and add 99 cents.
  const x = dollars * 100n + 99n;
  const row = rows.find(([below]) => below === null || x < BigInt(below) * 100n);
  if (row === undefined) throw new Error('The last row of a withholding scale must be open');
  const [, a, b] = row;
  const millionths = tenThousandths(a) * x - tenThousandths(b) * 100n;
  return millionths < 0n ? 0n : (millionths + 500_000n) / 1_000_000n;
}

function tenThousandths(coefficient: number): bigint {
  return BigInt(Math.round(coefficient * 10_000));
}
