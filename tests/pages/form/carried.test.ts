/** Links between calculators carry entries along. */
import { expect, test } from 'vitest';
import { carries as fromCasual } from '../../../src/pages/casual/cards.tsx';
import { carries as fromCompare } from '../../../src/pages/compare/cards.tsx';
import { type Carries, carriedFragment } from '../../../src/pages/form/carried.ts';
import { carries as fromNeeded } from '../../../src/pages/needed-salary/cards.tsx';
import { legislated } from '../../support/known-law.ts';

// biome-ignore format: one line each
test.each<[name: string, fragment: string, carried?: string, carries?: Carries]>([
  ['not the hours of one casual pay at the usual rate', '#hours=60&pays=5', ''],
  ['what every calculator asks', '#salary=2400.5&cycle=fortnightly&year=2025-26&options=studentLoan'],
  ['nothing of an example', ''],
  ['not the pays of a bonus, or of a job', '#salary=90000&pays=10&bonus=5000', '#salary=90000'],
  ['not the hours of one casual pay, but the rate', '#rate=45&hours=60&pays=5&loan=yes', '#salary=45&cycle=hourly&loan=yes', fromCasual],
  ['the hours of a week', '#salary=36&cycle=hourly&hours=20'],
  ['a pay by the day as that of a week', '#salary=500&cycle=daily', '#salary=2500&cycle=weekly', fromCompare],
  ['no cycle of a day without an amount', '#salary=x&cycle=daily', '#salary=x', fromCompare],
  ['what a tax return asks', '#salary=90000&pays=26&included=yes&loan=yes&residency=foreign&cover=none&threshold=no', '#salary=90000&included=yes&loan=yes&residency=foreign&cover=none&threshold=no'],
  ['the period of the answer', '#salary=90000&show=weekly'],
  // Of 80,000 a year 64,200 are left, and of 22,228 beside 60,000 elsewhere 15,000.
  ['the salary for a wanted year', '#want-salary=64200&want-cycle=annually', '#salary=80000&cycle=annually', fromNeeded],
  ['the salary of a second job', '#options=noTaxFreeThreshold&other-job=60000&want-salary=15000&want-cycle=annually', '#salary=22228&cycle=annually&options=noTaxFreeThreshold&other-job=60000', fromNeeded],
  ['the salary with super in it, and the period of the wanted pay', '#want-salary=5000&want-cycle=monthly&want-included=yes', '#salary=83275&cycle=annually&show=monthly&included=yes', fromNeeded],
  ['no period that no answer has', '#want-salary=32.48&want-cycle=hourly', '#salary=79972&cycle=annually', fromNeeded],
  ['nothing of the example of a wanted pay', '#year=2025-26', '#year=2025-26', fromNeeded],
  ['no salary without a wanted pay', '#year=2025-26&want-salary=', '#year=2025-26', fromNeeded],
  ['no salary where none is enough', '#want-salary=900000', '', fromNeeded],
])('%s', (_, fragment, carried = fragment, carries?) => {
  expect(carriedFragment(fragment, legislated, carries)).toBe(carried);
});
