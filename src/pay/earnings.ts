/** What jobs pay in a year: in money, into super and as fringe benefits. */
import { amountOf } from './amount.ts';
import type { Job } from './facts.ts';
import type { TaxYear } from './rules/rule-set.ts';
import { snapToMicrodollar } from './snap.ts';

/** Dollars a year of one job, or of several together. */
export interface Earnings {
  /** Without the employer's contribution, before salary sacrifice. */
  readonly gross: number;
  readonly sacrificed: number;
  /** What is paid out: the gross less what is sacrificed. */
  readonly labourIncome: number;
  /** The employer's contributions to super, salary sacrifice not among them. */
  readonly employerContributions: number;
  readonly fringeBenefits: number;
}

/** The earnings of `jobs`. Each employer has a contribution base to itself. */
export function earningsOf(jobs: readonly Job[], year: TaxYear, scaleOfError: number): Earnings {
  let gross = 0;
  let sacrificed = 0;
  let labourIncome = 0;
  let employerContributions = 0;
  let fringeBenefits = 0;
  for (const job of jobs) {
    const terms = superTermsOf(year, job.superRate);
    const pay = amountOf(job.pay);
    const jobGross = job.includesSuper ? grossWithin(pay, terms, scaleOfError) : pay;
    const jobSacrifice = Math.min(jobGross, amountOf(job.salarySacrifice));
    gross += jobGross;
    sacrificed += jobSacrifice;
    labourIncome += snapToMicrodollar(jobGross - jobSacrifice, scaleOfError);
    employerContributions += contributionOn(jobGross, terms, scaleOfError);
    fringeBenefits += amountOf(job.fringeBenefits);
  }
  return { gross, sacrificed, labourIncome, employerContributions, fringeBenefits };
}

export interface SuperTerms {
  /** A fraction of the gross pay. */
  readonly rate: number;
  /** The most gross pay, in dollars a year, that it is paid on. */
  readonly base: number;
}

/** The terms of `agreedRate`, which is paid on the whole gross; without one, those of the guarantee for even pay. */
export function superTermsOf(year: TaxYear, agreedRate: number | undefined): SuperTerms {
  const agreed = amountOf(agreedRate);
  if (agreed > 0) return { rate: agreed, base: Number.POSITIVE_INFINITY };
  const { guarantee, contributionBase } = year.superannuation;
  return { rate: guarantee.rate, base: yearlyBase(contributionBase) };
}

const QUARTERS = 4;

function yearlyBase(base: TaxYear['superannuation']['contributionBase']): number {
  if (base === undefined) return Number.POSITIVE_INFINITY;
  return 'perYear' in base ? base.perYear : base.perQuarter * QUARTERS;
}

/** The gross pay within a `pay` that includes the employer's contribution. */
export function grossWithin(pay: number, { rate, base }: SuperTerms, scaleOfError: number): number {
  // Above the base, super is the rate of the base alone, which leaves more gross than dividing would.
  return snapToMicrodollar(Math.max(pay / (1 + rate), pay - rate * base), scaleOfError);
}

/** The employer's contribution on a gross pay. */
export function contributionOn(
  gross: number,
  { rate, base }: SuperTerms,
  scaleOfError: number,
): number {
  return snapToMicrodollar(Math.min(gross, base) * rate, scaleOfError);
}
