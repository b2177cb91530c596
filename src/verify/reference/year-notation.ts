/** The form in which the reference has a year's figures: percentages and slices of income as text, no base amounts. */

/** Income up to and including `upTo` dollars a year (none: all the rest) and its rate in percent. */
export interface Slice {
  readonly upTo?: string;
  readonly percent: string;
}

/** How study and training loans are repaid, by income in dollars a year. */
export type ReferenceLoan =
  /** The whole income at 1%, 2%, 2.5% and so on to 10%, each from the income where it starts. */
  | { readonly starts: readonly string[] }
  /** The whole income at 1%, 2%, 2.5% and so on from `first`, each to the income where it ends, the last without end. */
  | { readonly first: string; readonly ends: readonly string[] }
  /** `base` and a percentage of what is above `above`, but never more than a tenth of the whole, nor less from `tenthFrom` on. */
  | {
      readonly steps: readonly {
        readonly above: string;
        readonly percent: string;
        readonly base: string;
      }[];
      readonly tenthFrom?: string;
      /** Schedule 8. */
      readonly withheld: Scales;
    };

/** An edition of a withholding schedule: the first day of payment, and by scale rows `below a b`, with `-` for no limit. */
export type Scales = Readonly<Record<1 | 2 | 3 | 'since', string>>;

/** The figures of a year, in dollars and percent. */
export interface ReferenceYear {
  /** A resident's, rising from an income of 0. */
  readonly slices: readonly Slice[];
  readonly nonResident: readonly Slice[];
  readonly workingHoliday: readonly Slice[];
  /** Of a single person. */
  readonly levyFreeUpTo: string;
  /** Of a single person. */
  readonly surcharge: readonly Slice[];
  readonly loan: ReferenceLoan;
  readonly superPercent: string;
  /** Figures of the law that the simplified set lacks. */
  readonly law?: ReferenceLaw;
}

/** A year by the law lacks none of the law's figures. */
export interface LegislatedYear extends ReferenceYear {
  readonly loan: Exclude<ReferenceLoan, { readonly ends: readonly string[] }>;
  readonly law: ReferenceLaw;
}

export interface ReferenceLaw {
  /** The low and middle income tax offset: what every income below 126,000 has besides the sum of 2020-21. */
  readonly lowAndMiddleExtra?: string;
  /** Earnings that the guarantee is owed on at most; by the quarter until 2025-26. */
  readonly superBase: { readonly quarter: string } | { readonly year: string };
  readonly concessionalCap: string;
  /** Schedule 1. */
  readonly withheld: Scales;
  /** Termination payments: their cap, and the tax-free base of redundancy pay with what each complete year adds. */
  readonly leaving: readonly [string, string, string];
  readonly standardDeduction?: string;
  /** Levy-free incomes of whoever has the seniors' offset, and of families. */
  readonly levyFree: {
    readonly senior: string;
    readonly family: string;
    readonly seniorFamily: string;
    readonly eachChild: string;
  };
  readonly familySurcharge: readonly Slice[];
  /** A partner whose own income is not above this pays no surcharge. */
  readonly noSurchargeUpTo: string;
  /** Seniors' offset: the most, the income from which it shrinks, the income from which there is none. */
  readonly seniors: Readonly<Record<SeniorKind, readonly [string, string, string]>>;
}

export type SeniorKind = 'single' | 'couple' | 'separatedByIllness';

/** `'0% to 18200, 16% to 45000, 45%'` as slices. */
export function scale(text: string): Slice[] {
  return text.split(', ').map((slice) => {
    const [percent = '', upTo] = slice.split('% to ');
    return upTo === undefined ? { percent: percent.replace('%', '') } : { percent, upTo };
  });
}

/** A loan by the incomes at which its rates start. */
export function startingAt(text: string) {
  return { starts: incomes(text) };
}

export function incomes(text: string): string[] {
  return text.split(' ');
}
