/** The page of one fixed salary: tax year 2025-26, default options (spec §2). */
import { AmountLinks } from '../../components/amount-links.tsx';
import { FigureList } from '../../components/figure-list.tsx';
import { PayTable } from '../../components/pay-table.tsx';
import { BracketScale } from '../../components/plots/bracket-scale.tsx';
import { PayBar } from '../../components/plots/pay-bar.tsx';
import { Reused } from '../../components/reused.tsx';
import { calculatePay, DEFAULT_TAX_YEAR, findTaxYear, type PayResult } from '../../pay/index.ts';
import { exploreMore, nearbySalaries, otherBrackets } from '../../site/link-groups.ts';
import { formatCents, formatDollars, formatPercent } from '../../site/money.ts';
import { HOME_PATH, salaryPath } from '../../site/paths.ts';
import { HIGHEST_SALARY, LOWEST_SALARY, SALARY_STEP } from '../../site/salary-amounts.ts';
import { type Faq, salaryArticle } from '../../site/salary-content.ts';

const taxYear = findTaxYear(DEFAULT_TAX_YEAR);
const superLabel = `Super annual contribution (${formatPercent(taxYear.superRate, 0)})`;

/** The pay that the page of `amount` dollars a year shows. */
export function salaryPagePay(amount: number): PayResult {
  return calculatePay({ annualSalary: amount, taxYear: DEFAULT_TAX_YEAR });
}

/** Content of `<main>` on the page of the salary that `pay` was calculated from; `faq` is also its structured data. */
export function SalaryPage({ pay, faq }: { pay: PayResult; faq: readonly Faq[] }) {
  const amount = pay.grossAnnual;
  return (
    <div className="salary">
      <Breadcrumb amount={amount} />
      <h1>{`${formatDollars(amount)} Salary After Tax`}</h1>
      <p className="answer">
        <strong>{formatDollars(pay.netAnnual)}</strong>
        {` a year in your pocket, or ${formatCents(pay.weekly)} a week, in tax year ${taxYear.label}`}
      </p>
      <div className="card columns">
        <PayBar pay={pay} />
        <BracketScale taxableIncome={pay.taxableIncome} taxYear={DEFAULT_TAX_YEAR} />
      </div>
      <PreviousAndNext amount={amount} />
      <div className="columns">
        <TaxBreakdown pay={pay} />
        <TakeHomePay pay={pay} />
      </div>
      <ComprehensiveBreakdown pay={pay} />
      <section>
        <h2>Nearby Salaries</h2>
        <AmountLinks amounts={nearbySalaries(amount)} current={amount} />
      </section>
      <OtherIncomeBrackets amount={amount} />
      <Article pay={pay} />
      <Questions faq={faq} />
      <ExploreMore amount={amount} />
    </div>
  );
}

function Breadcrumb({ amount }: { amount: number }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol>
        <li>
          <a href={HOME_PATH}>Calculator</a>
        </li>
        <li aria-current="page">{`${formatDollars(amount)} Salary`}</li>
      </ol>
    </nav>
  );
}

function PreviousAndNext({ amount }: { amount: number }) {
  const previous = amount - SALARY_STEP;
  const next = amount + SALARY_STEP;
  return (
    <nav className="pager" aria-label="Previous and next salary">
      {previous < LOWEST_SALARY ? null : (
        <a rel="prev" href={salaryPath(previous)}>{`Previous: ${formatDollars(previous)}`}</a>
      )}
      {next > HIGHEST_SALARY ? null : (
        <a rel="next" href={salaryPath(next)}>{`Next: ${formatDollars(next)}`}</a>
      )}
    </nav>
  );
}

function TaxBreakdown({ pay }: { pay: PayResult }) {
  return (
    <section className="card">
      <h2>Tax Breakdown</h2>
      <FigureList
        precision="dollars"
        figures={[
          { label: 'Gross Annual Salary', amount: pay.grossAnnual },
          { label: 'Income Tax', amount: pay.incomeTax },
          {
            label: `Medicare Levy (${formatPercent(taxYear.medicareRate, 0)})`,
            amount: pay.medicareLevy,
          },
          { label: 'Total Tax', amount: pay.totalTax, emphasis: 'total' },
          { label: 'Net Annual Salary', amount: pay.netAnnual, emphasis: 'net' },
        ]}
      />
    </section>
  );
}

function TakeHomePay({ pay }: { pay: PayResult }) {
  return (
    <section className="card">
      <h2>Take-Home Pay</h2>
      <FigureList
        precision="cents"
        figures={[
          { label: 'Daily (5-day week)', amount: pay.daily, note: taxNote(pay.dailyTax) },
          { label: 'Weekly', amount: pay.weekly, note: taxNote(pay.weeklyTax) },
          { label: 'Fortnightly', amount: pay.fortnightly, note: taxNote(pay.fortnightlyTax) },
          { label: 'Monthly', amount: pay.monthly, note: taxNote(pay.monthlyTax) },
        ]}
      />
      <FigureList
        precision="dollars"
        figures={[{ label: superLabel, amount: pay.superannuation }]}
      />
    </section>
  );
}

function taxNote(tax: number): string {
  return `Tax ${formatCents(tax)}`;
}

function ComprehensiveBreakdown({ pay }: { pay: PayResult }) {
  return (
    <section className="card">
      <PayTable
        caption={<h2>Comprehensive Breakdown</h2>}
        rows={[
          { label: 'Gross Income', annual: pay.grossAnnual },
          { label: 'Superannuation', annual: pay.superannuation },
          { label: 'Total Tax', annual: pay.totalTax },
          { label: 'Income Tax', annual: pay.incomeTax },
          { label: 'Medicare Levy', annual: pay.medicareLevy },
          { label: 'Medicare Levy Surcharge', annual: 0 },
          { label: 'Tax Offsets', annual: 0 },
          { label: 'Take Home Pay', annual: pay.netAnnual },
        ]}
      />
    </section>
  );
}

function OtherIncomeBrackets({ amount }: { amount: number }) {
  const amounts = otherBrackets(amount);
  // Above the last multiple of 100,000 there is nothing to offer, and a heading over nothing misleads.
  if (amounts.length === 0) return null;
  return (
    <Reused as="section" name="other-brackets" version={`${amounts[0]}`}>
      <h2>Other Income Brackets</h2>
      <AmountLinks amounts={amounts} />
    </Reused>
  );
}

function Article({ pay }: { pay: PayResult }) {
  return (
    <article>
      {salaryArticle(pay).map(({ heading, paragraphs }) => (
        <Reused
          key={heading}
          as="section"
          name={`article: ${heading}`}
          version={paragraphs.join('\n')}
        >
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Reused>
      ))}
    </article>
  );
}

function Questions({ faq }: { faq: readonly Faq[] }) {
  return (
    <section className="faq">
      <h2>Frequently Asked Questions</h2>
      {faq.map(({ question, answer }, index) => (
        <Reused
          // The order of the questions never changes, their words do.
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
          key={index}
          as="details"
          name={`question ${index}`}
          version={`${question}\n${answer}`}
        >
          <summary>{question}</summary>
          <p>{answer}</p>
        </Reused>
      ))}
    </section>
  );
}

function ExploreMore({ amount }: { amount: number }) {
  return (
    <section>
      <h2>Explore More</h2>
      <div className="columns">
        {exploreMore(amount).map(({ title, amounts }) => (
          <section key={title}>
            <h3>{title}</h3>
            <AmountLinks amounts={amounts} />
          </section>
        ))}
      </div>
    </section>
  );
}
