/** The rule behind each offset. */
import type { OffsetUse } from '../offsets.ts';
import type { Person } from '../person.ts';
import { ownSeniorsTerms } from '../seniors-offset.ts';
import { bandOf, noneIn } from './band.ts';
import type { None, OffsetExplained } from './explanation.ts';

export function offsetExplained(
  { code, entitled, used }: OffsetUse,
  person: Person,
): OffsetExplained {
  const { charges, incomes, year } = person;
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
    const terms = ownSeniorsTerms(person);
    if (terms === undefined) throw new TypeError('A seniors offset without its rule');
    const end: None = { because: 'from', limit: terms.cutOut };
    return {
      code,
      amount: used,
      entitled,
      none: entitled === 0 ? end : unused,
      source: charges.seniorsOffset?.source,
      ...terms,
    };
  }
  const offset = charges.offsets.find((each) => each.code === code);
  if (offset === undefined) throw new TypeError(`An offset ${code} without its rule`);
  const band = bandOf(offset.amount, incomes.taxable);
  return {
    code,
    amount: used,
    entitled,
    none: unused ?? noneIn(band, used),
    source: offset.source,
    income: incomes.taxable,
    band,
  };
}
