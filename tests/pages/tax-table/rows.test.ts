/** The rows of the tables of withholding, beside rows that the ATO has published. `verify` holds every cell. */
import { describe, expect, test } from 'vitest';
import { tablePays, tableRows } from '../../../src/pages/tax-table/tax-table-page.tsx';
import { RULE_SETS } from '../../../src/pay/rules/rule-sets.ts';

const rowsOf = (period: 'weekly' | 'fortnightly' | 'monthly', taxYear: string) =>
  tableRows(period, taxYear, RULE_SETS.legislated);

/** The ATO's sample data of Schedule 1: earnings, and what scale 2 and scale 1 withhold. */
const PUBLISHED = [
  ['weekly', '2026-27', 370, 1, 66],
  ['weekly', '2026-27', 720, 68, 158],
  ['weekly', '2025-26', 370, 2, 71],
  ['weekly', '2026-27', 907, 108, 219],
  ['weekly', '2026-27', 1_135, 181, 292],
  ['weekly', '2026-27', 2_491, 616, 743],
  ['weekly', '2025-26', 2_596, 655, 790],
  ['fortnightly', '2026-27', 1_862, 232, 454],
  ['fortnightly', '2026-27', 7_306, 2_124, 2_448],
  ['fortnightly', '2025-26', 1_250, 110, 268],
  ['monthly', '2026-27', 9_186.67, 2_154, 2_630],
  ['monthly', '2025-26', 2_708.33, 238, 581],
] as const;

test.for(PUBLISHED)('%s, %s, a pay of %d', ([period, taxYear, pay, claimed, notClaimed]) => {
  const pays = tablePays(period);
  const upper = pays.findIndex((each) => each >= pay);
  const lower = pays[upper] === pay ? upper : upper - 1;
  const rows = rowsOf(period, taxYear);
  for (const [column, published] of [claimed, notClaimed].entries()) {
    const at = (row: number) => Number(rows[row]?.cells[column]?.replace(/[$,]/g, ''));
    expect(at(lower)).toBeLessThanOrEqual(published);
    expect(at(upper)).toBeGreaterThanOrEqual(published);
  }
});

describe.each([
  ['weekly', 10, 6_000],
  ['fortnightly', 20, 12_000],
  ['monthly', 50, 26_000],
] as const)('%s', (period, first, last) => {
  test('pays rise from the first step to the last, each once', () => {
    const pays = tablePays(period);
    expect([pays[0], pays.at(-1)]).toEqual([first, last]);
    expect(pays.every((pay, index) => pay > (pays[index - 1] ?? 0))).toBe(true);
  });

  test('a study loan never lessens what is withheld, nor does a higher pay', () => {
    const amounts = rowsOf(period, '2026-27').map(({ cells }) =>
      cells.map((cell) => Number(cell.replace(/[$,]/g, ''))),
    );
    for (const [
      index,
      [claimed = 0, not = 0, withLoan = 0, notWithLoan = 0],
    ] of amounts.entries()) {
      expect(withLoan).toBeGreaterThanOrEqual(claimed);
      expect(notWithLoan).toBeGreaterThanOrEqual(not);
      expect(claimed).toBeGreaterThanOrEqual(amounts[index - 1]?.[0] ?? 0);
    }
  });
});
