import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import type { Facts } from '../../src/pay/facts.ts';
import { assess } from '../../src/pay/index.ts';
import { type FactsIssue, parseFacts } from '../../src/pay/parse-facts.ts';
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
  workExpenses: 1_400,
  otherDeductions: 200,
  spouse: { income: 45_000, senior: false },
  dependentChildren: 2,
  senior: 'couple',
  daysWithoutCover: 366,
  studentLoan: true,
};

const issuesOf = (value: unknown) => parseFacts(value, legislated).issues;

test('facts that hold every fact have no issue, and are given back as they are', () => {
  expect(parseFacts(FULL, legislated)).toEqual({ facts: FULL });
  expect(parseFacts({ taxYear: '2025-26', jobs: [], spouse: undefined }, simplified)).toEqual({
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

const changed = (change: object) => ({ ...FULL, ...change });
const withJob = (job: unknown) => changed({ jobs: [...FULL.jobs, job] });

test.each<[string, unknown, FactsIssue]>([
  ['a text', 'facts', { path: [], code: 'notAnObject' }],
  ['null', null, { path: [], code: 'notAnObject' }],
  ['a list', [FULL], { path: [], code: 'notAnObject' }],
  ['no tax year', changed({ taxYear: undefined }), { path: ['taxYear'], code: 'missing' }],
  ['no jobs', changed({ jobs: undefined }), { path: ['jobs'], code: 'missing' }],
  [
    'one job in place of a list',
    changed({ jobs: { pay: 1 } }),
    { path: ['jobs'], code: 'notAList' },
  ],
  ['a number for a job', withJob(60_000), { path: ['jobs', 2], code: 'notAnObject' }],
  ['a job without pay', withJob({}), { path: ['jobs', 2, 'pay'], code: 'missing' }],
  ['pay in a text', withJob({ pay: '60000' }), { path: ['jobs', 2, 'pay'], code: 'notANumber' }],
  ['pay without end', withJob({ pay: 1 / 0 }), { path: ['jobs', 2, 'pay'], code: 'notANumber' }],
  [
    'no number',
    changed({ otherIncome: Number.NaN }),
    { path: ['otherIncome'], code: 'notANumber' },
  ],
  ['a misspelt fact', changed({ otherincome: 1 }), { path: ['otherincome'], code: 'unknownKey' }],
  ['a name of Object', changed({ valueOf: 1 }), { path: ['valueOf'], code: 'unknownKey' }],
  [
    'a spouse without income',
    changed({ spouse: {} }),
    { path: ['spouse', 'income'], code: 'missing' },
  ],
  [
    'yes in a text',
    changed({ studentLoan: 'yes' }),
    { path: ['studentLoan'], code: 'notABoolean' },
  ],
  [
    'half a child',
    changed({ dependentChildren: 0.5 }),
    { path: ['dependentChildren'], code: 'notWhole' },
  ],
  [
    'a super rate in percent',
    withJob({ pay: 1, superRate: 12 }),
    { path: ['jobs', 2, 'superRate'], code: 'outOfRange', allowed: [0, 1] },
  ],
  [
    'a negative amount',
    changed({ otherDeductions: -1 }),
    { path: ['otherDeductions'], code: 'outOfRange', allowed: [0, Number.MAX_SAFE_INTEGER] },
  ],
  [
    '13 months',
    changed({ residentMonths: 13 }),
    { path: ['residentMonths'], code: 'outOfRange', allowed: [0, 12] },
  ],
  [
    'another residency',
    changed({ residency: 'Resident' }),
    {
      path: ['residency'],
      code: 'notOneOf',
      allowed: ['resident', 'foreign', 'workingHoliday'],
    },
  ],
  [
    'a tax year that the set lacks',
    changed({ taxYear: '2019-20' }),
    {
      path: ['taxYear'],
      code: 'unknownTaxYear',
      allowed: legislated.taxYears.map(({ label }) => label),
    },
  ],
])('%s is an issue with its path and its code', (_, value, issue) => {
  expect(issuesOf(value)).toEqual([issue]);
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
  expect(issuesOf(changed({ jobs }))).toEqual([{ path: ['jobs', 1], code: 'notAnObject' }]);
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
