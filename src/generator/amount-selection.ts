/** Reads which salaries `--only` names. */
import {
  HIGHEST_SALARY,
  isSalaryAmount,
  LOWEST_SALARY,
  SALARY_STEP,
} from '../site/salary-amounts.ts';
import { onOneLine, UserError } from '../user-error.ts';
import { formatDollars } from '../words/money.ts';

/**
 * The salaries named by text such as `80000,100000-101000`, in rising order, each once.
 * @throws UserError if a part is not a salary with a page, or a range of them.
 */
export function parseAmounts(text: string): number[] {
  const amounts = new Set<number>();
  for (const part of text.split(',')) {
    const [first, last] = parseRange(part.trim());
    for (let amount = first; amount <= last; amount += SALARY_STEP) amounts.add(amount);
  }
  return [...amounts].sort((a, b) => a - b);
}

function parseRange(part: string): [first: number, last: number] {
  const [, first = '', last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
  const range: [number, number] = [Number(first), Number(last)];
  if (first === '' || range[0] > range[1]) {
    throw usageError(`--only takes salaries such as 80000,100000-101000, not '${part}'.`);
  }
  const stranger = range.find((amount) => !isSalaryAmount(amount));
  if (stranger === undefined) return range;
  throw usageError(`--only: ${stranger} has no page: salaries run from ${SALARIES}.`);
}

const SALARIES = `${formatDollars(LOWEST_SALARY)} to ${formatDollars(
  HIGHEST_SALARY,
)} in steps of ${formatDollars(SALARY_STEP)}`;

function usageError(message: string): UserError {
  return new UserError(onOneLine(message), { exitCode: 2 });
}
