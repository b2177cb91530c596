import { expect, test } from 'vitest';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import type { RuleSet } from '../../../src/pay/rules/rule-set.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';

const SETS: readonly RuleSet[] = [simplified, legislated];

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

/** True for a source that says where figures are from and how sure they are: no figure is enacted that no source has. */
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

interface Said {
  readonly status: string;
  readonly note?: string;
}

/** Every source in `figures`. */
function sourcesIn(figures: unknown): Said[] {
  if (!isRecord(figures)) return [];
  return Object.entries(figures).flatMap(([name, part]) =>
    name === 'source' ? [part as Said] : sourcesIn(part),
  );
}

test.each(
  SETS.flatMap((rules) => rules.taxYears.map((year) => [rules.name, year.label, year] as const)),
)('every figure of the %s set in %s has a source', (_, label, year) => {
  expect(withoutSource(year, label)).toEqual([]);
});

test('a figure without a source is listed, and one whose source says nothing', () => {
  const source = { cite: 'The Act, s 1', confirmed: 1, status: 'enacted' };
  const figures = {
    rate: 0.1,
    cap: { amount: 5, source },
    levy: { threshold: 7, source: { ...source, cite: '' } },
    surcharge: { single: 8, source: { ...source, confirmed: 0 } },
    scale: [{ above: 9 }],
  };
  const without = ['year.rate', 'year.levy.source', 'year.surcharge.source', 'year.scale.0.above'];
  expect(withoutSource(figures, 'year')).toEqual(without);
});

test('the simplified set says of every figure that it is simplified, the legislated set of none, and both that earnings are published', () => {
  const statusesOf = (figures: unknown) => new Set(sourcesIn(figures).map(({ status }) => status));
  const lawOf = ({ taxYears }: RuleSet) => taxYears.map(({ earnings: _, ...year }) => year);
  expect(statusesOf(lawOf(simplified))).toEqual(new Set(['simplified']));
  expect(statusesOf(lawOf(legislated))).toEqual(new Set(['enacted', 'provisional']));
  const earnings = SETS.flatMap(({ taxYears }) => taxYears.map((year) => year.earnings));
  expect(statusesOf(earnings)).toEqual(new Set(['published']));
});

test('a figure that is not enacted says why', () => {
  const isUnsaid = ({ status, note }: Said) => status === 'provisional' && note === undefined;
  expect(sourcesIn(legislated.taxYears).filter(isUnsaid)).toEqual([]);
});
