/** Withholding from a year of equal pays. */
import { PERIODS_PER_YEAR } from '../periods.ts';
import { centsOf } from '../rounding.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { type Withheld, type WithholdingQuery, withheldPerPeriod } from './regular-pay.ts';
import type { PayslipScale } from './scale.ts';
import { withheldFromWorkingHolidayMaker } from './working-holiday.ts';

export interface PaysQuery<Label extends string = string>
  extends Omit<WithholdingQuery<Label>, 'scale'> {
  readonly scale: PayslipScale;
  /** How many pays there are in the year. Absent: 52, 26 or 12. */
  readonly pays?: number | undefined;
}

/** From the `pay`th of the year's pays on, `total` dollars are withheld. */
export interface WithholdingChange {
  readonly pay: number;
  readonly total: number;
}

export interface WithheldFromPays {
  readonly first: Withheld;
  readonly changes: readonly WithholdingChange[];
  readonly withheldInYear: number;
}

/** From the pays of a year; throws as {@link withheldPerPeriod} does. */
export function withheldFromPays(query: PaysQuery, rules: RuleSet): WithheldFromPays {
  const { earnings, period, taxYear, scale, studentLoan } = query;
  const { pays = PERIODS_PER_YEAR[period] } = query;
  if (scale === 'workingHoliday') return withheldBySchedule15(earnings, pays, taxYear, rules);
  const first = withheldPerPeriod({ earnings, period, taxYear, scale, studentLoan }, rules);
  return { first, changes: NO_CHANGES, withheldInYear: first.total * pays };
}

const NO_CHANGES: readonly WithholdingChange[] = [];

/**
 * One employer's equal pays from the year's first on: before each of them, the earlier ones were paid. The schedule has no
 * part for study and training loans.
 */
function withheldBySchedule15(
  earnings: number,
  pays: number,
  taxYear: string,
  rules: RuleSet,
): WithheldFromPays {
  const cents = centsOf(earnings);
  const totals = Array.from({ length: Math.ceil(pays) }, (_, before) =>
    withheldFromWorkingHolidayMaker(
      { earnings, paidBefore: (cents * before) / 100, taxYear },
      rules,
    ),
  );
  const [tax = 0] = totals;
  return {
    first: { tax, studentLoan: 0, total: tax },
    changes: totals.flatMap((total, before) =>
      total === (totals[before - 1] ?? tax) ? [] : [{ pay: before + 1, total }],
    ),
    // The last may be a part of one.
    withheldInYear: totals.reduce(
      (sum, total, before) => sum + total * Math.min(1, pays - before),
      0,
    ),
  };
}
