/** The page of one hourly rate: the default tax year, default options. */
import { AmountLinks } from '../../components/amount-links.tsx';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Calculators } from '../../components/calculators.tsx';
import { hourEntries, hourPath } from '../../site/paths.ts';
import type { PageFamily } from '../page.ts';
import { Answer } from './answer.tsx';
import { HourCards, HoursTable, PaysTable } from './cards.tsx';
import { Questions } from './questions.tsx';
import { type HourPageContent, type HourPageProps, hourPageContent } from './texts.ts';

/** The pages of all hourly rates. A member is cents an hour. */
export const hourFamily: PageFamily<HourPageContent> = {
  Main: HourPage,
  contentOf: hourPageContent,
  pathOf: ({ digits }) => hourPath(digits),
  nameOf: ({ rate }) => `${rate} an hour`,
};

/** Content of `<main>` on the page of an hourly rate. */
function HourPage(props: HourPageProps) {
  const { year, rate, yearBefore, digits, nearby, own } = props;
  return (
    <div className="salary">
      <Calculators
        rules={year.isSimplified ? 'simplified' : 'legislated'}
        fragment={hourEntries(digits)}
      />
      <Breadcrumb current={`${rate} an hour`} />
      <h1>{`${rate} an hour after tax, ${year.label} and ${yearBefore.label}`}</h1>
      <Answer {...props} />
      <PreviousAndNext {...props} />
      <PaysTable {...props} />
      <HoursTable {...props} />
      <HourCards {...props} />
      <section>
        <h2>Nearby rates</h2>
        <AmountLinks links={nearby} own={own} pathOf={hourPath} inSevens />
      </section>
      <Questions {...props} />
    </div>
  );
}

function PreviousAndNext({ previous, next }: HourPageProps) {
  return (
    <nav className="pager" aria-label="Previous and next rate">
      {previous && (
        <a rel="prev" href={hourPath(previous.amount)}>{`Previous: ${previous.text}`}</a>
      )}
      {next && <a rel="next" href={hourPath(next.amount)}>{`Next: ${next.text}`}</a>}
    </nav>
  );
}
