/** Facts that only the page of one salary has: the next $1,000, what it is as a package, and what it is in other years. */

import type { Charge } from '../../pay/charge.ts';
import { levyCharge, linesOf } from '../../pay/charge-lines.ts';
import type { PayResult } from '../../pay/pay.ts';
import { type TaxYear, taxYearOf } from '../../pay/rules/rule-set.ts';
import type { DescribedRuleSet } from '../../pay/rules/rule-sets.ts';
import * as residentPay from '../../pay/year/resident-pay.ts';
import { formatDollars, formatRate, isSeen, sumShown } from '../../words/money.ts';
import { superWithin } from '../../words/package-text.ts';
import { taxBrackets } from '../../words/tax-brackets.ts';

const { packagePay, residentNet, residentOffsets, residentRepayment, residentSurcharge, superOn } =
  residentPay;

/** How far above a salary a change is named, in dollars a year. */
const NEAR = 2_000;
const THOUSAND = 1_000;

/** By pay, of the default tax year of `rules` without options, and the yearly repayment of a student loan on it. */
export function salaryFacts(rules: DescribedRuleSet) {
  const { defaultTaxYear, taxYears } = rules;
  const year = taxYearOf(rules, defaultTaxYear);
  const nextBracketOf = nextBrackets(year);
  const notesOf = notesOnChanges(year);
  const lastYear = Math.min(taxYears.indexOf(year) + 1, taxYears.length - 1);
  const lawOf = lawTexts(rules);

  return (pay: PayResult, repayment: number) => {
    const { grossAnnual, netAnnual, taxableIncome } = pay;
    const surcharge = residentSurcharge(grossAnnual, year);
    const included = packagePay(grossAnnual, year);
    const years = taxYears.map((each) => ({
      taxYear: each.label,
      net: formatDollars(each === year ? netAnnual : residentNet(grossAnnual, each)),
    }));
    return {
      nextThousand: {
        /** The part of a further $1,000 a year that is left after tax. */
        kept: formatDollars(residentNet(grossAnnual + THOUSAND, year) - netAnnual),
        /** The part of one further dollar that is taken in tax, levy and offsets lost. */
        marginalRate: formatRate(1 - (residentNet(grossAnnual + 1, year) - netAnnual)),
        /** Where the income tax rate rises; undefined where it is the highest. */
        nextBracket: nextBracketOf(taxableIncome),
        notes: notesOf(taxableIncome),
      },
      ifSuperIncluded: {
        gross: formatDollars(included.grossAnnual),
        superannuation: formatDollars(superWithin(grossAnnual, included)),
        net: formatDollars(included.netAnnual),
      },
      /** Take-home pay of the same salary in every tax year of the rule set, newest first. */
      years,
      /** The tax year before that of the page. */
      lastYear: years[lastYear] as (typeof years)[number],
      studentLoan: {
        /** Undefined where nothing is repaid. */
        repayment: isSeen(repayment) ? formatDollars(repayment) : undefined,
        /** Take-home pay of the year after it. */
        net: formatDollars(sumShown([netAnnual, -repayment])),
      },
      /** The surcharge that the page leaves out; undefined where there is none. */
      withSurcharge: isSeen(surcharge)
        ? {
            amount: formatDollars(surcharge),
            net: formatDollars(sumShown([netAnnual, -surcharge])),
          }
        : undefined,
      byLaw: lawOf(pay, repayment, surcharge),
    };
  };
}

/** By pay: the law's figures for the same salary and year, each undefined where the page has the same. */
function lawTexts({ name, law, defaultTaxYear }: DescribedRuleSet) {
  const year = name === law.rules.name ? undefined : taxYearOf(law.rules, defaultTaxYear);
  return (pay: PayResult, repayment: number, surcharge: number) => {
    type FigureOf = (gross: number, year: TaxYear) => number;
    const unlessSame = (shown: number, byLaw: FigureOf, figureOf = byLaw) =>
      year === undefined || byLaw(pay.grossAnnual, year) === shown
        ? undefined
        : formatDollars(figureOf(pay.grossAnnual, year));
    return {
      superannuation: unlessSame(pay.superannuation, superOn),
      /** Take-home pay, where the law has tax offsets and the page does not. */
      netWithOffsets: unlessSame(pay.taxOffsets, residentOffsets, residentNet),
      studentLoan: unlessSame(repayment, residentRepayment),
      surcharge: unlessSame(surcharge, residentSurcharge),
    };
  };
}

/** By taxable income: the bracket above its own. */
function nextBrackets(year: TaxYear) {
  const [, ...higher] = taxBrackets(year.incomeTax.resident);
  const steps = higher.map(({ floor, rate }) => ({
    floor,
    words: { above: `${formatDollars(floor)}${incomeWords(year).ofIt}`, rate: formatRate(rate) },
  }));
  return (income: number) => steps.find(({ floor }) => income <= floor)?.words;
}

/** The income that charges go by: the salary, or where less than that is taxed, taxable income. */
function incomeWords({ standardDeduction }: TaxYear) {
  return standardDeduction === undefined
    ? { ofIt: '', whole: 'the whole salary' }
    : { ofIt: ' of taxable income', whole: 'taxable income' };
}

/** By taxable income: what changes up to {@link NEAR} dollars above it, in rising order. */
function notesOnChanges(year: TaxYear): (income: number) => readonly string[] {
  const { medicareLevy, medicareLevySurcharge, studentLoan } = year;
  const { whole } = incomeWords(year);
  const rate = formatRate(medicareLevy.rate);
  const changesOfLevy = changesOf(levyCharge(medicareLevy), year, (size) =>
    medicareLevy.phaseInRate === undefined
      ? `the Medicare levy, if single, is ${rate} of ${whole}.`
      : `the Medicare levy, if single, is ${size}. It is ${rate} of ${whole} at most.`,
  );
  const changes = [
    ...changesOfLevy.slice(0, 1),
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
    if (income >= last) return [];
    return changes
      .filter(({ at, from }) => income < from && at - income <= NEAR)
      .map(({ sentence }) => sentence);
  };
}

/** Where each line of `charge` begins; `words` end its sentence, given how much it is from there on. */
function changesOf(charge: Charge, year: TaxYear, words: (size: string) => string) {
  const { ofIt, whole } = incomeWords(year);
  return linesOf(charge).map(({ start, last, rate, atZero }) => {
    const at = Math.ceil(start);
    const base = rate * start + atZero;
    const ofPart = `${formatRate(rate)} of the part above`;
    const sum = base < CENT ? ofPart : `${formatDollars(base)} plus ${ofPart}`;
    const size = atZero === 0 ? `${formatRate(rate)} of ${whole}` : sum;
    const place = `${last < at ? 'From' : 'Above'} ${formatDollars(at)}${ofIt}`;
    // `from` is the first whole dollar to which it applies.
    return { at, from: last + 1, sentence: `${place} ${words(size)}` };
  });
}

const CENT = 0.01;
