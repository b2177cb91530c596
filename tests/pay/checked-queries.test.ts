/** The functions of the package refuse what they do not understand, and give for all else what the site's pages have. */
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Charge } from '../../src/pay/charge.ts';
import { type Part, RULES } from '../../src/pay/check.ts';
import * as main from '../../src/pay/index.ts';
import * as taxReturn from '../../src/pay/return/index.ts';
import * as rules from '../../src/pay/rules/index.ts';
import { runs } from './arbitraries.ts';
import { ASKED, type Asked, PACKAGE, placesIn, withValueAt } from './asked.ts';
import { REFUSED } from './refused-queries.ts';

const { legislated, PayError, simplified } = main;

test('every function of the package is among those that are tried here', () => {
  const names = Object.entries(PACKAGE)
    .filter(([, value]) => typeof value === 'function' && value !== PayError && !hasLeft(value))
    .map(([name]) => name);
  // These have rows of their own below.
  const apart = ['isTaxYear', 'parseFacts'];
  expect(names.filter((name) => !apart.includes(name)).sort()).toEqual(Object.keys(ASKED).sort());
});

/** True for the name of a function that says where it went. */
function hasLeft(value: unknown): boolean {
  try {
    return (value as { name: string }).name === '';
  } catch {
    return true;
  }
}

test.each(REFUSED)('%s refuses %s %s: %s', (name, at, value, message) => {
  const { checked, query } = ASKED[name] as Asked;
  const issues = expect.arrayContaining([expect.objectContaining({ path: expect.any(Array) })]);
  const refused = message.startsWith('The steps')
    ? { code: 'brokenRules', message }
    : {
        code: message.startsWith('Tax year ') ? 'unknownTaxYear' : 'invalidQuery',
        message,
        issues,
      };
  expect(() => checked(...withValueAt(query, at, value))).toThrow(expect.objectContaining(refused));
});

test.each([undefined, null, 'legislated', {}])('a rule set cannot be %j', (set) => {
  const message = expect.stringMatching(
    /^rules is .+, and must be a rule set, such as legislated$/,
  );
  const refused = expect.objectContaining({ code: 'invalidQuery', message });
  expect(() => main.parseFacts({}, set as never)).toThrow(refused);
  expect(() => main.isTaxYear('2026-27', set as never)).toThrow(refused);
  expect(() => main.payCalculator(set as never)).toThrow(refused);
});

test('only a label of the rule set is a tax year', () => {
  for (const label of ['2019-20', '', 'length', 2026, null, undefined, ['2026-27']]) {
    expect(main.isTaxYear(label, legislated)).toBe(false);
  }
  for (const { label } of legislated.taxYears) expect(main.isTaxYear(label, legislated)).toBe(true);
});

test('an error has each issue, as data and as a line of its message', () => {
  const query = { annualSalary: '80000', taxYear: '2025-26', options: { hasStudentLoan: true } };
  const said = expect.stringMatching(
    /^annualSalary is '80000'.*\noptions.hasStudentLoan is true.*$/,
  );
  const issues = [
    expect.objectContaining({ path: ['annualSalary'], code: 'notANumber' }),
    expect.objectContaining({ path: ['options', 'hasStudentLoan'], code: 'unknownKey' }),
  ];
  const refused = expect.objectContaining({ name: 'PayError', message: said, issues });
  expect(() => main.calculatePay(query as never)).toThrow(refused);
});

test('a charge needs a part, and may be any of a rule set', () => {
  expect(() => rules.least()).toThrow('of[0] is missing, and must be an object with kind');
  const charges = [legislated, simplified].flatMap(({ taxYears }) => chargesIn(taxYears));
  expect(charges.length).toBeGreaterThan(50);
  expect(rules.least(...charges).of).toEqual(charges);
  expect(rules.least(rules.least(...charges)).of).toHaveLength(1);
});

function chargesIn(value: unknown): Charge[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'kind' in value ? [value as Charge] : Object.values(value).flatMap(chargesIn);
}

test('an object without prototype, or of another realm, is a query too', () => {
  const query = { annualSalary: 80_000, taxYear: '2025-26' } as const;
  const bare = Object.assign(Object.create(null), query, { options: Object.create(null) });
  expect(main.calculatePay(bare)).toStrictEqual(main.calculatePay(query));
  expect(main.calculatePay(runInNewContext(`(${JSON.stringify(query)})`))).toStrictEqual(
    main.calculatePay(query),
  );
});

/** Values that a part does not allow. Those that mean nothing where a thing may be absent are not among them. */
function badValues(part: Part): unknown[] {
  const neverGood = [null, Number.NaN, Infinity, -Infinity, 1e308, 10n, Symbol('a'), () => 1];
  switch (part.is) {
    case 'number':
      return [...neverGood, '5', '', [5], {}, true, new Number(5), part.highest * 2 + 1];
    case 'boolean':
      return [...neverGood, 'yes', 1, 0, [], {}];
    case 'text':
      return [...neverGood, 5, [], {}];
    case 'list':
    case 'row':
      return [...neverGood, 5, 'five', {}, true];
    case 'object':
      return [...neverGood, 5, 'five', [], true, new Map(), new Date(0), Object.create({})];
    case 'rules':
      return [...neverGood, 5, 'five', [], true];
    case 'choice':
      return badValues(part.partFor(undefined));
    case 'oneOf':
    case 'taxYear':
      return [...neverGood, 5, 'Weekly', '', [], {}, true, '__proto__', 'constructor'];
  }
}

test.each(Object.entries(ASKED))(
  '%s gives no figure for any value of the wrong kind',
  (_, asked) => {
    const { checked, query, parts } = asked;
    const given: string[] = [];
    for (const [at, part] of parts.flatMap((each, index) => placesIn(each, String(index)))) {
      const unknownKey = part.is === 'object' && !part.isOpen ? [[`${at}.surely`, 1] as const] : [];
      const bad = badValues(part).map((value) => [at, value] as const);
      for (const [place, value] of [...bad, ...unknownKey]) {
        try {
          checked(...withValueAt(query, place, value));
          given.push(`${place}: ${String(value)}`);
        } catch (error) {
          if (!(error instanceof PayError)) given.push(`${place}: ${String(error)}`);
        }
      }
    }
    expect(given).toEqual([]);
  },
);

/** Values that `part` allows, negative ones too. */
function goodValues(part: Part, labels: readonly string[]): fc.Arbitrary<unknown> {
  switch (part.is) {
    case 'number': {
      const usual = Math.min(part.highest, 400_000);
      const whole = fc.integer({ min: part.lowest === 1 ? 1 : -1, max: Math.floor(usual) });
      if (part.isWhole) return fc.oneof(whole, fc.constant(part.highest));
      const least = Math.max(part.lowest ?? -1, -usual);
      const extreme = fc.constantFrom(part.highest, part.lowest ?? -1e308);
      const usually = fc.double({ min: least, max: usual, noNaN: true });
      return fc.oneof({ weight: 5, arbitrary: usually }, { weight: 2, arbitrary: whole }, extreme);
    }
    case 'boolean':
      return fc.boolean();
    case 'text':
      return fc.string();
    case 'taxYear':
      return fc.constantFrom(...labels);
    case 'oneOf':
      return fc.constantFrom(...part.allowed);
    case 'choice':
      return goodValues(part.partFor(undefined), labels);
    case 'list':
      return fc.array(goodValues(part.each, labels), { maxLength: 3 });
    case 'row':
      return fc.tuple(...part.needed.map((each) => goodValues(each, labels)));
    case 'rules':
      return fc.constant('rules');
    case 'object': {
      const keys = Object.entries({ ...part.needed, ...part.optional });
      const values = keys.map(([key, each]) => [key, goodValues(each, labels)]);
      const record: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(values);
      return fc.record(record, { requiredKeys: Object.keys(part.needed) });
    }
  }
}

/** The outcome of a call: a value or an error. */
function outcomeOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    if (error instanceof PayError) return error.message;
    throw error;
  }
}

/** The steps and tiers of these must rise, and `least` takes charges that they make. */
const BUILDERS = ['marginal', 'whole', 'least'];
const CALLED = Object.entries(ASKED).filter(([name]) => !BUILDERS.includes(name));

test.each(CALLED)('%s gives for a good query the very figures that pages have', (name, asked) => {
  const { checked, unchecked, parts } = asked;
  const set = parts.includes(RULES) ? legislated : simplified;
  const labels = set.taxYears.map(({ label }) => label);
  // A rule set is put in its place later: it would fill the message of a test that fails.
  const queries = fc.tuple(
    ...parts.map((part) => (part === RULES ? fc.constant('rules') : goodValues(part, labels))),
  );
  fc.assert(
    fc.property(queries, (drawn) => {
      const query = drawn.map((each) => (each === 'rules' ? set : each));
      const outcome = outcomeOf(() => checked(...query));
      const ofPages = outcomeOf(() => unchecked(...query));
      expect(name === 'taxReturnOf' ? withoutFacts(outcome) : outcome).toStrictEqual(
        name === 'taxReturnOf' ? withoutFacts(ofPages) : ofPages,
      );
      expect(numbersIn(outcome).filter((figure) => !Number.isFinite(figure))).toEqual([]);
    }),
    runs(200),
  );
});

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** The facts of a return are those of `assess` in the package, and have more about jobs in pages. */
function withoutFacts(outcome: unknown): unknown {
  const { facts: _, ...figures } = outcome as { facts?: unknown };
  return figures;
}

test('the facts of a tax return are facts of an assessment', () => {
  const jobs = [
    { pay: 60_000, period: 'weekly', scale: 2, loanDeclared: false, pays: 26 },
  ] as const;
  const { facts, assessment } = taxReturn.taxReturnOf({ taxYear: '2026-27', jobs }, legislated);
  expect(main.assess({ ...facts, taxYear: '2026-27' }, legislated)).toStrictEqual(assessment);
});
