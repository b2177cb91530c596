/** The check of what the package gives. A rule set of one's own may lack figures, which nothing looks at before they are needed. */
import { PayError, type QueryPath } from './pay-error.ts';
import { named } from './query-values.ts';
import type { RuleSet } from './rules/rule-set.ts';

/** `result`, by the figures of `rules`. Throws a `PayError` where a number in it is not finite, which complete figures never give. */
export function withFigures<Result>(result: Result, rules: RuleSet): Result {
  assertFinite(result, rules, []);
  return result;
}

function assertFinite(value: unknown, rules: RuleSet, path: QueryPath): void {
  if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value);
    for (const [key, each] of Object.entries(value)) {
      assertFinite(each, rules, [...path, isList ? Number(key) : key]);
    }
  }
  if (typeof value !== 'number' || Number.isFinite(value)) return;
  const figure = named(path, 'the result');
  throw new PayError(
    'brokenRules',
    `The ${rules.name ? `${rules.name} ` : ''}rule set makes ${figure} ${value}: a figure that it needs is missing or not finite`,
  );
}
