/** What the page of one salary says: every text that differs from page to page, formatted. */
import {
  calculatePay,
  DEFAULT_TAX_YEAR,
  findTaxYear,
  type PayResult,
  type TaxYear,
} from '../pay/index.ts';
import { exploreMore, nearbySalaries, otherBrackets } from './link-groups.ts';
import { formatDollars, formatPercent } from './money.ts';
import {
  type PayTableTexts,
  payTableTexts,
  type TakeHomePayTexts,
  type TaxBreakdownTexts,
  takeHomePayTexts,
  taxBreakdownTexts,
} from './pay-texts.ts';
import { type BracketScaleContent, bracketScaleContent } from './plots/bracket-scale.ts';
import { type PayBarContent, payBarContent } from './plots/pay-bar.ts';
import { HIGHEST_SALARY, LOWEST_SALARY, SALARY_STEP } from './salary-amounts.ts';
import { type SalaryLink, salaryLink } from './salary-links.ts';
import { salaryDescription, salaryTitle } from './salary-metadata.ts';

/**
 * Texts, and what the page's components may branch on: booleans, undefined, and how many items a list has. Every name
 * is always there, since pages of one shape have the same names.
 */
export interface SalaryPageContent {
  /** The salary's digits, as the page's address has them. */
  readonly amount: string;
  readonly title: string;
  readonly description: string;
  readonly taxYear: string;
  readonly breakdown: TaxBreakdownTexts;
  readonly takeHome: TakeHomePayTexts;
  readonly table: PayTableTexts;
  readonly payBar: PayBarContent;
  readonly bracketScale: BracketScaleContent;
  /** Undefined on the page of the lowest salary. */
  readonly previous: SalaryLink | undefined;
  /** Undefined on the page of the highest salary. */
  readonly next: SalaryLink | undefined;
  readonly nearby: NearbyContent;
  /** Empty above the last multiple of 100,000. */
  readonly otherBrackets: readonly SalaryLink[];
  readonly explore: ExploreContent;
  readonly words: SalaryWords;
}

/** The salaries around the page's own. */
export interface NearbyContent {
  readonly lower: readonly SalaryLink[];
  readonly own: SalaryLink;
  readonly higher: readonly SalaryLink[];
}

/** The three groups of 'Explore More'. */
export interface ExploreContent {
  readonly popular: readonly SalaryLink[];
  /** Whether the second group is 'Executive' and not 'Six Figure'. */
  readonly isExecutive: boolean;
  readonly high: readonly SalaryLink[];
  readonly related: readonly SalaryLink[];
}

/** The figures that only the article and the questions name. */
export interface SalaryWords {
  /** Total tax as a share of the gross, such as `20.5%`. */
  readonly effectiveRate: string;
  /** Net pay as a share of the gross. */
  readonly netShare: string;
  readonly isTaxed: boolean;
  readonly paysMedicare: boolean;
  readonly medicareThreshold: string;
  readonly superRate: string;
  readonly bracket: BracketWords;
}

/** The tax bracket of the salary in words. */
export interface BracketWords {
  readonly isTaxFree: boolean;
  readonly rate: string;
  /** The income above which the rate applies. */
  readonly floor: string;
  readonly lowest: string;
  /** Undefined where the bracket is open. */
  readonly highest: string | undefined;
  /** Tax on all income below the bracket; undefined where that is 0. */
  readonly baseAmount: string | undefined;
}

/** The pay that the page of `amount` dollars a year shows. */
export function salaryPagePay(amount: number): PayResult {
  return calculatePay({ annualSalary: amount, taxYear: DEFAULT_TAX_YEAR });
}

/** The content of the page whose pay is `pay`: default options, the default tax year. */
export function salaryPageContent(pay: PayResult): SalaryPageContent {
  const amount = pay.grossAnnual;
  const taxYear = findTaxYear(DEFAULT_TAX_YEAR);
  const own = salaryLink(amount);
  return {
    amount: own.amount,
    title: salaryTitle(amount),
    description: salaryDescription(pay),
    taxYear: taxYear.label,
    breakdown: taxBreakdownTexts(pay, taxYear),
    takeHome: takeHomePayTexts(pay),
    table: payTableTexts(pay),
    payBar: payBarContent(pay),
    bracketScale: bracketScaleContent(pay.taxableIncome, taxYear.taxBrackets),
    previous: amount === LOWEST_SALARY ? undefined : salaryLink(amount - SALARY_STEP),
    next: amount === HIGHEST_SALARY ? undefined : salaryLink(amount + SALARY_STEP),
    nearby: nearbyContent(amount, own),
    otherBrackets: otherBrackets(amount).map(salaryLink),
    explore: exploreContent(amount),
    words: salaryWords(pay, taxYear),
  };
}

function nearbyContent(amount: number, own: SalaryLink): NearbyContent {
  const nearby = nearbySalaries(amount);
  return {
    lower: nearby.filter((other) => other < amount).map(salaryLink),
    own,
    higher: nearby.filter((other) => other > amount).map(salaryLink),
  };
}

function exploreContent(amount: number): ExploreContent {
  const { popular, isExecutive, high, related } = exploreMore(amount);
  return {
    popular: popular.map(salaryLink),
    isExecutive,
    high: high.map(salaryLink),
    related: related.map(salaryLink),
  };
}

function salaryWords(pay: PayResult, taxYear: TaxYear): SalaryWords {
  return {
    effectiveRate: formatPercent(pay.totalTax / pay.grossAnnual, 1),
    netShare: formatPercent(pay.netAnnual / pay.grossAnnual, 1),
    isTaxed: pay.totalTax > 0,
    paysMedicare: pay.medicareLevy > 0,
    medicareThreshold: formatDollars(taxYear.medicareThreshold),
    superRate: formatPercent(taxYear.superRate, 0),
    bracket: bracketWords(pay.taxableIncome, taxYear),
  };
}

function bracketWords(taxableIncome: number, { taxBrackets }: TaxYear): BracketWords {
  const bracket = taxBrackets.find(({ max }) => max === null || taxableIncome <= max);
  if (bracket === undefined) throw new Error(`No tax bracket holds an income of ${taxableIncome}`);
  const { min, max, rate, baseAmount } = bracket;
  return {
    isTaxFree: rate === 0,
    rate: formatPercent(rate, 0),
    floor: formatDollars(min - 1),
    lowest: formatDollars(min),
    highest: max === null ? undefined : formatDollars(max),
    baseAmount: baseAmount === 0 ? undefined : formatDollars(baseAmount),
  };
}
