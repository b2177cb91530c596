/** Seniors and pensioners tax offset. Source: ATO, Seniors and pensioners tax offset; Income Tax Assessment Regulations. */
import { amountOf } from '../amounts.ts';
import type { Spouse } from '../facts.ts';
import { snapToMicrodollar } from '../rounding.ts';
import type { SeniorKind, SeniorsOffset } from '../rules/rule-set.ts';
import { type IncomeYear, NO_SENIORS, type SeniorsEntitlements } from './income-year.ts';

/** Who claims the offset: incomes in dollars a year. */
export interface Senior {
  readonly kind: SeniorKind;
  readonly rebateIncome: number;
  readonly taxableIncome: number;
}

export interface SeniorsSpouse {
  readonly rebateIncome: number;
  readonly taxableIncome: number;
  /** Entitled to the offset by age. */
  readonly isSenior: boolean;
}

export function seniorsEntitlementsOf({
  facts,
  charges,
  incomes,
}: IncomeYear): SeniorsEntitlements {
  const { seniorsOffset } = charges;
  const { senior: kind, spouse } = facts;
  if (seniorsOffset === undefined) return NO_SENIORS;
  const { rebateIncome, taxableIncome } = incomes;
  const income = amountOf(spouse?.income);
  return {
    own:
      kind &&
      seniorsOffsetOf(seniorsOffset, { kind, rebateIncome, taxableIncome }, spouseOf(spouse)),
    ofSpouse: spouse?.senior
      ? seniorsOffsetOf(
          seniorsOffset,
          {
            kind: kind === 'separatedByIllness' ? kind : 'couple',
            rebateIncome: income,
            taxableIncome: income,
          },
          { rebateIncome, taxableIncome, isSenior: kind !== undefined },
        )
      : undefined,
  };
}

/** `spouse` as the offset counts a partner. */
export function spouseOf(spouse: Spouse | undefined): SeniorsSpouse | undefined {
  const income = amountOf(spouse?.income);
  return (
    spouse && { rebateIncome: income, taxableIncome: income, isSenior: spouse.senior ?? false }
  );
}

/** The offset in dollars, with what a spouse has left of theirs. It may be more than the tax. */
function seniorsOffsetOf(
  offset: SeniorsOffset,
  senior: Senior,
  spouse: SeniorsSpouse | undefined,
): number {
  const terms = termsOf(offset, senior, spouse);
  const { maximum, received, taper, shadeOut, rebateIncome, cutOut, tested } = terms;
  if (tested >= cutOut) return 0;
  const shaded = maximum + received - taper * Math.max(0, rebateIncome - shadeOut);
  return Math.max(0, upToDollar(shaded));
}

/** `maximum` and `received`, less `taper` of the rebate income above `shadeOut`, rounded up to the dollar; 0 from `cutOut` on. */
export interface SeniorsTerms {
  readonly maximum: number;
  /** The part of a spouse's offset that the spouse's tax leaves. */
  readonly received: number;
  readonly taper: number;
  /** That of `maximum` and `received` together. */
  readonly shadeOut: number;
  readonly rebateIncome: number;
  readonly cutOut: number;
  /** The income that `cutOut` is compared with: one's own, or half of both partners'. */
  readonly tested: number;
  readonly isTestedByCouple: boolean;
}

/** The terms by which the offset of `senior` goes. */
export function termsOf(
  offset: SeniorsOffset,
  { kind, rebateIncome, taxableIncome }: Senior,
  spouse: SeniorsSpouse | undefined,
): SeniorsTerms {
  const { maximum, shadeOut, cutOut } = offset.byKind[kind];
  const isTestedByCouple = kind !== 'single';
  const received =
    isTestedByCouple && spouse?.isSenior
      ? transferred(offset, maximum, taxableIncome, spouse.taxableIncome)
      : 0;
  return {
    maximum,
    received,
    taper: offset.taper,
    shadeOut: received === 0 ? shadeOut : shadeOutOf(offset, maximum + received),
    rebateIncome,
    cutOut,
    tested: isTestedByCouple ? (rebateIncome + (spouse?.rebateIncome ?? 0)) / 2 : rebateIncome,
    isTestedByCouple,
  };
}

/** The offset that the spouse leaves unused. Where both partners leave some, only the one who leaves less receives. */
function transferred(
  { transfer }: SeniorsOffset,
  maximum: number,
  ownIncome: number,
  spouseIncome: number,
): number {
  const unused = (income: number) =>
    Math.max(0, maximum - transfer.rate * Math.max(0, income - transfer.floor));
  return unused(spouseIncome) > unused(ownIncome) ? unused(spouseIncome) : 0;
}

/** The rebate income above which an offset of `maximum` falls, in whole dollars. */
function shadeOutOf({ transfer }: SeniorsOffset, maximum: number): number {
  const { taxFree, rebateMaximum, reductionThreshold, reductionRate } = transfer;
  const { lowestRate, secondRate } = transfer;
  const covered = maximum + rebateMaximum;
  const threshold = taxFree + covered / lowestRate;
  if (threshold <= reductionThreshold) return upToDollar(threshold);
  const rate = secondRate + reductionRate;
  return upToDollar(
    (lowestRate * taxFree + covered + reductionThreshold * (rate - lowestRate)) / rate,
  );
}

function upToDollar(dollars: number): number {
  return Math.ceil(snapToMicrodollar(dollars));
}
