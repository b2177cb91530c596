/** The page of one salary: the default tax year, default options. */
import { AmountLink, AmountLinks } from '../../components/amount-links.tsx';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { FigureList } from '../../components/figure-list.tsx';
import { TakeHomePay, TaxBreakdown } from '../../components/pay-cards.tsx';
import { PayTable } from '../../components/pay-table.tsx';
import { salaryPath } from '../../site/paths.ts';
import type { SalaryLink } from '../../words/salary-links.ts';
import { Answer, Variations } from './answer.tsx';
import { Article } from './article.tsx';
import { SalaryFactCards } from './facts.tsx';
import { Questions } from './questions.tsx';
import type { ExploreContent, NearbyContent, SalaryPageProps } from './salary-page-content.ts';
import type { WithheldTexts } from './salary-pays.ts';

/** Content of `<main>` on a salary page. */
export function SalaryPage(props: SalaryPageProps) {
  const { breakdown, takeHome, year } = props;
  const { withheld } = props.pays;
  return (
    <div className="salary">
      <div className="way">
        <Breadcrumb current={`${breakdown.gross} Salary`} />
        <PreviousAndNext previous={props.previous} next={props.next} />
      </div>
      <h1>{`${breakdown.gross} salary after tax`}</h1>
      <Answer {...props} />
      <Variations {...props} />
      <div className="columns">
        <TaxBreakdown {...breakdown} medicareRate={year.medicareRate} />
        <TakeHomePay {...takeHome} superLabel={`Super annual contribution (${year.superRate})`}>
          {withheld && <p className="hint">The year's tax, spread evenly.</p>}
        </TakeHomePay>
        {withheld && <Payslip {...withheld} />}
      </div>
      <section className="card">
        <PayTable {...props.table} />
      </section>
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

/** Lists what is withheld from each pay. */
function Payslip({ weekly, fortnightly, monthly }: WithheldTexts) {
  return (
    <section className="card">
      <h2>Withheld on your payslip</h2>
      <FigureList
        figures={[
          { label: 'Weekly', amount: weekly },
          { label: 'Fortnightly', amount: fortnightly },
          { label: 'Monthly', amount: monthly },
        ]}
      />
    </section>
  );
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

function Nearby({ lower, own, higher }: NearbyContent) {
  return (
    <section>
      <h2>Nearby Salaries</h2>
      <ul className="links links-sevens">
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
        <LinkGroup title="Popular ranges" links={popular} />
        <LinkGroup title={isExecutive ? 'Executive' : 'Six Figure'} links={high} />
        <LinkGroup title="Related values" links={related} />
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
