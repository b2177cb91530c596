/** Results that others published, with their inputs, by the engine and by the reference. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Facts } from '../../../src/pay/facts.ts';
import {
  assess,
  payCalculator,
  withheldFromBonus,
  withheldFromWorkingHolidayMaker,
  withheldPerPeriod,
} from '../../../src/pay/index.ts';
import { referencePay } from '../../../src/verify/reference/reference-pay.ts';
import {
  referenceBonusSteps,
  referenceLoanWithheld,
  referenceTaxWithheld,
  referenceWithheldFromWorkingHolidayMaker,
} from '../../../src/verify/reference/reference-withholding.ts';
import { type AssessmentInNumbers, referenceInNumbers } from '../../verify/reference/in-numbers.ts';
import { SETS } from '../arbitraries.ts';

/** `expect` is as published; where the rules come to something else, `differs` has it and `reason` says why. */
interface Example<Query> {
  readonly id: string;
  readonly cite: string;
  readonly query: Query;
  readonly expect: Figures;
  readonly reason?: string;
  readonly differs?: Figures;
}

/** Figures by name; those of an offset under its code. */
type Figures = { readonly [name: string]: number | boolean | Figures };

interface RegularPay {
  readonly earnings: number;
  readonly period: 'weekly' | 'fortnightly' | 'monthly';
  readonly taxYear: string;
  readonly scale: 1 | 2 | 3;
  readonly studentLoan?: boolean;
}

type Bonus = RegularPay & { readonly studentLoan: boolean; readonly bonus: number };
type VisitorsPay = Omit<Parameters<typeof withheldFromWorkingHolidayMaker>[0], 'taxYear'> & {
  readonly taxYear: string;
};

/** The figures of engine and reference for the same question. */
interface Calculator {
  assess(
    facts: Facts,
  ): Pick<AssessmentInNumbers, 'taxOffsets'> & { readonly grossTax: number; totalTax: number };
  /** The year's guarantee on a pay. */
  superannuation(salary: number, taxYear: string): number;
  withheldPerPeriod(query: RegularPay): object;
  withheldFromBonus(query: Bonus): object;
  withheldFromWorkingHolidayMaker(query: VisitorsPay): number;
}

const law = SETS.legislated;

const engine: Calculator = {
  assess: (facts) => assess(facts, law),
  superannuation: (annualSalary, taxYear) =>
    payCalculator(law)({ annualSalary, taxYear }).superannuation,
  withheldPerPeriod: (query) => withheldPerPeriod({ studentLoan: false, ...query }, law),
  withheldFromBonus: (query) => withheldFromBonus(query, law),
  withheldFromWorkingHolidayMaker: (query) => withheldFromWorkingHolidayMaker(query, law),
};

const reference: Calculator = {
  assess: (facts) => referenceInNumbers(facts, 'legislated'),
  superannuation: (salary, taxYear) =>
    referencePay({ salary, taxYear, rules: 'legislated' }).superannuation.toNumber(),
  withheldPerPeriod: ({ earnings, studentLoan, ...rest }) => {
    const query = { ...rest, earnings: String(earnings) };
    const tax = Number(referenceTaxWithheld(query));
    const loan = studentLoan ? Number(referenceLoanWithheld(query)) : 0;
    return { tax, studentLoan: loan, total: tax + loan };
  },
  withheldFromBonus: ({ earnings, bonus, ...rest }) => {
    const query = { ...rest, earnings: String(earnings), bonus: String(bonus) };
    const { isLimited, ...steps } = referenceBonusSteps(query);
    const inNumbers = Object.entries(steps).map(([name, step]) => [name, Number(step)]);
    return { ...Object.fromEntries(inNumbers), isLimited };
  },
  withheldFromWorkingHolidayMaker: ({ earnings, paidBefore, taxYear }) => {
    const query = { earnings: String(earnings), paidBefore: String(paidBefore), taxYear };
    return Number(referenceWithheldFromWorkingHolidayMaker(query));
  },
};

/** Steps of the law that no function gives alone: they show in what the functions give. */
type Step = { readonly taxYear: string } & (
  | { readonly step: 'guaranteeOfQuarter'; readonly earnings: number }
  | { readonly step: 'guaranteeOfYear'; readonly earnings: number; readonly paidBefore: number }
  | { readonly step: 'partYearThreshold'; readonly residentMonths: number }
  | {
      readonly step: 'excessContributions';
      readonly jobs: Facts['jobs'];
      readonly jobsWithinCap: Facts['jobs'];
      readonly otherIncome: number;
    }
);

function answerToStep(step: Step, calculator: Calculator): Figures {
  const { taxYear } = step;
  switch (step.step) {
    case 'guaranteeOfQuarter':
      return { guarantee: calculator.superannuation(4 * step.earnings, taxYear) / 4 };
    case 'guaranteeOfYear': {
      const { earnings, paidBefore } = step;
      const all = calculator.superannuation(paidBefore + earnings, taxYear);
      return { guarantee: all - calculator.superannuation(paidBefore, taxYear) };
    }
    case 'partYearThreshold': {
      // Income above the threshold bears the first rate, which a dollar more than 18,200 shows.
      const { residentMonths } = step;
      const taxOn = (otherIncome: number) =>
        calculator.assess({ taxYear, jobs: [], otherIncome, residentMonths }).grossTax;
      return { threshold: 18_200 - taxOn(18_200) / (taxOn(18_201) - taxOn(18_200)) };
    }
    case 'excessContributions': {
      const { otherIncome } = step;
      const over = calculator.assess({ taxYear, jobs: step.jobs, otherIncome });
      const within = calculator.assess({ taxYear, jobs: step.jobsWithinCap, otherIncome });
      const offset = over.taxOffsets.find(({ code }) => code === 'excessContributions');
      return { offset: offset?.used ?? 0, net: over.totalTax - within.totalTax };
    }
  }
}

function byOffset(assessment: ReturnType<Calculator['assess']>): object {
  const offsets = assessment.taxOffsets.map(({ code, ...amounts }) => [code, amounts]);
  return { ...assessment, taxOffsets: Object.fromEntries(offsets) };
}

function examplesIn<Query>(file: string): Example<Query>[] {
  return JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8'));
}

/** Each example of a file, with what `answer` of a calculator says to its query. */
function asked<Query>(file: string, answer: (query: Query, by: Calculator) => object) {
  return examplesIn<Query>(file).map((example) => ({
    ...example,
    answer: answer(example.query, engine) as Figures,
    exact: answer(example.query, reference) as Figures,
  }));
}

const EXAMPLES = [
  ...asked<Facts>('assess', (facts, by) => byOffset(by.assess(facts))),
  ...asked<Step>('steps', answerToStep),
  ...asked<RegularPay>('withheld-per-period', (query, by) => by.withheldPerPeriod(query)),
  ...asked<Bonus>('withheld-from-bonus', (query, by) => by.withheldFromBonus(query)),
  ...asked<VisitorsPay>('withheld-from-working-holiday-maker', (query, by) => ({
    withheld: by.withheldFromWorkingHolidayMaker(query),
  })),
];

/** Whether `answer` has all of `figures`, to the cent. */
function holds(answer: Figures, figures: Figures): boolean {
  return Object.entries(figures).every(([name, figure]) => {
    // An offset that is not due need not be listed.
    const found = answer[name] ?? (typeof figure === 'object' ? {} : 0);
    if (typeof figure === 'object') return typeof found === 'object' && holds(found, figure);
    return typeof figure === 'number' ? Math.abs(Number(found) - figure) < 0.005 : found === figure;
  });
}

test.each(EXAMPLES)('$id ($cite)', ({ answer, exact, expect: published, differs, reason }) => {
  expect(answer).toSatisfy((figures) => holds(figures, differs ?? published));
  expect(exact).toSatisfy((figures) => holds(figures, differs ?? published));
  expect(holds(exact, published)).toBe(reason === undefined);
});

test('each example that is not offered says why, and no two examples have one name', () => {
  const notOffered = examplesIn('not-offered');
  expect(notOffered.filter(({ reason }) => !reason)).toEqual([]);
  const ids = [...EXAMPLES, ...notOffered].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
