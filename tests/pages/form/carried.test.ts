/** What the links between calculators take along. */
import { expect, test } from 'vitest';
import { carriedFragment } from '../../../src/pages/form/carried.ts';

test.each([
  ['not the hours of one casual pay at the usual rate', '#hours=60&pays=5', ''],
  [
    'what every calculator asks',
    '#salary=2400.5&cycle=fortnightly&year=2025-26&options=studentLoan',
    undefined,
  ],
  ['nothing of an example', '', undefined],
  ['not the pays of a bonus, or of a job', '#salary=90000&pays=10&bonus=5000', '#salary=90000'],
  [
    'not the hours of one casual pay, but the rate',
    '#rate=45&hours=60&pays=5&loan=yes',
    '#salary=45&cycle=hourly&options=studentLoan',
  ],
  ['the hours of a week', '#salary=36&cycle=hourly&hours=20', undefined],
  ['a pay by the day as that of a week', '#salary=500&cycle=daily', '#salary=2500&cycle=weekly'],
  [
    'what a tax return asks by other names',
    '#salary=90000&threshold=no&residency=foreign&loan=yes&cover=none&included=yes',
    '#salary=90000&options=studentLoan,nonResident,noPrivateHospitalCover,noTaxFreeThreshold,includesSuperannuation',
  ],
  [
    'the couple of a tax return, which other pages call a family',
    '#couple=yes&partner=50000&children=2',
    '#family=yes&partner=50000&children=2',
  ],
  ['the cover of leaving a job', '#notice=5&cover=no', '#options=noPrivateHospitalCover'],
])('%s', (_, fragment, carried = fragment) => {
  expect(carriedFragment(fragment)).toBe(carried);
});
