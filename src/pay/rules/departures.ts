/** Where the figures of a rule set are not those of the law, for the words that say so. */
import { type Charge, chargeOn } from '../charge.ts';
import { edgesOf } from '../charge-lines.ts';
import { type RuleSet, type TaxYear, taxYearOf } from './rule-set.ts';

/** A figure, or a charge, that every set has. */
export type Departure = keyof typeof FIGURES;

const FIGURES = {
  residentTax: ({ incomeTax }: TaxYear): Charge => incomeTax.resident,
  foreignTax: ({ incomeTax }: TaxYear): Charge => incomeTax.foreign,
  workingHolidayTax: ({ incomeTax }: TaxYear): Charge => incomeTax.workingHoliday,
  medicareRate: ({ medicareLevy }: TaxYear): number => medicareLevy.rate,
  medicareThreshold: ({ medicareLevy }: TaxYear): number => medicareLevy.threshold,
  medicareLevySurcharge: ({ medicareLevySurcharge }: TaxYear): Charge =>
    medicareLevySurcharge.single,
  studentLoan: ({ studentLoan }: TaxYear): Charge => studentLoan,
  superRate: ({ superannuation }: TaxYear): number => superannuation.guarantee.rate,
} as const;

/**
 * The tax years in which `figure` of `rules` differs from that of `law`, which has at least the tax years of `rules`. A rule
 * that a set leaves out altogether, such as tax offsets, is no figure here.
 */
export function departuresOf<Label extends string>(
  rules: RuleSet<Label>,
  law: RuleSet,
  figure: Departure,
): Label[] {
  const figureOf = FIGURES[figure];
  return rules.taxYears
    .filter((year) => isOther(figureOf(year), figureOf(taxYearOf(law, year.label))))
    .map(({ label }) => label);
}

function isOther(figure: Charge | number, inLaw: Charge | number): boolean {
  if (typeof figure === 'number' || typeof inLaw === 'number') return figure !== inLaw;
  return incomesAround(figure, inLaw).some(
    (income) => Math.abs(chargeOn(figure, income) - chargeOn(inLaw, income)) >= CENT,
  );
}

const CENT = 0.01;

/**
 * Whole dollars around the edges of `charges`, of which each straight line between two edges has two at least: charges that
 * agree on all of them agree on every whole dollar.
 */
function incomesAround(...charges: readonly Charge[]): number[] {
  return [0, ...charges.flatMap(edgesOf)]
    .map(Math.floor)
    .flatMap((edge) => [edge - 1, edge, edge + 1, edge + 2])
    .filter((income) => income >= 0);
}
