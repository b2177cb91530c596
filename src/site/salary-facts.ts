/** Facts that only the page of one salary has: its hour, the next $1,000, what it is as a package, and what it is in other years. */
import {
  type Band,
  type Bands,
  type PayResult,
  perHour,
  type TaxYear,
  taxYearOf,
} from '../pay/index.ts';
import {
  packagePay,
  residentLevy,
  residentNet,
  residentOffsets,
  residentRepayment,
  residentSurcharge,
  superOn,
} from '../pay/resident-pay.ts';
import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import { formatCents, formatDollars, formatRate } from './money.ts';

export interface SalaryFacts {
  readonly hour: HourTexts;
  readonly nextThousand: NextThousand;
  readonly ifSuperIncluded: PackageTexts;
  /** Net pay of the same salary in every tax year of the rule set, newest first. */
  readonly years: readonly YearTexts[];
  /** The tax year before that of the page. */
  readonly lastYear: YearTexts;
  /** Undefined where nothing is repaid. */
  readonly withStudentLoan: ChargeTexts | undefined;
  /** Undefined where there is none. */
  readonly withSurcharge: ChargeTexts | undefined;
  /** The law's figures for the same salary and year, each undefined where the page has the same. */
  readonly byLaw: LawTexts;
}

/** Pay of an hour, for 38 hours a week and 52 weeks a year. */
export interface HourTexts {
  readonly gross: string;
  readonly net: string;
}

export interface NextThousand {
  /** The part of a further $1,000 a year that is left after tax. */
  readonly kept: string;
  /** The part of one further dollar that is taken in tax, levy and offsets lost. */
  readonly marginalRate: string;
  /** Where the income tax rate rises; undefined where it is the highest. */
  readonly nextBracket: { readonly above: string; readonly rate: string } | undefined;
  /** A sentence about each income up to $2,000 above the salary at which another charge sets in or changes. */
  readonly notes: readonly string[];
}

/** The parts of a salary that includes super. */
export interface PackageTexts {
  readonly gross: string;
  readonly superannuation: string;
  readonly net: string;
}

export interface YearTexts {
  /** Such as `2024-25`. */
  readonly taxYear: string;
  readonly net: string;
}

/** A charge that the page leaves out, and what would be left after it. */
export interface ChargeTexts {
  readonly amount: string;
  readonly net: string;
}

/** Dollars a year. */
export interface LawTexts {
  readonly medicareLevy: string | undefined;
  readonly superannuation: string | undefined;
  readonly taxOffsets: string | undefined;
  readonly studentLoan: string | undefined;
  readonly surcharge: string | undefined;
}

/** How far above a salary a change is named, in dollars a year. */
const NEAR = 2_000;
const THOUSAND = 1_000;

/** By pay, of the default tax year of `rules` without options. */
export function salaryFacts(rules: DescribedRuleSet): (pay: PayResult) => SalaryFacts {
  const { defaultTaxYear, taxYears } = rules;
  const year = taxYearOf(rules, defaultTaxYear);
  const nextBracketOf = nextBrackets(year);
  const notesOf = notesOnChanges(year);
  const lastYear = Math.min(taxYears.indexOf(year) + 1, taxYears.length - 1);
  const lawOf = lawTexts(rules);

  return (pay) => {
    const { grossAnnual, netAnnual } = pay;
    const repayment = residentRepayment(grossAnnual, year);
    const surcharge = residentSurcharge(grossAnnual, year);
    const included = packagePay(grossAnnual, year);
    const years = taxYears.map(
      (each): YearTexts => ({
        taxYear: each.label,
        net: formatDollars(each === year ? netAnnual : residentNet(grossAnnual, each)),
      }),
    );
    return {
      hour: { gross: formatCents(perHour(grossAnnual)), net: formatCents(perHour(netAnnual)) },
      nextThousand: {
        kept: formatDollars(residentNet(grossAnnual + THOUSAND, year) - netAnnual),
        marginalRate: formatRate(1 - (residentNet(grossAnnual + 1, year) - netAnnual)),
        nextBracket: nextBracketOf(grossAnnual),
        notes: notesOf(grossAnnual),
      },
      ifSuperIncluded: {
        gross: formatDollars(included.grossAnnual),
        superannuation: formatDollars(included.superannuation),
        net: formatDollars(included.netAnnual),
      },
      years,
      lastYear: years[lastYear] as YearTexts,
      withStudentLoan: chargeTexts(repayment, netAnnual),
      withSurcharge: chargeTexts(surcharge, netAnnual),
      byLaw: lawOf(pay, repayment, surcharge),
    };
  };
}

function chargeTexts(charge: number, net: number): ChargeTexts | undefined {
  if (charge === 0) return undefined;
  return { amount: formatDollars(charge), net: formatDollars(net - charge) };
}

/** By pay, student loan repayment and surcharge: what of them the law has otherwise. */
function lawTexts({
  name,
  law,
  defaultTaxYear,
}: DescribedRuleSet): (pay: PayResult, repayment: number, surcharge: number) => LawTexts {
  if (name === law.rules.name) return () => AS_BY_LAW;
  const year = taxYearOf(law.rules, defaultTaxYear);
  const unlessSame = (byLaw: number, shown: number) =>
    byLaw === shown ? undefined : formatDollars(byLaw);
  return ({ grossAnnual, medicareLevy, superannuation, taxOffsets }, repayment, surcharge) => ({
    medicareLevy: unlessSame(residentLevy(grossAnnual, year), medicareLevy),
    superannuation: unlessSame(superOn(grossAnnual, year), superannuation),
    taxOffsets: unlessSame(residentOffsets(grossAnnual, year), taxOffsets),
    studentLoan: unlessSame(residentRepayment(grossAnnual, year), repayment),
    surcharge: unlessSame(residentSurcharge(grossAnnual, year), surcharge),
  });
}

const AS_BY_LAW: LawTexts = {
  medicareLevy: undefined,
  superannuation: undefined,
  taxOffsets: undefined,
  studentLoan: undefined,
  surcharge: undefined,
};

/** By taxable income: the bracket above its own. */
function nextBrackets({ taxBrackets }: TaxYear): (income: number) => NextThousand['nextBracket'] {
  const steps = taxBrackets.slice(0, -1).map(({ max }, index) => ({
    max: max as number,
    words: {
      above: formatDollars(max as number),
      rate: formatRate((taxBrackets[index + 1] as Band).rate),
    },
  }));
  return (income) => steps.find(({ max }) => income <= max)?.words;
}

/** An income at which a charge sets in or changes. */
interface Change {
  readonly at: number;
  /** The first whole dollar to which it applies. */
  readonly from: number;
  readonly sentence: string;
}

/**
 * By salary: what changes up to {@link NEAR} dollars above it, in rising order. The sentences speak of this calculator's
 * charges, as those of a rule set may not be the law's.
 */
function notesOnChanges(year: TaxYear): (salary: number) => readonly string[] {
  const { medicareThreshold, medicareRate, medicareShadeIn } = year;
  const levy =
    medicareShadeIn === undefined
      ? `${formatRate(medicareRate)} of the whole salary`
      : `${formatRate(medicareShadeIn)} of the part above, until that is ${formatRate(medicareRate)} of the whole salary`;
  const changes = [
    {
      at: medicareThreshold,
      from: medicareThreshold + 1,
      sentence: `Above ${formatDollars(medicareThreshold)} this calculator's Medicare levy, if single, is ${levy}.`,
    },
    ...changesBetween(
      year.medicareLevySurcharge,
      'Medicare levy surcharge, if single and without private hospital cover,',
    ),
    ...changesBetween(year.studentLoan, 'student loan repayment'),
  ].sort((a, b) => a.at - b.at);
  const last = Math.max(...changes.map(({ from }) => from));
  return (salary) => {
    // Nearly all pages are above every change.
    if (salary >= last) return NO_NOTES;
    return changes
      .filter(({ at, from }) => salary < from && at - salary <= NEAR)
      .map(({ sentence }) => sentence);
  };
}

const NO_NOTES: readonly string[] = [];

/** Where each of `bands` gives way to the next. */
function changesBetween(bands: Bands, charge: string): Change[] {
  return bands.slice(1).map((band, index) => {
    const before = bands[index] as Band;
    const end = 'below' in before ? before.below : (before.max as number);
    // The limit of a band may fall between two dollars.
    const isFirstOfNext = 'below' in before || !Number.isInteger(end);
    const at = Math.ceil(end);
    return {
      at,
      from: isFirstOfNext ? at : at + 1,
      sentence: `${isFirstOfNext ? 'From' : 'Above'} ${formatDollars(at)} this calculator's ${charge} is ${chargeWords(band)}.`,
    };
  });
}

function chargeWords({ min, rate, baseAmount = 0 }: Band): string {
  if (min === undefined) return `${formatRate(rate)} of the whole salary`;
  const base = baseAmount === 0 ? '' : `${formatDollars(baseAmount)} plus `;
  return `${base}${formatRate(rate)} of the part above`;
}
