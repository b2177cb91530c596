/** The rules that a year of the legislated set must have: all that its law has. A year that lacks any of it does not compile. */

import type { LeavingLimits } from '../leaving-limits.ts';
import type {
  BeneficiaryOffset,
  MedicareLevy,
  MedicareLevySurcharge,
  SeniorsOffset,
  Superannuation,
  TaxYear,
  WithholdingSchedules,
} from '../rule-set.ts';
import type { WrittenYear } from '../written-year.ts';

export interface LegislatedTaxYear<Label extends string> extends WrittenYear<Label> {
  readonly partYearThreshold: NonNullable<TaxYear['partYearThreshold']>;
  readonly seniorsOffset: SeniorsOffset;
  readonly beneficiaryOffset: BeneficiaryOffset;
  readonly pensionAge: NonNullable<TaxYear['pensionAge']>;
  readonly medicareLevy: Required<MedicareLevy>;
  readonly medicareLevySurcharge: Required<MedicareLevySurcharge>;
  readonly superannuation: Required<Superannuation>;
  readonly withholding: WithholdingSchedules;
  readonly leaving: Required<LeavingLimits>;
  readonly contributionsTax: NonNullable<TaxYear['contributionsTax']>;
  readonly casualLoading: NonNullable<TaxYear['casualLoading']>;
}
