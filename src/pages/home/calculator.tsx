/** The pay calculator: take-home pay, tax and super. */
import { formatDollars, formatRate, superPercent } from '../../words/money.ts';
import { packageText } from '../../words/package-text.ts';
import { optionsOn } from '../../words/pay-options.ts';
import { defineCalculator } from '../live/calculator.ts';
import { shortName } from '../questions/options-of-pay.ts';
import { answerOf } from './answer.ts';
import { calculate, hasSchedules, questions } from './calculation.ts';
import { Heading } from './heading.tsx';

export const calculator = defineCalculator({
  questions,
  sections: (rules) => [
    { ask: ['salary'] },
    {
      title: 'Tax year and options',
      set: ({ taxYear, query }) =>
        [taxYear.label, ...optionsOn(query.options).map(shortName)].join(', '),
      sections: [
        { ask: ['year'] },
        { ask: ['options'] },
        // Years without withholding schedules have no pays to count.
        ...(hasSchedules(rules) ? [{ ask: ['start'] as const }] : []),
        { ask: ['family'] },
      ],
    },
  ],
  calculate,
  answer: answerOf,
  says(result) {
    const { hasSchedules, query, pay, taxYear } = result;
    const { isEntered, annual, customSuperRate } = result.entered;
    const { includesSuperannuation } = query.options;
    const { guarantee } = taxYear.superannuation;
    const hasFigures = hasSchedules && isEntered && optionsOn(query.options).length > 0;
    return {
      // The field itself has no separators: those that come and go would move the caret.
      salary: { hint: isEntered ? `${formatDollars(annual)} a year` : 'Enter your gross pay.' },
      year: {
        placeholder: superPercent(guarantee.rate),
        inUse: formatRate(customSuperRate ?? guarantee.rate),
      },
      options: {
        packageNote: includesSuperannuation ? packageText(query.annualSalary, pay) : '',
        ...(hasFigures && { result }),
      },
    };
  },
  late: ['AnswerBar', 'Asks', 'OptionFigure', 'SummaryBar'],
  Heading,
});
