/** The rule behind the Medicare levy, and behind the study loan that goes by it. */
import { chargeOn } from '../charge.ts';
import { levyPayersOf } from '../family.ts';
import { singleLevy } from '../income-lines.ts';
import { familyLimit, familyReduction } from '../medicare-levy.ts';
import { residentDaysOf } from '../part-year.ts';
import type { Person, Standing } from '../person.ts';
import { daysOf } from '../resident-days.ts';
import type { MedicareLevy } from '../rules/rule-set.ts';
import { bandOf, noneIn } from './band.ts';
import type { FamilyRule, LevyExplained, LoanExplained, None } from './explanation.ts';

export function levyExplained(person: Person, standing: Standing, amount: number): LevyExplained {
  const { charges, incomes, year } = person;
  const levy = year.medicareLevy;
  const isResident = charges.medicareLevy !== undefined;
  const { own } = levyPayersOf(person, standing.seniorsOffset);
  const threshold = (own.isSenior ? levy.seniorThreshold : undefined) ?? levy.threshold;
  const single = singleLevy({ ...levy, threshold });
  const band = bandOf(single, incomes.taxable);
  const alone = chargeOn(single, incomes.taxable);
  const family = isResident ? familyRuleOf(levy, person, standing, alone) : undefined;
  const none = (): None | undefined => {
    if (!isResident) return { because: 'notResident' };
    return alone > 0 && family !== undefined && family.reduction >= alone
      ? { because: 'family', limit: family.limit }
      : noneIn(band, amount);
  };
  return {
    amount,
    none: amount === 0 ? none() : undefined,
    source: levy.source,
    income: incomes.taxable,
    band,
    family,
    days: isResident ? residentDaysOf(year.label, standing.months) : 0,
    daysInYear: daysOf(year.label),
  };
}

function familyRuleOf(
  levy: MedicareLevy,
  person: Person,
  standing: Standing,
  alone: number,
): FamilyRule | undefined {
  const { own, spouse, children } = levyPayersOf(person, standing.seniorsOffset);
  if (levy.family === undefined || (spouse === undefined && children === 0)) return undefined;
  const reduction = familyReduction(levy, own, { spouse, children });
  return {
    limit: familyLimit(levy.family, own.isSenior, children),
    income: own.taxableIncome + (spouse?.taxableIncome ?? 0),
    isReduced: reduction === 'all' || reduction > 0,
    reduction: reduction === 'all' ? alone : reduction,
  };
}

export function loanExplained(
  { charges, facts, incomes, year }: Person,
  { family }: LevyExplained,
  amount: number,
): LoanExplained {
  const income = incomes.withReportable;
  const band = bandOf(year.studentLoan, income);
  const none = (): None | undefined => {
    if (!facts.studentLoan) return { because: 'noLoan' };
    if (charges.studentLoan === undefined) return { because: 'workingHoliday' };
    return family?.isReduced && chargeOn(year.studentLoan, income) > 0
      ? { because: 'family', limit: family.limit }
      : noneIn(band, amount);
  };
  return {
    amount,
    none: amount === 0 ? none() : undefined,
    source: year.studentLoan.source,
    income,
    band,
  };
}
