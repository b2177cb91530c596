/** The query of one pay, and the facts that it stands for. This is the only place where the names of both meet. */
import type { Facts, Spouse } from './facts.ts';
import { type PayOptions, residencyOf } from './pay-options.ts';
import type { BonusJob } from './year/earnings.ts';
import { daysOf } from './year/residence.ts';

export interface PayQuery<Label extends string = string> {
  /** Dollars a year, the pay cycle already applied and superannuation, if included, still in it. */
  readonly annualSalary: number;
  /** A label of the rule set, such as `'2025-26'`. */
  readonly taxYear: Label;
  readonly options?: Partial<PayOptions> | undefined;
  /**
   * A fraction such as `0.125`, agreed with the employer and so paid on the whole gross; where it is absent or not above
   * 0, the year's own rate applies, on earnings up to the year's maximum contribution base.
   */
  readonly customSuperRate?: number | undefined;
  /** Dollars a year of gross pay that the employer pays into super instead; no more than the gross counts. */
  readonly salarySacrifice?: number | undefined;
  /**
   * Dollars on top of `annualSalary` in one quarter of the year, whose contribution base also limits the super on them; they
   * include super if the salary does.
   */
  readonly bonus?: number | undefined;
  /**
   * Dollars a year of the job that the tax-free threshold is claimed with. With `noTaxFreeThreshold`, the tax on this pay is
   * then the assessment of both less that of the other alone, unless the set has a charge for not claiming the threshold.
   */
  readonly otherJobPay?: number | undefined;
  /** Counts, as `dependentChildren` does, where the rule set knows families. */
  readonly spouse?: Spouse | undefined;
  readonly dependentChildren?: number | undefined;
}

/** The facts of a year with one job and nothing else claimed. The other options of the query are declarations to the payer. */
export function factsOf(query: PayQuery): Facts<string, BonusJob> {
  const { taxYear, options = {}, spouse, dependentChildren } = query;
  const job = {
    pay: query.annualSalary,
    bonus: query.bonus,
    includesSuper: options.includesSuperannuation,
    superRate: query.customSuperRate,
    salarySacrifice: query.salarySacrifice,
  };
  return {
    taxYear,
    residency: residencyOf(options),
    jobs: [job],
    spouse,
    dependentChildren,
    daysWithoutCover: options.noPrivateHospitalCover ? daysOf(taxYear) : 0,
    // Also where both visas are set, and the tax is that of non-residents.
    studentLoan: options.studentLoan && !options.workingHolidayVisa,
  };
}
