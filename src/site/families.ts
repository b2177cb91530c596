/** The families of pages: pages that are alike but for a number, their member. The render worker has their content by the same names. */
import { HOURLY_RATES, rateDigits } from './hourly-rates.ts';
import { hourPath, salaryPath } from './paths.ts';
import { allSalaryAmounts } from './salary-amounts.ts';

export interface Family {
  /** What the addresses of its pages begin with. */
  readonly start: string;
  /** The address of the page of `member`: dollars a year, or cents an hour. */
  pathOf(member: number): string;
  /** Every member that has a page in the whole site, in rising order. */
  members(): Iterable<number>;
}

export type FamilyName = 'salary' | 'hour';

export const FAMILIES: Readonly<Record<FamilyName, Family>> = {
  salary: { start: salaryPath(''), pathOf: salaryPath, members: allSalaryAmounts },
  hour: {
    start: hourPath(''),
    pathOf: (cents) => hourPath(rateDigits(cents)),
    members: () => HOURLY_RATES,
  },
};
