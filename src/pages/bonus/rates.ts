/** The rates that a bonus passes through: those of the year with more and more of it. */
import { payCalculator } from '../../pay/pay.ts';
import { toCents } from '../../words/money.ts';
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

/** The year with so many dollars of the bonus: its taxable income, and the tax on it. */
type PartYear = Readonly<Record<'bonus' | 'income' | 'tax', number>>;

type YearWith = (bonus: number) => PartYear;

/** The parts come to the year's tax on the bonus; `from` and `to` are taxable income without it and with it. */
export function passedRates({ rules, query, entered, earlierEntered }: BonusCalculation) {
  const { taxYear, otherJobPay = 0 } = query;
  const calculate = payCalculator(rules);
  const otherIncome =
    otherJobPay > 0 ? calculate({ annualSalary: otherJobPay, taxYear }).taxableIncome : 0;
  const yearWith: YearWith = (bonus) => {
    const pay = calculate({ ...query, bonus: earlierEntered + bonus });
    return { bonus, income: otherIncome + pay.taxableIncome, tax: pay.totalTax };
  };
  const [without, all] = [yearWith(0), yearWith(entered)];
  const lines = linesBetween(without, all, yearWith);
  return { parts: partsFrom(lines, without.tax), from: without.income, to: all.income };
}

/**
 * The straight lines that tax makes from the year `start` to `last`, each with the years at its ends. Between two of them tax may jump.
 * Super above its cap is income too, so that income has bends as well.
 */
function linesBetween(start: PartYear, last: PartYear, yearWith: YearWith): [PartYear, PartYear][] {
  const yearBetween = (from: PartYear, to: PartYear, part: number) =>
    yearWith(from.bonus + (to.bonus - from.bonus) * part);
  // The line ends between `end` and `beyond`. Three years on the way show a line; after that, the end found so far does.
  let [end, beyond] = [start, last];
  for (let at = last; beyond.bonus - end.bonus > CENT / 10; at = yearBetween(end, beyond, 0.5)) {
    const passed =
      end === start ? [0.2, 0.5, 0.8].map((part) => yearBetween(start, at, part)) : [end];
    if (passed.every((year) => isOnLine(year, start, at))) end = at;
    else beyond = at;
  }
  const line: [PartYear, PartYear] = [start, end];
  return end === last ? [line] : [line, ...linesBetween(beyond, last, yearWith)];
}

function isOnLine(year: PartYear, start: PartYear, end: PartYear): boolean {
  const part = (year.bonus - start.bonus) / (end.bonus - start.bonus);
  const error = CENT / 1000 + end.income * 1e-12;
  return (['income', 'tax'] as const).every((figure) => {
    const onLine = start[figure] + (end[figure] - start[figure]) * part;
    return Math.abs(onLine - year[figure]) < error;
  });
}

/** `taxBefore` is that of the year in which the first line starts. */
function partsFrom(lines: readonly [PartYear, PartYear][], taxBefore: number): RatePart[] {
  const parts: RatePart[] = [];
  let before = taxBefore;
  for (const [start, end] of lines) {
    const jump = start.tax - before;
    const step = Math.abs(jump) < LEAST_SHOWN ? 0 : jump;
    const income = toCents(end.income - start.income);
    if (income < LEAST_SHOWN && step === 0) continue;
    const exact = income < CENT ? 0 : (end.tax - start.tax) / income;
    const rate = Math.round(exact * 10_000) / 10_000;
    const tax = end.tax - before - step;
    before = end.tax;
    const last = parts.at(-1);
    if (last?.rate === rate && step === 0) {
      parts[parts.length - 1] = { ...last, income: last.income + income, tax: last.tax + tax };
    } else {
      parts.push({ rate, income, from: start.income, step, tax });
    }
  }
  return parts;
}

const CENT = 0.01;

/** Dollars that do not round to 0. */
const LEAST_SHOWN = 0.5;
