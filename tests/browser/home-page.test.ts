import { describe, expect } from 'vitest';
import {
  chooseTaxYear,
  readFigures,
  salaryField,
  superField,
  taxYearSelect,
  test,
} from './calculator-page.ts';
import { expectedFigures } from './expected-figures.ts';

test('the home page loads in silence and shows the pay of 80,000 dollars a year', async ({
  page,
}) => {
  expect(await readFigures(page)).toEqual(
    expectedFigures({ annualSalary: 80_000, taxYear: '2025-26' }),
  );
});
test('typing a salary changes every figure', async ({ page }) => {
  await salaryField(page).fill('95000');
  expect(await readFigures(page)).toEqual(
    expectedFigures({ annualSalary: 95_000, taxYear: '2025-26' }),
  );
});
test('choosing', async ({ page }) => {
  await chooseTaxYear(page, '2020-21');
  expect(await readFigures(page)).toEqual(
    expectedFigures({ annualSalary: 80_000, taxYear: '2020-21' }),
  );
});
