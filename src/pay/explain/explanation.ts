/** The rule, the threshold, the rate and the source behind each figure of an assessment, as data. Amounts are in dollars a year. */

import type { Source, TaxOffset } from '../rules/rule-set.ts';
import type { AboveCaps, HeldPart } from '../year/income-year.ts';
import type { SeniorsTerms } from '../year/seniors-offset.ts';

export interface Explanation {
  /** A fall in taxable income, not a tax. */
  readonly standardDeduction: DeductionExplained;
  /** Super above the cap, which is income. */
  readonly excessContributions: CapExplained;
  /** Tax on taxable income, before offsets. */
  readonly grossTax: TaxExplained;
  /** The explanations of `taxOffsets`, in the same order. */
  readonly taxOffsets: readonly OffsetExplained[];
  readonly medicareLevy: LevyExplained;
  readonly medicareLevySurcharge: SurchargeExplained;
  readonly studentLoanRepayment: LoanExplained;
  readonly division293Tax: Division293Explained;
}

export interface Explained {
  readonly amount: number;
  /** Why `amount` is 0; undefined where it is not. */
  readonly none: None | undefined;
  /** The source of the rule. A set without the rule has none, and the scripts of a site leave it out. */
  readonly source: Source | undefined;
}

/** Why a figure is 0. */
export type None =
  | {
      /**
       * The income that decides is `upTo` the limit, `below` it, or `from` it on, as of an offset that has ended. `ownIncome`: up to it
       * is the income of a partner. `family`: up to it is the family's income, which makes the levy nil, or the family rule takes so much
       * off the levy that no study loan is repaid.
       */
      readonly because: 'upTo' | 'below' | 'from' | 'ownIncome' | 'family';
      readonly limit: number;
    }
  | {
      /** `notInSet`: the rule set has no such rule. `noTax`: no tax is left to take an offset off. `expenses`: work expenses take the place of the standard deduction. `withinRate`: the tax on a part of income is no higher than the rate that an offset holds it to. `otherOffset`: of the seniors' and the beneficiary offset, only the better counts. */
      readonly because:
        | 'noIncome'
        | 'noTax'
        | 'notResident'
        | 'workingHoliday'
        | 'covered'
        | 'noLoan'
        | 'expenses'
        | 'withinRate'
        | 'otherOffset'
        | 'notInSet';
    };

/** How a charge, or an offset, comes to what it is on an income. */
export type Band =
  /** Nothing: the income is up to the limit, below it, or from it on. */
  | { readonly kind: 'upTo' | 'below' | 'from'; readonly limit: number }
  /** `base` of any income up to `upTo`, which is undefined where the band is open. */
  | { readonly kind: 'flat'; readonly base: number; readonly upTo: number | undefined }
  /** `base` and `rate` of what is above `above`. */
  | {
      readonly kind: 'part';
      readonly base: number;
      readonly rate: number;
      readonly above: number;
      readonly upTo: number | undefined;
    }
  /** `rate` of the whole income. */
  | { readonly kind: 'whole'; readonly rate: number; readonly above: number };

export interface DeductionExplained extends Explained {
  /** The most that it is. */
  readonly most: number | undefined;
  readonly labourIncome: number;
  readonly workExpenses: number;
}

export interface CapExplained extends Explained {
  /** Of employers, and what is sacrificed. */
  readonly contributions: number;
  readonly cap: number | undefined;
}

/** A charge by one income. */
export interface ChargeExplained extends Explained {
  readonly income: number;
  readonly band: Band;
}

/** `income` is the taxable income without what is above the caps of termination payments; `amount` is the tax on all of it. */
export interface TaxExplained extends ChargeExplained {
  /** Months of residence, of 12, which the tax-free threshold goes by. */
  readonly months: number;
  /** Employment termination payments above their caps, if there are any. `amount` has the tax on them too. */
  readonly aboveCaps: (Explained & AboveCaps) | undefined;
  /** On top, where a rule set charges for a threshold that is not claimed; `amount` has it too. */
  readonly withoutTaxFreeThreshold: ChargeExplained | undefined;
}

/** `amount` is what is used; `entitled` may be more than the tax that is left. */
export type OffsetExplained = Explained & { readonly entitled: number } & (
    | {
        readonly code: TaxOffset['code'];
        readonly income: number;
        readonly band: Band;
      }
    | ({ readonly code: 'seniors' } & SeniorsTerms)
    | {
        readonly code: 'beneficiary';
        /** Benefits of the year. */
        readonly income: number;
        readonly band: Band;
        /** `amount` depends on the upper threshold, which is less certain. */
        readonly isEstimate: boolean;
      }
    | { readonly code: 'excessContributions'; readonly excess: number; readonly rate: number }
    // The income tax on the part is held to the rate.
    | ({ readonly code: HeldPart['code'] } & Pick<HeldPart, 'part' | 'tax' | 'ceiling'>)
  );

/** Of so many `days` of the `daysInYear`. */
export interface PartOfYear {
  readonly days: number;
  readonly daysInYear: number;
}

export interface LevyExplained extends Explained, PartOfYear {
  readonly income: number;
  /** Of a single person, by the thresholds of a senior where entitled to the seniors' offset: a phased-in rate is a part. */
  readonly band: Band;
  /** The family rule, where there is a partner or a child and the rule set knows families. */
  readonly family: FamilyRule | undefined;
}

/** Amounts of the whole year. */
export interface FamilyRule {
  /** Up to which a family owes no levy. */
  readonly limit: number;
  readonly income: number;
  /** Whether it makes the levy nil, which it may be already, or smaller: no study loan is repaid then. */
  readonly isReduced: boolean;
  /** Taken off the levy of a single person. */
  readonly reduction: number;
}

export interface SurchargeExplained extends Explained, PartOfYear {
  /** The rate is that of the tier which `income` is in, and falls on `base`: taxable income and reportable fringe benefits. */
  readonly base: number;
  /** One's own, or that of a couple, for surcharge purposes. */
  readonly income: number;
  readonly isOfFamily: boolean;
  /** Undefined in no tier. `above` has what later children add. */
  readonly tier: { readonly above: number; readonly rate: number } | undefined;
  /** Dollars of one day of it. */
  readonly perDay: number;
}

/** `none` by `family` where the family rule takes off the levy; `band` says what would be repaid without it. */
export type LoanExplained = ChargeExplained;

export interface Division293Explained extends Explained {
  /** Taxable income and reportable fringe benefits, and the contributions within the cap, which together are above `threshold`. */
  readonly income: number;
  readonly contributions: number;
  readonly threshold: number | undefined;
  readonly rate: number;
  /** The contributions that it falls on. */
  readonly charged: number;
}
