/** The payout in words: what lands, by which rule, and what tax time makes of the year. */

import type { FigureRow } from '../../components/figure-table.tsx';
import { isLeaveFlat } from '../../pay/leaving.ts';
import { formatCents, formatDollars, formatMoney, formatRate, isSeen } from '../../words/money.ts';
import { dollarsOrNothing, settled } from '../../words/sums.ts';
import { refundText } from '../../words/tax-time.ts';
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

/** A row for each part that is paid, and their sum. */
export function partRows({ paid, payout }: LeavingCalculation): FigureRow[] {
  const { taxFree, excluded, other, leave } = paid;
  const row = (label: string, amount: number, withheld: number): FigureRow => ({
    label,
    cells: [formatCents(amount), formatDollars(withheld), formatCents(amount - withheld)],
  });
  const parts = [
    { label: 'Tax-free', amount: taxFree, withheld: 0 },
    { label: redundancyName(paid), amount: excluded.taxable, withheld: excluded.withheld },
    { label: 'Notice and other', amount: other.taxable, withheld: other.withheld },
    { label: 'Unused leave', amount: leave.taxable, withheld: leave.withheld },
  ].filter(({ amount }) => amount > 0);
  return [
    ...parts.map(({ label, amount, withheld }) => row(label, amount, withheld)),
    row('All', payout, paid.total),
  ];
}

/** Of what is taxed: above the tax-free part, if there is one. */
function redundancyName({ taxFree }: LeavingCalculation['paid']): string {
  return taxFree > 0 ? 'Redundancy above it' : 'Redundancy pay';
}

/** Why each part bears what it does, a sentence each. */
export function ruleTexts({ query, paid, rates, limit, entries }: LeavingCalculation): string[] {
  const { reason, residency, yearsOfService, reachedPensionAge } = query;
  const withinCap = formatRate(rates.withinCap);
  if (residency === 'workingHoliday') {
    return ['Working holiday makers: every part is taxed by Schedule 15, like other pay.'];
  }
  return [
    reason === 'redundancy' && reachedPensionAge && paid.excluded.taxable > 0
      ? 'Nothing is tax-free: you had reached the Age Pension age.'
      : '',
    paid.taxFree > 0
      ? `Tax-free up to ${formatDollars(limit)}: a base, and more for each complete year (${Math.floor(yearsOfService)}).`
      : '',
    paid.excluded.taxable > 0
      ? `${redundancyName(paid)}: ${withinCap} up to the cap of the year, and ${formatRate(rates.aboveCap)} of what is above it.`
      : '',
    paid.other.taxable > 0
      ? `Notice and other payments: ${withinCap}, and ${formatRate(rates.aboveCap)} of what is above their cap.`
      : '',
    paid.leave.taxable > 0
      ? isLeaveFlat(query)
        ? `Unused leave: ${formatRate(rates.leave)} flat, for this reason of leaving.`
        : 'Unused leave: what it would add to your usual pays, spread over a year.'
      : '',
    `By the schedules of ${entries.year}.`,
  ].filter(Boolean);
}

/** The year and its tax return, in sentences. */
export function yearTexts({ year, wages, query }: LeavingCalculation): string[] {
  const { laterPay = 0, studentLoan, taxYear } = query;
  const { assessment, withoutPayout } = year;
  const { withheld, tax, refund } = settled(year.withheld, assessment.totalTax);
  const pay = [
    wages > 0 && `wages of ${formatMoney(wages)}`,
    laterPay > 0 && `${wages > 0 ? '' : 'pay of '}${formatMoney(laterPay)} later`,
  ].filter(Boolean);
  const withPay = pay.length > 0 ? `With ${pay.join(' and ')}, your` : 'Your';
  const loan = assessment.studentLoanRepayment - withoutPayout.studentLoanRepayment;
  const surcharge = assessment.medicareLevySurcharge - withoutPayout.medicareLevySurcharge;
  const { division293Tax, taxOffsets } = assessment;
  const seniors = taxOffsets.find(({ code }) => code === 'seniors');
  return [
    `${withPay} income of ${taxYear} is ${formatMoney(year.income)}.`,
    `${dollarsOrNothing(withheld)} is withheld in all, and the tax is ${formatDollars(tax)}: ${refundText(refund, 'about ')}.`,
    seniors !== undefined && isSeen(seniors.used)
      ? `The seniors and pensioners tax offset takes ${formatDollars(seniors.used)} off, for a single person. You must also be eligible for the Age Pension.`
      : '',
    studentLoan
      ? loan > 0 && isSeen(loan)
        ? `The payout counts for your study loan: ${formatDollars(loan)} more is repaid, and nobody withholds for it.`
        : 'The payout adds nothing to your study loan.'
      : '',
    surcharge > 0 && isSeen(surcharge)
      ? `Without hospital cover, the payout adds ${formatDollars(surcharge)} to your Medicare levy surcharge.`
      : '',
    isSeen(division293Tax)
      ? `There is also Division 293 tax of ${formatDollars(division293Tax)}, billed later. Your super can pay it.`
      : '',
  ].filter(Boolean);
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
