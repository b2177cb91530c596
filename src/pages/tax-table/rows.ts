/** A table of withholding: pays in the steps of a payroll clerk, and what is withheld from each. */
import type { RuleSet } from '../../pay/basics.ts';
import { type WithholdingPeriod, withheldPerPeriod } from '../../pay/withholding/index.ts';
import { formatDollars } from '../../words/money.ts';

/** Pays up to each `to`, in dollars, by its `step`. */
const STEPS: Readonly<Record<WithholdingPeriod, readonly { to: number; step: number }[]>> = {
  weekly: [
    { to: 2_000, step: 10 },
    { to: 4_000, step: 50 },
    { to: 6_000, step: 100 },
  ],
  fortnightly: [
    { to: 4_000, step: 20 },
    { to: 8_000, step: 100 },
    { to: 12_000, step: 200 },
  ],
  monthly: [
    { to: 9_000, step: 50 },
    { to: 18_000, step: 250 },
    { to: 26_000, step: 500 },
  ],
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
  let from = 0;
  return STEPS[period].flatMap(({ to, step }) => {
    const pays = Array.from(
      { length: (to - from) / step },
      (_, index) => from + (index + 1) * step,
    );
    from = to;
    return pays;
  });
}

/** A row for each pay: its label, and what is withheld by each of {@link COLUMNS}. */
export function tableRows(period: WithholdingPeriod, taxYear: string, rules: RuleSet) {
  return tablePays(period).map((earnings) => ({
    label: formatDollars(earnings),
    cells: COLUMNS.map(({ scale, studentLoan }) =>
      formatDollars(
        withheldPerPeriod({ earnings, period, taxYear, scale, studentLoan }, rules).total,
      ),
    ),
  }));
}
