/** The charges of a year, and whom each applies to. */
import type { MarginalCharge } from './charge.ts';
import type {
  MedicareLevy,
  MedicareLevySurcharge,
  Residency,
  SeniorsOffset,
  TaxOffset,
  TaxYear,
} from './rules/rule-set.ts';

export interface Circumstances {
  /** Absent: resident. */
  readonly residency?: Residency | undefined;
  /** Without private hospital cover on some day of the year. */
  readonly withoutCover?: boolean | undefined;
  readonly studentLoan?: boolean | undefined;
  /** Whether the tax-free threshold is not claimed. */
  readonly noTaxFreeThreshold?: boolean | undefined;
}

/** The charges that apply; the others are undefined. */
export interface Charges {
  readonly incomeTax: MarginalCharge;
  /** On top of `incomeTax`. */
  readonly withoutTaxFreeThreshold: MarginalCharge | undefined;
  readonly seniorsOffset: SeniorsOffset | undefined;
  readonly offsets: readonly TaxOffset[];
  /** Of excess concessional contributions, a fraction; of every individual. Source: Income Tax Assessment Act 1997, s 291-15. */
  readonly excessOffsetRate: number;
  readonly medicareLevy: MedicareLevy | undefined;
  readonly medicareLevySurcharge: MedicareLevySurcharge | undefined;
  readonly studentLoan: TaxYear['studentLoan'] | undefined;
}

/** The charges of `year` that apply in `circumstances`. */
export function chargesFor(year: TaxYear, circumstances: Circumstances): Charges {
  const { residency = 'resident', withoutCover, studentLoan, noTaxFreeThreshold } = circumstances;
  const isResident = residency === 'resident';
  return {
    incomeTax: year.incomeTax[residency],
    withoutTaxFreeThreshold:
      isResident && noTaxFreeThreshold ? year.withoutTaxFreeThreshold : undefined,
    seniorsOffset: isResident ? year.seniorsOffset : undefined,
    offsets: isResident ? year.offsets : NO_OFFSETS,
    excessOffsetRate: year.superannuation.concessionalCap?.excessOffsetRate ?? 0,
    medicareLevy: isResident ? year.medicareLevy : undefined,
    medicareLevySurcharge: isResident && withoutCover ? year.medicareLevySurcharge : undefined,
    studentLoan: studentLoan && residency !== 'workingHoliday' ? year.studentLoan : undefined,
  };
}

const NO_OFFSETS: readonly TaxOffset[] = [];
