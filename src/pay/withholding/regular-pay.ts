/** Withholding from one regular pay, by the ATO's schedules rather than by the year's tax. */
import { PayError } from '../pay-error.ts';
import { centsOf, tenThousandths } from '../rounding.ts';
import {
  type RuleSet,
  taxYearOf,
  type WithholdingRows,
  type WithholdingScale,
  type WithholdingSchedules,
} from '../rules/rule-set.ts';

export interface WithholdingQuery<Label extends string = string> {
  /** Pay of one period after salary sacrifice, in dollars; fractions of a cent are rounded to the cent. */
  readonly earnings: number;
  readonly period: WithholdingPeriod;
  /** A label of the rule set, such as `'2026-27'`. */
  readonly taxYear: Label;
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
 * The amounts withheld from one pay by the schedules of `rules`: Schedule 1, and for a study or training loan the component of
 * Schedule 8, which is within a few dollars of the ATO's combined tables. Negative earnings count as 0. Throws
 * where the tax year is not in the set, or has no schedule there.
 * Source: ATO, PAYG withholding Schedule 1 (NAT 1004) and Schedule 8, statements of formulas.
 */
export function withheldPerPeriod<Label extends string>(
  query: WithholdingQuery<NoInfer<Label>>,
  rules: RuleSet<Label>,
): Withheld {
  const { regular, studentLoan: loan } = schedulesOf(rules, query.taxYear);
  const { weeklyDollars, perPeriod } = CONVERSIONS[query.period];
  const weekly = weeklyDollars(centsOf(query.earnings));
  const withheldBy = (rows: WithholdingRows) => perPeriod(weeklyAmount(rows, weekly));
  const tax = withheldBy(regular.scales[query.scale]);
  const studentLoan = query.studentLoan ? withheldBy(loan.scales[query.scale]) : 0;
  return { tax, studentLoan, total: tax + studentLoan };
}

interface Conversion {
  /** The whole dollars of weekly earnings that `cents` a period count as. */
  weeklyDollars(cents: number): number;
  /** Whole dollars withheld from weekly earnings, as whole dollars for the period. */
  perPeriod(weekly: number): number;
}

const CONVERSIONS: Readonly<Record<WithholdingPeriod, Conversion>> = {
  weekly: {
    weeklyDollars: (cents) => Math.floor(cents / 100),
    perPeriod: (weekly) => weekly,
  },
  fortnightly: {
    weeklyDollars: (cents) => Math.floor(cents / 200),
    perPeriod: (weekly) => weekly * 2,
  },
  monthly: {
    // Three months are thirteen weeks. A third of a dollar counts as 34 cents.
    weeklyDollars: (cents) => Math.floor(((cents % 100 === 33 ? cents + 1 : cents) * 3) / 1_300),
    perPeriod: (weekly) => Math.floor((weekly * 26 + 3) / 6),
  },
};

/** The amount withheld from `dollars` of weekly earnings, to the nearest dollar, halves up. */
export function weeklyAmount(rows: WithholdingRows, dollars: number): number {
  // The schedules take whole dollars and add 99 cents, so that x is below a limit where the dollars are.
  const row = rows.find((each) => each[0] === null || dollars < each[0]);
  if (row === undefined) {
    throw new PayError('brokenRules', 'The last row of a withholding scale must be open');
  }
  const [, a, b] = row;
  const millionths = tenThousandths(a) * (dollars * 100 + 99) - tenThousandths(b) * 100;
  return millionths < 0 ? 0 : Math.floor((millionths + 500_000) / 1_000_000);
}

/** The schedules of `taxYear`; throws where the tax year is not in the set, or has none there. */
export function schedulesOf(rules: RuleSet, taxYear: string): WithholdingSchedules {
  const { withholding } = taxYearOf(rules, taxYear);
  if (withholding === undefined) {
    throw new PayError(
      'noSchedule',
      `The ${rules.name ? `${rules.name} ` : ''}rule set has no withholding schedule for ${taxYear}`,
    );
  }
  return withholding;
}
