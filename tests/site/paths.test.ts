/** The addresses that the specification names: docs/product.md, Routes. */
import { expect, test } from 'vitest';
import {
  calculatorPath,
  FAMILY_STARTS,
  hourEntries,
  hourPath,
  salaryEntries,
  salaryPath,
  taxTablePath,
} from '../../src/site/paths.ts';

test.each([
  [salaryPath, '80000', '/salary/80000'],
  [hourPath, '36.50', '/hour/36.50'],
  [taxTablePath, 'weekly', '/tax-table/weekly'],
  [calculatorPath, '80000', '/#salary=80000'],
  [hourEntries, '36.50', '#salary=36.50&cycle=hourly'],
  [salaryEntries, '80000', '#salary=80000'],
])('%o of %s is %s', (pathOf, value, path) => {
  expect(pathOf(value)).toBe(path);
});

test('a family of pages is known by what its addresses begin with', () => {
  expect(FAMILY_STARTS).toEqual(['/salary/', '/hour/']);
});
