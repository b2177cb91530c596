import type { BracketWords } from '../../site/salary-page-content.ts';
import type { OffsetWords, TaxYearWords } from '../../site/tax-year-words.ts';
import { enumerated } from '../../site/year-span.ts';
import type { SalaryPageProps } from './salary-page-props.ts';

/** The eleven questions of a salary page. */
export function Questions(props: SalaryPageProps) {
  const { year, breakdown, takeHome, words } = props;
  const { gross, incomeTax, medicareLevy, totalTax, net } = breakdown;
  return (
    <section className="faq">
      <h2>Frequently Asked Questions</h2>
      <Question question={`How much is ${gross} after tax?`}>
        {`${net} a year: ${takeHome.monthly.net} a month, ${takeHome.fortnightly.net} a fortnight or ${takeHome.weekly.net} a week.`}
      </Question>
      <Question question={`How much tax is paid on ${gross}?`}>
        {`${totalTax} a year: ${incomeTax} income tax and ${medicareLevy} Medicare levy.`}
      </Question>
      <Question question="What is the marginal tax rate?">{marginalRate(props)}</Question>
      <Question
        question={
          words.paysMedicare
            ? 'How is the Medicare levy worked out?'
            : 'Why is there no Medicare levy?'
        }
      >
        {medicareLevyAnswer(props)}
      </Question>
      <Question question={`How much super is paid on ${gross}?`}>{superAnswer(props)}</Question>
      <Question question="Is the Medicare levy surcharge included?">
        {`No. This page assumes private hospital cover. The calculator can add the surcharge, ${
          year.isSimplified
            ? 'by one set of bands for singles'
            : `which starts above ${year.surchargeThreshold} for singles; limits for families are left out`
        }.`}
      </Question>
      <Question question="Are HELP and other student loans included?">
        {studentLoanAnswer(year)}
      </Question>
      <Question question="Are tax offsets and deductions included?">{offsetAnswer(props)}</Question>
      <Question question="Who are these figures for?">
        {`Australian residents for tax purposes${year.isSimplified ? '' : ', all year,'} who claim the tax-free threshold. Non-residents, working holiday makers and second jobs pay other rates.`}
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

function marginalRate({ breakdown, words }: SalaryPageProps): string {
  const { isTaxFree, rate, floor, lowest, highest }: BracketWords = words.bracket;
  if (isTaxFree) return `${rate}. Income up to ${highest}, the tax-free threshold, is not taxed.`;
  const range = highest === undefined ? `above ${floor}` : `from ${lowest} to ${highest}`;
  if (!words.isTaxed) {
    return `${rate} on each dollar of income ${range}, which tax offsets take off in full here.`;
  }
  const others =
    breakdown.offsets.length === 0 ? 'any Medicare levy' : 'any Medicare levy and any offset lost';
  return `${rate} on each dollar of income ${range}, plus ${others}. Lower dollars are taxed at lower rates.`;
}

function medicareLevyAnswer({ year, words }: SalaryPageProps): string {
  const { medicareRate, medicareThreshold, medicareShadeIn, law } = year;
  if (medicareShadeIn !== undefined) {
    if (!words.paysMedicare) {
      return `The levy starts above ${medicareThreshold}. Families and seniors have higher thresholds, which are left out.`;
    }
    return words.isMedicarePhasedIn
      ? `As ${medicareShadeIn} of the salary above ${medicareThreshold}, until that is ${medicareRate} of the whole salary. Families and seniors have higher thresholds, which are left out.`
      : `As ${medicareRate} of the whole salary. Just above ${medicareThreshold} it is phased in, and families and seniors have higher thresholds, which are left out.`;
  }
  if (!words.paysMedicare) {
    return `The levy is ${medicareRate} of the whole salary, but only once that is above ${medicareThreshold}.`;
  }
  const byLaw = law.medicareThreshold === medicareThreshold ? 'that' : law.medicareThreshold;
  return `As ${medicareRate} of the whole salary once above ${medicareThreshold}. The ATO phases it in just above ${byLaw}, with higher thresholds for families and seniors; this page does not.`;
}

function superAnswer({ year, takeHome, words }: SalaryPageProps): string {
  const { superRate, maxContributionBase, law } = year;
  const paid = `${takeHome.superannuation} a year: ${superRate} of`;
  const cap = `the cap on contributions (${law.concessionalCap} a year)`;
  if (maxContributionBase === undefined) {
    return `${paid} the whole salary, on top of it. The maximum contribution base (${law.contributionBaseByPeriod}) and ${cap} are not applied.`;
  }
  return words.isAboveSuperBase
    ? `${paid} ${maxContributionBase}, the maximum contribution base, on top of the salary. Above that, super is not compulsory, and ${cap} is not applied.`
    : `${paid} the whole salary, on top of it. It is compulsory up to ${maxContributionBase} of salary, and ${cap} is not applied.`;
}

function studentLoanAnswer({ studentLoanYears, studentLoanThreshold, law }: TaxYearWords) {
  if (studentLoanYears === undefined) {
    return `No. The calculator can add a repayment, which starts above ${studentLoanThreshold}.`;
  }
  const bands = studentLoanYears ? `the ${studentLoanYears} bands` : 'one set of bands';
  return `No. The calculator can add a repayment, by ${bands} in every year. The ATO has other rules since ${law.studentLoanSince}, from ${law.studentLoanThreshold}.`;
}

function offsetAnswer({ year, breakdown }: SalaryPageProps): string {
  if (year.offsets.length === 0) {
    const lowering = [...year.law.offsets.map(offsetWithReach), 'deductions'];
    return `No. ${sentenceCase(enumerated(lowering))} may lower your tax.`;
  }
  const reach = sentenceCase(enumerated(year.offsets.map(offsetWithReach)));
  const isOnly = year.offsets.length === 1;
  const taken = breakdown.offsets.map(
    ({ name, amount }) => `${isOnly ? 'it' : `the ${name}`} takes off ${amount} here`,
  );
  const standard =
    year.law.standardDeduction === undefined
      ? ''
      : `, with the standard deduction of ${year.law.standardDeduction} for work expenses,`;
  return `${reach} ${isOnly ? 'is' : 'are'} included${
    taken.length === 0 ? '' : `: ${enumerated(taken)}`
  }. Deductions${standard} are not.`;
}

function offsetWithReach({ name, most, end }: OffsetWords): string {
  return `the ${name} (up to ${most}${end === undefined ? '' : `, for incomes below ${end}`})`;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
