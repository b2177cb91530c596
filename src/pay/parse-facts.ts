/** Facts out of data that nobody has checked yet, such as the body of a request: all that is wrong with it is listed. */

import type { Facts, Job, LeavingPayments, Spouse } from './facts.ts';
import { DAYS_PER_LEAP_YEAR, MONTHS_PER_YEAR } from './rules/every-year.ts';
import type { RuleSet } from './rules/rule-set.ts';

export type ParsedFacts<Label extends string = string> =
  | { readonly facts: Facts<Label>; readonly issues?: undefined }
  | { readonly facts?: undefined; readonly issues: readonly FactsIssue[] };

export interface FactsIssue {
  /** Keys, and positions in a list, from the outside in: `['jobs', 0, 'pay']`. Empty: the whole value. */
  readonly path: FactsPath;
  readonly code: FactsIssueCode;
  /** Of `notOneOf` and `unknownTaxYear`, each value that would do; of `outOfRange`, the lowest and the highest. */
  readonly allowed?: readonly (string | number)[];
}

export type FactsPath = readonly (string | number)[];

/**
 * - `missing`: a fact that has to be there.
 * - `unknownKey`: the engine knows no such fact; most often it is misspelt.
 * - `notANumber`: of another type, or not finite. Numbers are not read out of texts.
 * - `notWhole`: a fraction where things are counted.
 */
export type FactsIssueCode =
  | 'missing'
  | 'unknownKey'
  | 'notAnObject'
  | 'notAList'
  | 'notANumber'
  | 'notABoolean'
  | 'notWhole'
  | 'outOfRange'
  | 'notOneOf'
  | 'unknownTaxYear';

/**
 * `value` itself as facts for `assess` with `rules`, or every issue with it. `assess` lets an amount that is negative or not
 * finite count as 0; here it is an issue. A key that is undefined counts as absent. Throws for nothing that JSON can hold.
 */
export function parseFacts<Label extends string>(
  value: unknown,
  rules: RuleSet<Label>,
): ParsedFacts<Label> {
  const labels = rules.taxYears.map(({ label }) => label);
  const check = objectOf<Facts>({ ...PARTS_OF_FACTS, taxYear: oneOf(labels, 'unknownTaxYear') }, [
    'taxYear',
    'jobs',
  ]);
  const issues = check(value, []);
  // A value without issues has the keys and the types of facts.
  return issues.length === 0 ? { facts: value as Facts<Label> } : { issues };
}

/** The issues with a value that is at `path`. */
type Check = (value: unknown, path: FactsPath) => readonly FactsIssue[];

/** A check for each key, so that a fact without one does not compile. */
type Parts<Whole> = Readonly<Record<keyof Whole, Check>>;

function objectOf<Whole>(parts: Parts<Whole>, needed: readonly (keyof Whole & string)[]): Check {
  const checks = new Map<string, Check>(Object.entries(parts));
  return (value, path) => {
    if (!isObject(value)) return [{ path, code: 'notAnObject' }];
    const missing = needed.filter((key) => value[key] === undefined);
    return [
      ...missing.map((key) => ({ path: [...path, key], code: 'missing' }) as const),
      ...Object.entries(value).flatMap(([key, part]) => {
        const at = [...path, key];
        const check = checks.get(key);
        if (check === undefined) return [{ path: at, code: 'unknownKey' } as const];
        return part === undefined ? [] : check(part, at);
      }),
    ];
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(check: Check): Check {
  return (value, path) =>
    Array.isArray(value)
      ? // Not flatMap, which passes over the gaps of a list.
        Array.from(value, (each, index) => check(each, [...path, index])).flat()
      : [{ path, code: 'notAList' }];
}

function oneOf(
  allowed: readonly string[],
  code: 'notOneOf' | 'unknownTaxYear' = 'notOneOf',
): Check {
  return (value, path) => (allowed.some((each) => each === value) ? [] : [{ path, code, allowed }]);
}

function numberUpTo(highest: number): Check {
  return (value, path) => {
    if (!Number.isFinite(value)) return [{ path, code: 'notANumber' }];
    const isWithin = (value as number) >= 0 && (value as number) <= highest;
    return isWithin ? [] : [{ path, code: 'outOfRange', allowed: [0, highest] }];
  };
}

function countUpTo(highest: number): Check {
  const inRange = numberUpTo(highest);
  return (value, path) => {
    const issues = inRange(value, path);
    return issues.length > 0 || Number.isInteger(value) ? issues : [{ path, code: 'notWhole' }];
  };
}

const boolean: Check = (value, path) =>
  typeof value === 'boolean' ? [] : [{ path, code: 'notABoolean' }];

const amount = numberUpTo(Number.MAX_SAFE_INTEGER);

/** A percentage such as 12 is more than the whole. */
const fraction = numberUpTo(1);

const PARTS_OF_JOB: Parts<Job> = {
  pay: amount,
  includesSuper: boolean,
  superRate: fraction,
  salarySacrifice: amount,
  shareOfYear: fraction,
  fringeBenefits: amount,
};

const PARTS_OF_SPOUSE: Parts<Spouse> = { income: amount, senior: boolean };

const PARTS_OF_LEAVING: Parts<LeavingPayments> = {
  excluded: amount,
  other: amount,
  unusedLeave: amount,
  leaveAtFlatRate: boolean,
  reachedPreservationAge: boolean,
};

const PARTS_OF_FACTS: Parts<Omit<Facts, 'taxYear'>> = {
  residency: oneOf(['resident', 'foreign', 'workingHoliday']),
  residentMonths: countUpTo(MONTHS_PER_YEAR),
  jobs: listOf(objectOf(PARTS_OF_JOB, ['pay'])),
  otherIncome: amount,
  benefits: amount,
  agePension: amount,
  workExpenses: amount,
  otherDeductions: amount,
  spouse: objectOf(PARTS_OF_SPOUSE, ['income']),
  dependentChildren: countUpTo(Number.MAX_SAFE_INTEGER),
  senior: oneOf(['single', 'couple', 'separatedByIllness']),
  daysWithoutCover: countUpTo(DAYS_PER_LEAP_YEAR),
  studentLoan: boolean,
  leaving: objectOf(PARTS_OF_LEAVING, []),
};
