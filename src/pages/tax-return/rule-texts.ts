/** The rule behind each line of the assessment in a few words, with the threshold that decided it. */
import { type Charge, chargeOn, rateAt, stepOf, toMicrodollar } from '../../pay/charge.ts';
import type { OffsetUse, TaxYear } from '../../pay/index.ts';
import { levyAlone } from '../../pay/medicare-levy.ts';
import { partYearTax, residentDaysOf, residentMonths } from '../../pay/part-year.ts';
import { daysOf, shareOfDays } from '../../pay/resident-days.ts';
import { formatCents, formatDollars, formatRate, HALF_A_CENT } from '../../words/money.ts';
import type { EnteredReturn } from './entered-return.ts';

type Returned = Pick<EnteredReturn, 'facts' | 'result'>;

/** Of tax on taxable income. */
export function taxRule({ facts, result }: Returned, year: TaxYear): string {
  const { residency = 'resident' } = facts;
  const months = residentMonths(facts, year);
  const charge = partYearTax(year.incomeTax[residency], months, year);
  return chargeRule(charge, result.assessment.taxableIncome);
}

/** Of an offset that is claimed. */
export function offsetRule(
  { code, entitled, used }: OffsetUse,
  { facts, result }: Returned,
  year: TaxYear,
): string {
  const limited = used < entitled - HALF_A_CENT ? ' Only as much as the tax that is left.' : '';
  if (code === 'excessContributions') {
    const rate = year.superannuation.concessionalCap?.excessOffsetRate ?? 0;
    return `${formatRate(rate)} of super above the cap.${limited}`;
  }
  if (code === 'seniors') return seniorsRule(entitled, facts, year) + limited;
  const offset = year.offsets.find((each) => each.code === code);
  return offset ? chargeRule(offset.amount, result.assessment.taxableIncome) + limited : '';
}

function seniorsRule(entitled: number, { senior }: Returned['facts'], year: TaxYear): string {
  if (senior === undefined || year.seniorsOffset === undefined) return '';
  const { byKind, taper } = year.seniorsOffset;
  const { maximum, shadeOut, cutOut } = byKind[senior];
  const tested = senior === 'single' ? 'your income' : "half of both partners' income";
  if (entitled === 0) return `None where ${tested} is ${formatDollars(cutOut)} or more.`;
  if (entitled > maximum) return "With what your partner's tax leaves of theirs.";
  return `${formatDollars(maximum)}, less ${formatRate(taper)} of your income above ${formatDollars(shadeOut)}.`;
}

/** Of the Medicare levy of a resident. */
export function levyRule({ facts, result }: Returned, year: TaxYear): string {
  const { taxableIncome, medicareLevy, taxOffsets } = result.assessment;
  const { medicareLevy: levy, label } = year;
  const isSenior = taxOffsets.some(({ code, entitled }) => code === 'seniors' && entitled >= 1);
  const threshold = (isSenior ? levy.seniorThreshold : undefined) ?? levy.threshold;
  const months = residentMonths(facts, year);
  const alone = levyAlone(levy, taxableIncome, isSenior);
  const share =
    months < 12 ? ` For ${residentDaysOf(label, months)} of ${daysOf(label)} days.` : '';
  if (alone === 0) return `None up to ${formatDollars(threshold)} of taxable income.`;
  if (medicareLevy < shareOfDays(alone, months, label) - HALF_A_CENT && levy.family) {
    const limit =
      (isSenior ? levy.family.seniorThreshold : levy.family.threshold) +
      levy.family.perChild * facts.dependentChildren;
    const extent = medicareLevy === 0 ? 'Reduced to nothing' : 'Reduced';
    return `${extent}: your family's limit is ${formatDollars(limit)}.${share}`;
  }
  return alone < taxableIncome * levy.rate - HALF_A_CENT
    ? `${formatRate(levy.phaseInRate ?? levy.rate)} of what is above ${formatDollars(threshold)}.${share}`
    : `${formatRate(levy.rate)} of taxable income, which is above ${formatDollars(threshold)}.${share}`;
}

/** Of the surcharge of whoever has no cover on some days. */
export function surchargeRule({ facts, result }: Returned, year: TaxYear): string {
  const { surchargeIncome, medicareLevySurcharge } = result.assessment;
  const { single, family } = year.medicareLevySurcharge;
  const { spouse, dependentChildren: children } = facts;
  const ofFamily = family !== undefined && (spouse !== undefined || children > 0);
  const raised = ofFamily ? family.perLaterChild * Math.max(0, children - 1) : 0;
  const tiers = (ofFamily ? family.tiers : single).tiers;
  const income = surchargeIncome + (spouse?.income ?? 0) - raised;
  const whose = ofFamily ? ' of your family' : '';
  const tier = tiers.findLast(({ above = 0 }) => income > above);
  if (medicareLevySurcharge === 0) {
    return tier && spouse && family
      ? `None: your own income is not above ${formatDollars(family.ownIncomeFloor.amount)}.`
      : `None up to an income${whose} of ${formatDollars((tiers[0]?.above ?? 0) + raised)}.`;
  }
  const inYear = daysOf(year.label);
  const resident = residentDaysOf(year.label, residentMonths(facts, year));
  const days = Math.min(facts.daysWithoutCover, resident);
  const share = days < inYear ? ` For ${days} of ${inYear} days.` : '';
  return `${formatRate(tier?.rate ?? 0)}, as the income${whose} is above ${formatDollars((tier?.above ?? 0) + raised)}.${share}`;
}

/** Of a student loan. */
export function loanRule({ result }: Returned, { studentLoan }: TaxYear): string {
  const { repaymentIncome, studentLoanRepayment } = result.assessment;
  if (studentLoanRepayment === 0 && chargeOn(studentLoan, repaymentIncome) > 0) {
    return 'None, as the family rule takes off your Medicare levy.';
  }
  return chargeRule(studentLoan, repaymentIncome);
}

/** How `charge` comes to what it is on `income`. */
function chargeRule(charge: Charge, income: number): string {
  switch (charge.kind) {
    case 'marginal': {
      const step = stepOf(charge.steps, income);
      const next = charge.steps.find(({ above }) => above > (step?.above ?? -1));
      if (step === undefined || (step.rate === 0 && step.base === 0)) {
        return next ? `None up to ${money(next.above)}.` : `None above ${money(step?.above ?? 0)}.`;
      }
      const { base, rate, above } = step;
      // As the last band of study loans.
      if (above > 0 && toMicrodollar(above * rate) === base) return wholeText(rate, income);
      const upTo = next ? ` up to ${money(next.above)}` : '';
      if (rate === 0) return `${money(base)} for incomes${upTo}.`;
      const part = `${formatRate(Math.abs(rate))} of ${above === 0 ? 'all of it' : `what is above ${money(above)}`}`;
      if (base === 0) return `${part}.`;
      return `${money(base)} ${rate < 0 ? 'less' : 'plus'} ${part}.`;
    }
    case 'whole': {
      const rate = rateAt(charge.tiers, income);
      const [lowest] = charge.tiers;
      return rate === 0
        ? `None below ${money(lowest?.from ?? lowest?.above ?? 0)}.`
        : wholeText(rate, income);
    }
    case 'least': {
      const rising = [...charge.of].sort((a, b) => chargeOn(a, income) - chargeOn(b, income));
      return rising[0] ? chargeRule(rising[0], income) : '';
    }
  }
}

/** Of the charges that fall on a whole income, which are repayments of study loans. */
function wholeText(rate: number, income: number): string {
  return `${formatRate(rate)} of your repayment income of ${money(income)}.`;
}

function money(dollars: number): string {
  return Number.isInteger(dollars) ? formatDollars(dollars) : formatCents(dollars);
}
