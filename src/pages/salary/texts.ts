/** The content of the page of one salary: every text that differs from page to page, formatted. */

import { edgesOf, levyCharge } from '../../pay/charge-lines.ts';
import { type PayResult, payCalculator } from '../../pay/pay.ts';
import { perHour } from '../../pay/periods.ts';
import { type TaxYear, taxYearOf } from '../../pay/rules/rule-set.ts';
import type { DescribedRuleSet } from '../../pay/rules/rule-sets.ts';
import * as residentPay from '../../pay/year/resident-pay.ts';
import { nearestRate } from '../../site/hourly-rates.ts';
import { exploreMore, nearbySalaries, otherBrackets } from '../../site/link-groups.ts';
import {
  HIGHEST_SALARY,
  isIndexed,
  LOWEST_SALARY,
  SALARY_STEP,
} from '../../site/salary-amounts.ts';
import { rateLink, salaryLink } from '../../words/amount-links.ts';
import { bracketScaleContent } from '../../words/bracket-scale.ts';
import {
  type EarningsPlace,
  type EarningsWords,
  earningsPlaces,
  earningsWords,
} from '../../words/earnings.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { payBarContent } from '../../words/pay-bar.ts';
import { formatTenths, type PayShares, payShares } from '../../words/pay-shares.ts';
import { payTableTexts, takeHomePayTexts, taxBreakdownTexts } from '../../words/pay-texts.ts';
import { bracketOf, taxBrackets } from '../../words/tax-brackets.ts';
import { contributionBaseOf } from '../../words/tax-year-words.ts';
import type { FamilyProps } from '../page.ts';
import { salaryFacts } from './facts.ts';
import { paysOfSalary, salaryPays } from './pays.ts';

export type SalaryPageContent = ReturnType<ReturnType<typeof salaryPageContent>>;
export type SalaryPageProps = FamilyProps<SalaryPageContent>;

/**
 * By amount, in dollars a year: the content of its page, of the default tax year of `rules` without options. Search engines may list
 * the pages of the multiples of `indexStep` dollars.
 */
export function salaryPageContent(rules: DescribedRuleSet, indexStep = SALARY_STEP) {
  const taxYear = taxYearOf(rules, rules.defaultTaxYear);
  const bracketScale = bracketScaleContent(taxBrackets(taxYear.incomeTax.resident));
  const salaryWords = salaryWordsOf(taxYear);
  const earnings = earningsWords(taxYear);
  const placeOf = earningsPlaces(taxYear);
  const factsOf = salaryFacts(rules);
  const paysOf = paysOfSalary(rules);
  const payTextsOf = salaryPays(rules);
  const calculatePay = payCalculator(rules);
  return (amount: number) => {
    const pay = calculatePay({ annualSalary: amount, taxYear: taxYear.label });
    const place = placeOf(amount);
    const shares = payShares(pay);
    const repayment = residentPay.residentRepayment(amount, taxYear);
    const breakdown = taxBreakdownTexts(pay);
    const pays = paysOf(pay);
    const takeHome = takeHomePayTexts(pay, pays);
    const { popular, isExecutive, high, related } = exploreMore(amount);
    const nearby = nearbySalaries(amount);
    const rate = nearestRate(100 * perHour(amount));
    const { gross, net } = breakdown;
    const facts = factsOf(pay, repayment);
    const { taxYear: yearBefore, net: before } = facts.lastYear;
    const ofWeek = `${takeHome.weekly.net} ${pays ? 'lands each' : 'a'} week.`;
    return {
      /** The salary's digits, as the page's address has them. */
      amount: salaryLink(amount).amount,
      title: `${gross} After Tax ${taxYear.label} ${net}, ${yearBefore} ${before}`,
      description: `${gross} a year is ${net} after tax in ${taxYear.label}, ${before} in ${yearBefore}${pays ? '.' : ', or'} ${ofWeek} ${amongEmployees(place, earnings)}`,
      /** A text, so that pages of either kind have one shape. */
      robots:
        indexStep === SALARY_STEP
          ? undefined
          : `${isIndexed(amount, indexStep) ? '' : 'no'}index, follow`,
      breakdown,
      takeHome,
      pays: payTextsOf(pay, pays, repayment),
      /** The nearest hourly rate with a page; undefined where none is near. */
      hourlyRate: rate === undefined ? undefined : rateLink(rate),
      table: payTableTexts(pay, { pays, withOffsets: true }),
      payBar: payBarContent(pay, shares),
      bracketScale: bracketScale(pay.taxableIncome),
      previous: amount === LOWEST_SALARY ? undefined : salaryLink(amount - SALARY_STEP),
      next: amount === HIGHEST_SALARY ? undefined : salaryLink(amount + SALARY_STEP),
      /** `own` is the place of the page's own salary among them. */
      nearby: { links: nearby.map(salaryLink), own: nearby.indexOf(amount) },
      /** Empty above the last multiple of 100,000. */
      otherBrackets: otherBrackets(amount).map(salaryLink),
      explore: {
        popular: popular.map(salaryLink),
        /** Whether the second group is 'Executive' and not 'Six Figure'. */
        isExecutive,
        high: high.map(salaryLink),
        related: related.map(salaryLink),
      },
      words: salaryWords(pay, shares),
      place,
      facts,
    };
  };
}

function amongEmployees({ below, isHighest }: EarningsPlace, earnings: EarningsWords): string {
  const { highest, highestShare } = earnings;
  if (isHighest) return `The top ${highestShare} in 100 earn ${highest} or more.`;
  return below === undefined
    ? 'Fewer than 1 in 100 full-time employees earn less.'
    : `It is more than about ${below} in 100 full-time employees earn.`;
}

/** The figures that only the article and the questions name. */
function salaryWordsOf(taxYear: TaxYear) {
  const { medicareLevy: levy, incomeTax } = taxYear;
  const contributionBase = contributionBaseOf(taxYear) ?? Number.POSITIVE_INFINITY;
  /** The income at which the Medicare levy reaches its rate of the whole; 0 where it has it at once. */
  const phasedInBelow =
    levy.phaseInRate === undefined ? 0 : (edgesOf(levyCharge(levy)).at(-1) ?? 0);
  const brackets = taxBrackets(incomeTax.resident).map(({ floor, top, rate, base }) => ({
    top,
    words: {
      isTaxFree: rate === 0,
      rate: formatRate(rate),
      /** The income above which the rate applies. */
      floor: formatDollars(floor),
      /** Undefined where the bracket is open. */
      highest: Number.isFinite(top) ? formatDollars(top) : undefined,
      /** Tax on all income below the bracket; undefined where that is 0. */
      baseAmount: base === 0 ? undefined : formatDollars(base),
    },
  }));
  return (pay: PayResult, shares: PayShares) => ({
    /** Total tax as a share of the gross, such as `20.5%`. */
    effectiveRate: formatTenths(shares.totalTax),
    /** Net pay as a share of the gross. */
    netShare: formatTenths(shares.net),
    isTaxed: pay.totalTax > 0,
    paysMedicare: pay.medicareLevy > 0,
    /** Whether the Medicare levy is less than its rate of the whole income. */
    isMedicarePhasedIn: pay.medicareLevy > 0 && pay.taxableIncome < phasedInBelow,
    /** Whether super is paid on a part of the salary alone: the maximum contribution base. */
    isAboveSuperBase: pay.grossAnnual > contributionBase,
    bracket: bracketOf(brackets, pay.taxableIncome).words,
  });
}
