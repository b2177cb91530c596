/** The page of one salary: the default tax year, default options. */
import { TakeHomePay, TaxBreakdown } from '../../components/pay-cards.tsx';
import { PayTable } from '../../components/pay-table.tsx';
import { salaryEntries, salaryPath } from '../../site/paths.ts';
import { AmountPage, LinkSection, Pager, Questions } from '../amount-page.tsx';
import type { PageFamily } from '../page.ts';
import { Article, answers, Reminder } from './article.tsx';
import { Answer, SalaryFactCards, WhatIf } from './cards.tsx';
import { type SalaryPageContent, type SalaryPageProps, salaryPageContent } from './texts.ts';

/** The pages of all salaries. A member is dollars a year. */
export const salaryFamily: PageFamily<SalaryPageContent> = {
  Main: SalaryPage,
  contentOf: salaryPageContent,
  pathOf: ({ amount }) => salaryPath(amount),
  nameOf: ({ breakdown }) => `${breakdown.gross} Salary`,
};

/** Content of `<main>` on a salary page. */
function SalaryPage(props: SalaryPageProps) {
  const { breakdown, takeHome, year, facts, explore } = props;
  const name = salaryFamily.nameOf(props);
  const heading = `${breakdown.gross} salary after tax, ${year.label} and ${facts.lastYear.taxYear}`;
  return (
    <AmountPage
      name={name}
      heading={heading}
      pager={<Pager {...props} pathOf={salaryPath} />}
      year={year}
      fragment={salaryEntries(props.amount)}
    >
      <Answer {...props} />
      <div className="columns">
        <TaxBreakdown {...breakdown} medicareRate={year.medicareRate} />
        <TakeHomePay {...takeHome} superLabel={`Super annual contribution (${year.superRate})`} />
      </div>
      <section className="card">
        <PayTable {...props.table} />
      </section>
      <WhatIf {...props} />
      <SalaryFactCards {...props} />
      <div className="columns article">
        <Article {...props} />
        <Questions of={answers(props)} />
      </div>
      <Reminder {...props} />
      <LinkSection title="Nearby Salaries" {...props.nearby} inSevens />
      {/* A heading over no links would mislead. */}
      {props.otherBrackets.length > 0 && (
        <LinkSection title="Other Income Brackets" links={props.otherBrackets} />
      )}
      <section>
        <h2>Explore More</h2>
        <div className="columns">
          <LinkSection Title="h3" title="Popular ranges" links={explore.popular} />
          <LinkSection
            Title="h3"
            title={explore.isExecutive ? 'Executive' : 'Six Figure'}
            links={explore.high}
          />
          <LinkSection Title="h3" title="Related values" links={explore.related} />
        </div>
      </section>
    </AmountPage>
  );
}
