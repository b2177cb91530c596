/**
 * The rule set that scripts calculate by, and its notes. In a bundle, `chosenRules` replaces this module by the data of the set
 * that the build chose.
 */
import type { RuleSet } from '../pay/rules/rule-set.ts';
import { DEFAULT_RULES } from '../pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../pay/rules/rule-sets.ts';
import { type ControlNotes, controlNotes } from '../words/control-notes.ts';

export const rules: RuleSet = RULE_SETS[DEFAULT_RULES];

export const notes: ControlNotes = controlNotes(RULE_SETS[DEFAULT_RULES]);
