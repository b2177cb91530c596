/** The page of one salary: the default tax year, default options. */
import { AmountLinks } from '../../components/amount-links.tsx';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Calculators } from '../../components/calculators.tsx';
import { TakeHomePay, TaxBreakdown } from '../../components/pay-cards.tsx';
import { PayTable } from '../../components/pay-table.tsx';
import { salaryPath } from '../../site/paths.ts';
import type { AmountLink } from '../../words/amount-links.ts';
import type { PageFamily } from '../page.ts';
import { Answer, Variations } from './answer.tsx';
import { Article } from './article.tsx';
import { SalaryFactCards } from './cards.tsx';
import { Questions } from './questions.tsx';
import {
  type SalaryPageContent,
  type SalaryPageProps,
  salaryPageContent,
  salaryPagePay,
} from './texts.ts';

/** The pages of all salaries. A member is dollars a year. */
export const salaryFamily: PageFamily<SalaryPageContent> = {
  Main: SalaryPage,
  contentOf(rules, indexStep) {
    const payOf = salaryPagePay(rules);
    const contentOfPay = salaryPageContent(rules, indexStep);
    return (amount) => contentOfPay(payOf(amount));
  },
  pathOf: ({ amount }) => salaryPath(amount),
  nameOf: ({ breakdown }) => `${breakdown.gross} Salary`,
};

/** Content of `<main>` on a salary page. */
function SalaryPage(props: SalaryPageProps) {
  const { breakdown, takeHome, year, facts } = props;
  return (
    <div className="salary">
      <Calculators
        rules={year.isSimplified ? 'simplified' : 'legislated'}
        fragment={`#salary=${props.amount}`}
      />
      <Breadcrumb current={`${breakdown.gross} Salary`} />
      <h1>{`${breakdown.gross} salary after tax, ${year.label} and ${facts.lastYear.taxYear}`}</h1>
      <Answer {...props} />
      <PreviousAndNext {...props} />
      <Variations {...props} />
      <div className="columns">
        <TaxBreakdown {...breakdown} medicareRate={year.medicareRate} />
        <TakeHomePay {...takeHome} superLabel={`Super annual contribution (${year.superRate})`} />
      </div>
      <section className="card">
        <PayTable {...props.table} />
      </section>
      <SalaryFactCards {...props} />
      <section>
        <h2>Nearby Salaries</h2>
        <AmountLinks {...props.nearby} inSevens />
      </section>
      {/* A heading over no links would mislead. */}
      {props.otherBrackets.length > 0 && (
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

function PreviousAndNext({ previous, next }: SalaryPageProps) {
  return (
    <nav className="pager" aria-label="Previous and next salary">
      {previous && (
        <a rel="prev" href={salaryPath(previous.amount)}>{`Previous: ${previous.text}`}</a>
      )}
      {next && <a rel="next" href={salaryPath(next.amount)}>{`Next: ${next.text}`}</a>}
    </nav>
  );
}

function ExploreMore({ popular, isExecutive, high, related }: SalaryPageProps['explore']) {
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

function LinkGroup({ title, links }: { title: string; links: readonly AmountLink[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <AmountLinks links={links} />
    </section>
  );
}
