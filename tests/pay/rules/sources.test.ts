import { expect, test } from 'vitest';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import type { RuleSet } from '../../../src/pay/rules/rule-set.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';

/** The paths of the numbers in `figures` that neither they nor what they are part of have a source for. */
function withoutSource(figures: unknown, path: string): string[] {
  if (typeof figures === 'number') return [path];
  if (typeof figures !== 'object' || figures === null || 'source' in figures) {
    return isRecord(figures) && !isSource(figures.source) ? [`${path}.source`] : [];
  }
  return Object.entries(figures).flatMap(([name, part]) => withoutSource(part, `${path}.${name}`));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Whether a source says where figures are from and how sure they are: no figure is enacted that no source has. */
function isSource(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { cite, confirmed, status } = value;
  return (
    typeof cite === 'string' &&
    cite.length > 5 &&
    Number.isInteger(confirmed) &&
    Number(confirmed) >= (status === 'provisional' ? 0 : 1)
  );
}

/** Every source in `figures`. */
function sourcesIn(figures: unknown): { status: string; note?: string }[] {
  if (!isRecord(figures)) return [];
  return Object.entries(figures).flatMap(([name, part]) =>
    name === 'source' ? [part as { status: string }] : sourcesIn(part),
  );
}

const yearsOf = (rules: RuleSet) =>
  rules.taxYears.map((year) => [rules.name, year.label, year] as const);

test.each([...yearsOf(simplified), ...yearsOf(legislated)])(
  'every figure of the %s set in %s has a source',
  (_, label, year) => {
    expect(withoutSource(year, label)).toEqual([]);
  },
);

test('a figure without a source is listed, and one whose source says nothing', () => {
  const source = { cite: 'The Act, s 1', confirmed: 1, status: 'enacted' };
  const figures = {
    rate: 0.1,
    cap: { amount: 5, source },
    levy: { threshold: 7, source: { ...source, cite: '' } },
    surcharge: { single: 8, source: { ...source, confirmed: 0 } },
    scale: [{ above: 9 }],
  };
  expect(withoutSource(figures, 'year')).toEqual([
    'year.rate',
    'year.levy.source',
    'year.surcharge.source',
    'year.scale.0.above',
  ]);
});

test('the simplified set says of every figure that it is simplified, the legislated set of none, and both that earnings are published', () => {
  const statusesOf = ({ taxYears }: RuleSet) => {
    const law = taxYears.map(({ earnings: _, ...year }) => year);
    return new Set(sourcesIn(law).map(({ status }) => status));
  };
  expect(statusesOf(simplified)).toEqual(new Set(['simplified']));
  expect(statusesOf(legislated)).toEqual(new Set(['enacted', 'provisional']));
  const earnings = [simplified, legislated].flatMap(({ taxYears }) =>
    taxYears.map((year) => year.earnings),
  );
  expect(new Set(sourcesIn(earnings).map(({ status }) => status))).toEqual(new Set(['published']));
});

test('a figure that is not enacted says why', () => {
  const provisional = sourcesIn(legislated.taxYears).filter(
    ({ status }) => status === 'provisional',
  );
  expect(provisional.filter(({ note }) => note === undefined)).toEqual([]);
});

test('the Medicare thresholds of the last year alone are provisional', () => {
  const provisional = legislated.taxYears.filter(
    ({ medicareLevy }) => medicareLevy.source.status === 'provisional',
  );
  expect(provisional.map(({ label }) => label)).toEqual([legislated.taxYears[0]?.label]);
});
