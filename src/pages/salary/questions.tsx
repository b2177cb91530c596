import { enumerated } from '../../words/year-span.ts';
import type { SalaryPageProps } from './salary-page-content.ts';

/** The eleven questions of a salary page. */
export function Questions(props: SalaryPageProps) {
  const { year, breakdown, pays, words, facts, standing } = props;
  const { gross, totalTax, net } = breakdown;
  const { nextThousand, ifSuperIncluded } = facts;
  return (
    <section className="faq">
      <h2>Frequently asked questions</h2>
      <Question question={`How much is ${gross} after tax?`}>
        {`${net} a year. Pays are ${pays.monthly} a month, ${pays.fortnightly} a fortnight or ${pays.weekly} a week.`}
      </Question>
      <Question question={`How much tax is paid on ${gross}?`}>
        {words.isTaxed ? `${totalTax} a year, or ${words.effectiveRate} of it.` : 'None.'}
      </Question>
      <Question question={`How much is ${gross} an hour?`}>
        {`${pays.hour.beforeTax} before tax and ${pays.hour.afterTax} after it, for a 38-hour week.`}
      </Question>
      <Question question="What is the marginal tax rate?">
        {`${nextThousand.marginalRate} if single, including Medicare. You keep ${nextThousand.kept} of the next $1,000.`}
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
        {`Then ${ifSuperIncluded.superannuation} of it is super, and the salary is ${ifSuperIncluded.gross}.`}
      </Question>
      <Question question="What if I have a student loan?">{studentLoanAnswer(props)}</Question>
      <Question question="What if I have no private hospital cover?">
        {surchargeAnswer(props)}
      </Question>
      <TenthQuestion {...props} />
      <Question question={`How does ${gross} compare with other salaries?`}>
        {`Compared with the full-time median of ${year.earnings.median}, it is ${standing.besideMedian}.`}
      </Question>
    </section>
  );
}

/**
 * On the payslip, where there are withholding schedules. The pages of such a set name tax offsets in the breakdown, and every
 * set's have the years before in a card.
 */
function TenthQuestion(props: SalaryPageProps) {
  const { pays, breakdown, facts } = props;
  if (pays.withheld !== undefined) {
    return <Question question="Why does my payslip differ?">{payslipAnswer(props)}</Question>;
  }
  if (breakdown.offsets.length > 0 || facts.byLaw.netWithOffsets !== undefined) {
    return <Question question="Are tax offsets included?">{offsetAnswer(props)}</Question>;
  }
  const { taxYear, net } = facts.lastYear;
  return (
    <Question question={`How much was ${breakdown.gross} after tax in ${taxYear}?`}>
      {`It was ${net}.`}
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

function payslipAnswer({ pays: { withheld } }: SalaryPageProps): string {
  if (withheld === undefined || withheld.isNothing) {
    return 'It should not: nothing is withheld, and no tax is due.';
  }
  return `Employers use the ATO's tax tables, so pays differ slightly from your yearly figure. ${withheld.yearSentence}`;
}

function medicareLevyAnswer({ year, words, breakdown }: SalaryPageProps): string {
  const { medicareRate, medicareThreshold, medicarePhaseInRate } = year;
  const { standardDeduction } = breakdown;
  if (!words.paysMedicare) {
    return `If single, it starts above ${standardDeduction ? 'a taxable income of ' : ''}${medicareThreshold}.`;
  }
  const whole = `If single, it is ${medicareRate} of ${standardDeduction ? 'taxable income' : 'the whole salary'}`;
  if (medicarePhaseInRate === undefined)
    return `${whole}, once that is above ${medicareThreshold}.`;
  return words.isMedicarePhasedIn
    ? `If single, it is ${medicarePhaseInRate} of the ${standardDeduction ? 'taxable income' : 'salary'} above ${medicareThreshold}, until that is ${medicareRate} of the whole.`
    : `${whole}.`;
}

function superAnswer({ year, takeHome, words, facts: { byLaw } }: SalaryPageProps): string {
  const { superRate, maxContributionBase } = year;
  const base = words.isAboveSuperBase
    ? `${maxContributionBase}, the most that it is compulsory on`
    : 'the whole salary';
  return `${superRate} of ${base}: ${takeHome.superannuation}.${lawSentence(byLaw.superannuation)}`;
}

function studentLoanAnswer({ breakdown, facts: { studentLoan, byLaw } }: SalaryPageProps) {
  const answer =
    studentLoan.repayment === undefined
      ? `Nothing is repaid on ${breakdown.gross}.`
      : `${studentLoan.repayment} a year is repaid out of your pay.`;
  return answer + lawSentence(byLaw.studentLoan);
}

function surchargeAnswer({ breakdown, facts: { withSurcharge, byLaw } }: SalaryPageProps) {
  const answer =
    withSurcharge === undefined
      ? `If single, there is no Medicare levy surcharge on ${breakdown.gross} (families: higher limits).`
      : `If single, a Medicare levy surcharge of ${withSurcharge.amount} leaves ${withSurcharge.net} a year (families: higher limits).`;
  return answer + lawSentence(byLaw.surcharge);
}

function offsetAnswer({ breakdown, facts: { byLaw } }: SalaryPageProps): string {
  if (byLaw.netWithOffsets !== undefined) {
    return `No. The law's take-home pay is ${byLaw.netWithOffsets} a year.`;
  }
  const taken = breakdown.offsets.map(({ name, amount }) => `the ${name} takes off ${amount}`);
  return `Yes: ${enumerated(taken)}.`;
}

/** The law's figure where another would mislead. */
function lawSentence(byLaw: string | undefined): string {
  return byLaw === undefined ? '' : ` The law's figure: ${byLaw}.`;
}
