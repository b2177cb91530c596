/** The rule behind the Medicare levy, and behind the study loan that goes by it. */
import { chargeOn } from '../charge.ts';
import { levyCharge } from '../charge-lines.ts';
import type { MedicareLevy } from '../rules/rule-set.ts';
import type { IncomeYear, Standing } from '../year/income-year.ts';
import { familyLimit, type LevySteps, levyStepsOf } from '../year/medicare-levy.ts';
import { daysOf, residentDaysOf } from '../year/residence.ts';
import { bandOf, noneIn } from './band.ts';
import type { FamilyRule, LevyExplained, LoanExplained, None } from './explanation.ts';

export function levyExplained(
  incomeYear: IncomeYear,
  { months, seniorsOffset }: Standing,
  amount: number,
): LevyExplained {
  const { charges, incomes, year } = incomeYear;
  const levy = year.medicareLevy;
  const isResident = charges.medicareLevy !== undefined;
  const steps = levyStepsOf(levy, incomeYear, seniorsOffset);
  const band = bandOf(levyCharge(levy, steps.own.isSenior), incomes.taxableIncome);
  const family = isResident ? familyRuleOf(levy, steps) : undefined;
  const none = (): None | undefined => {
    if (!isResident) return { because: 'notResident' };
    return steps.alone > 0 && family !== undefined && family.reduction >= steps.alone
      ? { because: 'family', limit: family.limit }
      : noneIn(band, amount);
  };
  return {
    amount,
    none: amount === 0 ? none() : undefined,
    source: levy.source,
    income: incomes.taxableIncome,
    band,
    family,
    days: isResident ? residentDaysOf(year.label, months) : 0,
    daysInYear: daysOf(year.label),
  };
}

/** The family rule in a year's levy. Undefined for a single person, and where the set knows no families. */
function familyRuleOf(
  levy: MedicareLevy,
  { own, spouse, children, alone, reduction }: LevySteps,
): FamilyRule | undefined {
  if (levy.family === undefined || (spouse === undefined && children === 0)) return undefined;
  return {
    limit: familyLimit(levy.family, own.isSenior, children),
    income: own.taxableIncome + (spouse?.taxableIncome ?? 0),
    isReduced: reduction === 'all' || reduction > 0,
    reduction: reduction === 'all' ? alone : reduction,
  };
}

export function loanExplained(
  { charges, facts, incomes, year }: IncomeYear,
  { family }: LevyExplained,
  amount: number,
): LoanExplained {
  const income = incomes.repaymentIncome;
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
