/** The rows of a year of pay: one list, which every table and card of a pay chooses from. */

import { changeRow, type FigureRow } from './figures.ts';
import { isSeen, type Shown, shownDollars, sumShown } from './money.ts';
import { partsShown } from './sums.ts';

export interface PayRow {
  readonly key: PayRowKey;
  /** Its name where one pay is shown, such as `Gross Income`. */
  readonly label: string;
  /** Its name where two pays are side by side, such as `Pay before tax`. */
  readonly plain: string;
  /** Dollars a year. */
  readonly of: (pay: YearOfPay) => number;
  /** Whether a table of one pay leaves the row out where it is 0: few pays have it. */
  readonly isRare: boolean;
}

/** The engine's name for the figure of a row. */
export type PayRowKey = keyof typeof LABELS;

/** A pay, or the difference of two. */
export type YearOfPay = Readonly<Record<PayRowKey, number>>;

/** The rows under `keys`, in their order. */
export function payRows(keys: readonly PayRowKey[]): readonly PayRow[] {
  return keys.map((key) => PAY_ROWS[key]);
}

/** Whether any of `pays` has something in the row: the test of a table that has pays side by side. */
export function isBorne(row: PayRow, ...pays: readonly YearOfPay[]): boolean {
  return pays.some((pay) => isSeen(inTable(row, pay)));
}

/** A year's taxes, as rows name them. */
export type YearTaxes = Pick<
  YearOfPay,
  'totalTax' | 'incomeTax' | 'medicareLevy' | 'medicareLevySurcharge' | 'studentLoanRepayment'
>;

/**
 * The taxes of `pay` as tables show them: they add up to the total tax, and that is the gross less what is sacrificed and the net pay.
 * Net pay is rounded by itself, as it stands alone too; the total tax and the largest of the taxes make up for the rest.
 */
export function shownTaxes(pay: YearOfPay, shown: Shown = shownDollars): YearTaxes {
  const totalTax = sumShown([pay.grossAnnual, -pay.sacrificed, -pay.netAnnual], shown);
  const taxes = [
    pay.incomeTax,
    pay.medicareLevy,
    pay.medicareLevySurcharge,
    pay.studentLoanRepayment,
  ];
  const [incomeTax = 0, medicareLevy = 0, medicareLevySurcharge = 0, studentLoanRepayment = 0] =
    partsShown(totalTax, taxes, shown);
  return { totalTax, incomeTax, medicareLevy, medicareLevySurcharge, studentLoanRepayment };
}

/** Dollars of a row in a table that has the year's taxes and what they come to. */
export function inTable({ key, of }: PayRow, pay: YearOfPay): number {
  const taxes: Partial<YearOfPay> = shownTaxes(pay);
  return taxes[key] ?? of(pay);
}

/** The `rows` of two pays side by side, and the second less the first. */
export function changeRows(
  rows: readonly PayRow[],
  before: YearOfPay,
  after: YearOfPay,
): FigureRow[] {
  return rows.map((row) => changeRow(row.plain, [inTable(row, before), inTable(row, after)]));
}

const LABELS = {
  grossAnnual: ['Gross Income', 'Pay before tax'],
  sacrificed: ['Salary Sacrifice', 'Salary sacrifice'],
  excessContributions: ['Super Above the Cap', 'Super above the cap'],
  standardDeduction: ['Standard Deduction', 'Standard deduction'],
  superannuation: ['Superannuation', 'Super'],
  totalTax: ['Total Tax', 'Total tax'],
  incomeTax: ['Income Tax', 'Income tax'],
  taxOffsets: ['Tax Offsets', 'Tax offsets'],
  medicareLevy: ['Medicare Levy', 'Medicare levy'],
  medicareLevySurcharge: ['Medicare Levy Surcharge', 'Medicare levy surcharge'],
  studentLoanRepayment: ['Student Loan Repayment', 'Student loan repayment'],
  division293Tax: ['Division 293 Tax', 'Division 293 tax, billed later'],
  netAnnual: ['Take Home Pay', 'Take-home pay'],
} as const;

const RARE: ReadonlySet<string> = new Set<PayRowKey>([
  'sacrificed',
  'excessContributions',
  'standardDeduction',
  'studentLoanRepayment',
  'division293Tax',
]);

export const PAY_ROWS = Object.fromEntries(
  Object.entries(LABELS).map(([key, [label, plain]]) => [
    key,
    payRow(key as PayRowKey, label, plain),
  ]),
) as Readonly<Record<PayRowKey, PayRow>>;

function payRow(key: PayRowKey, label: string, plain: string): PayRow {
  return { key, label, plain, of: (pay) => pay[key], isRare: RARE.has(key) };
}
