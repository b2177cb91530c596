/** The cards in words: the parts of a payout, the rule for each, and what tax time makes of the year. */

import { isLeaveFlat } from '../../pay/withholding/leaving.ts';
import { leavingLimits, leavingRates, taxFreeLimit } from '../../pay/withholding/leaving-rates.ts';
import { leavingYear } from '../../pay/withholding/leaving-year.ts';
import type { FigureRow } from '../../words/figures.ts';
import { formatCents, formatDollars, formatMoney, formatRate, isSeen } from '../../words/money.ts';
import { present } from '../../words/present.ts';
import { settlementText } from '../../words/settlements.ts';
import { settlementShown } from '../../words/sums.ts';
import type { LeavingCalculation } from './calculation.ts';

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

/** The taxed part: what is above the tax-free part, if there is one. */
function redundancyName({ taxFree }: LeavingCalculation['paid']): string {
  return taxFree > 0 ? 'Redundancy above it' : 'Redundancy pay';
}

/** The rule that taxes each part, in a sentence each. */
export function ruleTexts({ query, paid, rules, entries }: LeavingCalculation): string[] {
  const { reason, residency, yearsOfService, reachedPensionAge } = query;
  const limits = leavingLimits(rules, entries.year);
  const rates = leavingRates(limits, query);
  const limit = taxFreeLimit(limits, yearsOfService);
  const withinCap = formatRate(rates.withinCap);
  if (residency === 'workingHoliday') {
    return ['Working holiday makers: every part is taxed by Schedule 15, like other pay.'];
  }
  return present([
    reason === 'redundancy' &&
      reachedPensionAge &&
      paid.excluded.taxable > 0 &&
      'Nothing is tax-free: you had reached the Age Pension age.',
    paid.taxFree > 0 &&
      `Tax-free up to ${formatDollars(limit)}: a base, and more for each complete year (${Math.floor(yearsOfService)}).`,
    paid.excluded.taxable > 0 &&
      `${redundancyName(paid)}: ${withinCap} up to the cap of the year, and ${formatRate(rates.aboveCap)} of what is above it.`,
    paid.other.taxable > 0 &&
      `Notice and other payments: ${withinCap}, and ${formatRate(rates.aboveCap)} of what is above their cap.`,
    paid.leave.taxable > 0 &&
      (isLeaveFlat(query)
        ? `Unused leave: ${formatRate(rates.leave)} flat, for this reason of leaving.`
        : 'Unused leave: what it would add to your usual pays, spread over a year.'),
    `By the schedules of ${entries.year}.`,
  ]);
}

/** The year and its tax return, in sentences. */
export function yearTexts({ query, rules, wages, payout }: LeavingCalculation): string[] {
  const year = leavingYear(query, rules);
  const { laterPay = 0, studentLoan, taxYear } = query;
  const { assessment, withoutPayout } = year;
  const pay = present([
    wages > 0 && `wages of ${formatMoney(wages)}`,
    laterPay > 0 && `${wages > 0 ? '' : 'pay of '}${formatMoney(laterPay)} later`,
  ]);
  const withPay = pay.length > 0 ? `With ${pay.join(' and ')}, your` : 'Your';
  const loan = assessment.studentLoanRepayment - withoutPayout.studentLoanRepayment;
  const surcharge = assessment.medicareLevySurcharge - withoutPayout.medicareLevySurcharge;
  const { division293Tax, taxOffsets } = assessment;
  const seniors = taxOffsets.find(({ code }) => code === 'seniors');
  return present([
    `${withPay} income of ${taxYear} is ${formatMoney(year.income)}.`,
    settlementText(settlementShown(year), ' in all'),
    seniors !== undefined &&
      isSeen(seniors.used) &&
      `The seniors and pensioners tax offset takes ${formatDollars(seniors.used)} off, for a single person. You must also be eligible for the Age Pension.`,
    studentLoan &&
      payout > 0 &&
      (loan > 0 && isSeen(loan)
        ? `The payout counts for your study loan: ${formatDollars(loan)} more is repaid, and nobody withholds for it.`
        : 'The payout adds nothing to your study loan.'),
    surcharge > 0 &&
      isSeen(surcharge) &&
      `Without hospital cover, the payout adds ${formatDollars(surcharge)} to your Medicare levy surcharge.`,
    isSeen(division293Tax) &&
      `There is also Division 293 tax of ${formatDollars(division293Tax)}, billed later. Your super can pay it.`,
  ]);
}
