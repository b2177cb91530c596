/** The question of how many of a year's pays something is for. */
import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { numberIn } from '../../words/entered-text.ts';
import { type PayCycle, paidBy } from '../../words/pay-cycles.ts';
import { type Field, type Texts, upTo } from '../form/field.ts';
import { number } from '../form/kinds.tsx';
import type { Question } from '../form/question.tsx';

const WHOLE = { isWhole: true };

const periodOf = ({ cycle }: Texts) => paidBy(cycle as PayCycle);

/**
 * A whole number of pays, at most those of a year by the cycle that is entered beside it; undefined while it is empty. A number above the most
 * of a new period stays in the field, refused. It counts again if the visitor goes back to the old period.
 */
export function paysOfYear(
  label: string,
  most: Readonly<Record<WithholdingPeriod, number>>,
): Question<number | undefined> {
  const weekly: Field = upTo(most.weekly, WHOLE);
  const refusingAbove = (pays: number): Field => ({
    ...weekly,
    problem: upTo(pays, WHOLE).problem,
  });
  const fields = {
    weekly,
    fortnightly: refusingAbove(most.fortnightly),
    monthly: refusingAbove(most.monthly),
  };
  return {
    ...number(label, most.weekly, WHOLE),
    fields: { '': { ...weekly, by: (own) => fields[periodOf(own)] } },
    value: (own) => (own.pays ? Math.min(most[periodOf(own)], numberIn(own.pays)) : undefined),
  };
}
