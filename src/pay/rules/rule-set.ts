/**
 * The figures of a rule set: every figure that a formula of the pay engine uses, by tax year. Money is in Australian
 * dollars, rates are fractions. A set is data alone, so that a bundle takes only the sets it names. A rule that a set lacks does not
 * apply.
 */
import type { Charge, MarginalCharge, WholeCharge } from '../charge.ts';
import { PayError } from '../pay-error.ts';
import type { LeavingLimits } from './leaving-limits.ts';
import type { IsoDate, IsoMonth, OfEdition, Sourced } from './sourced.ts';

export type { Source, Sourced } from './sourced.ts';

export interface RuleSet<Label extends string = string, Name extends string = string> {
  /** Any name, for messages. */
  readonly name: Name;
  /** Newest first. */
  readonly taxYears: readonly TaxYear<Label>[];
  /** The label of the year to use where nobody has chosen one. */
  readonly defaultTaxYear: Label;
}

export type Residency = 'resident' | 'foreign' | 'workingHoliday';

/** The figures of one income year, 1 July to 30 June. */
export interface TaxYear<Label extends string = string> {
  /** Such as `'2025-26'`. */
  readonly label: Label;
  /** The year in a line for people: its days, and what its rates are known for. */
  readonly description: string;
  readonly incomeTax: Readonly<Record<Residency, MarginalCharge & Sourced>>;
  /**
   * Added to a resident's tax where the threshold is not claimed. Absent: not claiming it is a declaration to a payer, which
   * changes what is withheld and not the year's tax.
   */
  readonly withoutTaxFreeThreshold?: MarginalCharge & Sourced;
  /** The tax-free threshold of a part-year resident: `flat` and the share of `prorated` by months of residence. */
  readonly partYearThreshold?: { readonly flat: number; readonly prorated: number } & Sourced;
  /** Taken off everyone's income who is resident: at most the labour income; work expenses count against it. */
  readonly standardDeduction?: { readonly amount: number } & Sourced;
  readonly seniorsOffset?: SeniorsOffset;
  /**
   * The Age Pension age, in years, of whoever reaches it last in this year: it makes people old enough for the seniors' offset.
   * `yearsAtStart` is that of the year before. Absent: the same.
   */
  readonly pensionAge?: { readonly years: number; readonly yearsAtStart?: number } & Sourced;
  readonly beneficiaryOffset?: BeneficiaryOffset;
  /** Other offsets of residents, in the order of use. None where empty. */
  readonly offsets: readonly TaxOffset[];
  readonly medicareLevy: MedicareLevy;
  readonly medicareLevySurcharge: MedicareLevySurcharge;
  /** Compulsory repayment of study and training loans, by repayment income. */
  readonly studentLoan: Charge & Sourced;
  readonly superannuation: Superannuation;
  readonly withholding?: WithholdingSchedules;
  readonly leaving?: LeavingLimits;
  /** Tax that a fund pays on concessional contributions. Absent: none. */
  readonly contributionsTax?: { readonly rate: number } & Sourced;
  /** The casual loading, a fraction of a permanent worker's rate. Absent: no loading. */
  readonly casualLoading?: { readonly rate: number } & Sourced;
  /** No calculation uses them. The scripts of the package's own site leave them out. */
  readonly earnings: ComparedEarnings;
}

/** Earnings that a salary of the year is compared with, in dollars a week before tax. */
export interface ComparedEarnings {
  readonly fullTime: {
    /** The month in which people were asked. */
    readonly month: IsoMonth;
    /**
     * People in full-time jobs by weekly earnings: entry i counts those who earn from $100i to less than $100(i + 1), the last
     * all who earn more.
     */
    readonly counts: readonly number[];
    readonly medianWeek: number;
  } & Sourced;
  /** Of full-time adults. */
  readonly average: { readonly month: IsoMonth; readonly week: number } & Sourced;
  /** The national minimum wage of 38 hours when the year starts, and its first day. */
  readonly minimumWage: { readonly from: IsoDate; readonly week: number } & Sourced;
}

/** An offset against income tax, by taxable income, in dollars of each income. It is never below 0, nor above the tax. */
export interface TaxOffset extends Sourced {
  readonly code: 'lowIncome' | 'lowMiddleIncome';
  readonly amount: MarginalCharge;
}

export type SeniorKind = 'single' | 'couple' | 'separatedByIllness';

/** Seniors and pensioners tax offset. */
export interface SeniorsOffset extends Sourced {
  readonly byKind: Readonly<
    Record<
      SeniorKind,
      { readonly maximum: number; readonly shadeOut: number; readonly cutOut: number }
    >
  >;
  /** Of each dollar of rebate income above `shadeOut`; the result is rounded up to the dollar. */
  readonly taper: number;
  /** Unused offset of a partner: the maximum less `rate` of the taxable income above `floor`. */
  readonly transfer: {
    readonly floor: number;
    readonly rate: number;
    /** By which the threshold of the partner who receives it is worked out anew. */
    readonly taxFree: number;
    readonly rebateMaximum: number;
    readonly reductionThreshold: number;
    readonly reductionRate: number;
    readonly lowestRate: number;
    readonly secondRate: number;
  };
}

/** Beneficiary tax offset of residents: `rate` of the benefits above `threshold`, and once more of those above `upper`. */
export interface BeneficiaryOffset extends Sourced {
  readonly threshold: number;
  readonly rate: number;
  /** The upper limit of the lowest bracket that is taxed. It is less certain than the rest. */
  readonly upper: { readonly threshold: number } & Sourced;
}

export interface MedicareLevy extends Sourced {
  /** A fraction of the whole taxable income. */
  readonly rate: number;
  /** The highest taxable income of a single person that pays no levy. */
  readonly threshold: number;
  /** The levy is at most this fraction of the income above the threshold. Absent: the whole levy at once. */
  readonly phaseInRate?: number;
  /** As `threshold`, of whoever is entitled to the seniors' offset. */
  readonly seniorThreshold?: number;
  /** Absent: the set knows no families. */
  readonly family?: {
    readonly threshold: number;
    readonly seniorThreshold: number;
    /** Added to the threshold for each dependent child. */
    readonly perChild: number;
    /** Of each dollar of family income above the threshold, which the reduction loses. */
    readonly shadeRate: number;
  };
}

/** By income for surcharge purposes; the rate falls on taxable income and reportable fringe benefits. */
export interface MedicareLevySurcharge extends Sourced {
  readonly single: WholeCharge;
  /** Absent: the set knows no families. */
  readonly family?: {
    readonly tiers: WholeCharge;
    /** Added to each threshold for each dependent child after the first. */
    readonly perLaterChild: number;
    /** A partner whose own income is at or under this pays none. */
    readonly ownIncomeFloor: { readonly amount: number } & Sourced;
  };
}

export interface Superannuation {
  /** Employer's contribution, a fraction of gross pay. */
  readonly guarantee: { readonly rate: number } & Sourced;
  /** The most pay of an employer that the contribution is owed on. Absent: no limit. */
  readonly contributionBase?: ({ readonly perQuarter: number } | { readonly perYear: number }) &
    Sourced;
  /** The most that goes into super at the concessional rate; the excess is income, with an offset of `excessOffsetRate` of it. */
  readonly concessionalCap?: {
    readonly amount: number;
    readonly excessOffsetRate: number;
  } & Sourced;
  /** Tax on contributions within the cap that, with income, are above the threshold. */
  readonly division293?: { readonly threshold: number; readonly rate: number } & Sourced;
  /** Tax on the super of a working holiday maker that is paid out on leaving Australia for good. */
  readonly departure?: { readonly rate: number } & Sourced;
}

/** The schedules by which employers withhold from the pays of a tax year. */
export interface WithholdingSchedules {
  /** Schedule 1, by scale. */
  readonly regular: WithholdingTable;
  /** Schedule 8: the part for study and training loans. */
  readonly studentLoan: WithholdingTable;
  /** Schedule 5: bonuses and back pay. `limit` is the highest fraction of a bonus that is withheld. */
  readonly bonus: { readonly limit: number } & Sourced & OfEdition;
  /** Schedule 15: working holiday makers, by what was paid in the year before the pay. */
  readonly workingHoliday: {
    readonly rates: readonly { readonly upTo: number | null; readonly rate: number }[];
  } & Sourced &
    OfEdition;
}

export interface WithholdingTable extends Sourced, OfEdition {
  readonly scales: Readonly<Record<WithholdingScale, WithholdingRows>>;
}

/** Scale 1: a resident who does not claim the tax-free threshold; 2: one who does; 3: a foreign resident. */
export type WithholdingScale = 1 | 2 | 3;

/**
 * Rows of coefficients `[below, a, b]` in rising order: `a` × x − `b` dollars are withheld from weekly earnings of x dollars
 * below `below` (null: no limit). The coefficients have at most four decimals.
 */
export type WithholdingRows = readonly (readonly [below: number | null, a: number, b: number])[];

/** The first day of the year under `label`: `2025-07-01` of `'2025-26'`. */
export function firstDay(label: string): IsoDate {
  return `${startOf(label)}-07-01`;
}

/** The last day of the year under `label`: `2026-06-30` of `'2025-26'`. */
export function lastDay(label: string): IsoDate {
  return `${startOf(label) + 1}-06-30`;
}

/**
 * The day before which those are born who have the Age Pension age by the last day of `year`, such as `1960-07-01`; undefined
 * where the set has no such age. A service pensioner may be younger.
 */
export function seniorsBornBefore({ label, pensionAge }: TaxYear): IsoDate | undefined {
  if (pensionAge === undefined) return undefined;
  const { years } = pensionAge;
  // Who is 66 and a half on 30 June was born half a year before those who turn 66 then.
  const day = Number.isInteger(years) ? '07-01' : '01-01';
  return `${startOf(label) + 1 - Math.floor(years)}-${day}` as IsoDate;
}

function startOf(label: string): number {
  return Number.parseInt(label, 10);
}

/** The year of `rules` under `label`; throws a PayError, `Tax year {label} not found`, for any other. */
export function taxYearOf<Label extends string>(
  rules: RuleSet<Label>,
  label: string,
): TaxYear<Label> {
  const found = rules.taxYears.find((year) => year.label === label);
  if (found === undefined) throw new PayError('unknownTaxYear', `Tax year ${label} not found`);
  return found;
}
