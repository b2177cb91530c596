/** Medicare levy, surcharge and Division 293 tax of one person in a household. Imports nothing of the product. */
import { above, percentOf, tierPercent } from './charges.ts';
import { least, most, type Rational, rational, ZERO } from './rational.ts';
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
  if (year.law === undefined || (spouse === undefined && children.isAtMost(ZERO))) {
    return { levy: alone, isReducedByFamily: false };
  }
  const { family, seniorFamily, eachChild } = year.law.levyFree;
  const familyIncome = own.taxableIncome.plus(spouse?.taxableIncome ?? ZERO);
  const thresholdOf = ({ hasSeniorsOffset }: LevyPayer) =>
    rational(hasSeniorsOffset ? seniorFamily : family).plus(rational(eachChild).times(children));
  const reductionOf = (payer: LevyPayer) => {
    const threshold = thresholdOf(payer);
    const shade = percentOf('8', familyIncome.minus(threshold));
    return most(ZERO, percentOf('2', threshold).minus(shade));
  };
  if (familyIncome.isAtMost(thresholdOf(own))) return { levy: ZERO, isReducedByFamily: true };

  let reduction = reductionOf(own);
  const spouseAlone = spouse === undefined ? ZERO : levyAlone(spouse, year);
  if (spouse !== undefined && spouseAlone.isAbove(ZERO)) {
    const partOf = (payer: LevyPayer) =>
      reductionOf(payer).times(payer.taxableIncome).over(familyIncome);
    reduction = partOf(own);
    // A spouse whose family income is not above their own threshold owes nothing and passes nothing on.
    if (familyIncome.isAbove(thresholdOf(spouse))) {
      reduction = reduction.plus(most(ZERO, partOf(spouse).minus(spouseAlone)));
    }
  }
  const levy = most(ZERO, alone.minus(reduction));
  return { levy, isReducedByFamily: levy.isBelow(alone) };
}

/** The levy of a person without a family. */
function levyAlone({ taxableIncome, hasSeniorsOffset }: LevyPayer, year: ReferenceYear): Rational {
  const free = hasSeniorsOffset && year.law ? year.law.levyFree.senior : year.levyFreeUpTo;
  if (taxableIncome.isAtMost(free)) return ZERO;
  const levy = percentOf('2', taxableIncome);
  return year.law === undefined ? levy : least(levy, percentOf('10', above(taxableIncome, free)));
}

/** The surcharge of a year without cover: the tier goes by `income` for surcharge purposes, the rate falls on `base`. */
export function surchargeOn(
  { income, base }: { readonly income: Rational; readonly base: Rational },
  spouseIncome: Rational | undefined,
  children: Rational,
  { law, surcharge }: ReferenceYear,
): Rational {
  const hasChildren = children.isAbove(ZERO);
  if (law === undefined || (spouseIncome === undefined && !hasChildren)) {
    return percentOf(tierPercent(surcharge, income), base);
  }
  if (spouseIncome !== undefined && income.isAtMost(law.noSurchargeUpTo)) return ZERO;
  const laterChildren = most(ZERO, children.minus(ONE));
  // Thresholds that rise are incomes that fall.
  const counted = income.plus(spouseIncome ?? ZERO).minus(rational(1_500).times(laterChildren));
  return percentOf(tierPercent(law.familySurcharge, counted), base);
}

/** Tax on concessional contributions within the cap that, on top of `income`, are above 250,000. */
export function division293Tax(income: Rational, contributions: Rational): Rational {
  const over = above(income.plus(contributions), '250000');
  return percentOf('15', least(contributions, over));
}

const ONE = rational(1);
