import { describe, expect, test } from 'vitest';
import { toNumber } from '../../../src/verify/reference/rational.ts';
import { referencePay } from '../../../src/verify/reference/reference-pay.ts';
import {
  referenceLoanWithheld,
  referenceTaxWithheld,
  referenceWithheldFromBonus,
  referenceWithheldFromWorkingHolidayMaker,
} from '../../../src/verify/reference/reference-withholding.ts';
import { referenceInNumbers } from '../../verify/reference/in-numbers.ts';
import { answers, type Calculator, holds, NOT_OFFERED } from './published-examples.ts';

const reference: Calculator = {
  assess: (facts) => referenceInNumbers(facts, 'legislated'),
  superannuation: (salary, taxYear) =>
    toNumber(referencePay({ salary, taxYear, rules: 'legislated' }).superannuation),
  withheldPerPeriod: ({ earnings, studentLoan, ...rest }) => {
    const query = { ...rest, earnings: String(earnings) };
    const tax = Number(referenceTaxWithheld(query));
    const loan = studentLoan ? Number(referenceLoanWithheld(query)) : 0;
    return { tax, studentLoan: loan, total: tax + loan };
  },
  withheldFromBonus: ({ earnings, bonus, ...rest }) => {
    const query = { ...rest, earnings: String(earnings), bonus: String(bonus) };
    const { fromEarnings, fromBonus, isLimited, total } = referenceWithheldFromBonus(query);
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

describe('by the reference', () => {
  test.each(answers(reference).map(([example, answer]) => ({ ...example, answer })))(
    '$id ($cite)',
    ({ answer, expect: published, differs, reason }) => {
      expect(answer).toSatisfy((figures) => holds(figures, differs ?? published));
      expect(holds(answer, published)).toBe(reason === undefined);
    },
  );
});

test('each example that is not offered says why, and no two examples have one name', () => {
  expect(NOT_OFFERED.filter(({ reason }) => !reason)).toEqual([]);
  const ids = [...answers(reference).map(([{ id }]) => id), ...NOT_OFFERED.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
});
