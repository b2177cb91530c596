import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import type { Facts } from '../../src/pay/facts.ts';
import { assess } from '../../src/pay/index.ts';
import { parseFacts } from '../../src/pay/parse-facts.ts';
import type { QueryIssueCode } from '../../src/pay/pay-error.ts';
import { type LegislatedTaxYearLabel, legislated } from '../../src/pay/rules/legislated/index.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import type { Example } from './examples/published-examples.ts';

/** With every fact that there is. */
const FULL: Required<Facts> = {
  taxYear: '2026-27',
  residency: 'resident',
  residentMonths: 7,
  jobs: [
    { pay: 60_000, includesSuper: true, superRate: 0.125, salarySacrifice: 5_000 },
    { pay: 20_000.5, shareOfYear: 0.25, fringeBenefits: 3_000 },
  ],
  otherIncome: 0,
  benefits: 9_000,
  agePension: 0,
  workExpenses: 1_400,
  otherDeductions: 200,
  spouse: { income: 45_000, senior: false },
  dependentChildren: 2,
  senior: 'couple',
  daysWithoutCover: 366,
  studentLoan: true,
  leaving: {
    excluded: 40_000,
    other: 6_000,
    unusedLeave: 5_000.5,
    leaveAtFlatRate: true,
    reachedPreservationAge: false,
  },
};

const issuesOf = (value: unknown) => parseFacts(value, legislated).issues;

test('facts that hold every fact have no issue, and are given back as they are', () => {
  expect(parseFacts(FULL, legislated)).toEqual({ success: true, facts: FULL });
  expect(parseFacts({ taxYear: '2025-26', jobs: [], spouse: undefined }, simplified)).toEqual({
    success: true,
    facts: { taxYear: '2025-26', jobs: [], spouse: undefined },
  });
});

test('every published example of an assessment has no issue', () => {
  const file = new URL('examples/assess.json', import.meta.url);
  const examples: Example<Facts>[] = JSON.parse(readFileSync(file, 'utf8'));
  expect(examples.length).toBeGreaterThan(20);
  expect(examples.flatMap(({ id, query }) => issuesOf(query)?.map(() => id) ?? [])).toEqual([]);
});

test('facts without issues have the labels of the rule set as their type, and assess takes them', () => {
  const parsed = parseFacts(FULL as unknown, legislated);
  expectTypeOf(parsed.facts).toEqualTypeOf<Facts<LegislatedTaxYearLabel> | undefined>();
  expect(parsed.facts && assess(parsed.facts, legislated).taxableIncome).toBe(
    assess({ ...FULL, taxYear: '2026-27' }, legislated).taxableIncome,
  );
});

/** In the order in which the checker has them. */
const KEYS = expect.arrayContaining(Object.keys(FULL));

const changed = (change: object) => ({ ...FULL, ...change });
const withJob = (job: unknown) => changed({ jobs: [...FULL.jobs, job] });

test.each<[string, unknown, path: string, QueryIssueCode, allowed?: readonly unknown[]]>([
  ['a text', 'facts', '', 'notAnObject'],
  ['null', null, '', 'notAnObject'],
  ['a list', [FULL], '', 'notAnObject'],
  ['no tax year', changed({ taxYear: undefined }), 'taxYear', 'missing'],
  ['no jobs', changed({ jobs: undefined }), 'jobs', 'missing'],
  ['one job in place of a list', changed({ jobs: { pay: 1 } }), 'jobs', 'notAList'],
  ['a number for a job', withJob(60_000), 'jobs.2', 'notAnObject'],
  ['a job without pay', withJob({}), 'jobs.2.pay', 'missing'],
  ['pay in a text', withJob({ pay: '60000' }), 'jobs.2.pay', 'notANumber'],
  ['pay without end', withJob({ pay: 1 / 0 }), 'jobs.2.pay', 'notANumber'],
  ['no number', changed({ otherIncome: Number.NaN }), 'otherIncome', 'notANumber'],
  ['a misspelt fact', changed({ otherincome: 1 }), 'otherincome', 'unknownKey', KEYS],
  ['a name of Object', changed({ valueOf: 1 }), 'valueOf', 'unknownKey', KEYS],
  ['a spouse without income', changed({ spouse: {} }), 'spouse.income', 'missing'],
  ['yes in a text', changed({ studentLoan: 'yes' }), 'studentLoan', 'notABoolean'],
  ['half a child', changed({ dependentChildren: 0.5 }), 'dependentChildren', 'notWhole'],
  ['percent', withJob({ pay: 1, superRate: 12 }), 'jobs.2.superRate', 'outOfRange', [0, 1]],
  ['13 months', changed({ residentMonths: 13 }), 'residentMonths', 'outOfRange', [0, 12]],
  [
    ...(['a negative amount', changed({ otherDeductions: -1 })] as const),
    ...(['otherDeductions', 'outOfRange', [0, Number.MAX_SAFE_INTEGER]] as const),
  ],
  [
    ...(['another residency', changed({ residency: 'Resident' })] as const),
    ...(['residency', 'notOneOf', ['resident', 'foreign', 'workingHoliday']] as const),
  ],
  [
    ...(['a tax year that the set lacks', changed({ taxYear: '2019-20' })] as const),
    ...(['taxYear', 'unknownTaxYear', legislated.taxYears.map(({ label }) => label)] as const),
  ],
])('%s is an issue with its path and its code', (_, value, dotted, code, allowed) => {
  const names = dotted === '' ? [] : dotted.split('.');
  const path = names.map((name) => (/^\d+$/.test(name) ? Number(name) : name));
  const message = expect.any(String);
  expect(issuesOf(value)).toEqual([{ path, code, message, ...(allowed && { allowed }) }]);
});

test('every issue is listed, not the first alone', () => {
  const value = { jobs: [{ pay: -1, paid: 1 }, { pay: null }], senior: 'yes' };
  expect(issuesOf(value)?.map(({ path }) => path.join('.'))).toEqual([
    'taxYear',
    'jobs.0.pay',
    'jobs.0.paid',
    'jobs.1.pay',
    'senior',
  ]);
});

test('a gap in a list of jobs is a job that is missing', () => {
  const jobs = [{ pay: 1 }];
  jobs[2] = { pay: 1 };
  expect(issuesOf(changed({ jobs }))).toEqual([
    expect.objectContaining({ path: ['jobs', 1], code: 'notAnObject' }),
  ]);
});

test('whatever JSON holds is answered without an error', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(FULL)), (value, key) => {
      expect(issuesOf(value)).not.toHaveLength(0);
      const { facts, issues } = parseFacts(changed({ [key]: value }), legislated);
      expect(facts === undefined).toBe(issues !== undefined);
      if (facts) expect(assess(facts, legislated).totalTax).toBeGreaterThanOrEqual(0);
    }),
  );
});
