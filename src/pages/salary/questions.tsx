import { enumerated } from '../../words/year-span.ts';
import { taxParts } from './article.tsx';
import { comparison } from './facts.tsx';
import type { SalaryPageProps } from './salary-page-props.ts';

/** The eleven questions of a salary page. */
export function Questions(props: SalaryPageProps) {
  const { breakdown, takeHome, words, facts } = props;
  const { gross, totalTax, net } = breakdown;
  const { hour, nextThousand, ifSuperIncluded } = facts;
  return (
    <section className="faq">
      <h2>Frequently Asked Questions</h2>
      <Question question={`How much is ${gross} after tax?`}>
        {`${net} a year: ${takeHome.monthly.net} a month, ${takeHome.fortnightly.net} a fortnight or ${takeHome.weekly.net} a week.`}
      </Question>
      <Question question={`How much tax is paid on ${gross}?`}>
        {words.isTaxed
          ? `${totalTax} a year, or ${words.effectiveRate}: ${taxParts(props)}.`
          : 'None.'}
      </Question>
      <Question question={`How much is ${gross} an hour?`}>
        {`${hour.gross} before tax and ${hour.net} after it, for 38 hours a week, 52 weeks a year.`}
      </Question>
      <Question question="What is the marginal tax rate?">
        {`${nextThousand.marginalRate}, with any Medicare levy if single. You keep ${nextThousand.kept} of a further $1,000 a year.`}
      </Question>
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
      <Question question={`What if ${gross} includes super?`}>
        {`The salary is then ${ifSuperIncluded.gross}, super ${ifSuperIncluded.superannuation} and net pay ${ifSuperIncluded.net} a year.`}
      </Question>
      <Question question="What if I have a student loan?">{studentLoanAnswer(props)}</Question>
      <Question question="What if I have no private hospital cover?">
        {surchargeAnswer(props)}
      </Question>
      <TenthQuestion {...props} />
      <Question question={`How does ${gross} compare with other salaries?`}>
        {comparison(gross, props.standing)}
      </Question>
    </section>
  );
}

/**
 * On the payslip, where there are withholding schedules. The pages of such a set name tax offsets in the breakdown, and every
 * set's have the years before in a card.
 */
function TenthQuestion(props: SalaryPageProps) {
  const { payslip, breakdown, takeHome, facts } = props;
  if (payslip !== undefined) {
    return (
      <Question question="Why does my payslip differ?">
        {payslip.isNothing
          ? "It should not: by the ATO's tax tables nothing is withheld, and no tax is due."
          : `Employers withhold whole dollars by the ATO's tax tables: here ${payslip.fortnightly.withheld} a fortnight, not ${takeHome.fortnightly.tax}. Paid fortnightly, ${payslip.year}`}
      </Question>
    );
  }
  if (hasOffsets(props)) {
    return <Question question="Are tax offsets included?">{offsetAnswer(props)}</Question>;
  }
  const { taxYear, net } = facts.lastYear;
  return (
    <Question question={`How much was ${breakdown.gross} after tax in ${taxYear}?`}>
      {`${net} a year.`}
    </Question>
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

function medicareLevyAnswer({ year, words, breakdown, facts: { byLaw } }: SalaryPageProps): string {
  const { medicareRate, medicareThreshold, medicarePhaseInRate } = year;
  const { standardDeduction } = breakdown;
  if (!words.paysMedicare) {
    return `If single, it starts above ${standardDeduction ? 'a taxable income of ' : ''}${medicareThreshold}.`;
  }
  const income = standardDeduction ? 'taxable income' : 'the whole salary';
  const whole = `If single, it is ${medicareRate} of ${income}`;
  if (medicarePhaseInRate === undefined) {
    return `${whole}, once that is above ${medicareThreshold}.${lawSentence(byLaw.medicareLevy)}`;
  }
  return words.isMedicarePhasedIn
    ? `If single, it is ${medicarePhaseInRate} of the ${standardDeduction ? 'taxable income' : 'salary'} above ${medicareThreshold}, until that is ${medicareRate} of the whole.`
    : `${whole}.`;
}

function superAnswer({ year, takeHome, words, facts: { byLaw } }: SalaryPageProps): string {
  const { superRate, maxContributionBase, law } = year;
  const paid = `${takeHome.superannuation} a year on top of it: ${superRate} of`;
  if (!words.isAboveSuperBase) return `${paid} the whole salary.`;
  if (maxContributionBase !== undefined) {
    return `${paid} ${maxContributionBase}, the most that it is compulsory on.`;
  }
  return byLaw.superannuation === undefined
    ? `${paid} the whole salary.`
    : `${paid} the whole salary. By law, it is ${byLaw.superannuation}: ${law.superRate} of ${law.contributionBaseByPeriod}.`;
}

function studentLoanAnswer({ breakdown, facts: { withStudentLoan, byLaw } }: SalaryPageProps) {
  const answer =
    withStudentLoan === undefined
      ? `Nothing is repaid on ${breakdown.gross}.`
      : `A repayment of ${withStudentLoan.amount} is taken off as well, which leaves ${withStudentLoan.net} a year.`;
  return answer + lawSentence(byLaw.studentLoan);
}

function surchargeAnswer({ breakdown, facts: { withSurcharge, byLaw } }: SalaryPageProps) {
  const answer =
    withSurcharge === undefined
      ? `If single, nothing changes: ${breakdown.gross} has no Medicare levy surcharge.`
      : `If single, a Medicare levy surcharge of ${withSurcharge.amount} is taken off as well, which leaves ${withSurcharge.net} a year.`;
  return answer + lawSentence(byLaw.surcharge);
}

function hasOffsets({ breakdown, facts: { byLaw } }: SalaryPageProps): boolean {
  return breakdown.offsets.length > 0 || byLaw.taxOffsets !== undefined;
}

function offsetAnswer({ breakdown, facts: { byLaw } }: SalaryPageProps): string {
  if (byLaw.taxOffsets !== undefined) {
    return `No. By law, tax offsets take ${byLaw.taxOffsets} off the income tax.`;
  }
  const taken = breakdown.offsets.map(({ name, amount }) => `the ${name} takes off ${amount}`);
  return `Yes: ${enumerated(taken)}.`;
}

/** The law's figures where the page has others. */
function lawSentence(byLaw: string | undefined): string {
  return byLaw === undefined ? '' : ` By law, it is ${byLaw}.`;
}
