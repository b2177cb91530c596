/** Questions about a person that several pages ask, each with the name that its entry has in the form. */
import type { Residency } from '../../pay/rules/rule-set.ts';
import { MOST_CHILDREN } from '../../words/entered-text.ts';
import { RESIDENCIES } from '../../words/pay-options.ts';
import { number, oneOf, yesNo } from '../form/kinds.tsx';
import { onlyIf, type Question } from '../form/question.tsx';

/** The same question, asked only of residents. */
export function ofResident<Value>(question: Question<Value>): Question<Value> {
  return onlyIf((_, { residency }) => residency === 'resident', question);
}

/** The entry is called `residency`. */
export function residency(legend = 'Residency'): Question<Residency> {
  return oneOf(legend, RESIDENCIES, 'resident');
}

/** The entry is called `loan`. Working holiday makers are not asked, because they have no student loan. */
export function studentLoan(legend = 'Study loan'): Question<boolean> {
  return onlyIf((_, form) => form.residency !== 'workingHoliday', yesNo(legend));
}

/** The entry is called `children`. */
export function children(): Question<number> {
  return number('Children', MOST_CHILDREN, {
    isWhole: true,
    hint: 'Those who depend on you.',
  });
}

/** The entry is called `cover`. `words` are the answers to how much of the year it lasted. */
export function hospitalCover<Value extends string>(
  legend: string,
  words: Readonly<Record<Value, string>>,
): Question<Value> {
  return ofResident(oneOf<Value>(legend, words, '' as Value));
}
