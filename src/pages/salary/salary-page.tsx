/** The page of one salary: the default tax year, default options. */
import { AmountLink, AmountLinks } from '../../components/amount-links.tsx';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { type Figure, FigureList } from '../../components/figure-list.tsx';
import { TakeHomePay, TaxBreakdown } from '../../components/pay-cards.tsx';
import { PayTable } from '../../components/pay-table.tsx';
import { PayBar, payBarParts } from '../../components/plots/pay-bar.tsx';
import { calculatorPath, comparePath, salaryPath } from '../../site/paths.ts';
import { formatCents } from '../../words/money.ts';
import type { PeriodTexts } from '../../words/pay-texts.ts';
import type { SalaryLink } from '../../words/salary-links.ts';
import { Article } from './article.tsx';
import { SalaryFactCards } from './facts.tsx';
import { Questions } from './questions.tsx';
import type {
  ExploreContent,
  NearbyContent,
  PayslipTexts,
  PayslipWords,
  SalaryPageContent,
} from './salary-page-content.ts';
import type { SalaryPageProps } from './salary-page-props.ts';

/** Content of `<main>` on a salary page. */
export function SalaryPage(props: SalaryPageProps) {
  const { breakdown, takeHome, year } = props;
  return (
    <div className="salary">
      <div className="way">
        <Breadcrumb current={`${breakdown.gross} Salary`} />
        <PreviousAndNext previous={props.previous} next={props.next} />
      </div>
      <h1>{`${breakdown.gross} Salary After Tax`}</h1>
      <div className="card answer">
        <p>
          <strong>{breakdown.net}</strong>
          {` a year, or ${takeHome.fortnightly.net} a fortnight, in ${year.label}`}
        </p>
        <PayBar parts={payBarParts(props.payBar)} />
        <p className="actions">
          <a className="button main" href={calculatorPath(props.amount)}>
            {`Adjust ${breakdown.gross} in the calculator`}
          </a>{' '}
          <a className="button" href={comparePath(props.amount)}>
            {`Compare ${breakdown.gross} with another pay`}
          </a>
        </p>
      </div>
      <div className="columns">
        <TaxBreakdown {...breakdown} medicareRate={year.medicareRate} />
        <TakeHomePay {...takeHome} superLabel={`Super annual contribution (${year.superRate})`} />
        {props.payslip && <Payslip {...props.payslip} />}
      </div>
      <Comprehensive table={props.table} />
      <SalaryFactCards {...props} />
      <Nearby {...props.nearby} />
      {/* A heading over no links would mislead. */}
      {props.otherBrackets.length === 0 ? null : (
        <section>
          <h2>Other Income Brackets</h2>
          <AmountLinks links={props.otherBrackets} />
        </section>
      )}
      <Article {...props} />
      <Questions {...props} />
      <ExploreMore {...props.explore} />
    </div>
  );
}

/** Lists the net amount of each pay, and the amount withheld. */
function Payslip({ weekly, fortnightly, monthly }: PayslipWords) {
  return (
    <section className="card">
      <h2>On your payslip</h2>
      <FigureList
        figures={[
          payslipFigure('Weekly', weekly),
          payslipFigure('Fortnightly', fortnightly),
          payslipFigure('Monthly', monthly),
        ]}
      />
      <p className="hint">In the account, after what the ATO's tax tables withhold.</p>
    </section>
  );
}

function payslipFigure(label: string, { inAccount, withheld }: PayslipTexts): Figure {
  return { label, amount: inAccount, note: `Withheld ${withheld}` };
}

function PreviousAndNext({
  previous,
  next,
}: {
  previous: SalaryLink | undefined;
  next: SalaryLink | undefined;
}) {
  return (
    <nav className="pager" aria-label="Previous and next salary">
      {previous === undefined ? null : (
        <a rel="prev" href={salaryPath(previous.amount)}>{`Previous: ${previous.text}`}</a>
      )}
      {next === undefined ? null : (
        <a rel="next" href={salaryPath(next.amount)}>{`Next: ${next.text}`}</a>
      )}
    </nav>
  );
}

function Comprehensive({ table }: { table: SalaryPageContent['table'] }) {
  return (
    <section className="card">
      <PayTable
        isLong={table.isLong}
        rows={[
          { label: 'Gross Income', ...table.gross },
          ...(table.standardDeduction
            ? [{ label: 'Standard Deduction', ...table.standardDeduction }]
            : []),
          { label: 'Superannuation', ...table.superannuation },
          { label: 'Total Tax', ...table.totalTax },
          { label: 'Income Tax', ...table.incomeTax },
          { label: 'Medicare Levy', ...table.medicareLevy },
          { label: 'Medicare Levy Surcharge', ...NOTHING },
          { label: 'Tax Offsets', ...(table.taxOffsets ?? NOTHING) },
          ...(table.division293 ? [{ label: 'Division 293 Tax', ...table.division293 }] : []),
          { label: 'Take Home Pay', ...table.takeHome },
        ]}
      />
    </section>
  );
}

const nothing = formatCents(0);
const NOTHING: PeriodTexts = {
  weekly: nothing,
  fortnightly: nothing,
  monthly: nothing,
  annually: nothing,
};

function Nearby({ lower, own, higher }: NearbyContent) {
  return (
    <section>
      <h2>Nearby Salaries</h2>
      <ul>
        {lower.map((link) => (
          <AmountLink key={link.amount} {...link} />
        ))}
        <AmountLink {...own} isCurrent />
        {higher.map((link) => (
          <AmountLink key={link.amount} {...link} />
        ))}
      </ul>
    </section>
  );
}

function ExploreMore({ popular, isExecutive, high, related }: ExploreContent) {
  return (
    <section>
      <h2>Explore More</h2>
      <div className="columns">
        <LinkGroup title="Popular Ranges" links={popular} />
        <LinkGroup title={isExecutive ? 'Executive' : 'Six Figure'} links={high} />
        <LinkGroup title="Related Values" links={related} />
      </div>
    </section>
  );
}

function LinkGroup({ title, links }: { title: string; links: readonly SalaryLink[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <AmountLinks links={links} />
    </section>
  );
}
