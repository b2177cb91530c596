/** The cards of leaving a job: the parts of a payout with the rule that taxes each, and what tax time makes of the year. */
import { AmountBar } from '../../components/plots/pay-bar.tsx';
import { toCents } from '../../pay/rounding.ts';
import { isLeaveFlat } from '../../pay/withholding/leaving.ts';
import { leavingLimits, leavingRates, taxFreeLimit } from '../../pay/withholding/leaving-rates.ts';
import { leavingYear } from '../../pay/withholding/leaving-year.ts';
import type { FigureRow } from '../../words/figures.ts';
import { formatCents, formatDollars, formatMoney, formatRate, isSeen } from '../../words/money.ts';
import { settlementText } from '../../words/settlements.ts';
import { settlementShown } from '../../words/sums.ts';
import { type Cards, whatNext } from '../live/cards.tsx';
import type { LatePart } from '../live/late.tsx';
import type { Leaving } from './calculator.ts';

export function cards(result: Leaving): Cards {
  const year = leavingYear(result.query, result.rules);
  return [
    {
      title: 'Your payout',
      table: {
        kind: 'compared' as const,
        columns: ['Paid', 'Withheld', 'Lands'],
        rows: partRows(result),
      },
      list: ruleTexts(result),
    },
    // Nothing is said of a year without income.
    year.income > 0 && { title: 'At tax time', list: yearTexts(result, year) },
    whatNext(['tax return'], ['any pay'], ['another offer'], ['bonus']),
  ];
}

export function AnswerBar({ of: { paid } }: LatePart<Leaving>) {
  const { taxFree, lands, total } = paid;
  return (
    <AmountBar
      amounts={[
        { kind: 'medicare', label: 'Tax-free', dollars: taxFree },
        { kind: 'net', label: 'After tax', dollars: toCents(lands - taxFree) },
        { kind: 'tax', label: 'Withheld', dollars: total },
      ]}
    />
  );
}

export const notes = {
  assumed:
    'We assume that you claim the tax-free threshold from this job, and have no partner or children.',
};

/** A row for each part that is paid, and their sum. */
function partRows({ paid, payout }: Leaving): FigureRow[] {
  const { taxFree, excluded, other, leave } = paid;
  const row = (label: string, amount: number, withheld: number): FigureRow => ({
    label,
    cells: [formatCents(amount), formatDollars(withheld), formatCents(amount - withheld)],
  });
  const parts = [
    { label: 'Tax-free', taxable: taxFree, withheld: 0 },
    { label: redundancyName(paid), ...excluded },
    { label: 'Notice and other', ...other },
    { label: 'Unused leave', ...leave },
  ].filter(({ taxable }) => taxable > 0);
  return [
    ...parts.map(({ label, taxable, withheld }) => row(label, taxable, withheld)),
    row('All', payout, paid.total),
  ];
}

/** The taxed part of the payout: the rest above the tax-free part, or all of it. */
function redundancyName({ taxFree }: Leaving['paid']): string {
  return taxFree > 0 ? 'Redundancy above it' : 'Redundancy pay';
}

/** Why each part bears what it does, a sentence each. */
function ruleTexts({ query, paid, rules }: Leaving) {
  const { reason, residency, yearsOfService, reachedPensionAge, taxYear } = query;
  if (residency === 'workingHoliday') {
    return ['Working holiday makers: every part is taxed by Schedule 15, like other pay.'];
  }
  const limits = leavingLimits(rules, taxYear);
  const rates = leavingRates(limits, query);
  const withinCap = formatRate(rates.withinCap);
  const aboveCap = formatRate(rates.aboveCap);
  return [
    reason === 'redundancy' &&
      reachedPensionAge &&
      paid.excluded.taxable > 0 &&
      'Nothing is tax-free: you had reached the Age Pension age.',
    paid.taxFree > 0 &&
      `Tax-free up to ${formatDollars(taxFreeLimit(limits, yearsOfService))}: a base, and more for each complete year (${Math.floor(yearsOfService)}).`,
    paid.excluded.taxable > 0 &&
      `${redundancyName(paid)}: ${withinCap} up to the cap of the year, and ${aboveCap} of what is above it.`,
    paid.other.taxable > 0 &&
      `Notice and other payments: ${withinCap}, and ${aboveCap} of what is above their cap.`,
    paid.leave.taxable > 0 &&
      (isLeaveFlat(query)
        ? `Unused leave: ${formatRate(rates.leave)} flat, for this reason of leaving.`
        : 'Unused leave: what it would add to your usual pays, spread over a year.'),
    `By the schedules of ${taxYear}.`,
  ];
}

/** The year and its tax return, in sentences. */
function yearTexts({ query, wages, payout }: Leaving, year: ReturnType<typeof leavingYear>) {
  const { laterPay = 0, studentLoan, taxYear } = query;
  const { assessment, withoutPayout } = year;
  const pay = [
    wages > 0 && `wages of ${formatMoney(wages)}`,
    laterPay > 0 && `${wages > 0 ? '' : 'pay of '}${formatMoney(laterPay)} later`,
  ].filter(Boolean);
  const withPay = pay.length > 0 ? `With ${pay.join(' and ')}, your` : 'Your';
  const loan = assessment.studentLoanRepayment - withoutPayout.studentLoanRepayment;
  const surcharge = assessment.medicareLevySurcharge - withoutPayout.medicareLevySurcharge;
  const { division293Tax, taxOffsets } = assessment;
  const { used: seniors = 0 } = taxOffsets.find(({ code }) => code === 'seniors') ?? {};
  return [
    `${withPay} income of ${taxYear} is ${formatMoney(year.income)}.`,
    settlementText(settlementShown(year), ' in all'),
    isSeen(seniors) &&
      `The seniors and pensioners tax offset takes ${formatDollars(seniors)} off, for a single person. You must also be eligible for the Age Pension.`,
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
  ];
}
