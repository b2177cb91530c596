/**
 * The ATO also prints tables of tax and study loan together, for years of which the table of the loan alone is derived from the
 * repayment bands.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withheldPerPeriod } from '../../../src/pay/index.ts';
import {
  type LegislatedTaxYearLabel,
  legislated,
} from '../../../src/pay/rules/legislated/index.ts';
import type { WithholdingRows, WithholdingScale } from '../../../src/pay/rules/rule-set.ts';
import type { WithholdingPeriod } from '../../../src/pay/withholding/regular-pay.ts';
import { SCALES } from './queries.ts';

interface Printed {
  readonly tables: readonly {
    readonly taxYear: LegislatedTaxYearLabel;
    readonly scale: WithholdingScale;
    readonly rows: WithholdingRows;
  }[];
  readonly sampleRows: readonly {
    readonly taxYear: LegislatedTaxYearLabel;
    readonly period: WithholdingPeriod;
    readonly earnings: number;
    /** Dollars by scales 1, 2 and 3. */
    readonly byScale: readonly number[];
  }[];
}

const { tables, sampleRows }: Printed = JSON.parse(
  readFileSync(new URL('combined-tables.json', import.meta.url), 'utf8'),
);

test.each(tables)(
  'in $taxYear scale $scale and the derived part for a loan are within a dollar a week of the combined table',
  ({ taxYear, scale, rows }) => {
    const far: unknown[] = [];
    for (let earnings = 0; earnings <= 5_000; earnings++) {
      const { total } = withheldPerPeriod(
        { earnings, period: 'weekly', taxYear, scale, studentLoan: true },
        legislated,
      );
      const printed = printedAmount(rows, earnings);
      if (Math.abs(total - printed) > 1) far.push({ earnings, total, printed });
    }
    expect(far).toEqual([]);
  },
);

/** Not to the dollar where the sum ends in half a dollar: a dollar is what the test allows for. */
function printedAmount(rows: WithholdingRows, earnings: number): number {
  const [, a, b] = rows.find(([below]) => below === null || earnings < below) ?? [null, 0, 0];
  return Math.max(0, Math.round(a * (earnings + 0.99) - b));
}

/** A dollar a week, in dollars of each period. */
const A_DOLLAR_A_WEEK = { weekly: 1, fortnightly: 2, monthly: 5 } as const;

test.each(sampleRows)(
  'the sample row of $earnings $period in $taxYear is within a dollar a week',
  ({ taxYear, period, earnings, byScale }) => {
    for (const [index, scale] of SCALES.entries()) {
      const query = { earnings, period, taxYear, scale, studentLoan: true };
      const difference =
        withheldPerPeriod(query, legislated).total - (byScale[index] ?? Number.NaN);
      expect(Math.abs(difference)).toBeLessThanOrEqual(A_DOLLAR_A_WEEK[period]);
    }
  },
);
