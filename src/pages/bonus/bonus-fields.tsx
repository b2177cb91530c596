/** The fields of the page on a bonus. */
import { LiveText } from '../../components/live-text.tsx';
import { PERIODS_PER_YEAR } from '../../pay/index.ts';
import { moneyIn, parseMoney } from '../../words/entered-text.ts';
import { formatDollars } from '../../words/money.ts';
import { CYCLE_NAMES, CYCLE_WORDS, takesCents } from '../../words/pay-cycles.ts';
import { Choice } from '../form/choice.tsx';
import { money } from '../form/field.ts';
import { LabelledField } from '../form/labelled-field.tsx';
import { HoursField } from '../form/person-fields.tsx';
import { SetSummary } from '../form/set-summary.tsx';
import { TextField } from '../form/text-field.tsx';
import type { LiveForm } from '../form/use-form.ts';
import { KIND_WORDS, PERIOD_WORDS } from './answer-texts.ts';
import type { BonusCalculation } from './bonus-calculation.ts';
import { type BonusForm, KINDS, type shownFields } from './bonus-form.ts';

interface Fields {
  readonly field: LiveForm<BonusForm>['field'];
  readonly calculation: BonusCalculation;
  readonly shown: ReturnType<typeof shownFields>;
}

/** The amount that the page is about, and what it is. */
export function BonusField({ field, calculation: { kind, period }, shown }: Fields) {
  const most = PERIODS_PER_YEAR[period];
  return (
    <section className="card amount">
      <h2>
        <label htmlFor="bonus">
          <LiveText>{`Your ${KIND_WORDS[kind]} before tax`}</LiveText>
        </label>
      </h2>
      <TextField {...field('bonus')} inputMode="numeric" before="$" />
      <Choice {...field('kind')} legend="What it is" words={KINDS} />
      {shown.pays && (
        <LabelledField
          {...field('pays')}
          label="Pays it is for"
          inputMode="numeric"
          placeholder={`${most}`}
          hint={`At most ${most} count, a year of pays.`}
        />
      )}
    </section>
  );
}

const RATE_FIELD = money('', { decimals: 2 });

/** The pay without the bonus, and its pay cycle, which names the card. */
export function UsualPayField({
  field,
  calculation: { payCycle, hoursPerWeek, query, period },
  shown,
}: Fields) {
  const salary = field('salary');
  const isRate = takesCents(payCycle);
  const paid = payCycle === 'annually' || isRate ? `, paid each ${PERIOD_WORDS[period]}` : '';
  return (
    <section className="card usual">
      <h2>
        <label htmlFor="salary">
          <LiveText>{CYCLE_WORDS[payCycle].title}</LiveText>
        </label>
      </h2>
      <Choice {...field('cycle')} legend="Pay cycle" words={CYCLE_NAMES} />
      <TextField
        {...salary}
        field={isRate ? RATE_FIELD : salary.field}
        inputMode={isRate ? 'decimal' : 'numeric'}
        before="$"
        hint={`Without the ${KIND_WORDS.bonus}: ${formatDollars(query.annualSalary)} a year${paid}`}
      />
      {shown.hours && (
        <HoursField
          {...field('hours')}
          hoursPerWeek={hoursPerWeek}
          hint="Paid for 52 weeks a year."
        />
      )}
    </section>
  );
}

/** The amounts that method B(ii) needs: folded away, as few have it at hand. */
export function YearSoFar({ field, calculation, shown }: Fields) {
  const { earnings, period, withholding, query } = calculation;
  if (!shown.earlier) return null;
  const { includesSuperannuation } = query.options;
  const usuallyWithheld =
    withholding.by === 'schedule5'
      ? formatDollars(withholding.soFar.withheldFromEarlierBonuses)
      : '';
  const set = setText(field, shown);
  return (
    <details
      className={
        set === '' ? 'card card-folded card-wide so-far unset' : 'card card-folded card-wide so-far'
      }
    >
      <SetSummary title="Earlier bonuses, or pay that varies" set={set} />
      <LabelledField
        {...field('earlier')}
        label="Bonuses paid earlier this year"
        before="$"
        inputMode="numeric"
        placeholder="0"
        hint={`Since 1 July, before tax${includesSuperannuation ? ', with their super' : ''}.`}
      />
      {shown['earlier-withheld'] && (
        <LabelledField
          {...field('earlier-withheld')}
          label="Withheld from them"
          before="$"
          inputMode="numeric"
          placeholder={usuallyWithheld.slice(1)}
          hint="If left empty, what the tax table takes from them."
        />
      )}
      <LabelledField
        {...field('average')}
        label="Average pay so far this year"
        before="$"
        inputMode="numeric"
        placeholder={formatDollars(earnings).slice(1)}
        hint={`Each ${PERIOD_WORDS[period]}, without bonuses${includesSuperannuation ? ' and super' : ''}.`}
      />
    </details>
  );
}

const SET_WORDS = {
  earlier: 'earlier',
  'earlier-withheld': 'withheld',
  average: 'on average',
} as const;

/** The amounts that are set in it. */
function setText(field: Fields['field'], shown: Fields['shown']): string {
  const names = ['earlier', 'earlier-withheld', 'average'] as const;
  return names
    .filter((name) => shown[name] && moneyIn(field(name).value) !== undefined)
    .map((name) => `${formatDollars(parseMoney(field(name).value))} ${SET_WORDS[name]}`)
    .join(', ');
}
