/** The tables of what employers withhold, by how often pay comes: the year that is being paid, and the one before. */

import { AmountLinks } from '../../components/amount-links.tsx';
import { Breadcrumb, Calculators } from '../../components/navigation.tsx';
import { firstDay, type RuleSet, type TaxYear, taxYearOf } from '../../pay/rules/rule-set.ts';
import type { DescribedRuleSet } from '../../pay/rules/rule-sets.ts';
import {
  schedulesOf,
  type WithholdingPeriod,
  withheldPerPeriod,
} from '../../pay/withholding/regular-pay.ts';
import { pageStructuredData } from '../../site/page-structured-data.ts';
import { calculatorPath, DISCLAIMER_PATH, taxTablePath } from '../../site/paths.ts';
import { TAX_TABLES } from '../../words/amount-links.ts';
import { dayText } from '../../words/dates.ts';
import { formatDollars } from '../../words/money.ts';
import { CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { type Page, type PageContext, pageAt } from '../page.ts';
import { PayForm } from './pay-form.tsx';
import { COLUMNS, WithheldTable } from './withheld-table.tsx';

export const taxTablePages: readonly Page[] = TAX_TABLES.map(({ amount: period, text }) =>
  pageAt(taxTablePath(period), {
    title: ({ rules }) => `${text} tax table ${yearsText(rules)}`,
    description: ({ rules }) =>
      `Tax withheld from the pay of a ${CYCLE_NOUNS[period]} in ${yearsText(rules)}. With and without the tax-free threshold, and with a study loan.`,
    structuredData: ({ site }) => pageStructuredData(`${text} tax table`, site),
    Main: (context) => <TaxTable {...context} period={period} name={text} />,
  }),
);

type TaxTableProps = PageContext & { period: WithholdingPeriod; name: string };

function TaxTable({ rules, period, name }: TaxTableProps) {
  const years = yearsOf(rules);
  return (
    <div className="tax-table">
      <Calculators rules={rules.name} />
      <Breadcrumb current={`${name} tax table`} />
      <h1>{`${name} tax table, ${yearsText(rules)}`}</h1>
      <p>
        {`What an employer withholds from the pay of a ${CYCLE_NOUNS[period]}, after salary sacrifice. A pay between two rows is between their amounts.`}
      </p>
      <nav aria-label="Tax tables">
        <AmountLinks
          links={TAX_TABLES}
          own={TAX_TABLES.findIndex(({ amount }) => amount === period)}
          pathOf={taxTablePath}
        />
      </nav>
      <PayForm period={period} taxYear={rules.defaultTaxYear} pays={tablePays(period)} />
      <div className="years">
        {years.map((year) => (
          <section key={year.label} className="card">
            <WithheldTable
              title={`${name} pay, ${year.label}`}
              rows={tableRows(period, year.label, rules)}
            />
            <p className="hint">{editionText(year, rules)}</p>
          </section>
        ))}
      </div>
      <section>
        <h2>Which column</h2>
        <p>
          Most people claim the tax-free threshold from their main job alone. A second job is in the
          columns without it. Study loan means HELP, HECS and other training loans.
        </p>
        <p>
          These tables are for residents who have given a tax file number. What is withheld is not
          the tax of the year: a tax return settles the difference.
        </p>
        <p>
          <a href={calculatorPath(80_000)}>Work out a year of pay</a>
        </p>
        <p>
          <a href={DISCLAIMER_PATH}>What these figures leave out</a>
        </p>
      </section>
    </div>
  );
}

/** The year that is being paid, and the one before it. */
function yearsOf(rules: DescribedRuleSet): TaxYear[] {
  const at = rules.taxYears.indexOf(taxYearOf(rules, rules.defaultTaxYear));
  return rules.taxYears.slice(at, at + 2);
}

function yearsText(rules: DescribedRuleSet): string {
  const labels = yearsOf(rules).map(({ label }) => label);
  return labels.join(' and ');
}

/** Which schedules the amounts are by. */
function editionText({ label }: TaxYear, rules: DescribedRuleSet): string {
  const { regular, studentLoan } = schedulesOf(rules, label);
  const since = (edition = firstDay(label)) => dayText(edition);
  return `By the ATO's Schedule 1 for payments from ${since(regular.edition)}. Study loans: Schedule 8 from ${since(studentLoan.edition)}, within a few dollars of the combined tables.`;
}

/** The step of the pays up to an amount, by the amount. The keys of a record are in rising order. */
const STEPS: Readonly<Record<WithholdingPeriod, Readonly<Record<number, number>>>> = {
  weekly: { 2000: 10, 4000: 50, 6000: 100 },
  fortnightly: { 4000: 20, 8000: 100, 12000: 200 },
  monthly: { 9000: 50, 18000: 250, 26000: 500 },
};

/** The pays of the table, in dollars, rising. */
function tablePays(period: WithholdingPeriod): number[] {
  const pays: number[] = [];
  for (const [to, step] of Object.entries(STEPS[period])) {
    for (let pay = (pays.at(-1) ?? 0) + step; pay <= Number(to); pay += step) pays.push(pay);
  }
  return pays;
}

/** A row for each pay: its label, and what is withheld in the order of {@link COLUMNS}. */
function tableRows(period: WithholdingPeriod, taxYear: string, rules: RuleSet) {
  return tablePays(period).map((earnings) => ({
    label: formatDollars(earnings),
    cells: COLUMNS.map((column) =>
      formatDollars(withheldPerPeriod({ earnings, period, taxYear, ...column }, rules).total),
    ),
  }));
}
