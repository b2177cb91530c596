/** The payout in words: what lands of it. */
import { formatDollars, formatMoney } from '../../words/money.ts';
import type { LeavingCalculation } from './calculation.ts';

export interface LeavingAnswer {
  readonly said: string;
  readonly why: string;
}

export function leavingAnswer(calculation: LeavingCalculation): LeavingAnswer {
  const { isEntered, hasAnswer, payout, paid } = calculation;
  if (!isEntered) return { said: 'Enter your usual pay to see what lands.', why: '' };
  if (!hasAnswer) {
    return { said: 'Enter what your employer pays out to see what you get.', why: '' };
  }
  return {
    said: `Of your payout of ${formatMoney(payout)}, ${formatMoney(paid.lands)} lands.`,
    why:
      paid.taxFree > 0
        ? `${formatMoney(paid.taxFree)} of it is tax-free, and ${formatDollars(paid.total)} is withheld.`
        : `${formatDollars(paid.total)} is withheld.`,
  };
}

export function owedText({ isEntered, owed, query }: LeavingCalculation): string {
  if (query.reason !== 'redundancy' || !isEntered) return '';
  return owed.weeks === 0
    ? 'Under a year, the Fair Work Act has none.'
    : `The Fair Work Act has ${owed.weeks} weeks: ${formatDollars(owed.dollars)}. Your award or contract may give more.`;
}

export function usualWagesText({ isEntered, usualWages }: LeavingCalculation): string {
  return isEntered ? `If left empty, your usual pay: ${formatDollars(usualWages)}.` : '';
}
