/** The home page in print. */
import { expect } from 'vitest';
import { readFigures, salaryField, test } from './calculator-page.ts';
import { expectedFigures } from './expected-figures.ts';

const STUDENT_LOAN = 'Student Loan (HELP, VET, SSL, TSL, SFSS)';

test('in print the result fits on one page, without the buttons', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`/#salary=120000&options=noPrivateHospitalCover,studentLoan`);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Tax Breakdown', 'Take-Home Pay', 'Comprehensive Breakdown']) {
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }
  for (const name of ['Copy link', 'Reset']) {
    expect(await page.getByText(name, { exact: true }).isVisible()).toBe(false);
  }
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('in print the page says which year and options the result is for', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`/#salary=120000&year=2023-24&options=noPrivateHospitalCover,studentLoan`);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const words of ['Tax year 2023-24', '$120,000', 'No Private Hospital Cover', STUDENT_LOAN]) {
    await main.getByText(words).filter({ visible: true }).first().waitFor();
  }
});

test('what is printed right after a key has the figures of that key', async ({ page }) => {
  await readFigures(page);
  const printed = await salaryField(page).evaluate(async (field) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, '120000');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // The answer is rendered, and what follows it is not.
    await Promise.resolve();
    dispatchEvent(new Event('beforeprint'));
    await Promise.resolve();
    return [...document.querySelectorAll('.results .figures dd')].map(
      (figure) => figure.textContent,
    );
  });
  const { taxBreakdown } = expectedFigures({ annualSalary: 120_000, taxYear: '2025-26' });
  expect(printed).toEqual(expect.arrayContaining(Object.values(taxBreakdown)));
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
});
