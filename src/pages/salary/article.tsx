/** What a salary page says in sentences: its article, and the answers to its questions. */

import { TextSection } from '../../components/text-section.tsx';
import { HOURS_PER_WEEK } from '../../pay/rules/every-year.ts';
import { DISCLAIMER_PATH, taxTablePath } from '../../site/paths.ts';
import { enumerated } from '../../words/year-span.ts';
import type { Answers } from '../amount-page.tsx';
import type { SalaryPageProps } from './texts.ts';

/** Explains the deductions from the salary. */
export function Article(props: SalaryPageProps) {
  const { year, breakdown, takeHome, words } = props;
  const { gross, medicareLevy } = breakdown;
  const { division293 } = year;
  return (
    <div>
      <TextSection title="Effective tax rate">
        {`Tax takes ${words.effectiveRate} of ${gross}: the effective tax rate. You keep ${words.netShare}.`}
      </TextSection>
      <section>
        <h2>Tax components</h2>
        <p>{incomeTaxWords(props)}</p>
        {words.paysMedicare && (
          <p>{`The Medicare levy, for public health care, is ${medicareLevy} if single.`}</p>
        )}
      </section>
      <section>
        <h2>Superannuation</h2>
        <p>{`Your employer pays ${takeHome.superannuation} a year into your super fund, on top of ${gross}.`}</p>
        {takeHome.division293 && division293 && (
          <p>{`Division 293 tax takes ${division293.rate} of super that, with income, is above ${division293.threshold}.`}</p>
        )}
      </section>
      <section>
        <h2>PAYG withholding</h2>
        <p>{withholding(props)}</p>
        {!year.isSimplified && (
          <p>
            <a href={taxTablePath('fortnightly')}>Fortnightly tax table</a>
          </p>
        )}
      </section>
    </div>
  );
}

export function Reminder({ year }: SalaryPageProps) {
  return (
    <TextSection title="Reminder">
      {`Estimates for ${year.label}, for a single Australian resident with one job who claims the tax-free threshold. `}
      <a href={DISCLAIMER_PATH}>What is left out</a>
    </TextSection>
  );
}

/** Works the income tax out. */
function incomeTaxWords({ breakdown, words }: SalaryPageProps): string {
  const { gross, incomeTax, standardDeduction, offsets } = breakdown;
  const { isTaxFree, rate, floor, highest, baseAmount } = words.bracket;
  const income = standardDeduction ? 'taxable income' : 'income';
  if (isTaxFree) {
    return `No tax is due on ${gross}. The first ${highest} of ${income}, the tax-free threshold, is not taxed.`;
  }
  const base = baseAmount === undefined ? '' : `${baseAmount} plus `;
  const taken = offsets.map(({ name, amount }) => `the ${name} of ${amount}`);
  const less = taken.length === 0 ? '' : ` Already taken off: ${enumerated(taken)}.`;
  return `Income tax is ${incomeTax}: ${base}${rate} of ${income} above ${floor}.${less}`;
}

function withholding({ takeHome, pays: { taxTime }, words }: SalaryPageProps): string {
  if (taxTime === undefined ? !words.isTaxed : taxTime.isNothingWithheld) {
    return 'On this salary there is no tax for your employer to send to the ATO.';
  }
  const each =
    taxTime === undefined
      ? `about ${takeHome.weekly.taken} of tax a week`
      : `${takeHome.fortnightly.taken} of tax a fortnight`;
  return `Your employer withholds ${each} for the ATO (Pay As You Go, PAYG).`;
}

/** The eleven questions of a salary page. */
export function answers(props: SalaryPageProps): Answers {
  const { year, breakdown, takeHome, pays, words, facts, place } = props;
  const { gross, totalTax, net } = breakdown;
  const { nextThousand, ifSuperIncluded } = facts;
  return {
    [`How much is ${gross} after tax?`]: `${net} a year. Pays are ${takeHome.monthly.net} a month, ${takeHome.fortnightly.net} a fortnight or ${takeHome.weekly.net} a week.`,
    [`How much tax is paid on ${gross}?`]: words.isTaxed
      ? `${totalTax} a year, or ${words.effectiveRate} of it.`
      : 'None.',
    [`How much is ${gross} an hour?`]: `${pays.hour.beforeTax} before tax and ${pays.taxTime ? 'on average ' : ''}${pays.hour.afterTax} after it, for a ${HOURS_PER_WEEK}-hour week.`,
    'What is the marginal tax rate?': `${nextThousand.marginalRate} if single, including Medicare. You keep ${nextThousand.kept} of the next $1,000.`,
    ...medicareLevy(props),
    [`How much super is paid on ${gross}?`]: superAnswer(props),
    [`What if ${gross} includes super?`]: `Then ${ifSuperIncluded.superannuation} of it is super, and the salary is ${ifSuperIncluded.gross}.`,
    'What if I have a student loan?': studentLoan(props),
    'What if I have no private hospital cover?': surcharge(props),
    ...tenthQuestion(props),
    [`How does ${gross} compare with other salaries?`]: `Compared with the full-time median of ${year.earnings.median}, it is ${place.besideMedian}.`,
  };
}

function medicareLevy({ year, words, breakdown: { standardDeduction } }: SalaryPageProps): Answers {
  const { medicareRate: rate, medicareThreshold: threshold, medicarePhaseInRate } = year;
  if (!words.paysMedicare) {
    const from = `${standardDeduction ? 'a taxable income of ' : ''}${threshold}`;
    return { 'Why is there no Medicare levy?': `If single, it starts above ${from}.` };
  }
  const income = standardDeduction ? 'taxable income' : 'salary';
  const whole = standardDeduction ? income : `the whole ${income}`;
  const atOnce = medicarePhaseInRate === undefined ? `, once that is above ${threshold}` : '';
  return {
    'How is the Medicare levy worked out?': words.isMedicarePhasedIn
      ? `If single, it is ${medicarePhaseInRate} of the ${income} above ${threshold}, until that is ${rate} of the whole.`
      : `If single, it is ${rate} of ${whole}${atOnce}.`,
  };
}

function superAnswer({ year, takeHome, words, facts }: SalaryPageProps): string {
  const base = words.isAboveSuperBase
    ? `${year.maxContributionBase}, the most that it is compulsory on`
    : 'the whole salary';
  const byLaw = lawSentence(facts.byLaw.superannuation);
  return `${year.superRate} of ${base}: ${takeHome.superannuation}.${byLaw}`;
}

function studentLoan({ breakdown, facts }: SalaryPageProps): string {
  const { repayment } = facts.studentLoan;
  const answer =
    repayment === undefined
      ? `Nothing is repaid on ${breakdown.gross}.`
      : `${repayment} a year is repaid out of your pay.`;
  return answer + lawSentence(facts.byLaw.studentLoan);
}

function surcharge({ breakdown, facts: { withSurcharge, byLaw } }: SalaryPageProps): string {
  const answer =
    withSurcharge === undefined
      ? `there is no Medicare levy surcharge on ${breakdown.gross}`
      : `a Medicare levy surcharge of ${withSurcharge.amount} leaves ${withSurcharge.net} a year`;
  return `If single, ${answer} (families: higher limits).${lawSentence(byLaw.surcharge)}`;
}

/** The law's figure where another would mislead. */
function lawSentence(byLaw: string | undefined): string {
  return byLaw === undefined ? '' : ` The law's figure: ${byLaw}.`;
}

/**
 * On the payslip, where there are withholding schedules. The pages of such a set name tax offsets in the breakdown, and every
 * set's have the years before in a card.
 */
function tenthQuestion({ pays: { taxTime }, breakdown, facts }: SalaryPageProps): Answers {
  const { lastYear, byLaw } = facts;
  const { gross, offsets } = breakdown;
  if (taxTime !== undefined) {
    return {
      'Why does my payslip differ?': taxTime.isNothingWithheld
        ? 'It should not: nothing is withheld, and no tax is due.'
        : 'Each pay is taxed by the ATO tax tables. Your tax return settles the year.',
    };
  }
  const taken = offsets.map(({ name, amount }) => `the ${name} takes off ${amount}`);
  if (byLaw.netWithOffsets !== undefined || taken.length > 0) {
    return {
      'Are tax offsets included?':
        byLaw.netWithOffsets === undefined
          ? `Yes: ${enumerated(taken)}.`
          : `No. The law's take-home pay is ${byLaw.netWithOffsets} a year.`,
    };
  }
  return { [`How much was ${gross} after tax in ${lastYear.taxYear}?`]: `It was ${lastYear.net}.` };
}
