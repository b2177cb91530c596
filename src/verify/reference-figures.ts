/**
 * Every figure that a salary page, the home page and the comparison must show, by its place on the page. They come from exact
 * arithmetic and `docs/product.md`, and from no code that makes the pages.
 */
import {
  add,
  compare,
  divide,
  multiply,
  type Rational,
  rational,
  roundHalfAwayFromZero,
  subtract,
  sum,
  ZERO,
} from './reference/rational.ts';
import {
  besidePublished,
  EARNINGS,
  hundredthsBelow,
  minimumWage,
} from './reference/reference-earnings.ts';
import {
  formatReference,
  type ReferenceOptions,
  type ReferencePay,
  referencePay,
} from './reference/reference-pay.ts';
import { type ReferencePayslip, referencePayslip } from './reference/reference-withholding.ts';
import {
  type ReferenceLoan,
  type ReferenceRulesName,
  type ReferenceYear,
  referenceYear,
  referenceYears,
  type Slice,
} from './reference/reference-years.ts';
import type { PlacedFigures } from './shown-figures.ts';

/** The year that a site shows unless a visitor asks for another. */
const DEFAULT_TAX_YEARS: Readonly<Record<ReferenceRulesName, string>> = {
  simplified: '2025-26',
  legislated: '2026-27',
};

const LEVY_PERCENT = '2%';
/** Of both default years. */
const SUPER_PERCENT = '12%';
/** Of the income above the threshold, the most that the levy may be in law. */
const PHASE_IN_PERCENT = '10%';
/** Of the contributions that Division 293 taxes, and the threshold. Source: ATO. */
const DIVISION_293 = ['15%', '$250,000'];

const WEEKS = rational('52');
const FORTNIGHTS = rational('26');
const MONTHS = rational('12');
const HUNDRED = rational('100');
const THOUSAND = rational('1000');
const TEN_THOUSAND = rational('10000');
/** Of a year of 52 weeks of 38 hours, and of a week. */
const HOURS = rational('1976');
const HOURS_OF_WEEK = rational('38');
/** The take-home pay of a week that the comparison starts with, in dollars. */
const WANTED = rational('1500');

/** The salaries that have a page, in dollars a year; see Validation in `docs/product.md`. */
const PAGE_SALARIES = { lowest: 5_000, highest: 15_000_000, step: 100 } as const;

export const ALL_SALARIES: readonly number[] = range(
  PAGE_SALARIES.lowest,
  PAGE_SALARIES.highest,
  PAGE_SALARIES.step,
);

/** The figures that pages of a site must show by a rule set. */
export interface ReferenceFigures {
  /** Figures of the page of `amount` dollars a year, except those of the groups drawn at random. */
  salaryFigures(amount: number): PlacedFigures;
  /** Figures of the home page: the calculator at its default of 80,000, and the links. */
  homeFigures(): PlacedFigures;
  /** Figures of the page that compares two pays: its example of 80,000 and 95,000. */
  comparisonFigures(): PlacedFigures;
}

export function referenceFigures(rules: ReferenceRulesName): ReferenceFigures {
  const known = FIGURES.get(rules) ?? figuresBy(rules);
  FIGURES.set(rules, known);
  return known;
}

const FIGURES = new Map<ReferenceRulesName, ReferenceFigures>();

function figuresBy(rules: ReferenceRulesName): ReferenceFigures {
  const taxYear = DEFAULT_TAX_YEARS[rules];
  const year = referenceYear(taxYear, rules);
  const payOf = (salary: number, options: ReferenceOptions = {}) =>
    referencePay({ salary, taxYear, rules, options });
  const netIn = (salary: number, label: string) =>
    dollars(referencePay({ salary, taxYear: label, rules }).netAnnual);
  const labels = referenceYears(rules);
  const lastYear = labels[labels.indexOf(taxYear) + 1] ?? '';
  const wage = minimumWage(taxYear);
  const changesNear = changesOf(year, rules);
  const bracketOf = bracketsOf(year);
  const words = rules === 'legislated' ? legislatedWords(year) : simplifiedWords(year);
  const superPercent = `${year.superPercent}%`;

  function salaryFigures(amount: number): PlacedFigures {
    const pay = payOf(amount);
    const gross = dollars(pay.grossAnnual);
    const net = dollars(pay.netAnnual);
    const tax = dollars(pay.totalTax);
    const incomeTax = dollars(pay.incomeTax);
    const levy = dollars(pay.medicareLevy);
    const superannuation = dollars(pay.superannuation);
    const offset = compare(pay.taxOffsets, ZERO) > 0 ? [dollars(pay.taxOffsets)] : [];
    const bracket = bracketOf(wholeDollars(pay.taxableIncome));
    const isTaxed = compare(pay.totalTax, ZERO) > 0;
    const shares = sharesOf(pay);
    const deduction = ifAny(pay.standardDeduction);
    const taxable = deduction.length > 0 ? [dollars(pay.taxableIncome)] : [];
    const division293 = ifAny(pay.division293Tax);
    const place = placeAmongEarnings(amount);
    const byLaw = (options: ReferenceOptions = {}) =>
      referencePay({ salary: amount, taxYear, rules: 'legislated', options });
    const loan = payOf(amount, { studentLoan: true });
    const pays = words.pays(pay, loan);
    const week = cents(pays.weekly);
    const hour = {
      beforeTax: cents(divide(pay.grossAnnual, HOURS)),
      afterTax: cents(divide(pays.weekly, HOURS_OF_WEEK)),
    };
    const uncovered = payOf(amount, { noPrivateHospitalCover: true });
    const packaged = payOf(amount, { includesSuperannuation: true });
    const kept = dollars(subtract(payOf(amount + 1_000).netAnnual, pay.netAnnual));
    const marginal = rate(subtract(payOf(amount + 1).totalTax, pay.totalTax));

    return placed({
      Title: [gross, net],
      Description: [gross, net, week, ...place],
      'Shared title': [gross, net],
      'Shared description': [gross, net, week, ...place],
      Breadcrumb: [gross],
      // The heading, the answer below it, and the links to the calculator and the comparison.
      Page: [gross, net, gross, gross],
      'Page > Month': [cents(pays.monthly)],
      'Page > Fortnight': [cents(pays.fortnightly)],
      'Page > Week': [week],
      'Page > Hour (38 a week)': [hour.afterTax],
      'With a student loan > Take-home pay': [dollars(loan.netAnnual)],
      'With a student loan > Each fortnight': [cents(pays.fortnightlyWithLoan)],
      'If super is included > Salary': [dollars(packaged.grossAnnual)],
      'If super is included > Super': [dollars(packaged.superannuation)],
      'If super is included > Take-home pay': [dollars(packaged.netAnnual)],
      'Per hour > Before tax': [hour.beforeTax],
      'Per hour > After tax': [hour.afterTax],
      'Where your pay goes': [
        ...[shares.net, shares.incomeTax, shares.medicareLevy, shares.division293],
      ].filter((each) => each !== '0.0%'),
      'bracket-scale': [
        ...bracket.scale,
        whole(wholeDollars(pay.taxableIncome) - bracket.floor),
        ...(bracket.floor === 0 ? [] : [whole(bracket.floor)]),
        bracket.rate,
      ],
      'Previous and next salary': neighbours(amount),
      'Tax Breakdown > Gross Annual Salary': [gross],
      'Tax Breakdown > Standard Deduction': deduction,
      'Tax Breakdown > Standard Deduction > note': taxable.map((each) => `Taxable income ${each}`),
      'Tax Breakdown > Income Tax': [incomeTax],
      'Tax Breakdown > Low income tax offset': offset,
      'Tax Breakdown > Low income tax offset > note': offset.map(
        () => 'Already taken off income tax',
      ),
      'Tax Breakdown > Medicare Levy (2%)': [levy],
      'Tax Breakdown > Division 293 Tax': division293,
      'Tax Breakdown > Total Tax': [tax],
      'Tax Breakdown > Net Annual Salary': [net],
      'Take-Home Pay > Daily (5-day week)': [cents(pay.daily)],
      'Take-Home Pay > Daily (5-day week) > note': [`Tax ${cents(pay.dailyTax)}`],
      'Take-Home Pay > Weekly': [cents(pay.weekly)],
      'Take-Home Pay > Weekly > note': [`Tax ${cents(pay.weeklyTax)}`],
      'Take-Home Pay > Fortnightly': [cents(pay.fortnightly)],
      'Take-Home Pay > Fortnightly > note': [`Tax ${cents(pay.fortnightlyTax)}`],
      'Take-Home Pay > Monthly': [cents(pay.monthly)],
      'Take-Home Pay > Monthly > note': [`Tax ${cents(pay.monthlyTax)}`],
      [`Take-Home Pay > Super annual contribution (${superPercent})`]: [superannuation],
      ...tableRow('Gross Income', pay.grossAnnual),
      ...tableRowIfAny('Standard Deduction', pay.standardDeduction),
      ...tableRow('Superannuation', pay.superannuation),
      ...tableRow('Total Tax', pay.totalTax),
      ...tableRow('Income Tax', pay.incomeTax),
      ...tableRow('Medicare Levy', pay.medicareLevy),
      ...tableRow('Medicare Levy Surcharge', ZERO),
      ...tableRow('Tax Offsets', pay.taxOffsets),
      ...tableRowIfAny('Division 293 Tax', pay.division293Tax),
      ...tableRow('Take Home Pay', pay.netAnnual),
      'earnings-spread': ['$0', '$130,000', '$260,000+'],
      'How # compares': [gross, ...sentenceOnEarnings(amount)],
      ...comparedWith('Full-time median, August 2025', pay.grossAnnual, EARNINGS.median),
      ...comparedWith('Full-time average, May 2026', pay.grossAnnual, EARNINGS.average),
      ...comparedWith(`Minimum wage from ${wage.from}`, pay.grossAnnual, wage.year),
      'The next #': [
        ...['$1,000', '$1,000', kept, marginal],
        ...bracket.next,
        ...changesNear(wholeDollars(pay.taxableIncome)),
      ],
      ...Object.fromEntries(
        referenceYears(rules).map((label) => [
          `Take-home pay by tax year > ${label}`,
          [netIn(amount, label)],
        ]),
      ),
      'Nearby Salaries': links(nearby(amount)),
      'Other Income Brackets': links(otherBrackets(amount)),
      'Effective tax rate': [shares.totalTax, gross, shares.net],
      'Tax components': [
        ...[bracket.rate === '0%' ? gross : incomeTax, ...bracket.sum, ...offset],
        ...ifAny(pay.medicareLevy),
      ],
      Superannuation: [...[superannuation, gross], ...(division293.length > 0 ? DIVISION_293 : [])],
      ...pays.places,
      'How much is # after tax?': [
        ...[gross, net],
        ...[cents(pays.monthly), cents(pays.fortnightly), week],
      ],
      'How much tax is paid on #?': [gross, ...(isTaxed ? [tax, shares.totalTax] : [])],
      'How much is # an hour?': [gross, hour.beforeTax, hour.afterTax],
      'What is the marginal tax rate?': [marginal, kept, '$1,000'],
      ...words.levy(pay),
      'How much super is paid on #?': [gross, ...words.superannuation(amount, superannuation)],
      'What if # includes super?': [
        ...[gross, dollars(packaged.superannuation)],
        dollars(packaged.grossAnnual),
      ],
      'What if I have a student loan?': [
        ifAny(loan.studentLoanRepayment)[0] ?? gross,
        ...ifOther(byLaw({ studentLoan: true }).studentLoanRepayment, loan.studentLoanRepayment),
      ],
      'What if I have no private hospital cover?': [
        ...(compare(uncovered.medicareLevySurcharge, ZERO) > 0
          ? [dollars(uncovered.medicareLevySurcharge), dollars(uncovered.netAnnual)]
          : [gross]),
        ...ifOther(
          byLaw({ noPrivateHospitalCover: true }).medicareLevySurcharge,
          uncovered.medicareLevySurcharge,
        ),
      ],
      ...(rules === 'legislated' ? {} : tenthQuestion(amount, gross)),
      'How does # compare with other salaries?': [
        ...[gross, dollars(EARNINGS.median)],
        ...(/[\d.]+(?:%| times)/.exec(besidePublished(pay.grossAnnual, EARNINGS.median)) ?? []),
      ],
      ...AROUND_THE_CONTENT,
    });
  }

  /** Of a set without withholding schedules. */
  function tenthQuestion(amount: number, gross: string): Record<string, string[]> {
    const inLaw = referencePay({ salary: amount, taxYear, rules: 'legislated' });
    return compare(inLaw.taxOffsets, ZERO) > 0
      ? { 'Are tax offsets included?': [dollars(inLaw.netAnnual)] }
      : { [`How much was # after tax in ${lastYear}?`]: [gross, netIn(amount, lastYear)] };
  }

  function homeFigures(): PlacedFigures {
    const figures = salaryFigures(80_000);
    const pay = payOf(80_000);
    const shared = [...figures].filter(
      ([place]) =>
        /^(Tax Breakdown|Take-Home Pay|Comprehensive Breakdown) > /.test(place) &&
        !place.includes('Tax Offsets') &&
        !place.includes('Super annual'),
    );
    return placed({
      ...Object.fromEntries(shared),
      'Take-Home Pay > Super annual contribution': [dollars(pay.superannuation)],
      'Where your pay goes': figures.get('Where your pay goes') ?? [],
      'You take home': [dollars(pay.netAnnual), cents(pay.fortnightly)],
      ...bracketParts(80_000),
      // The axes of the curve, then what it says of the salary: of $100 more, what tax takes.
      'Take-home pay and tax rates by income': [
        ...['$0', '$25K', '$50K', '$75K', '$100K', '$0', '0%', '$50K', '30%', '$100K', '60%'],
        dollars(pay.netAnnual),
        dollars(pay.grossAnnual),
        sharesOf(pay).totalTax,
        share(
          roundHalfAwayFromZero(
            multiply(subtract(payOf(80_100).totalTax, pay.totalTax), rational('10')),
          ),
        ),
      ],
      'Pay summary > Gross': [dollars(pay.grossAnnual)],
      'Pay summary > Tax': [dollars(pay.totalTax)],
      'Pay summary > Net': [dollars(pay.netAnnual)],
      'Pay summary > Weekly': [cents(pay.weekly)],
      'Pay summary > Monthly': [cents(pay.monthly)],
      'Popular Salaries': links(POPULAR.map((thousands) => thousands * 1_000)),
      'High-Income Salaries': links(HIGH_INCOME.map((millions) => millions * 1_000_000)),
      ...words.home(pay),
      ...AROUND_THE_CONTENT,
    });
  }

  /** The tax of `salary` dollars a year in each bracket: the sentence and the drawing, then a row for each bracket. */
  function bracketParts(salary: number): Record<string, string[]> {
    const income = wholeDollars(payOf(salary).taxableIncome);
    const own = bracketOf(income);
    const rows = year.slices.map(({ percent, upTo }, index) => {
      const floor = Number(year.slices[index - 1]?.upTo ?? 0);
      const part = Math.max(0, Math.min(income, Number(upTo ?? Number.POSITIVE_INFINITY)) - floor);
      const tax = divide(multiply(rational(String(part)), rational(percent)), HUNDRED);
      const words = part === 0 ? `above ${whole(floor)}` : `of the next ${whole(part)}`;
      return {
        label: `${percent}% ${index === 0 ? `of the first ${whole(part)}` : words}`,
        part,
        percent: `${percent}%`,
        tax,
      };
    });
    return {
      'bracket-parts': [
        ...[whole(income - own.floor), whole(own.floor), own.rate],
        ...rows.filter(({ part }) => part > 0).map(({ percent }) => percent),
      ],
      ...Object.fromEntries(
        rows.map(({ label, tax }) => [`bracket-parts > ${label}`, [dollars(tax)]]),
      ),
      'bracket-parts > Income Tax': [dollars(payOf(salary).incomeTax)],
    };
  }

  function comparisonFigures(): PlacedFigures {
    const [now, offer] = [payOf(80_000), payOf(95_000)] as const;
    const more = (name: keyof ReferencePay) => subtract(offer[name], now[name]);
    const bars = [sharesOf(now), sharesOf(offer)] as const;
    const row = (label: string, figureOf: (pay: ReferencePay) => Rational) => {
      const title = `Side by side > ${label}`;
      return {
        [`${title} > Offer A`]: [dollars(figureOf(now))],
        [`${title} > Offer B`]: [dollars(figureOf(offer))],
        [`${title} > Difference`]: [`+${dollars(subtract(figureOf(offer), figureOf(now)))}`],
      };
    };
    // Signs beside fields have no sum.
    const signs = ['%', '$', '$'];
    return placed({
      // The example without script, and the answer.
      Page: [
        ...[dollars(now.grossAnnual), dollars(offer.grossAnnual)],
        ...[more('netAnnual'), more('weekly'), more('superannuation')].map(dollars),
      ],
      'Offer A': ['$', dollars(now.grossAnnual)],
      'Offer B': ['$', dollars(offer.grossAnnual)],
      'More details': [...signs, ...signs],
      [`Tax year and options: ${labels[0]}`]: labels.map(
        (label) => `${Number(referenceYear(label, rules).superPercent).toFixed(1)}%`,
      ),
      ...row('Pay before tax', (pay) => pay.grossAnnual),
      ...row('Income tax', (pay) => pay.incomeTax),
      ...row('Medicare levy', (pay) => pay.medicareLevy),
      ...row('Take-home pay', (pay) => pay.netAnnual),
      ...row('A fortnight', (pay) => pay.fortnightly),
      ...row('A week', (pay) => pay.weekly),
      ...row('Super', (pay) => pay.superannuation),
      ...row('Take-home pay and super', (pay) => add(pay.netAnnual, pay.superannuation)),
      'pay-bar': [
        ...bars.map(({ net }) => net),
        ...bars.map(({ incomeTax }) => incomeTax),
        ...bars.map(({ medicareLevy }) => medicareLevy),
      ],
      'What do I need to earn?': [
        ...['$', '$1,500', linkText(leastSalaryFor(multiply(WEEKS, WANTED)))],
      ],
      ...AROUND_THE_CONTENT,
    });
  }

  /** The least whole salary that leaves `net` dollars a year, which must be above what is left at the levy's threshold. */
  function leastSalaryFor(net: Rational): number {
    let [tooLow, enough] = [0, PAGE_SALARIES.highest as number];
    while (enough - tooLow > 1) {
      const middle = Math.floor((tooLow + enough) / 2);
      if (compare(payOf(middle).netAnnual, net) < 0) tooLow = middle;
      else enough = middle;
    }
    return enough;
  }

  return { salaryFigures, homeFigures, comparisonFigures };
}

/** The figures in the words of pages that differ by rule set. */
interface FiguresInWords {
  /** Figures of the answer about super. */
  superannuation(amount: number, superannuation: string): string[];
  /** Figures of the one question about the Medicare levy that the page has. */
  levy(pay: ReferencePay): Record<string, string[]>;
  /** The pays of a salary page; `loan` is the pay of those who repay a student loan. */
  pays(pay: ReferencePay, loan: ReferencePay): ReferencePays;
  /** On the home page: the same, where they are in the answer, and what its disclaimer says is left out. */
  home(pay: ReferencePay): Record<string, string[]>;
}

/** What a salary pays in each period, and where else the page has what employers withhold. */
interface ReferencePays {
  readonly weekly: Rational;
  readonly fortnightly: Rational;
  readonly monthly: Rational;
  readonly fortnightlyWithLoan: Rational;
  readonly places: Record<string, string[]>;
}

/** Besides the figures of the set, those of the law of 2025-26 that the pages quote. */
function simplifiedWords(year: ReferenceYear): FiguresInWords {
  const threshold = dollars(rational(year.levyFreeUpTo));
  /** The law's. Source: https://www.ato.gov.au/tax-rates-and-codes/key-superannuation-rates-and-thresholds */
  const isAboveBase = (amount: number) => amount > 4 * 62_500;
  return {
    superannuation: (amount, superannuation) => [
      ...[SUPER_PERCENT, superannuation],
      ...(isAboveBase(amount) ? ['$30,000'] : []),
    ],
    levy: ({ medicareLevy }) =>
      compare(medicareLevy, ZERO) > 0
        ? { [LEVY_QUESTION]: [LEVY_PERCENT, threshold] }
        : { [NO_LEVY_QUESTION]: [threshold] },
    pays: ({ weekly, fortnightly, monthly, totalTax, weeklyTax }, loan) => ({
      ...{ weekly, fortnightly, monthly, fortnightlyWithLoan: loan.fortnightly },
      places: { 'PAYG withholding': compare(totalTax, ZERO) > 0 ? [cents(weeklyTax)] : [] },
    }),
    home: () => ({}),
  };
}

/** Thresholds of 2026-27, typed again. Source: as in `reference/reference-years.ts`. */
function legislatedWords(year: ReferenceYear): FiguresInWords {
  const threshold = dollars(rational(year.levyFreeUpTo));
  const superLimit = (amount: number) => (amount > 270_830 ? ['$270,830'] : []);
  return {
    superannuation: (amount, superannuation) => [
      ...[SUPER_PERCENT, ...superLimit(amount), superannuation],
    ],
    levy: ({ taxableIncome, medicareLevy }) => {
      if (compare(medicareLevy, ZERO) === 0) return { [NO_LEVY_QUESTION]: [threshold] };
      const isWhole = compare(multiply(medicareLevy, rational('50')), taxableIncome) === 0;
      return {
        [LEVY_QUESTION]: isWhole ? [LEVY_PERCENT] : [PHASE_IN_PERCENT, threshold, LEVY_PERCENT],
      };
    },
    pays: (pay, loan) => {
      const payslips = payslipsOf(pay);
      const { Weekly, Fortnightly, Monthly } = payslips;
      const isNothing = Object.values(payslips).every(
        ({ withheld }) => compare(withheld, ZERO) === 0,
      );
      const cards = Object.entries(payslips).map(([period, { withheld }]) => [
        `Withheld on your payslip > ${period}`,
        [dollars(withheld)],
      ]);
      return {
        weekly: Weekly.inAccount,
        fortnightly: Fortnightly.inAccount,
        monthly: Monthly.inAccount,
        fortnightlyWithLoan: payslipsOf(loan, true).Fortnightly.inAccount,
        places: {
          ...Object.fromEntries(cards),
          'Page > At tax time': [atTaxTime(Fortnightly)],
          'PAYG withholding': isNothing ? [] : [dollars(Fortnightly.withheld)],
          'Why does my payslip differ?': isNothing ? [] : besideTax(Fortnightly),
        },
      };
    },
    home: (pay) => {
      const payslips = payslipsOf(pay);
      const { Fortnightly } = payslips;
      const cells = Object.entries(payslips).flatMap(([period, payslip]) => {
        const pays = { Weekly: WEEKS, Fortnightly: FORTNIGHTS, Monthly: MONTHS }[
          period
        ] as Rational;
        return Object.entries({
          Gross: cents(payslip.gross),
          'Tax withheld': dollars(payslip.withheld),
          'In the account': cents(payslip.inAccount),
          Super: cents(divide(pay.superannuation, pays)),
          'At tax time': atTaxTimeInTable(payslip),
        }).map(([row, figure]) => [`On your payslip > ${row} > ${period}`, [figure]]);
      });
      return {
        ...Object.fromEntries(cells),
        'Why this differs from your year': besideTax(Fortnightly),
        'You take home': [
          ...[dollars(pay.netAnnual), cents(Fortnightly.inAccount)],
          ...besideTax(Fortnightly),
        ],
        'Pay summary > Weekly': [cents(payslips.Weekly.inAccount)],
        'Pay summary > Monthly': [cents(payslips.Monthly.inAccount)],
        // The standard deduction. Source: ATO.
        Disclaimer: ['$1,000'],
      };
    },
  };
}

/** Where `salary` is among full-time earnings, as descriptions end with it. */
function placeAmongEarnings(salary: number): string[] {
  const below = hundredthsBelow(salary);
  if (below === undefined) return HIGHEST_PAID;
  return [below === 0n ? '1 in 100' : `${below} in 100`];
}

/** The same as the page says it. */
function sentenceOnEarnings(salary: number): string[] {
  const below = hundredthsBelow(salary);
  if (below === undefined) return HIGHEST_PAID;
  const gross = linkText(salary);
  return below === 0n ? ['1 in 100', gross] : [gross, `${below} in 100`];
}

const HIGHEST_PAID = ['2 to 3 in 100', '$260,000'];

function comparedWith(
  label: string,
  salary: Rational,
  published: Rational,
): Record<string, string[]> {
  return {
    [`How # compares > ${label}`]: [dollars(published)],
    [`How # compares > ${label} > note`]: [
      `${dollars(salary)} is ${besidePublished(salary, published)}`,
    ],
  };
}

/** The law's amount where the page has another. */
function ifOther(byLaw: Rational, shown: Rational): string[] {
  return compare(byLaw, shown) === 0 ? [] : [dollars(byLaw)];
}

/** In tenths of a percent that add up: running totals are rounded, the levy first and the whole tax last. */
function sharesOf(pay: ReferencePay) {
  const tenths = (part: Rational) =>
    roundHalfAwayFromZero(multiply(divide(part, pay.grossAnnual), THOUSAND));
  const totalTax = tenths(pay.totalTax);
  const medicareLevy = tenths(pay.medicareLevy);
  const withoutIncomeTax = tenths(add(pay.medicareLevy, pay.division293Tax));
  return {
    totalTax: share(totalTax),
    medicareLevy: share(medicareLevy),
    division293: share(withoutIncomeTax - medicareLevy),
    incomeTax: share(totalTax - withoutIncomeTax),
    net: share(1_000n - totalTax),
  };
}

function ifAny(amount: Rational): string[] {
  return compare(amount, ZERO) > 0 ? [dollars(amount)] : [];
}

/** Of an amount that is whole dollars. */
function wholeDollars(amount: Rational): number {
  return Number(roundHalfAwayFromZero(amount));
}

function whole(amount: number): string {
  return dollars(rational(String(amount)));
}

function share(tenths: bigint): string {
  return `${tenths / 10n}.${tenths % 10n}%`;
}

/** By taxable income: the figures of the sentences on levy, surcharge and loan that change up to 2,000 dollars above it. */
function changesOf(year: ReferenceYear, rules: ReferenceRulesName): (income: number) => string[] {
  const limit = Number(year.levyFreeUpTo);
  const levy = rules === 'legislated' ? [PHASE_IN_PERCENT, LEVY_PERCENT] : [LEVY_PERCENT];
  const changes = [
    { at: limit, from: limit + 1, charge: levy },
    ...year.surcharge.slice(1).map(({ percent }, index) => {
      const at = Number(year.surcharge[index]?.upTo);
      return { at, from: at + 1, charge: [`${percent}%`] };
    }),
    ...loanChanges(year.loan),
  ].sort((one, other) => one.at - other.at);
  return (income) =>
    changes
      .filter(({ at, from }) => income < from && at - income <= 2_000)
      .flatMap(({ at, charge }) => [linkText(at), ...charge]);
}

function loanChanges(
  loan: ReferenceLoan,
): { readonly at: number; readonly from: number; readonly charge: string[] }[] {
  if ('ends' in loan) {
    const first = Number(loan.first);
    // 1%, 2%, then half a percent more each time.
    return [
      { at: first, from: first, charge: ['1%'] },
      ...loan.ends.map((end, index) => ({
        at: Number(end),
        from: Number(end) + 1,
        charge: [`${2 + index / 2}%`],
      })),
    ];
  }
  if ('starts' in loan) throw new Error('No default year has a loan by starts.');
  const steps = loan.steps.map(({ above, percent, base }) => ({
    at: Number(above),
    from: Number(above) + 1,
    charge: [...(base === '0' ? [] : [dollars(rational(base))]), `${percent}%`],
  }));
  const tenth = Number(loan.tenthFrom);
  return [...steps, { at: tenth, from: tenth, charge: ['10%'] }];
}

/** The payslips of a week, a fortnight and a month by the schedules of 2026-27. */
function payslipsOf(pay: ReferencePay, studentLoan = false) {
  const of = (period: 'weekly' | 'fortnightly' | 'monthly') =>
    referencePayslip(
      { annual: pay.grossAnnual, tax: coveredTax(pay) },
      { period, taxYear: DEFAULT_TAX_YEARS.legislated, scale: 2, studentLoan },
    );
  return { Weekly: of('weekly'), Fortnightly: of('fortnightly'), Monthly: of('monthly') };
}

/** The year's tax that employers withhold for. */
function coveredTax({ totalTax, division293Tax }: ReferencePay): Rational {
  return subtract(totalTax, division293Tax);
}

/** By how much what is withheld in the year is not the year's tax, in whole dollars; nothing where that is 0. */
function besideTax({ aboveTax }: ReferencePayslip): string[] {
  const amount = dollars(compare(aboveTax, ZERO) < 0 ? subtract(ZERO, aboveTax) : aboveTax);
  return amount === '$0' ? [] : [amount];
}

/** What comes back or is left to pay of 26 pays. */
function atTaxTime(payslip: ReferencePayslip): string {
  const [amount] = besideTax(payslip);
  if (amount === undefined) return 'nothing back or to pay';
  return `about ${amount} ${compare(payslip.aboveTax, ZERO) < 0 ? 'to pay' : 'back'}`;
}

/** In the table of the home page. */
function atTaxTimeInTable(payslip: ReferencePayslip): string {
  const [amount] = besideTax(payslip);
  if (amount === undefined) return 'nothing to pay';
  return `${amount} ${compare(payslip.aboveTax, ZERO) < 0 ? 'to pay' : 'back'}`;
}

const LEVY_QUESTION = 'How is the Medicare levy worked out?';
const NO_LEVY_QUESTION = 'Why is there no Medicare levy?';

/** The fixed rules of a group of links drawn at random; see Salary page in `docs/product.md`. */
export interface DrawnGroup {
  readonly title: string;
  readonly size: number;
  isAllowed(amount: number): boolean;
}

/** The 'Explore More' groups of the page of `own` dollars a year. */
export function drawnGroups(own: number): DrawnGroup[] {
  const groups: [string, readonly number[]][] = [
    ['Popular ranges', POPULAR_RANGE.filter((amount) => Math.abs(amount - own) > 5_000)],
    own >= 100_000 ? ['Executive', EXECUTIVE_RANGE] : ['Six Figure', SIX_FIGURE_RANGE],
  ];
  const ranges = groups.map(([title, candidates]) => {
    const others = candidates.filter((amount) => amount !== own);
    return {
      title,
      size: Math.min(MOST_IN_GROUP, others.length),
      isAllowed: (amount: number) => others.includes(amount),
    };
  });
  const isRelated = (amount: number) =>
    amount % 1_000 === 0 && amount !== own && hasPage(amount) && Math.abs(amount - own) * 5 <= own;
  return [
    ...ranges,
    {
      title: 'Related values',
      size: countUpTo(MOST_IN_GROUP, own, isRelated),
      isAllowed: isRelated,
    },
  ];
}

/** Whether `amount` dollars a year must have a page. */
export function hasPage(amount: number): boolean {
  const { lowest, highest, step } = PAGE_SALARIES;
  return amount >= lowest && amount <= highest && amount % step === 0;
}

/** The text of a link to the page of `amount` dollars a year. */
export function linkText(amount: number): string {
  return `$${WHOLE.format(amount)}`;
}

const WHOLE = new Intl.NumberFormat('en-AU');

const MOST_IN_GROUP = 6;

/** The donation block and the footer; see Shared layout in `docs/product.md`. */
const AROUND_THE_CONTENT = {
  'Help Keep This Free > Running costs': ['$45/month'],
  'Help Keep This Free > Monthly goal': ['$50/month'],
  'Help Keep This Free': ['$10', '20%'],
  'Quick links': links([50_000, 100_000, 150_000, 200_000, 500_000, 1_000_000]),
};

/** In thousands, and in millions, of dollars a year; see Home page in `docs/product.md`. */
const POPULAR = [
  50, 60, 70, 75, 80, 90, 100, 120, 150, 180, 200, 250, 300, 400, 500, 600, 700, 800, 900,
];
const HIGH_INCOME = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10, 12.5, 15];

const POPULAR_RANGE = range(40_000, 150_000, 5_000);
const SIX_FIGURE_RANGE = range(100_000, 250_000, 10_000);
const EXECUTIVE_RANGE = range(200_000, 1_000_000, 50_000);

/** The tax on the income of a whole bracket; `below` is the one beneath it. */
function taxOfSlice({ upTo = '0', percent }: Slice, below: Slice | undefined): Rational {
  const part = subtract(rational(upTo), rational(below?.upTo ?? '0'));
  return divide(multiply(part, rational(percent)), HUNDRED);
}

/** The words on the bracket that `income` dollars a year ends in. */
interface BracketFigures {
  readonly rate: string;
  /** The income below it. */
  readonly floor: number;
  /** The picture of it between its neighbours: their rates, then its ends. */
  readonly scale: readonly string[];
  /** How the income tax is worked out. */
  readonly sum: readonly string[];
  /** Where the next bracket starts, and its rate; none above the highest. */
  readonly next: readonly string[];
}

/** The bracket of a taxable income, by the brackets of `year`. */
function bracketsOf({ slices }: ReferenceYear): (income: number) => BracketFigures {
  const rates = slices.map((slice) => `${slice.percent}%`);
  const brackets = slices.map(({ upTo }, index): BracketFigures => {
    const rate = rates[index] ?? '';
    const floor = Number(slices[index - 1]?.upTo ?? 0);
    const threshold = dollars(rational(String(floor)));
    const top = upTo === undefined ? [] : [dollars(rational(upTo))];
    const base = sum(
      slices.slice(0, index).map((slice, below) => taxOfSlice(slice, slices[below - 1])),
    );
    const isFree = rate === '0%';
    return {
      rate,
      floor,
      scale: [
        ...rates.slice(Math.max(0, index - 1), index + 2),
        ...(index === 0 ? [] : [threshold]),
        ...top,
      ],
      sum: isFree ? top : [...(compare(base, ZERO) === 0 ? [] : [dollars(base)]), rate, threshold],
      next: upTo === undefined ? [] : [...top, rates[index + 1] ?? ''],
    };
  });
  const indexOf = (income: number) =>
    slices.findIndex(({ upTo }) => upTo === undefined || income <= Number(upTo));
  return (income) => brackets[indexOf(income)] as BracketFigures;
}

function tableRow(label: string, annual: Rational): Record<string, string[]> {
  const title = `Comprehensive Breakdown > ${label}`;
  return {
    [`${title} > Weekly`]: [cents(divide(annual, WEEKS))],
    [`${title} > Fortnightly`]: [cents(divide(annual, FORTNIGHTS))],
    [`${title} > Monthly`]: [cents(divide(annual, MONTHS))],
    [`${title} > Annually`]: [cents(annual)],
  };
}

function tableRowIfAny(label: string, annual: Rational): Record<string, string[]> {
  return compare(annual, ZERO) > 0 ? tableRow(label, annual) : {};
}

function neighbours(amount: number): string[] {
  return links([amount - PAGE_SALARIES.step, amount + PAGE_SALARIES.step].filter(hasPage));
}

function nearby(amount: number): number[] {
  return range(amount - 1_000, amount + 1_000, 100).filter(hasPage);
}

function otherBrackets(amount: number): number[] {
  const first = amount - (amount % 100_000) + 100_000;
  return range(first, first + 900_000, 100_000).filter(hasPage);
}

function links(amounts: readonly number[]): string[] {
  return amounts.map(linkText);
}

/** How many candidates there are near `own`, as far as `most`. */
function countUpTo(most: number, own: number, isCandidate: (amount: number) => boolean): number {
  let count = 0;
  // A little wider than the candidates' range, so that no binary fraction cuts one off.
  const start = Math.floor((own * 0.8) / 1_000) * 1_000;
  for (let amount = start; amount <= own * 1.2 + 1_000 && count < most; amount += 1_000) {
    if (isCandidate(amount)) count++;
  }
  return count;
}

function range(first: number, last: number, step: number): number[] {
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);
}

/** Leaves out the places that have no figures on this page. */
function placed(figures: Readonly<Record<string, readonly string[]>>): PlacedFigures {
  const entries = Object.entries(figures).filter(([, found]) => found.length > 0);
  return new Map(entries.map(([place, found]) => [place, [...found]]));
}

function dollars(value: Rational): string {
  return formatReference(value, 'dollars');
}

function cents(value: Rational): string {
  return formatReference(value, 'cents');
}

/** `fraction` as a rate is written, `30%` or `32.5%`. */
function rate(fraction: Rational): string {
  const hundredths = roundHalfAwayFromZero(multiply(fraction, TEN_THOUSAND));
  return `${Number(hundredths) / 100}%`;
}
