/** The two cards of questions about a bonus: the bonus itself, and amounts of the year so far, which few people have at hand. */
import { memo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { WEEKS_PER_YEAR } from '../../pay/rules/every-year.ts';
import { moneyIn, numberIn, parseMoney } from '../../words/entered-text.ts';
import { formatDollars } from '../../words/money.ts';
import { optionsIn } from '../../words/pay-options.ts';
import { present } from '../../words/present.ts';
import { Choice, LabelledField, SetSummary, TextField } from '../form/controls.tsx';
import { type FieldProps, type Fields, money, oneOf, type Texts, upTo } from '../form/field.ts';
import type { Question, Said } from '../form/question.tsx';
import { isSame } from '../form/use-form.tsx';
import { Late } from '../live/late.tsx';

/** The kinds of payment besides the usual pay, as the radios call them. */
const KINDS = {
  bonus: 'Bonus or commission',
  'back-pay': 'Back pay',
  'leave-loading': 'Leave loading',
  leave: 'Cashed-out leave',
} as const;

export type BonusKind = keyof typeof KINDS;

/** In a sentence, such as 'your bonus'. */
export function kindWords(kind: BonusKind): string {
  return kind === 'bonus' ? kind : KINDS[kind].toLowerCase();
}

/** Working holiday makers have a tax table of their own, which asks for none of these amounts. */
const hasScale = ({ options = '' }: Texts) => !optionsIn(options).workingHolidayVisa;

/** The amount, its kind, and the number of pays that back pay is for. Without a number we assume a year of pays. */
export const extraPay: Question<{ amount: number; kind: BonusKind; pays: number | undefined }> = {
  fields: {
    bonus: money('10000'),
    kind: oneOf(KINDS, 'bonus'),
    pays: {
      ...upTo(WEEKS_PER_YEAR, { isWhole: true }),
      when: (own) => own.kind === 'back-pay' && hasScale(own),
    },
  },
  value: ({ bonus = '', kind, pays = '' }) => ({
    amount: parseMoney(bonus),
    kind: kind as BonusKind,
    pays: pays === '' ? undefined : numberIn(pays),
  }),
  draw: (field, _, said) => (
    <ExtraPay
      bonus={field('bonus')}
      kind={field('kind')}
      pays={field('pays')}
      mostPays={said?.placeholder ?? ''}
    />
  ),
};

const ExtraPay = memo(function ExtraPay(
  props: Fields<'bonus' | 'kind' | 'pays'> & { mostPays: string },
) {
  const { bonus, kind, pays, mostPays } = props;
  return (
    <section className="card amount">
      <h2>
        <label htmlFor="bonus">
          <LiveText>{`Your ${kindWords(kind.value as BonusKind)} before tax`}</LiveText>
        </label>
      </h2>
      <TextField {...bonus} inputMode="decimal" before="$" />
      <Choice {...kind} legend="What it is" words={KINDS} />
      <p className="hint">
        <Late of="redundancy" Part="Note" />
      </p>
      <LabelledField
        {...pays}
        label="Pays it is for"
        inputMode="numeric"
        placeholder={mostPays}
        hint={`At most ${mostPays} count, a year of pays.`}
      />
    </section>
  );
});

/** Method B(ii) needs these amounts, in dollars. If they are missing we assume what method A withholds, and the usual pay. */
export interface YearSoFar {
  readonly earlierBonuses: number;
  readonly withheldFromEarlierBonuses: number | undefined;
  readonly averageEarnings: number | undefined;
}

export const yearSoFar: Question<YearSoFar> = {
  fields: {
    earlier: { ...money(''), when: hasScale },
    'earlier-withheld': { ...money(''), when: hasScale },
    average: { ...money(''), when: hasScale },
  },
  value: ({ earlier = '', average = '', ...own }) => ({
    earlierBonuses: parseMoney(earlier),
    // It is asked without them too: a field that came and went would move the one that is typed in.
    withheldFromEarlierBonuses: earlier === '' ? undefined : moneyIn(own['earlier-withheld'] ?? ''),
    averageEarnings: moneyIn(average),
  }),
  draw: (field, _, said) => (
    <SoFar
      earlier={field('earlier')}
      withheld={field('earlier-withheld')}
      average={field('average')}
      said={said as SoFarSaid}
    />
  ),
};

/** Words for the fields of `YearSoFar`: placeholders with the assumed amounts, and hints. */
export interface SoFarSaid extends Said {
  readonly words: Readonly<Record<'withheld' | 'average' | 'earlierHint' | 'averageHint', string>>;
}

type SoFarProps = Fields<'earlier' | 'withheld' | 'average'> & { readonly said: SoFarSaid };

/** The card is folded away because few people have these amounts at hand. */
const SoFar = memo(function SoFar({ earlier, withheld, average, said: { words } }: SoFarProps) {
  if (!earlier.isShown) return null;
  const set = present([
    amountSet(earlier, 'earlier'),
    earlier.value !== '' && amountSet(withheld, 'withheld'),
    amountSet(average, 'on average'),
  ]).join(', ');
  return (
    <details className={`card card-folded card-wide so-far${set === '' ? ' unset' : ''}`}>
      <SetSummary title="Earlier bonuses, or pay that varies" set={set} />
      <LabelledField
        {...earlier}
        {...AMOUNT}
        label="Bonuses paid earlier this year"
        hint={words.earlierHint}
      />
      <LabelledField
        {...withheld}
        {...AMOUNT}
        label="Withheld from them"
        placeholder={words.withheld}
        hint="If left empty, what the tax table takes from them."
      />
      <LabelledField
        {...average}
        {...AMOUNT}
        label="Average pay so far this year"
        placeholder={words.average}
        hint={words.averageHint}
      />
    </details>
  );
}, isSame);

const AMOUNT = { before: '$', placeholder: '0' };

/** The amount that is set in a field, with what it is. */
function amountSet({ isShown, value }: FieldProps, word: string): string | false {
  const amount = moneyIn(value);
  return isShown && amount !== undefined && `${formatDollars(amount)} ${word}`;
}
