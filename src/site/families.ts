/** Families of pages. The pages of a family differ in one number, the member. The render worker keys their content by the same names. */
import { HOURLY_RATES, rateDigits } from './hourly-rates.ts';
import { hourPath, salaryPath } from './paths.ts';
import { allSalaryAmounts } from './salary-amounts.ts';

export interface Family {
  /** The start of every address in the family. */
  readonly start: string;
  /** The address of a member's page. A salary is in dollars a year, a rate in cents an hour. */
  pathOf(member: number): string;
  /** All members of the whole site, in rising order. */
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
