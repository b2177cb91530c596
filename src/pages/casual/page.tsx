import { formatMoney } from '../../words/money.ts';
import { calculatorPage } from '../live/calculator-page.tsx';
import { calculator } from './calculator.ts';
import * as late from './cards.tsx';

export const page = calculatorPage('/casual', {
  calculator,
  late,
  title: ({ site, rules }) => `Casual and overtime pay ${rules.defaultTaxYear} | ${site.name}`,
  description: () =>
    'Weeks that differ, overtime and penalty rates: see what lands of each pay, and what comes back at tax time.',
  example: ({ pays, values: { rate, year } }) =>
    `${pays.length === 1 ? 'one pay' : `${pays.length} pays`} at ${formatMoney(rate)} an hour in ${year}`,
  leavesOut: {
    family: 'a partner, children',
    noPrivateHospitalCover: 'a year without hospital cover',
    'other-job': 'another job',
    super: 'of ordinary hours',
    withholdTaxOffsets: '',
  },
  examples: [
    '',
    '#rate=45&period=fortnightly&pays=3&hours=76&pay2-hours=70&pay3-hours=76',
    '#rate=41.20&period=fortnightly&loading=22.5&place=top&pays=2&hours=76&half=9.5&other=8&times=1.75&allowance=120.50&pay2-hours=20&pay2-other=4&pay2-times=2&threshold=no&loan=yes&rest=none',
    '#full=60000&days=4',
    '#rate=1000&period=fortnightly&pays=20&hours=336&pay20-allowance=100000000',
  ],
  words: ['takeHome', 'withheld', 'taxTime', 'loading', 'threshold', 'loan', 'super'],
  limits: () =>
    'A copied link has everything you entered. Nothing you type is sent anywhere. An estimate for a single person without other income, not tax or financial advice.',
});
