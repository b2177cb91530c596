import type { SalaryPageContent } from '../../site/salary-page-content.ts';

/** The eleven questions of a salary page. */
export function Questions({ breakdown, takeHome, words }: SalaryPageContent) {
  const { gross, incomeTax, medicareRate, medicareLevy, totalTax, net } = breakdown;
  return (
    <section className="faq">
      <h2>Frequently Asked Questions</h2>
      <Question question={`How much is ${gross} after tax?`}>
        {`${net} a year: ${takeHome.monthly.net} a month, ${takeHome.fortnightly.net} a fortnight or ${takeHome.weekly.net} a week.`}
      </Question>
      <Question question={`How much tax is paid on ${gross}?`}>
        {`${totalTax} a year: ${incomeTax} income tax and ${medicareLevy} Medicare levy.`}
      </Question>
      <Question question="What is the marginal tax rate?">{marginalRate(words.bracket)}</Question>
      {words.paysMedicare ? (
        <Question question="How is the Medicare levy worked out?">
          {`As ${medicareRate} of the whole salary once above ${words.medicareThreshold}. The ATO phases it in just above that, with higher thresholds for families and seniors; this page does not.`}
        </Question>
      ) : (
        <Question question="Why is there no Medicare levy?">
          {`The levy is ${medicareRate} of the whole salary, but only once that is above ${words.medicareThreshold}.`}
        </Question>
      )}
      <Question question={`How much super is paid on ${gross}?`}>
        {`${takeHome.superannuation} a year: ${words.superRate} of the whole salary, on top of it. The maximum contribution base ($62,500 a quarter) and the cap on contributions ($30,000 a year) are not applied.`}
      </Question>
      <Question question="Is the Medicare levy surcharge included?">
        No. This page assumes private hospital cover. The calculator can add the surcharge, by one
        set of bands for singles.
      </Question>
      <Question question="Are HELP and other student loans included?">
        No. The calculator can add a repayment, by the 2023-24 bands in every year. The ATO has
        other rules since July 2025, from $67,000.
      </Question>
      <Question question="Are tax offsets and deductions included?">
        No. The low income tax offset (up to $700, for incomes below $66,667) and deductions may
        lower your tax.
      </Question>
      <Question question="Who are these figures for?">
        Australian residents for tax purposes who claim the tax-free threshold. Non-residents,
        working holiday makers and second jobs pay other rates.
      </Question>
      <Question question="Why does my payslip differ?">
        ATO withholding tables round each pay, and yours may include allowances, overtime or salary
        sacrifice. Your tax return settles the difference.
      </Question>
      <Question question="How do I work out my own pay?">
        Use the calculator on the home page: it takes any salary, pay cycle, tax year, super rate
        and options.
      </Question>
    </section>
  );
}

function Question({ question, children }: { question: string; children: string }) {
  return (
    <details>
      <summary>{question}</summary>
      <p>{children}</p>
    </details>
  );
}

function marginalRate({
  isTaxFree,
  rate,
  floor,
  lowest,
  highest,
}: SalaryPageContent['words']['bracket']): string {
  if (isTaxFree) return `${rate}. Income up to ${highest}, the tax-free threshold, is not taxed.`;
  const range = highest === undefined ? `above ${floor}` : `from ${lowest} to ${highest}`;
  return `${rate} on each dollar of income ${range}, plus any Medicare levy. Lower dollars are taxed at lower rates.`;
}
