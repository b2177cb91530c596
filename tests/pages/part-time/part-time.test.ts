/** Part-time pay: what a link from another calculator opens. */
import { expect, test } from 'vitest';
import { page } from '../../../src/pages/part-time/page.tsx';
import { openedEntries } from '../opened-page.tsx';

test.each([
  ['#salary=1500&cycle=weekly&options=studentLoan', { full: '78000', loan: 'yes' }],
  ['#salary=40&cycle=hourly&hours=20', { full: '41600' }],
  // The full-time salary is without super: 12% of it, or 15%, or 11.5% of the 260,280 that super is compulsory on.
  ['#salary=89600&options=includesSuperannuation', { full: '80000' }],
  ['#salary=92000&included=yes&super=15', { full: '80000' }],
  ['#salary=400000&included=yes&year=2024-25', { full: '370068' }],
  ['#salary=10x&included=yes', { full: '95000' }],
])('%s', (link, entries) => {
  expect(openedEntries(page, link)).toMatchObject(entries);
});
