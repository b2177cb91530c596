import { formatMoney } from '../../words/money.ts';
import { onePeriod } from '../../words/pay-cycles.ts';
import { calculatorPage } from '../live/calculator-page.tsx';
import { calculator } from './calculator.ts';
import * as late from './cards.tsx';

export const page = calculatorPage('/needed-salary', {
  calculator,
  late,
  title: ({ site, rules }) => `Needed salary ${rules.defaultTaxYear} | ${site.name}`,
  description: ({ rules }) =>
    `Enter the take-home pay you want each week, fortnight, month or year. See the salary you need to earn in ${rules.defaultTaxYear}.`,
  example: ({ wanted: { amount, cycle }, taxYear }) =>
    `${formatMoney(amount)} ${onePeriod(cycle)} in ${taxYear}`,
  leavesOut: { includesSuperannuation: '', family: 'a partner or children', super: '' },
  examples: [
    '',
    '#want-salary=5000&want-cycle=monthly',
    '#want-salary=90000&want-cycle=annually&want-included=yes&options=noPrivateHospitalCover,studentLoan',
    '#want-salary=40&want-cycle=hourly',
    '#want-salary=700&want-cycle=fortnightly&options=noTaxFreeThreshold&other-job=60000',
    '#want-salary=15000&want-cycle=annually&options=noTaxFreeThreshold&other-job=60000',
    '#want-salary=',
    '#want-salary=9999999',
  ],
  words: ['takeHome', 'noThreshold', 'levy', 'withholdOffsets', 'super'],
  limits: ({ name }) =>
    name === 'simplified'
      ? 'A simplified model, for a single person: not tax or financial advice.'
      : 'Estimates for a single person, not tax or financial advice.',
});
