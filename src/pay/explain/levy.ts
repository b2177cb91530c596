/** The rule behind the Medicare levy, and behind the study loan that goes by it. */
import { chargeOn } from '../charge.ts';
import { singleLevy } from '../charge-lines.ts';
import type { MedicareLevy } from '../rules/rule-set.ts';
import type { IncomeYear, Standing } from '../year/income-year.ts';
import { familyLimit, familyReduction, levyPayersOf } from '../year/medicare-levy.ts';
import { daysOf, residentDaysOf } from '../year/residence.ts';
import { bandOf, noneIn } from './band.ts';
import type { FamilyRule, LevyExplained, LoanExplained, None } from './explanation.ts';

export function levyExplained(
  incomeYear: IncomeYear,
  standing: Standing,
  amount: number,
): LevyExplained {
  const { charges, incomes, year } = incomeYear;
  const levy = year.medicareLevy;
  const isResident = charges.medicareLevy !== undefined;
  const { own } = levyPayersOf(incomeYear, standing.seniorsOffset);
  const threshold = (own.isSenior ? levy.seniorThreshold : undefined) ?? levy.threshold;
  const single = singleLevy({ ...levy, threshold });
  const band = bandOf(single, incomes.taxableIncome);
  const alone = chargeOn(single, incomes.taxableIncome);
  const family = isResident ? familyRuleOf(levy, incomeYear, standing, alone) : undefined;
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
    income: incomes.taxableIncome,
    band,
    family,
    days: isResident ? residentDaysOf(year.label, standing.months) : 0,
    daysInYear: daysOf(year.label),
  };
}

function familyRuleOf(
  levy: MedicareLevy,
  incomeYear: IncomeYear,
  standing: Standing,
  alone: number,
): FamilyRule | undefined {
  const { own, spouse, children } = levyPayersOf(incomeYear, standing.seniorsOffset);
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
