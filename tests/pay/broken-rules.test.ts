/** A rule set of one's own that lacks a figure gives an error that names the set and the figure, and neither NaN nor Infinity. */
import { expect, test } from 'vitest';
import { explain } from '../../src/pay/explain/index.ts';
import { assess, legislated, payCalculator, withheldOnLeaving } from '../../src/pay/index.ts';
import { taxReturnOf } from '../../src/pay/return/index.ts';
import { type RuleSet, type TaxYear, taxYearOf } from '../../src/pay/rules/rule-set.ts';
import * as withholding from '../../src/pay/withholding/index.ts';

const taxYear = '2026-27';
const YEAR = taxYearOf(legislated, taxYear);

/** The legislated year with other figures, in a set of its own. */
function setWith(figures: Record<string, unknown>, name?: string): RuleSet {
  const years = [{ ...YEAR, ...figures }] as unknown as readonly TaxYear[];
  return { taxYears: years, defaultTaxYear: taxYear, ...(name && { name }) } as RuleSet;
}

const JOB = { pay: 80_000, period: 'weekly', scale: 2, loanDeclared: false } as const;
const FACTS = { taxYear, jobs: [{ pay: 80_000 }], studentLoan: true };
const PAYOUT = {
  ...({ taxYear, period: 'weekly', earnings: 1_500, scale: 2, reason: 'redundancy' } as const),
  ...{ reachedPreservationAge: false, yearsOfService: 5, redundancyPay: 90_000 },
};
const NO_LEVY_RATE = { medicareLevy: { threshold: 0 } };
const NO_CHARGES = { studentLoan: { kind: 'least', of: [] } };
const NO_REDUNDANCY = { leaving: { ...YEAR.leaving, redundancy: {} } };
const rows = [[null, undefined, 0]];
const NO_FACTOR = { withholding: { ...YEAR.withholding, regular: { scales: { 2: rows } } } };

// biome-ignore format: a question a line
test.each<[string, () => unknown, said: string]>([
  ['payCalculator', () => payCalculator(setWith(NO_LEVY_RATE, 'my'))({ annualSalary: 80_000, taxYear }), 'The my rule set makes medicareLevy NaN'],
  ['payCalculator without a name', () => payCalculator(setWith(NO_LEVY_RATE))({ annualSalary: 80_000, taxYear }), 'The rule set makes medicareLevy NaN'],
  ['assess', () => assess(FACTS, setWith(NO_CHARGES, 'my')), 'The my rule set makes studentLoanRepayment Infinity'],
  ['explain', () => explain(FACTS, setWith(NO_CHARGES, 'my')), 'The my rule set makes studentLoanRepayment.amount Infinity'],
  ['taxReturnOf', () => taxReturnOf({ taxYear, jobs: [JOB] }, setWith(NO_FACTOR, 'my')), 'The my rule set makes jobs[0].scheduled NaN'],
  ['withheldFromDay', () => withholding.withheldFromDay({ earnings: 300, taxYear }, setWith(NO_FACTOR, 'my')), 'The my rule set makes the result NaN'],
  ['withheldOnLeaving', () => withheldOnLeaving(PAYOUT, setWith(NO_REDUNDANCY, 'my')), 'The my rule set makes taxFree NaN'],
])('%s', (_, ask, said) => {
  const message = `${said}: a figure that it needs is missing or not finite`;
  expect(ask).toThrow(expect.objectContaining({ name: 'PayError', code: 'brokenRules', message }));
});

test('a set without schedules or limits, and without a name, is told', () => {
  const set = setWith({ withholding: undefined, leaving: undefined });
  expect(() => withholding.withheldFromDay({ earnings: 300, taxYear }, set)).toThrow(
    'The rule set has no withholding schedule for 2026-27',
  );
  expect(() => withholding.leavingLimits(set, taxYear)).toThrow(
    'The rule set has no limits on leaving for 2026-27',
  );
});

test('figures of a set that are given back are not calculated, and may be without limit', () => {
  const set = setWith({ leaving: { ...YEAR.leaving, cap: Number.POSITIVE_INFINITY } });
  expect(withholding.leavingLimits(set, taxYear)).toMatchObject({ cap: Infinity });
});
