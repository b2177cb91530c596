/** The tax that each job withheld, beside its share of the year's tax. */
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
  return [
    ...result.jobs.map(({ withheld, owed }, index) => ({
      name: jobs[index]?.name ?? '',
      withheld,
      owed,
    })),
    ...(facts.otherIncome > 0
      ? [{ name: OTHER_INCOME, withheld: 0, owed: result.owedOnOtherIncome }]
      : []),
  ];
}
