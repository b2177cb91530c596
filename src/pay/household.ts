/** The steps of a year that go by months of residence, age and family. */
import { amountOf } from './amount.ts';
import type { Household } from './assessment.ts';
import { familyReduction, type LevyPayer, levyAlone } from './medicare-levy.ts';
import { partYearTax, residentMonths, shareOfDays } from './part-year.ts';
import type { Person } from './person.ts';
import { type SeniorsEntitlements, seniorsEntitlementsOf } from './seniors-offset.ts';
import { snapToMicrodollar } from './snap.ts';
import { surchargeOn } from './surcharges.ts';

export function householdOf(person: Person): Household {
  const { charges, facts, year } = person;
  const months = residentMonths(facts, year);
  const seniors = seniorsEntitlementsOf(person);
  return {
    incomeTax: partYearTax(charges.incomeTax, months, year),
    seniorsOffset: seniors.own,
    ...medicareLevyOf(person, seniors, months),
    medicareLevySurcharge: surchargeOf(person, months),
  };
}

function medicareLevyOf(
  { charges, facts, incomes, scaleOfError, year }: Person,
  seniors: SeniorsEntitlements,
  months: number,
): Pick<Household, 'medicareLevy' | 'isLevyReducedByFamily'> {
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
    medicareLevy: exact(shareOfDays(levy, months, year.label)),
    isLevyReducedByFamily: reduction === 'all' || reduction > 0,
  };
}

const NO_LEVY = { medicareLevy: 0, isLevyReducedByFamily: false };

/** The surcharge for the days without cover, of those on which the levy is owed. */
function surchargeOf(
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
