/** The households of docs/rates.md: facts and figures are read from the document. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Assessment, assess, cashOf, type Facts, legislated } from '../../src/pay/index.ts';

const document = readFileSync(new URL('../../docs/rates.md', import.meta.url), 'utf8');
const [, section = ''] = /^## Six households .*\n([\s\S]*?)^## /m.exec(document) ?? [];
const households = section.split(/^### /m).slice(1).map(householdIn);

function householdIn(text: string) {
  const [, facts = ''] = /```json\n([\s\S]*?)```/.exec(text) ?? [];
  const rows = [...text.matchAll(/^\| (\w+) \|.*\| ([\d,.]+) \|$/gm)];
  return {
    title: text.slice(0, text.indexOf('\n')),
    facts: JSON.parse(facts) as Omit<Facts, 'taxYear'>,
    figures: rows.map(
      ([, name = '', dollars = '']) => [name, Number(dollars.replaceAll(',', ''))] as const,
    ),
  };
}

test('there are six', () => {
  expect(households).toHaveLength(6);
  for (const { figures } of households) expect(figures.length).toBeGreaterThanOrEqual(5);
});

test.each(households)('$title', ({ facts, figures }) => {
  const year = { ...facts, taxYear: '2026-27' } as const;
  const assessment = assess(year, legislated);
  const used = assessment.taxOffsets.map(({ code, used }) => [code, used] as const);
  const computed: Record<string, unknown> = {
    ...assessment,
    ...Object.fromEntries(used),
    cash: cashOf(year, assessment, legislated),
  } satisfies Partial<Assessment> & { cash: number };
  for (const [name, dollars] of figures) expect(computed[name], name).toBeCloseTo(dollars, 2);
});

test('the second job adds what the document says', () => {
  const taxOf = (...pays: number[]) =>
    assess({ taxYear: '2026-27', jobs: pays.map((pay) => ({ pay })) }, legislated).totalTax;
  expect(taxOf(60_000, 20_000) - taxOf(60_000)).toBe(6_515);
  expect(section).toContain('| totalTax | 6,515 more than on 60,000 alone');
});
