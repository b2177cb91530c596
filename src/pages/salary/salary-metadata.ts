/** A salary page's title and description for search engines. */
import type { PayResult } from '../../pay/index.ts';
import { PRODUCT_SHORT_NAME } from '../../site/site-config.ts';
import type { EarningsWords, Standing } from '../../words/earnings.ts';
import { formatDollars } from '../../words/money.ts';

/** Text of `<title>` for the page of `pay` in `taxYear`: at most 60 characters, unlike any other page's. */
export function salaryTitle(pay: PayResult, taxYear: string): string {
  return `${formatDollars(pay.grossAnnual)} After Tax ${taxYear}: ${formatDollars(pay.netAnnual)} | ${PRODUCT_SHORT_NAME}`;
}

/** The description below the title in search results: at most 160 characters, unlike any other page's. `weekly` is the pay of a week. */
export function salaryDescription(
  pay: PayResult,
  taxYear: string,
  weekly: string,
  standing: Standing,
  earnings: EarningsWords,
): string {
  const gross = formatDollars(pay.grossAnnual);
  const net = formatDollars(pay.netAnnual);
  return `${gross} a year is ${net} after tax in ${taxYear}, or ${weekly} a week. ${place(standing, earnings)}`;
}

function place({ below, isHighest }: Standing, { highest, highestShare }: EarningsWords): string {
  if (isHighest)
    return `The highest-paid ${highestShare} in 100 full-time employees earn ${highest} or more.`;
  return below === undefined
    ? 'Fewer than 1 in 100 full-time employees earn less.'
    : `It is more than about ${below} in 100 full-time employees earn.`;
}
