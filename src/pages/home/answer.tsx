import { type Figure, FigureList } from '../../components/figure-list.tsx';
import { LiveText } from '../../components/live-text.tsx';
import { PayBar, partWords, payBarParts } from '../../components/plots/pay-bar.tsx';
import { type PayResult, payCalculator, type RuleSet } from '../../pay/index.ts';
import { formatCents, formatDollars } from '../../site/money.ts';
import { offsetsLaterText } from '../../site/offset-texts.ts';
import type { PayCycle } from '../../site/pay-cycles.ts';
import { payShares } from '../../site/pay-shares.ts';
import { payBarContent } from '../../site/plots/pay-bar.ts';
import { CompareLink } from './compare-link.tsx';
import { type CalculatorInputs, type CalculatorQuery, hasSalary, queryOf } from './inputs.ts';
import { SALARY_HINT, salaryHint } from './salary-field.tsx';

/** Inputs, and the answer to them. */
export interface Answered {
  readonly rules: RuleSet;
  readonly inputs: CalculatorInputs;
  readonly query: CalculatorQuery;
  /** That of `inputs`. */
  readonly pay: PayResult;
}

export function answerTo(inputs: CalculatorInputs, rules: RuleSet): Answered {
  const query = queryOf(inputs);
  return { rules, inputs, query, pay: payCalculator(rules)(query) };
}

/** The elements of `answerTexts`. */
export const ANSWER_PLACES = `${SALARY_HINT}, .answer :is(strong, strong + span, dd, li)`;

/** The hint of the salary and the texts of the answer, in the order of the page; none if there is nothing to answer. */
export function answerTexts(inputs: CalculatorInputs, rules: RuleSet): readonly string[] {
  if (!hasSalary(inputs)) return [];
  const { annual, words, periods, bar } = answerContent(answerTo(inputs, rules));
  return [
    salaryHint(inputs),
    annual,
    words,
    ...periods.map(({ amount }) => amount),
    ...bar.map(partWords),
  ];
}

function answerContent({ rules, inputs, query, pay }: Answered) {
  const period = (label: string, amount: number, cycle?: PayCycle): Figure => ({
    label,
    amount: formatCents(amount),
    ...(cycle === inputs.payCycle ? { emphasis: 'net' } : {}),
  });
  return {
    annual: formatDollars(pay.netAnnual),
    words: ` a year after tax in ${inputs.taxYear}${offsetsLaterText(query, rules)}`,
    periods: [
      period('Weekly', pay.weekly, 'weekly'),
      period('Fortnightly', pay.fortnightly),
      period('Monthly', pay.monthly, 'monthly'),
    ],
    bar: payBarParts(payBarContent(pay, payShares(pay))),
  };
}

/** What most visitors came for: the pay they keep, by the year the largest figure of the page. */
export function Answer(answered: Answered) {
  const { annual, words, periods, bar } = answerContent(answered);
  return (
    <section className="card answer">
      <h2>You take home</h2>
      <p>
        <strong translate="no">{annual}</strong>
        <LiveText>{words}</LiveText>
      </p>
      <FigureList figures={periods} />
      <PayBar parts={bar} isLive />
      <CompareLink inputs={answered.inputs} rules={answered.rules} />
      <p className="hint">No sign-up. Nothing you type leaves this device.</p>
    </section>
  );
}
