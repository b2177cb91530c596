import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { TaxYear } from '../../pay/rules/rule-set.ts';
import { type DescribedRuleSet, RULE_SETS, type RuleSetName } from '../../pay/rules/rule-sets.ts';
import { controlNotes } from '../../site/control-notes.ts';
import { PROJECT_FOLDER } from '../project.ts';

/**
 * Makes `src/browser/rules.ts` the rule set of the build, so that scripts have its figures and no other's, and leaves out the
 * code for what the set does not have: tax offsets, and withholding schedules, which are apart, in `src/browser/schedules.ts`.
 * Plain data is smaller, compressed, than the modules that make it.
 */
export function chosenRules(name: RuleSetName): Plugin {
  const { departures: _, law: __, ...rules } = RULE_SETS[name];
  const notes = controlNotes(RULE_SETS[name]);
  const taxYears = rules.taxYears.map(apart);
  const modules = {
    rules: {
      rules: { ...rules, taxYears: taxYears.map(({ year }) => year) },
      notes,
    },
    schedules: {
      schedules: Object.fromEntries(taxYears.map(({ year, schedules }) => [year.label, schedules])),
    },
  };
  const hasOffsets = rules.taxYears.some(({ taxOffsets }) => taxOffsets !== undefined);
  return {
    name: 'chosen-rules',
    setup({ onLoad, onResolve }) {
      for (const [module, contents] of Object.entries(modules)) {
        onLoad({ filter: new RegExp(`[/\\\\]src[/\\\\]browser[/\\\\]${module}\\.ts$`) }, () => ({
          contents: exported(contents),
        }));
      }
      const leaveOut = (module: RegExp, substitute: string) =>
        onResolve({ filter: module }, () => ({
          path: path.join(PROJECT_FOLDER, 'src', 'browser', substitute),
        }));
      if (!hasOffsets) leaveOut(/\/offset-texts\.ts$/, 'no-offsets.ts');
      if (!hasSchedules(name)) leaveOut(/\/live-payslip\.tsx$/, 'no-payslip.ts');
    },
  };
}

/** Whether the scripts of a set calculate what an employer withholds from a pay. */
export function hasSchedules(name: RuleSetName): boolean {
  return RULE_SETS[name].taxYears.some(({ withholding }) => withholding !== undefined);
}

/**
 * What salary pages are made by: plain data. Of the law, which a simplified page quotes, there are no withholding tables:
 * no page quotes those, and they are most of a set.
 */
export function rulesOfSalaryPages(name: RuleSetName): DescribedRuleSet {
  const rules = RULE_SETS[name];
  const taxYears = rules.law.rules.taxYears.map((year) => apart(year).year);
  return { ...rules, law: { ...rules.law, rules: { ...rules.law.rules, taxYears } } };
}

/** A tax year without its withholding schedules, and those. */
function apart(taxYear: TaxYear) {
  const {
    withholding,
    withholdingSince,
    studentLoanWithholding,
    studentLoanWithholdingSince,
    ...year
  } = taxYear;
  return {
    year,
    schedules: {
      withholding,
      withholdingSince,
      studentLoanWithholding,
      studentLoanWithholdingSince,
    },
  };
}

/** The text of a module that exports each of `values` by its name. */
function exported(values: Readonly<Record<string, unknown>>): string {
  const constants = Object.entries(values).map(
    ([name, value]) => `${name} = ${JSON.stringify(value)}`,
  );
  return `export const ${constants.join(', ')};`;
}
