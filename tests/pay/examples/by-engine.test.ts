import { expect, test } from 'vitest';
import {
  assess,
  legislated,
  payCalculator,
  withheldFromBonus,
  withheldFromWorkingHolidayMaker,
  withheldPerPeriod,
} from '../../../src/pay/index.ts';
import { answers, type Calculator, holds } from './published-examples.ts';

const calculate = payCalculator(legislated);

const engine: Calculator = {
  assess: (facts) => assess(facts, legislated),
  superannuation: (annualSalary, taxYear) => calculate({ annualSalary, taxYear }).superannuation,
  withheldPerPeriod: (query) => withheldPerPeriod(query, legislated),
  withheldFromBonus: (query) => withheldFromBonus(query, legislated),
  withheldFromWorkingHolidayMaker: (query) => withheldFromWorkingHolidayMaker(query, legislated),
};

test.each(answers(engine).map(([example, answer]) => ({ ...example, answer })))(
  'by the engine, $id ($cite)',
  ({ answer, expect: published, differs }) => {
    expect(answer).toSatisfy((figures) => holds(figures, differs ?? published));
  },
);
