/** The figures of the page against exact arithmetic, over drawn persons. */
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { EnteredReturn } from '../../../src/pages/tax-return/calculator.tsx';
import { page } from '../../../src/pages/tax-return/page.tsx';
import { type Rational, rational, sum, ZERO } from '../../../src/verify/reference/rational.ts';
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
import { formatDollars } from '../../../src/words/money.ts';
import type { SourceOfIncome } from '../../../src/words/refund-reasons.ts';
import { cardsByTitle, openedResult } from '../opened-page.tsx';
import { amountIn, total } from '../shown-amounts.ts';
import { type DrawnJob, type DrawnReturn, drawnReturns, fragmentOf } from './drawn-returns.ts';

const COUNT = process.env.LONG_TESTS === '1' ? 5_000 : 200;

test(`${COUNT} persons have the figures of exact arithmetic, which add up`, () => {
  for (const person of drawnReturns(COUNT, 7)) {
    const link = fragmentOf(person);
    const result = openedResult<EnteredReturn>(page, link);
    const cards = cardsByTitle(page, result);
    const wanted = wantedOf(person);
    /** `slack`: dollars, because what rounding leaves goes to the largest part. */
    const expectNear = (
      found: readonly (readonly [name: string, text: string])[],
      figures: readonly (readonly [name: string, dollars: number])[],
      slack = 0,
    ) => {
      expect(
        found.map(([name]) => name),
        link,
      ).toEqual(figures.map(([name]) => name));
      for (const [at, [name, text]] of found.entries()) {
        const away = Math.abs(amountIn(text) / 100 - (figures[at]?.[1] ?? 0));
        const unit = text.includes('.') ? 0.01 : 1;
        expect(away, `${name} of ${link}`).toBeLessThanOrEqual(unit / 2 + 1e-6 + slack);
      }
    };
    const answer = page.calculator.answer(result).lead;
    const [, amount = '$0', way] = /(\$[\d,]+) (back|to pay)/.exec(answer) ?? [];
    expectNear([['refund', way === 'to pay' ? `-${amount}` : amount]], [['refund', wanted.refund]]);
    const figures = cards.get('Your assessment')?.figures ?? [];
    const lines = figures.map((part) => part.map(({ label, amount }) => [label, amount] as const));
    expectNear(lines.flat(), wanted.lines, 0.05);
    const { drawn } = cards.get('Withheld and owed') ?? {};
    const { sources } = (drawn as ReactElement<{ sources: readonly SourceOfIncome[] }>).props;
    const column = (part: 'withheld' | 'owed') =>
      sources.map((source) => [source.name, formatDollars(source[part])] as const);
    expectNear(column('withheld'), wanted.withheld);
    expectNear(column('owed'), wanted.owed, sources.length / 2);
    const changes = cards.get('What would change it')?.list ?? [];
    const amounts = changes.flatMap((change) => {
      const [, worth = ''] = `${change}`.replace('worth nothing', 'worth $0.00').split(': ');
      return worth.match(/-?\$[\d,]+(\.\d\d)?/g) ?? [];
    });
    expectNear(
      amounts.map((text) => ['', text]),
      wanted.changes.map((dollars) => ['', dollars]),
    );

    const [incomes = [], charges = [], outcome = []] = lines.map((part) =>
      part.map(([label, text]) => amountIn(text) * (label.startsWith('Less') ? -1 : 1)),
    );
    for (const part of [incomes, charges]) {
      expect(part.at(-1), link).toBe(Math.max(0, total(part.slice(0, -1))));
    }
    const [lessWithheld = 0, left] = outcome;
    expect(Math.abs((charges.at(-1) ?? 0) + lessWithheld), link).toBe(left);
    const { withheld, owed, refund } = result.shown;
    expect(refund, link).toBe(withheld - owed);
    expect(total(sources.map((source) => source.withheld)), link).toBe(withheld);
    expect(total(sources.map((source) => source.owed)), link).toBe(owed);
  }
});

const OFFSET_LINES = {
  seniors: 'Less seniors and pensioners tax offset',
  beneficiary: 'Less beneficiary tax offset',
  lowIncome: 'Less low income tax offset',
  lowMiddleIncome: 'Less low and middle income tax offset',
  excessContributions: 'Less excess contributions tax offset',
  unusedLeave: 'Less offset for unused leave',
  terminationPayments: 'Less offset for termination payments',
} as const;

function wantedOf(person: DrawnReturn) {
  const facts = factsOf(person);
  const assessment = referenceAssessment(facts, 'legislated');
  const { totalTax, taxOffsets, medicareLevySurcharge } = assessment;
  const jobs = person.jobs.map((job, index) => ({
    name: `Job ${index + 1}`,
    income: earningsOf(facts.jobs[index] as ReferenceJob, person.year),
    withheld:
      job.withheld === undefined ? scheduled(person, job, job.claimsThreshold) : job.withheld,
  }));
  const { interest, dividends, rent, benefits, agePension } = person;
  const other = interest + dividends + rent + benefits + agePension;
  const isResident = person.residency === 'resident';
  const hasDays = isResident && person.cover !== 'all' && daysOf(person) > 0;
  const pay = sum(jobs.map((job) => job.income));
  const withheld = jobs.reduce((all, job) => all + job.withheld, 0);
  const refund = rational(withheld).minus(totalTax).toNumber();
  const lines: readonly (readonly [string, Rational | number, isAlways?: boolean])[] = [
    ['Pay', pay, true],
    ['Interest', interest],
    ['Dividends', dividends],
    ['Rent', rent],
    ['JobSeeker and similar', benefits],
    ['Age Pension', agePension],
    ['Super above the cap', assessment.excessContributions],
    ['Less work expenses', person.expenses],
    ['Less standard deduction', assessment.standardDeduction],
    ['Less other deductions', person.deductions],
    ['Taxable income', assessment.taxableIncome, true],
    ['Tax on taxable income', assessment.grossTax, true],
    ...taxOffsets.map(({ code, entitled, used }) => {
      const isAsked =
        (code === 'seniors' && facts.senior !== undefined) ||
        (code === 'beneficiary' && benefits > 0);
      return [OFFSET_LINES[code], used, isAsked && entitled.equals(ZERO)] as const;
    }),
    ['Medicare levy', assessment.medicareLevy, isResident],
    ['Medicare levy surcharge', medicareLevySurcharge, hasDays],
    ['Student loan repayment', assessment.studentLoanRepayment, person.loan],
    ['Total tax', totalTax, true],
    ['Less tax withheld', withheld, true],
    [refund >= 0 ? 'Amount refundable' : 'Amount payable', Math.abs(refund), true],
    ['Division 293 tax', assessment.division293Tax],
  ];
  const sources = [
    ...jobs,
    ...(other > 0 ? [{ name: 'Other income', income: rational(other), withheld: 0 }] : []),
  ];
  const all = pay.plus(other);
  const shareOf = (income: Rational) =>
    all.equals(ZERO) ? 0 : totalTax.times(income).over(all).toNumber();
  return {
    lines: lines
      .map(([label, figure, isAlways]) => [label, dollarsOf(figure), isAlways] as const)
      .filter(([, dollars, isAlways]) => isAlways || dollars > 0)
      .map(([label, dollars]) => [label, dollars] as const),
    refund,
    withheld: sources.map(({ name, withheld }) => [name, withheld] as const),
    owed: sources.map(({ name, income }) => [name, shareOf(income)] as const),
    changes: changesOf(person, facts, withheld),
  };
}

function dollarsOf(figure: Rational | number): number {
  return typeof figure === 'number' ? figure : figure.toNumber();
}

/** The amounts of each change, in the order of the page. */
function changesOf(person: DrawnReturn, facts: ReferenceFacts, withheld: number): number[] {
  const now = referenceAssessment(facts, 'legislated');
  const tax = now.totalTax.toNumber();
  const changes: number[] = [];
  if (now.taxableIncome.isAbove(ZERO)) {
    const otherDeductions = person.deductions + 100;
    const { totalTax } = referenceAssessment({ ...facts, otherDeductions }, 'legislated');
    changes.push(tax - totalTax.toNumber());
  }
  const paying = person.jobs.filter((job) => Number(payOf(job)) > 0);
  const claiming = paying.filter((job) => job.claimsThreshold);
  const isGiven = person.jobs.some((job) => job.withheld !== undefined);
  const [best] = paying
    .filter((job) => claiming.length !== 1 || claiming[0] !== job)
    .sort((one, next) => Number(payOf(next)) - Number(payOf(one)));
  if (person.residency === 'resident' && !isGiven && best) {
    const alone = person.jobs.reduce((all, job) => all + scheduled(person, job, job === best), 0);
    if (alone !== withheld) {
      changes.push(Math.abs(alone - withheld));
      // Half a dollar of tax is dropped.
      if (Math.round(alone - tax) !== 0) changes.push(Math.abs(alone - tax));
    }
  }
  const surcharge = now.medicareLevySurcharge.toNumber();
  if (surcharge > 0) {
    const away = Math.round((365 * (12 - (person.months ?? 12))) / 12);
    const resident = (person.year === '2023-24' ? 366 : 365) - away;
    changes.push(surcharge, surcharge / Math.min(daysOf(person), resident));
  }
  return changes;
}

function factsOf(person: DrawnReturn): ReferenceFacts {
  const isResident = person.residency === 'resident';
  // Because of the Age Pension too. Only somebody who says that they are old enough is asked where their partner lives.
  const isSenior = person.senior || person.agePension > 0;
  const inCouple = person.senior && person.isApart ? 'separatedByIllness' : 'couple';
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
      ...(isSenior && { senior: person.partner ? inCouple : 'single' }),
    }),
    studentLoan: person.loan,
  };
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

const PAYS = { weekly: 52, fortnightly: 26, monthly: 12 } as const;

function paysOf({ cycle, pays }: DrawnJob): { period: keyof typeof PAYS; pays: number } {
  const period = cycle === 'annually' ? 'fortnightly' : cycle === 'hourly' ? 'weekly' : cycle;
  return { period, pays: pays ?? PAYS[period] };
}

/** All pays of a job, in the decimal that they are exactly. */
function payOf(job: DrawnJob): string {
  const amount = rational(job.salary);
  const { hourly, annually } = { hourly: amount.times(job.hours), annually: amount.over(26) };
  const each = { hourly, annually, weekly: amount, fortnightly: amount, monthly: amount }[
    job.cycle
  ];
  const thousandths = each.times(paysOf(job).pays).times(1_000).rounded();
  return `${thousandths / 1000n}.${String(thousandths % 1000n).padStart(3, '0')}`;
}

/** The pay that tax is withheld from. */
function earningsOf(job: ReferenceJob, taxYear: string): Rational {
  const { pay, sacrificed } = jobOf(job, referenceYear(taxYear, 'legislated'));
  return pay.minus(sacrificed);
}

/** Dollars withheld in the year by the schedules. */
function scheduled(person: DrawnReturn, job: DrawnJob, claimsThreshold: boolean): number {
  const { period, pays } = paysOf(job);
  if (pays === 0) return 0;
  const { year: taxYear, residency } = person;
  const earnings = plain(earningsOf(jobFacts(job), taxYear).over(pays));
  if (residency === 'workingHoliday') {
    const before = Array.from({ length: pays }, (_, paid) => plain(rational(earnings).times(paid)));
    return before.reduce((all, paidBefore) => {
      const query = { earnings, paidBefore, taxYear };
      return all + Number(referenceWithheldFromWorkingHolidayMaker(query));
    }, 0);
  }
  const scale = residency === 'foreign' ? 3 : claimsThreshold ? 2 : 1;
  const pay = { earnings, period, taxYear, scale } as const;
  const forLoan = person.loan && job.loanDeclared ? referenceLoanWithheld(pay) : 0n;
  return Number(referenceTaxWithheld(pay) + forLoan) * pays;
}

/** A decimal to the cent, without signs. */
function plain(figure: Rational): string {
  return formatReference(figure, 'cents').replace(/[$,]/g, '');
}
