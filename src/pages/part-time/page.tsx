import { DAYS_PER_WEEK } from '../../pay/rules/every-year.ts';
import { formatDollars } from '../../words/money.ts';
import { calculatorPage } from '../live/calculator-page.tsx';
import { calculator } from './calculator.ts';
import * as late from './cards.tsx';

export const page = calculatorPage('/part-time', {
  calculator,
  late,
  title: ({ site, rules }) => `Part-time pay calculator ${rules.defaultTaxYear} | ${site.name}`,
  description: ({ rules }) =>
    `See what two, three or four days a week of a full-time salary leave after tax in ${rules.defaultTaxYear}. Compare each fortnight and the year with full-time pay.`,
  example: ({ values: { full, days, year } }) =>
    `${days} of ${DAYS_PER_WEEK} days of ${formatDollars(full)} a year in ${year}`,
  leavesOut: {
    family: 'a partner',
    noPrivateHospitalCover: 'hospital cover',
    nonResident: 'for a resident',
    workingHolidayVisa: 'no working holiday visa',
    noTaxFreeThreshold: 'a second job',
    'other-job': 'a second job',
    super: 'the usual super rate',
    withholdTaxOffsets: '',
  },
  examples: [
    '',
    '#full=60000&days=4',
    '#full=61234&days=2',
    '#full=200000&days=2.5&loan=yes',
    '#full=80000&days=1&year=2023-24',
    '#full=1&days=1',
    '#full=100000000&days=5&loan=yes',
    '#full=',
  ],
  words: ['takeHome', 'levy', 'super', 'loan'],
  limits: () =>
    'An estimate for a single person with one job, not tax or financial advice. Your employer may count your share of a full-time week in hours.',
});
