/** The rates that a bonus passes through: those of the year with more and more of it. */
import { type PayQuery, payCalculator } from './pay.ts';
import { type FiguresAt, ratesBetween } from './rates-between.ts';
import { toCents } from './rounding.ts';
import type { RuleSet } from './rules/rule-set.ts';

/** A part of the bonus that one rate falls on; amounts are in dollars. */
export interface RatePart {
  /** A fraction, for all taxes and the student loan together. */
  readonly rate: number;
  /** Taxable income in the part; 0 if the last part is a step alone. */
  readonly income: number;
  /** Taxable income at which the part begins. */
  readonly from: number;
  /** Dollars that a charge on the whole income adds at once where the part begins; 0 at most starts. */
  readonly step: number;
  /** The year's tax on the part, without its step. */
  readonly tax: number;
}

export type PassedRates = ReturnType<typeof passedRates>;

/** The parts add up to the year's tax on the bonus; `from` and `to` are taxable income without it and with it. */
export function passedRates(
  query: PayQuery & { readonly bonus: number; readonly earlierBonuses: number },
  rules: RuleSet,
) {
  const { taxYear, otherJobPay = 0 } = query;
  const calculate = payCalculator(rules);
  const otherIncome =
    otherJobPay > 0 ? calculate({ annualSalary: otherJobPay, taxYear }).taxableIncome : 0;
  // Super above its cap is income too, so that income has bends as well.
  const figuresOf = (bonus: number) => {
    const pay = calculate({ ...query, bonus: query.earlierBonuses + bonus });
    return [otherIncome + pay.taxableIncome, pay.totalTax];
  };
  const lines = ratesBetween(figuresOf, 0, query.bonus, CENT / 10).map(
    ({ first, last }): Line => ({ start: yearOf(first), end: yearOf(last) }),
  );
  const [without, all] = [lines[0], lines.at(-1)] as [Line, Line];
  return { parts: partsFrom(lines), from: without.start.income, to: all.end.income };
}

/** The taxable income of the year with part of the bonus, and the tax on it. */
type PartYear = Readonly<Record<'income' | 'tax', number>>;

type Line = Readonly<Record<'start' | 'end', PartYear>>;

function yearOf({ figures: [income = 0, tax = 0] }: FiguresAt): PartYear {
  return { income, tax };
}

function partsFrom(lines: readonly Line[]): RatePart[] {
  const parts: RatePart[] = [];
  let before = lines[0]?.start.tax ?? 0;
  for (const { start, end } of lines) {
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
