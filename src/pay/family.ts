/** The steps of a year that go by a partner and children. */
import { amountOf } from './amount.ts';
import type { Household } from './assessment.ts';
import { familyReduction, type LevyPayer, levyAlone } from './medicare-levy.ts';
import type { Person } from './person.ts';
import { MONTHS, shareOfDays } from './resident-days.ts';
import { snapToMicrodollar } from './snap.ts';
import { surchargeOn } from './surcharges.ts';

/** Whether the partners are entitled to the seniors' offset, by which the levy goes. */
export interface Seniors {
  readonly own: boolean;
  readonly ofSpouse: boolean;
}

/** The household of a person below the seniors' age, who is a resident all year or not at all. */
export function familyOf(person: Person): Household {
  return {
    incomeTax: person.charges.incomeTax,
    seniorsOffset: undefined,
    ...medicareLevyOf(person, { own: false, ofSpouse: false }, MONTHS),
    medicareLevySurcharge: surchargeOf(person, MONTHS),
  };
}

/** The levy of a resident of so many `months`. */
export function medicareLevyOf(
  { charges, facts, incomes, scaleOfError, year }: Person,
  seniors: Seniors,
  months: number,
): Pick<Household, 'medicareLevy' | 'isLevyReducedByFamily'> {
  if (charges.medicareLevy === undefined) return NO_LEVY;
  const exact = (dollars: number) => snapToMicrodollar(dollars, scaleOfError);
  const own: LevyPayer = { taxableIncome: incomes.taxable, isSenior: seniors.own };
  const alone = exact(levyAlone(charges.medicareLevy, own.taxableIncome, own.isSenior));
  const reduction = familyReduction(charges.medicareLevy, own, {
    spouse: facts.spouse && {
      taxableIncome: amountOf(facts.spouse.income),
      isSenior: seniors.ofSpouse,
    },
    children: amountOf(facts.dependentChildren),
  });
  const levy = reduction === 'all' ? 0 : Math.max(0, exact(alone - reduction));
  return {
    medicareLevy: exact(shareOfDays(levy, months, year.label)),
    isLevyReducedByFamily: reduction === 'all' || reduction > 0,
  };
}

const NO_LEVY = { medicareLevy: 0, isLevyReducedByFamily: false };

/** The surcharge for the days without cover, of those on which the levy is owed. */
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
