/** The rates that a bonus passes through, from the taxable income without it to that with it. */
import { chargesFor, incomeEdges, payCalculator, residencyOf, taxYearOf } from '../../pay/index.ts';
import type { BonusCalculation } from './bonus-calculation.ts';

/** A part of the bonus that one rate falls on; amounts are in dollars. */
export interface RatePart {
  /** A fraction, of all taxes and the study loan together. */
  readonly rate: number;
  readonly income: number;
  /** Where the part begins. */
  readonly from: number;
  /** Dollars that a charge on the whole income adds at once where the part begins; 0 at most starts. */
  readonly step: number;
}

export interface PassedRates {
  readonly parts: readonly RatePart[];
  /** Taxable income without the bonus and with it. */
  readonly from: number;
  readonly to: number;
}

/** No parts of a bonus that is not taxed. Division 293 tax, which is billed later, is left out. */
export function passedRates({
  rules,
  query,
  without,
  with: withBonus,
}: BonusCalculation): PassedRates {
  const { taxYear, options, otherJobPay = 0 } = query;
  const { studentLoan, noPrivateHospitalCover, noTaxFreeThreshold } = options;
  const calculate = payCalculator(rules);
  const charges = chargesFor(taxYearOf(rules, taxYear), {
    residency: residencyOf(options),
    withoutCover: noPrivateHospitalCover,
    studentLoan,
    noTaxFreeThreshold,
  });
  const otherIncome =
    otherJobPay > 0 ? calculate({ annualSalary: otherJobPay, taxYear }).taxableIncome : 0;
  const from = otherIncome + without.taxableIncome;
  const to = otherIncome + withBonus.taxableIncome;
  const taxAt = (income: number) => {
    const { totalTax, division293Tax } = calculate({
      ...query,
      annualSalary: withBonus.grossAnnual - (to - income),
      options: { ...options, includesSuperannuation: false },
    });
    return totalTax - division293Tax;
  };
  const edges = incomeEdges(charges).filter((edge) => edge > from && edge < to);
  const starts = [from, ...edges];
  const parts: RatePart[] = [];
  for (const [index, start] of starts.entries()) {
    const income = (starts[index + 1] ?? to) - start;
    if (income < CENT) continue;
    const rise = taxAt(start + (income * 3) / 4) - taxAt(start + income / 4);
    const rate = Math.round((rise / (income / 2)) * 10_000) / 10_000;
    const step = Math.round((taxAt(start + CENT) - taxAt(start - CENT)) * 100) / 100;
    const below = parts.at(-1);
    if (below?.rate === rate && step < 1) {
      parts[parts.length - 1] = { ...below, income: below.income + income };
    } else {
      parts.push({ rate, income, from: start, step: step < 1 ? 0 : step });
    }
  }
  return { parts, from, to };
}

const CENT = 0.01;
