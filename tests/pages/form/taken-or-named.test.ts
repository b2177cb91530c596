/** What a link brings from another calculator counts on the page that it opens, or the page says that it doesn't. */
import { expect, test } from 'vitest';
import type { CalculatorPage } from '../../../src/pages/live/calculator-page.tsx';
import { pageAtPath } from '../../../src/pages/routes.ts';
import { PAY_OPTIONS } from '../../../src/pay/pay-options.ts';
import { calculatorsOf } from '../../../src/site/calculators.ts';
import { wordsOf } from '../../support/parsed-html.ts';
import { fragmentAfter, openedMain } from '../opened-page.tsx';

/** With a year, as no other entry is one of every calculator's. */
const PAY = '#salary=41.2&cycle=hourly&year=2025-26';

/** What links bring, and the same links without it, so that what goes with it makes no difference. */
const BROUGHT: readonly [brought: string, entries: string, without: string][] = [
  ...PAY_OPTIONS.map((option): [string, string, string] => [option, `options=${option}`, '']),
  ['other-job', 'options=noTaxFreeThreshold&other-job=60000', 'options=noTaxFreeThreshold'],
  ['family', 'options=studentLoan&family=yes&partner=50000&children=2', 'options=studentLoan'],
  ['super', 'options=studentLoan&super=15', 'options=studentLoan'],
];

/** Options, and the entry in which other calculators have each. */
const SAME = [
  ['options=studentLoan', 'loan=yes'],
  ['options=nonResident', 'residency=foreign'],
  ['options=workingHolidayVisa', 'residency=workingHoliday'],
  ['options=noPrivateHospitalCover', 'cover=none'],
  ['options=noTaxFreeThreshold', 'threshold=no'],
  ['options=includesSuperannuation', 'included=yes'],
];

test.each(calculatorsOf('legislated'))('$path', async ({ path }) => {
  const page = (await pageAtPath(path)) as CalculatorPage;
  const words = wordsOf(openedMain(page, ''));
  const opened = (entries: string) => fragmentAfter(page, `${PAY}&${entries}`);
  for (const [brought, entries, without] of BROUGHT) {
    const said = page.leavesOut[brought];
    expect(opened(entries) !== opened(without), brought).toBe(said === undefined);
    expect(words).toContain(said ?? '');
  }
  for (const [option, entry] of SAME)
    expect(opened(entry as string)).toBe(opened(option as string));
});
