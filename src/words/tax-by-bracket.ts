/** The income tax of a pay, bracket by bracket: a sentence on the highest, and a row for each. */
import { chargeOn } from '../pay/charge.ts';
import type { PayResult } from '../pay/pay.ts';
import { payCharges } from '../pay/pay-charges.ts';
import type { PayOptions } from '../pay/pay-options.ts';
import type { TaxYear } from '../pay/rules/rule-set.ts';
import type { Figure } from './figures.ts';
import { formatDollars, formatRate, sumShown } from './money.ts';
import { shownTaxes } from './pay-rows.ts';
import { taxableIncomeShown } from './pay-texts.ts';
import { partsShown } from './sums.ts';
import { taxBrackets } from './tax-brackets.ts';

/** The content of `RateBlocks`. Parts and rows add up to the figures of the other cards. */
export function taxByBracket(pay: PayResult, year: TaxYear, options: PayOptions) {
  const { incomeTax } = shownTaxes(pay);
  const offsets = sumShown(pay.offsets.map(({ used }) => used));
  const brackets = bracketParts(pay, year, options);
  const incomes = partsShown(
    taxableIncomeShown(pay),
    brackets.map(({ income }) => income),
  );
  const taxes = partsShown(
    incomeTax + offsets,
    brackets.map(({ tax }) => tax),
  );
  const parts = brackets.map((part, at) => ({
    ...part,
    income: incomes[at] as number,
    tax: taxes[at] as number,
  }));
  const rows: Figure[] = parts.map(({ rate, from, income, tax }, index) => ({
    label: `${formatRate(rate)} ${partText(index, from, income)}`,
    amount: formatDollars(tax),
    emphasis: tax === 0 ? 'nothing' : undefined,
  }));
  if (offsets > 0) rows.push({ label: 'Tax Offsets', amount: formatDollars(-offsets) });
  rows.push({ label: 'Income Tax', amount: formatDollars(incomeTax), emphasis: 'total' });
  return { sentence: sentenceOn(parts, pay), parts, rows };
}

/**
 * The parts of the taxable income of `pay`, one a bracket in rising order; 0 in the brackets that it does not reach. Their income and tax
 * are whole dollars, rounded as cumulative totals, so that they add up to it and its tax.
 */
export function bracketParts(pay: PayResult, year: TaxYear, options: PayOptions) {
  const { taxableIncome, incomeTax, taxOffsets } = pay;
  const charges = payCharges(year, options);
  // Where the set charges for not claiming the tax-free threshold, its income has a rate too.
  const added = charges.withoutTaxFreeThreshold;
  const addedBrackets = added ? taxBrackets(added) : [];
  const taxUpTo = (income: number) =>
    // The tax as it was calculated, not added up again.
    income === taxableIncome
      ? incomeTax + taxOffsets
      : chargeOn(charges.incomeTax, income) + (added ? chargeOn(added, income) : 0);
  return taxBrackets(charges.incomeTax).map(({ floor, top: end, rate }) => {
    const bottom = Math.min(floor, taxableIncome);
    const top = Math.min(end, taxableIncome);
    const addedRate = addedBrackets.find((each) => floor >= each.floor && floor < each.top)?.rate;
    return {
      rate: rate + (addedRate ?? 0),
      from: floor,
      income: Math.round(top) - Math.round(bottom),
      tax: Math.round(taxUpTo(top)) - Math.round(taxUpTo(bottom)),
    };
  });
}

/** Every bracket has a row, so that no row comes or goes while someone types. */
function partText(index: number, from: number, income: number): string {
  if (index === 0) return `of the first ${formatDollars(income)}`;
  return income === 0 ? `above ${formatDollars(from)}` : `of the next ${formatDollars(income)}`;
}

/** The part of the income that the highest rate applies to. */
function sentenceOn(
  parts: ReturnType<typeof bracketParts>,
  { grossAnnual, taxableIncome }: PayResult,
): string {
  const highest = parts.findLast(({ income }) => income > 0);
  if (highest === undefined) return 'Enter a salary to see what each tax bracket takes.';
  const { rate, from, income } = highest;
  // Where not all of a salary is taxed, the limits of brackets are not in what was typed.
  const ofIt = taxableIncome === grossAnnual ? '' : ' of taxable income';
  return from === 0
    ? `All of ${formatDollars(income)} is taxed at ${formatRate(rate)}.`
    : `Only the ${formatDollars(income)}${ofIt} above ${formatDollars(from)} is taxed at ${formatRate(rate)}.`;
}
