/** Facts that only the page of one salary has: the next $1,000, what it is as a package, and what it is in other years. */
import { type PayResult, type TaxYear, taxYearOf } from '../../pay/index.ts';
import { type Charge, linesOf, residentPay, singleLevy } from '../../pay/lines.ts';
import type { DescribedRuleSet } from '../../pay/rules/index.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { taxBrackets } from '../../words/tax-brackets.ts';

const { packagePay, residentNet, residentOffsets, residentRepayment, residentSurcharge, superOn } =
  residentPay;

export interface SalaryFacts {
  readonly nextThousand: NextThousand;
  readonly ifSuperIncluded: PackageTexts;
  /** Take-home pay of the same salary in every tax year of the rule set, newest first. */
  readonly years: readonly YearTexts[];
  /** The tax year before that of the page. */
  readonly lastYear: YearTexts;
  readonly studentLoan: StudentLoanTexts;
  /** Undefined where there is none. */
  readonly withSurcharge: ChargeTexts | undefined;
  /** The law's figures for the same salary and year, each undefined where the page has the same. */
  readonly byLaw: LawTexts;
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

/** The change that a student loan makes. */
export interface StudentLoanTexts {
  /** Undefined where nothing is repaid. */
  readonly repayment: string | undefined;
  /** Take-home pay of the year after it. */
  readonly net: string;
}

/** A charge that the page leaves out, and what would be left after it. */
export interface ChargeTexts {
  readonly amount: string;
  readonly net: string;
}

/** Dollars a year. */
export interface LawTexts {
  readonly superannuation: string | undefined;
  /** Take-home pay, where the law has tax offsets and the page does not. */
  readonly netWithOffsets: string | undefined;
  readonly studentLoan: string | undefined;
  readonly surcharge: string | undefined;
}

/** How far above a salary a change is named, in dollars a year. */
const NEAR = 2_000;
const THOUSAND = 1_000;

/** By pay, of the default tax year of `rules` without options, and the yearly repayment of a student loan on it. */
export function salaryFacts(
  rules: DescribedRuleSet,
): (pay: PayResult, repayment: number) => SalaryFacts {
  const { defaultTaxYear, taxYears } = rules;
  const year = taxYearOf(rules, defaultTaxYear);
  const nextBracketOf = nextBrackets(year);
  const notesOf = notesOnChanges(year);
  const lastYear = Math.min(taxYears.indexOf(year) + 1, taxYears.length - 1);
  const lawOf = lawTexts(rules);

  return (pay, repayment) => {
    const { grossAnnual, netAnnual, taxableIncome } = pay;
    const surcharge = residentSurcharge(grossAnnual, year);
    const included = packagePay(grossAnnual, year);
    const years = taxYears.map(
      (each): YearTexts => ({
        taxYear: each.label,
        net: formatDollars(each === year ? netAnnual : residentNet(grossAnnual, each)),
      }),
    );
    return {
      nextThousand: {
        kept: formatDollars(residentNet(grossAnnual + THOUSAND, year) - netAnnual),
        marginalRate: formatRate(1 - (residentNet(grossAnnual + 1, year) - netAnnual)),
        nextBracket: nextBracketOf(taxableIncome),
        notes: notesOf(taxableIncome),
      },
      ifSuperIncluded: {
        gross: formatDollars(included.grossAnnual),
        superannuation: formatDollars(included.superannuation),
        net: formatDollars(included.netAnnual),
      },
      years,
      lastYear: years[lastYear] as YearTexts,
      studentLoan: {
        repayment: repayment === 0 ? undefined : formatDollars(repayment),
        net: formatDollars(netAnnual - repayment),
      },
      withSurcharge: chargeTexts(surcharge, netAnnual),
      byLaw: lawOf(pay, repayment, surcharge),
    };
  };
}

function chargeTexts(charge: number, net: number): ChargeTexts | undefined {
  if (charge === 0) return undefined;
  return { amount: formatDollars(charge), net: formatDollars(net - charge) };
}

/** Returns a function that finds where the law's amounts differ, by pay, student loan repayment and surcharge. */
function lawTexts({
  name,
  law,
  defaultTaxYear,
}: DescribedRuleSet): (pay: PayResult, repayment: number, surcharge: number) => LawTexts {
  if (name === law.rules.name) return () => AS_BY_LAW;
  const year = taxYearOf(law.rules, defaultTaxYear);
  const unlessSame = (byLaw: number, shown: number) =>
    byLaw === shown ? undefined : formatDollars(byLaw);
  return ({ grossAnnual, superannuation, taxOffsets }, repayment, surcharge) => ({
    superannuation: unlessSame(superOn(grossAnnual, year), superannuation),
    netWithOffsets:
      residentOffsets(grossAnnual, year) === taxOffsets
        ? undefined
        : formatDollars(residentNet(grossAnnual, year)),
    studentLoan: unlessSame(residentRepayment(grossAnnual, year), repayment),
    surcharge: unlessSame(residentSurcharge(grossAnnual, year), surcharge),
  });
}

const AS_BY_LAW: LawTexts = {
  superannuation: undefined,
  netWithOffsets: undefined,
  studentLoan: undefined,
  surcharge: undefined,
};

/** By taxable income: the bracket above its own. */
function nextBrackets(year: TaxYear): (income: number) => NextThousand['nextBracket'] {
  const [, ...higher] = taxBrackets(year.incomeTax.resident);
  const steps = higher.map(({ floor, rate }) => ({
    floor,
    words: { above: `${formatDollars(floor)}${incomeWords(year).ofIt}`, rate: formatRate(rate) },
  }));
  return (income) => steps.find(({ floor }) => income <= floor)?.words;
}

/** The income that charges go by: the salary, or where less than that is taxed, taxable income. */
function incomeWords({ standardDeduction }: TaxYear) {
  return standardDeduction === undefined
    ? { ofIt: '', whole: 'the whole salary' }
    : { ofIt: ' of taxable income', whole: 'taxable income' };
}

/** An income at which a charge sets in or changes. */
interface Change {
  readonly at: number;
  /** The first whole dollar to which it applies. */
  readonly from: number;
  readonly sentence: string;
}

/** By taxable income: what changes up to {@link NEAR} dollars above it, in rising order. */
function notesOnChanges(year: TaxYear): (income: number) => readonly string[] {
  const { medicareLevy, medicareLevySurcharge, studentLoan } = year;
  const { whole } = incomeWords(year);
  const rate = formatRate(medicareLevy.rate);
  const [levyBegins] = changesOf(singleLevy(medicareLevy), year, (size) =>
    medicareLevy.phaseInRate === undefined
      ? `the Medicare levy, if single, is ${rate} of ${whole}.`
      : `the Medicare levy, if single, is ${size}. It is ${rate} of ${whole} at most.`,
  );
  const changes = [
    ...(levyBegins === undefined ? [] : [levyBegins]),
    ...changesOf(
      medicareLevySurcharge.single,
      year,
      (size) =>
        `a Medicare levy surcharge of ${size} applies, if single without hospital cover. Families: higher limits.`,
    ),
    ...changesOf(studentLoan, year, (size) => `the student loan repayment is ${size}.`),
  ].sort((a, b) => a.at - b.at);
  const last = Math.max(...changes.map(({ from }) => from));
  return (income) => {
    // Nearly all pages are above every change.
    if (income >= last) return NO_NOTES;
    return changes
      .filter(({ at, from }) => income < from && at - income <= NEAR)
      .map(({ sentence }) => sentence);
  };
}

const NO_NOTES: readonly string[] = [];

/** Where each line of `charge` begins; `words` end its sentence, given how much it is from there on. */
function changesOf(charge: Charge, year: TaxYear, words: (size: string) => string): Change[] {
  const { ofIt, whole } = incomeWords(year);
  return linesOf(charge).map(({ start, last, rate, atZero }) => {
    const at = Math.ceil(start);
    const base = rate * start + atZero;
    const ofPart = `${formatRate(rate)} of the part above`;
    const sum = base < CENT ? ofPart : `${formatDollars(base)} plus ${ofPart}`;
    const size = atZero === 0 ? `${formatRate(rate)} of ${whole}` : sum;
    const place = `${last < at ? 'From' : 'Above'} ${formatDollars(at)}${ofIt}`;
    return { at, from: last + 1, sentence: `${place} ${words(size)}` };
  });
}

const CENT = 0.01;
