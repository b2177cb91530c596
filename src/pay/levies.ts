/** The Medicare levy and its surcharge of a person with a family, for the days on which they are owed. */
import { amountOf } from './amount.ts';
import { familyReduction, type LevyPayer, levyAlone } from './medicare-levy.ts';
import { shareOfDays } from './part-year.ts';
import type { Person } from './person.ts';
import type { SeniorsEntitlements } from './seniors-offset.ts';
import { snapToMicrodollar } from './snap.ts';
import { surchargeOn } from './surcharges.ts';

export interface Levy {
  /** Dollars a year. */
  readonly amount: number;
  /**
   * Whether the family rule makes it nil, which it may be already, or smaller: no study loan is repaid then. Source: Higher
   * Education Support Act 2003, s 154-1(2); Medicare Levy Act 1986, s 8.
   */
  readonly isReducedByFamily: boolean;
}

export function medicareLevyOf(person: Person, seniors: SeniorsEntitlements): Levy {
  const { charges, facts, incomes, scaleOfError } = person;
  if (charges.medicareLevy === undefined) return NO_LEVY;
  const exact = (dollars: number) => snapToMicrodollar(dollars, scaleOfError);
  const own: LevyPayer = { taxableIncome: incomes.taxable, isSenior: (seniors.own ?? 0) >= 1 };
  const alone = exact(levyAlone(charges.medicareLevy, own.taxableIncome, own.isSenior));
  const reduction = familyReduction(charges.medicareLevy, own, {
    spouse: facts.spouse && {
      taxableIncome: amountOf(facts.spouse.income),
      isSenior: (seniors.ofSpouse ?? 0) >= 1,
    },
    children: amountOf(facts.dependentChildren),
  });
  const levy = reduction === 'all' ? 0 : Math.max(0, exact(alone - reduction));
  return {
    amount: exact(shareOfDays(levy, person.residentMonths, person.year.label)),
    isReducedByFamily: reduction === 'all' || reduction > 0,
  };
}

const NO_LEVY: Levy = { amount: 0, isReducedByFamily: false };

/** The surcharge for the days without cover, of those on which the levy is owed. */
export function surchargeOf(person: Person): number {
  const { charges, facts, incomes, residentMonths, scaleOfError, year } = person;
  if (charges.medicareLevySurcharge === undefined) return 0;
  const ofWholeYear = surchargeOn(charges.medicareLevySurcharge, {
    income: incomes.withReportable,
    base: incomes.surchargeBase,
    spouseIncome: facts.spouse && amountOf(facts.spouse.income),
    children: amountOf(facts.dependentChildren),
  });
  const days = amountOf(facts.daysWithoutCover);
  return snapToMicrodollar(
    shareOfDays(ofWholeYear, residentMonths, year.label, days),
    scaleOfError,
  );
}
