/** The straight lines that charges follow, and the incomes at which they change. Amounts are in dollars a year. */
import { type Charge, chargeOn, least, marginal, rateAt, stepOf, whole } from './charge.ts';
import { toMicrodollar } from './rounding.ts';
import type { MedicareLevy } from './rules/rule-set.ts';
import type { Charges } from './year/income-year.ts';
import { levyThreshold } from './year/medicare-levy.ts';

/** The incomes, rising, at which `charge` changes its line or jumps. The charge on such an income may be that of either side. */
export function edgesOf(charge: Charge): number[] {
  return linesOf(charge).map(({ start }) => start);
}

/** The straight lines of `charge`, from the first income that bears any. */
export function linesOf(charge: Charge): ChargeLine[] {
  const lines: ChargeLine[] = [];
  let below: Line = NOTHING;
  for (const [start, end] of rangesBetween(edgeCandidates(charge))) {
    const line = lineAround(charge, (start + end) / 2);
    if (line.rate !== below.rate || line.atZero !== below.atZero) {
      const isOfLine = isOn(line, start, charge) && !isOn(below, start, charge);
      const last = Number.isInteger(start) && isOfLine ? start - 1 : Math.floor(start);
      lines.push({ ...line, start, last });
    }
    below = line;
  }
  return lines;
}

function isOn({ rate, atZero }: Line, income: number, charge: Charge): boolean {
  return Math.abs(rate * income + atZero - chargeOn(charge, income)) < CENT;
}

const CENT = 0.01;

/** The straight line that a charge follows in a range of incomes. */
interface Line {
  readonly rate: number;
  /** Where the line would be on an income of 0. */
  readonly atZero: number;
}

export interface ChargeLine extends Line {
  /** The income at which it begins. */
  readonly start: number;
  /** The last whole income before it. */
  readonly last: number;
}

const NOTHING: Line = { rate: 0, atZero: 0 };

/** The line that `charge` follows around an income between two of its edges. */
function lineAround(charge: Charge, income: number): Line {
  switch (charge.kind) {
    case 'marginal': {
      const step = stepOf(charge.steps, income);
      if (step === undefined) return NOTHING;
      const { above, rate, base } = step;
      return { rate, atZero: toMicrodollar(base - above * rate) };
    }
    case 'whole':
      return { rate: rateAt(charge.tiers, income), atZero: 0 };
    case 'least': {
      const lowest = chargeOn(charge, income);
      const found = charge.of.find((each) => chargeOn(each, income) === lowest);
      return found === undefined ? NOTHING : lineAround(found, income);
    }
  }
}

/** All incomes at which `charge` may change its line, in no order. */
function edgeCandidates(charge: Charge): number[] {
  switch (charge.kind) {
    case 'marginal':
      return charge.steps.map(({ above }) => above);
    case 'whole':
      return charge.tiers.map(({ above, from }) => above ?? from);
    case 'least': {
      const edges = charge.of.flatMap(edgeCandidates);
      return [...edges, ...rangesBetween(edges).flatMap((range) => crossingsIn(range, charge.of))];
    }
  }
}

type Range = readonly [start: number, end: number];

/** The ranges of incomes that `edges` part, the last without an end that matters. */
function rangesBetween(edges: readonly number[]): Range[] {
  const starts = [...new Set([0, ...edges])].sort((one, other) => one - other);
  return starts.map((start, index) => [start, starts[index + 1] ?? Number.MAX_SAFE_INTEGER]);
}

/** The incomes within a range at which the lines of two of `charges` cross. */
function crossingsIn([start, end]: Range, charges: readonly Charge[]): number[] {
  const lines = charges.map((charge) => lineAround(charge, (start + end) / 2));
  return lines
    .flatMap((one, index) =>
      lines
        .slice(index + 1)
        .map((other) => toMicrodollar((other.atZero - one.atZero) / (one.rate - other.rate))),
    )
    .filter((crossing) => crossing > start && crossing < end);
}

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
    medicareLevy && levyCharge(medicareLevy),
    medicareLevySurcharge?.single,
    charges.studentLoan,
  ];
  return applied.flatMap((charge) => (charge === undefined ? [] : linesOf(charge)));
}

/** `levyAlone` as a charge on taxable income, for what has to know its lines. */
export function levyCharge(levy: MedicareLevy, isSenior = false): Charge {
  const above = levyThreshold(levy, isSenior);
  const full = whole([{ above, rate: levy.rate }]);
  return levy.phaseInRate === undefined ? full : least(full, marginal([[above, levy.phaseInRate]]));
}
