/** The salaries that have a page, in whole dollars a year: docs/product.md, Salary page. */
export const LOWEST_SALARY = 5_000;
export const HIGHEST_SALARY = 15_000_000;
export const SALARY_STEP = 100;

/** How many salaries have a page: 149,951. */
export const SALARY_COUNT = (HIGHEST_SALARY - LOWEST_SALARY) / SALARY_STEP + 1;

/** Whether `amount` dollars a year has a page. */
export function isSalaryAmount(amount: number): boolean {
  return amount >= LOWEST_SALARY && amount <= HIGHEST_SALARY && amount % SALARY_STEP === 0;
}

/** Whether search engines may list the page of `amount`, on a site that lists those of each `step` dollars a year. */
export function isIndexed(amount: number, step: number): boolean {
  return amount % step === 0;
}

/** Every salary that has a page, in rising order. */
export function* allSalaryAmounts(): Generator<number, void, undefined> {
  for (let amount = LOWEST_SALARY; amount <= HIGHEST_SALARY; amount += SALARY_STEP) yield amount;
}
