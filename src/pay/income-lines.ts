/** The lines of all charges on one person. */
import { least, marginal, whole } from './charge.ts';
import { type ChargeLine, linesOf } from './charge-lines.ts';
import type { Charges } from './charges.ts';
import type { MedicareLevy } from './rules/rule-set.ts';

/** The incomes, rising, at which some charge on a single person changes its line or jumps. Each goes by its own income. */
export function incomeEdges(charges: Charges): number[] {
  return [...new Set(incomeLines(charges).map(({ start }) => start))].sort(
    (one, other) => one - other,
  );
}

/** The straight lines of each charge on a single person, by its own income, in no order. */
export function incomeLines(charges: Charges): ChargeLine[] {
  const { incomeTax, withoutTaxFreeThreshold, offsets, medicareLevy, medicareLevySurcharge } =
    charges;
  const applied = [
    incomeTax,
    withoutTaxFreeThreshold,
    ...offsets.map(({ amount }) => amount),
    medicareLevy && singleLevy(medicareLevy),
    medicareLevySurcharge?.single,
    charges.studentLoan,
  ];
  return applied.flatMap((charge) => (charge === undefined ? [] : linesOf(charge)));
}

/** The levy of a single person as a charge. */
export function singleLevy({ rate, threshold, phaseInRate }: MedicareLevy) {
  const full = whole([{ above: threshold, rate }]);
  return phaseInRate === undefined ? full : least(full, marginal([[threshold, phaseInRate]]));
}
