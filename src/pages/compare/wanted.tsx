/** What salary gives the take-home pay that is wanted: a question of its own, with its own part of what loads late. */
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

/** The questions, in a form that has others. */
export function wantedPay() {
  return list([PREFIX], () => QUESTIONS);
}

/** The pay that is wanted, and what its salary goes by. */
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

/** The cards, and below them what is wanted. */
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

/** The search for the salary takes as long as the rest of a key: nothing else starts it. */
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
