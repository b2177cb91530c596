/** The page of one fixed salary: tax year 2025-26, default options (spec §2). */
import type { ReactNode } from 'react';
import { amountLinks, amountLinksAround } from '../../components/amount-links.tsx';
import { figureList } from '../../components/figure-list.tsx';
import { payTable } from '../../components/pay-table.tsx';
import { bracketScale } from '../../components/plots/bracket-scale.tsx';
import { payBar } from '../../components/plots/pay-bar.tsx';
import { keptParts, part, Templated, type TemplatePart } from '../../components/templated.tsx';
import { calculatePay, DEFAULT_TAX_YEAR, findTaxYear, type PayResult } from '../../pay/index.ts';
import { exploreMore, nearbySalaries, otherBrackets } from '../../site/link-groups.ts';
import { formatCents, formatDollars, formatPercent } from '../../site/money.ts';
import { HOME_PATH, salaryPath } from '../../site/paths.ts';
import { HIGHEST_SALARY, LOWEST_SALARY, SALARY_STEP } from '../../site/salary-amounts.ts';
import { type ArticleSection, type Faq, salaryArticle } from '../../site/salary-content.ts';

const taxYear = findTaxYear(DEFAULT_TAX_YEAR);
const medicareLabel = `Medicare Levy (${formatPercent(taxYear.medicareRate, 0)})`;
const superLabel = `Super annual contribution (${formatPercent(taxYear.superRate, 0)})`;

/** The pay that the page of `amount` dollars a year shows. */
export function salaryPagePay(amount: number): PayResult {
  return calculatePay({ annualSalary: amount, taxYear: DEFAULT_TAX_YEAR });
}

/** Content of `<main>` on the page of the salary that `pay` was calculated from; `faq` is also its structured data. */
export function SalaryPage({ pay, faq }: { pay: PayResult; faq: readonly Faq[] }) {
  const amount = pay.grossAnnual;
  const [firstBracket] = otherBrackets(amount);
  return (
    <Templated
      className="salary"
      parts={[
        part(Breadcrumb, `${formatDollars(amount)} Salary`),
        part(
          Answer,
          `${formatDollars(amount)} Salary After Tax`,
          formatDollars(pay.netAnnual),
          ` a year in your pocket, or ${formatCents(pay.weekly)} a week, in tax year ${taxYear.label}`,
        ),
        part(Plots, [payBar(pay), bracketScale(pay.taxableIncome, DEFAULT_TAX_YEAR)]),
        previousAndNext(amount),
        part(Columns, [taxBreakdown(pay), takeHomePay(pay)]),
        part(Card, [comprehensiveBreakdown(pay)]),
        part(LinkGroup, 'Nearby Salaries', [amountLinksAround(amount, nearbySalaries(amount))]),
        // Above the last multiple of 100,000 there is nothing to offer, and a heading over nothing misleads.
        ...(firstBracket === undefined ? [] : [otherIncomeBrackets(firstBracket)]),
        part(Article, salaryArticle(pay).map(articleSection)),
        part(
          Questions,
          faq.map((asked) => (asked.isShared ? sharedQuestion(asked) : question(asked))),
        ),
        part(
          ExploreMore,
          exploreMore(amount).map(({ title, amounts }) => subgroup(title, amounts)),
        ),
      ]}
    />
  );
}

function Breadcrumb({ slots: [current] }: { slots: [current: string] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol>
        <li>
          <a href={HOME_PATH}>Calculator</a>
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

function Answer({
  slots: [heading, net, sentence],
}: {
  slots: [heading: string, net: string, sentence: string];
}) {
  return (
    <>
      <h1>{heading}</h1>
      <p className="answer">
        <strong>{net}</strong>
        {sentence}
      </p>
    </>
  );
}

function Plots({ slots: [plots] }: { slots: [plots: ReactNode] }) {
  return <div className="card columns">{plots}</div>;
}

function Columns({ slots: [cards] }: { slots: [cards: ReactNode] }) {
  return <div className="columns">{cards}</div>;
}

function Card({ slots: [content] }: { slots: [content: ReactNode] }) {
  return <section className="card">{content}</section>;
}

function previousAndNext(amount: number): TemplatePart {
  const previous = amount - SALARY_STEP;
  const next = amount + SALARY_STEP;
  const links = [];
  if (previous >= LOWEST_SALARY) links.push(part(Previous, previous, formatDollars(previous)));
  if (next <= HIGHEST_SALARY) links.push(part(Next, next, formatDollars(next)));
  return part(PreviousAndNext, links);
}

function PreviousAndNext({ slots: [links] }: { slots: [links: ReactNode] }) {
  return (
    <nav className="pager" aria-label="Previous and next salary">
      {links}
    </nav>
  );
}

function Previous({ slots: [amount, text] }: { slots: [amount: string, text: string] }) {
  return <a rel="prev" href={salaryPath(amount)}>{`Previous: ${text}`}</a>;
}

function Next({ slots: [amount, text] }: { slots: [amount: string, text: string] }) {
  return <a rel="next" href={salaryPath(amount)}>{`Next: ${text}`}</a>;
}

function taxBreakdown(pay: PayResult): TemplatePart {
  return part(FigureCard, 'Tax Breakdown', [
    figureList('dollars', [
      { label: 'Gross Annual Salary', amount: pay.grossAnnual },
      { label: 'Income Tax', amount: pay.incomeTax },
      { label: medicareLabel, amount: pay.medicareLevy },
      { label: 'Total Tax', amount: pay.totalTax, emphasis: 'total' },
      { label: 'Net Annual Salary', amount: pay.netAnnual, emphasis: 'net' },
    ]),
  ]);
}

function takeHomePay(pay: PayResult): TemplatePart {
  return part(FigureCard, 'Take-Home Pay', [
    figureList('cents', [
      { label: 'Daily (5-day week)', amount: pay.daily, note: taxNote(pay.dailyTax) },
      { label: 'Weekly', amount: pay.weekly, note: taxNote(pay.weeklyTax) },
      { label: 'Fortnightly', amount: pay.fortnightly, note: taxNote(pay.fortnightlyTax) },
      { label: 'Monthly', amount: pay.monthly, note: taxNote(pay.monthlyTax) },
    ]),
    figureList('dollars', [{ label: superLabel, amount: pay.superannuation }]),
  ]);
}

function FigureCard({
  slots: [heading, figures],
}: {
  slots: [heading: string, figures: ReactNode];
}) {
  return (
    <section className="card">
      <h2>{heading}</h2>
      {figures}
    </section>
  );
}

function taxNote(tax: number): string {
  return `Tax ${formatCents(tax)}`;
}

function comprehensiveBreakdown(pay: PayResult): TemplatePart {
  return payTable([
    { label: 'Gross Income', annual: pay.grossAnnual },
    { label: 'Superannuation', annual: pay.superannuation },
    { label: 'Total Tax', annual: pay.totalTax },
    { label: 'Income Tax', annual: pay.incomeTax },
    { label: 'Medicare Levy', annual: pay.medicareLevy },
    { label: 'Medicare Levy Surcharge', annual: 0 },
    { label: 'Tax Offsets', annual: 0 },
    { label: 'Take Home Pay', annual: pay.netAnnual },
  ]);
}

/** The links from the multiple of 100,000 dollars that is `first` on: a thousand pages in a row have the same. */
const otherIncomeBrackets = keptParts(
  (first: number) => linkGroup('Other Income Brackets', otherBrackets(first - 1)),
  10,
);

function linkGroup(title: string, amounts: readonly number[]): TemplatePart {
  return part(LinkGroup, title, [amountLinks(amounts)]);
}

function LinkGroup({ slots: [title, links] }: { slots: [title: string, links: ReactNode] }) {
  return (
    <section>
      <h2>{title}</h2>
      {links}
    </section>
  );
}

function articleSection({ heading, text, further }: ArticleSection): TemplatePart {
  return further === undefined
    ? part(Section, heading, text)
    : part(LongSection, heading, text, further);
}

function Article({ slots: [sections] }: { slots: [sections: ReactNode] }) {
  return <article>{sections}</article>;
}

function Section({ slots: [heading, text] }: { slots: [heading: string, text: string] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <p>{text}</p>
    </section>
  );
}

function LongSection({
  slots: [heading, text, further],
}: {
  slots: [heading: string, text: string, further: string];
}) {
  return (
    <section>
      <h2>{heading}</h2>
      <p>{text}</p>
      <p>{further}</p>
    </section>
  );
}

function Questions({ slots: [questions] }: { slots: [questions: ReactNode] }) {
  return (
    <section className="faq">
      <h2>Frequently Asked Questions</h2>
      {questions}
    </section>
  );
}

function question(faq: Faq): TemplatePart {
  return part(Question, faq.question, faq.answer);
}

const sharedQuestion = keptParts(question, 100);

function Question({ slots: [question, answer] }: { slots: [question: string, answer: string] }) {
  return (
    <details>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  );
}

function ExploreMore({ slots: [groups] }: { slots: [groups: ReactNode] }) {
  return (
    <section>
      <h2>Explore More</h2>
      <div className="columns">{groups}</div>
    </section>
  );
}

function subgroup(title: string, amounts: readonly number[]): TemplatePart {
  return part(Subgroup, title, [amountLinks(amounts)]);
}

function Subgroup({ slots: [title, links] }: { slots: [title: string, links: ReactNode] }) {
  return (
    <section>
      <h3>{title}</h3>
      {links}
    </section>
  );
}
