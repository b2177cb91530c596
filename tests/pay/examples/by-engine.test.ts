import { expect, test } from 'vitest';
import {
  assess,
  legislated,
  payCalculator,
  type RuleSet,
  withheldFromBonus,
  withheldFromWorkingHolidayMaker,
  withheldPerPeriod,
} from '../../../src/pay/index.ts';
import { answers, type Calculator, holds } from './published-examples.ts';

const law: RuleSet = legislated;
const calculate = payCalculator(law);

const engine: Calculator = {
  assess: (facts) => assess(facts, law),
  superannuation: (annualSalary, taxYear) => calculate({ annualSalary, taxYear }).superannuation,
  withheldPerPeriod: (query) => withheldPerPeriod(query, law),
  withheldFromBonus: (query) => withheldFromBonus(query, law),
  withheldFromWorkingHolidayMaker: (query) => withheldFromWorkingHolidayMaker(query, law),
};

test.each(answers(engine).map(([example, answer]) => ({ ...example, answer })))(
  'by the engine, $id ($cite)',
  ({ answer, expect: published, differs }) => {
    expect(answer).toSatisfy((figures) => holds(figures, differs ?? published));
  },
);
