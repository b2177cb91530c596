/** What a link to another calculator takes along. */
import { annualEarnings, PERIODS_PER_YEAR } from '../../pay/basics.ts';

/** Entries that mean the same wherever a page has them. */
const SHARED = [
  ...['salary', 'cycle', 'hours', 'super', 'year'],
  ...['other-job', 'other-job-cycle', 'family', 'partner', 'children'],
];

/** The options of the calculator that entries of other pages stand for. */
const OPTIONS = {
  'loan=yes': 'studentLoan',
  'residency=foreign': 'nonResident',
  'residency=workingHoliday': 'workingHolidayVisa',
  'cover=no': 'noPrivateHospitalCover',
  'cover=none': 'noPrivateHospitalCover',
  'threshold=no': 'noTaxFreeThreshold',
  'included=yes': 'includesSuperannuation',
};

/** Of `fragment`, that of a live page, what means the same on others, as the calculator says it. */
export function carriedFragment(fragment: string): string {
  const given = new URLSearchParams(fragment.slice(1));
  // Elsewhere than beside an hourly pay they are those of one pay, not of each week.
  if (given.get('cycle') !== 'hourly') given.delete('hours');
  const rate = given.get('rate');
  if (rate !== null) {
    given.set('salary', rate);
    given.set('cycle', 'hourly');
  }
  // Only the comparison takes a pay by the day.
  if (given.get('cycle') === 'daily') {
    const week = annualEarnings(Number(given.get('salary')), 'daily') / PERIODS_PER_YEAR.weekly;
    given.set('salary', `${week}`);
    given.set('cycle', 'weekly');
  }
  const options = new Set(given.get('options')?.split(','));
  for (const [entry, option] of Object.entries(OPTIONS)) {
    const [name = '', text] = entry.split('=');
    if (given.get(name) === text) options.add(option);
  }
  const carried = SHARED.flatMap((name) => (given.has(name) ? `${name}=${given.get(name)}` : []));
  if (options.size > 0) carried.push(`options=${[...options]}`);
  return carried.length > 0 ? `#${carried.join('&')}` : '';
}
