/** The Medicare levy: alone, and as the family rule reduces it. Source: Medicare Levy Act 1986, ss 7 to 9. */
import { amountOf } from '../amounts.ts';
import type { MedicareLevy } from '../rules/rule-set.ts';
import type { IncomeYear, SeniorsEntitlements, Standing } from './income-year.ts';
import { shareOfDays } from './residence.ts';

export interface Levy {
  /** Dollars a year. */
  readonly medicareLevy: number;
  /**
   * Whether the family rule makes the levy nil, which it may be already, or smaller: no study loan is repaid then. Source:
   * Higher Education Support Act 2003, s 154-1(2); Medicare Levy Act 1986, s 8.
   */
  readonly isReducedByFamily: boolean;
}

export function medicareLevyOf(
  incomeYear: IncomeYear,
  { months, seniorsOffset }: Pick<Standing, 'months' | 'seniorsOffset'>,
): Levy {
  const { charges, exact, year } = incomeYear;
  if (charges.medicareLevy === undefined) return NO_LEVY;
  const { alone, reduction } = levyStepsOf(charges.medicareLevy, incomeYear, seniorsOffset);
  const levy = reduction === 'all' ? 0 : Math.max(0, exact(exact(alone) - reduction));
  return {
    medicareLevy: exact(shareOfDays(levy, months, year.label)),
    isReducedByFamily: reduction === 'all' || reduction > 0,
  };
}

const NO_LEVY: Levy = { medicareLevy: 0, isReducedByFamily: false };

/** The steps to a levy of the whole year. Dollars, not rounded. */
export interface LevySteps {
  readonly own: LevyPayer;
  readonly spouse: LevyPayer | undefined;
  readonly children: number;
  /** The levy without the family rule. */
  readonly alone: number;
  readonly reduction: FamilyReduction;
}

export function levyStepsOf(
  levy: MedicareLevy,
  { facts, incomes }: IncomeYear,
  seniorsOffset: SeniorsEntitlements,
): LevySteps {
  const own = { taxableIncome: incomes.taxableIncome, isSenior: isEntitled(seniorsOffset.own) };
  const spouse = facts.spouse && {
    taxableIncome: amountOf(facts.spouse.income),
    isSenior: isEntitled(seniorsOffset.ofSpouse),
  };
  const children = amountOf(facts.dependentChildren);
  const alone = levyAlone(levy, own.taxableIncome, own.isSenior);
  const reduction = familyReduction(levy, own, spouse, children, alone);
  return { own, spouse, children, alone, reduction };
}

/** Whether a partner is entitled to some of the seniors' offset, by which the levy goes. */
function isEntitled(seniorsOffset = 0): boolean {
  return seniorsOffset >= 1;
}

/** Whose levy it is: incomes in dollars a year. */
export interface LevyPayer {
  readonly taxableIncome: number;
  /** Whether entitled to some of the seniors' offset, which raises the thresholds. */
  readonly isSenior: boolean;
}

/** The levy of a person without a family, in dollars a year. As the charge of `levyCharge` it would take a tenth more time of a whole pay. */
export function levyAlone(levy: MedicareLevy, income: number, isSenior = false): number {
  const excess = income - levyThreshold(levy, isSenior);
  if (excess <= 0) return 0;
  const whole = income * levy.rate;
  return levy.phaseInRate === undefined ? whole : Math.min(whole, excess * levy.phaseInRate);
}

/** The highest taxable income of a person without a family that bears no levy. */
export function levyThreshold(levy: MedicareLevy, isSenior: boolean): number {
  return (isSenior ? levy.seniorThreshold : undefined) ?? levy.threshold;
}

/** The part of a levy that the family rule takes off. `'all'` where the family owes none, even if the payer alone would owe none either. */
type FamilyReduction = number | 'all';

function familyReduction(
  levy: MedicareLevy,
  payer: LevyPayer,
  spouse: LevyPayer | undefined,
  children: number,
  alone: number,
): FamilyReduction {
  if (levy.family === undefined || (spouse === undefined && children === 0)) return 0;
  const familyIncome = payer.taxableIncome + (spouse?.taxableIncome ?? 0);
  const reduction = reductionFor(levy, payer, children, familyIncome);
  if (reduction === 'all') return 'all';

  const spouseAlone =
    spouse === undefined ? 0 : levyAlone(levy, spouse.taxableIncome, spouse.isSenior);
  if (spouse === undefined || spouseAlone === 0) return Math.min(alone, reduction);
  const own = (reduction * payer.taxableIncome) / familyIncome;
  const ofSpouse = reductionFor(levy, spouse, children, familyIncome);
  // A share that is more than the spouse's levy passes over (s 8(4)).
  const passedOn =
    ofSpouse === 'all'
      ? 0
      : Math.max(0, (ofSpouse * spouse.taxableIncome) / familyIncome - spouseAlone);
  return Math.min(alone, own + passedOn);
}

/** The reduction that a couple or a sole parent has, by the thresholds of one payer. */
function reductionFor(
  levy: MedicareLevy,
  { isSenior }: LevyPayer,
  children: number,
  familyIncome: number,
): FamilyReduction {
  if (levy.family === undefined) return 0;
  const { shadeRate } = levy.family;
  const limit = familyLimit(levy.family, isSenior, children);
  if (familyIncome <= limit) return 'all';
  return Math.max(0, levy.rate * limit - shadeRate * (familyIncome - limit));
}

/** The income in dollars a year up to which a family owes no levy. */
export function familyLimit(
  { threshold, seniorThreshold, perChild }: NonNullable<MedicareLevy['family']>,
  isSenior: boolean,
  children: number,
): number {
  return (isSenior ? seniorThreshold : threshold) + perChild * children;
}
