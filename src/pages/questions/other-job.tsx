/** The pay of another job, where the tax-free threshold is claimed. */
import { memo } from 'react';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import { CYCLE_NOUNS, DEFAULT_PAY_CYCLE } from '../../words/pay-cycles.ts';
import { optionsIn } from '../../words/pay-options.ts';
import type { Fields, Texts } from '../form/field.ts';
import { AmountField, amountFields, CYCLES_WITHOUT_HOURS, payIn } from './pay.tsx';

/** The pay of another job, shown where the tax on a pay depends on it: of a second job, unless its set has a charge for one. */
export function otherJobFields(rules: RuleSet) {
  const when = ({ options = '', year = '' }: Texts) =>
    withholdingScale(optionsIn(options)) === 1 &&
    taxYearOf(rules, year).withoutTaxFreeThreshold === undefined;
  const { salary, cycle } = amountFields('', { cycles: CYCLES_WITHOUT_HOURS, hasSuper: false });
  const by = (own: Texts) => salary.by({ cycle: own['other-job-cycle'] ?? '' });
  return { 'other-job': { ...salary, by, when }, 'other-job-cycle': { ...cycle, when } };
}

/** Dollars a year of the other job; 0 without one. */
export function otherJobPayIn(entries: Texts): number {
  const { 'other-job': salary = '', 'other-job-cycle': cycle = DEFAULT_PAY_CYCLE } = entries;
  return payIn({ salary, cycle }).annual;
}

/** Below the option that the tax-free threshold is claimed at another job. */
export const OtherJobField = memo(function OtherJobField(props: Fields<'salary' | 'cycle'>) {
  if (!props.salary.isShown) return null;
  return (
    <div className="other-job">
      <AmountField
        {...props}
        label="Pay of your other job"
        cycleLabel="Per"
        cycles={OTHER_JOB_WORDS}
        hint="Before tax. Your tax for the year depends on both jobs."
      />
    </div>
  );
});

const OTHER_JOB_WORDS = Object.fromEntries(
  CYCLES_WITHOUT_HOURS.map((cycle) => [cycle, CYCLE_NOUNS[cycle]]),
);
