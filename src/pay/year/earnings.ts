/** The earnings of jobs in a year: in money, into super and as fringe benefits. */
import { amountOf } from '../amounts.ts';
import type { Job } from '../facts.ts';
import type { Exact } from '../rounding.ts';
import { QUARTERS_PER_YEAR } from '../rules/every-year.ts';
import type { TaxYear } from '../rules/rule-set.ts';
import { contributionOn, grossWithin, type SuperTerms, superTermsOf } from './superannuation.ts';

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
export function earningsOf(jobs: readonly BonusJob[], year: TaxYear, exact: Exact): Earnings {
  let gross = 0;
  let sacrificed = 0;
  let labourIncome = 0;
  let employerContributions = 0;
  let fringeBenefits = 0;
  for (const job of jobs) {
    const paid = paidBy(job, year, exact);
    const jobSacrifice = Math.min(paid.gross, amountOf(job.salarySacrifice));
    gross += paid.gross;
    sacrificed += jobSacrifice;
    labourIncome += exact(paid.gross - jobSacrifice);
    employerContributions += paid.contribution;
    fringeBenefits += amountOf(job.fringeBenefits);
  }
  const sum = (dollars: number) => (jobs.length > 1 ? exact(dollars) : dollars);
  return {
    gross: sum(gross),
    sacrificed: sum(sacrificed),
    labourIncome: sum(labourIncome),
    employerContributions: sum(employerContributions),
    fringeBenefits: sum(fringeBenefits),
  };
}

interface Paid {
  readonly gross: number;
  readonly contribution: number;
}

function paidBy(job: BonusJob, year: TaxYear, exact: Exact): Paid {
  const terms = superTermsOf(year, job.superRate);
  const pay = amountOf(job.pay);
  const bonus = amountOf(job.bonus);
  const quarters = quartersOf(job);
  if (terms.perQuarter === undefined || (bonus === 0 && quarters === QUARTERS_PER_YEAR)) {
    return paidFrom(pay + bonus, job.includesSuper, terms, exact);
  }
  const { perQuarter } = terms;
  const ofQuarters = (dollars: number, base: number) =>
    paidFrom(dollars, job.includesSuper, { ...terms, base }, exact);
  // Whole quarters have the base each, and so has what is left of one.
  const whole = Math.floor(quarters);
  const inWhole = quarters === 0 ? 0 : (pay * whole) / quarters;
  const regular = ofQuarters(inWhole, perQuarter * whole);
  const rest = ofQuarters(pay - inWhole, perQuarter);
  // The rest of the base in the quarter of the bonus.
  const used = whole > 0 ? regular.gross / whole : rest.gross;
  const ofBonus = ofQuarters(bonus, Math.max(0, perQuarter - used));
  return {
    gross: exact(regular.gross + rest.gross + ofBonus.gross),
    contribution: exact(regular.contribution + rest.contribution + ofBonus.contribution),
  };
}

/** Of the four, those in which the job paid. */
function quartersOf({ shareOfYear }: BonusJob): number {
  return shareOfYear === undefined
    ? QUARTERS_PER_YEAR
    : Math.min(QUARTERS_PER_YEAR, amountOf(shareOfYear) * QUARTERS_PER_YEAR);
}

function paidFrom(
  pay: number,
  includesSuper: boolean | undefined,
  terms: SuperTerms,
  exact: Exact,
): Paid {
  const gross = includesSuper ? grossWithin(pay, terms, exact) : pay;
  return { gross, contribution: contributionOn(gross, terms, exact) };
}
