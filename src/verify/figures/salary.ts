/** The figures of a salary page. */
import { MEDICARE_LEVY } from '../reference/every-year.ts';
import type { Rational } from '../reference/rational.ts';
import {
  besidePublished,
  EARNINGS,
  hundredthsBelow,
  minimumWage,
} from '../reference/reference-earnings.ts';
import {
  type ReferenceOptions,
  type ReferencePay,
  referencePay,
} from '../reference/reference-pay.ts';
import { bracketOf, bracketPlot, changesAbove } from './brackets.ts';
import {
  cellsOf,
  cents,
  DIVISION_293,
  dollars,
  dollarsLess,
  type Figures,
  LEVY_RATES,
  type PageFigures,
  type ReferenceSite,
  rate,
} from './page-figures.ts';
import {
  ifAny,
  offsetsOf,
  paidOf,
  payCells,
  payTable,
  shareCells,
  sharesOf,
  taxesOf,
  wholeDollars,
} from './pay-cells.ts';
import { drawnGroups, fixedLinks } from './salary-links.ts';
import { figuresIn } from './shown-figures.ts';

/** The page of `amount` dollars a year. */
export function salaryFigures(site: ReferenceSite, amount: number): PageFigures {
  const { hasSchedules, taxYear, year, years, yearBefore, payOf } = site;
  const pay = payOf(amount);
  const loan = payOf(amount, { studentLoan: true });
  const uncovered = payOf(amount, { noPrivateHospitalCover: true });
  const packaged = payOf(amount, { includesSuperannuation: true });
  const paid = paidOf(site, pay);
  const gross = dollars(pay.grossAnnual);
  const net = dollars(pay.netAnnual);
  const totalTax = dollars(taxesOf(pay).totalTax);
  const pays = Object.values(paid);
  const [week = '', fortnight = '', month = ''] = pays.map(({ inAccount }) => cents(inAccount));
  // A year has 52 weeks of 38 hours.
  const hour = [pay.grossAnnual.over(1_976), paid.Weekly.inAccount.over(38)].map(cents);
  const netIn = (label: string) =>
    referencePay({ salary: amount, taxYear: label, rules: site.rules }).netAnnual;
  const before = dollars(netIn(yearBefore));
  const superPart = dollarsLess(pay.grossAnnual, packaged.grossAnnual);
  const earnings = amongEarnings(amount, gross);
  const shares = sharesOf(pay);
  const isTaxed = pay.totalTax.isAbove(0);
  const superannuation = dollars(pay.superannuation);
  const division293 = ifAny(pay.division293Tax);
  const yearOfPays = hasSchedules && ['26', fortnight, ...paid.Fortnightly.atTaxTime, net];
  const isWithheld = pays.some(({ withheld }) => withheld.isAbove(0));
  const withheld = hasSchedules ? dollars(paid.Fortnightly.withheld) : cents(paid.Weekly.withheld);
  const kept = dollars(payOf(amount + 1_000).netAnnual.minus(pay.netAnnual));
  const marginal = rate(payOf(amount + 1).totalTax.minus(pay.totalTax));
  const byLaw = lawFigures(site, amount, { pay, loan, uncovered });
  const repaid = ifAny(loan.studentLoanRepayment);

  const cells = {
    ...cellsOf('You take home', {
      Month: month,
      Fortnight: fortnight,
      Week: week,
      [`${hasSchedules ? 'Average hour' : 'Hour'} (38 a week)`]: hour.slice(1),
      ...(yearOfPays && { 'At tax time': yearOfPays }),
    }),
    ...cellsOf('Student loan', {
      'Take-home pay': dollarsLess(pay.netAnnual, loan.studentLoanRepayment),
      'Each fortnight': cents(paidOf(site, loan, true).Fortnightly.inAccount),
    }),
    ...cellsOf('Super included', {
      Salary: dollars(packaged.grossAnnual),
      Super: superPart,
      'Take-home pay': dollars(packaged.netAnnual),
    }),
    ...cellsOf('Per hour', {
      'Before tax': hour.slice(0, 1),
      [`After tax${hasSchedules ? ', on average' : ''}`]: hour.slice(1),
    }),
    ...payCells(site, pay, paid),
    ...shareCells([pay]),
    ...payTable(site, { 'Tax Offsets': [pay.taxOffsets] }),
    [`Take-Home Pay > Super annual contribution (${year.superPercent}%)`]: superannuation,
    ...earningsCells(taxYear, pay.grossAnnual),
    ...cellsOf(
      'Take-home pay by year',
      Object.fromEntries(years.map((label) => [label, dollars(netIn(label))])),
    ),
  };
  return {
    cells,
    prose: {
      Title: [gross, taxYear, net, yearBefore, before],
      Description: [gross, net, taxYear, before, yearBefore, week, ...earnings.place],
      Breadcrumb: gross,
      // The main heading.
      Page: [gross, taxYear, yearBefore],
      // The answer and the first link below it.
      'You take home': [net, taxYear, gross],
      'Take-Home Pay': division293.flatMap((tax) => ['293', tax]),
      'How # compares': [gross, ...earnings.sentence, '2025', '38'],
      'earnings-spread': ['$0', '$130,000', '$260,000+'],
      'The next #': ['$1,000', '$1,000', kept, marginal, ...changesAbove(site, pay)],
      'bracket-scale': bracketPlot(year, wholeDollars(pay.taxableIncome)),
      'Effective tax rate': [shares.totalTax, gross, shares.net],
      'Tax components': taxComponents(site, pay),
      Superannuation: [superannuation, gross, ...(division293.length > 0 ? DIVISION_293 : [])],
      'PAYG withholding': isWithheld ? withheld : [],
      Reminder: taxYear,
      'How much is # after tax?': [gross, net, month, fortnight, week],
      'How much tax is paid on #?': isTaxed ? [gross, totalTax, shares.totalTax] : [gross],
      'How much is # an hour?': [gross, ...hour, '38'],
      'What is the marginal tax rate?': [marginal, kept, '$1,000'],
      [pay.medicareLevy.isAbove(0)
        ? 'How is the Medicare levy worked out?'
        : 'Why is there no Medicare levy?']: levyFigures(site, pay),
      'How much super is paid on #?': [
        ...[gross, `${year.superPercent}%`, ...superLimit(site, amount), superannuation],
        ...byLaw.superannuation,
      ],
      'What if # includes super?': [gross, superPart, dollars(packaged.grossAnnual)],
      'What if I have a student loan?': [...(repaid.length > 0 ? repaid : [gross]), ...byLaw.loan],
      'What if I have no private hospital cover?': [
        ...[...surchargeFigures(pay, uncovered), ...byLaw.surcharge],
      ],
      ...(!hasSchedules &&
        (byLaw.net.length > 0
          ? { 'Are tax offsets included?': byLaw.net }
          : { 'How much was # after tax in #?': [gross, yearBefore, before] })),
      'How does # compare with other salaries?': [
        ...[gross, dollars(EARNINGS.median), ...besideOf(pay.grossAnnual, EARNINGS.median)],
      ],
    },
    links: fixedLinks(amount),
    drawn: drawnGroups(amount),
    entered: `#salary=${amount}`,
  };
}

function earningsCells(taxYear: string, gross: Rational): Figures {
  const wage = minimumWage(taxYear);
  const published = {
    'Full-time median, August 2025': EARNINGS.median,
    'Full-time average, May 2026': EARNINGS.average,
    [`Minimum wage from ${wage.from}`]: wage.year,
  };
  const rows = Object.entries(published).flatMap(([label, amount]) => [
    [label, dollars(amount)],
    [`${label} > note`, [dollars(gross), ...besideOf(gross, amount)]],
  ]);
  return cellsOf('How # compares', Object.fromEntries(rows));
}

/** The figures of a salary beside a published one. */
function besideOf(gross: Rational, published: Rational): string[] {
  return figuresIn(besidePublished(gross, published));
}

/**
 * How many of 100 full-time employees a salary is above, or those that it is among, and from which salary. A sentence names the salary
 * first, last, or where it is among the highest, not at all.
 */
function amongEarnings(salary: number, gross: string) {
  const below = hundredthsBelow(salary);
  const place = below === undefined ? ['2', '3', '100', '$260,000'] : [`${below || 1n}`, '100'];
  if (below === undefined) return { place, sentence: place };
  return { place, sentence: below === 0n ? [...place, gross] : [gross, ...place] };
}

/** The income tax and how it comes about, then the levy. */
function taxComponents(site: ReferenceSite, pay: ReferencePay): string[] {
  const { incomeTax, medicareLevy } = taxesOf(pay);
  const { percent, floor, top, below } = bracketOf(site.year, wholeDollars(pay.taxableIncome));
  if (percent === '0') return [dollars(pay.grossAnnual), ...top];
  return [
    dollars(incomeTax),
    ...ifAny(below),
    `${percent}%`,
    dollars(floor),
    ...offsetsOf(site, pay).flatMap(({ used }) => ifAny(used)),
    ...(pay.medicareLevy.isAbove(0) ? [dollars(medicareLevy)] : []),
  ];
}

/** The rule of the levy that a salary is under: none yet, phased in, or of the whole. */
function levyFigures({ year, rules }: ReferenceSite, pay: ReferencePay): string[] {
  const threshold = dollars(year.levyFreeUpTo);
  const [whole, ofPart] = LEVY_RATES;
  if (!pay.medicareLevy.isAbove(0)) return [threshold];
  if (rules === 'simplified') return [whole, threshold];
  return pay.medicareLevy.isBelow(pay.taxableIncome.percent(MEDICARE_LEVY.percent))
    ? [ofPart, threshold, whole]
    : [whole];
}

/** The pay of a year that super is compulsory on at most, of salaries above it. */
function superLimit({ year }: ReferenceSite, salary: number): string[] {
  const base = year.law?.superBase;
  const limit = base !== undefined && 'year' in base ? Number(base.year) : Number.POSITIVE_INFINITY;
  return salary > limit ? [dollars(limit)] : [];
}

/** The surcharge without hospital cover, and the pay that it leaves. */
function surchargeFigures(pay: ReferencePay, { medicareLevySurcharge }: ReferencePay): string[] {
  const [surcharge] = ifAny(medicareLevySurcharge);
  if (surcharge === undefined) return [dollars(pay.grossAnnual)];
  return [surcharge, dollarsLess(pay.netAnnual, medicareLevySurcharge)];
}

/** The law's figures on a simplified site, each where it differs from the page's. */
function lawFigures(
  { rules, taxYear }: ReferenceSite,
  salary: number,
  shown: Readonly<Record<'pay' | 'loan' | 'uncovered', ReferencePay>>,
) {
  if (rules === 'legislated') return { superannuation: [], net: [], loan: [], surcharge: [] };
  const lawOf = (options: ReferenceOptions) =>
    referencePay({ salary, taxYear, rules: 'legislated', options });
  const [law, loan] = [lawOf({}), lawOf({ studentLoan: true })];
  const uncovered = lawOf({ noPrivateHospitalCover: true });
  const differing = (pay: ReferencePay, byLaw: ReferencePay, figure: keyof ReferencePay) =>
    pay[figure].equals(byLaw[figure]) ? [] : [dollars(byLaw[figure])];
  return {
    superannuation: differing(shown.pay, law, 'superannuation'),
    net: shown.pay.taxOffsets.equals(law.taxOffsets) ? [] : [dollars(law.netAnnual)],
    loan: differing(shown.loan, loan, 'studentLoanRepayment'),
    surcharge: differing(shown.uncovered, uncovered, 'medicareLevySurcharge'),
  };
}
