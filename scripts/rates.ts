/** `npm run rates`: prints docs/rates-tables.md, the tables that follow from the rates. */
import { Command } from 'commander';
import { payCalculator } from '../src/pay/pay.ts';
import type { RuleSet } from '../src/pay/rules/rule-set.ts';
import { RULE_SETS } from '../src/pay/rules/rule-sets.ts';
import { settle } from '../src/pay/settle.ts';
import { payslipOf, taxCoveredByWithholding } from '../src/pay/withholding/payslip.ts';
import { formatCents, formatDollars } from '../src/words/money.ts';
import { runCommand } from './lib/command-line.ts';

const { simplified, legislated } = RULE_SETS;

const command = new Command('rates')
  .description('Prints docs/rates-tables.md: take-home pay by both rule sets, and withholding.')
  .action(() => console.log(document()));

runCommand(command);

function document(): string {
  return `# Pay by both rule sets

Written by \`npm run --silent rates > docs/rates-tables.md\`. All pays are those of a resident without options.

## Take-home pay of a year

The difference is the legislated figure less the simplified one.

${takeHomeTable()}

## Tax withheld in a year, and the year's tax

Employers withhold whole dollars from each pay, by Schedule 1 (scale 2). A difference above 0 comes back with the tax return; one below 0 is
paid with it. The low and middle income tax offset of 2020-21 and 2021-22 came with the tax return alone.

${withholdingTable()}`;
}

/** Take-home pay by both rule sets: a row for each salary in each tax year that a set has, newest first; pay without options. */
function takeHomeTable(): string {
  const labels = [...simplified.taxYears, ...legislated.taxYears].map(({ label }) => label);
  const taxYears = [...new Set(labels)].sort().reverse();
  const rows = [30_000, 45_000, 80_000, 120_000, 200_000, 300_000].flatMap((salary) =>
    taxYears.map((taxYear) => {
      const pays = [simplified, legislated].map((rules) => takeHome(rules, salary, taxYear));
      const [model, law] = pays;
      const difference = model === undefined || law === undefined ? '' : signed(law - model);
      const cells = pays.map((pay) => (pay === undefined ? 'not in the set' : formatCents(pay)));
      return [formatDollars(salary), taxYear, ...cells, difference];
    }),
  );
  return markdownTable(['gross', 'tax year', 'simplified', 'legislated', 'difference'], rows);
}

/** Dollars a year; undefined where `rules` has no such tax year. */
function takeHome(rules: RuleSet, annualSalary: number, taxYear: string): number | undefined {
  if (rules.taxYears.every(({ label }) => label !== taxYear)) return undefined;
  return payCalculator(rules)({ annualSalary, taxYear }).takeHome;
}

/**
 * The year's tax, and by how much employers withhold another amount in the year: a row for each salary in each tax year of
 * the legislated set, newest first; a resident without options.
 */
function withholdingTable(): string {
  const calculate = payCalculator(legislated);
  const rows = [60_000, 90_000, 150_000].flatMap((salary) =>
    legislated.taxYears.map(({ label: taxYear }) => {
      const pay = calculate({ annualSalary: salary, taxYear });
      const covered = taxCoveredByWithholding(pay, false);
      const withheld = (['weekly', 'fortnightly', 'monthly'] as const).flatMap((period) => {
        const employee = { period, taxYear, scale: 2, studentLoan: false } as const;
        const { withheldInYear } = payslipOf(pay, employee, legislated);
        const { refund } = settle(withheldInYear, covered);
        return [formatDollars(withheldInYear), signed(refund)];
      });
      return [formatDollars(salary), taxYear, formatCents(covered), ...withheld];
    }),
  );
  const cycles = ['52 weeks', '26 fortnights', '12 months'].flatMap((name) => [name, 'difference']);
  return markdownTable(['gross', 'tax year', "year's tax", ...cycles], rows);
}

/** Every column but the tax year is aligned to the right. */
function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  const align = head.map((name) => (name === 'tax year' ? '---' : '---:'));
  return [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function signed(difference: number): string {
  return difference > 0 ? `+${formatCents(difference)}` : formatCents(difference);
}
