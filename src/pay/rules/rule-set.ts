/**
 * What a rule set holds: every figure that a formula of the pay engine uses, by tax year. Money is in Australian dollars,
 * rates are fractions. A set is data alone, so that a bundle takes only the sets it names.
 */
import type { Bands, TaxBracket } from '../scale.ts';
import type { RuleSetName } from './rule-set-names.ts';

export interface RuleSet<Label extends string = string> {
  readonly name: RuleSetName;
  /** Newest first. */
  readonly taxYears: readonly TaxYear<Label>[];
  /** The year the calculator opens with and the salary pages are worked out for. */
  readonly defaultTaxYear: Label;
}

/** The tax-free bracket, the one after it, and the rest. */
export type ResidentBrackets = readonly [
  TaxBracket & { readonly max: number },
  TaxBracket,
  ...Bands<TaxBracket>,
];

/** An offset against income tax, by taxable income. It is never more than the tax. */
export interface TaxOffset {
  /** As running text has it, such as 'low income tax offset'. */
  readonly name: string;
  /** The offset in dollars of each income; a line that falls below 0 counts as 0. */
  readonly bands: Bands;
}

/** The figures of one income year, 1 July to 30 June. */
export interface TaxYearFigures<Label extends string = string> extends WithholdingSchedules {
  /** Such as `'2025-26'`. */
  readonly label: Label;
  /** What to say of the year's resident rates; ends its description. */
  readonly ratesNote: string;
  readonly taxBrackets: ResidentBrackets;
  readonly nonResidentBrackets: Bands<TaxBracket>;
  readonly workingHolidayBrackets: Bands<TaxBracket>;
  /** Medicare levy, a fraction of the whole taxable income. */
  readonly medicareRate: number;
  /** The highest income that pays no Medicare levy, in dollars a year. */
  readonly medicareThreshold: number;
  /** The levy is at most this fraction of the income above the threshold. Absent: the whole levy at once. */
  readonly medicareShadeIn?: number;
  /** Medicare levy surcharge of a single person: a rate of the whole taxable income, by income for surcharge purposes. */
  readonly medicareLevySurcharge: Bands;
  /** Compulsory repayment of study and training loans, by repayment income. */
  readonly studentLoan: Bands;
  /** Offsets of residents who claim the tax-free threshold. Absent: the set leaves offsets out. */
  readonly taxOffsets?: readonly TaxOffset[];
  /** Employer's superannuation contribution, a fraction of gross pay. */
  readonly superRate: number;
  /** The gross pay, in dollars a year, that the contribution is owed on at most. Absent: no limit. */
  readonly maxContributionBase?: number;
  /** The most that can go into super at the concessional rate, in dollars a year. Absent: no cap is known. */
  readonly concessionalCap?: number;
}

/** What employers withhold from the pays of a tax year. */
export interface WithholdingSchedules {
  /** What employers withhold (ATO Schedule 1). Absent: the set has no schedule. */
  readonly withholding?: Withholding;
  /** The first pay day that `withholding` is for, such as `13 October 2020`. Absent: it serves the whole year. */
  readonly withholdingSince?: string;
  /** What they withhold besides for study and training loans (ATO Schedule 8). Absent: no edition for the year is known. */
  readonly studentLoanWithholding?: Withholding;
  /** As `withholdingSince`, for `studentLoanWithholding`. */
  readonly studentLoanWithholdingSince?: string;
}

/** Scale 1: a resident who does not claim the tax-free threshold; 2: one who does; 3: a foreign resident. */
export type WithholdingScale = 1 | 2 | 3;

export type Withholding = Readonly<Record<WithholdingScale, WithholdingRows>>;

/**
 * Rows of coefficients `[below, a, b]` in rising order: `a` × x − `b` dollars are withheld from weekly earnings of x dollars
 * below `below` (null: no limit). The coefficients have at most four decimals.
 */
export type WithholdingRows = readonly (readonly [below: number | null, a: number, b: number])[];

export interface TaxYear<Label extends string = string>
  extends Omit<TaxYearFigures<Label>, 'ratesNote'> {
  /** What to tell a visitor about the year. */
  readonly description: string;
}

/** A tax year from its figures. */
export function taxYear<const Label extends string>({
  ratesNote,
  ...figures
}: TaxYearFigures<Label>): TaxYear<Label> {
  const { label } = figures;
  const description = `Income earned from ${firstDay(label)} to ${lastDay(label)}, ${ratesNote}`;
  return { ...figures, description };
}

/** The first day of the year under `label`: `1 July 2025` of `'2025-26'`. */
export function firstDay(label: string): string {
  return `1 July ${startOf(label)}`;
}

/** The last day of the year under `label`: `30 June 2026` of `'2025-26'`. */
export function lastDay(label: string): string {
  return `30 June ${startOf(label) + 1}`;
}

function startOf(label: string): number {
  return Number.parseInt(label, 10);
}

/** The year of `rules` under `label`; throws `Tax year {label} not found` for any other. */
export function taxYearOf<Label extends string>(
  rules: RuleSet<Label>,
  label: string,
): TaxYear<Label> {
  const found = rules.taxYears.find((year) => year.label === label);
  if (found === undefined) throw new Error(`Tax year ${label} not found`);
  return found;
}
