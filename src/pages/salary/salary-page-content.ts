/** The content of the page of one salary: every text that differs from page to page, formatted. */
import {
  type PayResult,
  payCalculator,
  type RuleSet,
  type TaxYear,
  taxYearOf,
} from '../../pay/index.ts';
import { edgesOf, residentPay, singleLevy } from '../../pay/lines.ts';
import type { DescribedRuleSet } from '../../pay/rules/index.ts';
import { exploreMore, nearbySalaries, otherBrackets } from '../../site/link-groups.ts';
import {
  HIGHEST_SALARY,
  isIndexed,
  LOWEST_SALARY,
  SALARY_STEP,
} from '../../site/salary-amounts.ts';
import { type BracketScaleContent, bracketScaleContent } from '../../words/bracket-scale.ts';
import { earningsWords, type Standing, standing } from '../../words/earnings.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { type PayBarContent, payBarContent } from '../../words/pay-bar.ts';
import { formatTenths, type PayShares, payShares } from '../../words/pay-shares.ts';
import {
  type PayTableTexts,
  payTableTexts,
  type TakeHomePayTexts,
  type TaxBreakdownTexts,
  takeHomePayTexts,
  taxBreakdownTexts,
} from '../../words/pay-texts.ts';
import { type SalaryLink, salaryLink } from '../../words/salary-links.ts';
import { bracketOf, type TaxBracket, taxBrackets } from '../../words/tax-brackets.ts';
import { contributionBaseOf, type TaxYearWords } from '../../words/tax-year-words.ts';
import { type SalaryFacts, salaryFacts } from './salary-facts.ts';
import { salaryDescription, salaryTitle } from './salary-metadata.ts';
import { type SalaryPays, salaryPays } from './salary-pays.ts';

/**
 * Texts, and what the page's components may branch on: booleans, undefined, and how many items a list has. Every name
 * is always there, since pages of one shape have the same names.
 */
export interface SalaryPageContent {
  /** The salary's digits, as the page's address has them. */
  readonly amount: string;
  readonly title: string;
  readonly description: string;
  /** The directive for search engines. A text, so that pages of either kind have one shape. */
  readonly robots: string;
  readonly breakdown: TaxBreakdownTexts;
  readonly takeHome: TakeHomePayTexts;
  readonly pays: SalaryPays;
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
  readonly standing: Standing;
  readonly facts: SalaryFacts;
}

/** The page's content, and words that are the same on every salary page. */
export interface SalaryPageProps extends SalaryPageContent {
  readonly year: TaxYearWords;
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
  /** Whether the Medicare levy is less than its rate of the whole income. */
  readonly isMedicarePhasedIn: boolean;
  /** Whether super is paid on a part of the salary alone: the maximum contribution base. */
  readonly isAboveSuperBase: boolean;
  readonly bracket: BracketWords;
}

/** The tax bracket of the salary in words. */
export interface BracketWords {
  readonly isTaxFree: boolean;
  readonly rate: string;
  /** The income above which the rate applies. */
  readonly floor: string;
  /** Undefined where the bracket is open. */
  readonly highest: string | undefined;
  /** Tax on all income below the bracket; undefined where that is 0. */
  readonly baseAmount: string | undefined;
}

/** By amount, in dollars a year: the pay that its page shows, of the default tax year of `rules` without options. */
export function salaryPagePay(rules: RuleSet): (amount: number) => PayResult {
  const calculatePay = payCalculator(rules);
  const taxYear = rules.defaultTaxYear;
  return (annualSalary) => calculatePay({ annualSalary, taxYear });
}

/**
 * By pay, as {@link salaryPagePay} gives it: the content of its page. Search engines may list the pages of the multiples of
 * `indexStep` dollars.
 */
export function salaryPageContent(
  rules: DescribedRuleSet,
  indexStep = SALARY_STEP,
): (pay: PayResult) => SalaryPageContent {
  const taxYear = taxYearOf(rules, rules.defaultTaxYear);
  const bracketScale = bracketScaleContent(taxBrackets(taxYear.incomeTax.resident));
  const salaryWords = salaryWordsOf(taxYear);
  const earnings = earningsWords(taxYear);
  const standingOf = standing(taxYear);
  const factsOf = salaryFacts(rules);
  const paysOf = salaryPays(rules);
  return (pay) => {
    const amount = pay.grossAnnual;
    const own = salaryLink(amount);
    const place = standingOf(amount);
    const shares = payShares(pay);
    const repayment = residentPay.residentRepayment(amount, taxYear);
    const takeHome = takeHomePayTexts(pay);
    const pays = paysOf(pay, repayment, takeHome);
    return {
      amount: own.amount,
      title: salaryTitle(pay, taxYear.label),
      description: salaryDescription(pay, taxYear.label, pays.weekly, place, earnings),
      robots: isIndexed(amount, indexStep) ? 'index, follow' : 'noindex, follow',
      breakdown: taxBreakdownTexts(pay),
      takeHome,
      pays,
      table: payTableTexts(pay, { withOffsets: true }),
      payBar: payBarContent(pay, shares),
      bracketScale: bracketScale(pay.taxableIncome),
      previous: amount === LOWEST_SALARY ? undefined : salaryLink(amount - SALARY_STEP),
      next: amount === HIGHEST_SALARY ? undefined : salaryLink(amount + SALARY_STEP),
      nearby: nearbyContent(amount, own),
      otherBrackets: otherBrackets(amount).map(salaryLink),
      explore: exploreContent(amount),
      words: salaryWords(pay, shares),
      standing: place,
      facts: factsOf(pay, repayment),
    };
  };
}

function nearbyContent(amount: number, own: SalaryLink): NearbyContent {
  const lower: SalaryLink[] = [];
  const higher: SalaryLink[] = [];
  for (const other of nearbySalaries(amount)) {
    if (other !== amount) (other < amount ? lower : higher).push(salaryLink(other));
  }
  return { lower, own, higher };
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

function salaryWordsOf(taxYear: TaxYear): (pay: PayResult, shares: PayShares) => SalaryWords {
  const contributionBase = contributionBaseOf(taxYear) ?? Number.POSITIVE_INFINITY;
  const phasedInBelow = medicarePhasedInBelow(taxYear);
  const brackets = taxBrackets(taxYear.incomeTax.resident).map((bracket) => ({
    top: bracket.top,
    words: bracketWords(bracket),
  }));
  return (pay, shares) => {
    const { grossAnnual, taxableIncome, medicareLevy, totalTax } = pay;
    return {
      effectiveRate: formatTenths(shares.totalTax),
      netShare: formatTenths(shares.net),
      isTaxed: totalTax > 0,
      paysMedicare: medicareLevy > 0,
      isMedicarePhasedIn: medicareLevy > 0 && taxableIncome < phasedInBelow,
      isAboveSuperBase: grossAnnual > contributionBase,
      bracket: bracketOf(brackets, taxableIncome).words,
    };
  };
}

/** The income at which the Medicare levy reaches its rate of the whole; 0 where it has it at once. */
function medicarePhasedInBelow({ medicareLevy }: TaxYear): number {
  if (medicareLevy.phaseInRate === undefined) return 0;
  return edgesOf(singleLevy(medicareLevy)).at(-1) ?? 0;
}

function bracketWords({ floor, top, rate, base }: TaxBracket): BracketWords {
  return {
    isTaxFree: rate === 0,
    rate: formatRate(rate),
    floor: formatDollars(floor),
    highest: Number.isFinite(top) ? formatDollars(top) : undefined,
    baseAmount: base === 0 ? undefined : formatDollars(base),
  };
}
