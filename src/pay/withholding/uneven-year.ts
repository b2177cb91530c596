/** The year that pays make which differ, and its tax return. */
import { amountOf } from '../amounts.ts';
import { payCalculator } from '../pay.ts';
import type { PayOptions } from '../pay-options.ts';
import { PERIODS_PER_YEAR } from '../periods.ts';
import { snapToMicrodollar } from '../rounding.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { type Settlement, settle } from '../settle.ts';
import {
  sumOf,
  totalOf,
  type UnevenPaysQuery,
  withheldFromEach,
  withheldFromUnevenPays,
} from './uneven-pays.ts';

/** Whether pays are all of the year, or it goes on like them. */
export type RestOfYear = 'none' | 'alike';

/** In dollars, for a person without other income who has private hospital cover. */
export interface UnevenYear extends Settlement {
  readonly gross: number;
  readonly net: number;
}

/** The year of `query`'s pays, which is what they come to, or goes on like them to its 52, 26 or 12. Throws as the schedules do. */
export function unevenYear<Label extends string>(
  query: UnevenPaysQuery<NoInfer<Label>>,
  rest: RestOfYear,
  rules: RuleSet<Label>,
): UnevenYear {
  const { gross, withheld } = withheldFromUnevenPays(query, rules);
  const { pays, period, taxYear, scale, studentLoan } = query;
  const times = rest === 'none' || pays.length === 0 ? 1 : PERIODS_PER_YEAR[period] / pays.length;
  const annualSalary = snapToMicrodollar(gross * times);
  // Only Schedule 15 withholds another amount when the same pays come again.
  const inYear =
    scale === 'workingHoliday' ? withheldInRounds(query, times, rules) : withheld * times;
  const withheldInYear = snapToMicrodollar(inYear, gross * times);
  const options: Partial<PayOptions> = {
    studentLoan,
    nonResident: scale === 3,
    workingHolidayVisa: scale === 'workingHoliday',
  };
  const { totalTax, netAnnual } = payCalculator<string>(rules)({ annualSalary, taxYear, options });
  return {
    gross: annualSalary,
    ...settle(withheldInYear, totalTax),
    net: netAnnual,
  };
}

/** Withheld from pays that come again, so many `times` in all: the last round may be a part of one. */
function withheldInRounds<Label extends string>(
  query: UnevenPaysQuery<NoInfer<Label>>,
  times: number,
  rules: RuleSet<Label>,
): number {
  const pays = query.pays.map(amountOf);
  const gross = sumOf(pays);
  const rounds = Array.from({ length: Math.ceil(times) }, (_, round) => {
    const withheld = totalOf(withheldFromEach(pays, query, rules, gross * round));
    return withheld * Math.min(1, times - round);
  });
  return rounds.reduce((total, each) => total + each, 0);
}
