/**
 * The reference's data for figures of the law that are the same in every year, in dollars and percent. They are typed a second time, apart from
 * the engine's rules, because a figure that both shared could be wrong in both.
 */

/** The end of the tax-free part of the resident scale. Source: Income Tax Rates Act 1986, Schedule 7. */
export const TAX_FREE = 18_200;

/** The tax-free threshold of a resident for part of the year. Source: Income Tax Rates Act 1986, ss 18 and 20. */
export const PART_YEAR = { flat: 13_464, shared: 4_736 } as const;

/** Source: Income Tax Assessment Act 1997, s 61-115. */
export const LOW_INCOME = {
  maximum: 700,
  first: { above: 37_500, percent: 5 },
  second: { above: 45_000, percent: 1.5 },
} as const;

/** Source: Income Tax Assessment Act 1997, s 61-107. */
export const LOW_MIDDLE_INCOME = {
  base: 255,
  rises: { above: 37_000, upTo: 48_000, percent: 7.5 },
  falls: { above: 90_000, percent: 3 },
  endsAt: 126_000,
} as const;

/** Source: Income Tax Assessment (1936 Act) Regulation 2015, s 13. */
export const BENEFICIARY = { above: 6_000, percent: 15 } as const;

/** Source: Income Tax Assessment (1936 Act) Regulations 2015, ss 9 to 12. */
export const SENIORS = {
  taperPercent: 12.5,
  transfer: { above: 6_000, percent: 15 },
  /** The low income rebate that the thresholds of a raised offset still count on. */
  rebate: { maximum: 445, above: 37_000, percent: 1.5 },
} as const;

/** Source: Medicare Levy Act 1986, ss 6 to 9. */
export const MEDICARE_LEVY = { percent: 2, phaseInPercent: 10, familyPercent: 8 } as const;

/** The rise of the family's surcharge thresholds for each child after the first. Source: Medicare Levy Act 1986, ss 3A and 8B to 8G. */
export const SURCHARGE_PER_LATER_CHILD = 1_500;

/** The most that a loan repayment takes of the income. Source: ATO, Study and training loan repayment thresholds and rates. */
export const HIGHEST_REPAYMENT_PERCENT = 10;

/** The tax that a super fund has paid on contributions. Source: Income Tax Rates Act 1986, s 26. */
export const CONTRIBUTIONS_TAX_PERCENT = 15;

/** Source: Income Tax Assessment Act 1997, Division 293. */
export const DIVISION_293 = { above: 250_000, percent: 15 } as const;

/** Payments on leaving a job. Source: Income Tax Assessment Act 1997, Divisions 82 and 83; Income Tax Rates Act 1986, s 3A and Schedule 7. */
export const LEAVING = {
  wholeOfIncomeCap: 180_000,
  /** The ceiling of the tax on leave at the flat rate, and on termination payments before the preservation age. */
  ceilingPercent: 30,
  /** The ceiling on termination payments from the preservation age. */
  laterCeilingPercent: 15,
  /** The rate on termination payments above their caps, whatever the bracket and the residency. The levy comes on top. */
  remainderPercent: 45,
  /** The flat rate of withholding from leave, including the levy. Source: ATO, Schedule 7 (NAT 3351). */
  flatPercent: 32,
  /** Leave below this amount has no more than the flat rate withheld. Source: ATO, Schedule 7 (NAT 3351). */
  smallLeave: 300,
} as const;

/** The most that is withheld from a bonus. Source: ATO, Schedule 5. */
export const HIGHEST_BONUS_PERCENT = 47;
