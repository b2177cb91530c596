/** The form of the page on a bonus, what lands of it, and how. */
import { useMemo } from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import { PERIODS_PER_YEAR } from '../../pay/periods.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { HOME_PATH, LEAVING_PATH } from '../../site/paths.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { moneyIn } from '../../words/entered-text.ts';
import { formatDollars } from '../../words/money.ts';
import { CYCLE_NOUNS, forEmployees, type PayCycle } from '../../words/pay-cycles.ts';
import { optionsOn } from '../../words/pay-options.ts';
import { present } from '../../words/present.ts';
import { Choice, LabelledField, SetSummary, TextField, YearCard } from '../form/controls.tsx';
import { NotCounted } from '../form/not-counted.tsx';
import { OptionSwitches, shortName } from '../form/option-switches.tsx';
import { PayCard } from '../form/pay.tsx';
import {
  EntryForm,
  type FieldProps,
  FormActions,
  FurtherFields,
  type LiveForm,
  useForm,
} from '../form/use-form.tsx';
import { Announcement } from '../live/announcement.tsx';
import { Example } from '../live/example.tsx';
import { Late } from '../live/late.tsx';
import { type BonusCalculation, calculated } from './calculation.ts';
import type * as cards from './cards.tsx';
import { BONUS_OPTIONS, type BonusForm, bonusForm, KINDS } from './form.ts';
import { type BonusAnswer, bonusAnswer, kindWords } from './texts.ts';

export interface BonusProps extends Pick<typeof cards, 'Cards'> {
  readonly rules: RuleSet;
  readonly notes: ControlNotes;
}

export function Bonus({ rules, notes, Cards }: BonusProps) {
  const form = useMemo(() => bonusForm(rules), [rules]);
  const { entries, fragment, field, reset, link } = useForm(form);
  const calculation = useMemo(() => calculated(entries, rules), [entries, rules]);
  const { period, query, isEntered } = calculation;
  const usualPay = `${formatDollars(query.annualSalary)} a year`;
  const texts = bonusAnswer(calculation);
  const cycle = field('cycle');
  return (
    <LiveFigures value>
      <div className={isEntered ? 'calculator' : 'calculator empty'}>
        <EntryForm className="inputs" reset={reset}>
          <BonusField field={field} calculation={calculation} />
          <FurtherFields
            title="Usual pay and options"
            set={[usualPay, query.taxYear, ...optionsOn(query.options).map(shortName)].join(', ')}
          >
            <PayCard
              salary={field('salary')}
              cycle={cycle}
              superPlace={field('options')}
              hours={field('hours')}
              hoursPerWeek={calculation.hoursPerWeek}
              className="card usual"
              hint={`Without the bonus: ${usualPay}, paid each ${CYCLE_NOUNS[period]}. ${forEmployees(cycle.value as PayCycle)}`.trim()}
            />
            <YearCard {...field('year')} rules={rules} note={notes.model} />
            <OptionSwitches
              {...field('options')}
              offered={BONUS_OPTIONS}
              notes={notes}
              otherPay={field('other-job')}
              otherCycle={field('other-job-cycle')}
              paidBefore={field('paid')}
            />
            <NotCounted
              says="We don't count a partner, children or a custom super rate here."
              href={HOME_PATH}
              link="Pay calculator"
            />
            <YearSoFar field={field} calculation={calculation} />
            <FormActions {...link} />
          </FurtherFields>
        </EntryForm>
        <Late of={calculation} Part={Cards} className="results">
          <div className="answer-place">
            <Answer texts={texts} fragment={fragment} />
            {!isEntered && <p className="card">{REQUEST}</p>}
          </div>
        </Late>
      </div>
      <Announcement
        text={isEntered ? `${texts.of}, ${texts.amount} ${texts.words} ${texts.taxTime}` : REQUEST}
      />
    </LiveFigures>
  );
}

const REQUEST = 'Enter your pay and the bonus to see what lands.';

interface PartProps extends Pick<LiveForm<BonusForm>, 'field'> {
  readonly calculation: BonusCalculation;
}

/** The amount that the page is about, and what it is. */
function BonusField({ field, calculation: { kind, period } }: PartProps) {
  const mostPays = PERIODS_PER_YEAR[period];
  return (
    <section className="card amount">
      <h2>
        <label htmlFor="bonus">
          <LiveText>{`Your ${kindWords(kind)} before tax`}</LiveText>
        </label>
      </h2>
      <TextField {...field('bonus')} inputMode="decimal" before="$" />
      <Choice {...field('kind')} legend="What it is" words={KINDS} />
      <p className="hint">
        {/* One text: the build leaves nothing between two, and React would miss the second. */}
        {'Redundancy? It is taxed differently. '}
        <a className="carries-entries" href={LEAVING_PATH}>
          Leaving a job
        </a>
      </p>
      <LabelledField
        {...field('pays')}
        label="Pays it is for"
        inputMode="numeric"
        placeholder={`${mostPays}`}
        hint={`At most ${mostPays} count, a year of pays.`}
      />
    </section>
  );
}

/** The amounts that method B(ii) needs: folded away, as few have it at hand. */
export function YearSoFar({ field, calculation }: PartProps) {
  const { query, period, earnings, withholding } = calculation;
  const { includesSuperannuation: includesSuper } = query.options;
  const [earlier, average] = [field('earlier'), field('average')];
  const withheld = field('earlier-withheld');
  if (!earlier.isShown) return null;
  const usual = withholding.by === 'schedule5' && withholding.soFar.withheldFromEarlierBonuses;
  const set = present([
    amountSet(earlier, 'earlier'),
    amountSet(withheld, 'withheld'),
    amountSet(average, 'on average'),
  ]).join(', ');
  return (
    <details className={`card card-folded card-wide so-far${set === '' ? ' unset' : ''}`}>
      <SetSummary title="Earlier bonuses, or pay that varies" set={set} />
      <LabelledField
        {...earlier}
        {...AMOUNT}
        label="Bonuses paid earlier this year"
        hint={`Since 1 July, before tax${includesSuper ? ', with their super' : ''}.`}
      />
      <LabelledField
        {...withheld}
        {...AMOUNT}
        label="Withheld from them"
        placeholder={usual === false ? '' : formatDollars(usual).slice(1)}
        hint="If left empty, what the tax table takes from them."
      />
      <LabelledField
        {...average}
        {...AMOUNT}
        label="Average pay so far this year"
        placeholder={formatDollars(earnings).slice(1)}
        hint={`Each ${CYCLE_NOUNS[period]}, without bonuses${includesSuper ? ' and super' : ''}.`}
      />
    </details>
  );
}

const AMOUNT = { before: '$', placeholder: '0' };

/** The amount that is set in a field, with what it is. */
function amountSet({ isShown, value }: FieldProps, word: string): string | false {
  const amount = moneyIn(value);
  return isShown && amount !== undefined && `${formatDollars(amount)} ${word}`;
}

/** The part of the bonus that lands: the largest figure of the page, and what comes of the rest. */
export function Answer({ texts, fragment }: { texts: BonusAnswer; fragment: string }) {
  const { of, amount, words, withheld, taxTime, why } = texts;
  return (
    <section className="card answer">
      <Example />
      <h2>
        <LiveText>{of}</LiveText>
      </h2>
      <p>
        <strong translate="no">{amount}</strong>
        {` ${words}`}
      </p>
      <p className="also">
        <LiveText>{`${withheld} ${taxTime}`}</LiveText>
      </p>
      {why && (
        <p className="why">
          <b>Why so much?</b> <LiveText>{why}</LiveText>
        </p>
      )}
      <p className="hint">
        {/* The calculator has the same names for the usual pay. */}
        <a href={HOME_PATH + fragment}>See your usual pay</a>
      </p>
    </section>
  );
}
