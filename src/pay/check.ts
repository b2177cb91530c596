/** The checker of everything that the package is asked. The site's pages use the engine without it. */
import { withFigures } from './check-figures.ts';
import { PayError, type QueryIssue, type QueryIssueCode, type QueryPath } from './pay-error.ts';
import { excerpt, isPlainObject, named, shown } from './query-values.ts';
import type { RuleSet } from './rules/rule-set.ts';

/** The description of a value, as data. The queries are described in the files named `queries.ts`. */
export type Part =
  | NumberPart
  | { readonly is: 'boolean' }
  | { readonly is: 'taxYear' }
  | { readonly is: 'rules' }
  | { readonly is: 'oneOf'; readonly allowed: readonly (string | number)[] }
  | { readonly is: 'text' }
  | { readonly is: 'list'; readonly each: Part; readonly isFilled?: true }
  | { readonly is: 'row'; readonly needed: readonly Part[]; readonly optional: readonly Part[] }
  | ObjectPart
  /** One of several descriptions, which depends on the value itself. */
  | { readonly is: 'choice'; readonly partFor: (value: unknown) => Part };

interface NumberPart {
  readonly is: 'number';
  /** The words after 'must be' in a message, such as 'a number of dollars'. */
  readonly called: string;
  readonly highest: number;
  readonly isWhole?: true;
  /** Lower numbers are a mistake. Absent: a negative number counts as 0. */
  readonly lowest?: number;
}

interface ObjectPart {
  readonly is: 'object';
  readonly needed: Readonly<Record<string, Part>>;
  readonly optional: Readonly<Record<string, Part>>;
  /** Further keys are no mistake, as in a result of the engine that is passed back to it. */
  readonly isOpen?: true;
}

/** An object of the type `Whole`. A key without a part, or on the wrong side, does not compile. */
export interface ObjectOf<Whole> extends ObjectPart {
  readonly needed: Readonly<Record<Exclude<keyof Whole, OptionalKeys<Whole>>, Part>>;
  readonly optional: Readonly<Record<OptionalKeys<Whole>, Part>>;
}

type OptionalKeys<Whole> = {
  [Key in keyof Whole]-?: Record<never, never> extends Pick<Whole, Key> ? Key : never;
}[keyof Whole];

/**
 * `calculate` for callers whose arguments nobody has checked: `needed` and `optional` describe them by name, in order. A negative number
 * passes, because it counts as 0. The function throws a `PayError` with each issue; for a tax year that the rules do not have, with the code
 * `unknownTaxYear`; and for a figure that is not finite, with the code `brokenRules`.
 */
export function checked<Calculate extends (...args: never[]) => unknown>(
  calculate: Calculate,
  needed: Readonly<Record<string, Part>>,
  optional: Readonly<Record<string, Part>> = {},
): Calculate {
  const parts = Object.entries({ ...needed, ...optional });
  const rulesAt = parts.findIndex(([, { is }]) => is === 'rules');
  const call = (...args: readonly unknown[]) => {
    const rules = args[rulesAt];
    if (rulesAt !== -1) check('rules', rules, RULES);
    for (const [index, [name, part]] of parts.entries()) {
      const isLeftOut = args[index] === undefined && name in optional;
      if (!isLeftOut) check(name, args[index], part, rules as RuleSet | undefined);
    }
    const result = calculate(...(args as never[]));
    return rulesAt === -1 ? result : withFigures(result, rules as RuleSet);
  };
  return call as unknown as Calculate;
}

/** Refuses a `value` that is not what `part` says: see {@link checked}. */
export function check(name: string, value: unknown, part: Part, rules?: RuleSet): void {
  const issues = issuesWith(value, part, { name, rules, lowest: Number.NEGATIVE_INFINITY });
  if (issues.length === 0) return;
  const year = issues.find(({ code }) => code === 'unknownTaxYear');
  const error =
    year === undefined
      ? new PayError('invalidQuery', issues.map(({ message }) => message).join('\n'))
      : new PayError('unknownTaxYear', year.message);
  throw Object.assign(error, { issues });
}

/** A rule set is only looked at as far as to notice one that was forgotten. */
export const RULES: Part = { is: 'rules' };

interface Asked {
  /** The name of the whole value in a message. */
  readonly name: string;
  readonly rules: RuleSet | undefined;
  /** The lowest number that is no mistake, unless a part has its own. */
  readonly lowest: number;
}

/** Every issue with `value`. Does not throw for anything that JSON can hold. */
export function issuesWith(
  value: unknown,
  part: Part,
  asked: Asked,
  path: QueryPath = [],
): readonly QueryIssue[] {
  const issue = (
    code: QueryIssueCode,
    must: string,
    allowed?: QueryIssue['allowed'],
  ): QueryIssue[] => {
    const message = `${named(path, asked.name)} is ${shown(value)}, and must be ${must}`;
    return [{ path, code, message, ...(allowed && { allowed }) }];
  };
  switch (part.is) {
    case 'number':
      return numberIssues(value, part, asked, issue);
    case 'boolean':
      return typeof value === 'boolean' ? [] : issue('notABoolean', meaningOf(part));
    case 'text':
      return typeof value === 'string' ? [] : issue('notAText', meaningOf(part));
    case 'rules':
      return Array.isArray((value as RuleSet | null | undefined)?.taxYears)
        ? []
        : issue('notAnObject', meaningOf(part));
    case 'oneOf':
      return part.allowed.some((each) => each === value)
        ? []
        : issue('notOneOf', meaningOf(part), part.allowed);
    case 'taxYear': {
      const allowed = asked.rules?.taxYears.map(({ label }) => label) ?? [];
      if (allowed.some((label) => label === value)) return [];
      const label = typeof value === 'string' ? excerpt(value) : shown(value);
      const message = `Tax year ${label} not found`;
      return [{ path, code: 'unknownTaxYear', message, allowed }];
    }
    case 'choice':
      return issuesWith(value, part.partFor(value), asked, path);
    case 'list':
      if (part.isFilled && Array.isArray(value) && value.length === 0) {
        return [missing(part.each, asked, [...path, 0])];
      }
      return Array.isArray(value)
        ? // Not flatMap, which passes over the gaps of a list.
          Array.from(value, (each, index) =>
            issuesWith(each, part.each, asked, [...path, index]),
          ).flat()
        : issue('notAList', meaningOf(part));
    case 'row': {
      const { needed, optional } = part;
      const isRow = Array.isArray(value) && value.length >= needed.length;
      if (!isRow || value.length > needed.length + optional.length) {
        return issue('notAList', meaningOf(part));
      }
      return [...needed, ...optional].flatMap((each, index) =>
        index >= needed.length && value[index] === undefined
          ? []
          : issuesWith(value[index], each, asked, [...path, index]),
      );
    }
    case 'object':
      return isPlainObject(value)
        ? keyIssues(value, part, asked, path)
        : issue('notAnObject', meaningOf(part));
  }
}

function numberIssues(
  value: unknown,
  { called, highest, isWhole, lowest }: NumberPart,
  asked: Asked,
  issue: (code: QueryIssueCode, must: string, allowed?: readonly number[]) => QueryIssue[],
): QueryIssue[] {
  if (typeof value !== 'number' || !Number.isFinite(value)) return issue('notANumber', called);
  const least = lowest ?? asked.lowest;
  if (value > highest || value < least) {
    const range = Number.isFinite(least) ? `from ${least} to ${highest}` : `at most ${highest}`;
    return issue('outOfRange', `${called}, ${range}`, [lowest ?? 0, highest]);
  }
  return isWhole && value > 0 && !Number.isInteger(value) ? issue('notWhole', called) : [];
}

function keyIssues(
  value: Readonly<Record<string, unknown>>,
  { needed, optional, isOpen }: ObjectPart,
  asked: Asked,
  path: QueryPath,
): QueryIssue[] {
  const known = { ...needed, ...optional };
  const keys = Object.keys(known);
  const absent = Object.entries(needed).filter(([key]) => value[key] === undefined);
  const unknown = isOpen
    ? []
    : Object.getOwnPropertyNames(value).filter((key) => !keys.includes(key));
  return [
    ...absent.map(([key, part]) => missing(part, asked, [...path, key])),
    ...Object.entries(known).flatMap(([key, part]) =>
      value[key] === undefined ? [] : issuesWith(value[key], part, asked, [...path, key]),
    ),
    ...unknown.map((key): QueryIssue => {
      const at = [...path, key];
      const message = `${named(at, asked.name)} is ${shown(value[key])}, and no such key is known: the keys are ${listed(keys, 'and')}`;
      return { path: at, code: 'unknownKey', message, allowed: keys };
    }),
  ];
}

function missing(part: Part, { name }: Asked, path: QueryPath): QueryIssue {
  const message = `${named(path, name)} is missing, and must be ${meaningOf(part)}`;
  return { path, code: 'missing', message };
}

/** The description of a value in words, for a message. */
function meaningOf(part: Part): string {
  switch (part.is) {
    case 'number':
      return part.called;
    case 'text':
      return 'a text';
    case 'boolean':
      return 'true or false';
    case 'taxYear':
      return 'a tax year of the rule set';
    case 'rules':
      return 'a rule set, such as legislated';
    case 'oneOf':
      return listed(part.allowed.map(shown), 'or');
    case 'choice':
      return meaningOf(part.partFor(undefined));
    case 'list':
      return 'a list';
    case 'row':
      return `a list of ${part.needed.length} to ${part.needed.length + part.optional.length} values`;
    case 'object': {
      const needed = Object.keys(part.needed);
      const keys = needed.length > 0 ? needed : Object.keys(part.optional);
      return `an object with ${listed(keys, needed.length > 0 ? 'and' : 'or')}`;
    }
  }
}

function listed(words: readonly string[], joiner: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joiner} ${last}`;
}
