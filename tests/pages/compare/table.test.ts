/** The rows of the table that compares two pays. */
import { describe, expect, test } from 'vitest';
import { compared } from '../../../src/pages/compare/calculation.ts';
import { comparisonTable } from '../../../src/pages/compare/card-texts.ts';
import { compareForm } from '../../../src/pages/compare/form.ts';
import { initialEntries } from '../../../src/pages/form/form.ts';
import { comparePay, type PayComparison, type PayResult } from '../../../src/pay/index.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';
import type { EnteredCycle } from '../../../src/words/pay-cycles.ts';

const pay = { annualSalary: 80_000, taxYear: '2025-26' } as const;
const pays = comparePay({ now: pay, offer: pay }, simplified);

const INITIAL = initialEntries(compareForm(simplified));

describe('the table', () => {
  const tableOf = (
    comparison: PayComparison,
    [cycle, offerCycle]: readonly [EnteredCycle, EnteredCycle] = ['annually', 'annually'],
  ) => {
    const entries = { ...INITIAL, cycle, 'offer-cycle': offerCycle };
    const { now, offer, ...shown } = compared(entries, simplified);
    return comparisonTable({
      ...shown,
      comparison,
      now: { ...now, pay: comparison.now },
      offer: { ...offer, pay: comparison.offer },
    });
  };
  const PLAIN = ['Pay before tax', 'Income tax', 'Medicare levy', 'Take-home pay'];

  test.each([
    ['Salary sacrifice', 1, { sacrificed: 100 }],
    ['Medicare levy surcharge', 3, { medicareLevySurcharge: 1 }],
    ['Student loan repayment', 3, { studentLoanRepayment: 1 }],
  ])('has %s where one of the pays has any', (label, at, borne) => {
    const { now } = pays;
    const labelsOf = (comparison: Pick<PayComparison, 'now' | 'offer'>) =>
      tableOf({ ...pays, ...comparison }).rows.map((row) => row.label);
    expect(labelsOf({ now, offer: now })).toEqual(PLAIN);
    for (const pays of [
      { now: { ...now, ...borne }, offer: now },
      { now, offer: { ...now, ...borne } },
      { now: { ...now, ...borne }, offer: { ...now, ...borne } },
    ]) {
      expect(labelsOf(pays)).toEqual(PLAIN.toSpliced(at, 0, label));
    }
  });

  test('has Division 293 tax, which take-home pay is not less, beside super', () => {
    const { now } = pays;
    const offer = { ...now, superannuation: now.superannuation + 1, division293Tax: 1 };
    const table = tableOf({ ...pays, now, offer });
    expect(table.rows.map(({ label }) => label)).toEqual(PLAIN);
    expect(table.rest.map(({ label }) => label)).toEqual([
      ...['A fortnight', 'A week', 'Super', 'Division 293 tax, billed later'],
      'Take-home pay and super',
    ]);
  });

  test('has the standard deduction only where it differs', () => {
    const { now } = pays;
    const withDeduction = { ...now, standardDeduction: 1_000 };
    const labels = (offer: PayResult) =>
      tableOf({ ...pays, now: withDeduction, offer }).rows.map(({ label }) => label);
    expect(labels(withDeduction)).toEqual(PLAIN);
    expect(labels(now)).toContain('Standard deduction');
  });

  test('has the periods that pays are entered by, and never a row of nothing', () => {
    const rest = (cycles: readonly [EnteredCycle, EnteredCycle]) =>
      tableOf(pays, cycles).rest.map(({ label }) => label);
    expect(rest(['annually', 'weekly'])).toEqual(['A fortnight', 'A week']);
    expect(rest(['monthly', 'hourly'])).toEqual(['A month', 'A fortnight', 'A week', 'An hour']);
  });

  test('has a sign on a difference, but not on one of nothing', () => {
    const { now } = pays;
    const changeOf = (dollars: number) =>
      tableOf({ ...pays, now, offer: { ...now, incomeTax: now.incomeTax + dollars } }).rows[1]
        ?.cells[2];
    expect(changeOf(0.49)).toBe('$0');
    expect(changeOf(0.51)).toBe('+$1');
    expect(changeOf(-0.49)).toBe('$0');
    expect(changeOf(-0.51)).toBe('-$1');
  });
});
