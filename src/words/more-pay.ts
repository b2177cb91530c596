/** The consequences of more pay in a year, in words: the rates that it passes, loan repayments, the surcharge and super. */
import { linesOf } from '../pay/charge-lines.ts';
import type { PassedRates } from '../pay/passed-rates.ts';
import type { PayQuery, PayResult } from '../pay/pay.ts';
import { payCharges } from '../pay/pay-charges.ts';
import type { PayOptions } from '../pay/pay-options.ts';
import type { TaxYear } from '../pay/rules/rule-set.ts';
import type { PaidBonus } from '../pay/withholding/bonus-in-pay.ts';
import { type Figure, figure } from './figures.ts';
import { formatDollars, formatRate, isNothing, isSeen, sumShown } from './money.ts';
import { present } from './present.ts';
import { partsShown } from './sums.ts';

type MorePay = Pick<PaidBonus, 'without' | 'with' | 'added'>;

/** Super that more pay brings above the cap; empty where there is none. */
export function aboveCapText(excessContributions: number): string {
  return isSeen(excessContributions)
    ? ` That counts ${formatDollars(excessContributions)} of super above the cap, which is taxed as income.`
    : '';
}

export function loanNotes(
  { without, with: withMore, added: { studentLoanRepayment: added } }: MorePay,
  year: TaxYear,
  { options, otherJobPay }: Pick<PayQuery, 'otherJobPay'> & { readonly options: PayOptions },
): (string | false)[] {
  const { studentLoan } = payCharges(year, options);
  if (studentLoan === undefined) return [];
  if (!isSeen(added)) return ['Your student loan repayment stays the same.'];
  if (isNothing(without.studentLoanRepayment) && !otherJobPay) {
    return [`Repayments of your student loan start: ${formatDollars(added)} for the year.`];
  }
  const lines = linesOf(studentLoan);
  const lineAt = (income: number) => lines.findLast((line) => line.start < income);
  const before = lineAt(without.taxableIncome)?.rate ?? 0;
  const after = lineAt(withMore.taxableIncome);
  const of = after?.atZero === 0 ? 'of all your income' : 'of each further dollar';
  return [
    `Your student loan repayment goes up by ${formatDollars(added)}.`,
    !otherJobPay &&
      after !== undefined &&
      after.rate > before &&
      `Its rate goes from ${formatRate(before)} to ${formatRate(after.rate)} ${of}.`,
  ];
}

export function surchargeNote({ without, with: withMore }: MorePay): string | false {
  const rateOf = ({ medicareLevySurcharge, taxableIncome }: PayResult) =>
    taxableIncome > 0 ? Math.round((medicareLevySurcharge / taxableIncome) * 10_000) / 10_000 : 0;
  const [before, after] = [rateOf(without), rateOf(withMore)];
  const instead = before > 0 ? `, not ${formatRate(before)}` : '';
  return (
    after > before &&
    `You pass a limit of the Medicare levy surcharge: it is ${formatRate(after)} of all your income${instead}. Hospital cover avoids it.`
  );
}

/** Says that employers need not pay super on all of a payment, if that is so. `dollars` is the payment. */
export function superNote(
  name: string,
  dollars: number,
  added: MorePay['added'],
  { superannuation: { guarantee, contributionBase: base } }: TaxYear,
): string | false {
  if (base === undefined || added.superannuation >= dollars * guarantee.rate - 0.5) return false;
  return 'perYear' in base
    ? `Super is compulsory on ${formatDollars(base.perYear)} of pay a year, so not on all of the ${name}.`
    : `Super is compulsory on ${formatDollars(base.perQuarter)} of pay a quarter. The ${name} is paid in one quarter, so not all of it counts.`;
}

/** The tax on each part. Rows add up to the year's tax on the extra pay, and their incomes to what is between `from` and `to`. */
export function rateFigures({ parts, from, to }: PassedRates, yearTax: number): Figure[] {
  const bounds = [from, ...parts.slice(1).map((part) => part.from), to];
  const incomes = parts.map((_, at) =>
    sumShown([bounds[at + 1] as number, -(bounds[at] as number)]),
  );
  const taxes = partsShown(yearTax, [
    ...parts.map(({ step }) => step),
    ...parts.map(({ tax }, at) => (incomes[at] === 0 ? 0 : tax)),
  ]);
  // A step at the end has no income.
  const withRate = parts.filter((_, at) => incomes[at] !== 0);
  const places = withRate.length === 1 ? [''] : ['the first '];
  const rows = parts.map((part, at) => [
    part.step !== 0 &&
      figure(`A step at ${formatDollars(part.from)}`, formatDollars(taxes[at] as number)),
    withRate.includes(part) &&
      figure(
        `${formatRate(part.rate)} of ${places.pop() ?? 'the next '}${formatDollars(incomes[at] as number)}`,
        formatDollars(taxes[parts.length + at] as number),
      ),
  ]);
  return present<Figure>([
    ...rows.flat(),
    { ...figure("The year's tax on it", formatDollars(yearTax)), emphasis: 'total' },
  ]);
}
