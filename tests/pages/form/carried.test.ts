/** Links between calculators carry entries along. */
import { expect, test } from 'vitest';
import { carries as fromCasual } from '../../../src/pages/casual/cards.tsx';
import { carries as fromCompare } from '../../../src/pages/compare/cards.tsx';
import { type Carries, carriedFragment } from '../../../src/pages/form/carried.ts';

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
])('%s', (_, fragment, carried = fragment, carries?) => {
  expect(carriedFragment(fragment, carries)).toBe(carried);
});
