import { formatDollars } from '../../words/money.ts';
import { calculatorPage } from '../live/calculator-page.tsx';
import { calculator } from './calculator.tsx';
import * as late from './cards.tsx';

export const page = calculatorPage('/tax-return', {
  calculator,
  late,
  title: ({ site }) => `Tax return calculator | ${site.name}`,
  description: () =>
    'See your tax refund or bill before you lodge. It counts all your jobs, other income, deductions, family, hospital cover and student loan.',
  noscript: 'The tax return needs JavaScript. Without it, this page shows an example.',
  example: ({ result, values }) =>
    `one job with ${formatDollars(result.labourIncome)} in ${values.year}`,
  leavesOut: { withholdTaxOffsets: '' },
  examples: [
    '',
    '#jobs=2&salary=41.20&cycle=hourly&hours=30&pays=50&job2-salary=90000&interest=900&family=yes&partner=90000&senior=yes&cover=part&days=90&loan=yes',
    '#jobs=3&salary=6000&cycle=monthly&withheld=9000&sacrifice=90000&fringe=3000&super=15&included=yes&job2-salary=32.50&job2-cycle=hourly&job2-hours=20&job2-threshold=yes&job2-declared=no&job2-sacrifice=500&job2-fringe=900&job2-super=9&year=2023-24&dividends=400&rent=9000&expenses=300&deductions=50&children=2&cover=none&loan=yes&months=7',
    '#salary=&interest=62000&family=yes&partner=0&senior=yes&partner-senior=yes&apart=illness',
    '#salary=70000&pays=27&pension=20000&age-pension=9000&residency=workingHoliday',
    '#salary=100000000&sacrifice=100000000&fringe=100000000&interest=100000000&family=yes&partner=100000000&cover=none&loan=yes',
  ],
  words: [
    'assessment',
    'withheld',
    'threshold',
    'offsets',
    'levy',
    'deduction',
    'super',
    'sacrifice',
  ],
  limits: () =>
    'A copied link has everything you entered. Nothing you type is sent anywhere. An estimate, not tax or financial advice. The tax office drops cents of income.',
});
