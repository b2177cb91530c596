/** The page of one hourly rate: the default tax year, default options. */

import { FigureSection } from '../../components/figure-list.tsx';
import { FigureTable } from '../../components/figure-table.tsx';
import { NamedTexts } from '../../components/named-texts.tsx';
import { AskedOffers } from '../../components/offers.tsx';
import { HOURS_PER_WEEK, WEEKS_PER_YEAR } from '../../pay/rules/every-year.ts';
import {
  DISCLAIMER_PATH,
  HOME_PATH,
  hourEntries,
  hourPath,
  salaryPath,
  taxTablePath,
} from '../../site/paths.ts';
import { LOWER_RATES } from '../../words/earnings.ts';
import { AmountPage, type Answers, LinkSection, Pager, Questions } from '../amount-page.tsx';
import type { PageFamily } from '../page.ts';
import { type HourPageContent, type HourPageProps, hourPageContent, PAID_WEEKS } from './texts.ts';

/** The pages of all hourly rates. A member is cents an hour. */
export const hourFamily: PageFamily<HourPageContent> = {
  Main: HourPage,
  contentOf: hourPageContent,
  pathOf: ({ digits }) => hourPath(digits),
  nameOf: ({ rate }) => `${rate} an hour`,
};

/** Content of `<main>` on the page of an hourly rate. */
function HourPage(props: HourPageProps) {
  const { year, yearBefore, digits, nearby } = props;
  const name = hourFamily.nameOf(props);
  const heading = `${name} after tax, ${year.label} and ${yearBefore.label}`;
  return (
    <AmountPage
      name={name}
      heading={heading}
      pager={<Pager {...props} pathOf={hourPath} />}
      year={year}
      fragment={hourEntries(digits)}
    >
      <Answer {...props} />
      <PaysTable {...props} />
      <HoursTable {...props} />
      <Cards {...props} />
      <LinkSection title="Nearby rates" links={nearby} pathOf={hourPath} inSevens />
      <Questions of={answers(props)}>
        {!year.isSimplified && (
          <p>
            <a href={taxTablePath('weekly')}>Weekly tax table</a>
          </p>
        )}
      </Questions>
    </AmountPage>
  );
}

/** What the rate comes to in a year, before and after tax. */
function Answer(props: HourPageProps) {
  const { rate, gross, net, digits, pays, taxTime, year, yearBefore, salary } = props;
  const entries = hourEntries(digits);
  return (
    <section className="card answer">
      <h2>{`For ${rate} an hour you take home`}</h2>
      <p>
        <strong>{net}</strong>
        {year.isSimplified
          ? ` of ${gross} a year, for ${HOURS_PER_WEEK} hours a week and ${WEEKS_PER_YEAR} weeks. A simplified model of ${year.label}: `
          : ` of ${gross} a year after tax in ${year.label}, if single, for ${HOURS_PER_WEEK} hours a week and ${WEEKS_PER_YEAR} weeks`}
        {year.isSimplified && <a href={DISCLAIMER_PATH}>what differs</a>}
      </p>
      <NamedTexts
        of={Object.entries({
          Week: pays.weekly.net,
          Fortnight: pays.fortnightly.net,
          Month: pays.monthly.net,
          [`Year in ${yearBefore.label}`]: yearBefore.net,
          ...(taxTime && { 'At tax time': taxTime }),
        })}
      />
      <p className="actions">
        <a className="button main" href={HOME_PATH + entries}>
          {`Adjust ${rate} an hour in the calculator`}
        </a>
        <AskedOffers
          topic="another offer"
          rules={year.rules}
          entries={entries}
          className="button"
        />{' '}
        <a href={salaryPath(salary.amount)}>{`${salary.text} salary`}</a>
      </p>
    </section>
  );
}

/** The pay of 38 hours a week, by period, before and after tax. */
function PaysTable({ pays, gross, totalTax, net, taxTime }: HourPageProps) {
  const row = (label: string, pay: typeof pays.weekly) => ({
    label,
    cells: [pay.gross, pay.taken, pay.net],
  });
  return (
    <section className="card">
      <FigureTable
        kind="plain"
        title="Before and after tax"
        columns={taxTime ? ['Before tax', 'Withheld', 'Lands'] : ['Before tax', 'Tax', 'After tax']}
        rows={[
          row('Week', pays.weekly),
          row('Fortnight', pays.fortnightly),
          row('Month', pays.monthly),
          // A year has its tax, and a pay what is withheld: they share a column only where pays are shares of the year.
          ...(taxTime ? [] : [{ label: 'Year', cells: [gross, totalTax, net] }]),
        ]}
      />
    </section>
  );
}

/** The pay of other hours, and of a year with four unpaid weeks. */
function HoursTable({ byHours, taxTime }: HourPageProps) {
  const week = taxTime ? 'Week lands' : 'Week after tax';
  return (
    <section className="card">
      <FigureTable
        kind="plain"
        title="By hours a week"
        columns={[
          'Week before tax',
          week,
          `${WEEKS_PER_YEAR} weeks after tax`,
          `${PAID_WEEKS} weeks after tax`,
        ]}
        rows={byHours}
      />
      <p className="hint">{`${PAID_WEEKS} paid weeks: four weeks off without pay, as for many casuals.`}</p>
    </section>
  );
}

function Cards(props: HourPageProps) {
  const { rate, studentLoan, loading, overtime, minimumWage, superannuation, year } = props;
  const fortnight = props.taxTime ? 'A fortnight lands' : 'A fortnight after tax';
  const withLoading = `${loading.net} a year after tax`;
  return (
    <div className="columns">
      <FigureSection
        className="card"
        title="With a study loan"
        figures={[
          { label: fortnight, amount: studentLoan.fortnight },
          { label: 'Repaid in a year', amount: studentLoan.repayment },
          { label: 'A year after tax', amount: studentLoan.net },
        ]}
      />
      <FigureSection
        className="card"
        title="Casual loading and overtime"
        figures={[
          {
            label: `${year.casualLoading} loading on top`,
            amount: loading.onTop,
            note: withLoading,
          },
          { label: `${year.casualLoading} loading inside: base rate`, amount: loading.base },
          { label: 'Time and a half', amount: overtime.half },
          { label: 'Double time', amount: overtime.double },
        ]}
      />
      <FigureSection
        className="card"
        title="Minimum wage and super"
        figures={[
          {
            label: `Minimum wage from ${minimumWage.from}`,
            amount: minimumWage.hour,
            note: `${rate} is ${minimumWage.beside}`,
          },
          { label: `Super on top (${year.superRate})`, amount: superannuation, note: 'a year' },
        ]}
      >
        {minimumWage.isBelow && <p>{LOWER_RATES}</p>}
      </FigureSection>
    </div>
  );
}

/** What people ask of an hourly rate. */
function answers(props: HourPageProps): Answers {
  const { rate, gross, net, pays, taxTime, withoutLeave, loading, superannuation, year } = props;
  const { yearBefore, totalTax } = props;
  const after = (pay: typeof pays.weekly) =>
    taxTime === undefined
      ? `${pay.gross} before tax and ${pay.net} after it.`
      : `${pay.gross} before tax. ${pay.taken} is withheld, and ${pay.net} lands.`;
  const ofRate = `${rate} an hour`;
  return {
    [`How much is ${ofRate} a year?`]: `${gross} before tax and ${net} after it, for ${HOURS_PER_WEEK} hours a week and ${WEEKS_PER_YEAR} paid weeks.`,
    [`How much is ${ofRate} a week?`]: after(pays.weekly),
    [`How much is ${ofRate} a fortnight?`]: after(pays.fortnightly),
    [`How much is ${ofRate} a month?`]: after(pays.monthly),
    [`How much tax is paid on ${ofRate}?`]: `${totalTax} a year, Medicare levy included.`,
    'What if four weeks are unpaid?': `Then ${PAID_WEEKS} weeks come to ${withoutLeave.gross} before tax and ${withoutLeave.net} after it.`,
    [`How much is ${ofRate} with casual loading?`]: `${loading.onTop} an hour with ${year.casualLoading} on top. The loading stands for leave that casuals are not paid.`,
    'Is super on top?': `Yes, unless your offer says that it is included: ${year.superRate} of ordinary pay, ${superannuation} a year.`,
    [`How much was ${ofRate} after tax in ${yearBefore.label}?`]: `${yearBefore.net} a year, for the same pay.`,
  };
}
