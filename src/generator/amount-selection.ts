/** Reads which salaries `--only` names. */
import { InvalidArgumentError } from 'commander';
import {
  HIGHEST_SALARY,
  isSalaryAmount,
  LOWEST_SALARY,
  SALARY_STEP,
} from '../site/salary-amounts.ts';
import { formatDollars } from '../words/money.ts';

/**
 * The salaries named by text such as `80000,100000-101000`, in rising order, each once.
 * @throws InvalidArgumentError if a part is not a salary with a page, or a range of them.
 */
export function parseAmounts(text: string): number[] {
  const amounts = new Set<number>();
  for (const part of text.split(',').map((part) => part.trim())) {
    const [, first = '', last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!isSalaryAmount(from) || !isSalaryAmount(to) || from > to) {
      throw new InvalidArgumentError(`'${part}' is none of ${SALARIES}.`);
    }
    for (let amount = from; amount <= to; amount += SALARY_STEP) amounts.add(amount);
  }
  return [...amounts].sort((a, b) => a - b);
}

const SALARIES = `the salaries from ${formatDollars(LOWEST_SALARY)} to ${formatDollars(
  HIGHEST_SALARY,
)} in steps of ${formatDollars(SALARY_STEP)}, nor a range such as 100000-101000`;
