/** Medicare levy, surcharge and Division 293 tax of one person in a household. Imports nothing of the product. */
import { tierPercent } from './charges.ts';
import { DIVISION_293, MEDICARE_LEVY, SURCHARGE_PER_LATER_CHILD } from './every-year.ts';
import { type Rational, ZERO } from './rational.ts';
import type { ReferenceYear } from './reference-years.ts';

export interface LevyPayer {
  readonly taxableIncome: Rational;
  /** Whether at least $1 of the seniors' offset is due. */
  readonly hasSeniorsOffset: boolean;
}

/**
 * The levy of `own` in a household with `spouse` and `children`, and whether the family rule made it nil or smaller; a
 * full year's residence.
 */
export function medicareLevy(
  own: LevyPayer,
  spouse: LevyPayer | undefined,
  children: Rational,
  year: ReferenceYear,
): { levy: Rational; isReducedByFamily: boolean } {
  const alone = levyAlone(own, year);
  if (year.law === undefined || (spouse === undefined && children.isAtMost(0))) {
    return { levy: alone, isReducedByFamily: false };
  }
  const { family, seniorFamily, eachChild } = year.law.levyFree;
  const familyIncome = own.taxableIncome.plus(spouse?.taxableIncome ?? 0);
  const thresholdOf = ({ hasSeniorsOffset }: LevyPayer) =>
    children.times(eachChild).plus(hasSeniorsOffset ? seniorFamily : family);
  const reductionOf = (payer: LevyPayer) => {
    const threshold = thresholdOf(payer);
    const shade = familyIncome.minus(threshold).percent(MEDICARE_LEVY.familyPercent);
    return threshold.percent(MEDICARE_LEVY.percent).above(shade);
  };
  if (familyIncome.isAtMost(thresholdOf(own))) return { levy: ZERO, isReducedByFamily: true };

  let reduction = reductionOf(own);
  const spouseAlone = spouse === undefined ? ZERO : levyAlone(spouse, year);
  if (spouse !== undefined && spouseAlone.isAbove(0)) {
    const partOf = (payer: LevyPayer) =>
      reductionOf(payer).times(payer.taxableIncome).over(familyIncome);
    reduction = partOf(own);
    // A spouse whose family income is not above their own threshold owes nothing and passes nothing on.
    if (familyIncome.isAbove(thresholdOf(spouse))) {
      reduction = reduction.plus(partOf(spouse).above(spouseAlone));
    }
  }
  const levy = alone.above(reduction);
  return { levy, isReducedByFamily: levy.isBelow(alone) };
}

/** The levy of a person without a family. */
function levyAlone({ taxableIncome, hasSeniorsOffset }: LevyPayer, year: ReferenceYear): Rational {
  const free = hasSeniorsOffset && year.law ? year.law.levyFree.senior : year.levyFreeUpTo;
  if (taxableIncome.isAtMost(free)) return ZERO;
  const levy = taxableIncome.percent(MEDICARE_LEVY.percent);
  if (year.law === undefined) return levy;
  return levy.cappedAt(taxableIncome.above(free).percent(MEDICARE_LEVY.phaseInPercent));
}

/** The surcharge of a year without cover: the tier goes by `income` for surcharge purposes, the rate falls on `base`. */
export function surchargeOn(
  { income, base }: { readonly income: Rational; readonly base: Rational },
  spouseIncome: Rational | undefined,
  children: Rational,
  { law, surcharge }: ReferenceYear,
): Rational {
  const hasChildren = children.isAbove(0);
  if (law === undefined || (spouseIncome === undefined && !hasChildren)) {
    return base.percent(tierPercent(surcharge, income));
  }
  if (spouseIncome !== undefined && income.isAtMost(law.noSurchargeUpTo)) return ZERO;
  // Thresholds that rise are incomes that fall.
  const counted = income
    .plus(spouseIncome ?? 0)
    .minus(children.above(1).times(SURCHARGE_PER_LATER_CHILD));
  return base.percent(tierPercent(law.familySurcharge, counted));
}

/** Division 293 tax on concessional contributions within the cap, counted on top of `income`. */
export function division293Tax(income: Rational, contributions: Rational): Rational {
  const over = income.plus(contributions).above(DIVISION_293.above);
  return contributions.cappedAt(over).percent(DIVISION_293.percent);
}
