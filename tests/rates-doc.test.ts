import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ratesTable } from '../scripts/cli/rates-table.ts';

test('the table of docs/rates.md is what npm run rates prints', () => {
  const lines = readFileSync('docs/rates.md', 'utf8').trimEnd().split('\n');
  const table = ratesTable().split('\n');
  expect(lines.slice(-table.length)).toEqual(table);
});

test('the table has six salaries in each of seven tax years by both rule sets', () => {
  const rows = ratesTable().split('\n').slice(2);
  expect(rows).toHaveLength(42);
  expect(rows).toContain('| $80,000 | 2025-26 | $63,612.00 | $63,612.00 | $0.00 |');
  expect(rows).toContain('| $30,000 | 2026-27 | not in the set | $28,731.10 |  |');
  expect(rows).toContain('| $45,000 | 2020-21 | $37,928.00 | $40,188.00 | +$2,260.00 |');
});
