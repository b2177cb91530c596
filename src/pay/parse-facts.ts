/** Facts out of data that nobody has checked yet, such as the body of a request: all that is wrong with it is listed. */
import { check, issuesWith, RULES } from './check.ts';
import type { Facts } from './facts.ts';
import type { QueryIssue } from './pay-error.ts';
import { FACTS } from './queries.ts';
import type { RuleSet } from './rules/rule-set.ts';

export type ParsedFacts<Label extends string = string> =
  | { readonly success: true; readonly facts: Facts<Label>; readonly issues?: undefined }
  | { readonly success: false; readonly facts?: undefined; readonly issues: readonly QueryIssue[] };

/**
 * `value` itself as facts for `assess` with `rules`, or every issue with it. It is stricter than `assess`, which lets a negative number count
 * as 0: here it is an issue. A key that is undefined counts as absent. Does not throw for anything that JSON can hold.
 *
 * @example
 * parseFacts({ taxYear: '2026-27', jobs: [{ pay: 60_000 }] }, legislated).success; // true
 * parseFacts({ taxYear: '2026-27', jobs: [{ pay: '60000' }] }, legislated).issues[0].message; // "jobs[0].pay is '60000', and must be a number of dollars"
 * @throws PayError if `rules` is no rule set.
 */
export function parseFacts<Label extends string>(
  value: unknown,
  rules: RuleSet<Label>,
): ParsedFacts<Label> {
  check('rules', rules, RULES);
  const issues = issuesWith(value, FACTS, { name: 'facts', rules, lowest: 0 });
  // A value without issues has the keys and the types of facts.
  return issues.length === 0
    ? { success: true, facts: value as Facts<Label> }
    : { success: false, issues };
}
