/** The rules behind each figure of a person's assessment. */
import { amountOf } from '../amounts.ts';
import { chargeOn } from '../charge.ts';
import type { Facts } from '../facts.ts';
import { incomeYearOfPay, type PayQuery } from '../pay.ts';
import { type RuleSet, taxYearOf } from '../rules/rule-set.ts';
import { type Assessment, assessmentOf } from '../year/assessment.ts';
import {
  type IncomeYear,
  incomeYearOf,
  type Standing,
  usualStanding,
} from '../year/income-year.ts';
import { standingOnLeaving } from '../year/leaving-offsets.ts';
import { withOtherJob } from '../year/year-figures.ts';
import { bandOf, noneIn } from './band.ts';
import type {
  CapExplained,
  ChargeExplained,
  DeductionExplained,
  Division293Explained,
  Explanation,
  None,
  TaxExplained,
} from './explanation.ts';
import { levyExplained, loanExplained } from './levy.ts';
import { offsetExplained } from './offsets.ts';
import { surchargeExplained } from './surcharge.ts';

/**
 * The rule, threshold, rate and source behind each figure of `assess(facts, rules)`, and the reason of each that is 0. Throws as
 * `assess` does.
 */
export function explain<Label extends string>(
  facts: Facts<NoInfer<Label>>,
  rules: RuleSet<Label>,
): Explanation {
  const incomeYear = incomeYearOf(facts, taxYearOf(rules, facts.taxYear));
  return explanationOf(incomeYear, standingOnLeaving(incomeYear));
}

/**
 * The same of `payCalculator(rules)(query)`. Beside another job it is that of both together, of which the pay has what it adds.
 */
export function explainPay<Label extends string>(
  query: PayQuery<NoInfer<Label>>,
  rules: RuleSet<Label>,
): Explanation {
  const alone = incomeYearOfPay(query, taxYearOf(rules, query.taxYear));
  const incomeYear = withOtherJob(alone, amountOf(query.otherJobPay));
  const explanation = explanationOf(incomeYear, usualStanding(incomeYear));
  const { studentLoan, workingHolidayVisa } = query.options ?? {};
  if (!studentLoan || !workingHolidayVisa) return explanation;
  const none = { because: 'workingHoliday' } as const;
  return {
    ...explanation,
    studentLoanRepayment: { ...explanation.studentLoanRepayment, none },
  };
}

function explanationOf(incomeYear: IncomeYear, standing: Standing): Explanation {
  const assessment = assessmentOf(incomeYear, standing);
  const medicareLevy = levyExplained(incomeYear, standing, assessment.medicareLevy);
  return {
    standardDeduction: deductionExplained(incomeYear),
    excessContributions: capExplained(incomeYear),
    grossTax: taxExplained(incomeYear, standing, assessment),
    taxOffsets: assessment.taxOffsets.map((offset) =>
      offsetExplained(offset, incomeYear, standing),
    ),
    medicareLevy,
    medicareLevySurcharge: surchargeExplained(
      incomeYear,
      standing.months,
      assessment.medicareLevySurcharge,
    ),
    studentLoanRepayment: loanExplained(incomeYear, medicareLevy, assessment.studentLoanRepayment),
    division293Tax: division293Explained(incomeYear, assessment),
  };
}

function deductionExplained({ earnings, facts, incomes, year }: IncomeYear): DeductionExplained {
  const { labourIncome } = earnings;
  const amount = incomes.standardDeduction;
  const none = (): None => {
    if (year.standardDeduction === undefined) return { because: 'notInSet' };
    if ((facts.residency ?? 'resident') !== 'resident') return { because: 'notResident' };
    return { because: labourIncome === 0 ? 'noIncome' : 'expenses' };
  };
  return {
    amount,
    none: amount === 0 ? none() : undefined,
    source: year.standardDeduction?.source,
    most: year.standardDeduction?.amount,
    labourIncome,
    workExpenses: amountOf(facts.workExpenses),
  };
}

function capExplained({ earnings, incomes, exact, year }: IncomeYear): CapExplained {
  const { concessionalCap } = year.superannuation;
  const cap = concessionalCap?.amount;
  const amount = incomes.excessContributions;
  const none: None = cap === undefined ? { because: 'notInSet' } : { because: 'upTo', limit: cap };
  return {
    amount,
    none: amount === 0 ? none : undefined,
    source: concessionalCap?.source,
    contributions: exact(earnings.employerContributions + earnings.sacrificed),
    cap,
  };
}

function taxExplained(
  { charges, exact, facts, incomes, year }: IncomeYear,
  { incomeTax, months, aboveCaps }: Standing,
  { grossTax }: Assessment,
): TaxExplained {
  const income = exact(incomes.taxableIncome - (aboveCaps?.part ?? 0));
  const band = bandOf(incomeTax, income);
  return {
    amount: grossTax,
    none: noneIn(band, grossTax),
    source: year.incomeTax[facts.residency ?? 'resident'].source,
    income,
    band,
    months,
    aboveCaps: aboveCaps && {
      ...aboveCaps,
      amount: exact(aboveCaps.part * aboveCaps.rate),
      none: undefined,
      source: year.leaving?.aboveCaps?.source,
    },
    withoutTaxFreeThreshold:
      charges.withoutTaxFreeThreshold &&
      chargeExplained(year.withoutTaxFreeThreshold, incomes.taxableIncome),
  };
}

function chargeExplained(
  charge: IncomeYear['year']['withoutTaxFreeThreshold'],
  income: number,
): ChargeExplained | undefined {
  if (charge === undefined) return undefined;
  const band = bandOf(charge, income);
  const amount = chargeOn(charge, income);
  return { amount, none: noneIn(band, amount), source: charge.source, income, band };
}

function division293Explained(
  { incomes, year }: IncomeYear,
  { division293Tax: amount }: Assessment,
): Division293Explained {
  const { division293 } = year.superannuation;
  const { taxableWithFringeBenefits: income, lowTaxContributions: contributions } = incomes;
  const threshold = division293?.threshold;
  const above = income + contributions - (threshold ?? Number.POSITIVE_INFINITY);
  const none = (): None => {
    if (threshold === undefined) return { because: 'notInSet' };
    return above > 0 ? { because: 'noIncome' } : { because: 'upTo', limit: threshold };
  };
  return {
    amount,
    none: amount === 0 ? none() : undefined,
    source: division293?.source,
    income,
    contributions,
    threshold,
    rate: division293?.rate ?? 0,
    charged: Math.max(0, Math.min(contributions, above)),
  };
}
