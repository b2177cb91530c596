/** The Medicare levy and its surcharge, which go by a partner and children where there are any. */
import { amountOf } from './amount.ts';
import { type Family, familyReduction, type LevyPayer, levyAlone } from './medicare-levy.ts';
import type { Person, SeniorsEntitlements, Standing } from './person.ts';
import { shareOfDays } from './resident-days.ts';
import { snapToMicrodollar } from './snap.ts';
import { surchargeOn } from './surcharges.ts';

export interface Levy {
  /** Dollars a year. */
  readonly medicareLevy: number;
  /**
   * Whether the family rule makes the levy nil, which it may be already, or smaller: no study loan is repaid then. Source:
   * Higher Education Support Act 2003, s 154-1(2); Medicare Levy Act 1986, s 8.
   */
  readonly isReducedByFamily: boolean;
}

export function medicareLevyOf(
  { charges, facts, incomes, scaleOfError, year }: Person,
  { months, seniorsOffset }: Pick<Standing, 'months' | 'seniorsOffset'>,
): Levy {
  if (charges.medicareLevy === undefined) return NO_LEVY;
  const exact = (dollars: number) => snapToMicrodollar(dollars, scaleOfError);
  const { own, ...family } = levyPayersOf({ facts, incomes }, seniorsOffset);
  const alone = exact(levyAlone(charges.medicareLevy, own.taxableIncome, own.isSenior));
  const reduction = familyReduction(charges.medicareLevy, own, family);
  const levy = reduction === 'all' ? 0 : Math.max(0, exact(alone - reduction));
  return {
    medicareLevy: exact(shareOfDays(levy, months, year.label)),
    isReducedByFamily: reduction === 'all' || reduction > 0,
  };
}

const NO_LEVY: Levy = { medicareLevy: 0, isReducedByFamily: false };

/** Whose levies the family rule goes by: one's own, and those of a family. */
export function levyPayersOf(
  { facts, incomes }: Pick<Person, 'facts' | 'incomes'>,
  seniorsOffset: SeniorsEntitlements,
): Family & { readonly own: LevyPayer } {
  return {
    own: { taxableIncome: incomes.taxable, isSenior: isEntitled(seniorsOffset.own) },
    spouse: facts.spouse && {
      taxableIncome: amountOf(facts.spouse.income),
      isSenior: isEntitled(seniorsOffset.ofSpouse),
    },
    children: amountOf(facts.dependentChildren),
  };
}

/** Whether a partner is entitled to some of the seniors' offset, by which the levy goes. */
function isEntitled(seniorsOffset = 0): boolean {
  return seniorsOffset >= 1;
}

/** The surcharge for the days without cover, of those on which the levy is owed, in dollars a year. */
export function surchargeOf(
  { charges, facts, incomes, scaleOfError, year }: Person,
  months: number,
): number {
  if (charges.medicareLevySurcharge === undefined) return 0;
  const ofWholeYear = surchargeOn(charges.medicareLevySurcharge, {
    income: incomes.withReportable,
    base: incomes.surchargeBase,
    spouseIncome: facts.spouse && amountOf(facts.spouse.income),
    children: amountOf(facts.dependentChildren),
  });
  const days = amountOf(facts.daysWithoutCover);
  return snapToMicrodollar(shareOfDays(ofWholeYear, months, year.label, days), scaleOfError);
}
