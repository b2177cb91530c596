import { allSalaryAmounts, HIGHEST_SALARY, SALARY_STEP } from '../../src/site/salary-amounts.ts';

/**
 * Every salary up to 300,000, where words and shapes of pages change most, and the last ten; of the others one in 97. In a
 * long run all.
 */
export const SAMPLED_SALARIES = [...allSalaryAmounts()].filter(
  (amount, index) =>
    process.env.LONG_TESTS ||
    amount <= 300_000 ||
    amount > HIGHEST_SALARY - 10 * SALARY_STEP ||
    index % 97 === 0,
);
