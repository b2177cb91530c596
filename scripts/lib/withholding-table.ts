/** What employers withhold in a year beside the year's tax, as the Markdown table of docs/rates.md. */
import { payCalculator, payslipOf, scheduledTax } from '../../src/pay/index.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { formatCents, formatDollars } from '../../src/site/money.ts';

/** Gross pay in dollars a year. */
const SALARIES = [60_000, 90_000, 150_000];

/** A row for each salary in each tax year of the legislated set, newest first; a resident without options. */
export function withholdingTable(): string {
  const calculate = payCalculator(legislated);
  const rows = SALARIES.flatMap((salary) =>
    legislated.taxYears.map(({ label: taxYear }) => {
      const pay = calculate({ annualSalary: salary, taxYear });
      const payslips = (['weekly', 'fortnightly', 'monthly'] as const).map((period) =>
        payslipOf(pay, { period, taxYear, scale: 2, studentLoan: false }, legislated),
      );
      return [
        formatDollars(salary),
        taxYear,
        formatCents(scheduledTax(pay, false)),
        ...payslips.flatMap(({ withheldInYear, aboveTax }) => [
          formatDollars(withheldInYear),
          signed(aboveTax),
        ]),
      ];
    }),
  );
  const head = ['gross', 'tax year', "year's tax"];
  const cycles = ['52 weeks', '26 fortnights', '12 months'];
  const align = ['---:', '---', '---:'];
  return [
    [...head, ...cycles.flatMap((cycle) => [cycle, 'difference'])],
    [...align, ...cycles.flatMap(() => ['---:', '---:'])],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function signed(difference: number): string {
  return difference > 0 ? `+${formatCents(difference)}` : formatCents(difference);
}
