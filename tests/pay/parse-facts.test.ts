import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import type { Facts } from '../../src/pay/facts.ts';
import { assess } from '../../src/pay/index.ts';
import { parseFacts } from '../../src/pay/parse-facts.ts';
import type { QueryIssueCode } from '../../src/pay/pay-error.ts';
import { type LegislatedTaxYearLabel, legislated } from '../../src/pay/rules/legislated/index.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';

/** With every fact that there is. */
const FULL: Required<Facts> = {
  ...{ taxYear: '2026-27', residency: 'resident', residentMonths: 7 },
  jobs: [
    { pay: 60_000, includesSuper: true, superRate: 0.125, salarySacrifice: 5_000 },
    { pay: 20_000.5, shareOfYear: 0.25, fringeBenefits: 3_000 },
  ],
  ...{ otherIncome: 0, benefits: 9_000, agePension: 0, workExpenses: 1_400, otherDeductions: 200 },
  ...{ spouse: { income: 45_000, senior: false }, dependentChildren: 2, senior: 'couple' },
  ...{ daysWithoutCover: 366, studentLoan: true },
  leaving: {
    ...{ excluded: 40_000, other: 6_000, unusedLeave: 5_000.5 },
    ...{ leaveAtFlatRate: true, reachedPreservationAge: false },
  },
};

const issuesOf = (value: unknown) => parseFacts(value, legislated).issues;

test('facts without issues are given back as they are, with the labels of the rule set as their type', () => {
  const parsed = parseFacts(FULL as unknown, legislated);
  expect(parsed).toEqual({ success: true, facts: FULL });
  expectTypeOf(parsed.facts).toEqualTypeOf<Facts<LegislatedTaxYearLabel> | undefined>();
  expect(parsed.facts && assess(parsed.facts, legislated).taxableIncome).toBeGreaterThan(0);
  const facts = { taxYear: '2025-26', jobs: [], spouse: undefined };
  expect(parseFacts(facts, simplified)).toEqual({ success: true, facts });
});

test('every published example of an assessment has no issue', () => {
  const file = new URL('examples/assess.json', import.meta.url);
  const examples: { id: string; query: Facts }[] = JSON.parse(readFileSync(file, 'utf8'));
  expect(examples.length).toBeGreaterThan(20);
  expect(examples.flatMap(({ id, query }) => issuesOf(query)?.map(() => id) ?? [])).toEqual([]);
});

/** In the order in which the checker has them. */
const KEYS = expect.arrayContaining(Object.keys(FULL));
const DOLLARS = [0, Number.MAX_SAFE_INTEGER];
const RESIDENCIES = ['resident', 'foreign', 'workingHoliday'];
const LABELS = legislated.taxYears.map(({ label }) => label);

const changed = (change: object) => ({ ...FULL, ...change });
const withJob = (job: unknown) => changed({ jobs: [...FULL.jobs, job] });

// biome-ignore format: one line each
test.each<[string, unknown, path: (string | number)[], QueryIssueCode, allowed?: readonly unknown[]]>([
  ['null', null, [], 'notAnObject'],
  ['no tax year', changed({ taxYear: undefined }), ['taxYear'], 'missing'],
  ['one job in place of a list', changed({ jobs: { pay: 1 } }), ['jobs'], 'notAList'],
  ['a job without pay', withJob({}), ['jobs', 2, 'pay'], 'missing'],
  ['pay in a text', withJob({ pay: '60000' }), ['jobs', 2, 'pay'], 'notANumber'],
  ['a misspelt fact', changed({ otherincome: 1 }), ['otherincome'], 'unknownKey', KEYS],
  ['a name of Object', changed({ valueOf: 1 }), ['valueOf'], 'unknownKey', KEYS],
  ['yes in a text', changed({ studentLoan: 'yes' }), ['studentLoan'], 'notABoolean'],
  ['half a child', changed({ dependentChildren: 0.5 }), ['dependentChildren'], 'notWhole'],
  ['percent', withJob({ pay: 1, superRate: 12 }), ['jobs', 2, 'superRate'], 'outOfRange', [0, 1]],
  ['a negative amount', changed({ otherDeductions: -1 }), ['otherDeductions'], 'outOfRange', DOLLARS],
  ['another residency', changed({ residency: 'Resident' }), ['residency'], 'notOneOf', RESIDENCIES],
  ['a tax year that the set lacks', changed({ taxYear: '2019-20' }), ['taxYear'], 'unknownTaxYear', LABELS],
])('%s is an issue with its path and its code', (_, value, path, code, allowed) => {
  const message = expect.any(String);
  expect(issuesOf(value)).toEqual([{ path, code, message, ...(allowed && { allowed }) }]);
});

test('every issue is listed, not the first alone, and a gap in a list of jobs is a job that is missing', () => {
  const jobs: object[] = [{ pay: -1, paid: 1 }];
  jobs[2] = { pay: null };
  const paths = issuesOf({ jobs, senior: 'yes' })?.map(({ path }) => path.join('.'));
  expect(paths).toEqual(['taxYear', 'jobs.0.pay', 'jobs.0.paid', 'jobs.1', 'jobs.2.pay', 'senior']);
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
