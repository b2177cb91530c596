/** The pay calculator: take-home pay, tax and super. */
import { formatDollars } from '../../words/money.ts';
import { packageText } from '../../words/package-text.ts';
import { optionsOn } from '../../words/pay-options.ts';
import { defineCalculator } from '../live/calculator.ts';
import { Columns } from '../live/columns.tsx';
import { Late } from '../live/late.tsx';
import { shortName } from '../questions/options-of-pay.ts';
import { superRateSaid } from '../questions/pay.tsx';
import { Answer, Heading } from './answer.tsx';
import { answerTexts } from './answer-texts.ts';
import { calculate, questions, requestFor } from './calculation.ts';

export const calculator = defineCalculator({
  questions,
  Layout: Columns,
  sections: () => [
    { ask: ['salary'] },
    {
      title: 'Tax year and options',
      set: ({ taxYear, query }) =>
        [taxYear.label, ...optionsOn(query.options).map(shortName)].join(', '),
      sections: [{ ask: ['year'] }, { ask: ['options'] }, { ask: ['family'] }],
    },
  ],
  calculate,
  answer(result) {
    if (!result.entered.isEntered) return { lead: requestFor(result), isRequest: true };
    const { amount, words } = answerTexts(result);
    return { lead: `${amount} ${words}` };
  },
  says(result) {
    const { hasSchedules, query, pay, taxYear } = result;
    const { isEntered, annual, customSuperRate } = result.entered;
    const { includesSuperannuation } = query.options;
    const hasFigures = hasSchedules && isEntered && optionsOn(query.options).length > 0;
    return {
      // The field itself has no separators: those that come and go would move the caret.
      salary: { hint: isEntered ? `${formatDollars(annual)} a year` : 'Enter your gross pay.' },
      year: superRateSaid(taxYear.superannuation.guarantee.rate, customSuperRate),
      options: {
        packageNote: includesSuperannuation ? packageText(query.annualSalary, pay) : '',
        ...(hasFigures && { result }),
      },
    };
  },
  late: ['AnswerBar', 'Further', 'Likelier', 'OptionFigure', 'SummaryBar', 'TaxTime'],
  Heading,
  Answer,
  Below: ({ result }) => <Late of={result} Part="SummaryBar" />,
});
