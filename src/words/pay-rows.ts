/** The rows of a year of pay: one list, which every table and card of a pay chooses from. */
import { isNothing } from './money.ts';

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
export function isBorne({ of }: PayRow, ...pays: readonly YearOfPay[]): boolean {
  return pays.some((pay) => !isNothing(of(pay)));
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
