/** Words on the site's tax year: the same on every page, so made once a build. */

import { type Charge, chargeOn } from '../pay/charge.ts';
import { edgesOf } from '../pay/charge-lines.ts';
import { QUARTERS_PER_YEAR } from '../pay/rules/every-year.ts';
import { firstDay, type TaxOffset, type TaxYear, taxYearOf } from '../pay/rules/rule-set.ts';
import type { RuleSetName } from '../pay/rules/rule-set-names.ts';
import type { DescribedRuleSet, Law } from '../pay/rules/rule-sets.ts';
import { monthText } from './dates.ts';
import { type EarningsWords, earningsWords } from './earnings.ts';
import { formatDollars, formatRate } from './money.ts';
import { OFFSET_NAMES } from './offset-texts.ts';

/** Figures as texts; of the rule set but for those of `law`. */
export interface TaxYearWords extends ShownFigures {
  readonly label: string;
  /** Whether the set is simpler than the law. */
  readonly isSimplified: boolean;
  readonly rules: RuleSetName;
  readonly earnings: EarningsWords;
  readonly law: LawWords;
}

interface ShownFigures {
  readonly medicareRate: string;
  /** The highest income without Medicare levy. */
  readonly medicareThreshold: string;
  /** The share of the income above the threshold that the levy is at most; undefined where it is not phased in. */
  readonly medicarePhaseInRate: string | undefined;
  /** The highest income without Medicare levy surcharge. */
  readonly surchargeThreshold: string;
  readonly superRate: string;
  readonly casualLoading: string | undefined;
  /** Of a year; undefined where there is no limit. */
  readonly maxContributionBase: string | undefined;
  /** Further tax on super contributions; undefined where there is none. */
  readonly division293: { readonly threshold: string; readonly rate: string } | undefined;
  readonly offsets: readonly OffsetWords[];
}

export interface LawWords extends ShownFigures {
  /** As the law has it, such as `$62,500 a quarter`. */
  readonly contributionBaseByPeriod: string | undefined;
  /** The month from which student loans are repaid by the rules of this year, such as `July 2025`. */
  readonly studentLoanSince: string;
}

/** An offset in words. */
export interface OffsetWords {
  /** As running text has it, such as `low income tax offset`. */
  readonly name: string;
  /** The most that it can be. */
  readonly most: string;
}

export function taxYearWords(rules: DescribedRuleSet): TaxYearWords {
  const { law, defaultTaxYear: label } = rules;
  const year = taxYearOf(rules, label);
  const lawYear = taxYearOf(law.rules, label);
  return {
    ...shownFigures(year),
    label,
    isSimplified: rules.name === 'simplified',
    rules: rules.name,
    earnings: earningsWords(year),
    law: lawWords(lawYear, law),
  };
}

/** The extra tax on super contributions that the law has in the default year of `rules`, in words. */
export function division293Text(rules: DescribedRuleSet): string {
  const { division293 } = taxYearWords(rules).law;
  const limit = division293
    ? ` where income and contributions together are above ${division293.threshold}`
    : '';
  return `the extra tax on super${limit} (Division 293)`;
}

/** The deduction that the set has, in words. */
export function standardDeductionText({ taxYears }: DescribedRuleSet): string {
  const first = taxYears.findLast(({ standardDeduction }) => standardDeduction !== undefined);
  if (first?.standardDeduction === undefined) return 'what employers do not tax';
  return `the standard deduction of ${formatDollars(first.standardDeduction.amount)} for work expenses, from ${first.label}`;
}

function shownFigures(year: TaxYear): ShownFigures {
  const { medicareLevy, medicareLevySurcharge, superannuation } = year;
  return {
    medicareRate: formatRate(medicareLevy.rate),
    medicareThreshold: formatDollars(medicareLevy.threshold),
    medicarePhaseInRate: ifKnown(medicareLevy.phaseInRate, formatRate),
    surchargeThreshold: formatDollars(freeIncome(medicareLevySurcharge.single)),
    superRate: formatRate(superannuation.guarantee.rate),
    casualLoading: ifKnown(year.casualLoading?.rate, formatRate),
    maxContributionBase: ifKnown(contributionBaseOf(year), formatDollars),
    division293: superannuation.division293 && {
      threshold: formatDollars(superannuation.division293.threshold),
      rate: formatRate(superannuation.division293.rate),
    },
    offsets: year.offsets.map(({ code, amount }) => ({
      name: OFFSET_NAMES[code],
      most: formatDollars(mostOf(amount)),
    })),
  };
}

function lawWords(year: TaxYear, law: Law): LawWords {
  const base = year.superannuation.contributionBase;
  return {
    ...shownFigures(year),
    contributionBaseByPeriod:
      base &&
      ('perQuarter' in base
        ? `${formatDollars(base.perQuarter)} a quarter`
        : `${formatDollars(base.perYear)} a year`),
    studentLoanSince: monthText(firstDay(studentLoanSince(year, law))),
  };
}

/** The most pay of a year that super is compulsory on, in dollars; undefined where there is no limit. */
export function contributionBaseOf({ superannuation }: TaxYear): number | undefined {
  const base = superannuation.contributionBase;
  return base && ('perQuarter' in base ? QUARTERS_PER_YEAR * base.perQuarter : base.perYear);
}

/** The first tax year whose student loans are repaid in the way of `year`: of the whole income, or of what is above a limit. */
function studentLoanSince(year: TaxYear, { rules }: Law): string {
  const isOfWhole = ({ studentLoan }: TaxYear) => studentLoan.kind === 'whole';
  let since = year.label;
  for (const earlier of rules.taxYears) {
    if (earlier.label > year.label) continue;
    if (isOfWhole(earlier) !== isOfWhole(year)) break;
    since = earlier.label;
  }
  return since;
}

/** The highest whole income that bears none of `charge`. */
export function freeIncome(charge: Charge): number {
  const [first = Number.POSITIVE_INFINITY] = edgesOf(charge);
  return chargeOn(charge, first) === 0 ? Math.floor(first) : Math.ceil(first) - 1;
}

/** The most that an offset can be, in dollars: it rises or stays, then falls, so that it is most at an edge. */
function mostOf(amount: TaxOffset['amount']): number {
  return Math.max(...[0, ...edgesOf(amount)].map((income) => chargeOn(amount, income)));
}

function ifKnown(figure: number | undefined, format: (figure: number) => string) {
  return figure === undefined ? undefined : format(figure);
}
