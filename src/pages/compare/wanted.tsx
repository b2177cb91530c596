/** The card that asks for a wanted take-home pay and answers with the salary that gives it. */
import { memo } from 'react';
import type { PayOptions } from '../../pay/pay-options.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { CYCLE_NOUNS, type EnteredCycle } from '../../words/pay-cycles.ts';
import type { Fields } from '../form/field.ts';
import type { Values } from '../form/question.tsx';
import { isSame, type LiveForm } from '../form/use-form.tsx';
import { Late } from '../live/late.tsx';
import { list } from '../live/list.tsx';
import { payAmount, superPlace } from '../questions/pay-among-others.tsx';

// No figure of the law: 1500 (the example of a wanted pay)

const PREFIX = 'want-';

const QUESTIONS = {
  pay: payAmount('1500', {
    cycles: Object.keys(CYCLE_NOUNS) as EnteredCycle[],
    cycle: 'weekly',
    superIn: 'included',
    label: 'Take-home pay you want',
    cycleLabel: 'Per',
    words: CYCLE_NOUNS,
  }),
  included: superPlace(),
};

/** The questions as a list with one item, because the form has another `pay`. */
export function wantedPay() {
  return list([PREFIX], () => QUESTIONS);
}

/** The wanted pay, with everything that the salary depends on. */
export interface Wanted {
  readonly pay: Values<typeof QUESTIONS>['pay'];
  readonly options: PayOptions;
  readonly taxYear: string;
  readonly rules: RuleSet;
}

interface OutcomeProps {
  readonly form: LiveForm;
  readonly result: { readonly wanted: Wanted };
}

/** The cards, and the card of the wanted pay below them. */
export function Outcome({ form, result }: OutcomeProps) {
  const field = (name: string) => form.field(PREFIX + name);
  return (
    <div className="outcome">
      <Late of={result} Part="Cards" className="results" />
      <WantedCard
        salary={field('salary')}
        cycle={field('cycle')}
        included={field('included')}
        wanted={result.wanted}
      />
    </div>
  );
}

interface CardProps extends Fields<'salary' | 'cycle' | 'included'> {
  readonly wanted: Wanted;
}

/** Searching for the salary takes as long as everything else that a key starts, so only its own entries start it. */
const WantedCard = memo(function WantedCard({ wanted, ...fields }: CardProps) {
  const field = (name: string) => fields[name as keyof typeof fields];
  return (
    <section className="card wanted">
      <h2>What do I need to earn?</h2>
      <div className="entered">
        {QUESTIONS.pay.draw(field, 'pay', undefined)}
        {QUESTIONS.included.draw(field, 'included', undefined)}
      </div>
      <Late of={wanted} Part="NeededSalary" className="results" isQuiet />
    </section>
  );
}, isSame);
