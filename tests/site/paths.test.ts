/** The addresses that the specification names: docs/product.md, Routes. */
import { expect, test } from 'vitest';
import {
  bonusPath,
  calculatorPath,
  comparePath,
  FAMILY_STARTS,
  hourEntries,
  hourPath,
  salaryPath,
  taxTablePath,
} from '../../src/site/paths.ts';

test.each([
  [salaryPath, '80000', '/salary/80000'],
  [hourPath, '36.50', '/hour/36.50'],
  [taxTablePath, 'weekly', '/tax-table/weekly'],
  [calculatorPath, '80000', '/#salary=80000'],
  [hourEntries, '36.50', '#salary=36.50&cycle=hourly'],
  [comparePath, '80000', '/compare#salary=80000'],
  [bonusPath, '80000', '/bonus#salary=80000'],
])('%o of %s is %s', (pathOf, value, path) => {
  expect(pathOf(value)).toBe(path);
});

test('a family of pages is known by what its addresses begin with', () => {
  expect(FAMILY_STARTS).toEqual(['/salary/', '/hour/']);
});
