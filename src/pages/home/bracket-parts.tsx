/** The tax in each bracket, drawn and in rows. */
import type { Figure } from '../../components/figure-list.tsx';
import { RateBlocks } from '../../components/plots/rate-blocks.tsx';
import type { PayOptions, PayResult, TaxYear } from '../../pay/basics.ts';
import { chargeOn, payCharges } from '../../pay/lines.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { taxBrackets } from '../../words/tax-brackets.ts';

type BracketPartsProps = { pay: PayResult; taxYear: TaxYear; options: PayOptions };

export function BracketParts({ pay, taxYear, options }: BracketPartsProps) {
  const parts = bracketParts(pay, taxYear, options);
  const taxBeforeOffsets = parts.reduce((sum, { tax }) => sum + tax, 0);
  const offsets = taxBeforeOffsets - Math.round(pay.incomeTax);
  const rows: Figure[] = parts.map(({ rate, from, income, tax }, index) => ({
    label: `${formatRate(rate)} ${partText(index, from, income)}`,
    amount: formatDollars(tax),
    ...(tax === 0 ? { emphasis: 'nothing' as const } : {}),
  }));
  if (offsets > 0) rows.push({ label: 'Tax Offsets', amount: formatDollars(-offsets) });
  rows.push({ label: 'Income Tax', amount: formatDollars(pay.incomeTax), emphasis: 'total' });
  return (
    <RateBlocks
      sentence={sentenceOn(parts)}
      parts={parts}
      height={220}
      labelLength={100}
      rows={rows}
    />
  );
}

/**
 * The parts of the taxable income of `pay`, one a bracket in rising order; 0 of the brackets that it does not reach. Their income and tax
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
function sentenceOn(parts: ReturnType<typeof bracketParts>): string {
  const highest = parts.findLast(({ income }) => income > 0);
  if (highest === undefined) return 'Enter a salary to see what each tax bracket takes.';
  const { rate, from, income } = highest;
  return from === 0
    ? `All of ${formatDollars(income)} is taxed at ${formatRate(rate)}.`
    : `Only the ${formatDollars(income)} above ${formatDollars(from)} is taxed at ${formatRate(rate)}.`;
}
