/** Selects the salary pages of a build: those that `--only` names, or one shard. */

import {
  HIGHEST_SALARY,
  isSalaryAmount,
  LOWEST_SALARY,
  SALARY_STEP,
} from '../site/salary-amounts.ts';
import { onOneLine, UserError } from '../user-error.ts';
import { formatDollars } from '../words/money.ts';
import { SALARY_SITEMAP_COUNT, sitemapOf } from './files/sitemaps.ts';

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

/** Part `index` of `count`, both counted from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** The shard named by text such as `2/3`. @throws UserError if it names none, or more shards than sitemaps. */
export function parseShard(text: string): Shard {
  const [, index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (index >= 1 && index <= count && count <= SALARY_SITEMAP_COUNT) return { index, count };
  throw usageError(
    `--shard takes a part and a count of ${SALARY_SITEMAP_COUNT} at most, such as 2/3, not '${text}'.`,
  );
}

/** The part of `amounts` that `shard` makes: whole sitemaps, so that no two shards write the same one. */
export function shardAmounts(amounts: readonly number[], { index, count }: Shard): number[] {
  const end = (part: number) => Math.floor((part * SALARY_SITEMAP_COUNT) / count);
  return amounts.filter((amount) => {
    const sitemap = sitemapOf(amount);
    return sitemap >= end(index - 1) && sitemap < end(index);
  });
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
