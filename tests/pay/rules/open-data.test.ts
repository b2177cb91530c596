import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { openData } from '../../../src/generator/files/open-data.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import { type OpenFigures, openFigures, PACKAGE } from '../../../src/pay/rules/open-figures.ts';
import { type Source, taxYearOf } from '../../../src/pay/rules/rule-set.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';

const FILES = openData(PACKAGE);
const parsed = (file: string) => JSON.parse(FILES.get(file) ?? '');
const isValid = new Ajv2020({ allErrors: true, formats: { date: true } }).compile(
  parsed('schema.json'),
);

const labels = legislated.taxYears.map(({ label }) => label);
const yearFile = (label: string): OpenFigures => parsed(`${label}.json`);

test('there is a schema, an index and a file for each tax year of the law, newest first', () => {
  expect([...FILES.keys()]).toEqual([
    'index.json',
    'schema.json',
    ...labels.map((label) => `${label}.json`),
  ]);
  const { years } = parsed('index.json');
  expect(years).toEqual(
    labels.map((label) => {
      const { taxYear, from, to, date, figures } = yearFile(label);
      return { taxYear, from, to, date, file: `${label}.json`, figures: figures.length };
    }),
  );
});

describe('the schema', () => {
  test.each([...FILES.keys()].filter((file) => file !== 'schema.json'))('accepts %s', (file) => {
    isValid(parsed(file));
    expect(isValid.errors ?? []).toEqual([]);
  });

  const { figures, ...year } = yearFile('2026-27');
  const [figure] = figures;
  test.each([
    ['a figure without a source', { ...figure, sources: [] }],
    ['a figure that nothing confirms', { ...figure, confirmed: 0 }],
    ['a figure of a model', { ...figure, status: 'simplified' }],
    ['a figure without a unit', { ...figure, unit: undefined }],
    ['a value of another form', { ...figure, value: { kind: 'marginal', steps: [{ above: 0 }] } }],
    ['a day in words', { ...figure, from: '1 July 2026' }],
    ['a property that it does not know', { ...figure, guess: true }],
    ['a source that no file has', { ...figure, sources: ['ATO_LITO', 'HEARSAY'] }],
  ])('refuses %s', (_, wrong) => {
    expect(isValid(JSON.parse(JSON.stringify({ ...year, figures: [wrong] })))).toBe(false);
  });
});

test.each(['title', 'version', 'date', 'publisher', '$id'])(
  'the schema refuses a year and an index without %s',
  (property) => {
    for (const file of ['2026-27.json', 'index.json']) {
      const { [property]: _, ...rest } = parsed(file);
      expect(isValid(rest), file).toBe(false);
    }
  },
);

test('each file says what it is, where it is, whose it is, and when one of its sources was last read', () => {
  expect(yearFile('2026-27')).toMatchObject({
    $schema: 'schema.json',
    $id: 'australian-pay/data/2026-27.json',
    title: 'Figures of Australian income tax, levies, super and withholding, 2026-27',
    version: 1,
    date: '2026-11-27',
    publisher: 'australian-pay',
  });
  for (const { date, sources } of labels.map(yearFile)) {
    const read = Object.values(sources).map((source) => source.read);
    expect(read).toContain(date);
    expect(read.filter((day) => day > date)).toEqual([]);
  }
  expect(parsed('index.json').date).toBe('2026-11-27');
  const ofSite = openData({ publisher: 'Pay', address: 'https://pay.example.com/data/' });
  for (const [file, text] of ofSite) {
    const { $id, publisher } = JSON.parse(text);
    expect($id).toBe(`https://pay.example.com/data/${file}`);
    if (file !== 'schema.json') expect(publisher).toBe('Pay');
  }
});

/** Every number in `figures` that a source confirms: of the figures with a source, and of what they are part of. */
function confirmedNumbers(figures: unknown, isConfirmed = false): number[] {
  if (typeof figures === 'number') return isConfirmed ? [figures] : [];
  if (typeof figures !== 'object' || figures === null) return [];
  const { source } = figures as { source?: { confirmed: number } };
  const isSure = source === undefined ? isConfirmed : source.confirmed > 0;
  return Object.entries(figures)
    .filter(([name]) => name !== 'source' && name !== 'earnings')
    .flatMap(([, part]) => confirmedNumbers(part, isSure));
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const rising = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

test.each(legislated.taxYears)(
  'the open figures of $label are the numbers of the rules that a source confirms, each once',
  (year) => {
    const { from, to, figures, sources } = yearFile(year.label);
    const shown = figures.flatMap(({ value }) => numbersIn(value));
    expect(rising(shown)).toEqual(rising(confirmedNumbers(year)));
    expect(yearFile(year.label)).toEqual(openFigures(year));
    // No two ids are alike, and each day is of the year.
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
    for (const figure of figures) {
      const isInYear = figure.from >= from && figure.from < figure.to && figure.to <= to;
      expect(isInYear, figure.id).toBe(true);
      expect(figure.sources.length, figure.id).toBeGreaterThanOrEqual(figure.confirmed);
    }
    // No source is missing, and none is unused.
    const named = new Set(figures.flatMap((figure) => figure.sources));
    expect(new Set(Object.keys(sources))).toEqual(named);
  },
);

test('the figure that the documents show is one of them, and a source has its title and the day it was read', () => {
  const [, shown = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/data.md', 'utf8')) ?? [];
  const { note, ...figure } = JSON.parse(shown);
  const { figures, sources } = yearFile('2026-27');
  expect(figures).toContainEqual({ ...figure, note: expect.stringContaining(note.slice(0, -1)) });
  expect(sources.ATO_LITO).toEqual({
    title: 'ATO, Low income tax offset (updated 8 June 2026)',
    address:
      'https://www.ato.gov.au/individuals-and-families/income-deductions-offsets-and-records/tax-offsets/low-income-tax-offset',
    read: '2026-11-22',
  });
});

test('withholding has the first day of its edition, and no table that is derived', () => {
  const editions = (label: string) =>
    Object.fromEntries(
      yearFile(label)
        .figures.filter(({ edition }) => edition !== undefined)
        .map(({ id, edition, from, to }) => [id, [edition, from, to].join(' ')]),
    );
  expect(editions('2020-21')['withholding.schedule-1.scale-2']).toBe(
    '2020-10-13 2020-10-13 2021-06-30',
  );
  expect(editions('2024-25')).not.toHaveProperty('withholding.schedule-8.scale-2');
  expect(editions('2025-26')).toMatchObject({
    'withholding.schedule-1.scale-2': '2024-07-01 2025-07-01 2026-06-30',
    'withholding.schedule-8.scale-2': '2025-09-24 2025-09-24 2026-06-30',
    'withholding.schedule-5.limit': '2020-10-13 2025-07-01 2026-06-30',
  });
});

test('a source may be in the file of its year, in full', () => {
  const { standardDeduction, ...year } = taxYearOf(legislated, '2026-27');
  const read = {
    title: 'A notice',
    address: 'https://example.com/notice',
    read: '2026-11-24',
  } as const;
  const source: Source = {
    ...{ cite: 'Notice', confirmed: 1, status: 'enacted', sources: [{ id: 'NOTICE', ...read }] },
  };
  const deduction = { amount: 1_000, ...standardDeduction, source };
  const { figures, sources } = openFigures({ ...year, standardDeduction: deduction });
  const figure = figures.find(({ id }) => id === 'standard-deduction.amount');
  expect(figure?.sources).toEqual(['NOTICE']);
  expect(sources.NOTICE).toEqual(read);
});

test('the figures of the simplified model are not open: they are no law', () => {
  expect(() => openFigures(taxYearOf(simplified, '2025-26'))).toThrow(
    'income-tax.resident.steps is simplified, and no figure of the law',
  );
});

test('an id that a year has is of the same unit in every year', () => {
  const figures = labels.flatMap((label) => yearFile(label).figures);
  const units = new Map(figures.map(({ id, unit }) => [id, unit]));
  for (const { id, unit } of figures) expect(units.get(id), id).toBe(unit);
});
