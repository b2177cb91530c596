/** The words on what is set but folded away. */
import { DEFAULT_WORKING_TIME, PAY_OPTIONS, type PayOptions } from '../../pay/index.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { OPTION_NAMES } from '../form/option-switches.tsx';
import type { EnteredPay } from './compared.ts';

/** The summary of a pay's further fields: which of them are set. The hours are among them unless `hasHours`. */
export function detailsText({ query, bonus, workingTime }: EnteredPay, hasHours: boolean): string {
  const { hoursPerWeek, weeksPerYear } = workingTime;
  const { customSuperRate, salarySacrifice = 0 } = query;
  return listed('More details', [
    ...(!hasHours && hoursPerWeek !== DEFAULT_WORKING_TIME.hoursPerWeek
      ? [`${hoursPerWeek} hours a week`]
      : []),
    ...(weeksPerYear === DEFAULT_WORKING_TIME.weeksPerYear ? [] : [`${weeksPerYear} weeks a year`]),
    ...(customSuperRate === undefined ? [] : [`${formatRate(customSuperRate)} super`]),
    ...(bonus > 0 ? [`bonus ${formatDollars(bonus)}`] : []),
    ...(salarySacrifice > 0 ? [`sacrifice ${formatDollars(salarySacrifice)}`] : []),
  ]);
}

/** The tax year and the options that both pays share. */
export function sharedText(taxYear: string, options: PayOptions): string {
  const on = PAY_OPTIONS.filter((option) => options[option]);
  return listed('Tax year and options', [taxYear, ...on.map((option) => OPTION_NAMES[option])]);
}

function listed(first: string, set: readonly string[]): string {
  return set.length === 0 ? first : `${first}: ${set.join(', ')}`;
}
