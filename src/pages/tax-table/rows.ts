/** A table of withholding: pays in the steps of a payroll clerk, and what is withheld from each. */
import type { RuleSet } from '../../pay/basics.ts';
import { type WithholdingPeriod, withheldPerPeriod } from '../../pay/withholding/index.ts';
import { formatDollars } from '../../words/money.ts';

/** The step of the pays up to an amount, by the amount. The keys of a record are in rising order. */
const STEPS: Readonly<Record<WithholdingPeriod, Readonly<Record<number, number>>>> = {
  weekly: { 2000: 10, 4000: 50, 6000: 100 },
  fortnightly: { 4000: 20, 8000: 100, 12000: 200 },
  monthly: { 9000: 50, 18000: 250, 26000: 500 },
};

/** The columns: scale 2 is that of a resident who claims the tax-free threshold, scale 1 of one who does not. */
export const COLUMNS = [
  { name: 'Threshold claimed', scale: 2, studentLoan: false },
  { name: 'Not claimed', scale: 1, studentLoan: false },
  { name: 'Claimed, study loan', scale: 2, studentLoan: true },
  { name: 'Not claimed, study loan', scale: 1, studentLoan: true },
] as const;

/** The pays of the table, in dollars, rising. */
export function tablePays(period: WithholdingPeriod): number[] {
  const pays: number[] = [];
  for (const [to, step] of Object.entries(STEPS[period])) {
    for (let pay = (pays.at(-1) ?? 0) + step; pay <= Number(to); pay += step) pays.push(pay);
  }
  return pays;
}

/** A row for each pay: its label, and what is withheld by each of {@link COLUMNS}. */
export function tableRows(period: WithholdingPeriod, taxYear: string, rules: RuleSet) {
  return tablePays(period).map((earnings) => ({
    label: formatDollars(earnings),
    cells: COLUMNS.map(({ name: _, ...column }) =>
      formatDollars(withheldPerPeriod({ earnings, period, taxYear, ...column }, rules).total),
    ),
  }));
}
