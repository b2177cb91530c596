/** Takes the entries of a live page along to other calculators: its links carry what means the same there. */
import { annualEarnings, PERIODS_PER_YEAR } from '../../pay/periods.ts';
import { toCents } from '../../pay/rounding.ts';
import { moneyIn } from '../../words/entered-text.ts';

/** Gives links to other calculators the entries once one is used: `useAddress` has them in the address by then. */
export function carryEntries(): void {
  for (const type of ['pointerdown', 'click']) {
    addEventListener(type, ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>(
        '.calculators a, a.carries-entries',
      );
      const { hash, pathname } = location;
      // The link to the page itself keeps all of them.
      if (link) link.hash = link.pathname === pathname ? hash : carriedFragment(hash);
    });
  }
}

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

/** The part of a live page's `fragment` that means the same on other pages, as the calculator writes it. */
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
    const day = moneyIn(given.get('salary') ?? '', 2, 'daily');
    if (day !== undefined) {
      const week = annualEarnings(day, 'daily') / PERIODS_PER_YEAR.weekly;
      given.set('salary', `${toCents(week)}`);
      given.set('cycle', 'weekly');
    } else given.delete('cycle');
  }
  const options = new Set(given.get('options')?.split(','));
  for (const [entry, option] of Object.entries(OPTIONS)) {
    const [name = '', text] = entry.split('=');
    if (given.get(name) === text) options.add(option);
  }
  if (given.get('couple') === 'yes') given.set('family', 'yes');
  const carried = SHARED.flatMap((name) => (given.has(name) ? `${name}=${given.get(name)}` : []));
  if (options.size > 0) carried.push(`options=${[...options]}`);
  return carried.length > 0 ? `#${carried.join('&')}` : '';
}
