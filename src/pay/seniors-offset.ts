/** Seniors and pensioners tax offset. Source: ATO, Seniors and pensioners tax offset; Income Tax Assessment Regulations. */
import { amountOf } from './amount.ts';
import type { Person } from './person.ts';
import type { SeniorKind, SeniorsOffset } from './rules/rule-set.ts';
import { snapToMicrodollar } from './snap.ts';

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

/** The offset of both partners, in dollars; undefined of whoever is not entitled by age. */
export interface SeniorsEntitlements {
  readonly own: number | undefined;
  readonly ofSpouse: number | undefined;
}

export function seniorsEntitlementsOf({ facts, charges, incomes }: Person): SeniorsEntitlements {
  const { seniorsOffset } = charges;
  const { senior: kind, spouse } = facts;
  if (seniorsOffset === undefined) return NO_SENIORS;
  const { withReportable: rebateIncome, taxable: taxableIncome } = incomes;
  const income = amountOf(spouse?.income);
  return {
    own:
      kind &&
      seniorsOffsetOf(
        seniorsOffset,
        { kind, rebateIncome, taxableIncome },
        spouse && {
          rebateIncome: income,
          taxableIncome: income,
          isSenior: spouse.senior ?? false,
        },
      ),
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

const NO_SENIORS: SeniorsEntitlements = { own: undefined, ofSpouse: undefined };

/** The offset in dollars, with what a spouse has left of theirs. It may be more than the tax. */
function seniorsOffsetOf(
  offset: SeniorsOffset,
  senior: Senior,
  spouse: SeniorsSpouse | undefined,
): number {
  const { kind, rebateIncome, taxableIncome } = senior;
  const { maximum, shadeOut, cutOut } = offset.byKind[kind];
  const tested =
    kind === 'single' ? rebateIncome : (rebateIncome + (spouse?.rebateIncome ?? 0)) / 2;
  if (tested >= cutOut) return 0;
  const received =
    kind !== 'single' && spouse?.isSenior
      ? transferred(offset, maximum, taxableIncome, spouse.taxableIncome)
      : 0;
  return received === 0
    ? shaded(offset, maximum, shadeOut, rebateIncome)
    : shaded(offset, maximum + received, shadeOutOf(offset, maximum + received), rebateIncome);
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

function shaded(
  { taper }: SeniorsOffset,
  maximum: number,
  shadeOut: number,
  rebateIncome: number,
): number {
  const offset = maximum - taper * Math.max(0, rebateIncome - shadeOut);
  return Math.max(0, upToDollar(offset));
}

function upToDollar(dollars: number): number {
  return Math.ceil(snapToMicrodollar(dollars, dollars));
}
