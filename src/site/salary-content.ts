/**
 * What a salary page says in words: its article and its questions, in plain text. Written for pay with
 * default options in the default tax year, true for every salary that has a page.
 *
 * Text that is the same on many pages is one string, made once: the renderer keeps its HTML.
 */
import { DEFAULT_TAX_YEAR, findTaxYear, type PayResult } from '../pay/index.ts';
import { formatCents, formatDollars, formatPercent } from './money.ts';

/** A part of the article. */
export interface ArticleSection {
  readonly heading: string;
  readonly text: string;
  /** A second paragraph. */
  readonly further?: string;
}

/** A question with its answer. */
export interface Faq {
  readonly question: string;
  readonly answer: string;
  /** Set where all or many pages have this very object. */
  readonly isShared?: true;
}

const taxYear = findTaxYear(DEFAULT_TAX_YEAR);
const superRate = formatPercent(taxYear.superRate, 0);
const medicareRate = formatPercent(taxYear.medicareRate, 0);
const medicareThreshold = formatDollars(taxYear.medicareThreshold);

/** The article of the page whose pay is `pay`: what is taken from the salary, and what these sums leave out. */
export function salaryArticle(pay: PayResult): ArticleSection[] {
  const gross = formatDollars(pay.grossAnnual);
  return [
    {
      heading: 'Effective Tax Rate',
      text: `A salary of ${gross} has an effective tax rate of ${percentOfGross(pay, pay.totalTax)}. Net pay is ${formatDollars(pay.netAnnual)}, which is ${percentOfGross(pay, pay.netAnnual)} of gross.`,
    },
    {
      heading: 'Tax Components',
      text: `Total tax of ${formatDollars(pay.totalTax)} is income tax of ${formatDollars(pay.incomeTax)} plus a Medicare levy of ${formatDollars(pay.medicareLevy)}.`,
      further: bracketOf(pay.taxableIncome).sum,
    },
    {
      heading: 'Superannuation',
      text: `At ${superRate} of the whole salary, super is ${formatDollars(pay.superannuation)} a year. Your employer pays it into your super fund on top of ${gross}.`,
    },
    pay.totalTax > 0 ? withholdingSection(pay) : nothingWithheld,
    reminder,
  ];
}

/** The eleven questions of the page whose pay is `pay`, in order. */
export function salaryFaq(pay: PayResult): Faq[] {
  const gross = formatDollars(pay.grossAnnual);
  const bracket = bracketOf(pay.taxableIncome);
  return [
    {
      question: `How much is ${gross} after tax?`,
      answer: `${formatDollars(pay.netAnnual)} a year: ${formatCents(pay.monthly)} a month, ${formatCents(pay.fortnightly)} a fortnight or ${formatCents(pay.weekly)} a week.`,
    },
    {
      question: `How much tax is paid on ${gross}?`,
      answer: `${formatDollars(pay.totalTax)} a year: ${formatDollars(pay.incomeTax)} income tax and ${formatDollars(pay.medicareLevy)} Medicare levy.`,
    },
    { question: 'What is the marginal tax rate?', answer: bracket.marginalRate },
    pay.medicareLevy > 0 ? levyPaid : levyNotPaid,
    {
      question: `How much super is paid on ${gross}?`,
      answer: `${formatDollars(pay.superannuation)} a year: ${superLimits}`,
    },
    surcharge,
    studentLoans,
    offsets,
    residency,
    withholding,
    ownFigures,
  ];
}

function withholdingSection(pay: PayResult): ArticleSection {
  return {
    heading: 'PAYG Withholding',
    text: `Under Pay As You Go (PAYG) withholding, your employer sends your tax to the ATO each pay day: here about ${formatCents(pay.weeklyTax)} a week or ${formatCents(pay.monthlyTax)} a month.`,
  };
}

const nothingWithheld: ArticleSection = {
  heading: 'PAYG Withholding',
  text: 'Under Pay As You Go (PAYG) withholding, an employer sends tax to the ATO each pay day. There is no tax on this salary, so nothing needs to be withheld.',
};

const reminder: ArticleSection = {
  heading: 'Reminder',
  text: `These are estimates for ${taxYear.label}, for an Australian resident with one job who claims the tax-free threshold. They leave out the Medicare levy phase-in, family thresholds and exemptions, the Medicare levy surcharge, student loans, the low income tax offset and all other offsets, deductions, and limits on super. For your own situation, ask the Australian Taxation Office (ATO) or a registered tax agent.`,
};

const levyPaid: Faq = {
  isShared: true,
  question: 'How is the Medicare levy worked out?',
  answer: `As ${medicareRate} of the whole salary once above ${medicareThreshold}. The ATO phases it in just above that, with higher thresholds for families and seniors; this page does not.`,
};

const levyNotPaid: Faq = {
  isShared: true,
  question: 'Why is there no Medicare levy?',
  answer: `The levy is ${medicareRate} of the whole salary, but only once that is above ${medicareThreshold}.`,
};

/** The contribution base and the cap are those of 2025-26. Source: https://www.ato.gov.au/tax-rates-and-codes/key-superannuation-rates-and-thresholds */
const superLimits = `${superRate} of the whole salary, on top of it. The maximum contribution base ($62,500 a quarter) and the cap on contributions ($30,000 a year) are not applied.`;

const surcharge: Faq = {
  isShared: true,
  question: 'Is the Medicare levy surcharge included?',
  answer:
    'No. This page assumes private hospital cover. The calculator can add the surcharge, by one set of bands for singles.',
};

const studentLoans: Faq = {
  isShared: true,
  question: 'Are HELP and other student loans included?',
  answer:
    'No. The calculator can add a repayment, by the 2023-24 bands in every year. The ATO has other rules since July 2025, from $67,000.',
};

const offsets: Faq = {
  isShared: true,
  question: 'Are tax offsets and deductions included?',
  answer:
    'No. The low income tax offset (up to $700, for incomes below $66,667) and deductions may lower your tax.',
};

const residency: Faq = {
  isShared: true,
  question: 'Who are these figures for?',
  answer:
    'Australian residents for tax purposes who claim the tax-free threshold. Non-residents, working holiday makers and second jobs pay other rates.',
};

const withholding: Faq = {
  isShared: true,
  question: 'Why does my payslip differ?',
  answer:
    'ATO withholding tables round each pay, and yours may include allowances, overtime or salary sacrifice. Your tax return settles the difference.',
};

const ownFigures: Faq = {
  isShared: true,
  question: 'How do I work out my own pay?',
  answer:
    'Use the calculator on the home page: it takes any salary, pay cycle, tax year, super rate and options.',
};

/** What a tax bracket means to somebody whose income lies in it. */
interface BracketText {
  /** Top of the bracket in dollars a year. */
  readonly max: number;
  /** How the income tax is worked out. */
  readonly sum: string;
  readonly marginalRate: string;
}

const brackets: readonly BracketText[] = taxYear.taxBrackets.map(
  ({ min, max, rate, baseAmount }) => {
    const percent = formatPercent(rate, 0);
    const threshold = formatDollars(min - 1);
    const range =
      max === null ? `above ${threshold}` : `from ${formatDollars(min)} to ${formatDollars(max)}`;
    const base = baseAmount === 0 ? '' : `${formatDollars(baseAmount)} plus `;
    return {
      max: max ?? Number.POSITIVE_INFINITY,
      sum:
        rate === 0
          ? `No income tax is due up to ${formatDollars(max ?? 0)}, the tax-free threshold.`
          : `At ${taxYear.label} resident rates, the income tax is ${base}${percent} of income above ${threshold}.`,
      marginalRate:
        rate === 0
          ? `${percent}. Income up to ${formatDollars(max ?? 0)}, the tax-free threshold, is not taxed.`
          : `${percent} on each dollar of income ${range}, plus any Medicare levy. Lower dollars are taxed at lower rates.`,
    };
  },
);

function bracketOf(taxableIncome: number): BracketText {
  const bracket = brackets.find(({ max }) => taxableIncome <= max);
  if (bracket === undefined) throw new Error(`No tax bracket holds an income of ${taxableIncome}`);
  return bracket;
}

/** A salary page's gross is never 0. */
function percentOfGross(pay: PayResult, amount: number): string {
  return formatPercent(amount / pay.grossAnnual, 1);
}
