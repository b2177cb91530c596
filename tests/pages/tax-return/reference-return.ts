/** Every figure of the tax return by exact arithmetic, as the page writes it. */

import { shownCents, shownDollars } from '../../../src/verify/figures/page-figures.ts';
import {
  least,
  most,
  type Rational,
  rational,
  sum,
  ZERO,
} from '../../../src/verify/reference/rational.ts';
import { referenceAssessment } from '../../../src/verify/reference/reference-assessment.ts';
import {
  jobOf,
  type ReferenceFacts,
  type ReferenceJob,
} from '../../../src/verify/reference/reference-facts.ts';
import { formatReference } from '../../../src/verify/reference/reference-pay.ts';
import {
  referenceLoanWithheld,
  referenceTaxWithheld,
  referenceWithheldFromWorkingHolidayMaker,
} from '../../../src/verify/reference/reference-withholding.ts';
import { referenceYear } from '../../../src/verify/reference/reference-years.ts';
import type { DrawnJob, DrawnReturn } from './drawn-returns.ts';

/** The figures of the page, as texts. */
export interface ReturnFigures {
  readonly answer: string;
  /** Of the assessment, by label. */
  readonly lines: Readonly<Record<string, string>>;
  /** Of the plot. */
  readonly sources: readonly string[];
  /** Amounts of what would change it. */
  readonly changes: readonly string[];
}

const PAYS = { weekly: '52', fortnightly: '26', monthly: '12' } as const;

const OFFSET_LINES = {
  seniors: 'Less seniors and pensioners tax offset',
  beneficiary: 'Less beneficiary tax offset',
  lowIncome: 'Less low income tax offset',
  lowMiddleIncome: 'Less low and middle income tax offset',
  excessContributions: 'Less excess contributions tax offset',
  unusedLeave: 'Less offset for unused leave',
  terminationPayments: 'Less offset for termination payments',
} as const;

const cents = (figure: Rational) => formatReference(figure, 'cents');
const dollars = (figure: Rational) => formatReference(figure, 'dollars');

export function referenceReturn(person: DrawnReturn): ReturnFigures {
  const facts = factsOf(person);
  const assessment = referenceAssessment(facts, 'legislated');
  const jobs = person.jobs.map((job, index) => ({
    earnings: earningsOf(facts.jobs[index] as ReferenceJob, person.year),
    withheld:
      job.withheld === undefined
        ? scheduled(person, job, job.claimsThreshold)
        : exact(job.withheld),
  }));
  const withheld = sum(jobs.map((job) => job.withheld));
  const owed = assessment.totalTax;
  const refund = withheld.minus(owed);
  const { interest, dividends, rent, benefits, agePension } = person;
  const other = sum([interest, dividends, rent, benefits, agePension].map(exact));
  const isResident = person.residency === 'resident';
  const hasDays = isResident && person.cover !== 'all' && daysOf(person) > 0;
  const { grossTax, medicareLevy, medicareLevySurcharge, studentLoanRepayment } = assessment;
  const charges = [grossTax, medicareLevy, medicareLevySurcharge, studentLoanRepayment];
  const [ofIncome = ZERO, ofLevy = ZERO, ofSurcharge = ZERO, ofLoan = ZERO, ...takenOff] =
    partsShown(
      shownCents(owed),
      [...charges, ...assessment.taxOffsets.map(({ used }) => used.negated())],
      shownCents,
    );
  const excess = assessment.taxOffsets.find(({ code }) => code === 'excessContributions');
  const incomes: [string, Rational, boolean?][] = [
    ['Pay', sum(jobs.map((job) => job.earnings)), true],
    ['Interest', exact(person.interest)],
    ['Dividends', exact(person.dividends)],
    ['Rent', exact(person.rent)],
    ['JobSeeker and similar', exact(person.benefits)],
    ['Age Pension', exact(person.agePension)],
    ['Super above the cap', (excess?.entitled ?? ZERO).over('0.15')],
    ['Less work expenses', exact(person.expenses)],
    ['Less standard deduction', assessment.standardDeduction],
    ['Less other deductions', exact(person.deductions)],
  ];
  const taxableIncome = sum(
    incomes.map(([label, figure]) => {
      return label.startsWith('Less') ? figure.negated() : shownCents(figure);
    }),
  );
  const shown: [string, Rational, boolean?][] = [
    ...incomes,
    ['Taxable income', most(ZERO, taxableIncome), true],
    ['Tax on taxable income', ofIncome, true],
    ...assessment.taxOffsets.map(({ code, entitled }, at): [string, Rational, boolean] => [
      OFFSET_LINES[code],
      (takenOff[at] ?? ZERO).negated(),
      (code === 'seniors' && isSenior(person) && entitled.equals(ZERO)) ||
        (code === 'beneficiary' && person.benefits > 0),
    ]),
    ['Medicare levy', ofLevy, isResident],
    ['Medicare levy surcharge', ofSurcharge, hasDays],
    ['Student loan repayment', ofLoan, person.loan],
    ['Total tax', owed, true],
    ['Less tax withheld', withheld, true],
    [
      refund.isAtLeast(ZERO) ? 'Amount refundable' : 'Amount payable',
      absolute(withheld.minus(shownCents(owed))),
      true,
    ],
    ['Division 293 tax', assessment.division293Tax],
  ];
  return {
    answer: answerOf(withheld.minus(settledTax(owed))),
    lines: Object.fromEntries(
      shown
        .filter(([, figure, always]) => always || figure.isAbove(ZERO))
        .map(([label, figure]) => [label, cents(figure)]),
    ),
    sources: sourcesOf(jobs, other, owed),
    changes: changesOf(person, facts, { withheld, owed }),
  };
}

/** The year's tax in whole dollars beside what is withheld, which are whole dollars: half a dollar is dropped. */
function settledTax(owed: Rational): Rational {
  const up = shownDollars(owed);
  return up.minus(owed).equals('0.5') ? up.minus(1) : up;
}

/** The `parts` of a `total` that is shown: what rounding leaves goes to the largest. */
function partsShown(
  total: Rational,
  parts: readonly Rational[],
  shown: (figure: Rational) => Rational,
): Rational[] {
  const rest = total.minus(sum(parts.map(shown)));
  const largest = parts.reduce(most, parts[0] ?? ZERO);
  const at = parts.findIndex((part) => part.equals(largest));
  return parts.map((part, index) => (index === at ? shown(part).plus(rest) : shown(part)));
}

function answerOf(refund: Rational): string {
  const amount = dollars(absolute(refund));
  if (amount === '$0') return 'Nothing back and nothing to pay';
  return `About ${amount} ${refund.isAbove(ZERO) ? 'back' : 'to pay'} at tax time`;
}

function sourcesOf(
  jobs: readonly { readonly earnings: Rational; readonly withheld: Rational }[],
  other: Rational,
  owed: Rational,
): string[] {
  const all = sum(jobs.map(({ earnings }) => earnings)).plus(other);
  const sources = [
    ...jobs.map((job, index) => ({ ...job, name: `Job ${index + 1}` })),
    ...(other.isAbove(ZERO) ? [{ name: 'Other income', earnings: other, withheld: ZERO }] : []),
  ];
  const shares = sources.map(({ earnings }) =>
    all.equals(ZERO) ? ZERO : owed.times(earnings).over(all),
  );
  const shown = partsShown(settledTax(owed), shares, shownDollars);
  return sources.map(
    ({ name, withheld }, at) =>
      `${name}: ${dollars(withheld)} withheld, ${dollars(shown[at] ?? ZERO)} owed`,
  );
}

/** The amounts of each change, in the order of the page. */
function changesOf(
  person: DrawnReturn,
  facts: ReferenceFacts,
  { withheld, owed }: { readonly withheld: Rational; readonly owed: Rational },
): string[] {
  const assessment = referenceAssessment(facts, 'legislated');
  const changes: string[] = [];
  if (assessment.taxableIncome.isAbove(ZERO)) {
    const otherDeductions = person.deductions + 100;
    const more = referenceAssessment({ ...facts, otherDeductions }, 'legislated');
    changes.push(cents(owed.minus(more.totalTax)));
  }
  const paying = person.jobs.filter((_, index) => exact(facts.jobs[index]?.pay).isAbove(ZERO));
  const claiming = paying.filter((job) => job.claimsThreshold);
  const isGiven = person.jobs.some((job) => job.withheld !== undefined);
  if (person.residency === 'resident' && !isGiven) {
    const payOf = (job: DrawnJob) => exact(facts.jobs[person.jobs.indexOf(job)]?.pay);
    const [best] = paying
      .filter((job) => claiming.length !== 1 || claiming[0] !== job)
      .sort((one, next) => Number(payOf(next).minus(payOf(one)).numerator));
    if (best) {
      const alone = sum(person.jobs.map((job) => scheduled(person, job, job === best)));
      const more = alone.minus(withheld);
      if (!more.equals(ZERO)) {
        changes.push(dollars(absolute(more)));
        const refund = alone.minus(settledTax(owed));
        if (dollars(absolute(refund)) !== '$0') changes.push(dollars(absolute(refund)));
      }
    }
  }
  const surcharge = assessment.medicareLevySurcharge;
  if (surcharge.isAbove(ZERO)) {
    const monthsAway = rational(12 - (person.months ?? 12));
    const away = rational(365).times(monthsAway).over(12).rounded();
    const resident = rational(person.year === '2023-24' ? '366' : '365').minus(away);
    const days = least(rational(daysOf(person)), resident);
    changes.push(dollars(surcharge), cents(surcharge.over(days)));
  }
  return changes;
}

function factsOf(person: DrawnReturn): ReferenceFacts {
  const isResident = person.residency === 'resident';
  return {
    taxYear: person.year,
    residency: person.residency,
    residentMonths: isResident ? person.months : undefined,
    jobs: person.jobs.map(jobFacts),
    otherIncome: person.interest + person.dividends + person.rent,
    benefits: person.benefits,
    agePension: person.agePension,
    workExpenses: person.expenses,
    otherDeductions: person.deductions,
    ...(isResident && {
      spouse: person.partner,
      dependentChildren: person.children,
      daysWithoutCover: person.cover === 'all' ? 0 : daysOf(person),
      senior: seniorOf(person),
    }),
    studentLoan: person.loan,
  };
}

/** By age, or because of the Age Pension. */
function isSenior({ senior, agePension, residency }: DrawnReturn): boolean {
  return (senior || agePension > 0) && residency === 'resident';
}

function seniorOf(person: DrawnReturn): ReferenceFacts['senior'] {
  if (!isSenior(person)) return undefined;
  if (person.partner === undefined) return 'single';
  // Only somebody who says that they are old enough is asked.
  return person.senior && person.isApart ? 'separatedByIllness' : 'couple';
}

function daysOf({ cover, days }: DrawnReturn): number {
  return cover === 'none' ? 366 : days;
}

function jobFacts(job: DrawnJob): ReferenceJob {
  const { period, pays } = paysOf(job);
  return {
    pay: payOf(job),
    includesSuper: job.includesSuper,
    superRate: job.superPercent === '' ? undefined : String(Number(job.superPercent) / 100),
    salarySacrifice: job.sacrifice,
    fringeBenefits: job.fringe,
    shareOfYear: rational(pays).over(PAYS[period]),
  };
}

function paysOf(job: DrawnJob): { period: keyof typeof PAYS; pays: number } {
  const period =
    job.cycle === 'annually' ? 'fortnightly' : job.cycle === 'hourly' ? 'weekly' : job.cycle;
  return { period, pays: job.pays ?? Number(PAYS[period]) };
}

/** All pays of a job, in the decimal that they are exactly. */
function payOf(job: DrawnJob): string {
  const { pays } = paysOf(job);
  const amount = rational(job.salary);
  const each =
    job.cycle === 'hourly'
      ? amount.times(job.hours)
      : job.cycle === 'annually'
        ? amount.over(26)
        : amount;
  const thousandths = each.times(pays).times(1_000).rounded();
  return `${thousandths / 1000n}.${String(thousandths % 1000n).padStart(3, '0')}`;
}

/** The pay that tax is withheld from. */
function earningsOf(job: ReferenceJob, taxYear: string): Rational {
  const { pay, sacrificed } = jobOf(job, referenceYear(taxYear, 'legislated'));
  return pay.minus(sacrificed);
}

function scheduled(person: DrawnReturn, job: DrawnJob, claimsThreshold: boolean): Rational {
  const { period, pays } = paysOf(job);
  if (pays === 0) return ZERO;
  const { year: taxYear, residency } = person;
  const each = earningsOf(jobFacts(job), taxYear).over(pays);
  const earnings = plain(each);
  if (residency === 'workingHoliday') {
    const before = Array.from({ length: pays }, (_, paid) => plain(rational(earnings).times(paid)));
    const withheld = before.map((paidBefore) =>
      referenceWithheldFromWorkingHolidayMaker({ earnings, paidBefore, taxYear }),
    );
    return sum(withheld.map(rational));
  }
  const scale = residency === 'foreign' ? 3 : claimsThreshold ? 2 : 1;
  const pay = { earnings, period, taxYear, scale } as const;
  const forLoan = person.loan && job.loanDeclared ? referenceLoanWithheld(pay) : 0n;
  return rational((referenceTaxWithheld(pay) + forLoan) * BigInt(pays));
}

/** A decimal to the cent, without signs. */
function plain(figure: Rational): string {
  return cents(figure).replace(/[$,]/g, '');
}

function absolute(figure: Rational): Rational {
  return most(figure, figure.negated());
}

function exact(amount: number | string | undefined = 0): Rational {
  return rational(amount);
}
