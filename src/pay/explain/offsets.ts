/** The rule behind each offset. */
import { amountOf } from '../amounts.ts';
import { beneficiaryCharge } from '../year/beneficiary-offset.ts';
import type { IncomeYear, Standing } from '../year/income-year.ts';
import { type SeniorsTerms, spouseOf, termsOf } from '../year/seniors-offset.ts';
import type { OffsetUse } from '../year/tax.ts';
import { bandOf, noneIn } from './band.ts';
import type { None, OffsetExplained } from './explanation.ts';

export function offsetExplained(
  { code, entitled, used }: OffsetUse,
  incomeYear: IncomeYear,
  { heldParts, seniorsOffset }: Standing,
): OffsetExplained {
  const { charges, incomes, year } = incomeYear;
  // An offset that could be used had there been tax.
  const unused: None | undefined = used === 0 && entitled > 0 ? { because: 'noTax' } : undefined;
  if (code === 'excessContributions') {
    return {
      code,
      amount: used,
      entitled,
      none: unused,
      source: year.superannuation.concessionalCap?.source,
      excess: incomes.excessContributions,
      rate: charges.excessOffsetRate,
    };
  }
  if (code === 'seniors') {
    const terms = ownSeniorsTerms(incomeYear);
    if (terms === undefined) throw new TypeError('A seniors offset without its rule');
    const end: None =
      seniorsOffset.own === 0
        ? { because: 'from', limit: terms.cutOut }
        : { because: 'otherOffset' };
    return {
      code,
      amount: used,
      entitled,
      none: entitled === 0 ? end : unused,
      source: charges.seniorsOffset?.source,
      ...terms,
    };
  }
  if (code === 'beneficiary') return beneficiaryExplained({ entitled, used }, incomeYear, unused);
  if (code === 'unusedLeave' || code === 'terminationPayments') {
    const held = heldParts.find((each) => each.code === code);
    if (held === undefined) throw new TypeError(`An offset ${code} without its payment`);
    return {
      code,
      amount: used,
      entitled,
      none: entitled === 0 ? { because: 'withinRate' } : unused,
      source: year.leaving?.source,
      part: held.part,
      tax: held.tax,
      ceiling: held.ceiling,
    };
  }
  const offset = charges.offsets.find((each) => each.code === code);
  if (offset === undefined) throw new TypeError(`An offset ${code} without its rule`);
  const band = bandOf(offset.amount, incomes.taxableIncome);
  return {
    code,
    amount: used,
    entitled,
    none: unused ?? noneIn(band, used),
    source: offset.source,
    income: incomes.taxableIncome,
    band,
  };
}

function beneficiaryExplained(
  { entitled, used }: Pick<OffsetUse, 'entitled' | 'used'>,
  { charges: { beneficiaryOffset }, facts }: IncomeYear,
  unused: None | undefined,
): OffsetExplained {
  if (beneficiaryOffset === undefined) throw new TypeError('A beneficiary offset without its rule');
  const { rate, source, threshold, upper } = beneficiaryOffset;
  const income = amountOf(facts.benefits);
  const band = bandOf(beneficiaryCharge(beneficiaryOffset), income);
  // Nothing above the threshold means that the seniors' offset is the better one.
  const isLess = entitled === 0 && band.kind === 'part';
  const isEstimate = income > upper.threshold && used > rate * (income - threshold);
  return {
    code: 'beneficiary',
    amount: used,
    entitled,
    none: isLess ? { because: 'otherOffset' } : (unused ?? noneIn(band, used)),
    source: isEstimate ? upper.source : source,
    income,
    band,
    isEstimate,
  };
}

/** The terms of one's own offset; undefined of whoever is not entitled by age. */
function ownSeniorsTerms({ facts, charges, incomes }: IncomeYear): SeniorsTerms | undefined {
  const { rebateIncome, taxableIncome } = incomes;
  const { senior: kind, spouse } = facts;
  return (
    kind &&
    charges.seniorsOffset &&
    termsOf(charges.seniorsOffset, { kind, rebateIncome, taxableIncome }, spouseOf(spouse))
  );
}
