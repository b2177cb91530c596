/** The bonus calculator: how much of a bonus reaches the account on payday, and why the rest doesn't. */
import { LiveText } from '../../components/live-text.tsx';
import { PERIODS_PER_YEAR } from '../../pay/periods.ts';
import { formatDollars } from '../../words/money.ts';
import { CYCLE_NOUNS, forEmployees } from '../../words/pay-cycles.ts';
import { optionsOn } from '../../words/pay-options.ts';
import { type AnswerProps, defineCalculator } from '../live/calculator.ts';
import { Columns } from '../live/columns.tsx';
import { Example } from '../live/example.tsx';
import { Late } from '../live/late.tsx';
import { shortName } from '../questions/options-of-pay.ts';
import { bonusAnswer } from './answer-texts.ts';
import { type Bonus, calculate, questions } from './calculation.ts';

const REQUEST = 'Enter your pay and the bonus to see what lands.';

function usualPay({ query }: Bonus): string {
  return `${formatDollars(query.annualSalary)} a year`;
}

/** Words for the questions about the year so far. They tell visitors what we assume if they leave a field empty. */
function soFarWords({ query, period, earnings, withholding }: Bonus) {
  const { includesSuperannuation: includesSuper } = query.options;
  const usual = withholding.by === 'schedule5' && withholding.soFar.withheldFromEarlierBonuses;
  return {
    withheld: usual === false ? '' : formatDollars(usual).slice(1),
    average: formatDollars(earnings).slice(1),
    earlierHint: `Since 1 July, before tax${includesSuper ? ', with their super' : ''}.`,
    averageHint: `Each ${CYCLE_NOUNS[period]}, without bonuses${includesSuper ? ' and super' : ''}.`,
  };
}

export const calculator = defineCalculator({
  questions,
  Layout: Columns,
  sections: () => [
    { ask: ['bonus'] },
    {
      title: 'Usual pay and options',
      set: (result) =>
        [
          usualPay(result),
          result.query.taxYear,
          ...optionsOn(result.query.options).map(shortName),
        ].join(', '),
      sections: [{ ask: ['salary', 'year', 'options'], note: 'family' }, { ask: ['soFar'] }],
    },
  ],
  calculate,
  answer(result) {
    if (!result.isEntered) return { lead: REQUEST, isRequest: true };
    const { of, amount, words, taxTime } = bonusAnswer(result);
    return { lead: `${of}, ${amount} ${words} ${taxTime}` };
  },
  says(result) {
    const { period, cycle } = result;
    return {
      bonus: { placeholder: `${PERIODS_PER_YEAR[period]}` },
      salary: {
        hint: `Without the bonus: ${usualPay(result)}, paid each ${CYCLE_NOUNS[period]}. ${forEmployees(cycle)}`.trim(),
      },
      soFar: { words: soFarWords(result) },
    };
  },
  Answer,
  late: ['Why'],
});

/** The part of the bonus that lands: the largest figure of the page, and what comes of the rest. */
function Answer({ result }: AnswerProps<Bonus, never>) {
  const { of, amount, words, withheld, taxTime } = bonusAnswer(result);
  return (
    <>
      <section className="card answer">
        <Example />
        <h2>
          <LiveText>{of}</LiveText>
        </h2>
        <p>
          <strong translate="no">{amount}</strong>
          {` ${words}`}
        </p>
        <p className="also">
          <LiveText>{`${withheld} ${taxTime}`}</LiveText>
        </p>
        <Late of={result} Part="Why" />
        <p className="hint">
          <Late of="usual pay" Part="Note" />
        </p>
      </section>
      {!result.isEntered && <p className="card">{REQUEST}</p>}
    </>
  );
}
