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
  const payers = levyPayersOf(incomeYear, seniorsOffset);
  const alone = exact(levyOf(charges.medicareLevy, payers.own));
  const reduction = familyReduction(charges.medicareLevy, payers.own, payers);
  const levy = reduction === 'all' ? 0 : Math.max(0, exact(alone - reduction));
  return {
    medicareLevy: exact(shareOfDays(levy, months, year.label)),
    isReducedByFamily: reduction === 'all' || reduction > 0,
  };
}

const NO_LEVY: Levy = { medicareLevy: 0, isReducedByFamily: false };

/** Whose levies the family rule goes by: one's own, and those of a family. */
export function levyPayersOf(
  { facts, incomes }: IncomeYear,
  seniorsOffset: SeniorsEntitlements,
): Family & { readonly own: LevyPayer } {
  return {
    own: { taxableIncome: incomes.taxableIncome, isSenior: isEntitled(seniorsOffset.own) },
    spouse: facts.spouse && {
      taxableIncome: amountOf(facts.spouse.income),
      isSenior: isEntitled(seniorsOffset.ofSpouse),
    },
    children: amountOf(facts.dependentChildren),
  };
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

export interface Family {
  readonly spouse: LevyPayer | undefined;
  readonly children: number;
}

/** The levy of a person without a family, in dollars a year. */
export function levyAlone(levy: MedicareLevy, income: number, isSenior = false): number {
  const threshold = (isSenior ? levy.seniorThreshold : undefined) ?? levy.threshold;
  const excess = income - threshold;
  if (excess <= 0) return 0;
  const whole = income * levy.rate;
  return levy.phaseInRate === undefined ? whole : Math.min(whole, excess * levy.phaseInRate);
}

/** The reduction of the levy of `payer` by the family rule; all of it where the family owes none, though there be none alone. */
export function familyReduction(
  levy: MedicareLevy,
  payer: LevyPayer,
  family: Family,
): number | 'all' {
  const { spouse, children } = family;
  if (levy.family === undefined || (spouse === undefined && children === 0)) return 0;
  const alone = levyOf(levy, payer);
  const familyIncome = payer.taxableIncome + (spouse?.taxableIncome ?? 0);
  const reduction = reductionFor(levy, payer, children, familyIncome);
  if (reduction === 'all') return 'all';

  const spouseAlone = spouse === undefined ? 0 : levyOf(levy, spouse);
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

function levyOf(levy: MedicareLevy, { taxableIncome, isSenior }: LevyPayer): number {
  return levyAlone(levy, taxableIncome, isSenior);
}

/** The reduction that a couple or a sole parent has by the standing of `payer`; all of the levy where no levy is payable. */
function reductionFor(
  levy: MedicareLevy,
  { isSenior }: LevyPayer,
  children: number,
  familyIncome: number,
): number | 'all' {
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
