/** Results that others published, with their inputs, and how a calculator is asked for them. */
import { readFileSync } from 'node:fs';
import type { Facts } from '../../../src/pay/facts.ts';

/** `expect` is as published; where the rules come to something else, `differs` has it and `reason` says why. */
export interface Example<Query = unknown> {
  readonly id: string;
  readonly cite: string;
  readonly query: Query;
  readonly expect: Figures;
  readonly reason?: string;
  readonly differs?: Figures;
}

/** Figures by name; those of an offset under its code. */
export type Figures = { readonly [name: string]: number | boolean | Figures };

export interface RegularPay {
  readonly earnings: number;
  readonly period: 'weekly' | 'fortnightly' | 'monthly';
  readonly taxYear: string;
  readonly scale: 1 | 2 | 3;
  readonly studentLoan: boolean;
}

/** A query that engine and reference can both be asked, in numbers. */
export interface Calculator {
  assess(facts: Facts): {
    readonly grossTax: number;
    readonly totalTax: number;
    readonly taxOffsets: readonly {
      readonly code: string;
      readonly entitled: number;
      readonly used: number;
    }[];
  };
  /** The year's guarantee on a pay. */
  superannuation(pay: number, taxYear: string): number;
  withheldPerPeriod(query: RegularPay): object;
  withheldFromBonus(query: RegularPay & { readonly bonus: number }): object;
  withheldFromWorkingHolidayMaker(query: {
    readonly earnings: number;
    readonly paidBefore: number;
    readonly taxYear: string;
  }): number;
}

/** Each example that the calculators offer, with what `calculator` says to it. */
export function answers(calculator: Calculator): [Example, Figures][] {
  const ask = <Query>(file: string, answer: (query: Query) => object) =>
    examplesIn<Query>(file).map((example): [Example, Figures] => [
      example,
      answer(example.query) as Figures,
    ]);
  return [
    ...ask<Facts>('assess', (facts) => byOffset(calculator.assess(facts))),
    ...ask<Step>('steps', (step) => answerToStep(step, calculator)),
    ...ask<RegularPay>('withheld-per-period', (query) =>
      calculator.withheldPerPeriod({ ...query, studentLoan: query.studentLoan ?? false }),
    ),
    ...ask<RegularPay & { bonus: number }>('withheld-from-bonus', calculator.withheldFromBonus),
    ...ask<Parameters<Calculator['withheldFromWorkingHolidayMaker']>[0]>(
      'withheld-from-working-holiday-maker',
      (query) => ({ withheld: calculator.withheldFromWorkingHolidayMaker(query) }),
    ),
  ];
}

/** Whether `answer` has all of `figures`, to the cent. */
export function holds(answer: Figures, figures: Figures): boolean {
  return Object.entries(figures).every(([name, figure]) => {
    // An offset that is not due need not be listed.
    const found = answer[name] ?? (typeof figure === 'object' ? {} : 0);
    if (typeof figure === 'object') return typeof found === 'object' && holds(found, figure);
    return typeof figure === 'number' ? Math.abs(Number(found) - figure) < 0.005 : found === figure;
  });
}

/** Examples of what is not calculated, each with its reason. */
export const NOT_OFFERED = examplesIn('not-offered');

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

function examplesIn<Query = unknown>(file: string): Example<Query>[] {
  return JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8'));
}
