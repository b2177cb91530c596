/** The published examples by the engine and by the reference. */
import { expect, test } from 'vitest';
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
import { referenceInNumbers } from '../../verify/reference/in-numbers.ts';
import { SETS } from '../arbitraries.ts';
import { answers, type Calculator, holds, NOT_OFFERED } from './published-examples.ts';

const law = SETS.legislated;
const calculate = payCalculator(law);

const engine: Calculator = {
  assess: (facts) => assess(facts, law),
  superannuation: (annualSalary, taxYear) => calculate({ annualSalary, taxYear }).superannuation,
  withheldPerPeriod: (query) => withheldPerPeriod(query, law),
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
    const { fromEarnings, fromBonus, isLimited, total } = referenceBonusSteps(query);
    return {
      fromEarnings: Number(fromEarnings),
      fromBonus: Number(fromBonus),
      isLimited,
      total: Number(total),
    };
  },
  withheldFromWorkingHolidayMaker: ({ earnings, paidBefore, taxYear }) =>
    Number(
      referenceWithheldFromWorkingHolidayMaker({
        earnings: String(earnings),
        paidBefore: String(paidBefore),
        taxYear,
      }),
    ),
};

const byEngine = answers(engine);

test.each(
  answers(reference).map(([example, exact], index) => ({
    ...example,
    exact,
    answer: byEngine[index]?.[1] ?? {},
  })),
)('$id ($cite)', ({ answer, exact, expect: published, differs, reason }) => {
  expect(answer).toSatisfy((figures) => holds(figures, differs ?? published));
  expect(exact).toSatisfy((figures) => holds(figures, differs ?? published));
  expect(holds(exact, published)).toBe(reason === undefined);
});

test('each example that is not offered says why, and no two examples have one name', () => {
  expect(NOT_OFFERED.filter(({ reason }) => !reason)).toEqual([]);
  const ids = [...byEngine.map(([{ id }]) => id), ...NOT_OFFERED.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
});
