/** Medicare levy, surcharge and Division 293 tax of one person in a household. Imports nothing of the product. */
import { above, percentOf, tierPercent } from './charges.ts';
import {
  add,
  compare,
  divide,
  least,
  most,
  multiply,
  type Rational,
  rational,
  subtract,
  ZERO,
} from './rational.ts';
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
  if (year.law === undefined || (spouse === undefined && compare(children, ZERO) <= 0)) {
    return { levy: alone, isReducedByFamily: false };
  }
  const { family, seniorFamily, eachChild } = year.law.levyFree;
  const familyIncome = add(own.taxableIncome, spouse?.taxableIncome ?? ZERO);
  const thresholdOf = ({ hasSeniorsOffset }: LevyPayer) =>
    add(
      rational(hasSeniorsOffset ? seniorFamily : family),
      multiply(rational(eachChild), children),
    );
  const reductionOf = (payer: LevyPayer) => {
    const threshold = thresholdOf(payer);
    const shade = percentOf('8', subtract(familyIncome, threshold));
    return most(ZERO, subtract(percentOf('2', threshold), shade));
  };
  if (compare(familyIncome, thresholdOf(own)) <= 0) return { levy: ZERO, isReducedByFamily: true };

  let reduction = reductionOf(own);
  const spouseAlone = spouse === undefined ? ZERO : levyAlone(spouse, year);
  if (spouse !== undefined && compare(spouseAlone, ZERO) > 0) {
    const partOf = (payer: LevyPayer) =>
      divide(multiply(reductionOf(payer), payer.taxableIncome), familyIncome);
    reduction = partOf(own);
    // A spouse whose family income is not above their own threshold owes nothing and passes nothing on.
    if (compare(familyIncome, thresholdOf(spouse)) > 0) {
      reduction = add(reduction, most(ZERO, subtract(partOf(spouse), spouseAlone)));
    }
  }
  const levy = most(ZERO, subtract(alone, reduction));
  return { levy, isReducedByFamily: compare(levy, alone) < 0 };
}

/** The levy of a person without a family. */
function levyAlone({ taxableIncome, hasSeniorsOffset }: LevyPayer, year: ReferenceYear): Rational {
  const free = hasSeniorsOffset && year.law ? year.law.levyFree.senior : year.levyFreeUpTo;
  if (compare(taxableIncome, rational(free)) <= 0) return ZERO;
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
  const hasChildren = compare(children, ZERO) > 0;
  if (law === undefined || (spouseIncome === undefined && !hasChildren)) {
    return percentOf(tierPercent(surcharge, income), base);
  }
  if (spouseIncome !== undefined && compare(income, rational(law.noSurchargeUpTo)) <= 0)
    return ZERO;
  const laterChildren = most(ZERO, subtract(children, ONE));
  // Thresholds that rise are incomes that fall.
  const counted = subtract(
    add(income, spouseIncome ?? ZERO),
    multiply(rational('1500'), laterChildren),
  );
  return percentOf(tierPercent(law.familySurcharge, counted), base);
}

/** Tax on concessional contributions within the cap that, on top of `income`, are above 250,000. */
export function division293Tax(income: Rational, contributions: Rational): Rational {
  const over = above(add(income, contributions), '250000');
  return percentOf('15', least(contributions, over));
}

const ONE = rational('1');
