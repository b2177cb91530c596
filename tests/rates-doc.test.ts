import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runScript } from './generator/gen-site-command.ts';

const { stdout } = await runScript('rates');
const [takeHomeTable = '', withholdingTable = ''] = stdout.trim().split('\n\n');

/** The table under `heading` in docs/rates.md. */
function tableUnder(heading: string): string {
  const [, section = ''] = readFileSync('docs/rates.md', 'utf8').split(`\n## ${heading}\n`);
  const lines = section.split(/\n## /)[0]?.split('\n') ?? [];
  return lines.filter((line) => line.startsWith('|')).join('\n');
}

test('the tables of docs/rates.md are what npm run rates prints', () => {
  expect(tableUnder('Take-home pay by both sets')).toBe(takeHomeTable);
  expect(tableUnder("Withheld in a year, and the year's tax")).toBe(withholdingTable);
});

test('the table of take-home pay has six salaries in each of seven tax years by both rule sets', () => {
  const rows = takeHomeTable.split('\n').slice(2);
  expect(rows).toHaveLength(42);
  expect(rows).toContain('| $80,000 | 2025-26 | $63,612.00 | $63,612.00 | $0.00 |');
  expect(rows).toContain('| $30,000 | 2026-27 | not in the set | $28,981.10 |  |');
  expect(rows).toContain('| $45,000 | 2020-21 | $37,928.00 | $40,188.00 | +$2,260.00 |');
});

test('the table of withholding has three salaries in each of seven tax years by each pay cycle', () => {
  const rows = withholdingTable.split('\n').slice(2);
  expect(rows).toHaveLength(21);
  for (const row of rows) expect(row.split(' | ')).toHaveLength(9);
  // 0.32 of 1,730.99 less 181.7319 is 372 a week, so 744 a fortnight and 1,612 a month.
  expect(rows).toContain(
    '| $90,000 | 2026-27 | $19,000.00 | $19,344 | +$344.00 | $19,344 | +$344.00 | $19,344 | +$344.00 |',
  );
});
