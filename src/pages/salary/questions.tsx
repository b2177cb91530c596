import { enumerated } from '../../words/year-span.ts';
import type { SalaryPageProps } from './texts.ts';

/** The eleven questions of a salary page. */
export function Questions(props: SalaryPageProps) {
  return (
    <section className="faq">
      <h2>Frequently asked questions</h2>
      {questions(props).map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}

type Question = readonly [question: string, answer: string];

function questions(props: SalaryPageProps): Question[] {
  const { year, breakdown, takeHome, pays, words, facts, standing } = props;
  const { gross, totalTax, net } = breakdown;
  const { nextThousand, ifSuperIncluded } = facts;
  return [
    [
      `How much is ${gross} after tax?`,
      `${net} a year. Pays are ${takeHome.monthly.net} a month, ${takeHome.fortnightly.net} a fortnight or ${takeHome.weekly.net} a week.`,
    ],
    [
      `How much tax is paid on ${gross}?`,
      words.isTaxed ? `${totalTax} a year, or ${words.effectiveRate} of it.` : 'None.',
    ],
    [
      `How much is ${gross} an hour?`,
      `${pays.hour.beforeTax} before tax and ${pays.taxTime ? 'on average ' : ''}${pays.hour.afterTax} after it, for a 38-hour week.`,
    ],
    [
      'What is the marginal tax rate?',
      `${nextThousand.marginalRate} if single, including Medicare. You keep ${nextThousand.kept} of the next $1,000.`,
    ],
    medicareLevy(props),
    [`How much super is paid on ${gross}?`, superAnswer(props)],
    [
      `What if ${gross} includes super?`,
      `Then ${ifSuperIncluded.superannuation} of it is super, and the salary is ${ifSuperIncluded.gross}.`,
    ],
    ['What if I have a student loan?', studentLoanAnswer(props)],
    ['What if I have no private hospital cover?', surchargeAnswer(props)],
    tenthQuestion(props),
    [
      `How does ${gross} compare with other salaries?`,
      `Compared with the full-time median of ${year.earnings.median}, it is ${standing.besideMedian}.`,
    ],
  ];
}

function medicareLevy({ year, words, breakdown }: SalaryPageProps): Question {
  const { medicareRate, medicareThreshold, medicarePhaseInRate } = year;
  const { standardDeduction } = breakdown;
  if (!words.paysMedicare) {
    return [
      'Why is there no Medicare levy?',
      `If single, it starts above ${standardDeduction ? 'a taxable income of ' : ''}${medicareThreshold}.`,
    ];
  }
  const whole = `If single, it is ${medicareRate} of ${standardDeduction ? 'taxable income' : 'the whole salary'}`;
  const phasedIn = `If single, it is ${medicarePhaseInRate} of the ${standardDeduction ? 'taxable income' : 'salary'} above ${medicareThreshold}, until that is ${medicareRate} of the whole.`;
  const atOnce =
    medicarePhaseInRate === undefined ? `, once that is above ${medicareThreshold}` : '';
  return [
    'How is the Medicare levy worked out?',
    words.isMedicarePhasedIn ? phasedIn : `${whole}${atOnce}.`,
  ];
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

/** The law's figure where another would mislead. */
function lawSentence(byLaw: string | undefined): string {
  return byLaw === undefined ? '' : ` The law's figure: ${byLaw}.`;
}

/**
 * On the payslip, where there are withholding schedules. The pages of such a set name tax offsets in the breakdown, and every
 * set's have the years before in a card.
 */
function tenthQuestion({ pays: { taxTime }, breakdown, facts }: SalaryPageProps): Question {
  const { lastYear, byLaw } = facts;
  if (taxTime !== undefined) {
    return [
      'Why does my payslip differ?',
      taxTime.isNothingWithheld
        ? 'It should not: nothing is withheld, and no tax is due.'
        : `Employers use the ATO's tax tables, so pays differ slightly from your yearly figure. ${taxTime.sentence}`,
    ];
  }
  if (byLaw.netWithOffsets !== undefined) {
    return [
      'Are tax offsets included?',
      `No. The law's take-home pay is ${byLaw.netWithOffsets} a year.`,
    ];
  }
  if (breakdown.offsets.length > 0) {
    const taken = breakdown.offsets.map(({ name, amount }) => `the ${name} takes off ${amount}`);
    return ['Are tax offsets included?', `Yes: ${enumerated(taken)}.`];
  }
  return [
    `How much was ${breakdown.gross} after tax in ${lastYear.taxYear}?`,
    `It was ${lastYear.net}.`,
  ];
}
