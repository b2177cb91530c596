/** The question which pay was meant, where the words of an amount and a control of its form disagree. Few see it: it loads with the cards. */
import { readAmount } from '../../words/entered-text.ts';
import { formatMoney } from '../../words/money.ts';
import { type EnteredCycle, onePeriod } from '../../words/pay-cycles.ts';
import { optionsIn, optionsOn, switchOption } from '../../words/pay-options.ts';
import type { AmountFields } from './pay.tsx';
import { Settling } from './settling.tsx';

/** A button for each answer: first as the words have it, then as the control does. */
export function WhichMeant({ salary, cycle, superPlace }: AmountFields) {
  const { value: text } = salary;
  const own = cycle.value as EnteredCycle;
  const { amount = 0, cycle: saidCycle, includesSuper } = readAmount(text, 2);
  const said = saidCycle ?? own;
  const button = (words: string, settled: EnteredCycle, act: () => void) => (
    <Settling
      words={`${formatMoney(amount)} ${words}`}
      name={cycle.name}
      cycle={settled}
      act={act}
    />
  );
  // Without the words that the visitor takes back.
  const keep = (words: string) => () => salary.change(salary.name, `${amount} ${words}`);
  const superWords = (isIn = false) => (isIn ? 'including super' : 'plus super');
  const place = () => {
    if (superPlace === undefined || includesSuper === undefined) return;
    const { name, value, field, change } = superPlace;
    const options = switchOption(optionsIn(value), 'includesSuperannuation', includesSuper);
    change(name, field.isList ? optionsOn(options).join() : includesSuper ? 'yes' : '');
  };
  return (
    <>
      Which did you mean?
      <span className="actions">
        {said === own ? (
          <>
            {button(superWords(includesSuper), own, place)}
            {button(
              superWords(!includesSuper),
              own,
              keep(saidCycle === undefined ? '' : onePeriod(own)),
            )}
          </>
        ) : (
          <>
            {button(onePeriod(said), said, () => cycle.change(cycle.name, said))}
            {button(
              onePeriod(own),
              own,
              keep(includesSuper === undefined ? '' : superWords(includesSuper)),
            )}
          </>
        )}
      </span>
    </>
  );
}
