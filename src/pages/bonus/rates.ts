/** The rates that a bonus passes through: those of the year with more and more of it. */
import { payCalculator, residencyOf, taxYearOf } from '../../pay/basics.ts';
import { chargesFor, incomeEdges } from '../../pay/lines.ts';
import type { BonusCalculation } from './calculation.ts';

/** A part of the bonus that one rate falls on; amounts are in dollars. */
export interface RatePart {
  /** A fraction, of all taxes and the study loan together. */
  readonly rate: number;
  /** Taxable income of the part; 0 of a last part that is a step alone. */
  readonly income: number;
  /** Where the part begins. */
  readonly from: number;
  /** Dollars that a charge on the whole income adds at once where the part begins; 0 at most starts. */
  readonly step: number;
  /** The year's tax on the part, without its step. */
  readonly tax: number;
}

/** The year with so many dollars of the bonus. */
interface PartYear {
  readonly bonus: number;
  /** Taxable income and the tax on it, in dollars. */
  readonly income: number;
  readonly tax: number;
}

/** The parts come to the year's tax on the bonus; `from` and `to` are taxable income without it and with it. */
export function passedRates({ rules, query, entered, earlierEntered }: BonusCalculation) {
  const { taxYear, options, otherJobPay = 0 } = query;
  const { studentLoan, noPrivateHospitalCover, noTaxFreeThreshold } = options;
  const calculate = payCalculator(rules);
  const otherIncome =
    otherJobPay > 0 ? calculate({ annualSalary: otherJobPay, taxYear }).taxableIncome : 0;
  const yearWith = (bonus: number): PartYear => {
    const pay = calculate({ ...query, bonus: earlierEntered + bonus });
    return { bonus, income: otherIncome + pay.taxableIncome, tax: pay.totalTax };
  };
  const charges = chargesFor(taxYearOf(rules, taxYear), {
    residency: residencyOf(options),
    withoutCover: noPrivateHospitalCover,
    studentLoan,
    noTaxFreeThreshold,
  });
  const [without, all] = [yearWith(0), yearWith(entered)];
  return {
    parts: partsFrom(startsOf(yearWith, without, all, incomeEdges(charges))),
    from: without.income,
    to: all.income,
  };
}

/** A place where a part may begin: the year on both sides of it, which differ where a charge jumps. */
interface Start {
  readonly below: PartYear;
  readonly above: PartYear;
}

/** From the year `without` the bonus to the year with `all` of it, both included. A charge may jump at `edges`, and only there. */
function startsOf(
  yearWith: (bonus: number) => PartYear,
  without: PartYear,
  all: PartYear,
  edges: readonly number[],
): Start[] {
  // Super above its cap is income too, so that taxable income does not always rise by as much as the bonus.
  const rises = [without, ...bendsBetween(without, all, 'income', yearWith), all];
  const atEdges = pairsOf(rises).flatMap(([start, end]) => {
    const bonusPerIncome = (end.bonus - start.bonus) / (end.income - start.income);
    return edges
      .filter((edge) => edge > start.income && edge < end.income)
      .map((edge) => yearWith(start.bonus + (edge - start.income) * bonusPerIncome));
  });
  const turns = [...rises, ...atEdges]
    .sort((one, other) => one.bonus - other.bonus)
    .map((at) => {
      const below = yearWith(Math.max(without.bonus, at.bonus - CENT));
      const above = yearWith(Math.min(all.bonus, at.bonus + CENT));
      return Math.abs(above.tax - below.tax) > CENT ? { below, above } : { below: at, above: at };
    });
  const bends = pairsOf(turns).flatMap(([{ above }, { below }]) =>
    bendsBetween(above, below, 'tax', yearWith).map((at) => ({ below: at, above: at })),
  );
  return [...turns, ...bends].sort((one, other) => one.below.bonus - other.below.bonus);
}

function partsFrom(starts: readonly Start[]): RatePart[] {
  const parts: RatePart[] = [];
  let told = starts[0]?.below.tax ?? 0;
  for (const [index, { below, above }] of starts.entries()) {
    const end = starts[index + 1]?.below ?? above;
    const jump = above.tax - below.tax;
    const step = Math.abs(jump) < LEAST_SHOWN ? 0 : jump;
    const income = end.income - above.income;
    if (income < LEAST_SHOWN && step === 0) continue;
    const rate = income < CENT ? 0 : (end.tax - above.tax) / income;
    const part = {
      rate: Math.round(rate * 10_000) / 10_000,
      income,
      from: above.income,
      step,
      tax: end.tax - told - step,
    };
    told = end.tax;
    const before = parts.at(-1);
    if (before?.rate === part.rate && step === 0) {
      parts[parts.length - 1] = {
        ...before,
        income: before.income + income,
        tax: before.tax + part.tax,
      };
    } else {
      parts.push(part);
    }
  }
  return parts;
}

/**
 * Where the straight lines of a figure between two years meet, rising. It has no jump between them. One line may be given in
 * several pieces.
 */
function bendsBetween(
  start: PartYear,
  end: PartYear,
  figure: 'income' | 'tax',
  yearWith: (bonus: number) => PartYear,
): PartYear[] {
  const length = end.bonus - start.bonus;
  if (length < LEAST_SHOWN) return [];
  const error = CENT / 100 + end.income * 1e-12;
  const slopeOf = (from: PartYear, to: PartYear) =>
    (to[figure] - from[figure]) / (to.bonus - from.bonus);
  const isOnLine = (at: PartYear, from: PartYear, slope: number) =>
    Math.abs(from[figure] + (at.bonus - from.bonus) * slope - at[figure]) < error;
  const near = yearWith(start.bonus + length / 8);
  const middle = yearWith(start.bonus + length / 2);
  const far = yearWith(end.bonus - length / 8);
  const whole = slopeOf(start, end);
  if ([near, middle, far].every((at) => isOnLine(at, start, whole))) return [];
  // If there is one bend, the lines of both ends meet there.
  const first = slopeOf(start, near);
  const last = slopeOf(far, end);
  const meeting = start.bonus + (length * (whole - last)) / (first - last);
  const met = meeting > start.bonus && meeting < end.bonus ? yearWith(meeting) : middle;
  const at = isOnLine(met, start, first) && isOnLine(met, end, last) ? met : middle;
  return [
    ...bendsBetween(start, at, figure, yearWith),
    at,
    ...bendsBetween(at, end, figure, yearWith),
  ];
}

function pairsOf<Each>(list: readonly Each[]): (readonly [Each, Each])[] {
  return list.slice(1).flatMap((each, index) => {
    const before = list[index];
    return before === undefined ? [] : [[before, each] as const];
  });
}

const CENT = 0.01;

/** Dollars that do not round to 0. */
const LEAST_SHOWN = 0.5;
