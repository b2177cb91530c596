/** The tax that each job withheld, beside its share of the year's tax. */
import { snapToMicrodollar } from '../../pay/snap.ts';
import type { EnteredReturn } from './entered-return.ts';

/** In dollars. */
export interface WithheldBesideOwed {
  /** Such as 'Job 2', or 'Other income'. */
  readonly name: string;
  readonly withheld: number;
  /** The tax that is owed is shared by income. */
  readonly owed: number;
}

export const OTHER_INCOME = 'Other income';

/** The jobs, and other income where there is some. */
export function withheldBesideOwed({
  jobs,
  facts,
  result,
}: EnteredReturn): readonly WithheldBesideOwed[] {
  const { otherIncome } = facts;
  const sources = [
    ...result.jobs.map(({ earnings, withheld }, index) => ({
      name: jobs[index]?.name ?? '',
      income: earnings,
      withheld,
    })),
    ...(otherIncome > 0 ? [{ name: OTHER_INCOME, income: otherIncome, withheld: 0 }] : []),
  ];
  const all = sources.reduce((sum, { income }) => sum + income, 0);
  return sources.map(({ name, income, withheld }) => ({
    name,
    withheld,
    owed: all === 0 ? 0 : snapToMicrodollar((result.owed * income) / all, result.owed),
  }));
}
