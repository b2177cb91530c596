/** The earnings of jobs in a year: in money, into super and as fringe benefits. */
import { amountOf } from './amount.ts';
import type { Job } from './facts.ts';
import type { TaxYear } from './rules/rule-set.ts';
import { snapToMicrodollar } from './snap.ts';

/** Dollars a year of one job, or of several together. */
export interface Earnings {
  /** Without the employer's contribution, before salary sacrifice. */
  readonly gross: number;
  readonly sacrificed: number;
  /** The gross less salary sacrifice. */
  readonly labourIncome: number;
  /** The employer's contributions to super, salary sacrifice not among them. */
  readonly employerContributions: number;
  readonly fringeBenefits: number;
}

/** A job with a bonus on top of its pay, in one quarter of the year; it includes super if the pay does. */
export interface BonusJob extends Job {
  readonly bonus?: number | undefined;
}

/** The earnings of `jobs`. Each employer has a contribution base to itself. */
export function earningsOf(
  jobs: readonly BonusJob[],
  year: TaxYear,
  scaleOfError: number,
): Earnings {
  let gross = 0;
  let sacrificed = 0;
  let labourIncome = 0;
  let employerContributions = 0;
  let fringeBenefits = 0;
  for (const job of jobs) {
    const paid = paidBy(job, year, scaleOfError);
    const jobSacrifice = Math.min(paid.gross, amountOf(job.salarySacrifice));
    gross += paid.gross;
    sacrificed += jobSacrifice;
    labourIncome += snapToMicrodollar(paid.gross - jobSacrifice, scaleOfError);
    employerContributions += paid.contribution;
    fringeBenefits += amountOf(job.fringeBenefits);
  }
  const exact = (sum: number) => (jobs.length > 1 ? snapToMicrodollar(sum, scaleOfError) : sum);
  return {
    gross: exact(gross),
    sacrificed: exact(sacrificed),
    labourIncome: exact(labourIncome),
    employerContributions: exact(employerContributions),
    fringeBenefits: exact(fringeBenefits),
  };
}

interface Paid {
  readonly gross: number;
  readonly contribution: number;
}

function paidBy(job: BonusJob, year: TaxYear, scaleOfError: number): Paid {
  const terms = superTermsOf(year, job.superRate);
  const pay = amountOf(job.pay);
  const bonus = amountOf(job.bonus);
  const quarters = quartersOf(job);
  if (terms.perQuarter === undefined || (bonus === 0 && quarters === QUARTERS)) {
    return paidFrom(pay + bonus, job.includesSuper, terms, scaleOfError);
  }
  const { perQuarter } = terms;
  const ofQuarters = (dollars: number, base: number) =>
    paidFrom(dollars, job.includesSuper, { ...terms, base }, scaleOfError);
  // Whole quarters have the base each, and so has what is left of one.
  const whole = Math.floor(quarters);
  const inWhole = quarters === 0 ? 0 : (pay * whole) / quarters;
  const regular = ofQuarters(inWhole, perQuarter * whole);
  const rest = ofQuarters(pay - inWhole, perQuarter);
  // The rest of the base in the quarter of the bonus.
  const used = whole > 0 ? regular.gross / whole : rest.gross;
  const ofBonus = ofQuarters(bonus, Math.max(0, perQuarter - used));
  return {
    gross: snapToMicrodollar(regular.gross + rest.gross + ofBonus.gross, scaleOfError),
    contribution: snapToMicrodollar(
      regular.contribution + rest.contribution + ofBonus.contribution,
      scaleOfError,
    ),
  };
}

/** Of the four, those in which the job paid. */
function quartersOf({ shareOfYear }: BonusJob): number {
  return shareOfYear === undefined
    ? QUARTERS
    : Math.min(QUARTERS, amountOf(shareOfYear) * QUARTERS);
}

function paidFrom(
  pay: number,
  includesSuper: boolean | undefined,
  terms: SuperTerms,
  scaleOfError: number,
): Paid {
  const gross = includesSuper ? grossWithin(pay, terms, scaleOfError) : pay;
  return { gross, contribution: contributionOn(gross, terms, scaleOfError) };
}

export interface SuperTerms {
  /** A fraction of the gross pay. */
  readonly rate: number;
  /** The most gross pay, in dollars a year, that it is paid on. */
  readonly base: number;
  /** The same for a quarter, where each has a base to itself. */
  readonly perQuarter: number | undefined;
}

/** The terms of `agreedRate`, which is paid on the whole gross; without one, those of the guarantee for even pay. */
export function superTermsOf(year: TaxYear, agreedRate: number | undefined): SuperTerms {
  const agreed = amountOf(agreedRate);
  const { guarantee, contributionBase } = year.superannuation;
  if (agreed > 0 || contributionBase === undefined) {
    const rate = agreed || guarantee.rate;
    return { rate, base: Number.POSITIVE_INFINITY, perQuarter: undefined };
  }
  const { rate } = guarantee;
  if ('perYear' in contributionBase) {
    return { rate, base: contributionBase.perYear, perQuarter: undefined };
  }
  const { perQuarter } = contributionBase;
  return { rate, base: perQuarter * QUARTERS, perQuarter };
}

const QUARTERS = 4;

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
