import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { legislated } from '../src/pay/rules/legislated/index.ts';
import { runScript } from './generator/gen-site-command.ts';

const { stdout } = await runScript('rates');
const [takeHomeRows = [], withholdingRows = []] = stdout
  .split('\n## ')
  .slice(1)
  .map((section) => section.split('\n').filter((line) => line.startsWith('| $')));

test('docs/rates-tables.md is what npm run rates prints', () => {
  expect(readFileSync('docs/rates-tables.md', 'utf8')).toBe(stdout);
});

test('the table of take-home pay has six salaries in each tax year by both rule sets', () => {
  expect(takeHomeRows).toHaveLength(6 * legislated.taxYears.length);
  expect(takeHomeRows).toContain('| $80,000 | 2025-26 | $63,612.00 | $63,612.00 | $0.00 |');
  expect(takeHomeRows).toContain('| $30,000 | 2026-27 | not in the set | $28,981.10 |  |');
  expect(takeHomeRows).toContain('| $45,000 | 2020-21 | $37,928.00 | $40,188.00 | +$2,260.00 |');
});

test('the table of withholding has three salaries in each tax year by each pay cycle', () => {
  expect(withholdingRows).toHaveLength(3 * legislated.taxYears.length);
  for (const row of withholdingRows) expect(row.split(' | ')).toHaveLength(9);
  // 0.32 of 1,730.99 less 181.7319 is 372 a week, so 744 a fortnight and 1,612 a month.
  expect(withholdingRows).toContain(
    '| $90,000 | 2026-27 | $19,000.00 | $19,344 | +$344.00 | $19,344 | +$344.00 | $19,344 | +$344.00 |',
  );
});
