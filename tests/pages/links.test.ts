/**
 * Links open the right entries: the page's own links, links from other calculators, and links that visitors kept from before entries were
 * renamed. A text that could not have been entered does not count, nor does the text of a field that is hidden.
 */
import { expect, test } from 'vitest';
import type { CalculatorPage } from '../../src/pages/live/calculator-page.tsx';
import { pageAtPath } from '../../src/pages/routes.ts';
import { RULE_SETS } from '../support/known-law.ts';
import { fragmentAfter } from './opened-page.tsx';

const entriesOf = (fragment: string) => Object.fromEntries(new URLSearchParams(fragment.slice(1)));

// biome-ignore format: one line each
test.each([
  ['/', '#salary=1500&cycle=weekly&year=2023-24&super=12.5&options=includesSuperannuation,noTaxFreeThreshold,studentLoan', '#salary=1500&cycle=weekly&year=2023-24&super=12.5&options=includesSuperannuation,noTaxFreeThreshold,studentLoan'],
  ['/', '#salary=41.20&cycle=hourly&hours=32&options=noPrivateHospitalCover,noTaxFreeThreshold,studentLoan&other-job=60000&family=yes&partner=50000&children=2', '#salary=41.20&cycle=hourly&hours=32&options=noPrivateHospitalCover,noTaxFreeThreshold,studentLoan&other-job=60000&family=yes&partner=50000&children=2'],
  ['/', '#options=free,studentLoan', '#options=studentLoan'],
  ['/', '#options=withholdTaxOffsets&loan=yes', '#options=studentLoan,withholdTaxOffsets'],
  ['/', '#couple=yes&partner=50000&children=2', '#family=yes&partner=50000&children=2'],
  // The pay, whatever it counts for, and a sole parent.
  ['/', '#salary=85.5k&super=.&children=3', '#salary=85.5k&super=.&children=3'],
  ['/', '#salary=&options=noPrivateHospitalCover&family=yes&partner=0', '#salary=&options=noPrivateHospitalCover&family=yes&partner=0'],
  ['/', '#options=noTaxFreeThreshold&other-job=2300.50&other-job-cycle=fortnightly', '#options=noTaxFreeThreshold&other-job=2300.50&other-job-cycle=fortnightly'],
  ['/', '#other-job=60000&salary=81&kept=80-annually&hours=20&partner=90000&year=2026-27', '#salary=81'],
  ['/', '#options=workingHolidayVisa,noTaxFreeThreshold&other-job=60000', '#options=workingHolidayVisa,noTaxFreeThreshold'],
  ['/', '#options=nonResident,noPrivateHospitalCover&family=yes&partner=90000&children=2', '#options=noPrivateHospitalCover,nonResident'],
  ['/', '#salary=45.5&cycle=hourly&hours=20&weeks=48&offer-salary=95000&name=Bakery', '#salary=45.5&cycle=hourly&hours=20'],
  ['/compare', '#salary=1500&cycle=weekly&super=11&hours=20&offer-salary=2000&year=2024-25&options=studentLoan&want-salary=900', '#salary=1500&cycle=weekly&super=11&hours=20&offer-salary=2000&year=2024-25&options=studentLoan'],
  ['/compare', '#salary=300000&super=5&sacrifice=40000&offer-salary=350000&offer-bonus=20000&options=studentLoan,noPrivateHospitalCover', '#salary=300000&super=5&sacrifice=40000&offer-salary=350000&offer-bonus=20000&options=noPrivateHospitalCover,studentLoan'],
  ['/compare', '#salary=40&cycle=hourly&offer-salary=89600&offer-included=yes&options=noPrivateHospitalCover', '#salary=40&cycle=hourly&offer-salary=89600&offer-included=yes&options=noPrivateHospitalCover'],
  ['/compare', '#salary=45.5&cycle=hourly&super=12.5&included=yes&hours=20&weeks=48&name=Caf%C3%A9%20%26%20bar&offer-salary=2000&want-salary=900&want-cycle=daily&want-included=yes', '#salary=45.5&cycle=hourly&super=12.5&included=yes&hours=20&weeks=48&name=Caf%C3%A9%20%26%20bar&offer-salary=2000'],
  ['/compare', '#salary=85.5k&cycle=yearly&hours=169&offer-salary=1&year=1999-00', '#salary=85.5k&offer-salary=1'],
  // A link from another calculator leaves the offer to enter. So does the page's own link until the offer is entered.
  ['/compare', '#salary=1500&cycle=weekly&super=11&options=includesSuperannuation', '#salary=1500&cycle=weekly&super=11&included=yes&name=Your%20pay&offer-salary=&offer-cycle=weekly&offer-included=yes&offer-name=The%20offer'],
  ['/compare', '#salary=41.2&cycle=hourly&hours=32', '#salary=41.2&cycle=hourly&hours=32&name=Your%20pay&offer-salary=&offer-cycle=hourly&offer-hours=32&offer-name=The%20offer'],
  ['/compare', '#salary=', '#salary=&name=Your%20pay&offer-salary=&offer-name=The%20offer'],
  ['/compare', '#salary=50000&name=Your%20pay&offer-salary=&offer-name=The%20offer', '#salary=50000&name=Your%20pay&offer-salary=&offer-name=The%20offer'],
  ['/compare', '#salary=1500&cycle=weekly&options=studentLoan,nonResident&year=2025-26', '#salary=1500&cycle=weekly&name=Your%20pay&offer-salary=&offer-cycle=weekly&offer-name=The%20offer&year=2025-26&options=nonResident,studentLoan'],
  // The work counts for a pay by the day alone.
  ['/compare', '#salary=650&cycle=daily&work=contractor&offer-salary=90000&offer-work=employee', '#salary=650&cycle=daily&work=contractor&offer-salary=90000'],
  ['/compare', '#salary=650&cycle=daily&work=owner&offer-salary=90000', '#salary=650&cycle=daily&offer-salary=90000'],
  // The wanted pay had these names when the comparison asked for it.
  ['/needed-salary', '#salary=1500&cycle=weekly&super=11&offer-salary=2000&year=2024-25&options=studentLoan&want-salary=900', '#want-salary=900&year=2024-25&options=studentLoan'],
  ['/needed-salary', '#salary=45.5&cycle=hourly&included=yes&offer-salary=2000&want-salary=900&want-cycle=daily&want-included=yes', '#want-salary=900&want-cycle=daily&want-included=yes'],
  ['/bonus', '#bonus=100000&options=workingHolidayVisa,includesSuperannuation&paid=44000', '#bonus=100000&options=includesSuperannuation,workingHolidayVisa&paid=44000'],
  ['/bonus', '#bonus=3000&salary=180000&options=noTaxFreeThreshold,studentLoan&other-job=90000&year=2022-23', '#bonus=3000&salary=180000&year=2022-23&options=noTaxFreeThreshold,studentLoan&other-job=90000'],
  ['/bonus', '#bonus=30000&kind=back-pay&pays=20&earlier=5000&options=studentLoan,noPrivateHospitalCover', '#bonus=30000&kind=back-pay&pays=20&options=noPrivateHospitalCover,studentLoan&earlier=5000'],
  ['/bonus', '#bonus=2500&salary=41.20&cycle=hourly&hours=32&other-job=60k&other-job-cycle=weekly&options=noTaxFreeThreshold&earlier=5000&earlier-withheld=1600&average=2900', '#bonus=2500&salary=41.20&cycle=hourly&hours=32&options=noTaxFreeThreshold&other-job=60k&other-job-cycle=weekly&earlier=5000&earlier-withheld=1600&average=2900'],
  ['/bonus', '#bonus=1x&kind=gift&pays=53&super=12&hours=30&other-job=50000&paid=9000&options=withholdTaxOffsets', '#bonus=1x'],
  ['/bonus', '#kind=back-pay&pays=20&options=workingHolidayVisa&paid=9000&earlier=5000&average=7', '#kind=back-pay&options=workingHolidayVisa&paid=9000'],
  ['/tax-return', '#jobs=2&salary=41.20&cycle=hourly&job2-salary=90000&interest=900&couple=yes&partner=90000&senior=yes&cover=part&days=90&loan=yes&pays=60', '#jobs=2&salary=41.20&cycle=hourly&job2-salary=90000&interest=900&family=yes&partner=90000&senior=yes&cover=part&days=90&loan=yes'],
  ['/tax-return', '#salary=&interest=62000&couple=yes&partner=0&senior=yes&partner-senior=yes&apart=illness', '#salary=&interest=62000&family=yes&partner=0&senior=yes&partner-senior=yes&apart=illness'],
  ['/tax-return', '#salary=1500&cycle=weekly&year=2024-25&super=11&options=includesSuperannuation,noPrivateHospitalCover,noTaxFreeThreshold,studentLoan&other-job=60k&family=yes&children=2', '#jobs=2&salary=1500&cycle=weekly&threshold=no&super=11&included=yes&job2-salary=60k&job2-threshold=yes&year=2024-25&family=yes&children=2&cover=none&loan=yes'],
  ['/tax-return', '#residency=foreign&cover=none&couple=yes&senior=yes&months=3&job2-salary=9', '#residency=foreign'],
  ['/tax-return', '#residency=workingHoliday&loan=yes', '#residency=workingHoliday'],
  ['/tax-return', '#salary=70000&job2-salary=20000&hours=20&days=5&declared=no&partner=1&apart=illness', '#salary=70000'],
  ['/tax-return', '#jobs=2&job2-cycle=hourly&job2-hours=20&job3-salary=1', '#jobs=2&job2-cycle=hourly&job2-hours=20'],
  ['/tax-return', '#options=noTaxFreeThreshold&other-job=900&other-job-cycle=weekly', '#jobs=2&threshold=no&job2-salary=900&job2-cycle=weekly&job2-threshold=yes'],
  ['/tax-return', '#options=noTaxFreeThreshold', '#threshold=no'],
  ['/tax-return', '#options=noPrivateHospitalCover&children=2', '#children=2&cover=none'],
  // The entry of the page's own is what its visitor saw last.
  ['/tax-return', '#options=noPrivateHospitalCover&cover=part&days=5', '#cover=part&days=5'],
  // Hours of each week there are not those of the first pay here, and a rate with super in it is brought without it.
  ['/casual', '#salary=41.50&cycle=hourly&hours=20', '#rate=41.50'],
  ['/casual', '#salary=80000', ''],
  ['/casual', '#salary=40.32&cycle=hourly&included=yes&super=26', '#rate=32.00'],
  ['/casual', '#salary=40.32&cycle=hourly&included=yes&year=2024-25', '#rate=36.16&year=2024-25'],
  // A non-resident has no pay by the day and no threshold to claim, but a loan.
  ['/casual', '#residency=foreign&period=daily&threshold=no&loan=yes', '#residency=foreign&loan=yes'],
  ['/casual', '#period=daily&threshold=no&loan=yes', '#period=daily'],
  ['/casual', '#salary=41.50&cycle=hourly&year=2025-26&options=studentLoan,noTaxFreeThreshold', '#rate=41.50&threshold=no&loan=yes&year=2025-26'],
  ['/casual', '#salary=40.32&cycle=hourly&options=includesSuperannuation', '#rate=36.00'],
  ['/casual', '#residency=workingHoliday&period=daily&threshold=no&loan=yes', '#residency=workingHoliday&period=daily'],
  ['/leaving', '#salary=2240&cycle=weekly&super=15&options=includesSuperannuation', '#salary=1947.83&cycle=weekly'],
  ['/leaving', '#salary=36&cycle=hourly&hours=20', '#salary=720.00&cycle=weekly'],
  ['/leaving', '#salary=36&cycle=hourly', '#salary=1368.00&cycle=weekly'],
  ['/leaving', '#salary=112000&options=includesSuperannuation', '#salary=100000'],
  ['/leaving', '#salary=9x&cycle=hourly', '#salary=9x'],
  ['/leaving', '#residency=workingHoliday&loan=yes&cover=no', '#residency=workingHoliday'],
  ['/leaving', '#notice=5&cover=no', '#notice=5&cover=none'],
  ['/leaving', '#options=noPrivateHospitalCover', '#cover=none'],
  ['/leaving', '#reason=other&years=12&age=61&salary=1800&cycle=weekly&notice=5400&unit=hours&leave=76&long-leave=380&year=2025-26&worked=30&later=20000&loan=yes&residency=foreign', '#reason=other&years=12&age=61&salary=1800&cycle=weekly&notice=5400&unit=hours&leave=76&long-leave=380&year=2025-26&worked=30&later=20000&loan=yes&residency=foreign'],
  // The full-time salary is without super: 12% of it, or 15%, or 11.5% of the 260,280 that super is compulsory on.
  ['/part-time', '#salary=1500&cycle=weekly&options=studentLoan', '#full=78000&loan=yes'],
  ['/part-time', '#salary=40&cycle=hourly&hours=20', '#full=41600'],
  ['/part-time', '#salary=89600&options=includesSuperannuation', '#full=80000'],
  ['/part-time', '#salary=92000&included=yes&super=15', '#full=80000'],
  ['/part-time', '#salary=400000&included=yes&year=2024-25', '#full=370068&year=2024-25'],
  ['/part-time', '#salary=10x&included=yes', ''],
])('%s%s', async (path, link, entries) => {
  const page = (await pageAtPath(path)) as CalculatorPage;
  expect(entriesOf(fragmentAfter(page, link))).toEqual(entriesOf(entries));
});

test('the simplified set asks about no household and no other job', async () => {
  const link = '#options=noPrivateHospitalCover,noTaxFreeThreshold';
  const further = `${link}&family=yes&partner=90000&children=2&other-job=60000`;
  const home = (await pageAtPath('/')) as CalculatorPage;
  expect(fragmentAfter(home, further, RULE_SETS.simplified)).toBe(link);
});
