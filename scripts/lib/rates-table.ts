/** Take-home pay by both rule sets side by side, as the Markdown table of docs/rates.md. */
import { payCalculator, type RuleSet } from '../../src/pay/index.ts';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { formatCents, formatDollars } from '../../src/site/money.ts';

/** Gross pay in dollars a year. */
const SALARIES = [30_000, 45_000, 80_000, 120_000, 200_000, 300_000];

/** A row for each salary in each tax year that a set has, newest first; pay without options. */
export function ratesTable(): string {
  const { simplified, legislated } = RULE_SETS;
  const labels = [...simplified.taxYears, ...legislated.taxYears].map(({ label }) => label);
  const taxYears = [...new Set(labels)].sort().reverse();
  const rows = SALARIES.flatMap((salary) =>
    taxYears.map((taxYear) => {
      const model = takeHome(simplified, salary, taxYear);
      const law = takeHome(legislated, salary, taxYear);
      const difference = model === undefined || law === undefined ? '' : signed(law - model);
      return [formatDollars(salary), taxYear, cents(model), cents(law), difference];
    }),
  );
  const head = ['gross', 'tax year', 'simplified', 'legislated', 'difference'];
  const align = ['---:', '---', '---:', '---:', '---:'];
  return [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Dollars a year; undefined where `rules` has no such tax year. */
function takeHome(rules: RuleSet, annualSalary: number, taxYear: string): number | undefined {
  if (rules.taxYears.every(({ label }) => label !== taxYear)) return undefined;
  return payCalculator(rules)({ annualSalary, taxYear }).takeHome;
}

function cents(amount: number | undefined): string {
  return amount === undefined ? 'not in the set' : formatCents(amount);
}

function signed(difference: number): string {
  return difference > 0 ? `+${formatCents(difference)}` : formatCents(difference);
}
